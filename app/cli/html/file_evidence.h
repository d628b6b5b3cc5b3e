// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/check_files.h"
#include "app/cli/load_ahead.h"
#include "app/cli/report/motion_report.h"
#include "model/compare/file_comparison.h"
#include "model/motion/joint_motion.h"
#include "model/survey/weights_survey.h"

namespace sinew::cli {

/// The version of a file before.
struct EvidenceBefore {
    std::string file;
    std::shared_ptr<const Asset> asset;
    FileComparison comparison;
};

/// What is measured of one file for a report.
struct FileEvidence {
    std::string file;
    std::shared_ptr<const ClipLibrary> clips = {};  // null: it cannot be read
    FileReport report = {};
    MotionReport motion = {};                           // clips of a brief report have none
    std::vector<std::vector<JointMotion>> joints = {};  // [MotionReport::clips]
    std::vector<SkinStatistics> weights = {};           // a node and its skin each

    std::optional<EvidenceBefore> before = {};  // version that it is compared with

    [[nodiscard]] const std::shared_ptr<const Asset>& asset() const { return clips->asset(); }
};

/// `isBrief`: only the findings. Shows progress on a terminal unless `quiet`. A file that cannot be
/// read has an error in its report.
[[nodiscard]] FileEvidence gatherEvidence(const LoadedFile& loaded, const CheckRequest& request,
                                          bool isBrief, bool quiet);

/// Compares with the file before. Throws Failure (exit 3).
void compareWith(const std::string& before, FileEvidence& evidence, bool quiet);

}  // namespace sinew::cli
