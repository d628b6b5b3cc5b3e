// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Outputs of both mesh vertex shaders. Requires scene_sets.glsl and deform.glsl. Compiled once per
// kind of fragment shader, with only the outputs that it reads: FOR_LIT (surface_lit.frag), FOR_DATA
// (surface_data.frag and surface_mark.frag), FOR_CORNERS (surface_corners.frag) or FOR_SHADOW
// (shadow.frag) is defined.
#ifdef FOR_CORNERS
#define FOR_DATA  // the values of data views, but no texture coordinates, colours and tangents
#endif

#ifndef FOR_SHADOW
layout(location = 0) out vec3 outFromEye;  // world space
layout(location = 1) out vec3 outNormal;   // world space, unit; 0: none
#endif
#ifndef FOR_CORNERS
layout(location = 2) out vec4 outTexcoords;  // two sets
layout(location = 3) out vec4 outColor;
#ifndef FOR_SHADOW
layout(location = 5) out vec4 outTangent;  // world space; w: handedness, 0: none
#endif
#endif
#ifdef FOR_DATA
layout(location = 4) out vec3 outData;
#endif
#ifdef FOR_LIT
layout(location = 6) out float outMeshScale;  // length scale from mesh space to world space
#endif

#ifdef FOR_DATA
#include "views.glsl"
#endif

void handOn(vec3 world, vec3 normal, vec4 tangent, vec4 texcoords, vec4 color) {
    gl_Position = scene.clipFromWorld * vec4(world, 1.0);
    gl_PointSize = hasDrawFlag(kDrawPoints) ? scene.data.z : scene.viewport.z;
#ifndef FOR_CORNERS
    outTexcoords = vec4(hasDrawFlag(kDrawHasTexcoords) ? texcoords.xy : vec2(0.0),
                        hasDrawFlag(kDrawHasSecondTexcoords) ? texcoords.zw : vec2(0.0));
    outColor = hasDrawFlag(kDrawHasColors) ? color : vec4(1.0);
#ifndef FOR_SHADOW
    outTangent = tangent;
#endif
#endif
#ifndef FOR_SHADOW
    outFromEye = world - scene.eye.xyz;
    outNormal = normal;
#endif
#ifdef FOR_LIT
    outMeshScale = instances[gl_InstanceIndex].offset.w;
#endif
}

void handOnData(uint vertex, vec3 stored) {
#ifdef FOR_DATA
    outData = viewData(vertex, instances[gl_InstanceIndex], stored);
#endif
}
