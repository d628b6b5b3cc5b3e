// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/widgets/column_tree.h"

namespace sinew {

class ClipOrder;

/// The list of clips. The current clip stays in view where the list gets less room.
class ClipList final : public ColumnTree {
    Q_OBJECT

public:
    explicit ClipList(ClipOrder& clips);

protected:
    [[nodiscard]] bool yields(int column) const override;
    void resizeEvent(QResizeEvent* event) override;
};

}  // namespace sinew
