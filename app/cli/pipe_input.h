// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace sinew::cli {

/// Appends what a stream brings next, at most 64 KiB; false at its end. Waits. Throws Failure (exit
/// 3) that names `file`.
bool appendPiece(int stream, const std::string& file, std::vector<std::uint8_t>& bytes);

/// The first `mostBytes` that are written into a named pipe. Waits until something writes; calls
/// `waits` once if nothing does for a moment. Throws Failure (exit 3).
[[nodiscard]] std::vector<std::uint8_t> readNamedPipe(const std::string& path,
                                                      std::size_t mostBytes,
                                                      const std::function<void()>& waits);

}  // namespace sinew::cli
