// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/picture/subject_notices.h"

#include <algorithm>
#include <iterator>

#include "model/check/picture_notices.h"
#include "model/core/words.h"
#include "model/motion/trails.h"
#include "model/view/lamp_meter.h"
#include "model/view/shown_motion.h"
#include "model/view/shown_nodes.h"

namespace sinew {

namespace {

/// Why a picture does not show something of the motion that was asked for, and what jumps at the
/// loop seam.
std::vector<std::string> motionNotices(const PictureSubject& subject,
                                       const PictureFindings& found) {
    const MotionDisplay& display = subject.view.motion;
    std::vector<std::string> notices;
    if (display.showsGhosts() && !showsGhosts(subject.view)) {
        notices.emplace_back("there are no ghosts: the view shows the bind pose");
    } else if (display.showsGhosts() && !showsGhosts(subject)) {
        notices.emplace_back("there are no ghosts: no clip is shown, or it has a single key");
    }
    notices.push_back(found.seamWords);
    if (display.trails != TrailReach::None && !showsTrails(subject.view)) {
        notices.emplace_back("there are no trails: the view shows the bind pose");
    } else if (showsTrails(subject.view) && !found.trails) {
        notices.emplace_back(
            "there are no trails: the clip moves no root, and no nodes are chosen");
    } else if (subject.trails.size() > kMostTrails) {
        notices.push_back("only the first " + std::to_string(kMostTrails) + " nodes have a trail");
    }
    if (found.trails && found.trails->leftOut) {
        notices.emplace_back("contacts and jumps that the pose by hand changes are left out");
    }
    if (display.follows() && !followsRoot(subject.view)) {
        notices.emplace_back("nothing is followed: the bind pose stays in place");
    } else if (display.follows() && !followedNode(subject, found.root)) {
        notices.emplace_back("nothing is followed: no clip is shown, or it moves no root");
    }
    return notices;
}

}  // namespace

std::vector<std::string> subjectNotices(const PictureSubject& subject, const PoseEvaluator& pose,
                                        const SeenFrom& seen) {
    std::vector<std::string> notices;
    if (subject.view.copies > 1 || !viewModeInfo(subject.view.mode).posed) {
        return notices;
    }
    if (seen.cameraNode) {
        notices = cameraNotices(pose, seen.cameraNode);
    }
    std::vector<std::string> more = pictureNotices({.evaluator = pose,
                                                    .scene = subject.view.scene,
                                                    .animation = subject.played.animation,
                                                    .weights = subject.view.weights,
                                                    .camera = seen.camera,
                                                    .heightPixels = seen.heightPixels,
                                                    .shown = subject.view.shown.get(),
                                                    .vertexBudget = seen.vertexBudget});
    notices.insert(notices.end(), std::make_move_iterator(more.begin()),
                   std::make_move_iterator(more.end()));
    return notices;
}

std::vector<std::string> drawnNotices(const PictureSubject& subject, const PictureFindings& found,
                                      const std::string& leftOut, float lampStops) {
    std::vector<std::string> notices = motionNotices(subject, found);
    notices.insert(notices.begin(), leftOut);
    notices.push_back(lampNotice(lampStops));
    notices.erase(std::remove(notices.begin(), notices.end(), std::string()), notices.end());
    return notices;
}

std::string hiddenNamesNotice(std::size_t names, bool ofSeveral) {
    if (names == 0) {
        return {};
    }
    return (ofSeveral ? "up to " : "") +
           counted(names, "joint has no name in the picture",
                   "joints have no name in the picture") +
           ": too close to others; a larger picture has more room";
}

void WeightJudge::judge(const PoseEvaluator& evaluator, const ViewOptions& view,
                        AnimationIndex animation, float seconds) {
    if (m_off.empty() || !viewModeInfo(view.mode).posed) {
        return;
    }
    const WeightDifference difference =
        weightDifference(evaluator, drawnMeshNodes(view, evaluator), m_off);
    if (difference.isVisible() &&
        (!m_worst || difference.ofSize() > m_worst->difference.ofSize())) {
        m_worst = {difference, animation, seconds};
    }
}

}  // namespace sinew
