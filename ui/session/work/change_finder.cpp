// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/change_finder.h"

#include <algorithm>
#include <optional>

#include "model/compare/change_sentence.h"

namespace sinew {
namespace {

constexpr double kMostVertices = 2e6;
constexpr double kMostPosedVertices = 1e8;  // all frames of all clips: about a second
constexpr double kFramesPerSecond = 30.0;   // usual rate
constexpr std::size_t kMostLines = 20;

double verticesOf(const Asset& asset) {
    double count = 0.0;
    for (const Node& node : asset.nodes) {
        if (node.mesh) {
            for (const Primitive& primitive : asset[node.mesh].primitives) {
                count += static_cast<double>(primitive.vertexCount());
            }
        }
    }
    return count;
}

double framesOf(const Asset& asset) {
    double count = 0.0;
    for (const Animation& animation : asset.animations) {
        count += 1.0 + kFramesPerSecond * double{animation.durationSeconds()};
    }
    return count;
}

}  // namespace

FoundChanges changesBetween(const std::shared_ptr<const Asset>& before,
                            const std::shared_ptr<const Asset>& after,
                            const std::stop_token& stop) {
    const double vertices = std::max(verticesOf(*before), verticesOf(*after));
    const double posed = vertices * std::max(framesOf(*before), framesOf(*after));
    const bool moves = posed <= kMostPosedVertices;
    std::optional<FileComparison> comparison;
    if (vertices <= kMostVertices) {
        comparison = compareAssets(before, after, {.motion = moves, .stop = stop});
    } else {
        comparison.emplace();
        comparison->matches = matchObjects(*before, *after);
        comparison->changes = fileChanges(*before, *after, comparison->matches);
    }
    if (!comparison || stop.stop_requested()) {
        return {};
    }
    FoundChanges found{.sentence = changeSentence(*before, *after, *comparison), .partly = !moves};
    for (std::size_t i = 0; i < std::min(kMostLines, comparison->changes.size()); ++i) {
        found.lines.push_back(comparison->changes[i].words);
    }
    return found;
}

}  // namespace sinew
