// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Framing of the camera, and what views measure.
#include <algorithm>
#include <cmath>
#include <utility>

#include "model/asset/subtree.h"
#include "model/picture/finding_view.h"
#include "model/view/marked_vertices.h"
#include "ui/session/comparison.h"
#include "ui/session/partner_picture.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

void addOutline(const Outline& from, Outline& to) {
    to.box.add(from.box);
    to.points.insert(to.points.end(), from.points.begin(), from.points.end());
}

}  // namespace

bool Session::inBindPose() const noexcept {
    return m_appearance.look().mode == ViewMode::BindPose;
}

/// The bind pose is in mesh space, often elsewhere and of another size, so it is framed separately.
void Session::onLookChanged() {
    if (!asset() || inBindPose() == std::exchange(m_inBindPose, inBindPose())) {
        return;
    }
    if (m_inBindPose) {
        m_posedCamera =
            CameraState{.camera = m_rig.camera(), .node = {}, .untouched = m_rig.untouched()};
        frameAll();
        return;
    }
    const PictureFraming now = clipFraming(stillNode());
    m_rig.setOutline(now.whole);
    const std::optional<CameraState> posed = std::exchange(m_posedCamera, {});
    const CameraState view = posed.value_or(m_rig.state());
    if (view.untouched) {
        m_rig.setFramedPart(now.part);
        m_rig.restore(view);
    } else if (posed) {
        m_rig.moveCamera(view.camera);
    }
}

/// What a camera frames that follows the root does not contain the path of the root.
NodeIndex Session::stillNode() {
    const PictureSubject& now = subject();
    return now.view.motion.followCamera ? followedNode(now, m_motion.root()) : NodeIndex();
}

/// Of both files, if one is compared: an outline of both is framed as one.
PictureFraming Session::framing() {
    const NodeIndex still = stillNode();
    PictureFraming both = m_framing.measure(subject(), still);
    if (const auto other = m_partner ? m_partner->framing(still) : std::nullopt) {
        if (both.part || other->part) {
            both.part = both.framed();
            addOutline(other->framed(), *both.part);
        }
        addOutline(other->whole, both.whole);
    }
    return both;
}

/// For a view that returns: what is mixed or posed by hand is framed once the user asks for it.
PictureFraming Session::clipFraming(NodeIndex still) {
    PictureSubject now = subject();
    now.played = {.animation = m_player.animation()};
    return m_framing.measure(now, still);
}

/// Reframes the scene as long as the user has not moved the camera. Grid and ground are those of
/// what is played in any case, as in `render` and at the next start.
void Session::placeUntouched() {
    if (!asset() || inBindPose()) {
        return;
    }
    if (!m_rig.untouched()) {
        m_rig.setOutline(clipFraming(stillNode()).whole);
        return;
    }
    const PictureFraming now = framing();
    m_rig.setFramedPart(now.part);
    m_rig.place(now.whole);
}

void Session::frameAll() {
    if (asset()) {
        const PictureFraming now = framing();
        m_rig.setFramedPart(now.part);
        m_rig.frame(now.whole);
    }
}

void Session::showDefaultView() {
    if (asset()) {
        const PictureFraming now = framing();
        m_rig.setFramedPart(now.part);
        m_rig.showDefaultView(now.whole);
    }
}

void Session::frameSelection() {
    if (asset() && m_selection.marked() && !inBindPose()) {
        FindingView shown;
        shown.marked = m_selection.marked();
        shown.node = shown.marked->vertices.front().node;
        frame(shown);
        return;
    }
    frameNode(m_selection.node());
}

void Session::frameNode(NodeIndex node) {
    if (!asset() || !node || inBindPose()) {
        frameAll();
        return;
    }
    std::vector<NodeIndex> nodes = subtreeNodes(*asset(), node);
    if (const auto& shown = m_visibility.shown()) {
        std::erase_if(nodes, [&](NodeIndex each) { return !shown->marks(*asset(), each); });
    }
    if (nodes.empty()) {
        frameAll();
        return;
    }
    Box box = nodeBounds(*pose(), nodes, m_appearance.look().weights);
    if (box.empty()) {
        box.add(glm::vec3(pose()->world(node)[3]));
    }
    m_rig.frameBox(box);
}

