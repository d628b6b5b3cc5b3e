// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

#include "model/evaluate/blend/mix.h"

namespace sinew {

/// "Walk"; "No clip" for none.
[[nodiscard]] QString clipName(const Asset& asset, AnimationIndex animation);

/// The clips of the layers in order.
[[nodiscard]] std::vector<AnimationIndex> layerClips(const Mix& mix);

/// "Mixer time: 2 layers, Survey is the longest".
[[nodiscard]] QString mixerWords(const Asset& asset, const Mix& mix);

}  // namespace sinew
