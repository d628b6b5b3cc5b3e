// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

namespace sinew {

/// The TrueType file of DejaVu Sans, part of the program: Latin, Greek, Cyrillic, Hebrew, Arabic
/// letters, symbols. Licence: packaging/licences/DejaVu.txt.
[[nodiscard]] std::span<const std::byte> embeddedFont() noexcept;

}  // namespace sinew
