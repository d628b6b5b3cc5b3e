// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPalette>
#include <optional>

#include "ui/style/shade.h"

class QDBusVariant;

namespace sinew::theme {

/// The brightness that a desktop prefers, by the number of its setting `color-scheme` in
/// org.freedesktop.appearance; none without a preference.
[[nodiscard]] std::optional<Brightness> preferredScheme(uint colorScheme) noexcept;

/// The system's brightness if the desktop has no such setting: that of the palette that the program
/// got from the desktop. Without a desktop the palette means nothing, and the theme is dark.
[[nodiscard]] Brightness brightnessOf(const QPalette& palette, bool desktop);

/// The desktop's choice between light and dark. It is queried once, on construction, with a short
/// timeout; changes are followed.
class SystemTheme final : public QObject {
    Q_OBJECT

public:
    /// `palette` is the application's before a theme was applied.
    explicit SystemTheme(const QPalette& palette, QObject* parent = nullptr);

    [[nodiscard]] Brightness brightness() const noexcept { return m_brightness; }

signals:
    void changed();

private slots:
    void onSettingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:  // NOLINT(readability-redundant-access-specifiers): not slots
    Brightness m_fallback;
    Brightness m_brightness;
};

}  // namespace sinew::theme
