// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/environment_loader.h"

#include <exception>
#include <string>
#include <utility>

#include "model/light/built_in_light.h"
#include "model/light/environment.h"
#include "ui/session/other_thread.h"

namespace sinew {
namespace {

Result<EnvironmentLoader::Loaded> readAndPrefilter(const std::filesystem::path& path,
                                                   const EnvironmentLoader::Progress& progress,
                                                   const std::stop_token& stop) {
    return namedEnvironment(path.string(), progress, stop);
}

Result<EnvironmentLoader::Loaded> guarded(const EnvironmentLoader::Work& work,
                                          const std::filesystem::path& path,
                                          const EnvironmentLoader::Progress& progress,
                                          const std::stop_token& stop) {
    try {
        return work(path, progress, stop);
    } catch (const std::exception& failure) {
        return Error{
            ErrorCode::LimitExceeded, std::string("not enough memory: ") + failure.what(), {}};
    }
}

}  // namespace

EnvironmentLoader::EnvironmentLoader(QObject* parent, Work work)
    : QObject(parent), m_work(work ? std::move(work) : Work(readAndPrefilter)) {
    m_pool.setMaxThreadCount(2);  // a cancelled load may still be ending
}

EnvironmentLoader::~EnvironmentLoader() {
    m_stop.request_stop();
    m_pool.waitForDone();
}

void EnvironmentLoader::start(const std::filesystem::path& path) {
    stop();
    m_stop = std::stop_source();
    m_busy = true;
    const quint64 run = m_run;
    runIn(m_pool, [this, run, path, token = m_stop.get_token()] {
        const Progress report = [this, run](float share) {
            callIn(*this, [this, run, share] {
                if (run == m_run) {
                    emit progress(share);
                }
            });
        };
        Result<Loaded> result = guarded(m_work, path, report, token);
        callIn(*this, [this, run, path, result = std::move(result)] { finish(run, path, result); });
    });
    emit started(path);
}

void EnvironmentLoader::stop() {
    m_stop.request_stop();
    ++m_run;
    m_busy = false;
}

void EnvironmentLoader::cancel() {
    if (m_busy) {
        stop();
        emit cancelled();
    }
}

void EnvironmentLoader::finish(quint64 run, const std::filesystem::path& path,
                               const Result<Loaded>& result) {
    if (run != m_run) {
        return;
    }
    m_busy = false;
    if (!result) {
        emit failed(path, result.error());
    } else if (result.value()) {
        emit loaded(path, result.value());
    }
}

}  // namespace sinew
