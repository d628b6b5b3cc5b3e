// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/index.h"

class QMenu;
class QTreeView;

namespace sinew {

class Document;
class Visibility;

/// Entries of a context menu that hide or show a node, isolate it if it draws something, and show
/// all if something is hidden. The visibility is borrowed.
void addVisibilityEntries(QMenu& menu, const Document& document, Visibility& visibility,
                          NodeIndex node);

/// The last of them alone, if something is hidden.
void addShowAllEntry(QMenu& menu, Visibility& visibility);

/// What the header of a sortable list offers the mouse, for the menu of its rows: "Sort By" with
/// the shown columns (again: the other direction) and "Columns…", the menu of the header.
void addColumnEntries(QMenu& menu, QTreeView& list);

}  // namespace sinew
