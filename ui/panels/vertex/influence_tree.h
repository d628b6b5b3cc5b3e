// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/widgets/column_tree.h"

namespace sinew {

/// The influences of a vertex, the largest first. Where there is little room, slots and stored
/// weights are hidden in favour of the names of joints; the tool tips have them.
class InfluenceTree final : public ColumnTree {
    Q_OBJECT

public:
    explicit InfluenceTree(QAbstractItemModel& influences);

protected:
    [[nodiscard]] bool yields(int column) const override;
};

}  // namespace sinew
