// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/share_delegate.h"

#include <QPainter>
#include <algorithm>

#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kBarHeight = 3;
constexpr int kSide = 6;

}  // namespace

void ShareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const float share = index.data(m_shareRole).toFloat();
    if (share < 0.0F) {
        return;
    }
    QRect bar = option.rect.adjusted(kSide, 0, -kSide, 0);
    bar.setTop(bar.bottom() - kBarHeight);
    painter->fillRect(bar, theme::kRaised);
    bar.setWidth(qRound(std::clamp(share, 0.0F, 1.0F) * float(bar.width())));
    painter->fillRect(bar, index.data(m_colorRole).value<QColor>());
}

}  // namespace sinew
