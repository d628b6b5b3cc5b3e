// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The shading inputs of a point: the material's factors and textures combined. Requires
// features.glsl, surface.glsl, normal_map.glsl, environment.glsl, brdf.glsl and iridescence.glsl.

// For single lights, metal and dielectric are one lobe with mixed reflectances (glTF 2.0, B.3.5);
// for environment light they are two lobes.
struct SurfacePoint {
    vec3 view;    // points to the eye, unit
    vec3 normal;  // points to the viewer's side, unit
    float nv;
    vec3 matte;        // albedo of the diffuse part
    vec3 transmitted;  // the same for transmitted light (KHR_materials_transmission)
    float transmission;  // its factor
    vec3 scattered;    // the same for diffuse transmission (KHR_materials_diffuse_transmission)
    vec3 f0;           // reflectance at normal incidence
    vec3 f90;          // reflectance at grazing angles
    vec3 outerF0;      // f0 without the metal, for the layer above the diffuse part
    vec3 outerF90;
    float metallic;
    vec3 metalF0;
    float roughness;   // perceptual
    float alpha;       // squared roughness for single lights; never a perfect mirror
    vec4 shares;       // entry of the BRDF table
    mat3 frame;   // tangent, bitangent, normal; for anisotropic points
    vec2 alphas;  // along the first two
    float anisotropy;
    vec3 sheen;
    float sheenRoughness;
    float coat;
    float coatRoughness;
    vec3 coatNormal;
    float thickness;  // world space
    vec4 seen;        // light seen through it, and its coverage; set by the caller that has the
                      // picture
};

// The reflection of a point light in a perfectly smooth surface would be smaller than a pixel.
const float kLeastRoughness = 0.045;

const vec3 kUsualReflectance = vec3(0.04);  // reflectance at an index of refraction of 1.5

vec4 pointColor() {
    vec4 color = material.baseColor * inColor;
    return textured(kSlotBaseColor) ? color * texelOf(kSlotBaseColor) : color;
}

void readMetallicRoughness(vec3 color, inout SurfacePoint p) {
    float metallic = material.surface.x;
    p.roughness = material.surface.y;
    if (textured(kSlotMetallicRoughness)) {
        vec4 texel = texelOf(kSlotMetallicRoughness);
        p.roughness *= texel.g;
        metallic *= texel.b;
    }
    vec3 f0 = has(kFeatureReflectance) ? material.specular.rgb : kUsualReflectance;
    float weight = has(kFeatureReflectance) ? material.specular.w : 1.0;
    if (textured(kSlotSpecularColor)) {
        f0 *= texelOf(kSlotSpecularColor).rgb;
    }
    if (textured(kSlotSpecular)) {
        weight *= texelOf(kSlotSpecular).a;
    }
    metallic = clamp(metallic, 0.0, 1.0);
    p.outerF0 = min(f0, 1.0) * weight;
    p.outerF90 = vec3(weight);
    p.metallic = metallic;
    p.metalF0 = color;
    p.f0 = mix(p.outerF0, color, metallic);
    p.f90 = mix(p.outerF90, vec3(1.0), metallic);
    p.matte = color * (1.0 - metallic);
}

// Of a surface that is not metallic.
void setReflectance(vec3 f0, inout SurfacePoint p) {
    p.f0 = p.outerF0 = p.metalF0 = f0;
    p.f90 = p.outerF90 = vec3(1.0);
    p.metallic = 0.0;
}

void readSpecularGlossiness(vec3 color, inout SurfacePoint p) {
    p.f0 = material.specular.rgb;
    float glossiness = material.surface.y;
    if (textured(kSlotMetallicRoughness)) {
        vec4 texel = texelOf(kSlotMetallicRoughness);
        p.f0 *= texel.rgb;
        glossiness *= texel.a;
    }
    setReflectance(p.f0, p);
    p.roughness = 1.0 - glossiness;
    p.matte = color * (1.0 - min(largest(p.f0), 1.0));
}

void readTransmission(inout SurfacePoint p) {
    float share = material.transmission.x;
    if (textured(kSlotTransmission)) {
        share *= texelOf(kSlotTransmission).r;
    }
    p.transmission = share;
    p.transmitted = p.matte * share;
    p.matte *= 1.0 - share;
}

// Mixes diffuse reflection with diffuse transmission. KHR_materials_transmission overrides both by
// its factor.
void readDiffuseTransmission(inout SurfacePoint p) {
    float share = material.diffuseTransmission.w;
    vec3 color = material.diffuseTransmission.rgb;
    if (textured(kSlotDiffuseTransmission)) {
        share *= texelOf(kSlotDiffuseTransmission).a;
    }
    if (textured(kSlotDiffuseTransmissionColor)) {
        color *= texelOf(kSlotDiffuseTransmissionColor).rgb;
    }
    p.scattered = color * (share * (1.0 - p.metallic));
    if (has(kFeatureTransmission)) {
        p.scattered *= 1.0 - p.transmission;
    }
    p.matte *= 1.0 - share;
}

void readVolume(inout SurfacePoint p) {
    p.thickness = material.transmission.y * inMeshScale;
    if (textured(kSlotThickness)) {
        p.thickness *= texelOf(kSlotThickness).g;
    }
}

