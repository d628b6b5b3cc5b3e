#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
#
# Renders the pictures of weights.md from the demonstration asset with its planted faults.
#
#   packaging/pictures/weights.sh [SINEW_CLI]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
cli="${1:-../../build/release/bin/sinew-cli}"
orca="$(mktemp --suffix=.glb)"
trap 'rm -f "$orca"' EXIT
"$cli" demo --flawed -o "$orca" --quiet

picture() {  # NAME OPTIONS...
    "$cli" render "$orca" -o "weights-$1.png" --size 1000x625 --legend --relief 0.6 --quiet "${@:2}"
}
left=(--camera orbit:50,20,2.1)
right=(--camera orbit:-60,20,2.1)

picture joint --view weight --joint FlukeTip.L "${left[@]}"
picture dominant-joint --view dominant-joint "${left[@]}"
picture joint-colors --view joint-colors --animation Swim --time 0.6 "${left[@]}"
picture influence-count --view influence-count "${left[@]}"
picture sum --view weight-sum "${left[@]}"
picture unweighted --view unweighted "${right[@]}"
picture symmetry --view symmetry "${left[@]}"
picture stretch --view stretch --worst --animation Swim --time 2.3 "${left[@]}"
picture displacement --view displacement --compare-with four --animation Swim --time 0.25 "${left[@]}"
