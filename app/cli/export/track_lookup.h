// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/tracks/clip_tracks.h"

namespace sinew::cli {

/// The tracks of a clip that a text means: "Hips.rotation" by the name or index of a node, every
/// track of a node by its name or index alone, a JSON pointer ("/nodes/3/rotation",
/// "/materials/0/alphaCutoff"; "/meshes/0/weights": those of every node that draws the mesh), or
/// "all". Throws Failure (exit 2) that lists the valid ones.
[[nodiscard]] std::vector<TrackRef> lookUpTracks(const Asset& asset, AnimationIndex animation,
                                                 const std::string& text);

}  // namespace sinew::cli
