// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Descriptor sets by update rate: 0 the frame, 1 the joints, 2 the material, 3 the geometry.
#include "scene_block.glsl"

layout(std140, set = 0, binding = 1) uniform PaletteBlock { PaletteTable palette; };

layout(push_constant) uniform DrawBlock { DrawConstants draw; };

bool hasDrawFlag(uint flag) { return (draw.draw.x & flag) != 0u; }
bool hasSceneFlag(uint flag) { return (scene.view.z & flag) != 0u; }
