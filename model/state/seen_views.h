// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <vector>

#include "model/state/saved_camera.h"

namespace sinew {

/// The cameras of files that were shown before in this run, the last kMost of them. All paths of
/// one file are the same.
class SeenViews {
public:
    static constexpr std::size_t kMost = 64;

    void keep(const std::filesystem::path& path, SavedCamera camera);
    void forget(const std::filesystem::path& path);
    [[nodiscard]] std::optional<SavedCamera> find(const std::filesystem::path& path) const;

private:
    struct Seen {
        std::filesystem::path path;  // canonical
        SavedCamera camera;
    };
    std::vector<Seen> m_seen;  // the latest last
};

}  // namespace sinew
