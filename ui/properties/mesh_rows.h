// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/properties/property_list.h"

namespace sinew {

/// One row per stored attribute of the primitive of `list`, including unused ones, and the indices,
/// with their storage format. Nothing if the file's JSON is not available.
void addAttributes(PropertyList& list);

/// "VEC3 of unsigned short, normalized, 1,024 elements": an accessor of the file.
[[nodiscard]] QString accessorText(const Asset& asset, std::size_t accessor);

}  // namespace sinew
