// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/name_delegate.h"

namespace sinew {

/// The name of a joint, with a pin at the right of pinned ones.
class JointNameDelegate final : public NameDelegate {
    Q_OBJECT

public:
    explicit JointNameDelegate(QObject* parent) : NameDelegate(parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

}  // namespace sinew
