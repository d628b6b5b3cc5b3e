#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
#
# usage: with_shared.sh SHARED_DIR COMMAND...    runs COMMAND with every @shared@ replaced; without
# the folder it says so and exits with 77, which CTest shows as skipped.
set -euo pipefail
shared=$1
shift
if [ ! -d "$shared/assets" ] || [ ! -d "$shared/expected" ]; then
    echo "NOT RUN: the sample assets are not beside this checkout ($shared is absent or incomplete)."
    exit 77
fi
exec "${@//@shared@/$shared}"
