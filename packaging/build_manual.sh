#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
#
# Builds the programs and the manual: build/release/manual/html/index.html.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
packaging/install_dependencies.sh test
[ -f build/release/build.ninja ] || cmake --preset release
cmake --build build/release --target manual
