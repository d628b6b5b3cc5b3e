// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/properties/property_row.h"

namespace sinew {

/// The properties of an object, in sections: contents, users, XMP packet, extensions, extras, and
/// the stored JSON. Empty without a file or for an object that does not exist.
[[nodiscard]] PropertyRows propertyRows(const AssetPtr& asset, const ObjectRef& object);

}  // namespace sinew
