// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "model/evaluate/pose_walk.h"

namespace sinew {

/// The smallest volume that the region of a joint encloses in a clip / at rest, see
/// StretchMeter::volumeRatios.
struct WorstVolume {
    float ratio = 1.0F;
    float seconds = 0.0F;  // time of the first of equal poses

    bool operator==(const WorstVolume&) const = default;
};

/// [joint], over poses at `times` of what is played. `node` draws a mesh with a skin. Runs on all
/// cores; the result does not depend on their number. None after a stop or without times.
[[nodiscard]] std::optional<std::vector<WorstVolume>> worstVolumes(PoseWalk& walk, NodeIndex node,
                                                                   const PlayedPoses& played,
                                                                   std::span<const float> times,
                                                                   const WalkOptions& options = {});

}  // namespace sinew
