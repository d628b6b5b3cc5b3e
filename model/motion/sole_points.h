// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/motion/feet.h"
#include "model/motion/node_tracks.h"

namespace sinew {

/// Where each foot can touch the ground: the outermost vertices of its sole at rest, each fixed to
/// the joint that moves it most; without vertices, the node itself.
struct SolePoints {
    std::vector<TrackPoint> points;    // foot by foot
    std::vector<std::size_t> firstOf;  // [foot], and the number of all points
    std::vector<double> restHeights;   // [foot]: world y of the lowest point at rest
};

/// Linear in the vertices of the file.
[[nodiscard]] SolePoints solePoints(const Asset& asset, const Feet& feet);

}  // namespace sinew
