// Embind's only use of `sprintf` is to write the address of a type without a binding into a message
// for developers. These functions do that and keep the C library's formatter out of the module: two
// kilobytes, gzipped. Emscripten calls the second name where no number has a fraction.

#include <charconv>
#include <cstdarg>
#include <cstdint>

namespace {

/// Writes the address as hexadecimal digits. Returns their number.
int write_address(char* out, std::va_list arguments) {
    const auto address = reinterpret_cast<std::uintptr_t>(va_arg(arguments, void*));
    char* const end = std::to_chars(out, out + 2 * sizeof address, address, 16).ptr;
    *end = '\0';
    return static_cast<int>(end - out);
}

}  // namespace

extern "C" {

int sprintf(char* out, const char* format, ...) {
    std::va_list arguments;
    va_start(arguments, format);
    const int length = write_address(out, arguments);
    va_end(arguments);
    return length;
}

int siprintf(char* out, const char* format, ...) {
    std::va_list arguments;
    va_start(arguments, format);
    const int length = write_address(out, arguments);
    va_end(arguments);
    return length;
}
}
