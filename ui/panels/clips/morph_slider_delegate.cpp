// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/clips/morph_slider_delegate.h"

#include <QDoubleSpinBox>
#include <QPainter>
#include <algorithm>

#include "ui/models/morph_slider_model.h"
#include "ui/panels/widgets/controls.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kWeightBoxWidth = 52;
constexpr int kWeightBoxHeight = 18;
constexpr int kMorphRowHeight = 23;
constexpr int kMorphCellSide = 4;
constexpr int kKnobRadius = 5;  // radius
constexpr int kValueLine = 2;   // thickness
constexpr double kMostTyped = 1000.0;
constexpr double kTypedStep = 0.05;
constexpr int kTypedDecimals = 3;

float numberIn(const QModelIndex& index, int role) {
    return index.data(role).toFloat();
}

bool is(const QModelIndex& index, int role) {
    return index.data(role).toBool();
}

int xOf(const QRect& track, float value, const QModelIndex& index) {
    const float least = numberIn(index, MorphSliderModel::LeastRole);
    const float most = numberIn(index, MorphSliderModel::MostRole);
    const float share = std::clamp((value - least) / (most - least), 0.0F, 1.0F);
    return track.left() + qRound(share * float(track.width()));
}

void paintTrack(QPainter& painter, const QRect& track, const QModelIndex& index) {
    const int middle = track.center().y();
    const int zero = xOf(track, 0.0F, index);
    const int knob = xOf(track, numberIn(index, MorphSliderModel::ValueRole), index);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::kScrollBar.now());
    painter.drawRoundedRect(QRect(track.left(), middle - 1, track.width() + 1, 3), 1.5, 1.5);
    for (const float mark : {0.0F, 1.0F}) {  // where the weights of most files end
        const int x = xOf(track, mark, index);
        if (x > track.left() && x < track.left() + track.width()) {
            painter.drawRect(QRect(x, middle - 4, 1, 9));
        }
    }
    painter.setBrush(theme::kAccent.now());
    painter.drawRect(QRect(std::min(zero, knob), middle - 1, std::abs(knob - zero), 3));
    if (is(index, MorphSliderModel::MixedRole)) {
        return;  // one knob would lie
    }
    painter.setBrush(theme::kKey.now());
    painter.drawEllipse(QPointF(knob + 0.5, middle + 0.5), kKnobRadius, kKnobRadius);
}

void paintNumber(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
                 const QModelIndex& index) {
    const bool locked = is(index, MorphSliderModel::LockedRole);
    if (!locked) {
        painter.setPen(theme::kTick.now());
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    }
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool byHand = is(index, MorphSliderModel::ByHandRole);
    painter.setPen(selected ? theme::kSelectedText.now()
                   : locked ? theme::kDimText.now()
                   : byHand ? theme::kAccent.now()
                            : theme::kText.now());
    painter.setFont(option.font);
    painter.drawText(place.adjusted(2, 0, -5, 0), Qt::AlignRight | Qt::AlignVCenter,
                     index.data(Qt::DisplayRole).toString());
}

/// In place of a slider that cannot be moved: why, over a line as long as the value.
void paintReason(QPainter& painter, const QRect& cell, const QStyleOptionViewItem& option,
                 const QModelIndex& index) {
    const bool playable = !is(index, MorphSliderModel::UnplayableRole);
    QRect words = cell.adjusted(kMorphCellSide, 0, -kMorphCellSide, 0);
    if (playable) {
        words.setRight(MorphSliderDelegate::numberOf(cell).left() - kMorphCellSide);
        paintNumber(painter, MorphSliderDelegate::numberOf(cell), option, index);
    }
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter.setPen(selected ? theme::kSelectedText.now() : theme::kDimText.now());
    painter.drawText(
        words.adjusted(0, 0, 0, -kValueLine), Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(index.data(MorphSliderModel::ReasonRole).toString(),
                                      Qt::ElideRight, words.width()));
    if (playable && !is(index, MorphSliderModel::MixedRole)) {
        const int zero = xOf(words, 0.0F, index);
        const int value = xOf(words, numberIn(index, MorphSliderModel::ValueRole), index);
        const int top = cell.bottom() - kValueLine;
        painter.fillRect(QRect(words.left(), top, words.width(), kValueLine),
                         theme::kScrollBar.now());
        painter.fillRect(QRect(std::min(zero, value), top, std::abs(value - zero), kValueLine),
                         theme::kFaintText.now());
    }
}

