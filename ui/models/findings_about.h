// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "model/asset/object_ref.h"
#include "model/core/diagnostic.h"

namespace sinew {

/// Positions of the findings about an object or a part of it, in any of their places. For a node
/// also those about its mesh and, for a joint, about its entry in a skin.
[[nodiscard]] std::vector<std::size_t> findingsAbout(const Asset& asset,
                                                     const std::vector<Diagnostic>& findings,
                                                     const ObjectRef& object);

}  // namespace sinew
