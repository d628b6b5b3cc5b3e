// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex/vertex_curves.h"

#include <QVBoxLayout>
#include <array>
#include <utility>

#include "model/view/vertex_pins.h"
#include "model/weights/vertex_probe.h"
#include "ui/models/vertex_words.h"
#include "ui/panels/vertex/vertex_plot.h"
#include "ui/panels/widgets/calm_combo_box.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/session/pinned_vertices.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {

VertexCurves::VertexCurves(const VertexParts& parts)
    : m_parts(parts),
      m_axis(parts.document, parts.player),
      m_value(new CalmComboBox),
      m_plot(new VertexPlot(parts.player, m_axis)) {
    nameControl(*m_value, "plottedValue", tr("Plotted value"),
                tr("What the plot shows of the pinned vertices, in metres"));
    constexpr std::array kValues{TrackValue::FromRest, TrackValue::X, TrackValue::Y, TrackValue::Z,
                                 TrackValue::OfPairs};
    const QStringList words{tr("Distance from rest"), tr("World X"), tr("World Y"), tr("World Z"),
                            tr("Distance 1–2, 3–4, …")};
    for (std::size_t i = 0; i < kValues.size(); ++i) {
        m_value->addItem(words[static_cast<qsizetype>(i)], static_cast<int>(kValues.at(i)));
    }
    auto* top = spaced(new QHBoxLayout, 8, {dimLabel(tr("Over the clip")), {m_value, 1}});
    spaced(new QVBoxLayout(this), 4, {top, {m_plot, 1}});
    connect(m_value, &QComboBox::currentIndexChanged, this, [this] {
        m_plot->setValue(value());
        sayWhyEmpty();
    });
    connect(&m_tracker, &VertexTracker::found, this, &VertexCurves::take);
    sayWhyEmpty();
}

void VertexCurves::setShown(bool shown) {
    m_shown = shown;
    m_stale = m_stale || shown;
    if (!shown && m_tracker.busy()) {
        m_tracker.cancel();
    }
}

void VertexCurves::startOver() {
    m_tracker.cancel();
    m_plot->setTracks(nullptr, {});
    m_stale = true;
}

void VertexCurves::refresh() {
    if (m_shown && std::exchange(m_stale, false)) {
        track();
    }
}

VertexTracker::Request VertexCurves::request() const {
    const Player& player = m_parts.player;
    VertexTracker::Request request{.clips = m_parts.document.clips(),
                                   .vertices = {},
                                   .played = {},
                                   .range = {player.clipStart(), player.clipEnd()},
                                   .framesPerSecond = player.frameRate(),
                                   .options = probeOptions(m_parts)};
    for (const VertexPin& pin : m_parts.pins.pins()) {
        request.vertices.push_back(pin.place);
    }
    player.fillPlayed(request.played);
    request.played.hand = m_parts.selection.posing().pose;
    return request;
}

void VertexCurves::track() {
    const bool any =
        m_parts.document.asset() && m_parts.player.playable() && !m_parts.pins.pins().empty();
    if (any) {
        m_numbers.clear();
        for (const VertexPin& pin : m_parts.pins.pins()) {
            m_numbers.push_back(pin.number);
        }
        m_tracker.start(request());
    } else {
        m_tracker.cancel();
        m_plot->setTracks(nullptr, {});
    }
    sayWhyEmpty();
}

TrackValue VertexCurves::value() const {
    return static_cast<TrackValue>(m_value->currentData().toInt());
}

void VertexCurves::sayWhyEmpty() {
    const bool lacksPair =
        value() == TrackValue::OfPairs && measuredPairs(m_parts.pins.pins()).empty();
    m_plot->setHint(!m_parts.document.asset()     ? tr("No file")
                    : !m_parts.player.playable()  ? tr("No clip is playing")
                    : m_parts.pins.pins().empty() ? tr("Pinned vertices are plotted here")
                    : lacksPair ? tr("Pin two vertices to see the distance between them")
                                : tr("Following the vertices…"));
}

void VertexCurves::take(const std::shared_ptr<const VertexTracks>& tracks) {
    m_plot->setTracks(tracks, m_numbers);
    emit changed();
}

QString VertexCurves::asCsv() const {
    if (m_plot->empty() || m_numbers.size() != m_parts.pins.pins().size()) {
        return {};
    }
    std::vector<QString> names;
    for (const VertexPin& pin : m_parts.pins.pins()) {
        names.push_back(vertexName(*m_parts.document.asset(), pin.place));
    }
    return tracksAsCsv(*m_plot->tracks(), names, measuredPairs(m_parts.pins.pins()));
}

void presentMoment(const VertexParts& parts, PoseMoment& out) {
    parts.player.fillMoment(out);
    out.hand = parts.selection.posing().pose;
}

ProbeOptions probeOptions(const VertexParts& parts) {
    const Look& look = parts.appearance.look();
    return {.weights = look.weights,
            .dualQuaternions = look.blend == BlendSkinning::DualQuaternion};
}

}  // namespace sinew
