// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/core/json_value.h"

namespace sinew::load {

/// The checked document, written anew for tinygltf: the part of it that tinygltf reads for this
/// loader (asset, cameras), known properties only, integers as integers, no extensions and no
/// extras.
[[nodiscard]] std::string normalisedCopy(const JsonValue& root);

}  // namespace sinew::load
