// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/trail_finder.h"

#include <exception>
#include <utility>

#include "model/motion/trail_motion.h"
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
    } catch (const std::exception&) {  // out of memory: there are no trails
        return nullptr;
    }
}

std::shared_ptr<const ClipMotion> measuredMotion(const TrailFinder::Request& request,
                                                 const std::stop_token& stop) {
    try {
        auto motion = clipMotion(request.clips, request.moment.animation,
                                 {.framesPerSecond = request.framesPerSecond}, stop);
        return motion ? std::make_shared<const ClipMotion>(std::move(*motion)) : nullptr;
    } catch (const std::exception&) {  // out of memory: it is not known
        return nullptr;
    }
}

}  // namespace

bool TrailFinder::Measured::fits(const Request& request) const noexcept {
    return motion && clips.lock() == request.clips && animation == request.moment.animation &&
           framesPerSecond == request.framesPerSecond;
}

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
    std::shared_ptr<const ClipMotion> known =
        m_measured.fits(*m_request) ? m_measured.motion : nullptr;
    runIn(m_pool, [this, run = m_run, asked = m_request, known = std::move(known),
                   token = m_stop.get_token()] { work(run, *asked, known, token); });
}

/// In the worker: the trails first, because the clip may take longer to measure.
void TrailFinder::work(quint64 run, const Request& asked, std::shared_ptr<const ClipMotion> motion,
                       const std::stop_token& token) {
    const std::shared_ptr<TrailSet> trails = foundTrails(asked, token);
    const bool measures = asked.measures && !asked.moment.layered;
    if (measures && !motion) {
        deliver(run, trails ? std::make_shared<const TrailSet>(*trails) : nullptr, nullptr, false);
        motion = measuredMotion(asked, token);
    }
    if (measures && motion && trails) {
        addMotion(*asked.clips->asset(), *motion, *trails);
    }
    deliver(run, trails, measures ? motion : nullptr, true);
}

void TrailFinder::deliver(quint64 run, std::shared_ptr<const TrailSet> trails,
                          std::shared_ptr<const ClipMotion> motion, bool last) {
    callIn(*this, [this, run, last, trails = std::move(trails), motion = std::move(motion)] {
        if (run != m_run) {
            return;
        }
        m_busy = !last;
        if (motion) {
            take(motion);
        }
        emit found(trails, motion);
    });
}

void TrailFinder::take(std::shared_ptr<const ClipMotion> motion) {
    m_measured = {.clips = m_request->clips,
                  .animation = m_request->moment.animation,
                  .framesPerSecond = m_request->framesPerSecond,
                  .motion = std::move(motion)};
}

}  // namespace sinew
