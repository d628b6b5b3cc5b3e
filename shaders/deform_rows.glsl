// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Shared by skin.comp and skin_plain.comp. Requires deform_job.h, `jobs`, `instances` and `deform`.
#include "float_range.glsl"

// The upper three rows of a mesh-to-world matrix; the last row is 0 0 0 1.
struct Rows3 {
    vec4 x, y, z;
};

Rows3 rowsOf(mat4 m) {
    mat4 rows = transpose(m);
    return Rows3(rows[0], rows[1], rows[2]);
}

// The blend of a vertex divided by the sum of its weights; without weight it follows the mesh's node.
Rows3 normalized(Rows3 sum, float total, uint instance) {
    if (total == 0.0) {
        return rowsOf(instances[instance].worldFromMesh);
    }
    float share = 1.0 / total;
    return Rows3(share * sum.x, share * sum.y, share * sum.z);
}

// Whether the weights of a job are divided by their sum.
bool normalizes(uint job) { return (jobs[job].work.w & kJobNormalizes) != 0u; }

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
