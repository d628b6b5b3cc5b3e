// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Holds what every buffer view is declared for against what uses it (glTF 2.0, 3.6.1): its target,
/// its stride, and that vertices, indices and everything else lie in views of their own. Nothing of
/// it stops the data from being read. Runs on the document as parsed.
void reportViewUse(const ParsedDocument& document, Findings& findings);

}  // namespace sinew::load
