// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

namespace sinew {

/// A new name for a file that is not complete, ".sinew-<16 digits>.part" in an open folder. What
/// has this name at the end of its life is removed, also if a signal ends the process after
/// `removePartsOnSignals`.
class PartName {
public:
    /// `folder`: a file descriptor that stays open.
    explicit PartName(int folder) noexcept;
    ~PartName();
    PartName(const PartName&) = delete;
    PartName& operator=(const PartName&) = delete;

    [[nodiscard]] const char* text() const noexcept { return m_text.data(); }
    /// The file has its own name now; nothing is removed.
    void release() noexcept;

private:
    int m_folder;
    std::array<char, 32> m_text{};
    int m_place;  // place among the names that a signal removes; -1: there was no room
};

/// Removes the files of all PartNames; for a process that ends at once.
void removeParts() noexcept;

/// From now on hangup, interrupt, quit, termination and the limit of processor time remove the
/// files of all PartNames before they end the process. Ignored signals stay ignored.
void removePartsOnSignals() noexcept;

}  // namespace sinew
