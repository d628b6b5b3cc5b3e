#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
#
# Builds the release preset and leaves in build/packages what is given to users: Debian packages, and
# the folder `tree` (build_tree.sh) with its archive, which run on other systems. Two runs over the
# same programs give the same bytes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packaging/install_dependencies.sh package
rm -rf build/packages
cmake --preset release
cmake --build --preset release --target sinew_installed
version=$(sed -n 's/^project(sinew VERSION \([^ ]*\).*/\1/p' CMakeLists.txt)
released=$(sed -n 's/^set(SINEW_RELEASED \(.*\))$/\1/p' CMakeLists.txt)
SOURCE_DATE_EPOCH=$(date -ud "$released" +%s)
export SOURCE_DATE_EPOCH
(umask 022 && cd build/release && cpack)
rm -rf build/packages/_CPack_Packages
packaging/tree/build_tree.sh build/release build/packages/tree
tar -C build/packages --transform "s,^tree,sinew-$version-x86_64," --sort=name --mtime="@$SOURCE_DATE_EPOCH" \
    --owner=0 --group=0 --numeric-owner -cf - tree | xz -6 > "build/packages/sinew-$version-x86_64.tar.xz"
ls -l build/packages
