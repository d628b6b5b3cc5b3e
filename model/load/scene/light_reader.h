// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reads KHR_lights_punctual: the list at the root and the nodes with lights. A light without a
/// valid type keeps its index and emits no light.
void readLights(const ParsedDocument& document, Asset& asset, Findings& findings);

}  // namespace sinew::load
