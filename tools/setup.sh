# shellcheck shell=bash
# Sourced by ./play and ./test: gives the project a virtual environment of its own in .venv and keeps it up to date.
#
#   kaffeehaus_setup ROOT [EXTRA]    afterwards ROOT/.venv holds the project, editable, with that extra
#   kaffeehaus_chromium              afterwards a Chromium is on the PATH, or a line says what to install
#
# A stamp inside .venv remembers what was installed and for which folder, so that a second run costs next to nothing.

_kaffeehaus_say() { printf 'kaffeehaus: %s\n' "$*" >&2; }

# Prints the first Python that is new enough and can make environments; else says in one line what to install.
_kaffeehaus_python() {
    local name bare=""
    for name in python3 python3.13 python3.12 python3.11; do
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 </dev/null || continue
        if "$name" -c 'import ensurepip, venv' >/dev/null 2>&1 </dev/null; then
            printf '%s\n' "$name"
            return 0
        fi
        bare=${bare:-$name}
    done
    if [ -n "$bare" ]; then
        _kaffeehaus_say "$bare has no venv module; please install it (on Debian and Ubuntu the package python3-venv)."
    else
        _kaffeehaus_say "no Python 3.11 or newer was found; please install python3 (3.11 or newer) with its venv module."
    fi
    return 1
}

# Prints what the stamp should hold: a hash of pyproject.toml, then the folder that the environment belongs to.
_kaffeehaus_wanted() {
    "$1/.venv/bin/python" -c '
import hashlib, pathlib, sys
print(hashlib.sha256(pathlib.Path(sys.argv[1], "pyproject.toml").read_bytes()).hexdigest(), sys.argv[1])
' "$1" 2>/dev/null </dev/null
}

_kaffeehaus_fresh() {
    local stamp="$1/.venv/kaffeehaus-${2:-base}.stamp" wanted
    [ -f "$stamp" ] && wanted=$(_kaffeehaus_wanted "$1") && [ "$(cat "$stamp")" = "$wanted" ]
}

# True if the environment runs, has pip, and was not made for a folder that has since been moved or copied.
_kaffeehaus_sound() {
    local stamp line
    "$1/.venv/bin/python" -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 </dev/null || return 1
    for stamp in "$1"/.venv/kaffeehaus-*.stamp; do
        [ -f "$stamp" ] || continue
        line=$(cat "$stamp")
        [ "${line#* }" = "$1" ] || return 1
    done
}

_kaffeehaus_install() {
    local root=$1 extra=$2 venv="$1/.venv" python log wanted
    log="$venv/kaffeehaus-setup.log"
    if _kaffeehaus_sound "$root"; then
        _kaffeehaus_say "bringing .venv up to date ..."
    else
        python=$(_kaffeehaus_python) || return 1
        _kaffeehaus_say "preparing .venv, which takes a moment the first time ..."
        "$python" -m venv --clear "$venv" </dev/null || {
            _kaffeehaus_say "$python could not make an environment in .venv; please install its venv module."
            return 1
        }
    fi
    rm -f "$venv/kaffeehaus-${extra:-base}.stamp"
    (cd "$root" && "$venv/bin/python" -m pip install --disable-pip-version-check --no-input -e ".${extra:+[$extra]}") \
        >"$log" 2>&1 </dev/null || {
        cat "$log" >&2
        _kaffeehaus_say "the installation failed; the lines above say why."
        return 1
    }
    wanted=$(_kaffeehaus_wanted "$root") || return 1
    # Whatever extra came along, the plain project is there too.
    printf '%s\n' "$wanted" >"$venv/kaffeehaus-base.stamp"
    printf '%s\n' "$wanted" >"$venv/kaffeehaus-${extra:-base}.stamp"
}

# Runs a command while no other run of these scripts is changing .venv.
_kaffeehaus_locked() {
    local lock="$1/.venv.lock" status=0 owner told=""
    shift
    if command -v flock >/dev/null 2>&1; then
        # The lock ends with the process, so a killed run leaves nothing behind.
        (flock 9 && "$@") 9>"$lock" || status=$?
        return "$status"
    fi
    while ! mkdir "$lock.d" 2>/dev/null; do
        owner=$(cat "$lock.d/pid" 2>/dev/null || true)
        if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then
            rm -rf "$lock.d"
        else
            [ -n "$told" ] || _kaffeehaus_say "waiting for another run to finish (if there is none, remove $lock.d) ..."
            told=yes
            sleep 1
        fi
    done
    echo "$$" >"$lock.d/pid"
    "$@" || status=$?
    rm -rf "$lock.d"
    return "$status"
}

_kaffeehaus_refresh() { _kaffeehaus_fresh "$@" || _kaffeehaus_install "$@"; }

kaffeehaus_setup() {
    _kaffeehaus_fresh "$1" "${2:-}" || _kaffeehaus_locked "$1" _kaffeehaus_refresh "$1" "${2:-}"
}

_kaffeehaus_apt() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" >/dev/null 2>&1 </dev/null
}

# For the browser tests: Debian's Chromium, with letters for Japanese. Without it those tests are skipped, so this never
# fails; it says in one line what to install where it may not do so itself. The shell without a window does less for each
# page, so it comes along where a Chromium is there already, if that takes no search.
kaffeehaus_chromium() {
    local shell=chromium-headless-shell
    command -v "$shell" >/dev/null 2>&1 && return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        if command -v chromium >/dev/null 2>&1; then
            if apt-cache show "$shell" >/dev/null 2>&1; then _kaffeehaus_apt "$shell" || true; fi
            return 0
        fi
        _kaffeehaus_say "installing Chromium for the browser tests, which takes a moment the first time ..."
        if apt-get -qq update >/dev/null 2>&1 </dev/null &&
            { _kaffeehaus_apt "$shell" fonts-noto-cjk || _kaffeehaus_apt chromium fonts-noto-cjk; }; then
            return 0
        fi
    fi
    command -v chromium >/dev/null 2>&1 ||
        _kaffeehaus_say "no Chromium on the PATH, so the browser tests are skipped; please install the packages $shell and fonts-noto-cjk."
}
