#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
#
# Tests what build_packages.sh left in build/packages, as root on Debian 12:
#   test_packages.sh [lintian] [packages] [piuparts] [tree]     all, without arguments
#
#   lintian   no errors
#   packages  each package alone in a fresh Debian, where its program runs without a network
#   piuparts  each package is installed and removed again, and leaves nothing behind
#   tree      the archive in a system that has the C library, the X libraries and the Vulkan loader
#
# Needs lintian, piuparts, mmdebstrap, xvfb, xdotool and imagemagick. Debian's packages come from where
# this system takes them. Pictures of what ran are left in build/packages/test.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
packages=$PWD/build/packages
test=$packages/test
work=$(mktemp -d /var/tmp/sinew-packages-XXXXXX)
display=:73
trap 'kill ${server:-} 2> /dev/null; rm -rf --one-file-system "$work"' EXIT
mkdir -p "$test"

# Lines for a sources.list, of what this system uses of Debian.
sources() {
    apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' | sort -u
}

# base: an archive of a Debian without recommended packages.
base() {
    [ -f "$work/base.tar.gz" ] || sources | mmdebstrap --quiet --variant=apt bookworm "$work/base.tar.gz" -
}

# within FOLDER COMMAND...: runs a command in the system in FOLDER, with devices and a display.
within() {
    unshare --mount bash -euc '
        root=$1; shift
        mount --rbind /dev "$root/dev"; mount -t proc proc "$root/proc"
        mkdir -p "$root/tmp/.X11-unix"; mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
        exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
            DISPLAY="$DISPLAY" chroot "$root" "$@"' - "$@"
}

# alone FOLDER COMMAND...: the same without a network.
alone() {
    unshare --net bash -c "$(declare -f within); within \"\$@\"" - "$@"
}

start_display() {
    [ -n "${server:-}" ] && return
    Xvfb $display -screen 0 1600x1000x24 -ac -nolisten tcp > /dev/null 2>&1 &
    server=$!
    export DISPLAY=$display
    until xdotool getdisplaygeometry > /dev/null 2>&1; do sleep 0.2; done
}

# shows ROOT PICTURE PROGRAM [ARGUMENT...]: the window appears and draws; PICTURE is taken of it.
shows() {
    local root=$1 picture=$2 window=
    shift 2
    alone "$root" "$@" > "$work/window.log" 2>&1 &
    local program=$!
    for _ in $(seq 120); do
        window=$(xdotool search --onlyvisible --name 'Sinew' 2> /dev/null | head -1) && [ -n "$window" ] && break
        kill -0 $program 2> /dev/null || { cat "$work/window.log" >&2; return 1; }
        sleep 0.5
    done
    sleep 15  # a processor draws the first pictures
    import -window root "$picture"
    kill $program
    wait $program 2> /dev/null || true
    local colours
    colours=$(identify -format %k "$picture")
    echo "  window: $colours colours in $picture"
    [ "$colours" -gt 1000 ]
}