void paintCheckBox(QPainter& painter, const QRect& cell, const QStyleOptionViewItem& option,
                   const QModelIndex& index) {
    QStyleOptionButton box;
    box.initFrom(option.widget);
    box.state = QStyle::State_Enabled;
    box.state |= is(index, MorphSliderModel::MixedRole)                ? QStyle::State_NoChange
                 : numberIn(index, MorphSliderModel::ValueRole) > 0.5F ? QStyle::State_On
                                                                       : QStyle::State_Off;
    const QStyle& style = *option.widget->style();
    const int size = style.pixelMetric(QStyle::PM_IndicatorWidth, &box, option.widget);
    box.rect = QRect(cell.left() + kMorphCellSide, cell.center().y() - size / 2, size, size);
    style.drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, &painter, option.widget);
}

}  // namespace

QRect MorphSliderDelegate::numberOf(const QRect& cell) {
    return {cell.right() - kMorphCellSide - kWeightBoxWidth + 1,
            cell.top() + (cell.height() - kWeightBoxHeight) / 2, kWeightBoxWidth, kWeightBoxHeight};
}

QRect MorphSliderDelegate::trackOf(const QRect& cell) {
    const int left = cell.left() + kMorphCellSide + kKnobRadius;
    const int right = numberOf(cell).left() - kMorphCellSide - kKnobRadius - 2;
    return {left, cell.top(), std::max(1, right - left), cell.height()};
}

float MorphSliderDelegate::valueAt(const QRect& cell, int x, const QModelIndex& index) {
    const QRect track = trackOf(cell);
    const float share = std::clamp(float(x - track.left()) / float(track.width()), 0.0F, 1.0F);
    const float least = numberIn(index, MorphSliderModel::LeastRole);
    return least + share * (numberIn(index, MorphSliderModel::MostRole) - least);
}

void MorphSliderDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    QStyleOptionViewItem empty = option;
    initStyleOption(&empty, index);
    empty.text.clear();
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &empty, painter, option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (is(index, MorphSliderModel::LockedRole)) {
        paintReason(*painter, option.rect, option, index);
        painter->restore();
        return;
    }
    if (is(index, MorphSliderModel::BinaryRole)) {
        paintCheckBox(*painter, option.rect, option, index);
    } else {
        paintTrack(*painter, trackOf(option.rect), index);
    }
    paintNumber(*painter, numberOf(option.rect), option, index);
    painter->restore();
}

QSize MorphSliderDelegate::sizeHint(const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const {
    return {QStyledItemDelegate::sizeHint(option, index).width(), kMorphRowHeight};
}

QWidget* MorphSliderDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                           const QModelIndex& index) const {
    QDoubleSpinBox* field = numberField(
        {.least = -kMostTyped, .most = kMostTyped, .step = kTypedStep, .decimals = kTypedDecimals},
        parent);
    field->setObjectName(QStringLiteral("morphNumber"));
    field->setFrame(false);
    field->setAccessibleName(
        tr("Weight of %1")
            .arg(index.siblingAtColumn(MorphSliderModel::NameColumn).data().toString()));
    return field;
}

void MorphSliderDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    auto* field = static_cast<QDoubleSpinBox*>(editor);
    if (!field->hasFocus()) {  // playing does not change what is typed
        field->setValue(index.data(Qt::EditRole).toDouble());
        field->selectAll();
    }
}

void MorphSliderDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                       const QModelIndex& index) const {
    auto* field = static_cast<QDoubleSpinBox*>(editor);
    field->interpretText();
    const double before = index.data(Qt::EditRole).toDouble();
    // An untouched field holds the value rounded to its decimals.
    if (std::abs(field->value() - before) > 0.0005) {
        model->setData(index, field->value(), Qt::EditRole);
    }
}

void MorphSliderDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                               const QModelIndex&) const {
    editor->setGeometry(numberOf(option.rect));
}

}  // namespace sinew
