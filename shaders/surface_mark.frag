#version 450
// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "surface.glsl"
#include "normal_map.glsl"
#include "surface_marks.glsl"
#include "views.glsl"
#include "channels.glsl"
#include "mark_color.glsl"

// Edges and vertices on a surface, in any view.

layout(location = 0) out vec4 outColor;  // premultiplied

layout(constant_id = 0) const uint kPoints = 0u;

// Approximate lightness of the surface below.
float lightness() {
    vec3 color;
    if (!hasSceneFlag(kSceneLit)) {
        color = hasSceneFlag(kSceneChannel) ? channelColor() : viewColor().rgb;
    } else {
        bool material = hasSceneFlag(kSceneMaterial);
        color = material ? encodeSrgb(markedColor(baseColor().rgb)) * 0.95 : vec3(0.7);
    }
    return dot(color, vec3(0.3, 0.59, 0.11));
}

void main() {
    float shine = smoothstep(0.26, 0.40, lightness());
    vec3 color = mix(kLightMarkColor, kDarkMarkColor, shine);
    // Bright lines look stronger when blended as light than as bytes.
    float alpha = mix(hasSceneFlag(kSceneLit) ? 0.17 : 0.42, 0.62, shine);
    if (kPoints != 0u) {
        // For points: a disc with a dark rim.
        float away = 2.0 * length(gl_PointCoord - 0.5);
        float blur = 2.0 / max(scene.viewport.z, 1.0);
        float inside = 1.0 - smoothstep(0.70 - blur, 0.70 + blur, away);
        color = mix(kDarkMarkColor, kPointColor, scene.viewport.z > 2.0 ? inside : 1.0);
        alpha = scene.viewport.z > 2.0 ? 1.0 - smoothstep(1.0 - blur, 1.0, away) : 1.0;
    }
    if (hasSceneFlag(kSceneMaterial) && cutAway(baseColor().a)) {
        discard;
    }
    outColor = vec4(markColor(color) * alpha, alpha);
}
