// Embind makes every module convert wide strings and views of memory. No binding has any, so the script leaves both out.
// Emscripten takes the text of each function, and knows no arrow functions.
mergeInto(LibraryManager.library, {
    _embind_register_memory_view: function () {},
    _embind_register_std_wstring: function () {},
});
