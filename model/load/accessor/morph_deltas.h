// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/load/document/document.h"

namespace sinew::load {

/// Sets `Accessor::isMorphDelta`: only morph targets use it.
void markMorphDeltas(ParsedDocument& document);

}  // namespace sinew::load
