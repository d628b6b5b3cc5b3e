// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "app/common/parse_value.h"
#include "viewport/scene/frame/frame_input.h"

namespace sinew::cli {

struct AtlasTile;

/// Lines below a picture of a sheet, and the pixels that they take of its height.
struct CaptionBlock {
    std::vector<OverlayText> lines = {};
    float height = 0.0F;
};

/// About the share of a tile's height that a caption with as many lines below its title takes.
[[nodiscard]] float captionPart(std::size_t detailLines) noexcept;

/// Title and detail of a tile; the same height for all tiles of an atlas.
[[nodiscard]] CaptionBlock tileCaption(const AtlasTile& tile, Extent size);

/// The headings of a page, from the upper edge of its first cell downwards. `room`: the part of the
/// height that is free of the legend.
[[nodiscard]] std::vector<OverlayText> headingLines(const AtlasTile& tile, Extent size, float room);

/// The text as lines of at most `width` text heights, broken and elided ("…") at words; a longer
/// word is cut.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, float width,
                                               std::size_t mostLines);

}  // namespace sinew::cli
