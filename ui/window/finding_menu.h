// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/object_menu.h"

namespace sinew {

struct Diagnostic;

void fillFindingMenu(QMenu& menu, const MenuContext& context, const Diagnostic& finding);

}  // namespace sinew
