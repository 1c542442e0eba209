# shellcheck shell=bash
# Finding tools, and installing those that are missing.

# --- Finding tools ---------------------------------------------------------------------------------

has() { command -v "$1" >/dev/null; }

compiler_package() { if [[ ${CXX:-} == *clang* ]]; then echo clang; else echo g++; fi; }

has_header() { printf '#include <%s>\n' "$1" | "${CXX:-c++}" -std=c++20 -E -x c++ - >/dev/null 2>&1; }

has_catch2() { has_header catch2/catch_all.hpp || has_header catch2/catch.hpp; }

has_emscripten() { [[ -n ${EMSDK:-} && -d $EMSDK/upstream/emscripten ]] || has emcc; }

# CMake has presets since 3.21, Node's test runner has reporters since 18.15.
has_cmake() { has cmake && at_least 3.21 "$(cmake --version | sed -n '1s/[^0-9]*//p')"; }

has_node() { has node && at_least 18.15 "$(node --version | tr -d v)"; }

at_least() { [[ $(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1) == "$1" ]]; }

# The headless shell opens a page in half the processor time.
find_chromium() {
    local name
    for name in ${CHROMIUM:+"$CHROMIUM"} chromium-headless-shell chromium chromium-browser google-chrome \
        google-chrome-stable; do
        command -v "$name" && return
    done
    return 1
}

has_chromium() { find_chromium >/dev/null; }

has_firefox() { has "${FIREFOX:-firefox-esr}" || has firefox; }

# --- Installing missing tools ------------------------------------------------------------------------

# need PACKAGE PROBE...: adds the Debian package to `missing` if the probe fails.
missing=()
need() {
    "${@:2}" || missing+=("$1")
}

# need_for native|tidy|format|scripts|wasm|web|browser|browsers...
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
            # Agents run on Linux only.
            [[ $OSTYPE != linux* ]] || need bubblewrap has bwrap
            ;;
        tidy)
            need clang has clang++
            need clang-tidy has clang-tidy
            ;;
        format)
            need git has git
            need clang-format has clang-format
            ;;
        scripts) need nodejs has_node ;;
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
        browsers)
            need firefox-esr has_firefox
            need webkit2gtk-driver has WebKitWebDriver
            need xvfb has Xvfb
            ;;
        esac
    done
}

# install_for PURPOSE...: installs the tools that the purposes need, and leaves existing ones alone.
install_for() {
    need_for "$@"
    [[ ${#missing[@]} -gt 0 ]] || return 0
    local packages
    mapfile -t packages < <(printf '%s\n' "${missing[@]}" | sort -u)
    has apt-get || die "These are missing (by their Debian names): ${packages[*]} - install them and run this again."
    as_root=()
    if [[ $(id -u) -ne 0 ]]; then
        has sudo || die "These are missing: ${packages[*]} - as root, run: apt-get install ${packages[*]}"
        as_root=(sudo)
        # Asks for the password now, before a sign of life can get in the way.
        sudo -v
    fi
    step "Installing ${packages[*]}"
    apt_install "${packages[@]}" || die "The installation failed; the messages above say why."
    need_for "$@"
    [[ ${#missing[@]} -eq 0 ]] || die "Too old or still missing after the installation: ${missing[*]}"
}

# apt-get without questions, which waits for another running one. Without a terminal of its own, dpkg prints one line for each
# package instead of progress bars.
apt=(env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get -q
    -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=600
    -o Acquire::Retries=2 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20)

# apt_install PACKAGE...: only the download can be interrupted, because a half-finished dpkg breaks all later installations.
apt_install() {
    if is_dpkg_interrupted; then
        say "Completing an earlier installation that was interrupted"
        undisturbed dpkg --configure -a || true
    fi
    refresh_package_lists || say "Some package sources could not be read; going on with the others."
    "${as_root[@]}" "${apt[@]}" install -y --no-install-recommends --download-only "$@" || return
    undisturbed "${apt[@]}" install -y --no-install-recommends "$@"
}

# dpkg reports unfinished packages, or has left them in its journal.
is_dpkg_interrupted() { [[ $(dpkg --audit 2>/dev/null) ]] || compgen -G '/var/lib/dpkg/updates/[0-9]*' >/dev/null; }

# undisturbed COMMAND...: runs it as root in a session that Ctrl+C does not reach; after Ctrl+C the script ends when it is done.
undisturbed() {
    local status=0 stop='' process
    trap 'stop=yes; echo "Ending as soon as this installation is complete; it must not stop halfway." >&2' INT
    # sudo stays outside the new session: it may need the terminal. A background command ignores SIGINT.
    "${as_root[@]}" setsid --wait "$@" &
    process=$!
    wait "$process" || status=$?
    while [[ $stop ]] && kill -0 "$process" 2>/dev/null; do wait "$process" || true; done
    trap interrupted INT
    if [[ $stop ]]; then interrupted; fi
    return "$status"
}

# apt does not wait for the lock of the package lists by itself; a system that has just booted often holds it.
refresh_package_lists() {
    local errors tries status
    errors=$(mktemp)
    for ((tries = 1; tries <= 60; tries++)); do
        status=0
        "${as_root[@]}" "${apt[@]}" update 2>"$errors" || status=$?
        grep -q 'Could not get lock' "$errors" || break
        if [[ $tries -eq 1 ]]; then say "Waiting for another program that reads the package lists"; fi
        sleep 5
    done
    cat "$errors" >&2
    rm "$errors"
    return "$status"
}

# npm_install FOLDER: installs what its lock file lists, unless that is already installed.
npm_install() {
    local lock=$1/package-lock.json installed=$1/node_modules/.quintet-lock.json
    cmp -s "$lock" "$installed" && return
    step "Installing the npm packages of $1/"
    (cd "$1" && npm ci --ignore-scripts --no-audit --no-fund)
    cp "$lock" "$installed"
}
