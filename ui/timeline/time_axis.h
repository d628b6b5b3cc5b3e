// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <cstdint>

#include "ui/session/parts.h"
#include "ui/timeline/range_bar.h"
#include "ui/timeline/ruler_unit.h"
#include "ui/timeline/timeline_scale.h"

namespace sinew {

/// Where a dragged time comes to rest. Keys: the nearest of the player's shown keys if one is
/// within reach of the pointer, otherwise the nearest frame.
enum class Snap : std::uint8_t { None, Frames, Keys };

/// The visible range of file time, shared by ruler, lanes, dope sheet and curves: all of them have
/// the same left edge and width. It stays in the clip and follows the playhead unless the user
/// scrolled away from it.
class TimeAxis final : public QObject {
    Q_OBJECT

public:
    /// Document and player are borrowed.
    TimeAxis(Document& document, Player& player, QObject* parent = nullptr);

    /// Seconds to pixels from the left edge of the widgets of the column.
    [[nodiscard]] const TimelineScale& scale() const noexcept { return m_scale; }
    /// The whole clip, or the length of the mixer.
    [[nodiscard]] const InOutRange& clip() const noexcept { return m_clip; }
    [[nodiscard]] bool zoomed() const noexcept;  // part of the clip is not visible
    [[nodiscard]] RulerUnit unit() const noexcept { return m_unit; }
    void setUnit(RulerUnit unit);
    /// Seconds between two labels of the ruler, where the column has its lines.
    [[nodiscard]] double labelSeconds() const;

    /// The pixels of the visible range in the widgets of the column; called when they are resized.
    void setSpan(double leftPixel, double widthPixels);
    void zoomAt(double factor, double pixel);  // above 1: closer; keeps the time under `pixel`
    void scrollBy(double pixels);              // Positive pixels scroll right: later times appear.
    void showWholeClip();
    void show(double first, double last);
    /// While the user drags, the range does not move. Set it back at the end.
    void setHeld(bool held) noexcept { m_held = held; }

    /// The time where a drag to `seconds` ends; not clamped to the clip.
    [[nodiscard]] double snapped(double seconds, Snap snap) const;
    /// Whether drags rest on whole frames without a modifier.
    [[nodiscard]] bool magnetic() const noexcept { return m_magnetic; }
    void setMagnetic(bool magnetic);
    /// Shift: anywhere; Ctrl: on keys, otherwise on frames; none: what the magnet says.
    [[nodiscard]] Snap snapOf(Qt::KeyboardModifiers modifiers) const noexcept;
    /// The time of a drag to this pixel; not clamped to the clip.
    [[nodiscard]] double draggedTo(double pixel, Qt::KeyboardModifiers modifiers) const;

signals:
    void changed();  // the visible range, the clip or the pixels
    void unitChanged();
    void magneticChanged();

private:
    void refreshAsset();
    void refreshClip();
    void followTime();
    void followPlaying();
    void take(const TimelineScale& scale);  // called after the user zoomed or scrolled
    void settle();                          // scrolls into the clip
    [[nodiscard]] double nearestKey(double seconds) const;

    Document& m_document;
    Player& m_player;
    TimelineScale m_scale;
    InOutRange m_clip;
    RulerUnit m_unit = RulerUnit::Seconds;
    bool m_magnetic = true;
    bool m_held = false;
    bool m_follows = true;    // the playhead; false after the user scrolled away from it
    double m_followed = 0.0;  // the time that was followed last
};

}  // namespace sinew
