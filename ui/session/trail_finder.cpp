// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/trail_finder.h"

#include <exception>
#include <utility>

#include "model/core/warning.h"
#include "ui/session/other_thread.h"

namespace sinew {
namespace {

std::shared_ptr<TrailSet> foundTrails(const TrailFinder::Request& request,
                                      const std::stop_token& stop) {
    const Asset& asset = *request.clips->asset();
    const auto momentAt = [&](float seconds, PoseMoment& moment) {
        setMoment(asset, request.mix, seconds, moment);
    };
    try {
        return trailsOf({.clips = request.clips,
                         .nodes = request.nodes,
                         .moment = request.moment,
                         .start = request.start,
                         .end = request.end,
                         .framesPerSecond = request.framesPerSecond},
                        momentAt, stop);
    } catch (const std::exception& failure) {
        warn("no trails are drawn", failure);
        return nullptr;
    }
}

}  // namespace

TrailFinder::TrailFinder(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

TrailFinder::~TrailFinder() {
    stop();
    m_pool.waitForDone();
}

void TrailFinder::stop() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    ++m_run;
    m_pool.clear();
    m_busy = false;
}

void TrailFinder::drop() {
    stop();
    m_request.reset();
}

void TrailFinder::start(Request request) {
    if (m_request && *m_request == request) {
        return;
    }
    stop();
    m_busy = true;
    m_request = std::make_shared<const Request>(std::move(request));
    runIn(m_pool, [this, run = m_run, asked = m_request, token = m_stop.get_token()] {
        deliver(run, foundTrails(*asked, token));
    });
}

void TrailFinder::deliver(quint64 run, std::shared_ptr<const TrailSet> trails) {
    callIn(*this, [this, run, trails = std::move(trails)] {
        if (run == m_run) {
            m_busy = false;
            emit found(trails);
        }
    });
}

}  // namespace sinew
