// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reports primitives without a texture coordinate set that a texture of their material, in any
/// variant, uses.
void checkTexcoords(const ParsedDocument& document, const Asset& asset, Findings& findings);

}  // namespace sinew::load
