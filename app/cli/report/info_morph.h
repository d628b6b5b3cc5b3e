// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/asset/asset.h"
#include "model/core/json_writer.h"

namespace sinew::cli {

// Morph targets with what they move, see MorphTargetFacts.

/// A table of the targets of all meshes; empty if there are none.
[[nodiscard]] std::string morphTargetsText(const Asset& asset);

/// The member "targets" of a mesh.
void writeMorphTargets(JsonWriter& json, const Mesh& mesh);

}  // namespace sinew::cli
