// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Shared by skin.comp and skin_plain.comp. Requires deform_job.h, `jobs` and `deform`.

// The upper three rows of a mesh-to-world matrix; the last row is 0 0 0 1.
struct Rows3 {
    vec4 x, y, z;
};

// The last job that starts at or before the workgroup.
uint jobOf(uint group) {
    uint low = 0u, high = deform.jobs.x;
    while (high - low > 1u) {
        uint middle = (low + high) >> 1;
        if (jobs[middle].work.x <= group) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return low;
}

// Transforms normals with the cofactor matrix; they keep pointing outwards if the matrix mirrors.
vec3 turnedNormal(mat3 m, vec3 normal) {
    vec3 x = cross(m[1], m[2]);
    vec3 turned = x * normal.x + cross(m[2], m[0]) * normal.y + cross(m[0], m[1]) * normal.z;
    return dot(m[0], x) < 0.0 ? -turned : turned;
}

mat3 matrixOf(Rows3 rows) { return transpose(mat3(rows.x.xyz, rows.y.xyz, rows.z.xyz)); }

vec3 movedPoint(Rows3 rows, vec3 point) {
    vec4 from = vec4(point, 1.0);
    return vec3(dot(rows.x, from), dot(rows.y, from), dot(rows.z, from));
}
