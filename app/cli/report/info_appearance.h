// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/json_writer.h"
#include "model/facts/skin_facts.h"

namespace sinew::cli {

// Write members of "sinew.info/1" (and "sinew.motion/1") objects into the current object.

/// Factors, textures and extensions of a material.
void writeMaterial(JsonWriter& json, const Asset& asset, MaterialIndex material);

/// Which nodes use a skin, and the skin with the same joints before it, or null.
void writeSkinUse(JsonWriter& json, const Asset& asset, const SkinUse& use);

/// A camera as stored, without index and name; null for an aspect ratio or a far plane that the
/// file leaves open.
void writeCamera(JsonWriter& json, const Camera& camera);

/// A light, without index and name.
void writeLight(JsonWriter& json, const Light& light);

/// "drives": how many joints, other nodes, morph targets and other properties a clip moves.
void writeDrives(JsonWriter& json, const Asset& asset, const Animation& animation);

/// "vrm": the avatar, or null.
void writeVrm(JsonWriter& json, const Asset& asset);

/// "xmp": the number of metadata packets, and which objects reference them.
void writeXmp(JsonWriter& json, const Asset& asset);

}  // namespace sinew::cli
