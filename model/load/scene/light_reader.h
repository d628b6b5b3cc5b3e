// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reads KHR_lights_punctual: the list at the root and the nodes that shine. A light without a
/// usable type keeps its place in the list and gives no light.
void readLights(const ParsedDocument& document, Asset& asset, Findings& findings);

}  // namespace sinew::load
