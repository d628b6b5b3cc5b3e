// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "shaders/spirv.h"

namespace sinew::spirv {

#include "spirv_definitions.inc"

}  // namespace sinew::spirv
