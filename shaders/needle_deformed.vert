#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "scene_sets.glsl"
#include "deform.glsl"
#include "needle.glsl"

// Vertices as the deform pass left them.

void main() { drawNeedle(inPosition, storedAlong(uint(gl_InstanceIndex))); }
