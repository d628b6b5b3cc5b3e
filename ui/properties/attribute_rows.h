// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/properties/property_list.h"

namespace sinew {

/// One row per attribute that the primitive of `list` names in the file, those that nothing reads
/// among them, and the indices: how each is stored. Nothing where the file's JSON is not at hand.
void addAttributes(PropertyList& list);

/// "VEC3 of unsigned short, normalized, 1,024 elements": an accessor of the file.
[[nodiscard]] QString accessorText(const Asset& asset, std::size_t accessor);

}  // namespace sinew
