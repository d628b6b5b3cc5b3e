#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#extension GL_GOOGLE_include_directive : require
#include "surface.glsl"
#include "surface_marks.glsl"
#include "corners.glsl"
#include "soft_shade.glsl"

layout(location = 0) out vec4 outColor;

// Data views with the exact values of vertices: every element is divided into the areas nearest to
// its vertices, and each area shows the value of its vertex. Without NO_ELEMENT_NUMBERS this needs
// the device's feature geometryShader, for gl_PrimitiveID.

vec3 componentOf(vec3 first, float last) {
    uint component = scene.chosen.x;
    return component == kEveryComponent ? first : vec3(component == 3u ? last : first[component]);
}

vec3 jointIndexColor(uint vertex) {
    uint joints = draw.skin.x;
    if (scene.view.y >= draw.skin.y || joints < 2u) {
        return vec3(0.0);
    }
    vec4 values = vec4(storedInfluences(draw.skin.z, scene.view.y, vertex).joints) / float(joints - 1u);
    return componentOf(values.xyz, values.w);
}

vec3 cornerColor() {
#ifdef NO_ELEMENT_NUMBERS
    return kNeutralColor;
#else
    if (draw.skin.x == 0u || !hasDrawFlag(kDrawCorners)) {
        return kNeutralColor;
    }
    Corners corners = cornersOf(uint(gl_PrimitiveID));
    return jointIndexColor(nearestVertex(corners));
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
