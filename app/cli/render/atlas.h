// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/render/atlas_options.h"
#include "app/cli/render/chosen_finding.h"
#include "app/cli/render/picture_plan.h"

namespace sinew::cli {

/// How much of the surface that a skin moves a joint moves.
struct TileShare {
    std::size_t vertices = 0;  // vertices with a weight of the joint other than 0
    double surface = 0.0;      // share of the area at rest, 0 to 1
};

/// A tile of an atlas: a choice of its own, drawn like any picture, and its words.
struct AtlasTile {
    RenderChoice choice;                     // one clip or none, at `choice.seconds`
    std::string title;                       // "Hips"
    std::string detail;                      // "412 vertices, 12 % of the surface"
    std::optional<TileShare> share = {};     // only of a joint
    bool isNear = false;                     // the camera is close to the joint, which is too small
                                             // from afar
    std::size_t detailLines = 1;             // space for the detail
    std::vector<std::string> headings = {};  // lines of a page's first cell, which has no model

    [[nodiscard]] bool isHeading() const noexcept { return !headings.empty(); }
};

/// The tiles of one subject, before they are laid out on pages. Each can be drawn alone, too: the
/// tile of a PlannedShot.
struct Atlas {
    AtlasKind kind = AtlasKind::Weights;
    std::string title;  // "Weights of skin 'Armature'"
    std::vector<std::shared_ptr<const AtlasTile>> tiles = {};
    std::vector<NodeIndex> unweighted = {};  // joints that have no tile, as they move no vertex
};

/// A tile for each joint of the choice's skin that moves something, in the skin's order. Throws
/// Failure (exit 2): no surface follows the skin.
[[nodiscard]] Atlas weightAtlas(const std::shared_ptr<const Asset>& asset,
                                const RenderChoice& choice);

/// A tile for each view that the file has data for, in the order of the views.
[[nodiscard]] Atlas viewAtlas(const std::shared_ptr<const Asset>& asset,
                              const RenderChoice& choice);

/// A tile for each finding, ranked as by `check`, of which a group has one; of `--finding`, a tile
/// for each place. Framed and marked as by `--finding`. Throws Failure (exit 2): there is none.
[[nodiscard]] Atlas findingAtlas(const std::shared_ptr<const Asset>& asset,
                                 const RenderOptions& options, const RenderChoice& choice);

/// The shot of a tile.
[[nodiscard]] PlannedShot shotOf(std::shared_ptr<const AtlasTile> tile);

/// Pages of the atlas that `--atlas` asks for, each with a heading in its first cell. Throws
/// Failure (exit 2).
[[nodiscard]] PicturePlan planAtlas(const RenderOptions& options, const RenderChoice& choice,
                                    const std::shared_ptr<const Asset>& asset);

}  // namespace sinew::cli
