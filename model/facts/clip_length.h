// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace sinew {

struct Animation;

/// "23.976"
[[nodiscard]] std::string withDecimals(double value, int decimals);

/// A time or length of a clip for the reader, rounded to milliseconds, without a unit: "1.958".
/// Every list, tool tip, panel and report uses it, so that one clip has one length.
[[nodiscard]] std::string clipSeconds(double seconds);

/// When a clip plays, in file time: "2.000" if it starts at 0, otherwise "0.042–2.000". It plays
/// from its first key to its last. glTF defines no length: times count from 0, and before the first
/// key its value holds (glTF 2.0, 3.11), which CLIP_NOT_AT_ZERO reports.
[[nodiscard]] std::string clipRange(double startSeconds, double endSeconds);

/// How long that is, as `durationSeconds`: "1.958 s long, from 0.042 s to 2.000 s".
[[nodiscard]] std::string clipLengthWords(const Animation& clip);

}  // namespace sinew
