#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "surface.glsl"
#include "surface_marks.glsl"
#include "corners.glsl"
#include "joint_marks.glsl"
#include "corner_values.glsl"
#include "vertex_colors.glsl"
#include "corner_colors.glsl"
#include "soft_shade.glsl"
#include "heat.glsl"
#include "element_values.glsl"

layout(location = 0) out vec4 outColor;

// Data views with exact values. Of vertices: every element is divided into the areas nearest to its
// vertices, and each area shows the value of its vertex. Of elements, from the CPU: one colour each. Without NO_ELEMENT_NUMBERS this needs
// the device's feature geometryShader, for gl_PrimitiveID.

vec3 cornerColor() {
#ifdef NO_ELEMENT_NUMBERS
    return kNeutralColor;
#else
    if (hasSceneFlag(kSceneValues)) {
        return elementColor(uint(gl_PrimitiveID));
    }
    if (draw.skin.x == 0u || !hasDrawFlag(kDrawCorners)) {
        return kNeutralColor;
    }
    return flatColor(cornersOf(uint(gl_PrimitiveID)));
#endif
}

void main() {
    vec3 color = tintedData(cornerColor());
    float relief = scene.forward.w;
    if (relief > 0.0 && (hasDrawFlag(kDrawSurface) || hasDrawFlag(kDrawHasNormals))) {
        color *= mix(1.0, softShade(shadingNormal()), relief);
    }
    outColor = vec4(quantized(color), 1.0);
}
