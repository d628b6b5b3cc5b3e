// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/cli/report/json_format.h"
#include "app/cli/report/text_output.h"
#include "model/core/json_writer.h"
#include "model/motion/clip_motion.h"
#include "model/survey/clip_coverage.h"

namespace sinew::cli {

/// How the clips of a file move: the answer of `sinew-cli motion`.
struct MotionReport {
    std::string file;
    std::vector<ClipMotion> clips = {};
    std::vector<std::uint64_t> spareBytes = {};  // [animation of the file]
    std::vector<CoveredNode> coverage = {};      // likewise of all animations
};

extern const JsonFormat kMotionFormat;

/// Labels and what they are about; without a label, a line continues those before.
using ClipLines = std::vector<std::pair<std::string, std::string>>;

/// What is measured of one clip, in words.
struct ClipWords {
    std::string heading;  // "Animation 2 Walk"
    ClipLines lines;
    TextTable contacts;
    ClipLines linesAfter;
};
[[nodiscard]] ClipWords clipWords(const Asset& asset, const ClipMotion& motion,
                                  std::uint64_t spareBytes);

/// As JSON.
void writeMotion(JsonWriter& json, const Asset& asset, const MotionReport& report);

/// Tables for a terminal.
[[nodiscard]] std::string motionText(const Asset& asset, const MotionReport& report);

}  // namespace sinew::cli
