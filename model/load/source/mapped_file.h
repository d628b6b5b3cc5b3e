// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace sinew::load {

/// A regular file mapped into memory to be read, which takes no copy and no memory of our own.
/// A program that shortens the file meanwhile does no harm: what is gone reads as zeros, and
/// `changed` tells. That takes a handler for SIGBUS, which is set with the first mapping and passes
/// on what is not about a mapping of this class.
class MappedFile {
public:
    /// The first `bytes` of the open file, which has as many; none where mapping is not possible.
    /// The descriptor may be closed afterwards.
    [[nodiscard]] static std::optional<MappedFile> map(int descriptor, std::size_t bytes);

    ~MappedFile();
    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;

    [[nodiscard]] std::span<const std::uint8_t> bytes() const noexcept { return {m_data, m_size}; }

    /// Whether a part of the file was gone when it was read.
    [[nodiscard]] bool changed() const noexcept;

private:
    MappedFile(const std::uint8_t* data, std::size_t size, std::size_t slot)
        : m_data(data), m_size(size), m_slot(slot) {}

    const std::uint8_t* m_data = nullptr;  // null once moved from
    std::size_t m_size = 0;
    std::size_t m_slot = 0;  // in the table that the signal handler reads
};

}  // namespace sinew::load
