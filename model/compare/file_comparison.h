// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/compare/file_changes.h"
#include "model/compare/motion_cause.h"
#include "model/compare/surface_comparer.h"
#include "model/compare/weight_comparison.h"

namespace sinew {

/// Clips to compare, by index of both files.
struct ClipPair {
    AnimationIndex before;
    AnimationIndex after;
};

struct CompareOptions {
    ClipAlignment alignment = ClipAlignment::Time;
    /// Empty: all clips that match.
    std::vector<ClipPair> clips = {};
    bool geometry = true;
    bool weights = true;
    bool motion = true;
    std::stop_token stop = {};
    std::function<void(float)> progress = {};  // the finished fraction
};

/// What differs between two files, and how far the surface moves because of it.
struct FileComparison {
    ObjectMatches matches;
    ComparedSurface surface;
    std::optional<DistanceTotals> geometry;  // rest poses
    std::vector<float> restOf;  // [primitive of the surface]: the largest distance in rest poses
    std::optional<WeightComparison> weights;
    std::optional<DistanceTotals> motion;  // every frame of every compared clip
    std::vector<ClipComparison> clips;     // order of the file before
    std::optional<MotionCause> cause;      // what causes the largest distance of the worst clip
    std::vector<FileChange> changes;

    /// The compared clip with the largest distance; null without a distance.
    [[nodiscard]] const ClipComparison* worstClip() const noexcept;
    /// The largest distance of rest poses and clips, in the files' units.
    [[nodiscard]] float largest() const noexcept;
};

/// Independent of the order of objects and of how the files are stored. None after a stop.
[[nodiscard]] std::optional<FileComparison> compareAssets(
    const std::shared_ptr<const Asset>& before, const std::shared_ptr<const Asset>& after,
    const CompareOptions& options = {});

/// "Same mesh; 52 vertices weighted differently; 'Walk' is 2 frames longer; worst 0.0031 units at
/// frame 36 of 'Walk', 'LeftFoot', caused by the rotation of 'LeftLeg'."
[[nodiscard]] std::string comparisonSentence(const Asset& before, const FileComparison& comparison);

}  // namespace sinew
