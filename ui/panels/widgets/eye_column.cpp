// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/eye_column.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QTreeView>

#include "ui/keys/keyed_words.h"
#include "ui/models/node_tree_model.h"
#include "ui/session/visibility.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kEye = 16;
constexpr double kFaint = 0.4;

bool fileHides(const QModelIndex& index) {
    return index.data(NodeTreeModel::HiddenRole).toBool();
}

}  // namespace

EyeColumn::EyeColumn(QTreeView& tree, const NodeTreeModel& model, Visibility& visibility)
    : QWidget(&tree), m_tree(tree), m_model(model), m_visibility(visibility) {
    setObjectName(QStringLiteral("eyeColumn"));
    setAccessibleName(tr("Visibility"));
    setAttribute(Qt::WA_OpaquePaintEvent);  // or painting it would paint the rows below, and so on
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
    tree.viewport()->installEventFilter(this);
    connect(&visibility, &Visibility::changed, this, qOverload<>(&QWidget::update));
}

bool EyeColumn::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Resize:
        case QEvent::Move: {
            const QRect rows = m_tree.viewport()->geometry();
            setGeometry(rows.right() + 1 - kWidth, rows.top(), kWidth, rows.height());
            raise();
            break;
        }
        case QEvent::Paint:
            update();  // rows were scrolled, expanded, selected or filtered
            break;
        default:
            break;
    }
    return QWidget::eventFilter(watched, event);
}

QModelIndex EyeColumn::rowAt(int y) const {
    return m_tree.indexAt({0, y});
}

void EyeColumn::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), m_tree.palette().base());
    for (QModelIndex index = rowAt(0); index.isValid(); index = m_tree.indexBelow(index)) {
        if (m_tree.visualRect(index).top() > height()) {
            break;
        }
        paintRow(painter, index);
    }
}

void EyeColumn::paintRow(QPainter& painter, const QModelIndex& index) const {
    const QRect rows = m_tree.visualRect(index);
    const QRect row(0, rows.top(), width(), rows.height());
    const bool selected = m_tree.selectionModel()->isSelected(index);
    const bool hovered = m_hovered == index;
    if (selected) {
        painter.fillRect(row, theme::kSelection);
    }
    const NodeIndex node = m_model.node(index);
    const bool closed = m_visibility.hidesItself(node);
    QRect place(0, 0, kEye, kEye);
    place.moveCenter(row.center());
    const bool faint = m_visibility.isHiddenFromAbove(node) || fileHides(index);
    painter.setOpacity(faint ? kFaint : 1.0);
    const theme::Shade& color = selected            ? theme::kSelectedText
                                : closed || hovered ? theme::kText
                                                    : theme::kDimText;
    icon(closed ? "hidden" : "visible", color).paint(&painter, place);
    painter.setOpacity(1.0);
}

void EyeColumn::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = rowAt(event->position().toPoint().y());
    if (event->button() != Qt::LeftButton || !index.isValid()) {
        return;
    }
    m_below = (event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
    m_stroke = m_visibility.hidesItself(m_model.node(index)) ? Stroke::Shows : Stroke::Hides;
    apply(index);
}

void EyeColumn::mouseMoveEvent(QMouseEvent* event) {
    const QModelIndex index = rowAt(event->position().toPoint().y());
    if (m_hovered != index) {
        m_hovered = index;
        update();
    }
    if (index.isValid()) {
        apply(index);
    }
}

void EyeColumn::mouseReleaseEvent(QMouseEvent* /*event*/) {
    m_stroke = Stroke::None;
}

void EyeColumn::leaveEvent(QEvent* event) {
    m_hovered = QModelIndex();
    update();
    QWidget::leaveEvent(event);
}

void EyeColumn::apply(const QModelIndex& index) {
    const NodeIndex node = m_model.node(index);
    const auto reach = m_below ? Visibility::Reach::Below : Visibility::Reach::Node;
    switch (m_stroke) {
        case Stroke::None:
            break;
        case Stroke::Shows:
            m_visibility.setShown(node, true, reach);
            break;
        case Stroke::Hides:
            m_visibility.setShown(node, false, reach);
            break;
    }
}

bool EyeColumn::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        const QModelIndex index = rowAt(help.pos().y());
        QToolTip::showText(help.globalPos(), index.isValid() ? tip(index) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

QString EyeColumn::tip(const QModelIndex& index) const {
    const NodeIndex node = m_model.node(index);
    const QString more = tr("With Shift or Ctrl: everything below it too");
    QString text = m_visibility.hidesItself(node)
                       ? tr("Hidden: click to show")
                       : withKeyOf(QStringLiteral("hide-selection"), tr("Shown: click to hide"));
    if (m_visibility.isHiddenFromAbove(node)) {
        text = tr("Hidden by a node above it");
    } else if (fileHides(index)) {
        text = tr("Hidden by the file");
    }
    return text + QLatin1Char('\n') + more;
}

}  // namespace sinew
