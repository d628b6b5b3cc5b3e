// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/material.h"
#include "model/load/accessor/value_reader.h"

namespace sinew::load {

/// Reads KHR_materials extensions, except textures, from the "extensions" of a material.
/// Combinations that the extensions forbid are read as stored and become findings.
void readMaterialExtensions(const ValueReader& extensions, Material& out);

}  // namespace sinew::load
