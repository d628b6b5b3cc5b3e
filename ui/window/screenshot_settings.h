// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>

class QSettings;

namespace sinew {

inline constexpr int kLeastPictureSide = 16;
inline constexpr int kLargestPictureSide = 8192;

/// What the screenshot dialog remembers.
struct ScreenshotSettings {
    QString folder;  // exists when read; the pictures folder, or home
    QString preset = QStringLiteral("window");
    QSize size{1920, 1080};  // of the preset "custom"
    bool locked = false;     // proportions
    bool transparent = false;
    bool marks = true;
    bool text = true;

    bool operator==(const ScreenshotSettings&) const = default;
};

/// Values that cannot be used are replaced by the defaults.
[[nodiscard]] ScreenshotSettings readScreenshotSettings(const QSettings& settings);
void writeScreenshotSettings(QSettings& settings, const ScreenshotSettings& values);

}  // namespace sinew
