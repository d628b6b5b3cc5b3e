// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/core/json_value.h"

namespace sinew::load {

/// The checked document, written anew for tinygltf: the part of it that tinygltf reads for this
/// loader (asset, scenes, cameras, skins, animations), known properties only, integers as
/// integers, no extensions and no extras. What tinygltf demands and glTF does not is filled in: a
/// skin without inverse bind matrices and a channel without node hold -1.
[[nodiscard]] std::string normalisedCopy(const JsonValue& root);

}  // namespace sinew::load
