// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What skin.comp and skin_plain.comp work on. Read by both languages, as layout.h is.

// An invocation deforms two vertices that lie together: more is in flight at once, and memory is
// read and written in larger pieces.
const uint kDeformGroupSize = 128u;
const uint kDeformTogether = 2u;

// Of skin_plain.comp, whose invocations take several pairs after each other where there are many.
const uint kPlainGroupSize = 256u;
const uint kPlainTurns = 4u;
const uint kPlainManyPairs = 262144u;  // of a job
const uint kNearJoints = 256u;         // a palette that a workgroup can keep, within 16 KiB

// Of one dispatch: they lie in a uniform buffer, which no device limits to less.
const uint kDeformMostJobs = 128u;

// Bits of DeformJob.work.w.
const uint kJobNormals = 1u;
const uint kJobTangents = 2u;
const uint kJobMorphNormals = 4u;  // the targets displace them
const uint kJobMorphTangents = 8u;
const uint kJobStrayJoints = 16u;  // some influences name joints that the skin does not have

// A range of the vertices of one primitive, for some instances one after another. "Word": the
// place in a buffer of 32-bit words.
struct DeformJob {
    uvec4 work;  // x: its first workgroup in the dispatch; y: vertices; z: instances; w: kJob… bits
    uvec4 stored;     // first words of x: positions; y: normals; z: tangents; w: unused
    uvec4 skin;       // x: joints (0: not skinned); y: influence sets; z: word of their table
    uvec4 morph;      // x: targets with a weight; y: all targets; z: word of their table
    uvec4 result;     // first words of x: positions; y: normals; z: tangents; w: pairs of vertices
                      // that a workgroup of skin_plain.comp takes
    uvec4 instances;  // x: the first of InstanceConstants; y: vertices from one to the next in the
                      // results, an even number
};

// Push constants of skin.comp, skin_plain.comp and palette_rows.comp.
struct DeformConstants {
    uvec4 jobs;  // x: their number; y: 1: weights are normalised; z: matrices of the palette
};
