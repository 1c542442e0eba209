#pragma once

// Catch2 as packaged: version 3 has many headers, version 2 (Debian 12) has one.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
// Version 2 has it outside its namespace too.
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif
