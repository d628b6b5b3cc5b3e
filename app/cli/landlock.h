// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>

#include "model/core/file_handle.h"

namespace sinew::cli {

/// The files that this thread, and those that it starts, may use from `enforce` on (landlock(7)).
class Landlock {
public:
    Landlock() noexcept;

    /// False where the kernel has no Landlock.
    explicit operator bool() const noexcept { return static_cast<bool>(m_rules); }

    static const std::uint64_t kRead;     // files and lists of folders
    static const std::uint64_t kWrite;    // an existing file or device
    static const std::uint64_t kReplace;  // regular files of a folder

    /// The file, or all below the folder. Links are followed; what does not exist is no error.
    void allow(const std::filesystem::path& path, std::uint64_t rights) noexcept;
    void enforce() noexcept;

private:
    std::uint64_t m_known = 0;  // rights that the kernel knows
    FileHandle m_rules;
};

}  // namespace sinew::cli
