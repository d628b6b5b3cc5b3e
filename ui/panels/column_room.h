// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QTreeView;

namespace sinew {

/// The width in pixels of the widest text in a column of a list or tree, over all rows, with the
/// indentation of the first column. Of names the short form counts (kShortNameRole).
[[nodiscard]] int widestText(const QTreeView& list, int column);

}  // namespace sinew
