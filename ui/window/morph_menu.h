// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QMenu;

namespace sinew {

class MorphPanel;
struct MenuContext;

/// For the current row of the panel: a morph target or an expression.
void fillMorphMenu(QMenu& menu, const MenuContext& context, MorphPanel& panel);

}  // namespace sinew
