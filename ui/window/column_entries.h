// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QMenu;
class QTreeView;

namespace sinew {

/// What the header of a sortable list offers the mouse, for the menu of its rows: "Sort By" with
/// the shown columns (again: the other direction) and "Columns…", the menu of the header.
void addColumnEntries(QMenu& menu, QTreeView& list);

}  // namespace sinew
