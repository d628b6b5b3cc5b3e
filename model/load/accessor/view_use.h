// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Compares the declaration of every buffer view with its uses (glTF 2.0, 3.6.1): target, stride,
/// and whether vertices, indices and other data have separate views; and every vertex attribute
/// with the alignment that it must have (3.6.2.4). None of these problems prevents reading. Runs on
/// the parsed document.
void reportViewUse(const ParsedDocument& document, Findings& findings);

}  // namespace sinew::load
