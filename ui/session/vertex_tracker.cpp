// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/vertex_tracker.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "model/core/warning.h"
#include "model/evaluate/frame_times.h"
#include "ui/session/other_thread.h"

namespace sinew {
namespace {

constexpr std::size_t kMostTrackedTimes = 4000;

std::shared_ptr<const VertexTracks> tracked(const VertexTracker::Request& request,
                                            const std::stop_token& stop) {
    const std::vector<float> times =
        timesOfFrames(request.startSeconds, request.endSeconds,
                      std::max(request.framesPerSecond, 1.0), kMostTrackedTimes);
    const Asset& asset = *request.clips->asset();
    const auto momentAt = [&](float seconds, PoseMoment& moment) {
        setMoment(asset, request.mix, seconds, moment);
    };
    try {
        return std::make_shared<const VertexTracks>(vertexTracks(request.clips, request.vertices,
                                                                 times, request.moment, momentAt,
                                                                 request.options, stop));
    } catch (const std::exception& failure) {
        warn("no vertex is plotted", failure);
        return std::make_shared<const VertexTracks>();
    }
}

}  // namespace

VertexTracker::VertexTracker(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

VertexTracker::~VertexTracker() {
    stop();
    m_pool.waitForDone();
}

void VertexTracker::stop() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    ++m_run;
    m_pool.clear();
    m_busy = false;
}

void VertexTracker::drop() {
    stop();
    m_request.reset();
}

void VertexTracker::start(Request request) {
    if (m_request && *m_request == request) {
        return;
    }
    stop();
    m_busy = true;
    m_request = std::make_shared<const Request>(std::move(request));
    runIn(m_pool, [this, run = m_run, asked = m_request, token = m_stop.get_token()] {
        std::shared_ptr<const VertexTracks> tracks = tracked(*asked, token);
        callIn(*this, [this, run, tracks = std::move(tracks)] {
            if (run == m_run) {
                m_busy = false;
                emit found(tracks);
            }
        });
    });
}

}  // namespace sinew
