// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include "model/picture/picture_split.h"
#include "model/view/view_mode.h"

namespace sinew {

class Appearance;
class Comparison;

/// How the picture shows both files of a comparison. Difference is a look too: it begins with the
/// view `distance` and ends with another view; the view before returns. Setters emit only if
/// something changes.
class SplitView final : public QObject {
    Q_OBJECT

public:
    /// Both are borrowed.
    SplitView(Comparison& comparison, Appearance& appearance, QObject* parent = nullptr);

    /// What the next picture shows.
    [[nodiscard]] const PictureSplit& split() const noexcept { return m_split; }
    [[nodiscard]] SplitMode mode() const noexcept { return m_split.mode; }
    void setMode(SplitMode mode);  // Blink starts in turn again
    /// Modes that show one file at a time: the other one. Blink then stays with it.
    void showOther();
    [[nodiscard]] bool showsOne() const noexcept;
    void setPosition(float position);  // line of a wipe, clamped to 0 … 1
    void setLineHot(bool isHot);
    /// Called by the host: whether the second file is on the graphics device.
    void setPartnerShown(bool shown);

signals:
    void changed();

private:
    void update(const PictureSplit& next);
    void followComparison();
    void leaveDistance();
    void blink();

    Comparison& m_comparison;
    Appearance& m_appearance;
    PictureSplit m_split;
    SplitMode m_modeBefore = SplitMode::SideBySide;  // mode before Difference
    ViewMode m_viewBefore = ViewMode::Shaded;        // view before Difference
    QTimer m_turn;                                   // runs while files blink
};

}  // namespace sinew
