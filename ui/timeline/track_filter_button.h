// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QToolButton>

namespace sinew {

/// A button with a menu of which tracks are listed; it is lit while some are left out.
class TrackFilterButton final : public QToolButton {
    Q_OBJECT

public:
    TrackFilterButton();

    [[nodiscard]] bool onlySelected() const { return m_onlySelected->isChecked(); }
    [[nodiscard]] bool onlyAnimated() const { return m_onlyAnimated->isChecked(); }
    [[nodiscard]] bool hideConstant() const { return m_hideConstant->isChecked(); }

signals:
    void changed();

private:
    QAction* add(const char* name, const QString& title, const QString& tip, bool on);
    void refresh();

    QAction* m_onlySelected;
    QAction* m_onlyAnimated;
    QAction* m_hideConstant;
};

}  // namespace sinew
