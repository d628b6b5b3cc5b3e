// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/args/input_files.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"

namespace sinew::cli {

/// A file as it was loaded.
struct LoadedFile {
    std::string file;
    std::shared_ptr<const Asset> asset = {};  // null: it cannot be read
    std::string problem = {};                 // why
};

/// Loads files one after another, each on a thread of its own while the one before it is worked on:
/// two are in memory at most. While one is waited for, a terminal shows how far it is.
class LoadAhead {
public:
    LoadAhead(std::vector<InputPath> paths, Images images, bool quiet);
    ~LoadAhead();  // waits for the file that is loaded
    LoadAhead(const LoadAhead&) = delete;
    LoadAhead& operator=(const LoadAhead&) = delete;

    /// In their order; none after the last. Never throws for the content of a file.
    [[nodiscard]] std::optional<LoadedFile> next();

    [[nodiscard]] std::size_t size() const noexcept { return m_paths.size(); }

private:
    void start();
    [[nodiscard]] LoadedFile load(const InputPath& path) noexcept;

    std::vector<InputPath> m_paths;
    Images m_images;
    bool m_quiet;
    std::size_t m_next = 0;  // the first that has not been started
    std::atomic<LoadStage> m_stage = LoadStage::Read;
    std::atomic<float> m_part = 0.0F;
    std::future<LoadedFile> m_loading;
};

/// The message of a failure about one of many files; a message about another file names that file.
[[nodiscard]] std::string wordsAbout(const std::string& file, const Failure& failure);

}  // namespace sinew::cli
