// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "ui/window/screenshot.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace sinew {

/// Asks for the file and the size of a screenshot, 16 to 8192 pixels per side.
class ScreenshotDialog final : public QDialog {
    Q_OBJECT

public:
    /// `viewportSize` is offered as a preset, in pixels.
    ScreenshotDialog(const QString& suggestedPath, QSize viewportSize, QWidget* parent = nullptr);

    [[nodiscard]] ScreenshotRequest request() const;

private:
    void browse();
    void choosePreset(int row);
    void acceptIfUsable();

    QLineEdit* m_path;
    QComboBox* m_preset;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QCheckBox* m_transparent;
};

}  // namespace sinew
