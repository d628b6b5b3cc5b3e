#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_EXT_spirv_intrinsics : enable  // for surface_values.glsl
#include "scene_sets.glsl"
#include "deform.glsl"
#include "surface_values.glsl"
#include "surface_stored.glsl"
