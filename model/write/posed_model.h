// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "model/core/result.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/load/stored_images.h"
#include "model/view/view_options.h"

namespace sinew {

/// A file that was made: its name, and its contents.
struct MadeFile {
    std::string name;
    std::vector<std::uint8_t> bytes;
};

/// What was made of a model.
struct MadeModel {
    std::vector<MadeFile> files;  // those that are put in place first come first
    std::size_t vertices = 0;
    std::vector<std::string> notices;  // what differs from the picture, in words
};

/// The surface as a picture of the evaluator's pose shows it: deformed, in world space, without
/// skins, morph targets and animations. Of `view`, only the scene, the variant, the weights and
/// what the user hides are used. Materials have the colours of the moment.
struct PosedModel {
    const PoseEvaluator& pose;
    const ViewOptions& view;
    const StoredImages& images;
    std::stop_token stop = {};
};

/// A binary glTF file of that name. A node per mesh and instance; UV coordinates, vertex colours,
/// materials, textures and images are carried over as stored. Errors: see visitPosedSurfaces;
/// LimitExceeded beyond 4 GiB.
[[nodiscard]] Result<MadeModel> posedGlb(const PosedModel& model, const std::string& name);

/// A Wavefront OBJ file of that name, after its images and its .mtl file, whose names begin with
/// the same word: an object per mesh and instance. UV coordinates are those of the base colour,
/// with its texture transform. The same errors.
[[nodiscard]] Result<MadeModel> posedObj(const PosedModel& model, const std::string& name);

}  // namespace sinew
