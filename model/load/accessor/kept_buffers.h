// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/load/document/document.h"

namespace sinew::load {

/// For each buffer whether vertex arrays may refer to its bytes, so that these stay as long as the
/// asset: they can be owned, and at least half of them are vertices that lie as they are used.
/// Otherwise what is used is copied, and the rest goes.
[[nodiscard]] std::vector<bool> keptBuffers(const ParsedDocument& document);

}  // namespace sinew::load
