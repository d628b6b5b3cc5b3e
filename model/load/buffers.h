// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/core/result.h"
#include "model/load/container.h"
#include "model/load/document.h"
#include "model/load/findings.h"
#include "model/load/uri.h"

namespace sinew::load {

/// The bytes of every buffer (glTF 2.0, 3.6.1), each exactly `byteLength` long: from its URI or
/// the GLB's BIN chunk. A buffer without any source gets one byte, so that whatever reads it ends
/// out of bounds. A missing, refused or short source is an error.
[[nodiscard]] Result<std::vector<Bytes>> readBuffers(const JsonValue& json,
                                                     const Container& container,
                                                     const ResourceFolder& folder,
                                                     Findings& findings);

/// Reports buffer views that reach past their buffer; reading one is an error later.
void reportBrokenViews(const Document& document, Findings& findings);

}  // namespace sinew::load
