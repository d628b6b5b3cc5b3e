// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/widgets/calm_combo_box.h"

namespace sinew {

/// Chooses the palette of data views (model/view/palette.h). Its last entry asks for the colours of
/// a ramp.
class PaletteBox final : public CalmComboBox {
    Q_OBJECT

public:
    PaletteBox();

    /// A name, or a ramp, which becomes an entry.
    void showPalette(const QString& palette);

signals:
    void chosen(const QString& palette);

private:
    void onActivated(int row);
    void askForRamp();

    QString m_palette;
};

}  // namespace sinew
