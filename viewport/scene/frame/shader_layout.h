// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/core/math.h"

/// Structs, constants and colours shared with the shaders: shaders/layout.h, deform_job.h and
/// colors.h.
namespace sinew::layout {

using vec3 = glm::vec3;
using vec4 = glm::vec4;
using uvec4 = glm::uvec4;
using mat4 = glm::mat4;
using uint = std::uint32_t;

#include "shaders/colors.h"
#include "shaders/deform_job.h"
#include "shaders/layout.h"

static_assert(sizeof(DrawConstants) <= 128, "every device has 128 bytes of push constants");
static_assert(sizeof(SceneConstants) % 16 == 0 && sizeof(MaterialConstants) % 16 == 0);

}  // namespace sinew::layout
