// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/picture/picture_builder.h"

#include "model/view/shown_motion.h"
#include "model/view/surface_values.h"
#include "model/view/view_data.h"

namespace sinew {

std::optional<glm::vec3> PictureBuilder::shift(const PictureSubject& subject,
                                               const PoseEvaluator& pose, NodeIndex root) {
    const NodeIndex node = followedNode(subject, root);
    if (!node || node.value >= pose.world().size()) {
        return std::nullopt;
    }
    const float seconds = subject.range.start;
    if (m_start.clips != subject.clips || m_start.node != node || m_start.seconds != seconds ||
        m_start.played != subject.played) {
        PoseEvaluator start(subject.clips);
        PoseMoment moment;
        setMoment(subject.asset(), subject.played, seconds, moment);
        evaluate(start, moment);
        m_start = {subject.clips, subject.played, seconds, node, glm::vec3(start.world(node)[3])};
    }
    return glm::vec3(pose.world(node)[3]) - m_start.position;
}

CrowdInput PictureBuilder::crowdOf(const PictureSubject& subject, const Box& one) {
    if (subject.view.copies < 2) {
        m_crowd.reset();
    }
    if (!showsCrowd(subject.view)) {
        return {};
    }
    if (!m_crowd || m_crowdOf != subject.clips || m_one.min != one.min || m_one.max != one.max ||
        m_crowd->animation() != subject.played.animation ||
        m_crowd->copies() != subject.view.copies) {
        m_crowd = std::make_unique<CrowdGrid>(subject.clips, subject.played.animation,
                                              subject.view.copies, one);
        m_crowdOf = subject.clips;
        m_one = one;
    }
    if (subject.played.mixing) {
        m_crowd->setLoopedTime(double{subject.seconds});
    } else {
        m_crowd->setTime(subject.seconds);
    }
    return {
        .crowd = &m_crowd->crowd(), .seconds = m_crowd->seconds(), .offsets = m_crowd->offsets()};
}

std::span<const Ghost> PictureBuilder::ghostsOf(const PictureSubject& subject) {
    if (!showsGhosts(subject)) {
        m_ghosts.clear();
        return {};
    }
    ghostTimes(subject.view.motion, ghostRange(subject), m_times);
    m_ghosts.follow(subject.clips, subject.played, m_times);
    return m_ghosts.ghosts();
}

const std::string& PictureBuilder::missingOf(const PictureSubject& subject) {
    if (m_missingIn != subject.clips || m_missingFor != subject.view) {
        m_missing = missingViewData(subject.asset(), subject.view);
        m_missingIn = subject.clips;
        m_missingFor = subject.view;
    }
    return m_missing;
}

void PictureBuilder::fill(const PictureSubject& subject, const PoseEvaluator* pose,
                          const PictureFindings& found, PictureContent& content) {
    if (pose == nullptr) {
        clear();
        content = {};
    }
    content.evaluator = pose;
    content.view = subject.view;
    content.environment = found.environment;
    content.framedBounds = found.framedBounds;
    if (pose == nullptr) {
        return;
    }
    const bool crowd = showsCrowd(subject.view);
    content.clipBounds = crowd ? found.framedBounds : found.clipBounds;
    m_path = found.path && viewModeInfo(subject.view.mode).posed ? found.path : nullptr;
    content.path = m_path && !m_path->points.empty()
                       ? OverlayPath{m_path->points, positionAt(*m_path, subject.seconds)}
                       : OverlayPath();
    content.crowd = crowdOf(subject, found.clipBounds);
    content.values = found.values;
    content.ghosts = ghostsOf(subject);
    content.trails = showsTrails(subject.view) ? found.trails : nullptr;
    content.trailSeconds = subject.seconds;
    content.trailLoop = subject.loop;
    const bool ground = subject.view.motion.followGround;
    const glm::vec3 moved =
        ground ? shift(subject, *pose, found.root).value_or(glm::vec3(0.0F)) : glm::vec3(0.0F);
    content.groundShift = {moved.x, moved.z};
    content.seamWords = found.seamWords;
    content.missing = missingOf(subject);
    if (content.missing.empty() && found.values && found.values->legend) {
        content.missing = found.values->legend->missing;
    }
}

void PictureBuilder::clear() noexcept {
    m_start = {};
    m_ghosts.clear();
    m_crowd.reset();
    m_crowdOf.reset();
    m_path.reset();
    m_missingIn.reset();
}

}  // namespace sinew
