// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/report/json_writer.h"
#include "model/asset/asset.h"

namespace sinew::cli {

// Write members of "sinew.info/1" objects into the current object.

/// Factors, textures and extensions of a material.
void writeMaterial(JsonWriter& json, const Asset& asset, MaterialIndex material);

/// A camera as stored, without index and name; null for an aspect ratio or a far plane that the
/// file leaves open.
void writeCamera(JsonWriter& json, const Camera& camera);

/// A light, without index and name.
void writeLight(JsonWriter& json, const Light& light);

/// "vrm": the avatar, or null.
void writeVrm(JsonWriter& json, const Asset& asset);

/// "xmp": the number of metadata packets, and which objects reference them.
void writeXmp(JsonWriter& json, const Asset& asset);

}  // namespace sinew::cli
