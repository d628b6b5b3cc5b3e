// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/write/baked_clip.h"
#include "model/write/posed_model.h"

namespace sinew {

enum class ModelFormat { Glb, Obj };

/// A model that leaves the program, as it is played.
struct ModelExport {
    std::shared_ptr<const ClipLibrary> clips;
    PlayedPoses played;
    ViewOptions view;  // scene, variant, weights and hidden nodes are used
    ModelFormat format = ModelFormat::Glb;
    float seconds = 0.0F;                   // moment of a pose
    std::optional<BakeOptions> baked = {};  // a clip instead of a pose; Glb only
};

/// The frames of what is played, from its start to its end, both included.
[[nodiscard]] std::vector<float> playedFrames(const Asset& asset, const PlayedPoses& played,
                                              double framesPerSecond);

/// The name of a clip that is baked from it: the names of its clips, "Walk + Wave".
[[nodiscard]] std::string playedName(const Asset& asset, const PlayedPoses& played);

/// The files of the export, `name` being that of the model. The last one is the model; the others,
/// of an OBJ file, belong beside it. Errors: see posedGlb, posedObj, bakeClip and animatedGlb.
[[nodiscard]] Result<MadeModel> makeModel(const ModelExport& wanted, const StoredImages& images,
                                          const std::string& name, const WalkOptions& walk = {});

/// Puts the files in place in a folder, the model last, when all are complete. Error:
/// OutputUnwritable, with the name of the file.
[[nodiscard]] Status putInPlace(const MadeModel& made, const std::filesystem::path& folder);

}  // namespace sinew
