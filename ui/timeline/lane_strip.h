// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <optional>

#include "ui/session/parts.h"
#include "ui/timeline/lane_items.h"
#include "ui/timeline/time_chart.h"

namespace sinew {

class MotionMeter;
class TimeAxis;

/// The lane of contacts below the ruler: a row per foot with a bar for each contact, coloured by
/// its slide, and marks for loop seams and jumps, of the clip without the pose by hand. A click
/// goes to that time and selects the joint, a double click goes to the worst frame; dragging
/// scrubs. What it shows is measured while it is visible.
/// On the keyboard Up and Down choose a row, Left and Right go to another item of it.
class LaneStrip final : public TimeChart {
    Q_OBJECT

public:
    /// All are borrowed.
    struct Parts {
        Document& document;
        Player& player;
        Selection& selection;
        MotionMeter& meter;
        TimeAxis& axis;
    };
    explicit LaneStrip(const Parts& parts);
    ~LaneStrip() override;

    [[nodiscard]] const LaneContents& contents() const noexcept { return m_contents; }
    /// The item that a key chose; null: none.
    [[nodiscard]] const LaneItem* chosen() const noexcept {
        return m_chosen ? &m_contents.items[*m_chosen] : nullptr;
    }
    [[nodiscard]] const LaneLayout& rows() const noexcept { return m_layout; }
    [[nodiscard]] QFont rowFont() const;  // font of names, as high as the rows allow
    /// Names that are shown elsewhere are left out.
    void setNamesBeside(bool beside);
    void goTo(const LaneItem& item);  // its worst time, paused, and its joint
    [[nodiscard]] QString tipOf(const LaneItem& item) const;

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void contentsChanged();
    void menuWanted(const QPoint& globalAt);

protected:
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void stepAlong(int direction) override;
    void stepAcross(int direction) override;
    void goToChosen() override;

private:
    void refreshContents();
    [[nodiscard]] QString handNote() const;
    [[nodiscard]] const LaneItem* itemAt(const QPointF& at) const;
    void drawContact(QPainter& painter, const LaneItem& item) const;
    void drawMark(QPainter& painter, const LaneItem& item) const;
    void drawNames(QPainter& painter) const;
    void drawNote(QPainter& painter) const;
    void drawHandNote(QPainter& painter) const;
    void drawChosen(QPainter& painter) const;
    void refreshKept();  // keys: none without items

    Parts m_parts;
    LaneContents m_contents;
    LaneLayout m_layout;
    std::optional<std::size_t> m_chosen;  // item, by a key
    bool m_namesBeside = false;
};

}  // namespace sinew
