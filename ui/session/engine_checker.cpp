// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/engine_checker.h"

#include <exception>
#include <string>
#include <utility>

#include "ui/session/other_thread.h"

namespace sinew {

EngineChecker::EngineChecker(QObject* parent) : QObject(parent), m_work(&checkForEngines) {
    m_pool.setMaxThreadCount(1);
}

EngineChecker::~EngineChecker() {
    m_stop.request_stop();
    m_pool.clear();
    m_pool.waitForDone();
}

void EngineChecker::cancel() {
    m_stop.request_stop();
    m_pool.clear();
    ++m_run;
    if (std::exchange(m_busy, false)) {
        emit ended();
    }
}

void EngineChecker::start(Clips clips, const EngineLimits& limits) {
    cancel();
    m_stop = std::stop_source();
    m_busy = true;
    runIn(m_pool, [this, run = m_run, clips = std::move(clips), limits, work = m_work,
                   stop = m_stop.get_token()] {
        const auto tell = [this, run](float fraction) {
            callIn(*this, [this, run, fraction] {
                if (run == m_run) {
                    emit progressed(fraction);
                }
            });
        };
        std::vector<Diagnostic> found;
        try {
            found = work(clips, limits, tell, stop);
        } catch (const std::exception& failure) {
            found = {
                {.code = "CHECK_INCOMPLETE",
                 .message = std::string("not enough memory for the check: ") + failure.what()}};
        }
        callIn(*this, [this, run, found = std::move(found)] {
            if (run == m_run) {
                m_busy = false;
                emit checked(found);
                emit ended();
            }
        });
    });
}

}  // namespace sinew
