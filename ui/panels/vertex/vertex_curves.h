// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <cstdint>
#include <vector>

#include "model/evaluate/pose_moment.h"
#include "ui/session/parts.h"
#include "ui/session/work/vertex_tracker.h"
#include "ui/timeline/time_axis.h"

class QComboBox;

namespace sinew {

struct ProbeOptions;
class VertexPlot;
enum class TrackValue : std::uint8_t;

/// What the Vertex panel shows. Borrowed.
struct VertexParts {
    Document& document;
    Player& player;
    Selection& selection;
    Appearance& appearance;
    PinnedVertices& pins;
    Comparison* comparison = nullptr;  // null: without
};

/// The moment that the picture shows. Reuses the memory of `out`.
void presentMoment(const VertexParts& parts, PoseMoment& out);
[[nodiscard]] ProbeOptions probeOptions(const VertexParts& parts);

/// The plot of the pinned vertices over the clip or mix that is shown, and the choice of what it
/// shows. Tracks are computed only while it is shown, and again only if something changes them.
class VertexCurves final : public QWidget {
    Q_OBJECT

public:
    explicit VertexCurves(const VertexParts& parts);

    void setShown(bool shown);
    void refresh();  // what changed since the last call; at most once per frame
    void refreshLater() { m_stale = true; }
    void startOver();  // another asset
    [[nodiscard]] bool busy() const noexcept { return m_tracker.busy(); }
    [[nodiscard]] const VertexPlot& plot() const noexcept { return *m_plot; }
    [[nodiscard]] QString asCsv() const;  // empty without curves

signals:
    void changed();  // new curves

private:
    void track();
    void sayWhyEmpty();
    [[nodiscard]] TrackValue value() const;
    void take(const std::shared_ptr<const VertexTracks>& tracks);
    [[nodiscard]] VertexTracker::Request request() const;

    VertexParts m_parts;
    VertexTracker m_tracker;
    TimeAxis m_axis;
    QComboBox* m_value;
    VertexPlot* m_plot;
    bool m_shown = false;
    bool m_stale = true;
    std::vector<std::uint32_t> m_numbers;  // numbers of the pins that are followed
};

}  // namespace sinew
