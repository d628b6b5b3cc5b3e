// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QWidget>

class QComboBox;
class QToolButton;

namespace sinew {

class Appearance;

/// Selects the background: the studio gradient, a colour, or the environment that lights the model.
/// The colour (sRGB) is kept while another background is shown.
class BackgroundBox final : public QWidget {
    Q_OBJECT

public:
    explicit BackgroundBox(Appearance& appearance);

private:
    void refreshView();
    void choose(int at);
    void chooseColor();
    void setColor(const QColor& color);

    Appearance& m_appearance;
    QComboBox* m_box;
    QToolButton* m_swatch;
    QColor m_color;
};

}  // namespace sinew
