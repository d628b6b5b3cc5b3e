// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

#include "ui/models/joint_filter.h"

namespace sinew {

/// A button with a menu of the joints worth checking; it is lit while some are chosen.
class JointFilterButton final : public QToolButton {
    Q_OBJECT

public:
    JointFilterButton();

    /// The chosen kinds; without weights, of those that need none.
    [[nodiscard]] JointKinds kinds() const noexcept;
    void setKinds(JointKinds kinds);
    void setWeighted(bool weighted);  // whether the joints have weights; as at first

signals:
    void kindsChanged(sinew::JointKinds kinds);

private:
    void addKind(JointKind kind, const QString& title);
    void refresh();

    JointKinds m_kinds;
    bool m_weighted = true;
};

}  // namespace sinew
