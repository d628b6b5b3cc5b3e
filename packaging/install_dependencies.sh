#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
#
# Installs Sinew's dependencies on Debian 12. Does nothing if they are all installed.
#
#   packaging/install_dependencies.sh build   dependencies to build and run
#   packaging/install_dependencies.sh test    the same plus those of the tests
#   packaging/install_dependencies.sh package dependencies to build the program and its packages
#
# Without apt-get it lists the missing dependencies and exits with 1.
set -euo pipefail

build_packages=(
    g++ cmake ninja-build ccache pkg-config
    qt6-base-dev qt6-svg-dev libqt6svg6       # Qt 6 Widgets, Svg, Test
    libvulkan-dev glslc                        # Vulkan headers and loader, GLSL to SPIR-V
    libtinygltf-dev nlohmann-json3-dev libstb-dev libglm-dev libcli11-dev libfontconfig-dev
    libmeshoptimizer-dev libdraco-dev          # compressed geometry
    zlib1g-dev libdeflate-dev                  # images: PNG
    libwebp-dev libzstd-dev                    # images: WebP, KTX2 with Zstandard
    libmd-dev                                  # SHA-256
    libfribidi-dev                             # order of Hebrew and Arabic text
    libseccomp-dev                             # system calls that the command line denies itself
    libhwy-dev                                 # Highway: instruction sets chosen at run time
    fonts-dejavu-core                          # the font that becomes part of the programs
    pybind11-dev python3-dev python3-numpy     # the Python module
    mesa-vulkan-drivers                        # Vulkan drivers; lavapipe for machines without a GPU
)
test_packages=(
    xvfb xauth xdotool                         # the real window on a virtual display
    dbus-daemon                                # a desktop of its own that is asked for its theme
    vulkan-validationlayers python3
    mypy                                       # types of the Python module
    ffmpeg                                     # films: written by it, and read back
    nodejs libjs-three                         # exported models, read back by three.js
    bubblewrap                                 # the jail in which file managers call a thumbnailer
    python3-sphinx python3-myst-parser furo    # the manual
    git                                        # what git-setup writes, tried in repositories
    python3-yaml                               # the jobs of packaging/ci, whose commands are run
    clang-14 libclang-rt-14-dev                # libFuzzer
    clang-format-14                            # source formatting
    lld                                        # links the many tests faster
    desktop-file-utils appstream               # whether desktops can read what is installed
)
package_packages=(
    dpkg-dev file                              # .deb files and their dependencies
    python3-sphinx python3-myst-parser furo    # the manual
    librsvg2-bin                               # the icon in all sizes
    patchelf xz-utils                          # libraries that are found beside the program
    qt6-xdgdesktopportal-platformtheme         # file dialogs from within a sandbox
)

# Programs that count as installed whatever package they came from.
declare -A program_of=([g++]=g++ [cmake]=cmake [ninja-build]=ninja [ccache]=ccache
    [pkg-config]=pkg-config [python3]=python3 [git]=git)

present() {
    if [ -n "${program_of[$1]:-}" ] && command -v "${program_of[$1]}" >/dev/null 2>&1; then
        return 0
    fi
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

wanted=("${build_packages[@]}")
[ "${1:-build}" = test ] && wanted+=("${test_packages[@]}")
[ "${1:-build}" = package ] && wanted+=("${package_packages[@]}")

if ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg-query >/dev/null 2>&1; then
    # Not Debian: check for the essential tools; package names below are Debian's.
    for tool in g++ cmake ninja glslc pkg-config; do
        command -v "$tool" >/dev/null 2>&1 && continue
        echo "Sinew installs its dependencies itself on Debian 12 only, and $tool is missing here." >&2
        echo "Please install what your system calls these Debian packages:" >&2
        printf '  %s\n' "${wanted[@]}" >&2
        exit 1
    done
    exit 0
fi

missing=()
for package in "${wanted[@]}"; do
    present "$package" || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        echo "These packages are missing, and installing them needs root (no sudo here):" >&2
        echo "  apt-get install ${missing[*]}" >&2
        exit 1
    fi
    as_root=(sudo)
fi
echo "Installing: ${missing[*]}"
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}"
