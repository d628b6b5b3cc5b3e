// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reports primitives that lack a set of texture coordinates which a texture of their material, or
/// of one that a variant shows, is laid out by.
void checkTexcoords(const ParsedDocument& document, const Asset& asset, Findings& findings);

}  // namespace sinew::load
