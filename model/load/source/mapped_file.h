// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace sinew::load {

/// A regular file mapped into memory for reading, without a copy. If another program truncates the
/// file, missing bytes read as zeros and `changed` returns true. This uses a SIGBUS handler,
/// installed with the first mapping, which forwards signals that do not concern these mappings.
class MappedFile {
public:
    /// Maps the first `bytes` of the open file, which must be at least that long; none if mapping
    /// is not possible. The descriptor may be closed afterwards.
    [[nodiscard]] static std::optional<MappedFile> map(int descriptor, std::size_t bytes);

    ~MappedFile();
    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;

    [[nodiscard]] std::span<const std::uint8_t> bytes() const noexcept { return {m_data, m_size}; }

    /// Whether a part of the file was missing when it was read.
    [[nodiscard]] bool changed() const noexcept;

private:
    MappedFile(const std::uint8_t* data, std::size_t size, std::size_t slot)
        : m_data(data), m_size(size), m_slot(slot) {}

    const std::uint8_t* m_data = nullptr;  // null if moved from
    std::size_t m_size = 0;
    std::size_t m_slot = 0;  // index in the signal handler's table
};

}  // namespace sinew::load
