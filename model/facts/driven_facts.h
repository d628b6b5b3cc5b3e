// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "model/asset/asset.h"

namespace sinew {

/// What the channels of a clip drive, each once.
struct DrivenFacts {
    std::size_t joints = 0;        // nodes with a driven transform that are joints of a skin
    std::size_t otherNodes = 0;    // those that are not joints
    std::size_t morphTargets = 0;  // targets of all nodes
    std::size_t properties = 0;    // other properties, by KHR_animation_pointer

    bool operator==(const DrivenFacts&) const = default;
};

[[nodiscard]] DrivenFacts drivenBy(const Asset& asset, const Animation& animation);

}  // namespace sinew
