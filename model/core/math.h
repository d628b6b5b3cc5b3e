// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// The one place that configures GLM: column-major, clip depth from 0 to 1 (set by the build for
// every target, GLM_FORCE_DEPTH_ZERO_TO_ONE). glm::quat is constructed (w, x, y, z) and lies in
// memory x, y, z, w, as glTF stores it.
#include <glm/gtc/quaternion.hpp>
#include <glm/gtc/type_precision.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
