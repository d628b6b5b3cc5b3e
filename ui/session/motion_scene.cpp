// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/motion_scene.h"

#include <utility>

#include "model/picture/picture_finder.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"
#include "ui/session/signals.h"
#include "ui/session/work/motion_meter.h"
#include "ui/session/work/other_thread.h"

namespace sinew {

MotionScene::MotionScene(const Parts& parts, std::function<const PictureSubject&()> subject,
                         QObject* parent)
    : QObject(parent), m_player(parts.player), m_meter(parts.meter), m_subject(std::move(subject)) {
    connect(&m_finder, &TrailFinder::found, this, &MotionScene::take);
    connect(&m_meter, &MotionMeter::changed, this, &MotionScene::addMeasured);
    connect(&parts.document, &Document::assetChanged, this, &MotionScene::drop);
    connect(&parts.appearance, &Appearance::lookChanged, this, &MotionScene::changeSoon);
    connectEach(m_player, this, &MotionScene::changeSoon, &Player::animationChanged,
                &Player::playbackChanged, &Player::mixChanged, &Player::rootMotionChanged);
    connectEach(parts.selection, this, &MotionScene::changeSoon, &Selection::nodeChanged,
                &Selection::jointChanged, &Selection::skinChanged, &Selection::handPoseChanged);
}

MotionScene::~MotionScene() {
    m_meter.disconnect(this);
    m_meter.setWanted(this, false);
}

/// Several changes of one event are answered once.
void MotionScene::changeSoon() {
    if (!std::exchange(m_pending, true)) {
        callIn(*this, [this] { refresh(); });
    }
}

void MotionScene::drop() {
    m_finder.cancel();
    m_found.reset();
    m_marked = {};
    m_trails.reset();
    m_seamWords.clear();
    changeSoon();
}

void MotionScene::cancelWork() {
    m_finder.cancel();
}

NodeIndex MotionScene::root() const noexcept {
    const RootMotion& root = m_player.rootMotion();
    return root.path && !root.path->points.empty() ? root.node : NodeIndex();
}

void MotionScene::refresh() {
    m_pending = false;
    m_player.setRootWanted(needsRoot(m_subject()));
    const PictureSubject& subject = m_subject();
    const NodeIndex followed = subject.view.motion.follows() ? root() : NodeIndex();
    if (std::exchange(m_followed, followed) != followed) {
        emit followedChanged();
    }
    const bool plays = subject.clips && subject.played.moves();
    m_meter.setWanted(this, plays && needsMotion(subject, root()));
    std::optional<TrailRequest> request = plays ? trailRequest(subject, root()) : std::nullopt;
    if (request) {
        m_requestedIn = request->played.animation;
        m_finder.start(std::move(*request));
        addMeasured();
    } else {
        m_finder.cancel();
        take(nullptr);
    }
}

void MotionScene::take(const std::shared_ptr<const TrailSet>& trails) {
    m_found = trails && !trails->tracks.nodes.empty() ? trails : nullptr;
    m_foundIn = m_requestedIn;
    addMeasured();
}

/// What the meter knows of the clip, whether it measured that for this or for the timeline.
void MotionScene::addMeasured() {
    const PictureSubject& subject = m_subject();
    const std::shared_ptr<const ClipMotion>& motion = m_meter.motion();
    std::string words = subject.clips ? sinew::seamWords(subject, motion.get()) : std::string();
    const Marked marked{.trails = m_found,
                        .motion = motion && motion->animation == m_foundIn ? motion : nullptr,
                        .hand = subject.played.hand};
    if (marked == m_marked && words == m_seamWords) {
        return;
    }
    m_seamWords = std::move(words);
    m_marked = marked;
    m_trails = withMotion(marked.trails, marked.motion.get(), subject);
    emit trailsChanged();
}

}  // namespace sinew
