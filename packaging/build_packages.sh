#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
#
# Builds the release preset and leaves in build/packages what is given to users: the Debian packages.
# Two runs over the same sources give the same bytes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packaging/install_dependencies.sh package
rm -rf build/packages
cmake --preset release
cmake --build --preset release
released=$(sed -n 's/^set(SINEW_RELEASED \(.*\))$/\1/p' CMakeLists.txt)
SOURCE_DATE_EPOCH=$(date -ud "$released" +%s)
export SOURCE_DATE_EPOCH
(umask 022 && cd build/release && cpack)
rm -rf build/packages/_CPack_Packages
ls -l build/packages
