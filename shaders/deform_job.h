// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Input of skin.comp and skin_plain.comp. Shared by GLSL and C++ like layout.h.

// An invocation deforms two adjacent vertices: more loads are in flight, and memory is accessed in
// larger pieces.
const uint kDeformGroupSize = 128u;
const uint kDeformTogether = 2u;

// For skin_plain.comp, whose invocations process several pairs if there are many.
const uint kPlainGroupSize = 256u;
const uint kPlainTurns = 16u;
const uint kPlainManyPairs = 262144u;  // pairs per job
const uint kPlainTail = 10u;           // this part of many pairs is left to small workgroups
const uint kPlainSmallTurns = 2u;      // turns of small workgroups
const uint kNearJoints = 256u;         // largest palette that a workgroup keeps in shared memory
                                       // (16 KiB)

// Jobs per dispatch: they fit the smallest uniform buffer limit of any device.
const uint kDeformMostJobs = 128u;

// Bits of DeformJob.work.w.
const uint kJobNormals = 1u;
const uint kJobTangents = 2u;
const uint kJobMorphNormals = 4u;  // the targets displace normals
const uint kJobMorphTangents = 8u;
const uint kJobStrayJoints = 16u;  // some influences reference joints that the skin does not have
const uint kJobNormalizes = 32u;   // weights are divided by their sum

// A vertex range of one primitive, for consecutive instances. "Word": an index into a buffer of
// 32-bit words.
struct DeformJob {
    uvec4 work;  // x: its first workgroup in the dispatch; y: vertices; z: instances; w: kJob… bits
    uvec4 stored;     // first words of x: positions; y: normals; z: tangents; w: unused
    uvec4 skin;       // x: joints (0: not skinned); y: influence sets; z: word of their table
    uvec4 morph;      // x: targets with non-zero weight; y: all targets; z: word of their table
    uvec4 result;     // first words of x: positions; y: normals; z: tangents; w: pairs of vertices
                      // of a large workgroup of skin_plain.comp
    uvec4 instances;  // x: the first InstanceConstants; y: vertices between instances in the
                      // results, an even number; z: large workgroups per instance; w: all of
                      // skin_plain.comp, of which the others take kPlainSmallTurns pairs per
                      // invocation
};

// Push constants of skin.comp, skin_plain.comp and palette_rows.comp.
struct DeformConstants {
    uvec4 jobs;  // x: their number; y: unused; z: matrices of the palette; w: 1: skin_plain.comp
                 // reads them, otherwise what palette_rows.comp made of them
};
