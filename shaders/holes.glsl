// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Holes of a surface whose colour is not drawn. Requires features.glsl and surface.glsl.

// Whether the material has no surface at the point: alpha mode MASK removes it, or its alpha is
// below `least`. Discard last: derivatives need the whole quad.
bool isHole(float least) {
    float alpha = material.baseColor.a * inColor.a;
    if (textured(kSlotBaseColor)) {
        alpha *= texelOf(kSlotBaseColor).a;
    }
    return alpha < (has(kFeatureMask) ? material.emissive.w : least);
}
