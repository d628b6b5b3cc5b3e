// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "layout.h"

layout(std140, set = 0, binding = 0) uniform SceneBlock { SceneConstants scene; };
