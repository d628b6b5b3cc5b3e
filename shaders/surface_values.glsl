// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Outputs of both mesh vertex shaders. Requires scene_sets.glsl and deform.glsl. Compiled once per
// kind of fragment shader, with only the outputs that it reads: FOR_LIT (surface_lit.frag), FOR_DATA
// (surface_data.frag and surface_mark.frag), FOR_CORNERS (surface_corners.frag), FOR_DOTS
// (surface_dot.frag), FOR_SHADOW (shadow.frag) or FOR_GHOST (ghost.frag) is defined.
#ifdef FOR_CORNERS
#define FOR_DATA  // the values of data views, but no texture coordinates, colours and tangents
#endif
#ifdef FOR_DOTS
#define FOR_DATA  // in flat views the colour of the vertex
#endif

layout(constant_id = 0) const bool kDualQuaternions = true;  // if the frame uses them
// A point size is an output of every vertex: on some devices it takes a third of the time.
layout(constant_id = 1) const bool kDrawsPoints = true;

#ifndef FOR_SHADOW
layout(location = 0) out vec3 outFromEye;  // world space
layout(location = 1) out vec3 outNormal;   // world space, unit; 0: none
#endif
#ifndef FOR_CORNERS
layout(location = 2) out vec4 outTexcoords;  // two sets
layout(location = 3) out vec4 outColor;
#if !defined(FOR_SHADOW) && !defined(FOR_GHOST)
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

#ifdef FOR_DOTS

uint setCount() { return asData(draw.skin.y); }

#include "corner_values.glsl"
#include "vertex_colors.glsl"

const float kDotLift = 0.75;  // share of a dot's diameter

// Moved along the line of sight, so that the surface around the vertex does not cut the dot; never
// more than half way.
vec3 lifted(vec3 world) {
    bool orthographic = (asData(scene.view.z) & kSceneOrthographic) != 0u;
    vec3 toEye = orthographic ? -scene.forward.xyz : scene.eye.xyz - world;
    float away = length(toEye);
    float depth = abs((scene.clipFromWorld * vec4(world, 1.0)).w);
    float perPixel = 2.0 * depth / max(scene.environment.w, 1e-20);
    float lift = kDotLift * scene.data.w * perPixel;
    lift = orthographic ? lift : min(lift, 0.5 * away);
    return away > 0.0 ? world + toEye * (lift / away) : world;
}

vec3 dotData(uint vertex, vec3 stored) {
    if ((asData(scene.view.z) & kSceneCorners) == 0u) {
        return viewData(vertex, instances[gl_InstanceIndex], stored);
    }
    bool ofElements = (asData(scene.view.z) & kSceneValues) != 0u;
    return ofElements || asData(draw.skin.x) == 0u ? kNeutralColor : flatVertexColor(vertex);
}

#endif

#ifdef FOR_GHOST

// BuiltIn Position, apart from gl_PerVertex: Mesa warns of an invariant member of a block. The colour
// is drawn where the depth drawn before is equal.
spirv_decorate(11, 0) invariant out vec4 outPosition;

const float kGhostRetreat = 0.0015;  // share of the radius where the grid has faded out

// The depth slightly behind a point, so that the model wins over a ghost that coincides with it.
float depthBehind(vec3 world, float w) {
    vec3 away = scene.forward.xyz * kGhostRetreat * scene.grid.y;
    vec4 behind = scene.clipFromWorld * vec4(world + away, 1.0);
    return behind.w > 0.0 ? behind.z / behind.w * w : behind.z;
}

#endif

void setPointSize() {
    if (kDrawsPoints) {
#ifdef FOR_DOTS
        gl_PointSize = scene.data.w;
#else
        gl_PointSize = hasDrawFlag(kDrawPoints) ? scene.data.z : scene.viewport.z;
#endif
    }
}

void handOn(vec3 world, vec3 normal, vec4 tangent, vec4 texcoords, vec4 color) {
#ifdef FOR_GHOST
    outPosition = scene.clipFromWorld * vec4(world, 1.0);
    outPosition.z = depthBehind(world, outPosition.w);
#else
#ifdef FOR_DOTS
    world = lifted(world);
#endif
    setPointSize();
    gl_Position = scene.clipFromWorld * vec4(world, 1.0);
#endif
#ifndef FOR_CORNERS
    outTexcoords = vec4(hasDrawFlag(kDrawHasTexcoords) ? texcoords.xy : vec2(0.0),
                        hasDrawFlag(kDrawHasSecondTexcoords) ? texcoords.zw : vec2(0.0));
    outColor = hasDrawFlag(kDrawHasColors) ? color : vec4(1.0);
#if !defined(FOR_SHADOW) && !defined(FOR_GHOST)
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
#ifdef FOR_DOTS
    outData = dotData(vertex, stored);
#elif defined(FOR_DATA)
    outData = viewData(vertex, instances[gl_InstanceIndex], stored);
#endif
}
