// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/session/parts.h"
#include "ui/timeline/time_axis.h"

class QComboBox;

namespace sinew {

class ElidedLabel;
class FramePlot;

/// The clip that plays in both files: which clip of the second file it is, which times are
/// compared, and a plot of the largest distance at every frame.
class ComparedClip final : public QWidget {
    Q_OBJECT

public:
    /// All are borrowed.
    ComparedClip(Document& document, Player& player, Comparison& comparison);

private:
    void refresh();
    void fillPartners();
    void plot();

    Document& m_document;
    Player& m_player;
    Comparison& m_comparison;
    TimeAxis m_axis;
    ElidedLabel* m_clip;
    QComboBox* m_partner;
    QComboBox* m_alignment;
    FramePlot* m_plot;
};

}  // namespace sinew
