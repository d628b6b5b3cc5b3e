// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/render/chosen_finding.h"
#include "app/cli/render/contact_sheet.h"
#include "model/film/picture_name.h"

namespace sinew::cli {

/// A picture that leaves the program, or a frame of a film.
struct PlannedImage {
    PictureFields fields = {};
    std::string path = {};                // output, from the fields; that of all frames of a film
    std::vector<PlannedShot> shots = {};  // one, or the cells of a sheet
    std::optional<SheetPage> page = {};   // none: no sheet
};

/// Which pictures a command makes of a file, in the order in which they are written.
struct PicturePlan {
    std::vector<PlannedImage> pictures;      // never empty
    std::optional<SheetLayout> layout = {};  // layout of sheets; none: each picture is a shot
    double framesPerSecond = 30.0;           // rate of films
    std::vector<std::string> notices = {};   // what was left out
};

/// Sets the names of sheets by their pages. Throws Failure (exit 2) as below.
void nameSheets(const RenderOptions& options, const RenderChoice& choice, const Asset& asset,
                PicturePlan& plan);

/// Throws Failure (exit 2): also for pictures whose names would be the same, or that of an input.
[[nodiscard]] PicturePlan planPictures(const RenderOptions& options, const RenderChoice& choice,
                                       const Asset& asset);

}  // namespace sinew::cli
