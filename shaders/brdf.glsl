// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// BRDF lobes (glTF 2.0, Appendix B, and the material extensions). Callers clamp cosines to 0 to 1;
// alpha is the squared perceptual roughness.

const float kPi = 3.14159265359;

float largest(vec3 v) { return max(v.x, max(v.y, v.z)); }

vec3 schlick(vec3 f0, vec3 f90, float cosine) {
    float away = 1.0 - cosine;
    float square = away * away;
    return f0 + (f90 - f0) * (square * square * away);
}

// Trowbridge-Reitz (GGX) microfacet distribution (B.3.2).
float ggxDistribution(float nh, float alpha) {
    float a2 = alpha * alpha;
    float d = nh * nh * (a2 - 1.0) + 1.0;
    return a2 / (kPi * d * d);
}

// Height-correlated Smith visibility, including the denominator 4 (n·l) (n·v) (B.3.2).
float ggxVisibility(float nl, float nv, float alpha) {
    float a2 = alpha * alpha;
    float l = nv * sqrt(nl * nl * (1.0 - a2) + a2);
    float v = nl * sqrt(nv * nv * (1.0 - a2) + a2);
    return 0.5 / max(l + v, 1e-6);
}

// The anisotropic form (KHR_materials_anisotropy). Vectors are in the tangent frame: tangent,
// bitangent, normal; `alpha` along the first two.
float ggxDistribution(vec3 h, vec2 alpha) {
    float a2 = alpha.x * alpha.y;
    vec3 stretched = vec3(alpha.y * h.x, alpha.x * h.y, a2 * h.z);
    float w = a2 / max(dot(stretched, stretched), 1e-12);
    return a2 * w * w / kPi;
}

float ggxVisibility(vec3 l, vec3 v, vec2 alpha) {
    float fromLight = v.z * length(vec3(alpha * l.xy, l.z));
    float fromView = l.z * length(vec3(alpha * v.xy, v.z));
    return 0.5 / max(fromLight + fromView, 1e-6);
}

// "Charlie" distribution of upright fibres (KHR_materials_sheen).
float charlieDistribution(float nh, float alpha) {
    float sharpness = 1.0 / alpha;
    float sine2 = max(1.0 - nh * nh, 1e-4);
    return (2.0 + sharpness) * pow(sine2, 0.5 * sharpness) / (2.0 * kPi);
}

float ashikhminVisibility(float nl, float nv) {
    return 1.0 / max(4.0 * (nl + nv - nl * nv), 1e-4);
}
