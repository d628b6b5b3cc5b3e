// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/compare/bisect/file_part.h"
#include "model/compare/file_comparison.h"

namespace sinew {

struct BisectOptions {
    ClipAlignment alignment = ClipAlignment::Time;  // alignment of the comparison
    std::stop_token stop = {};
    std::function<void(float)> progress = {};  // a fraction that ascends to 1, a rough estimate
    /// So many points are measured at most to try every part alone once; if that is more, whole
    /// clips, skins and kinds are narrowed before their members.
    std::size_t mostPoints = 400'000'000;
};

/// A part of the file after that explains the difference, or many of one kind.
struct ExplainingPart {
    FilePart part;
    std::size_t count = 1;  // more: parts of the same kind, clip and skin
    /// The largest distance that is left if everything else in the set is exchanged, relative to
    /// the largest distance: 0 to 1. Independent parts have their own distance, parts that only fit
    /// together 1 each.
    double share = 0.0;
};

/// Why two files are apart.
struct Bisection {
    float largest = 0.0F;               // distance, in the files' units
    std::vector<ExplainingPart> parts;  // the largest share first; empty without a distance
    /// What the parts together remove of the largest distance: 0 to 1. At least 0.99, unless parts
    /// that cannot be exchanged matter.
    double explained = 0.0;
    std::vector<std::string> notExchanged;  // parts that differ, and why, without a full stop
};

/// The smallest set of parts of the file after that, put in place of their partners in the file
/// before, explains 99 % of the largest distance: over the rest poses, the clips and the frames
/// that were compared. Vertices are matched as in the comparison. Where it found only the nearest
/// surface, as for a model that rests elsewhere, they are matched by their stored positions, or by
/// number if counts and indices agree. None after a stop.
[[nodiscard]] std::optional<Bisection> bisect(const std::shared_ptr<const Asset>& before,
                                              const std::shared_ptr<const Asset>& after,
                                              const FileComparison& comparison,
                                              const BisectOptions& options = {});

/// "100 % of the largest distance (0.31 units) comes from the weights of mesh 'Body'."
[[nodiscard]] std::string bisectionSentence(const Asset& before, const Bisection& bisection);

/// "the weights of mesh 'Body'"
[[nodiscard]] std::string explainingWords(const Asset& before, const ExplainingPart& part);

}  // namespace sinew
