// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/atlas_options.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "app/common/failure.h"
#include "model/core/suggestion.h"

namespace sinew::cli {

namespace {

constexpr std::uint32_t kMostTilesPerSide = 64;

constexpr std::array kAtlasKinds{
    AtlasInfo{.kind = AtlasKind::Weights,
              .name = "weights",
              .help = "every joint of --skin",
              .leastTile = {180, 170},
              .detailLines = 1},
    AtlasInfo{.kind = AtlasKind::Views,
              .name = "views",
              .help = "every view that the file has data for",
              .leastTile = {200, 170},
              .detailLines = 2},
    AtlasInfo{.kind = AtlasKind::Findings,
              .name = "findings",
              .help = "every finding of `check`, or those of --finding",
              .leastTile = {300, 230},
              .detailLines = 3},
};

/// "weights, views or findings"
std::string kindList() {
    std::string list;
    for (std::size_t i = 0; i < kAtlasKinds.size(); ++i) {
        list += i == 0 ? "" : i + 1 < kAtlasKinds.size() ? ", " : " or ";
        list += kAtlasKinds.at(i).name;
    }
    return list;
}

}  // namespace

const AtlasInfo& atlasInfo(AtlasKind kind) noexcept {
    return kAtlasKinds[static_cast<std::size_t>(kind)];
}

AtlasRequest parseAtlas(const std::string& text) {
    const std::size_t colon = text.find(':');
    const std::string name = text.substr(0, colon);
    const auto found = std::find_if(kAtlasKinds.begin(), kAtlasKinds.end(),
                                    [&](const AtlasInfo& info) { return name == info.name; });
    if (found == kAtlasKinds.end()) {
        std::vector<std::string_view> names;
        for (const AtlasInfo& info : kAtlasKinds) {
            names.emplace_back(info.name);
        }
        throw usageFailure("--atlas '" + text + "': must be " + kindList() +
                           didYouMean(name, names));
    }
    AtlasRequest request{.kind = found->kind};
    if (colon != std::string::npos) {
        request.grid = parseExtent("--atlas", text.substr(colon + 1), kMostTilesPerSide);
        if (request.grid->width * request.grid->height < 2) {
            throw usageFailure("--atlas: a page has a title and at least one tile");
        }
    }
    return request;
}

std::string atlasHelp() {
    std::string help = "Labelled tiles on pages of --size, with soft shading:";
    for (const AtlasInfo& info : kAtlasKinds) {
        help += std::string("\n") + info.name + ": one for " + info.help;
    }
    return help + "\nCxR: columns and rows of a page";
}

Extent tileGrid(const TileCount& count, Extent leastTile) noexcept {
    const auto side = [](std::uint32_t page, std::uint32_t tile, std::size_t least) {
        return std::clamp(page / tile, static_cast<std::uint32_t>(least), kMostTilesPerSide);
    };
    const std::uint32_t mostColumns = side(count.page.width, leastTile.width, 2);
    const std::uint32_t mostRows = side(count.page.height, leastTile.height, 1);
    const std::size_t most = std::size_t{mostColumns} * mostRows - 1;
    const std::size_t pages = std::max<std::size_t>((count.tiles + most - 1) / most, 1);
    const std::size_t cells = (count.tiles + pages - 1) / pages + 1;
    Extent best{mostColumns, mostRows};
    float largest = 0.0F;
    for (std::uint32_t columns = 1; columns <= mostColumns; ++columns) {
        const auto rows = static_cast<std::uint32_t>((cells + columns - 1) / columns);
        const float width =
            static_cast<float>(count.page.width) / (static_cast<float>(columns) * count.aspect);
        const float height = (1.0F - count.captionPart) * static_cast<float>(count.page.height) /
                             static_cast<float>(rows);
        const float seen = std::min(width, height);
        if (rows <= mostRows && seen > largest) {
            largest = seen;
            best = {columns, rows};
        }
    }
    return best;
}

}  // namespace sinew::cli
