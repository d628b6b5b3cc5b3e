// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/load/stored_images.h"
#include "model/view/view_options.h"
#include "model/write/baked_clip.h"
#include "model/write/posed_model.h"

namespace sinew {

/// A model with one clip. Of `view`, only the scene, the variant and what the user hides are used.
struct AnimatedModel {
    const Asset& asset;
    const ViewOptions& view;
    const StoredImages& images;
    const Animation& clip;  // translations, rotations, scales and weights; may be empty
};

/// A binary glTF file of that name: the drawn meshes with their morph targets and skins, their
/// nodes and joints with everything above them, and the clip. Materials, textures and images are
/// carried over as stored. Left out: cameras, lights, other nodes, variants, and attributes for
/// applications. Errors: InvalidRequest if nothing is drawn; LimitExceeded beyond 4 GiB.
[[nodiscard]] Result<MadeModel> animatedGlb(const AnimatedModel& model, const std::string& name);

}  // namespace sinew
