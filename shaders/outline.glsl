// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Shared by the shaders of the selection's outline.
#include "layout.h"

layout(set = 0, binding = 0) uniform sampler2D maskPicture;  // see selected.frag

layout(push_constant) uniform OutlineBlock { OutlineConstants outline; };
