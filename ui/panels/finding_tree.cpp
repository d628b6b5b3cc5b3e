// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/finding_tree.h"

#include <QHeaderView>

#include "ui/models/finding_tree_model.h"
#include "ui/models/finding_words.h"

namespace sinew {
namespace {

void addLines(QStringList& lines, const QAbstractItemModel& model, const QModelIndex& parent,
              int depth) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const auto severity =
            static_cast<Severity>(index.data(FindingTreeModel::SeverityRole).toInt());
        const QString place =
            index.siblingAtColumn(FindingTreeModel::PlaceColumn).data().toString();
        QString line = QString(2 * depth, QLatin1Char(' '));
        if (depth == 0) {
            line += QLatin1String(severityName(severity)) + QStringLiteral(": ");
        }
        line += index.data().toString();
        const QString code = index.data(FindingTreeModel::CodeRole).toString();
        if (depth == 0 && !code.isEmpty()) {
            line += QStringLiteral(" [%1]").arg(code);
        }
        if (!place.isEmpty()) {
            line += QStringLiteral(" (at %1)").arg(place);
        }
        lines.append(line);
        addLines(lines, model, index, depth + 1);
    }
}

}  // namespace

FindingTree::FindingTree(FindingFilter* findings)
    : PanelTree("findingList", tr("Problems"), findings) {
    setIndentation(16);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder);  // order of rank until a header is clicked
    setExpandsOnDoubleClick(false);        // a click goes there, the arrow unfolds
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(FindingTreeModel::MessageColumn, QHeaderView::Stretch);
    setColumnWidth(FindingTreeModel::ObjectColumn, 190);
    setColumnWidth(FindingTreeModel::EffectColumn, 62);
    setColumnWidth(FindingTreeModel::PlaceColumn, 200);
    setColumnWidth(FindingTreeModel::CountColumn, 62);
    setColumnWidth(FindingTreeModel::CodeColumn, 190);
}

QStringList FindingTree::unfoldedRules() const {
    QStringList rules;
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex index = model()->index(row, 0);
        if (isExpanded(index)) {
            rules.append(index.data(FindingTreeModel::CodeRole).toString());
        }
    }
    return rules;
}

void FindingTree::unfold(const QStringList& rules) {
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex index = model()->index(row, 0);
        if (rules.contains(index.data(FindingTreeModel::CodeRole).toString())) {
            expand(index);
        }
    }
}

QString FindingTree::asText() const {
    QStringList lines;
    addLines(lines, *model(), {}, 0);
    return lines.join(QLatin1Char('\n'));
}

}  // namespace sinew
