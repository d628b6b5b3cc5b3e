// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/joint_name_delegate.h"

#include <QIcon>
#include <QPainter>

#include "ui/models/joint_list_model.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kPin = 13;
constexpr int kPinRoom = 16;

}  // namespace

void JointNameDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    if (!index.data(JointListModel::PinnedRole).toBool()) {
        NameDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem rest = option;
    rest.rect.setRight(option.rect.right() - kPinRoom);
    QStyleOptionViewItem back = option;
    back.rect.setLeft(rest.rect.right() + 1);
    back.index = {};
    back.text.clear();
    option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &back, painter,
                                          option.widget);
    NameDelegate::paint(painter, rest, index);
    const QRect place(back.rect.left(), option.rect.center().y() - kPin / 2 + 1, kPin, kPin);
    icon("pin", theme::kDimText).paint(painter, place);
}

}  // namespace sinew
