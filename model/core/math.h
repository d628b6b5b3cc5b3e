// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// The one place that configures GLM: column-major, clip depth from 0 to 1
// (GLM_FORCE_DEPTH_ZERO_TO_ONE, set by the build for every target). glm::quat is constructed as (w,
// x, y, z) and stored as x, y, z, w, as in glTF.
#include <glm/gtc/quaternion.hpp>
#include <glm/gtc/type_precision.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
