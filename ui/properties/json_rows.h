// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/core/json_value.h"
#include "ui/properties/property_row.h"

namespace sinew {

/// A JSON value as a tree: scalars as stored, objects and arrays with their members below, built
/// when opened. `json` is part of `asset`, which the rows keep alive.
[[nodiscard]] PropertyRow jsonRow(const AssetPtr& asset, const QString& name, const JsonValue& json,
                                  const std::string& pointer);

/// One row per member of an object or element of an array.
[[nodiscard]] PropertyRows jsonRows(const AssetPtr& asset, const JsonValue& json,
                                    const std::string& pointer);

/// A member's name as a token of a JSON pointer (RFC 6901, section 3).
[[nodiscard]] std::string escapedToken(const std::string& name);

}  // namespace sinew
