// Embind's only use of `sprintf` is to write the address of a type without a binding into a message
// for developers. This one does that and keeps the C library's formatter out of the module: two
// kilobytes, gzipped. Emscripten calls it `siprintf` where no number has a fraction.

#include <charconv>
#include <cstdarg>
#include <cstdint>

extern "C" int sprintf(char* out, const char* format, ...) {
    std::va_list arguments;
    va_start(arguments, format);
    const auto address = reinterpret_cast<std::uintptr_t>(va_arg(arguments, void*));
    va_end(arguments);
    char* const end = std::to_chars(out, out + 2 * sizeof address, address, 16).ptr;
    *end = '\0';
    return static_cast<int>(end - out);
}

extern "C" int siprintf(char* out, const char* format, ...) __attribute__((alias("sprintf")));
