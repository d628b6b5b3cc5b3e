// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/skin/matrix_tree.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/models/matrix_model.h"
#include "ui/models/matrix_values.h"
#include "ui/panels/widgets/row_menu.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kNoteGap = 14;
constexpr int kNoteMargin = 8;
constexpr int kMatrixIndent = 14;
constexpr int kCellMargins = 10;
constexpr QLatin1String kWideNumber("-00.0000");

}  // namespace

QFont withTabularDigits(const QFont& font) {
    const QFontMetrics metrics(font);
    for (char digit = '1'; digit <= '9'; ++digit) {
        if (metrics.horizontalAdvance(QLatin1Char(digit)) !=
            metrics.horizontalAdvance(QLatin1Char('0'))) {
            QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
            fixed.setPointSizeF(font.pointSizeF());
            return fixed;
        }
    }
    return font;
}

void MatrixTitleDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const QString note = index.data(MatrixModel::kNoteRole).toString();
    if (note.isEmpty()) {
        return;
    }
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const int used = item.fontMetrics.horizontalAdvance(item.text) + kNoteGap;
    const QRect room = option.rect.adjusted(used, 0, -kNoteMargin, 0);
    const QFontMetrics metrics(option.font);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setFont(option.font);
    painter->setPen(selected ? theme::kSelectedText.now() : theme::kDimText.now());
    painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter,
                      metrics.elidedText(note, Qt::ElideMiddle, room.width()));
    painter->restore();
}

MatrixTree::MatrixTree(MatrixModel* model)
    : PanelTree("matrixTree", tr("Matrices of the node"), model), m_matrices(*model) {
    setFont(withTabularDigits(font()));
    setIndentation(kMatrixIndent);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setItemDelegateForColumn(0, new MatrixTitleDelegate(this));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setSectionsClickable(false);
    connect(model, &QAbstractItemModel::modelReset, this, &MatrixTree::openGroups);
    const auto remember = [this](const QModelIndex& index, bool isFolded) {
        const MatrixGroup group = m_matrices.group(index);
        if (isFolded ? m_folded.insert(group).second : m_folded.erase(group) > 0) {
            emit foldedChanged();
        }
    };
    connect(this, &QTreeView::collapsed, this,
            [remember](const QModelIndex& index) { remember(index, true); });
    connect(this, &QTreeView::expanded, this,
            [remember](const QModelIndex& index) { remember(index, false); });
}

void MatrixTree::keyPressEvent(QKeyEvent* event) {
    if (!event->matches(QKeySequence::Copy)) {
        PanelTree::keyPressEvent(event);
    } else if (const QString text = currentText(); !text.isEmpty()) {
        QApplication::clipboard()->setText(text);
    }
}

/// Equal room for the numbers; the first column also has the indentation.
void MatrixTree::resizeEvent(QResizeEvent* event) {
    PanelTree::resizeEvent(event);
    const int indent = 2 * indentation();
    const int least = fontMetrics().horizontalAdvance(kWideNumber) + kCellMargins;
    const int width = std::max(least, (viewport()->width() - indent) / MatrixModel::kColumns);
    for (int column = 0; column < MatrixModel::kColumns; ++column) {
        header()->resizeSection(column, column == 0 ? width + indent : width);
    }
}

void MatrixTree::setFolded(std::set<MatrixGroup> folded) {
    m_folded = std::move(folded);
    openGroups();
}

void MatrixTree::openGroups() {
    for (int row = 0; row < m_matrices.rowCount(); ++row) {
        const QModelIndex title = m_matrices.index(row, 0);
        setFirstColumnSpanned(row, {}, true);
        setExpanded(title, !m_folded.contains(m_matrices.group(title)));
    }
}

QString MatrixTree::currentText() const {
    const QModelIndex index = currentIndex();
    if (!index.isValid()) {
        return {};
    }
    return MatrixModel::isNumber(index)
               ? exactNumber(m_matrices.number(index), MatrixNotation::Text)
               : matrixText(*m_matrices.values(), m_matrices.group(index), MatrixNotation::Text);
}

void MatrixTree::addCopyEntries(QMenu& menu, const QModelIndex& index) const {
    if (MatrixModel::isNumber(index)) {
        addCopyEntry(menu, tr("Copy Number"),
                     exactNumber(m_matrices.number(index), MatrixNotation::Text));
    }
    const MatrixGroup group = m_matrices.group(index);
    const auto text = [&](MatrixNotation notation) {
        return matrixText(*m_matrices.values(), group, notation);
    };
    const bool matrix = matrixGroup(group).isMatrix();
    addCopyEntry(menu, matrix ? tr("Copy Matrix as Text") : tr("Copy Row as Text"),
                 text(MatrixNotation::Text));
    addCopyEntry(menu, matrix ? tr("Copy Matrix as Python List (Rows)") : tr("Copy as Python List"),
                 text(MatrixNotation::Python));
    addCopyEntry(menu,
                 matrix ? tr("Copy Matrix as JSON (Columns, as in glTF)") : tr("Copy as JSON"),
                 text(MatrixNotation::Json));
}

}  // namespace sinew
