#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "surface.glsl"
#include "normal_map.glsl"
#include "surface_marks.glsl"
#include "views.glsl"
#include "channels.glsl"
#include "mark_color.glsl"

layout(location = 0) out vec4 outColor;  // premultiplied

// A vertex as a disc with a dark rim, in the colour that the view gives the vertex; lit views show
// its base colour. Normals are those of the vertex, without the normal texture.

const vec3 kClayDotColor = vec3(0.65);
const float kRimPoints = 1.0;

bool showsNormals() {
    return scene.view.x == kViewNormals || scene.view.x == kViewGeometryNormals;
}

// sRGB.
vec3 valueColor() {
    if (hasSceneFlag(kSceneLit)) {
        vec3 base = encodeSrgb(markedColor(baseColor().rgb));
        return hasSceneFlag(kSceneMaterial) ? base : kClayDotColor;
    }
    if (hasSceneFlag(kSceneCorners)) {
        return inData;
    }
    if (showsNormals()) {
        return hasDrawFlag(kDrawHasNormals) ? 0.5 + 0.5 * outwardNormal() : kNeutralColor;
    }
    return hasSceneFlag(kSceneChannel) ? channelColor() : viewColor().rgb;
}

void main() {
    float size = max(scene.data.w, 1.0);
    vec3 color = valueColor();
    float alpha = 1.0;
    if (size > 2.0) {
        float away = 2.0 * length(gl_PointCoord - 0.5);
        float blur = 2.0 / size;
        float rim = min(2.0 * kRimPoints * scene.eye.w / size, 0.4);
        color = mix(color, kDarkMarkColor, 0.8 * smoothstep(1.0 - rim - blur, 1.0 - rim, away));
        alpha = 1.0 - smoothstep(1.0 - blur, 1.0, away);
    }
    if (hasSceneFlag(kSceneMaterial) && cutAway(baseColor().a)) {
        discard;
    }
    outColor = vec4(markColor(quantized(color)) * alpha, alpha);
}
