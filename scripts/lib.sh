# shellcheck shell=bash
# What scripts/play and scripts/test share: finding and installing tools, and building. To be sourced by bash.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [[ -t 1 ]]; then bold=$'\e[1m' plain=$'\e[0m'; else bold='' plain=''; fi

say() { printf '%s\n' "$bold$*$plain"; }

die() {
    printf '%s\n' "$*" >&2
    exit 1
}

# --- What is there ---------------------------------------------------------------------------------

has() { command -v "$1" >/dev/null; }

compiler_package() { if [[ ${CXX:-} == *clang* ]]; then echo clang; else echo g++; fi; }

has_header() { printf '#include <%s>\n' "$1" | "${CXX:-c++}" -std=c++20 -E -x c++ - >/dev/null 2>&1; }

has_catch2() { has_header catch2/catch_all.hpp || has_header catch2/catch.hpp; }

has_emscripten() { [[ -n ${EMSDK:-} && -d $EMSDK/upstream/emscripten ]] || has emcc; }

# CMake presets came with 3.21, the reporters of Node's test runner with 18.15.
has_cmake() { has cmake && at_least 3.21 "$(cmake --version | sed -n '1s/[^0-9]*//p')"; }

has_node() { has node && at_least 18.15 "$(node --version | tr -d v)"; }

at_least() { [[ $(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1) == "$1" ]]; }

# The one without windows opens a page in half the processor time.
find_chromium() {
    local name
    for name in ${CHROMIUM:+"$CHROMIUM"} chromium-headless-shell chromium chromium-browser google-chrome \
        google-chrome-stable; do
        command -v "$name" && return
    done
    return 1
}

has_chromium() { find_chromium >/dev/null; }

# --- Installing what is not ------------------------------------------------------------------------

# need PACKAGE PROBE...: notes the Debian package if the probe fails.
missing=()
need() {
    "${@:2}" || missing+=("$1")
}

# need_for native|wasm|web|browser...
need_for() {
    local purpose
    missing=()
    for purpose in "$@"; do
        case $purpose in
        native)
            need "$(compiler_package)" has "${CXX:-c++}"
            need cmake has_cmake
            need ninja-build has ninja
            need catch2 has_catch2
            need libcli11-dev has_header CLI/CLI.hpp
            need nlohmann-json3-dev has_header nlohmann/json.hpp
            need zlib1g-dev has_header zlib.h
            need python3 has python3
            ;;
        wasm)
            need cmake has_cmake
            need ninja-build has ninja
            need emscripten has_emscripten
            need nodejs has_node
            ;;
        web)
            need nodejs has_node
            need npm has npm
            ;;
        browser) need chromium-headless-shell has_chromium ;;
        esac
    done
}

# install_for PURPOSE...: sees to the tools that the purposes need. What is there is left alone.
install_for() {
    need_for "$@"
    [[ ${#missing[@]} -gt 0 ]] || return 0
    local packages as_root=()
    packages=$(printf '%s\n' "${missing[@]}" | sort -u | tr '\n' ' ')
    has apt-get || die "These are missing (by their Debian names): ${packages}- install them and run this again."
    if [[ $(id -u) -ne 0 ]]; then
        has sudo || die "These are missing: ${packages}- as root, run: apt-get install $packages"
        as_root=(sudo)
    fi
    say "Installing $packages"
    "${as_root[@]}" apt-get update -q
    # shellcheck disable=SC2086
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends -o Dpkg::Use-Pty=0 $packages
    need_for "$@"
    [[ ${#missing[@]} -eq 0 ]] || die "Too old or still missing after the installation: ${missing[*]}"
}

# npm_install FOLDER: what its lock file says, unless that is there already.
npm_install() {
    local lock=$1/package-lock.json installed=$1/node_modules/.quintet-lock.json
    cmp -s "$lock" "$installed" && return
    say "Installing the npm packages of $1/"
    (cd "$1" && npm ci --ignore-scripts --no-audit --no-fund)
    cp "$lock" "$installed"
}

# --- Building --------------------------------------------------------------------------------------

# build_preset PRESET [TARGET...]
build_preset() {
    local preset=$1 log=build/$1.log
    shift
    mkdir -p build
    say "Building $preset"
    if [[ $preset == wasm ]]; then forget_other_emscripten; fi
    cmake --preset "$preset" >"$log" 2>&1 || {
        cat "$log"
        return 1
    }
    cmake --build --preset "$preset" ${1:+--target "$@"}
}

# CMake keeps the compiler that it saw first.
forget_other_emscripten() {
    local emscripten=${EMSDK:-system} mark=build/wasm/emscripten.txt
    if [[ -d build/wasm && $(cat "$mark" 2>/dev/null) != "$emscripten" ]]; then rm -r build/wasm; fi
    mkdir -p build/wasm
    echo "$emscripten" >"$mark"
}

build_site() {
    say "Building the site"
    (cd web && npm run --silent build)
}
