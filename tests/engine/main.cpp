// Catch2 version 3 has its own main in a library; version 2 generates it here.
#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#else
namespace quintet::tests {
extern const int catch_has_its_own_main;
const int catch_has_its_own_main = 1;
}  // namespace quintet::tests
#endif
