// Embind makes every module convert wide strings. No binding has any, so the script leaves that out. Emscripten takes
// the text of a function, and knows no arrow functions.
mergeInto(LibraryManager.library, {
    // biome-ignore lint/complexity/useArrowFunction: see above
    _embind_register_std_wstring: function () {},
});
