// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "model/evaluate/pose_evaluator.h"

namespace sinew {

/// The smallest volume that the region of a joint encloses in a clip / at rest, see
/// StretchMeter::volumeRatios.
struct WorstVolume {
    float ratio = 1.0F;
    float seconds = 0.0F;  // file time, of the first of equal poses
};

/// [joint], over poses at `times` of the animation (file time). `node` draws a mesh with a skin.
/// `progress`: called with 0 to 1; may be empty. None after a stop or without times.
[[nodiscard]] std::optional<std::vector<WorstVolume>> worstVolumes(
    const std::shared_ptr<const ClipLibrary>& clips, NodeIndex node, AnimationIndex animation,
    std::span<const float> times, const std::function<void(float)>& progress = {},
    const std::stop_token& stop = {});

}  // namespace sinew
