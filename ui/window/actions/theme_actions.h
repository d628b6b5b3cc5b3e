// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <cstdint>
#include <vector>

class QAction;
class QSettings;

namespace sinew {

namespace theme {
class SystemTheme;
}

enum class ThemeChoice : std::uint8_t { System, Light, Dark };

/// The choice between the system's, the light and the dark theme. It is kept in the settings and
/// applies to the whole program at once.
class ThemeActions final : public QObject {
    Q_OBJECT

public:
    /// Applies the choice of the settings, which are borrowed.
    ThemeActions(QSettings& settings, QObject* parent);

    [[nodiscard]] ThemeChoice choice() const noexcept { return m_choice; }
    void choose(ThemeChoice choice);

private:
    void apply();

    QSettings& m_settings;
    theme::SystemTheme* m_system;
    ThemeChoice m_choice = ThemeChoice::System;
    std::vector<QAction*> m_actions;  // order of ThemeChoice
};

}  // namespace sinew
