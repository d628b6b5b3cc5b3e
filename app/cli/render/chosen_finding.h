// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/common/picture_choice.h"
#include "model/picture/finding_view.h"

namespace sinew::cli {

/// `--finding CODE[:N]`: one place of the findings with that code.
struct ChosenFinding {
    Diagnostic place;
    std::size_t number = 1;  // place in the order of `check`, starting at 1
    std::size_t count = 1;   // places that the findings list
    FindingView view;
    std::string message = {};  // that of the place, or of all places of the finding
};

/// Checks the asset. Throws Failure (exit 2): there is no such rule, finding or place.
[[nodiscard]] ChosenFinding chooseFinding(const Asset& asset, const std::string& text,
                                          const FindingContext& context);

/// The places that `--finding` names, or without a text each finding of the asset at its first
/// place, ranked as by `check`; `message` is that of the whole finding. Checks the asset once.
/// Throws Failure (exit 2) likewise.
[[nodiscard]] std::vector<ChosenFinding> chooseFindings(const Asset& asset, const std::string& text,
                                                        const FindingContext& context);

struct RenderOptions;

/// The options of `render` resolved for one asset.
struct RenderChoice : PictureChoice {
    std::optional<ChosenFinding> finding = {};  // --finding
};

/// A place of a finding as one chosen.
[[nodiscard]] ChosenFinding chosenPlace(const Asset& asset, const Diagnostic& place,
                                        const FindingContext& context);

/// Marks the finding. What the options do not give otherwise is that of the finding.
void showChosen(const RenderOptions& options, const ChosenFinding& chosen, RenderChoice& choice);

/// Throws Failure (exit 2).
[[nodiscard]] RenderChoice resolveRender(const RenderOptions& options, const Asset& asset);

}  // namespace sinew::cli
