// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/core/json_value.h"

namespace sinew::load {

/// A copy of the checked document for tinygltf: the part that tinygltf reads for this loader
/// (asset, cameras), with known properties only, integers as integers, without extensions and
/// extras.
[[nodiscard]] std::string normalisedCopy(const JsonValue& root);

}  // namespace sinew::load
