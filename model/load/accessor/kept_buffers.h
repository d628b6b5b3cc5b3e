// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/load/document/document.h"

namespace sinew::load {

/// Per buffer, whether vertex arrays and key arrays may reference its bytes and so keep them alive
/// with the asset: the bytes can be owned, and at least half of them are such data in a directly
/// usable layout. Otherwise the used data is copied and the buffer is freed.
[[nodiscard]] std::vector<bool> keptBuffers(const ParsedDocument& document);

}  // namespace sinew::load
