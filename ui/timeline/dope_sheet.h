// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "model/tracks/key_columns.h"
#include "ui/timeline/key_shapes.h"
#include "ui/timeline/sheet_ground.h"
#include "ui/timeline/time_chart.h"
#include "ui/timeline/track_tree.h"

namespace sinew {

class RowKeyStore;
struct TimelinePlace;

/// The keys of the rows of a track tree beside it, on a time axis: marks by interpolation in the
/// colour of the property, bars where values are held, flagged keys in the colour of their finding.
/// A click selects the row's node and goes to the key, or scrubs where there is none; the wheel
/// zooms, with Shift it scrolls in time, with Ctrl through the rows; the middle button drags both.
/// On the keyboard Up and Down choose a row and its key, Left and Right go to another key, Enter
/// goes to the chosen one.
class DopeSheet final : public TimeChart {
    Q_OBJECT

public:
    /// All are borrowed.
    struct Parts {
        Player& player;
        TimeAxis& axis;
        TrackTree& tree;
    };
    explicit DopeSheet(const Parts& parts);

    /// A key of a row.
    struct Hit {
        TrackRow row;
        std::shared_ptr<const RowKeys> keys;
        std::size_t key = 0;
        std::size_t others = 0;  // other keys in the same column of pixels

        [[nodiscard]] float seconds() const { return keys->times[key]; }
    };
    /// The key nearest to a point, within reach; a flagged one before others in its column.
    [[nodiscard]] std::optional<Hit> keyAt(const QPointF& at);
    [[nodiscard]] QString wordsAbout(const Hit& hit) const;
    [[nodiscard]] const std::optional<Hit>& hovered() const noexcept { return m_hovered; }
    [[nodiscard]] RowKeyStore& store() noexcept { return *m_store; }
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void menuWanted(const sinew::TimelinePlace& place, const QPoint& globalAt);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void stepAlong(int direction) override;
    void stepAcross(int direction) override;
    void goToChosen() override;
    void leaveEvent(QEvent* event) override;

private:
    void connectAll();
    void refreshClip();
    void drawAgain();
    void refreshTime();
    void updateAround(const std::optional<Hit>& hit);
    /// What is painted of a row.
    struct Drawn {
        VisibleTrackRow place = {};
        bool animated = false;
        std::shared_ptr<const RowKeys> keys = {};  // null: not known yet
        QColor color = {};
    };
    void refreshRows();
    void drawPart(QPainter& painter, const QRect& part);
    void drawRow(QPainter& painter, const Drawn& row, const QRect& part);
    void drawHolds(QPainter& painter, int middle, const QColor& color) const;
    void drawTicks(QPainter& painter, int middle, const QColor& color);
    void drawMarked(QPainter& painter);
    [[nodiscard]] QColor colorOf(const TrackRow& row) const;
    void findPlaces(const RowKeys& keys, int left, int right);
    [[nodiscard]] bool isApart(std::size_t place) const;
    [[nodiscard]] const VisibleTrackRow* rowAt(double y) const;
    void goTo(const Hit& hit);
    void zoomOn(const Hit& hit);
    [[nodiscard]] std::optional<Hit> currentRow();
    [[nodiscard]] std::optional<Hit> keyOfRow();
    [[nodiscard]] QPoint placeOfMenu(float seconds) const;
    void refreshKept();  // keys: none without rows
    void setHovered(std::optional<Hit> hit, const QPoint& globalAt);

    TrackTree& m_tree;
    RowKeyStore* m_store;
    KeyShapes m_shapes;
    SheetGround m_ground;
    TickStrip m_strip;
    bool m_stale = true;  // rows and ground
    double m_drawnRatio = 0.0;
    double m_drawnPlayhead = -1.0;
    std::vector<Drawn> m_rows;
    std::shared_ptr<const ClipTracks> m_listed;  // what the rows represent
    std::vector<ColumnKeys> m_columns;           // columns of the row that is drawn
    std::vector<double> m_places;                // their pixels
    std::vector<TickRun> m_runs;                 // likewise
    std::optional<Hit> m_hovered;
    std::optional<Hit> m_current;  // the key that was clicked, or chosen by a key
    std::optional<QPointF> m_panFrom;
};

}  // namespace sinew
