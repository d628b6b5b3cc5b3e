// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "model/core/result.h"
#include "model/evaluate/pose_walk.h"
#include "model/view/view_options.h"

namespace sinew {

struct BakeOptions {
    std::vector<float> seconds;  // times of the frames; ascending, not empty
    /// How far a vertex may be from where it is played, at any frame, in units of the file. 0:
    /// every frame has a key.
    float tolerance = 0.0F;
    std::string name;  // name of the clip
};

/// What is played, as one clip with linear keys.
struct BakedClip {
    Animation clip;  // no channels: nothing moves
    std::size_t frames = 0;
    std::size_t sampledKeys = 0;  // keys of all curves, before some were left out
    std::size_t keys = 0;
    float deviation = 0.0F;  // greatest distance of a vertex at a frame; units of the file
    bool losesProperties =
        false;  // animated visibility, materials, cameras or lights are not in it
};

/// Bakes translations, rotations, scales and morph weights of all nodes. A curve that rests as the
/// file does is left out; one that rests elsewhere has two keys. Rotations keep to one side, so
/// that any interpolation takes the shorter path. With a tolerance, keys are left out and the
/// result is measured, with smaller and smaller tolerances per curve until the result is within the
/// requested one. Errors: Cancelled; LimitExceeded for more numbers than memory should hold.
[[nodiscard]] Result<BakedClip> bakeClip(const std::shared_ptr<const ClipLibrary>& clips,
                                         const PlayedPoses& played, const ViewOptions& view,
                                         const BakeOptions& options, const WalkOptions& walk = {});

/// The asset with only that clip.
[[nodiscard]] std::shared_ptr<const Asset> withOnlyClip(const Asset& asset, const Animation& clip);

}  // namespace sinew
