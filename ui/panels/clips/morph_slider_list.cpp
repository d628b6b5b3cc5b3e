// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/clips/morph_slider_list.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <cmath>

#include "ui/models/morph_slider_model.h"
#include "ui/panels/clips/morph_slider_delegate.h"
#include "ui/panels/widgets/cell_delegates.h"

namespace sinew {
namespace {

constexpr int kValueWidth = 138;
constexpr int kFigureWidth = 62;
constexpr int kDistanceWidth = 72;
constexpr int kLeastNameWidth = 96;
constexpr float kKeyStep = 0.05F;
constexpr float kFineStep = 0.01F;
constexpr float kSnapStep = 0.1F;

int figureWidth(int figure) {
    return figure == MorphSliderModel::LargestColumn ? kDistanceWidth : kFigureWidth;
}

bool changesValue(int key) {
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Return ||
           key == Qt::Key_Enter || key == Qt::Key_F2;
}

float rounded(float value, float step) {
    return std::round(value / step) * step;
}

}  // namespace

MorphSliderList::MorphSliderList(const char* name, const QString& accessibleName,
                                 QAbstractItemModel* model)
    : PanelTree(name, accessibleName, model) {
    setProperty("movesSideways", true);  // see key_owner.h
    setRootIsDecorated(false);
    setTextElideMode(Qt::ElideMiddle);
    setEditTriggers(NoEditTriggers);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder);
    setItemDelegateForColumn(MorphSliderModel::NameColumn, new NameDelegate(this));
    setItemDelegateForColumn(MorphSliderModel::ValueColumn, new MorphSliderDelegate(this));
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(24);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setSectionResizeMode(MorphSliderModel::NameColumn, QHeaderView::Stretch);
    header()->resizeSection(MorphSliderModel::ValueColumn, kValueWidth);
    for (int column = MorphSliderModel::CountColumn; column < model->columnCount(); ++column) {
        header()->resizeSection(column, figureWidth(column));
    }
}

MorphSliderList::Place MorphSliderList::placeAt(const QModelIndex& index, const QPoint& at) const {
    if (!index.isValid() || index.column() != MorphSliderModel::ValueColumn) {
        return Place::Elsewhere;
    }
    const QRect number = MorphSliderDelegate::numberOf(visualRect(index));
    return number.contains(at)      ? Place::Number
           : at.x() < number.left() ? Place::Slider
                                    : Place::Elsewhere;
}

void MorphSliderList::mousePressEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    const Place place = placeAt(index, at);
    if (event->button() != Qt::LeftButton || place == Place::Elsewhere) {
        PanelTree::mousePressEvent(event);
        return;
    }
    setCurrentIndex(index);
    if (index.data(MorphSliderModel::LockedRole).toBool()) {
        sayWhyLocked(index, event->globalPosition().toPoint());
    } else if (place == Place::Number || index.data(MorphSliderModel::BinaryRole).toBool()) {
        change(index);
    } else {
        m_dragged = index;
        dragTo(*event);
    }
}

void MorphSliderList::sayWhyLocked(const QModelIndex& index, const QPoint& globalAt) {
    QToolTip::showText(globalAt, index.data(Qt::ToolTipRole).toString(), viewport(),
                       visualRect(index));
}

void MorphSliderList::dragTo(const QMouseEvent& event) {
    const float value = MorphSliderDelegate::valueAt(visualRect(m_dragged),
                                                     event.position().toPoint().x(), m_dragged);
    const bool snaps = event.modifiers().testFlag(Qt::ControlModifier);
    model()->setData(m_dragged, rounded(value, snaps ? kSnapStep : kFineStep), Qt::EditRole);
}

void MorphSliderList::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragged.isValid()) {
        dragTo(*event);
    } else {
        PanelTree::mouseMoveEvent(event);
    }
}

void MorphSliderList::mouseReleaseEvent(QMouseEvent* event) {
    if (m_dragged.isValid()) {
        m_dragged = QPersistentModelIndex();
    } else {
        PanelTree::mouseReleaseEvent(event);
    }
}

void MorphSliderList::mouseDoubleClickEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    if (event->button() != Qt::LeftButton || placeAt(index, at) == Place::Elsewhere) {
        PanelTree::mouseDoubleClickEvent(event);
    } else if (placeAt(index, at) == Place::Slider &&
               !index.data(MorphSliderModel::BinaryRole).toBool()) {
        model()->setData(index, QVariant(), Qt::EditRole);
    } else {
        change(index);
    }
}

void MorphSliderList::keyPressEvent(QKeyEvent* event) {
    const QModelIndex value = currentIndex().siblingAtColumn(MorphSliderModel::ValueColumn);
    const float size = event->modifiers().testFlag(Qt::ShiftModifier) ? kFineStep : kKeyStep;
    if (value.data(MorphSliderModel::LockedRole).toBool() && changesValue(event->key())) {
        sayWhyLocked(value, viewport()->mapToGlobal(visualRect(value).bottomLeft()));
        return;
    }
    switch (value.isValid() ? event->key() : 0) {
        case Qt::Key_Left:
            step(-size);
            break;
        case Qt::Key_Right:
            step(size);
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_F2:
            change(value);
            break;
        case Qt::Key_Delete:
            model()->setData(value, QVariant(), Qt::EditRole);
            break;
        default:
            PanelTree::keyPressEvent(event);
    }
}

void MorphSliderList::step(float by) {
    const QModelIndex value = currentIndex().siblingAtColumn(MorphSliderModel::ValueColumn);
    if (value.data(MorphSliderModel::BinaryRole).toBool()) {
        model()->setData(value, by > 0.0F ? 1.0F : 0.0F, Qt::EditRole);
    } else {
        const float now = value.data(MorphSliderModel::ValueRole).toFloat();
        model()->setData(value, rounded(now + by, std::abs(by)), Qt::EditRole);
    }
}

void MorphSliderList::change(const QModelIndex& index) {
    if (index.data(MorphSliderModel::BinaryRole).toBool()) {
        const bool on = index.data(MorphSliderModel::ValueRole).toFloat() > 0.5F;
        model()->setData(index, on ? 0.0F : 1.0F, Qt::EditRole);
    } else if (model()->flags(index).testFlag(Qt::ItemIsEditable)) {
        edit(index);
    }
}

/// The figures are in the tool tips too, so a narrow list leaves them out.
void MorphSliderList::resizeEvent(QResizeEvent* event) {
    int room = viewport()->width() - kLeastNameWidth - kValueWidth;
    for (int column = MorphSliderModel::CountColumn; column < model()->columnCount(); ++column) {
        room -= figureWidth(column);
        setColumnHidden(column, room < 0);
    }
    PanelTree::resizeEvent(event);
}

}  // namespace sinew
