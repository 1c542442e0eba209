#pragma once

// Catch2 as it is packaged: version 3 has many headers, version 2 (Debian 12) has one.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
