// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/morph_measurer.h"

#include <utility>

namespace sinew {

void MorphMeasurer::measure(std::shared_ptr<const Asset> asset, MeshIndex mesh) {
    run([asset = std::move(asset),
         mesh](const std::stop_token& stop) { return morphTargetFacts((*asset)[mesh], stop); },
        [this](const std::vector<MorphTargetFacts>& facts) { emit measured(facts); },
        "morph targets are not measured");
}

}  // namespace sinew
