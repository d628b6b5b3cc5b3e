// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The colours of flat views at a fragment, sRGB. Requires corners.glsl and vertex_colors.glsl.

// How close a fragment is to where the areas of two corners meet: 0 at a distance, 1 there.
float borderBetween(vec3 shares, vec3 perX, vec3 perY, int own, int other) {
    float apart = shares[own] - shares[other];
    float perPixel = abs(perX[own] - perX[other]) + abs(perY[own] - perY[other]);
    return 1.0 - smoothstep(0.5, 1.5, apart / max(perPixel, 1e-20));
}

// The colour of the strongest joint, with lines where regions meet.
vec3 dominantColor(Corners corners) {
    vec3 perX = sharesAt(corners, inData + dFdx(inData)) - corners.shares;
    vec3 perY = sharesAt(corners, inData + dFdy(inData)) - corners.shares;
    int own = nearestCorner(corners);
    uint joint = dominantJoint(corners.vertices[own]);
    float border = 0.0;
    for (int other = 0; other < 3; ++other) {
        if (other != own && dominantJoint(corners.vertices[other]) != joint) {
            border = max(border, borderBetween(corners.shares, perX, perY, own, other));
        }
    }
    return mix(colorOfJoint(joint), kDarkMarkColor, 0.7 * border);
}

// Stripes, 8 points apart, where a slot is wasted.
vec3 tallyColor(uint vertex) {
    InfluenceTally tally = tallyOf(vertex);
    vec3 color = countColor(tally.joints);
    vec2 pixel = scene.part.xy + gl_FragCoord.xy;
    float along = (pixel.x + pixel.y) / (scene.eye.w * 8.0);
    bool striped = tally.wasted > 0u && fract(along) < 0.3;
    return striped ? mix(color, kDarkMarkColor, 0.55) : color;
}

vec3 flatColor(Corners corners) {
    uint vertex = corners.vertices[nearestCorner(corners)];
    switch (scene.view.x) {
        case kViewRawJoints: return jointIndexColor(vertex);
        case kViewDominantJoint: return dominantColor(corners);
        case kViewInfluenceCount: return tallyColor(vertex);
        case kViewWeightSum: return sumColor(vertex);
        case kViewUnweighted: return faultColor(vertex);
        default: return kNeutralColor;
    }
}