void readIridescence(inout SurfacePoint p) {
    float share = material.iridescence.x;
    if (textured(kSlotIridescence)) {
        share *= texelOf(kSlotIridescence).r;
    }
    float thickness = material.iridescence.w;
    if (textured(kSlotIridescenceThickness)) {
        thickness = mix(material.iridescence.z, thickness, texelOf(kSlotIridescenceThickness).g);
    }
    vec3 film = thinFilm(p.nv, material.iridescence.y, thickness, p.f0);
    vec3 f0 = asNormalIncidence(film, p.nv);
    p.f0 = mix(p.f0, f0, share);
    p.outerF0 = mix(p.outerF0, f0, share);
    p.metalF0 = mix(p.metalF0, f0, share);
}

void readAnisotropy(inout SurfacePoint p) {
    p.anisotropy = material.anisotropy.x;
    vec2 along = vec2(1.0, 0.0);
    if (textured(kSlotAnisotropy)) {
        vec3 texel = texelOf(kSlotAnisotropy).rgb;
        along = 2.0 * texel.rg - 1.0;
        float size = length(along);
        along = size > 1e-3 ? along / size : vec2(1.0, 0.0);
        p.anisotropy *= texel.b;
    }
    vec2 turn = material.anisotropy.yz;
    along = vec2(turn.x * along.x - turn.y * along.y, turn.y * along.x + turn.x * along.y);
    uint slot = textured(kSlotNormal) ? kSlotNormal : kSlotAnisotropy;
    mat3 frame = tangentFrame(texcoordOf(slot));
    vec3 tangent = frame[0] * along.x + frame[1] * along.y;
    tangent = unitOr(tangent - p.normal * dot(p.normal, tangent), frame[0]);
    float side = dot(cross(frame[2], frame[0]), frame[1]) < 0.0 ? -1.0 : 1.0;
    p.frame = mat3(tangent, cross(p.normal, tangent) * side, p.normal);
    p.alphas = vec2(mix(p.alpha, 1.0, p.anisotropy * p.anisotropy), p.alpha);
}

void readSheen(inout SurfacePoint p) {
    p.sheen = material.sheen.rgb;
    p.sheenRoughness = material.sheen.w;
    if (textured(kSlotSheenColor)) {
        p.sheen *= texelOf(kSlotSheenColor).rgb;
    }
    if (textured(kSlotSheenRoughness)) {
        p.sheenRoughness *= texelOf(kSlotSheenRoughness).a;
    }
    p.sheenRoughness = clamp(p.sheenRoughness, 0.07, 1.0);
}

void readClearcoat(inout SurfacePoint p) {
    p.coat = material.clearcoat.x;
    p.coatRoughness = material.clearcoat.y;
    p.coatNormal = shadingNormal();
    if (textured(kSlotClearcoat)) {
        p.coat *= texelOf(kSlotClearcoat).r;
    }
    if (textured(kSlotClearcoatRoughness)) {
        p.coatRoughness *= texelOf(kSlotClearcoatRoughness).g;
    }
    if (textured(kSlotClearcoatNormal)) {
        p.coatNormal = mappedNormal(texelOf(kSlotClearcoatNormal).rgb, material.clearcoat.z,
                                    texcoordOf(kSlotClearcoatNormal));
    }
    p.coatRoughness = clamp(p.coatRoughness, 0.0, 1.0);
}

SurfacePoint surfacePoint(vec3 color) {
    SurfacePoint p;
    p.view = towardsEye();
    p.normal = shadingNormal();
    if (textured(kSlotNormal)) {
        p.normal = mappedNormal(texelOf(kSlotNormal).rgb, material.surface.z, texcoordOf(kSlotNormal));
    }
    p.nv = clamp(dot(p.normal, p.view), 1e-3, 1.0);
    if (has(kFeatureClay)) {
        setReflectance(kUsualReflectance, p);
        p.matte = color;
        p.roughness = 0.62;
    } else if (has(kFeatureSpecularGlossiness)) {
        readSpecularGlossiness(color, p);
    } else {
        readMetallicRoughness(color, p);
    }
    p.roughness = clamp(p.roughness, 0.0, 1.0);
    p.alpha = max(p.roughness * p.roughness, kLeastRoughness * kLeastRoughness);
    p.shares = brdfShares(p.nv, p.roughness);
    if (has(kFeatureIridescence)) {
        readIridescence(p);
    }
    if (has(kFeatureTransmission)) {
        readTransmission(p);
    }
    if (has(kFeatureDiffuseTransmission)) {
        readDiffuseTransmission(p);
    }
    if (has(kFeatureVolume)) {
        readVolume(p);
    }
    if (has(kFeatureAnisotropy)) {
        readAnisotropy(p);
    }
    if (has(kFeatureSheen)) {
        readSheen(p);
    }
    if (has(kFeatureClearcoat)) {
        readClearcoat(p);
    }
    return p;
}

vec3 pointEmission() {
    if (!has(kFeatureEmission)) {
        return vec3(0.0);
    }
    vec3 emission = material.emissive.rgb;
    return textured(kSlotEmissive) ? emission * texelOf(kSlotEmissive).rgb : emission;
}

// Ambient openness (occlusion); 1: unoccluded.
float pointOpenness() {
    if (!textured(kSlotOcclusion)) {
        return 1.0;
    }
    return 1.0 + material.surface.w * (texelOf(kSlotOcclusion).r - 1.0);
}
