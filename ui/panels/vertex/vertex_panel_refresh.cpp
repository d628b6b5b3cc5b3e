// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// What the Vertex panel follows, and when.
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ui/models/influence_list_model.h"
#include "ui/models/vertex_words.h"
#include "ui/panels/vertex/compared_vertex.h"
#include "ui/panels/vertex/explanation_section.h"
#include "ui/panels/vertex/pinned_list.h"
#include "ui/panels/vertex/vertex_curves.h"
#include "ui/panels/vertex/vertex_figures.h"
#include "ui/panels/vertex/vertex_panel.h"
#include "ui/panels/widgets/labels.h"
#include "ui/session/appearance.h"
#include "ui/session/comparison.h"
#include "ui/session/document.h"
#include "ui/session/pinned_vertices.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {

void VertexPanel::watchParts() {
    connect(&m_parts.document, &Document::assetChanged, this, &VertexPanel::startOver);
    connect(&m_parts.player, &Player::timeChanged, this, &VertexPanel::refreshSoon);
    for (const auto change : {&Player::animationChanged, &Player::mixChanged,
                              &Player::rootMotionChanged, &Player::playbackChanged}) {
        connect(&m_parts.player, change, this, &VertexPanel::refreshTracksSoon);
    }
    connect(&m_parts.selection, &Selection::handPoseChanged, this, &VertexPanel::refreshTracksSoon);
    connect(&m_parts.selection, &Selection::pointedAtChanged, this, &VertexPanel::refreshPointed);
    connect(&m_parts.appearance, &Appearance::lookChanged, this, &VertexPanel::refreshTracksSoon);
    connect(&m_parts.pins, &PinnedVertices::pinsChanged, this, [this] {
        m_pinsStale = true;
        refreshTracksSoon();
    });
    for (const auto change : {&PinnedVertices::currentChanged, &PinnedVertices::probedChanged}) {
        connect(&m_parts.pins, change, this, &VertexPanel::refreshSoon);
    }
    connect(m_curves, &VertexCurves::changed, this, &VertexPanel::refreshSoon);
    if (const Comparison* const comparison = m_parts.comparison) {
        connect(comparison, &Comparison::changed, this, &VertexPanel::refreshSoon);
        connect(comparison, &Comparison::measuredChanged, this, &VertexPanel::refreshSoon);
    }
}

void VertexPanel::setShown(bool shown) {
    m_shown = shown;
    m_curves->setShown(shown);
    refreshPointed();
    refreshSoon();
}

void VertexPanel::refreshSoon() {
    if (m_shown && !m_soon.isActive()) {
        m_soon.start();
    }
}

void VertexPanel::refreshTracksSoon() {
    m_curves->refreshLater();
    refreshSoon();
}

/// Also for a pin that is not current: the pointer is on it.
void VertexPanel::refreshPointed() {
    const std::optional<SurfaceHit>& hit = m_parts.selection.pointedAt().surface;
    const bool follows = m_shown && m_follow->isChecked() && hit;
    m_parts.pins.setProbed(follows ? std::optional(placeOf(*hit)) : std::nullopt);
}

void VertexPanel::startOver() {
    m_influences->setProbe(nullptr, nullptr);
    m_compared->follow(nullptr, m_moment, {});
    m_vertex.reset();
    m_one.clear();
    m_pinned.clear();
    m_pinsStale = true;
    m_curves->startOver();
    m_explanation->setQuestion({});
    m_pins->refreshPins();
    showVertex();
    refreshSoon();
}

void VertexPanel::refresh() {
    if (!m_shown || !m_parts.document.asset()) {
        return;
    }
    ++m_refreshCount;
    const auto& clips = m_parts.document.clips();
    if (m_pinsStale) {
        std::vector<DrawnVertex> places;
        for (const VertexPin& pin : m_parts.pins.pins()) {
            places.push_back(pin.place);
        }
        m_pinned.watch(clips, places);
        m_pinsStale = false;
    }
    presentMoment(m_parts, m_moment);
    const PoseEvaluator& pose = *m_parts.document.pose(m_moment);
    const ProbeOptions options = probeOptions(m_parts);
    m_pinned.follow(pose, options);
    m_pins->refreshPose(m_pinned);
    const std::optional<DrawnVertex> wanted = m_parts.pins.explained();
    const bool another = wanted != m_vertex;
    if (another) {
        m_influences->setProbe(nullptr, nullptr);
        m_vertex = wanted;
        m_one.watch(clips, std::span(wanted ? &*wanted : nullptr, wanted ? 1 : 0));
    }
    m_one.follow(pose, options);
    if (another) {
        showVertex();
    }
    if (m_vertex) {
        const WatchedVertices::Watched& one = m_one.vertices().front();
        m_figures->refreshPose(one.probe, one.rest);
        m_influences->refreshPose();
    }
    m_compared->follow(m_vertex ? &m_one.vertices().front().probe : nullptr, m_moment, options);
    m_pin->setChecked(m_vertex && m_parts.pins.find(*m_vertex) != nullptr);
    m_curves->refresh();
    explain(options);
}

void VertexPanel::explain(const ProbeOptions& options) {
    std::optional<VertexExplainer::Question> question;
    if (m_vertex) {
        question = {.clips = m_parts.document.clips(),
                    .vertex = *m_vertex,
                    .moment = m_moment,
                    .weights = options.weights};
    }
    m_explanation->setQuestion(std::move(question));
}

void VertexPanel::showVertex() {
    const VertexProbe* probe = m_vertex ? &m_one.vertices().front().probe : nullptr;
    m_title->setFullText(m_vertex ? vertexName(*m_parts.document.asset(), *m_vertex)
                                  : tr("Point at a surface; P pins its vertex"));
    m_figures->setProbe(probe);
    m_figures->setEnabled(probe != nullptr);
    m_influences->setProbe(probe == nullptr ? nullptr : m_parts.document.asset(), probe);
    m_pin->setEnabled(probe != nullptr);
    m_pin->setChecked(m_vertex && m_parts.pins.find(*m_vertex) != nullptr);
}

}  // namespace sinew
