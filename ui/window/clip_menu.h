// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/object_menu.h"

namespace sinew {

/// The menu of an animation; none: the rest pose.
void fillClipMenu(QMenu& menu, const MenuContext& context, AnimationIndex animation);

}  // namespace sinew
