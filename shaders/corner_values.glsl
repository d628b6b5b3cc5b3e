// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The values of a vertex in flat views. Requires
// joint_marks.glsl, stored_vertex.glsl and setCount(), the number of influence sets.

const float kNegligibleWeight = 0.5 / 255.0;
const float kFloatTolerance = 2e-7;  // tolerance per weight other than 0
const uint kNoJoint = 0xffffffffu;

InfluenceSet setOf(uint vertex, uint index) { return storedInfluences(draw.skin.z, index, vertex); }

// Sum of the stored weights of `joint` over all sets.
float jointWeight(uint vertex, uint joint) {
    float sum = 0.0;
    for (uint index = 0u; index < setCount(); ++index) {
        InfluenceSet influence = setOf(vertex, index);
        for (int slot = 0; slot < 4; ++slot) {
            sum += influence.joints[slot] == joint ? influence.weights[slot] : 0.0;
        }
    }
    return sum;
}

// The joint with the largest weight above 0; among equals, the first of the skin's list.
uint dominantJoint(uint vertex) {
    uint best = kNoJoint;
    float most = 0.0;
    for (uint index = 0u; index < setCount(); ++index) {
        uvec4 joints = setOf(vertex, index).joints;
        for (int slot = 0; slot < 4; ++slot) {
            uint joint = joints[slot];
            float weight = jointWeight(vertex, joint);
            bool stronger = weight > most || (weight == most && best != kNoJoint && joint < best);
            if (joint < draw.skin.x && stronger) {
                best = joint;
                most = weight;
            }
        }
    }
    return best;
}

// Whether a slot before the given one names `joint`.
bool hasBefore(uint vertex, uint joint, uint lastSet, int lastSlot) {
    bool found = false;
    for (uint index = 0u; index <= lastSet; ++index) {
        uvec4 joints = setOf(vertex, index).joints;
        for (int slot = 0; slot < 4; ++slot) {
            bool before = index < lastSet || slot < lastSlot;
            found = found || (before && joints[slot] == joint);
        }
    }
    return found;
}

// Whether a slot before the given one has a weight of `joint`.
bool weighsBefore(uint vertex, uint joint, uint lastSet, int lastSlot) {
    bool found = false;
    for (uint index = 0u; index <= lastSet; ++index) {
        InfluenceSet influence = setOf(vertex, index);
        for (int slot = 0; slot < 4; ++slot) {
            bool before = index < lastSet || slot < lastSlot;
            bool weighs = influence.joints[slot] == joint && influence.weights[slot] != 0.0;
            found = found || (before && weighs);
        }
    }
    return found;
}

struct InfluenceTally {
    uint joints;  // joints whose weights do not add up to 0
    uint wasted;  // slots with a weight too small for a byte, or of a joint that has one already
};

InfluenceTally tallyOf(uint vertex) {
    InfluenceTally tally = InfluenceTally(0u, 0u);
    for (uint index = 0u; index < setCount(); ++index) {
        InfluenceSet influence = setOf(vertex, index);
        for (int slot = 0; slot < 4; ++slot) {
            float weight = influence.weights[slot];
            uint joint = influence.joints[slot];
            bool counts = joint < draw.skin.x && jointWeight(vertex, joint) != 0.0;
            if (counts && !hasBefore(vertex, joint, index, slot)) {
                ++tally.joints;
            }
            bool wasted = abs(weight) < kNegligibleWeight || weighsBefore(vertex, joint, index, slot);
            tally.wasted += weight != 0.0 && wasted ? 1u : 0u;
        }
    }
    return tally;
}

struct WeightSum {
    float off;  // signed difference from 1
    bool wrong;
    bool empty;  // no weight other than 0
};

// The type of all weights; kStoredF32 if they differ.
uint commonWeightType() {
    uint type = influenceQuads[draw.skin.z >> 2].w;
    for (uint index = 1u; index < setCount(); ++index) {
        type = influenceQuads[(draw.skin.z >> 2) + index].w == type ? type : kStoredF32;
    }
    return type;
}

WeightSum integerSum(uint vertex, uint type) {
    uint sum = 0u;
    for (uint index = 0u; index < setCount(); ++index) {
        uint first = draw.skin.z + influenceQuads[(draw.skin.z >> 2) + index].z;
        uvec4 values = storedIntegers(first, type, vertex);
        sum += values.x + values.y + values.z + values.w;
    }
    uint one = type == kStoredU8 ? 255u : 65535u;
    return WeightSum((float(sum) - float(one)) / float(one), sum != one, sum == 0u);
}

// The first slot of every set, then the second, in single precision.
WeightSum floatSum(uint vertex) {
    precise float sum = 0.0;
    uint count = 0u;
    for (int slot = 0; slot < 4; ++slot) {
        for (uint index = 0u; index < setCount(); ++index) {
            float weight = setOf(vertex, index).weights[slot];
            sum += weight;
            count += weight != 0.0 ? 1u : 0u;
        }
    }
    float off = sum - 1.0;
    return WeightSum(off, abs(off) > kFloatTolerance * float(count), count == 0u);
}

WeightSum weightSum(uint vertex) {
    uint type = commonWeightType();
    if (type == kStoredF32) {
        return floatSum(vertex);
    }
    return integerSum(vertex, type);
}

const uint kFaultNone = 0u;
const uint kFaultNoWeight = 1u;
const uint kFaultNoSuchJoint = 2u;

uint weightFault(uint vertex) {
    uint fault = kFaultNoWeight;
    for (uint index = 0u; index < setCount(); ++index) {
        InfluenceSet influence = setOf(vertex, index);
        for (int slot = 0; slot < 4; ++slot) {
            if (influence.weights[slot] != 0.0) {
                bool known = influence.joints[slot] < draw.skin.x;
                fault = !known ? kFaultNoSuchJoint : fault == kFaultNoWeight ? kFaultNone : fault;
            }
        }
    }
    return fault;
}
