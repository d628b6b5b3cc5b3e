// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <unistd.h>

#include <utility>

namespace sinew {

/// An open file descriptor, or none (-1).
class FileHandle {
public:
    FileHandle() noexcept = default;
    explicit FileHandle(int number) noexcept : m_number(number) {}
    FileHandle(FileHandle&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    FileHandle& operator=(FileHandle&& other) noexcept {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~FileHandle() {
        if (m_number >= 0) {
            ::close(m_number);
        }
    }

    explicit operator bool() const noexcept { return m_number >= 0; }
    [[nodiscard]] int number() const noexcept { return m_number; }

    /// False, with errno, if the system reports an error of earlier writes.
    [[nodiscard]] bool close() noexcept { return ::close(std::exchange(m_number, -1)) == 0; }

private:
    int m_number = -1;
};

}  // namespace sinew
