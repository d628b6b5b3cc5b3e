// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/clip/lanes.h"

#include <utility>

namespace sinew {

LaneTargets laneTargets(std::vector<std::uint32_t> targets) {
    LaneTargets result{.targets = std::move(targets)};
    const auto count = static_cast<std::uint32_t>(result.targets.size());
    for (std::uint32_t first = 0; first < count;) {
        std::uint32_t end = first + 1;
        while (end < count && result.targets[end] == result.targets[end - 1] + 1) {
            ++end;
        }
        const bool consecutive = end - first >= kMaxLanes;
        if (!consecutive && !result.runs.empty() && !result.runs.back().consecutive) {
            result.runs.back().count += end - first;
        } else {
            result.runs.push_back({first, end - first, consecutive});
        }
        first = end;
    }
    return result;
}

}  // namespace sinew
