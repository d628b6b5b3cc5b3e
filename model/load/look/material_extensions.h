// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/material.h"
#include "model/load/accessor/value_reader.h"

namespace sinew::load {

/// Reads the material extensions of Khronos, all but their textures, from the "extensions" of a
/// material. Combinations that their texts forbid are read as they are and become findings.
void readMaterialExtensions(const ValueReader& extensions, Material& out);

}  // namespace sinew::load
