# shellcheck shell=bash
# Messages of the scripts, signs of life, and ending early.

if [[ -t 1 ]]; then bold=$'\e[1m' plain=$'\e[0m'; else bold='' plain=''; fi

say() { printf '%s\n' "$bold$*$plain"; }

die() {
    printf '%s\n' "$*" >&2
    exit 1
}

# misused TEXT: prints what is wrong with the command line and the usage, and exits with 2.
misused() {
    printf '%s\n\n%s\n' "$1" "$usage" >&2
    exit 2
}

# number_between LOW HIGH TEXT: succeeds if the text is a whole number in this range.
number_between() { [[ $3 =~ ^[0-9]{1,9}$ ]] && ((10#$3 >= $1 && 10#$3 <= $2)); }

# --- Steps, and signs of life ----------------------------------------------------------------------

# Seconds without output after which a line names the running step.
patience=${QUINTET_PATIENCE:-20}
heartbeat=''

# step TEXT: announces a step. It lasts until the next one.
step() {
    end_step
    say "$*"
    # Its errors, such as bash's own about a `sleep` that ended with it, are no news.
    beat "$*" 2>/dev/null &
    heartbeat=$!
    # Keeps bash from reporting its end.
    disown "$heartbeat"
}

end_step() {
    if [[ $heartbeat ]]; then kill "$heartbeat" 2>/dev/null || true; fi
    heartbeat=''
}

beat() {
    local began=$EPOCHSECONDS last=$EPOCHSECONDS printed
    while kill -0 $$ 2>/dev/null; do
        # The time may be negative after the computer was suspended.
        sleep $((last + patience - EPOCHSECONDS)) >/dev/null 2>&1 || true
        printed=$(last_output)
        if [[ ${printed:-0} -gt $last ]]; then last=$printed; fi
        if ((EPOCHSECONDS - last >= patience)); then
            # On a terminal the cursor may be at the end of a progress line.
            if [[ -t 1 ]]; then echo; fi
            printf '%s\n' "... $1, for $((EPOCHSECONDS - began)) s"
            last=$EPOCHSECONDS
        fi
    done
}

# last_output: when the script or one of its commands last wrote something, in seconds since 1970. Linux records it as the
# modification time of the terminal or file, and older versions of the pipe. Without it a step is named again even if it prints.
last_output() { stat -L -c %Y "/proc/$$/fd/1" "/proc/$$/fd/2" 2>/dev/null | sort -n | tail -n 1; }

# --- Ending early ----------------------------------------------------------------------------------

# Ctrl+C ends the script even if the running command catches the signal and exits normally, as Node's test runner does.
interrupted() {
    trap - INT
    echo "Interrupted." >&2
    kill -s INT $$
}

trap interrupted INT
trap end_step EXIT
