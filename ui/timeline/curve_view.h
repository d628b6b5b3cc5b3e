// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

#include "model/tracks/clip_tracks.h"
#include "ui/timeline/curve_export.h"
#include "ui/timeline/curve_plot.h"

namespace sinew {

class Comparison;
class CurveBar;

/// The editor of curves: a bar of choices and, below it, the plot over the whole width, so that the
/// time axis fits it.
class CurveView final : public QWidget {
    Q_OBJECT

public:
    /// All are borrowed.
    CurveView(Document& document, Player& player, TimeAxis& axis);

    /// Of the clip that is shown now. Empty: a hint is shown instead.
    void setTracks(std::vector<TrackRef> tracks);
    /// Draws the curves of the comparison's second file too, while there is one. Borrowed.
    void setComparison(const Comparison& comparison);
    [[nodiscard]] CurvePlot& plot() noexcept { return *m_plot; }
    [[nodiscard]] CurveBar& bar() noexcept { return *m_bar; }
    [[nodiscard]] CurveExport& exporter() noexcept { return m_export; }

    /// The choices that outlive the program, as text; unknown text changes nothing.
    [[nodiscard]] QString state() const;
    void restoreState(const QString& state);

signals:
    void stateChanged();

private:
    void applyLook();
    void refreshClips();
    void refreshCompared();

    Document& m_document;
    Player& m_player;
    CurveBar* m_bar;
    CurvePlot* m_plot;
    CurveExport m_export;
    const Comparison* m_comparison = nullptr;
};

}  // namespace sinew
