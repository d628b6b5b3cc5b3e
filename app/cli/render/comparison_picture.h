// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/cli/args/picture_arguments.h"
#include "app/cli/command_setup.h"
#include "app/cli/render/comparison_moment.h"
#include "app/cli/report/compare_report.h"
#include "model/image/image_codec.h"

namespace sinew {
class OffscreenRenderer;
}

namespace sinew::cli {

/// `compare --picture`: arguments before validation.
struct ComparisonPictureArguments {
    std::string output;
    std::string frame;
    PictureArguments picture;
};

void addComparisonPicture(Options& options, ComparisonPictureArguments& arguments);

/// After syntax checks.
struct ComparisonPictureOptions : PictureRequest {
    std::string output = {};  // empty: no picture
    MomentChoice moment = {};
};

/// Throws Failure (exit 2).
[[nodiscard]] ComparisonPictureOptions parseComparisonPicture(
    const ComparisonPictureArguments& arguments);

/// Both files, with their images.
struct ComparedFiles {
    std::shared_ptr<const Asset> before;
    std::shared_ptr<const Asset> after;
};

/// The file before, the file after and the distances on the file before, seen by one camera that
/// frames both, side by side. Written by the caller. `outcome`: what the validation layer said.
struct ComparisonPicture {
    PixelImage image;
    ExitCode outcome = ExitCode::Done;
};
/// The picture, with a renderer at hand. Throws Failure (exit 2, 3, 5).
[[nodiscard]] PixelImage comparisonImage(OffscreenRenderer& renderer,
                                         const ComparisonPictureOptions& options,
                                         const CompareReport& report, const ComparedFiles& files,
                                         const std::function<void(float)>& progress);

/// Throws Failure (exit 2, 3, 5).
[[nodiscard]] ComparisonPicture drawComparison(const ComparisonPictureOptions& options,
                                               const CompareReport& report,
                                               const ComparedFiles& files,
                                               const CommonArguments& common);

}  // namespace sinew::cli
