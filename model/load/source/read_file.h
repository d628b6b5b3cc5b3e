// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "model/core/result.h"
#include "model/load/source/mapped_file.h"

namespace sinew::load {

/// The first `wanted` bytes of a regular file, or all of it if it is shorter. Allocates only what
/// the file contains. Anything but a regular file (a folder, a pipe) is refused without blocking.
[[nodiscard]] Result<std::vector<std::uint8_t>> readFile(const std::filesystem::path& path,
                                                         std::uint64_t wanted);

/// The bytes of a file: in memory, or mapped for large files, where that is faster than a copy.
class FileBytes {
public:
    FileBytes() = default;
    FileBytes(std::shared_ptr<const std::uint8_t[]> read, std::size_t bytes)
        : m_read(std::move(read)), m_bytes(bytes) {}
    explicit FileBytes(MappedFile mapped) : m_mapped(std::move(mapped)) {}

    [[nodiscard]] std::span<const std::uint8_t> bytes() const noexcept {
        return m_mapped ? m_mapped->bytes() : std::span<const std::uint8_t>(m_read.get(), m_bytes);
    }

    /// Owner that keeps the bytes unchanged; null for a mapping, which reflects every change of the
    /// file.
    [[nodiscard]] std::shared_ptr<const void> owner() const noexcept { return m_read; }

    /// Whether the file was truncated while its bytes were used; some were then read as zeros.
    [[nodiscard]] bool changed() const noexcept { return m_mapped && m_mapped->changed(); }

private:
    std::shared_ptr<const std::uint8_t[]> m_read;
    std::size_t m_bytes = 0;
    std::optional<MappedFile> m_mapped;
};

/// Like `readFile`, without copying large files.
[[nodiscard]] Result<FileBytes> openFileBytes(const std::filesystem::path& path,
                                              std::uint64_t wanted);

/// The same, always in memory.
[[nodiscard]] Result<FileBytes> readFileBytes(const std::filesystem::path& path,
                                              std::uint64_t wanted);

}  // namespace sinew::load
