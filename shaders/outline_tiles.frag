#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "outline.glsl"

layout(location = 0) out float outTile;

// A pixel per tile of the picture: 1 if the outline crosses the tile, so that the search in
// outline.frag runs only there.
void main() {
    int reach = int(outline.reach.x);
    ivec2 tile = ivec2(gl_FragCoord.xy) * int(kOutlineTile);
    ivec2 first = max(tile - reach, ivec2(0));
    ivec2 end = min(tile + int(kOutlineTile) + reach, textureSize(maskPicture, 0));
    float most = 0.0;
    float least = 1.0;
    for (int y = first.y; y < end.y; ++y) {
        for (int x = first.x; x < end.x; ++x) {
            float covered = texelFetch(maskPicture, ivec2(x, y), 0).r;
            most = max(most, covered);
            least = min(least, covered);
        }
    }
    outTile = most > 0.0 && least < 1.0 ? 1.0 : 0.0;
}
