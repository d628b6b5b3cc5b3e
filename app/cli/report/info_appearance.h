// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/report/json_writer.h"
#include "model/asset/asset.h"

namespace sinew::cli {

// Members of the objects of "sinew.info/1", written into the object that is open.

/// Factors, textures and extensions of a material.
void writeMaterial(JsonWriter& json, const Asset& asset, MaterialIndex material);

/// What a light is, besides its index and name.
void writeLight(JsonWriter& json, const Light& light);

/// "vrm": the avatar, or null.
void writeVrm(JsonWriter& json, const Asset& asset);

/// "xmp": the packets of metadata, counted, and who names them.
void writeXmp(JsonWriter& json, const Asset& asset);

}  // namespace sinew::cli
