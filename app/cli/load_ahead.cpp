// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/load_ahead.h"

#include <chrono>
#include <exception>
#include <new>
#include <system_error>
#include <utility>

#include "app/cli/console.h"
#include "model/load/load_stage.h"

namespace sinew::cli {

LoadAhead::LoadAhead(std::vector<InputPath> paths, Images images, bool quiet)
    : m_paths(std::move(paths)), m_images(images), m_quiet(quiet) {
    start();
}

LoadAhead::~LoadAhead() = default;

void LoadAhead::start() {
    if (m_next == m_paths.size()) {
        return;
    }
    m_stage = LoadStage::Read;
    m_part = 0.0F;
    const auto work = [this, &path = m_paths[m_next++]] { return load(path); };
    try {
        m_loading = std::async(std::launch::async, work);
    } catch (const std::system_error&) {  // no more threads: loaded when it is asked for
        m_loading = std::async(std::launch::deferred, work);
    }
}

LoadedFile LoadAhead::load(const InputPath& path) noexcept {
    LoadedFile loaded{.file = path.file, .asset = {}, .problem = path.problem};
    if (!path.problem.empty()) {
        return loaded;
    }
    try {
        auto asset = loadFrom(path.file, {.decodeImages = m_images == Images::Decode},
                              [this](LoadStage stage, float part) {
                                  m_stage = stage;
                                  m_part = part;
                              });
        if (asset) {
            loaded.asset = std::move(*asset);
        } else {
            loaded.problem = describe(asset.error());
        }
    } catch (const std::bad_alloc&) {
        loaded.problem = "not enough memory";
    } catch (const std::exception& problem) {
        loaded.problem = problem.what();
    }
    return loaded;
}

std::optional<LoadedFile> LoadAhead::next() {
    constexpr std::chrono::milliseconds kMoment(40);
    if (!m_loading.valid()) {
        return {};
    }
    ProgressBar bar("", m_quiet);
    while (m_loading.wait_for(kMoment) == std::future_status::timeout) {
        const LoadStage stage = m_stage;
        bar.show(stageWords(stage), overallProgress(stage, m_part));
    }
    LoadedFile loaded = m_loading.get();
    start();
    return loaded;
}

std::string wordsAbout(const std::string& file, const Failure& failure) {
    const std::string& other = failure.file();
    return (other.empty() || other == file ? "" : shownName(other) + ": ") + failure.what();
}

}  // namespace sinew::cli
