# shellcheck shell=bash
# Building with CMake, and the site with npm.

# build_preset PRESET [TARGET...]
build_preset() {
    local preset=$1
    shift
    configure_preset "$preset" && cmake --build --preset "$preset" ${1:+--target "$@"}
}

# configure_preset PRESET: configures the build folder, from scratch if it is stale.
configure_preset() {
    local preset=$1 log=build/$1.log options=()
    # On other machines a newer compiler may warn about more; that must not break the build.
    if [[ ${CI:-} == true ]]; then options+=(-DQUINTET_WERROR=ON); fi
    mkdir -p build
    step "Building $preset"
    discard_stale "$preset"
    cmake --preset "$preset" "${options[@]}" >"$log" 2>&1 || {
        cat "$log"
        return 1
    }
    note_tools "$preset"
}

# discard_stale PRESET: removes a build folder that CMake would refuse, or that mixes the objects of two compilers.
discard_stale() {
    local folder=build/$1 reason
    reason=$(why_stale "$1")
    if [[ $reason ]]; then
        say "Building $folder from scratch: $reason"
        rm -r "$folder"
    fi
}

# why_stale PRESET: prints why its build folder cannot be used; nothing if it can, or if there is none.
why_stale() {
    local folder=build/$1 made_with
    if [[ ! -f $folder/CMakeCache.txt ]]; then return; fi
    # The recorded folders may no longer exist, and one folder may have several names.
    if ! [[ $(cached "$1" CMAKE_HOME_DIRECTORY) -ef . && $(cached "$1" CMAKE_CACHEFILE_DIR) -ef $folder ]]; then
        echo "it was made at another place"
        return
    fi
    # Without the note, CMake was called by hand.
    made_with=$(cat "$folder/$tools_note" 2>/dev/null || compiler_version "$(cached "$1" CMAKE_CXX_COMPILER)")
    if [[ $(tools_of "$1") != "$made_with" ]]; then echo "it was made with another compiler"; fi
}

# The file in a build folder that names the compiler that made it.
tools_note=made-with.txt

note_tools() { tools_of "$1" >"build/$1/$tools_note"; }

# tools_of PRESET: prints the compiler that a build would use now, with its version. CMake keeps the first one it saw.
tools_of() {
    local compiler
    if [[ $1 == wasm* ]]; then
        emscripten_version
        return
    fi
    compiler=${CXX:-$(cached "$1" CMAKE_CXX_COMPILER)}
    if ! has "${compiler%% *}"; then compiler=c++; fi
    compiler_version "$compiler"
}

# compiler_version COMMAND: prints the version line of GCC or Clang. The command may include options.
compiler_version() { "${1%% *}" -v 2>&1 | grep ' version ' || echo "$1"; }

emscripten_version() {
    local folder=${EMSDK:+$EMSDK/upstream/emscripten} program
    if [[ ! -d $folder ]]; then
        program=$(command -v emcc) && folder=$(dirname "$(readlink -f "$program")")
    fi
    echo "$folder $(cat "$folder/emscripten-version.txt" 2>/dev/null)"
}

# cached PRESET NAME: prints a value of the build folder's CMake cache.
cached() { sed -n "s/^$2:[A-Z]*=//p" "build/$1/CMakeCache.txt" 2>/dev/null || true; }

# build_site [OPTION...]: for instance with --verbose.
# shellcheck disable=SC2120
build_site() {
    step "Building the site"
    (cd web && npm run --silent build -- "$@")
}
