// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/widgets/column_tree.h"

namespace sinew {

class JointFilter;

/// The joints list. Until the user chooses columns, the largest weight is hidden where names have
/// no room beside it: tool tips have it too.
class JointTree final : public ColumnTree {
    Q_OBJECT

public:
    explicit JointTree(JointFilter& joints);

    /// Whether the joints have a skin. Without one the columns of its weights are hidden, and
    /// return with it. Default: they have.
    void setOfSkin(bool ofSkin);
    void setRowSelection(const QModelIndex& current, const QItemSelection& rows);
    void expandSome();

protected:
    [[nodiscard]] bool offers(int column) const override;
    [[nodiscard]] bool yields(int column) const override;
    [[nodiscard]] int leastNameWidth() const override;

private:
    bool m_ofSkin = true;
};

}  // namespace sinew
