// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/properties/property_row.h"

namespace sinew {

/// All that belongs to an object, in sections: what it is made of, who uses it, its XMP packet,
/// extensions and extras, and its JSON as stored. Nothing without a file or for what it lacks.
[[nodiscard]] PropertyRows propertyRows(const AssetPtr& asset, const ObjectRef& object);

}  // namespace sinew
