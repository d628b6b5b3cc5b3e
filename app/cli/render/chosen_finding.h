// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "app/common/picture_choice.h"
#include "model/picture/finding_view.h"

namespace sinew::cli {

/// `--finding CODE[:N]`: one place of the findings with that code.
struct ChosenFinding {
    Diagnostic place;
    std::size_t number = 1;  // place in the order of `check`, starting at 1
    std::size_t count = 1;   // places that the findings list
    FindingView view;
};

/// Checks the asset. Throws Failure (exit 2): there is no such rule, finding or place.
[[nodiscard]] ChosenFinding chooseFinding(const Asset& asset, const std::string& text,
                                          const FindingContext& context);

struct RenderOptions;

/// The options of `render` resolved for one asset.
struct RenderChoice : PictureChoice {
    float seconds = 0.0F;                       // time of one picture
    std::optional<ChosenFinding> finding = {};  // --finding
};

/// Throws Failure (exit 2).
[[nodiscard]] RenderChoice resolveRender(const RenderOptions& options, const Asset& asset);

}  // namespace sinew::cli
