// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "app/common/parse_value.h"

namespace sinew::cli {

/// What an atlas has a tile for.
enum class AtlasKind : std::uint8_t { Weights, Views, Findings };

struct AtlasInfo {
    AtlasKind kind;
    const char* name;         // "weights"
    const char* help;         // "joint of --skin"
    Extent leastTile;         // pixels of a tile, where the page has a free choice
    std::size_t detailLines;  // lines of a caption, below its title
};

[[nodiscard]] const AtlasInfo& atlasInfo(AtlasKind kind) noexcept;

/// --atlas KIND[:CxR]
struct AtlasRequest {
    AtlasKind kind = AtlasKind::Weights;
    std::optional<Extent> grid = {};  // columns and rows of a page; none: by size, number and shape
};

/// Throws Failure (exit 2).
[[nodiscard]] AtlasRequest parseAtlas(const std::string& text);

[[nodiscard]] std::string atlasHelp();

/// What a page of tiles is for.
struct TileCount {
    Extent page;               // pixels
    std::size_t tiles = 1;     // number on all pages, without headings
    float aspect = 1.0F;       // width of what is seen, in its heights
    float captionPart = 0.2F;  // share of a tile's height that its caption takes
};

/// Columns and rows of a page, whose first cell is its heading: tiles as large as the least number
/// of pages lets them be, and about as many on each page.
[[nodiscard]] Extent tileGrid(const TileCount& count, Extent leastTile) noexcept;

}  // namespace sinew::cli
