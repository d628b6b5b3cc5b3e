// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/render/chosen_finding.h"
#include "app/cli/render/contact_sheet.h"

namespace sinew::cli {

/// A picture that leaves the program.
struct PlannedImage {
    std::string path;                // output; "-": standard output
    std::vector<PlannedShot> shots;  // one, or the cells of a sheet
};

/// Which pictures a command makes of a file, in the order in which they are written.
struct PicturePlan {
    std::vector<PlannedImage> pictures;      // never empty
    std::optional<SheetLayout> layout = {};  // layout of sheets; none: each picture is a shot
};

/// Throws Failure (exit 2).
[[nodiscard]] PicturePlan planPictures(const RenderOptions& options, const RenderChoice& choice,
                                       const Asset& asset);

}  // namespace sinew::cli
