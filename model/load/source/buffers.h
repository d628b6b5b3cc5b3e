// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"
#include "model/load/source/container.h"
#include "model/load/source/uri.h"

namespace sinew::load {

/// Fills `document.buffers` (glTF 2.0, 3.6.1), each exactly `byteLength` long, from its URI or the
/// GLB's BIN chunk. A buffer without either has no data (like meshopt fallback buffers); only
/// reading it is an error. Errors: a missing, refused or too short source.
[[nodiscard]] Status readBuffers(const Container& container, const ResourceFolder& folder,
                                 ParsedDocument& document, Findings& findings);

/// Reports buffer views that exceed their buffer; reading one is an error later.
void reportBrokenViews(const ParsedDocument& document, Findings& findings);

}  // namespace sinew::load
