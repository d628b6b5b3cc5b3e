// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/trail_finder.h"

#include <utility>

namespace sinew {
namespace {

std::shared_ptr<const TrailSet> foundTrails(const TrailFinder::Request& request,
                                            const std::stop_token& stop) {
    const Asset& asset = *request.clips->asset();
    const auto momentAt = [&](float seconds, PoseMoment& moment) {
        setMoment(asset, request.mix, seconds, moment);
    };
    return trailsOf({.clips = request.clips,
                     .nodes = request.nodes,
                     .moment = request.moment,
                     .start = request.start,
                     .end = request.end,
                     .framesPerSecond = request.framesPerSecond},
                    momentAt, stop);
}

}  // namespace

void TrailFinder::cancel() {
    m_request.reset();
    BackgroundTask::cancel();
}

void TrailFinder::start(Request request) {
    if (m_request && *m_request == request) {
        return;
    }
    m_request = std::make_shared<const Request>(std::move(request));
    run([asked = m_request](const std::stop_token& stop) { return foundTrails(*asked, stop); },
        [this](const std::shared_ptr<const TrailSet>& trails) { emit found(trails); },
        "no trails are drawn");
}

}  // namespace sinew
