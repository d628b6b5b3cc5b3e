// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/vertex_tracker.h"

#include <algorithm>
#include <utility>

#include "model/evaluate/frame_list.h"

namespace sinew {
namespace {

constexpr std::size_t kMostTrackedTimes = 4000;

VertexTracks tracked(const VertexTracker::Request& request, const std::stop_token& stop) {
    const FrameList frames = frameList(request.range, std::max(request.framesPerSecond, 1.0),
                                       FrameEnds::WithEnds, kMostTrackedTimes);
    return vertexTracks(request.clips, request.vertices, frames.seconds, request.played,
                        request.options, stop);
}

}  // namespace

void VertexTracker::cancel() {
    m_request.reset();
    BackgroundTask::cancel();
}

void VertexTracker::start(Request request) {
    if (m_request && *m_request == request) {
        return;
    }
    m_request = std::make_shared<const Request>(std::move(request));
    run([asked = m_request](const std::stop_token& stop) { return tracked(*asked, stop); },
        [this](VertexTracks tracks) {
            emit found(std::make_shared<const VertexTracks>(std::move(tracks)));
        },
        "no vertex is plotted");
}

}  // namespace sinew
