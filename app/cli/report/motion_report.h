// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/cli/report/json_format.h"
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

/// As JSON.
void writeMotion(JsonWriter& json, const Asset& asset, const MotionReport& report);

/// Tables for a terminal.
[[nodiscard]] std::string motionText(const Asset& asset, const MotionReport& report);

}  // namespace sinew::cli
