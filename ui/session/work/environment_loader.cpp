// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/environment_loader.h"

#include <string>
#include <utility>

#include "model/light/built_in_light.h"
#include "model/light/environment.h"

namespace sinew {
namespace {

Result<EnvironmentLoader::Loaded> readAndPrefilter(const std::filesystem::path& path,
                                                   const EnvironmentLoader::Progress& progress,
                                                   const std::stop_token& stop) {
    return namedEnvironment(path.string(), progress, stop);
}

}  // namespace

EnvironmentLoader::EnvironmentLoader(QObject* parent, Work work)
    : BackgroundTask(parent, 2), m_work(work ? std::move(work) : Work(readAndPrefilter)) {}

void EnvironmentLoader::start(const std::filesystem::path& path) {
    run([path, work = m_work](const std::stop_token& stop,
                              const Progress& progress) { return work(path, progress, stop); },
        [this, path](const Result<Loaded>& result) {
            if (!result) {
                emit failed(path, result.error());
            } else if (result.value()) {
                emit loaded(path, result.value());
            }
        },
        [](const std::exception& failure) {
            return Error{
                ErrorCode::LimitExceeded, std::string("not enough memory: ") + failure.what(), {}};
        });
}

}  // namespace sinew
