// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/background_task.h"

#include <exception>
#include <utility>

#include "model/core/warning.h"
#include "ui/session/other_thread.h"

namespace sinew {

BackgroundTask::BackgroundTask(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

BackgroundTask::~BackgroundTask() {
    m_stop.request_stop();
    m_pool.clear();
    m_pool.waitForDone();
}

void BackgroundTask::cancel() {
    m_stop.request_stop();
    m_pool.clear();
    ++m_run;
    if (std::exchange(m_busy, false)) {
        emit ended();
    }
}

void BackgroundTask::start(Work work) {
    m_stop.request_stop();
    m_pool.clear();
    m_stop = std::stop_source();
    m_busy = true;
    runIn(m_pool, [this, run = ++m_run, work = std::move(work), stop = m_stop.get_token()] {
        int shown = -1;
        const Progress progress = [&, this](float fraction) {
            const int percent = static_cast<int>(100.0F * fraction);
            if (percent != std::exchange(shown, percent)) {
                callIn(*this, [this, run, percent] {
                    if (run == m_run) {
                        emit progressed(percent);
                    }
                });
            }
        };
        Done done;
        try {
            done = work(stop, progress);
        } catch (const std::exception& failure) {
            warn("work in the background has no result", failure);
        }
        callIn(*this, [this, run, done = std::move(done)] {
            if (run != m_run) {
                return;
            }
            m_busy = false;
            if (done) {
                done();
            }
            emit ended();
        });
    });
}

}  // namespace sinew
