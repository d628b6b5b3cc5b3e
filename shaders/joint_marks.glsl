// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the views show of each joint of each skin, behind the matrices of the palette: its colour
// in the lower bytes (red first), and kJointShown. Requires scene_sets.glsl.
layout(std430, set = 1, binding = 0) readonly buffer JointMarks { uint jointMarks[]; };

// `joint`: below draw.skin.x.
uint markOf(uint joint) { return jointMarks[scene.chosen.y + draw.draw.z + joint]; }
vec3 colorOfMark(uint mark) { return unpackUnorm4x8(mark).rgb; }
