// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/json_value.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Cameras of a checked document have exactly one of `perspective` and `orthographic`, that of
/// their `type` (glTF 2.0, 3.10.2). Another one is dropped; if only the other one is there, it is
/// used; if there is none, a default is. All are findings.
void settleCameras(JsonValue& root, Findings& findings);

}  // namespace sinew::load
