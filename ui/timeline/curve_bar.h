// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolBar>

#include "ui/timeline/curve_plot.h"

class QAction;
class QComboBox;

namespace sinew {

/// The choices above the curves: how rotations are shown, what fits, what is drawn beside, and the
/// export.
class CurveBar final : public QToolBar {
    Q_OBJECT

public:
    CurveBar();

    [[nodiscard]] CurveLook look() const;
    void setLook(const CurveLook& look);  // emits nothing
    void setFitsValues(bool fits);        // emits nothing
    /// The clips that can be laid over `shown`; keeps the chosen one if it is still there.
    void setClips(const Asset* asset, AnimationIndex shown);
    void setExportable(bool exportable);

signals:
    void lookChanged();
    void fitsValuesChanged(bool fits);
    void exportWanted();

private:
    void addRotation();
    void addSwitches();
    QAction* addSwitch(const QString& text, const QString& tip, const char* name);
    void addOther();

    QComboBox* m_rotation = nullptr;
    QComboBox* m_other = nullptr;
    QAction* m_fit = nullptr;
    QAction* m_normalise = nullptr;
    QAction* m_plain = nullptr;
    QAction* m_export = nullptr;
};

}  // namespace sinew
