// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/background_task.h"

#include <atomic>

#include "ui/session/work/other_thread.h"

namespace sinew {

struct BackgroundTask::Run {
    std::stop_source stop;
    std::atomic<int> percent = 0;  // last reported progress
};

BackgroundTask::Progress::Progress(BackgroundTask& task, std::shared_ptr<Run> run)
    : m_task(&task), m_run(std::move(run)) {}

void BackgroundTask::Progress::operator()(float share) const {
    const int percent = static_cast<int>(100.0F * share);
    if (m_run->percent.exchange(percent) != percent) {
        post([task = m_task, percent] {
            task->m_percent = percent;
            emit task->progressed(percent);
        });
    }
}

void BackgroundTask::Progress::post(std::function<void()> call) const {
    callIn(*m_task, [task = m_task, run = m_run, call = std::move(call)] {
        if (task->m_run == run) {
            call();
        }
    });
}

BackgroundTask::BackgroundTask(QObject* parent, int threads) : QObject(parent) {
    m_pool.setMaxThreadCount(threads);
}

BackgroundTask::~BackgroundTask() {
    stop();
    m_pool.waitForDone();
}

void BackgroundTask::stop() {
    if (m_run) {
        m_run->stop.request_stop();
    }
    m_pool.clear();  // what has not started
    m_run.reset();
    m_percent = 0;
}

void BackgroundTask::cancel() {
    const bool ends = busy();
    stop();
    if (ends) {
        emit ended();
    }
}

void BackgroundTask::begin(Step step) {
    stop();
    m_run = std::make_shared<Run>();
    runIn(m_pool, [this, progress = Progress(*this, m_run), step = std::move(step),
                   token = m_run->stop.get_token()] {
        progress.post([this, done = step(token, progress)] {
            m_run.reset();
            done();
            if (!busy()) {  // the result did not start other work
                emit ended();
            }
        });
    });
}

}  // namespace sinew