void Session::toggleFileCamera() {
    if (!asset() || m_rig.cameraNode()) {
        m_rig.setCameraNode({});
        return;
    }
    const std::vector<NodeIndex> nodes = sceneNodes(*asset(), m_selection.scene());
    const auto holds = [&](NodeIndex node) { return (*asset())[node].camera.valid(); };
    const NodeIndex last = m_rig.lastCameraNode();
    const bool lastIsHere = std::find(nodes.begin(), nodes.end(), last) != nodes.end();
    const auto first = std::find_if(nodes.begin(), nodes.end(), holds);
    if (lastIsHere || first != nodes.end()) {
        m_rig.setCameraNode(lastIsHere ? last : *first);
    }
}

const std::shared_ptr<const SurfaceValues>& Session::surfaceValues() {
    static const std::shared_ptr<const SurfaceValues> kNone;
    if (!asset()) {
        return kNone;
    }
    m_measured.clips = m_document.clips();
    m_measured.moment = poseMoment();
    m_measured.look = m_appearance.look();
    m_measured.framesPerSecond = m_player.frameRate();
    m_measured.other = comparedTo(ComparedSide::Before);
    const PoseEvaluator* const other =
        m_measured.other.clips ? m_comparison->poseAfter(m_measured.moment) : nullptr;
    return m_meter.follow(m_measured, *pose(), other);
}

SurfaceMeter::Other Session::comparedTo(ComparedSide side) {
    if (!m_comparison->active() || m_appearance.look().mode != ViewMode::Distance) {
        return {};
    }
    SurfaceMeter::Other other;
    const bool isAfter = side == ComparedSide::Before;
    other.clips = isAfter ? m_comparison->after().clips() : m_document.clips();
    other.moment = isAfter ? m_comparison->momentAfter(poseMoment()) : poseMoment();
    if (const FileComparison* const measured = m_comparison->measured().get()) {
        other.largest = measured->geometry ? measured->geometry->largest.distance : 0.0F;
        for (const ClipComparison& clip : measured->clips) {
            if (clip.before == m_player.animation()) {
                other.largest = clip.totals.largest.distance;
            }
        }
        if (other.largest <= measured->surface.rounding()) {
            other.largest = 0.0F;
        }
    }
    return other;
}

void Session::goToWorst() {
    const ClipWorst* const worst = m_meter.worst();
    const ValueSource* const source = m_meter.source();
    const SurfaceValues* const fixed = source != nullptr ? source->fixedValues() : nullptr;
    const std::optional<ValuePlace> place = worst != nullptr   ? worst->largest
                                            : fixed != nullptr ? largestValue(*fixed)
                                                               : std::nullopt;
    if (!place) {
        return;
    }
    m_player.setPlaying(false);
    const std::uint32_t vertex =
        vertexOf(*asset(), worst != nullptr ? worst->worst : *fixed, *place);
    if (worst != nullptr) {
        m_player.showMoment(worst->secondsOf(worst->placeOf(*place)));
    }
    showVertices(markedVertices({{place->node, place->primitive, vertex}}));
}

std::optional<std::uint64_t> Session::worstFrameAt(const SurfaceHit& hit) const {
    const ClipWorst* const worst = m_meter.worst();
    const auto place = worst != nullptr ? placeAt(worst->worst, hit) : std::nullopt;
    const bool differs = place && std::abs(worst->worst.values[*place]) > 0.0F;  // not NaN either
    return differs ? std::optional(worst->frameOf(*place)) : std::nullopt;
}

void Session::goToWorstAt(const SurfaceHit& hit) {
    const ClipWorst* const worst = m_meter.worst();
    const auto place = worst != nullptr ? placeAt(worst->worst, hit) : std::nullopt;
    if (place && worstFrameAt(hit)) {
        m_player.showMoment(worst->secondsOf(*place));
    }
}

}  // namespace sinew
