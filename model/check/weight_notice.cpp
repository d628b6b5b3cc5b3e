// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/weight_notice.h"

#include <cassert>

#include "model/load/source/path.h"
#include "model/words/words.h"

namespace sinew {
namespace {

/// "pull 31 vertices towards the world origin and push 2 vertices away from it"
std::string moves(const WeightDifference& difference) {
    const auto vertices = [](std::size_t count) { return counted(count, "vertex", "vertices"); };
    std::string words;
    if (difference.pulled > 0) {
        words = "pull " + vertices(difference.pulled) + " towards the world origin";
    }
    if (difference.pushed > 0) {
        words += (words.empty() ? "push " : " and push ") + vertices(difference.pushed) +
                 (words.empty() ? " away from the world origin" : " away from it");
    }
    return words;
}

/// "vertex 12 of 'Figure' by 0.53 units (31 % of the model's size)"
std::string worstMove(const Asset& asset, const WeightDifference& difference) {
    const MovedVertex& worst = difference.worst;
    std::string words = "vertex " + std::to_string(worst.vertex) + " of " +
                        words::nodeName(asset, worst.node) + " by " + words::units(worst.distance);
    if (difference.size > 0.0) {
        words += " (" + words::percent(difference.ofSize()) + " of the model's size)";
    }
    return words;
}

}  // namespace

std::string weightNotice(const Asset& asset, const WeightDifference& difference,
                         WeightSource shown) {
    assert(difference.isVisible());
    const bool many = difference.pulled + difference.pushed > 1;
    const std::string place =
        load::pointerTo("meshes", std::size_t{asset[difference.worst.node].mesh.value},
                        "primitives", std::size_t{difference.worst.primitive});
    const std::string what =
        moves(difference) + ", " + (many ? "most " : "") + worstMove(asset, difference);
    return (shown == WeightSource::Normalized
                ? "weights that do not add up to 1 are normalized: as stored they would " + what +
                      "; --weights stored shows it"
                : "weights as stored do not add up to 1: they " + what +
                      "; --weights normalized divides them by their sum") +
           " (at " + place + ")";
}

}  // namespace sinew