test_lintian() {
    lintian --fail-on error "$packages"/*.deb
}

# What shows that the package works; it runs in the package's system.
try_sinew_cli='
    sinew-cli --version
    sinew-cli demo --flawed -o /tmp/orca.glb
    sinew-cli check /tmp/orca.glb | tail -1
    sinew-cli render /tmp/orca.glb --size 480x300 -o /tmp/picture.png
    test -s /usr/share/man/man1/sinew-cli-render.1.gz
    bash -n /usr/share/bash-completion/completions/sinew-cli'
try_sinew_bench='
    sinew-bench --version
    sinew-bench evaluate /tmp/orca.glb | tail -3'
try_sinew='
    sinew --version'
try_python3_sinew='
    python3 -c "import sinew; print(sinew.__version__)"'
try_sinew_doc='
    grep -c "<a " /usr/share/doc/sinew/html/index.html'

test_packages() {
    base
    start_display
    for package in "$packages"/*.deb; do
        local name root=$work/root
        name=$(dpkg-deb -f "$package" Package)
        echo "== $name"
        mkdir -p "$root"
        tar -C "$root" -xf "$work/base.tar.gz" --exclude './dev/*'
        cp /etc/resolv.conf /etc/hosts "$root/etc/"
        cp "$package" "$root/tmp/package.deb"
        build/release/bin/sinew-cli demo -o "$root/tmp/orca.glb"
        within "$root" apt-get update -qq
        within "$root" dpkg-query -W -f '${Package}\n' > "$work/before"
        within "$root" apt-get install -y -qq --no-install-recommends /tmp/package.deb mesa-vulkan-drivers \
            > "$work/install.log" 2>&1 || { cat "$work/install.log"; return 1; }
        within "$root" dpkg-query -W -f '${Package}\n' > "$work/after"
        echo "  packages that came with it: $(comm -13 "$work/before" "$work/after" | wc -l)"
        local try=try_${name//-/_}
        alone "$root" sh -euc "${!try}" | sed 's/^/  /'
        [ ! -f "$root/tmp/picture.png" ] || cp "$root/tmp/picture.png" "$test/$name.png"
        [ "$name" != sinew ] || shows "$root" "$test/sinew.png" sinew /tmp/orca.glb
        within "$root" apt-get purge -y -qq "$name" > /dev/null
        if within "$root" find /usr /etc /var -name '*sinew*' -not -path '/var/lib/dpkg/*' -not -path '/var/lib/apt/*' \
            -not -path '/var/log/*' | grep .; then
            echo "  left behind" >&2
            return 1
        fi
        rm -rf --one-file-system "$root"
    done
}

test_piuparts() {
    base
    for package in "$packages"/*.deb; do
        piuparts --basetgz="$work/base.tar.gz" --distribution=bookworm --keep-sources-list --no-upgrade-test \
            --warn-on-leftovers-after-purge "$package" > "$test/piuparts.log" 2>&1 ||
            { tail -40 "$test/piuparts.log"; return 1; }
        echo "$(basename "$package"): $(tail -1 "$test/piuparts.log")"
    done
}

test_tree() {
    start_display
    local root=$work/root
    local libraries=libc6,libx11-6,libx11-xcb1,libxcb-randr0,libxcb-shm0,libxcb-sync1,libxcb-xfixes0,libvulkan1
    sources | mmdebstrap --quiet --variant=extract --include=$libraries,dash,coreutils,base-files \
        --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr bookworm "$root" -
    mkdir -p "$root/opt"
    tar -C "$root/opt" -xf "$packages"/sinew-*.tar.xz
    echo "shared libraries in the system: $(find "$root/usr/lib" -name "*.so.*" -type f | wc -l), of C++: $(find "$root" -path "$root/opt" -prune -o -name "libstdc*" -print | wc -l)"
    local tree=/opt/$(ls "$root/opt")
    alone "$root" "$tree/sinew-cli" --version
    alone "$root" "$tree/sinew" --version
    alone "$root" "$tree/sinew-cli" demo --flawed -o /tmp/orca.glb
    { alone "$root" "$tree/sinew-cli" check /tmp/orca.glb || [ $? = 1 ]; } | tail -1  # 1: findings
    alone "$root" "$tree/sinew-cli" render /tmp/orca.glb -o /tmp/picture.png && return 1  # no driver yet
    # A driver for processors, with what it needs.
    mkdir "$root/driver"
    local driver=/usr/lib/x86_64-linux-gnu/libvulkan_lvp.so
    ldd $driver | awk '$2 == "=>" {print $3}' | while read -r library; do
        [ -e "$root/usr/lib/x86_64-linux-gnu/$(basename "$library")" ] || cp -L "$library" "$root/usr/lib/x86_64-linux-gnu/"
    done
    cp $driver "$root/usr/lib/x86_64-linux-gnu/"
    mkdir -p "$root/usr/share/vulkan/icd.d"
    cp /usr/share/vulkan/icd.d/lvp_icd*.json "$root/usr/share/vulkan/icd.d/"
    alone "$root" "$tree/sinew-cli" render /tmp/orca.glb --size 480x300 -o /tmp/picture.png
    cp "$root/tmp/picture.png" "$test/tree.png"
    shows "$root" "$test/tree-window.png" "$tree/sinew" /tmp/orca.glb
    mv "$root/opt" "$root/moved"
    alone "$root" "/moved/$(basename "$tree")/sinew-cli" --version
}

for each in "${@:-lintian packages piuparts tree}"; do
    for name in $each; do
        echo "= $name"
        "test_$name"
    done
done
echo "all passed"
