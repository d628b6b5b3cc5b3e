// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace sinew {

struct ScreenshotSettings;

/// The size of a picture: presets, width and height, and a lock of the proportions.
class PictureSizeBox final : public QWidget {
    Q_OBJECT

public:
    /// `windowSize`: of the picture in the window, in pixels; the first presets are multiples of
    /// it.
    explicit PictureSizeBox(QSize windowSize, QWidget* parent = nullptr);

    void restore(const ScreenshotSettings& settings);
    void keep(ScreenshotSettings& settings) const;

    [[nodiscard]] QSize size() const;
    /// The multiple of the window, or 0 for other sizes.
    [[nodiscard]] int windowScale() const;

private:
    void addPresets();
    void choosePreset(int row);
    void onSideEdited(bool width);
    void setSize(QSize size);

    QSize m_window;
    QSize m_proportions;  // kept while locked
    QComboBox* m_preset;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QCheckBox* m_lock;
};

}  // namespace sinew
