// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Reflectance of a thin film on a base (KHR_materials_iridescence; Belcour and Barla, "A Practical
// Extension to Microfacet Theory for the Modeling of Varying Iridescence", 2017). Requires
// brdf.glsl.

// CIE 1931 colour matching as sums of Gaussians in the frequency domain, for a path difference in
// nanometres; linear Rec. 709.
vec3 interferenceColor(float pathDifference, vec3 shift) {
    const vec3 value = vec3(5.4856e-13, 4.4201e-13, 5.2481e-13);
    const vec3 position = vec3(1.6810e+06, 1.7953e+06, 2.2084e+06);
    const vec3 variance = vec3(4.3278e+09, 9.3046e+09, 6.6121e+09);
    float phase = 2.0 * kPi * pathDifference * 1e-9;
    vec3 xyz = value * sqrt(2.0 * kPi * variance) * cos(position * phase + shift) *
               exp(-phase * phase * variance);
    xyz.x += 9.7470e-14 * sqrt(2.0 * kPi * 4.5282e+09) * cos(2.2399e+06 * phase + shift.x) *
             exp(-4.5282e+09 * phase * phase);
    const mat3 rec709FromXyz = mat3(3.2404542, -0.9692660, 0.0556434,   //
                                    -1.5371385, 1.8760108, -0.2040259,  //
                                    -0.4985314, 0.0415560, 1.0572252);
    return rec709FromXyz * (xyz / 1.0685e-7);
}

vec3 reflectanceBetween(vec3 inner, float outer) {
    vec3 root = (inner - outer) / (inner + outer);
    return root * root;
}

// Reflectance of air, film and base at an angle. `f0`: reflectance of the base without film.
vec3 thinFilm(float cosine, float ior, float thickness, vec3 f0) {
    float film = mix(1.0, ior, smoothstep(0.0, 0.03, thickness));
    float cosine2 = 1.0 - (1.0 - cosine * cosine) / (film * film);
    if (cosine2 < 0.0) {
        return vec3(1.0);
    }
    float inside = sqrt(cosine2);
    float outer = schlick(reflectanceBetween(vec3(film), 1.0), vec3(1.0), cosine).x;
    vec3 root = sqrt(clamp(f0, 0.0, 0.9999));
    vec3 base = (1.0 + root) / (1.0 - root);
    vec3 inner = schlick(reflectanceBetween(base, film), vec3(1.0), inside);
    float through = 1.0 - outer;

    float difference = 2.0 * film * thickness * inside;
    vec3 shift = mix(vec3(0.0), vec3(kPi), lessThan(base, vec3(film)));
    shift += film < 1.0 ? 0.0 : kPi;

    vec3 both = clamp(outer * inner, 1e-5, 0.9999);
    vec3 sum = outer + through * through * inner / (1.0 - both);
    vec3 order = through * through * inner / (1.0 - both) - through;
    vec3 step = sqrt(both);
    for (int m = 1; m <= 2; ++m) {
        order *= step;
        sum += order * 2.0 * interferenceColor(float(m) * difference, float(m) * shift);
    }
    return max(sum, vec3(0.0));
}

// The reflectance at normal incidence for which Schlick's term gives `reflectance` at the angle.
vec3 asNormalIncidence(vec3 reflectance, float cosine) {
    float away = clamp(1.0 - cosine, 0.0, 0.99);
    float grazing = away * away * away * away * away;
    return clamp((reflectance - grazing) / (1.0 - grazing), 0.0, 1.0);
}
