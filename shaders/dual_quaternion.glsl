// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Dual-quaternion blending with the same terms as model/evaluate/dual_quaternion.h. A joint
// occupies a matrix: columns 0 and 1 hold its stretch (xx, yy, zz, xy; xz, yz), 2 and 3 its real
// and dual quaternion. Requires stored_vertex.glsl and `worldFromJoint`.

// The term of one joint. `strongest`: the real quaternion of the strongest joint.
mat4 stretchedTerm(mat4 joint, vec4 strongest, float weight) {
    float side = dot(strongest, joint[2]) < 0.0 ? -weight : weight;
    return mat4(weight * joint[0], weight * joint[1], side * joint[2], side * joint[3]);
}

mat3 rotationOf(vec4 q) {
    vec3 d = 2.0 * q.xyz;
    vec3 s = q.xyz * d, w = q.w * d;
    vec3 c = q.xxy * d.yzz;  // xy, xz, yz
    return mat3(1.0 - s.y - s.z, c.x + w.z, c.y - w.y,
                c.x - w.z, 1.0 - s.x - s.z, c.z + w.x,
                c.y + w.y, c.z - w.x, 1.0 - s.x - s.y);
}

// worldFromMesh. `sum`: sum of all terms; `strongest`: the strongest joint; `reach`: sum of the
// weights; `share`: factor on all weights.
mat4 blendedJoint(mat4 sum, mat4 strongest, float reach, float share) {
    float size = length(sum[2]);
    vec4 real = size > 0.0 ? sum[2] / size : strongest[2];
    vec4 dual = size > 0.0 ? sum[3] / size : strongest[3];
    mat3 stretch = mat3(sum[0].x, sum[0].w, sum[1].x,
                        sum[0].w, sum[0].y, sum[1].y,
                        sum[1].x, sum[1].y, sum[0].z);
    vec3 translation =
        2.0 * (real.w * dual.xyz - dual.w * real.xyz + cross(real.xyz, dual.xyz));
    mat4 result = mat4(rotationOf(real) * (share * stretch));
    result[3] = vec4(share * reach * translation, 1.0);
    return result;
}

// Where the influences of vertices are.
struct InfluenceSource {
    uint table;  // its word
    uint sets;
    uint joints;  // number of joints of the skin
};

// The joint with the largest weight; among equals, the first in the skin's list. `total`: the sum
// of all weights.
struct Strongest {
    uint joint;
    float weight;  // 0: no influence
};

Strongest strongestJoint(InfluenceSource source, uint vertex, out float total) {
    Strongest best = Strongest(0u, 0.0);
    total = 0.0;
    for (uint index = 0u; index < source.sets; ++index) {
        InfluenceSet influence = storedInfluences(source.table, index, vertex);
        for (int slot = 0; slot < 4; ++slot) {
            float weight = influence.weights[slot];
            uint joint = influence.joints[slot];
            total += weight;
            bool stronger = weight > best.weight || best.weight == 0.0 ||
                            (weight == best.weight && joint < best.joint);
            if (weight != 0.0 && joint < source.joints && stronger) {
                best = Strongest(joint, weight);
            }
        }
    }
    return best;
}

mat4 dualQuaternionBlend(InfluenceSource source, uint vertex, InstanceConstants instance,
                         bool normalizeWeights) {
    float total;
    Strongest best = strongestJoint(source, vertex, total);
    if (normalizeWeights && total == 0.0) {
        return instance.worldFromMesh;
    }
    if (best.weight == 0.0) {
        return mat4(0.0);
    }
    mat4 strongest = worldFromJoint[instance.first.z + best.joint];
    mat4 sum = mat4(0.0);
    float reach = 0.0;
    for (uint index = 0u; index < source.sets; ++index) {
        InfluenceSet influence = storedInfluences(source.table, index, vertex);
        for (int slot = 0; slot < 4; ++slot) {
            float weight = influence.weights[slot];
            if (weight != 0.0 && influence.joints[slot] < source.joints) {
                reach += weight;
                sum += stretchedTerm(worldFromJoint[instance.first.z + influence.joints[slot]],
                                     strongest[2], weight);
            }
        }
    }
    return blendedJoint(sum, strongest, reach, normalizeWeights ? 1.0 / total : 1.0);
}
