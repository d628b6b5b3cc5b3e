// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

#include "model/core/json_value.h"

namespace sinew {

/// The states in which files were last seen, each in a file of its own in one folder, so that
/// windows with different files are independent. Files are written completely or not at all; the
/// oldest are removed. All paths of one file are the same.
class StateStore {
public:
    static constexpr std::size_t kMostFiles = 200;

    explicit StateStore(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// None: there is no state of the file, or it cannot be used.
    [[nodiscard]] std::optional<JsonValue> read(const std::filesystem::path& file) const;
    void write(const std::filesystem::path& file, const std::string& text) const;  // warns
    void forget(const std::filesystem::path& file) const;

private:
    [[nodiscard]] std::filesystem::path placeOf(const std::filesystem::path& file) const;
    void dropOldest() const;

    std::filesystem::path m_folder;
};

}  // namespace sinew
