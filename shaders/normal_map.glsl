// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Normals from textures. Requires surface.glsl and float_range.glsl.

// Tangent, bitangent and normal for the texture coordinates of a slot, on the viewer's side.
mat3 tangentFrame(vec2 texcoord) {
    vec3 normal = outwardNormal();
    vec3 tangent = inTangent.xyz;
    float handedness = inTangent.w;
    // Derivatives need the whole quad, so they are outside the branch.
    vec3 alongX = dFdx(inFromEye);
    vec3 alongY = dFdy(inFromEye);
    float scale = inverseScale(max(largestPart(alongX), largestPart(alongY)));
    alongX *= scale;
    alongY *= scale;
    vec2 uvX = dFdx(texcoord);
    vec2 uvY = dFdy(texcoord);
    if (dot(tangent, tangent) < 1e-12 || handedness == 0.0) {
        float turn = uvX.x * uvY.y - uvX.y * uvY.x < 0.0 ? -1.0 : 1.0;
        tangent = (alongX * uvY.y - alongY * uvX.y) * turn;
        vec3 down = (alongY * uvX.x - alongX * uvY.x) * turn;
        tangent -= normal * dot(normal, tangent);
        handedness = dot(cross(normal, tangent), down) > 0.0 ? -1.0 : 1.0;
    }
    float size = length(tangent);
    tangent = size > 1e-12 ? tangent / size : normalize(cross(normal, vec3(0.36, 0.48, 0.8)));
    vec3 bitangent = cross(normal, tangent) * (handedness < 0.0 ? -1.0 : 1.0);
    mat3 frame = mat3(tangent, bitangent, normal);
    return gl_FrontFacing ? frame : -1.0 * frame;
}

vec3 unitOr(vec3 v, vec3 otherwise) {
    float size = length(v);
    return size > 1e-6 ? v / size : otherwise;
}

// 3.9.3: red is along the tangent, green along the bitangent.
vec3 mappedNormal(vec3 texel, float scale, vec2 texcoord) {
    mat3 frame = tangentFrame(texcoord);
    return unitOr(frame * ((2.0 * texel - 1.0) * vec3(scale, scale, 1.0)), frame[2]);
}
