// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/frozen_frame.h"

#include "app/gui/frame.h"
#include "ui/session/session.h"

namespace sinew {

FrozenFrame freezeFrame(Session& session, float aspect) {
    FrozenFrame frame;
    frame.clips = session.document().clips();
    frame.moment = session.poseMoment();
    fillFrame(session, aspect, frame.input);
    if (!frame.input.path.points.empty()) {
        frame.path = session.player().rootMotion().path;
        frame.pathPosition = frame.input.path.present;
    }
    if (const CrowdGrid* grid = session.crowd()) {
        frame.crowdClip = grid->animation();
        frame.crowdSeconds.assign(grid->seconds().begin(), grid->seconds().end());
        frame.crowdOffsets.assign(grid->offsets().begin(), grid->offsets().end());
    }
    if (!frame.input.ghosts.empty()) {
        frame.ghosts = session.motion().ghostTimes();
        session.player().fillPlayed(frame.played);
        frame.played.hand = frame.moment.hand;
    }
    frame.input.evaluator = nullptr;
    frame.input.ghosts = {};
    frame.input.path = {};
    frame.input.crowd = {};
    return frame;
}

ThawedFrame::ThawedFrame(const FrozenFrame& frame, PoseEvaluator& evaluator)
    : m_input(frame.input) {
    evaluate(evaluator, frame.moment);
    m_input.evaluator = &evaluator;
    if (frame.path) {
        m_input.path = {frame.path->points, frame.pathPosition};
    }
    if (!frame.ghosts.empty()) {
        m_ghosts.follow(frame.clips, frame.played, frame.ghosts);
        m_input.ghosts = m_ghosts.ghosts();
    }
    if (!frame.crowdSeconds.empty()) {
        m_crowd = std::make_unique<Crowd>(frame.clips, frame.crowdClip);
        m_input.crowd = {
            .crowd = m_crowd.get(), .seconds = frame.crowdSeconds, .offsets = frame.crowdOffsets};
    }
}

}  // namespace sinew
