// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "model/core/result.h"
#include "model/load/source/mapped_file.h"

namespace sinew::load {

/// The first `wanted` bytes of a regular file, or all of it when it is shorter. Memory is taken
/// only for what is there. Anything else than a regular file (a folder, a pipe) is refused without
/// waiting for it.
[[nodiscard]] Result<std::vector<std::uint8_t>> readFile(const std::filesystem::path& path,
                                                         std::uint64_t wanted);

/// The bytes of a file in memory or, of large ones, in a mapping: where that is quicker than a
/// copy.
class FileBytes {
public:
    FileBytes() = default;
    explicit FileBytes(std::vector<std::uint8_t> read) : m_read(std::move(read)) {}
    explicit FileBytes(MappedFile mapped) : m_mapped(std::move(mapped)) {}

    [[nodiscard]] std::span<const std::uint8_t> bytes() const noexcept {
        return m_mapped ? m_mapped->bytes() : std::span<const std::uint8_t>(m_read);
    }

    /// Whether the file was cut short while its bytes were used; some were zeros then.
    [[nodiscard]] bool changed() const noexcept { return m_mapped && m_mapped->changed(); }

private:
    std::vector<std::uint8_t> m_read;
    std::optional<MappedFile> m_mapped;
};

/// As `readFile`, without a copy of large files.
[[nodiscard]] Result<FileBytes> openFileBytes(const std::filesystem::path& path,
                                              std::uint64_t wanted);

}  // namespace sinew::load
