// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/column_room.h"

#include <QTreeView>
#include <algorithm>
#include <utility>
#include <vector>

#include "ui/models/shared_prefix.h"

namespace sinew {
namespace {

/// Texts with fewer letters than the widest so far are not measured, with this tolerance.
constexpr qsizetype kNarrowLetters = 2;

QString shownText(const QModelIndex& cell) {
    const QString shortName = cell.data(kShortNameRole).toString();
    return shortName.isEmpty() ? cell.data().toString() : shortName;
}

}  // namespace

int widestText(const QTreeView& list, int column) {
    const QAbstractItemModel& model = *list.model();
    const QFontMetrics metrics = list.fontMetrics();
    const int step = column == 0 ? list.indentation() : 0;
    int widest = 0;
    qsizetype longest = 0;
    std::vector<std::pair<QModelIndex, int>> parents{{{}, list.rootIsDecorated() ? step : 0}};
    while (!parents.empty()) {
        const auto [parent, indent] = parents.back();
        parents.pop_back();
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QString text = shownText(model.index(row, column, parent));
            if (text.size() + kNarrowLetters >= longest || indent > 0) {
                widest = std::max(widest, indent + metrics.horizontalAdvance(text));
                longest = std::max(longest, text.size());
            }
            if (const QModelIndex first = model.index(row, 0, parent); model.hasChildren(first)) {
                parents.emplace_back(first, indent + step);
            }
        }
    }
    return widest;
}

}  // namespace sinew
