// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Strips of constant width in pixels. Requires layout.h and the block `scene`.

// A corner (gl_VertexIndex 0 to 3) of the strip around a line, or around a disc at `fromWorld`.
// `across`: pixels from the centre line.
vec4 ribbonCorner(vec3 fromWorld, vec3 toWorld, bool disc, float halfWidth, out vec2 across) {
    float side = (gl_VertexIndex & 1) != 0 ? 1.0 : -1.0;
    bool atEnd = (gl_VertexIndex & 2) != 0;
    float reach = halfWidth + 1.0;
    vec2 pixel = 2.0 / scene.viewport.xy;
    vec4 from = scene.clipFromWorld * vec4(fromWorld, 1.0);
    if (disc) {
        across = vec2(side, atEnd ? 1.0 : -1.0) * reach;
        return from + vec4(across * pixel * from.w, 0.0, 0.0);
    }
    vec4 to = scene.clipFromWorld * vec4(toWorld, 1.0);
    // Clips lines that cross the eye plane.
    const float nearest = 1e-4;
    if (from.w < nearest && to.w > nearest) {
        from = mix(to, from, (to.w - nearest) / (to.w - from.w));
    } else if (to.w < nearest && from.w > nearest) {
        to = mix(from, to, (from.w - nearest) / (from.w - to.w));
    }
    vec2 along = (to.xy / to.w - from.xy / from.w) / pixel;
    float size = length(along);
    vec2 aside = size > 1e-6 ? vec2(-along.y, along.x) / size : vec2(0.0, 1.0);
    vec4 position = atEnd ? to : from;
    across = vec2(0.0, side * reach);
    return position + vec4(aside * side * reach * pixel * position.w, 0.0, 0.0);
}
