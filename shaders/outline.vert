#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "outline.glsl"

layout(set = 1, binding = 0) uniform sampler2D tilePicture;  // see outline_tiles.frag

layout(location = 0) flat out vec2 outWidths;
layout(location = 1) flat out int outReach;

// An instance of four vertices per tile; empty if the outline does not cross the tile.
void main() {
    int across = textureSize(tilePicture, 0).x;
    ivec2 tile = ivec2(gl_InstanceIndex % across, gl_InstanceIndex / across);
    ivec2 corner = tile + ivec2(gl_VertexIndex & 1, gl_VertexIndex >> 1);
    vec2 place = vec2(corner * int(kOutlineTile)) / vec2(textureSize(maskPicture, 0));
    bool crossed = texelFetch(tilePicture, tile, 0).r > 0.0;
    outWidths = outline.widths.xy;
    outReach = int(outline.reach.x);
    gl_Position = crossed ? vec4(2.0 * place - 1.0, 0.0, 1.0) : vec4(2.0, 2.0, 0.0, 1.0);
}
