#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "surface.glsl"
#include "surface_marks.glsl"
#include "channels.glsl"

layout(location = 0) out vec4 outColor;

// One channel of the material on a solid surface, without soft shading: a shader of its own, because
// software devices sample every texture that a shader may read.
void main() { outColor = vec4(quantized(tintedData(channelColor())), 1.0); }
