// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "ui/timeline/curve_keys.h"
#include "ui/timeline/curve_legend.h"
#include "ui/timeline/curve_picture.h"
#include "ui/timeline/time_chart.h"

namespace sinew {

class Document;
struct TimelinePlace;

/// What the plot shows, apart from the tracks.
struct CurveLook {
    CurveForm form;
    CurveStyle style;
    AnimationIndex other;  // the same tracks of another clip; none: without

    bool operator==(const CurveLook&) const = default;
};

/// The clip of a second file that plays with the shown one.
struct ComparedCurves {
    std::shared_ptr<const Asset> asset = {};  // null: none
    AnimationIndex clip = {};
    bool sameSeconds = true;  // otherwise the starts of both clips lie over each other
    /// The channel of that clip for one of the shown clip; kNoChannel: none.
    std::function<std::uint32_t(std::uint32_t channel)> partner = {};
};

/// Tracks of the shown clip as curves over the time axis, with numbers at the left edge, the values
/// at the playhead in a legend, and what is under the pointer. A click on a key selects it and goes
/// to its time, a drag elsewhere scrubs; the wheel zooms time, with Ctrl the values; middle drag
/// pans both. On the keyboard Up and Down choose a line, Left and Right go to another key of it,
/// Enter goes to the chosen key. Lines are drawn by `CurveArtist`; until its picture arrives, the
/// last one is shown in its place.
class CurvePlot final : public TimeChart {
    Q_OBJECT

public:
    CurvePlot(Document& document, Player& player, TimeAxis& axis);

    /// Of the clip that is shown now; another clip or file shows none.
    void setTracks(std::vector<TrackRef> tracks);
    [[nodiscard]] const std::vector<TrackRef>& tracks() const noexcept { return m_tracks; }
    void setLook(const CurveLook& look);
    /// Takes the place of another clip of the look.
    void setCompared(ComparedCurves compared);
    [[nodiscard]] const CurveLook& look() const noexcept { return m_look; }

    /// Whether the values fit the curves in the visible time by themselves; zooming or panning them
    /// ends it.
    [[nodiscard]] bool fitsValues() const noexcept { return m_fits; }
    void setFitsValues(bool fits);
    void showAll();  // the whole clip, fitting

    [[nodiscard]] const ValueRange& values() const noexcept { return m_values; }
    [[nodiscard]] double yOf(double value) const noexcept;
    [[nodiscard]] double valueAt(double y) const noexcept;
    /// The last picture; null: none.
    [[nodiscard]] const std::shared_ptr<const CurvePicture>& picture() const noexcept {
        return m_picture;
    }
    [[nodiscard]] bool busy() const noexcept { return m_stale || m_artist.busy(); }
    /// Whether the picture is one of the tracks that are shown.
    [[nodiscard]] bool exportable() const {
        return m_picture && current() && !m_tracks.empty() &&
               m_picture->request.curves.tracks == m_tracks;
    }
    [[nodiscard]] const std::optional<LineKey>& chosenKey() const noexcept { return m_chosen; }
    /// What is under the pointer, as its plate says it; empty: nothing.
    [[nodiscard]] QStringList readout() const;

    [[nodiscard]] const CurveLegend& legend() const noexcept { return m_legend; }
    [[nodiscard]] const QRect& legendPlace() const noexcept { return m_legendPlace; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void fitsValuesChanged(bool fits);
    void pictureChanged();
    void menuWanted(const sinew::TimelinePlace& place, const QPoint& globalAt);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void stepAlong(int direction) override;
    void stepAcross(int direction) override;
    void goToChosen() override;
    void zoomByKey(double factor, Qt::KeyboardModifiers modifiers) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void drawAgain();
    void refreshTime();
    void takeSet();  // takes that of the new picture
    void findPartners();
    void forgetPlaces();
    void take(const std::shared_ptr<const CurvePicture>& picture);
    [[nodiscard]] bool current() const;  // the tracks are of the clip that is shown
    [[nodiscard]] QString hint() const;  // why there are no curves
    [[nodiscard]] CurvePictureRequest request() const;
    void setValues(const ValueRange& values);
    void hover(const QPointF& at);
    [[nodiscard]] std::vector<CurveLine> linesWithKeys() const;
    [[nodiscard]] const SharedArray<float>& timesOf(const CurveLine& line) const;
    void refreshKept();  // keys: none without lines
    [[nodiscard]] QStringList keyLines(const LineKey& key) const;

    void drawGrid(QPainter& painter) const;
    void drawNumbers(QPainter& painter) const;
    void drawCurves(QPainter& painter, const QRect& part);
    void drawChosen(QPainter& painter) const;
    void drawLegend(QPainter& painter);
    [[nodiscard]] CurveLegend::Room legendRoom() const;
    void drawReadout(QPainter& painter) const;

    Document& m_document;
    CurveArtist m_artist;
    std::vector<TrackRef> m_tracks;
    std::shared_ptr<const Asset> m_tracksOf;
    AnimationIndex m_tracksClip;
    CurveLook m_look;
    ComparedCurves m_compared;
    std::vector<std::uint32_t> m_otherChannels;  // see CurveRequest::otherChannels
    std::shared_ptr<const CurvePicture> m_picture;
    std::optional<SetSampler> m_sampler;  // sampler of its set
    StretchedImage m_stretched;
    CurveLegend m_legend;     // likewise
    QRect m_legendPlace;      // where it was drawn
    double m_playhead = 0.0;  // likewise, pixels
    ValueRange m_values;
    bool m_fits = true;
    bool m_stale = true;
    std::optional<QPointF> m_panned;  // the middle button, here
    bool m_pansValues = false;
    std::optional<QPointF> m_pointer;
    std::optional<LineKey> m_hoveredKey;
    std::optional<CurveLine> m_hoveredLine;
    std::optional<LineKey> m_chosen;
};

}  // namespace sinew
