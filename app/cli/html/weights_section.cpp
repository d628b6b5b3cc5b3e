// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "app/cli/html/html_page.h"
#include "app/cli/html/section_context.h"
#include "app/cli/report/weights_report.h"
#include "model/words/words.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kSkinsListed = 12;
constexpr std::size_t kTilesDrawn = 64;

/// A tile per joint that moves vertices, those that move the most surface if there are many.
void writeAtlas(const SectionContext& context, SkinIndex skin, std::size_t& drawn) {
    const std::optional<Atlas> atlas =
        context.draws() ? context.pictures->weights(skin) : std::nullopt;
    if (!atlas || drawn >= kTilesDrawn) {
        return;
    }
    auto tiles = atlas->tiles;
    std::stable_sort(tiles.begin(), tiles.end(), [](const auto& a, const auto& b) {
        return a->share->surface > b->share->surface;
    });
    tiles.resize(std::min(tiles.size(), kTilesDrawn - drawn));
    std::sort(tiles.begin(), tiles.end(), [](const auto& a, const auto& b) {
        return a->choice.view.joint < b->choice.view.joint;
    });
    drawn += tiles.size();
    context.html.line({"p", "soft"}, "From dark, near 0, to yellow, 1; grey has no weight.");
    context.html.inside({"div", "grid"}, [&] {
        for (const auto& tile : tiles) {
            if (context.draws()) {
                writeFigure(context, context.pictures->tile(*tile),
                            tile->title + ", " + tile->detail);
            }
        }
    });
}

}  // namespace

void writeWeights(const SectionContext& context) {
    const std::vector<SkinStatistics>& skins = context.evidence.weights;
    if (skins.empty()) {
        return;
    }
    const Asset& asset = *context.evidence.asset();
    HtmlWriter& html = context.html;
    context.inside("weights", "Weights", [&] {
        const std::size_t shown = std::min(skins.size(), kSkinsListed);
        std::size_t tiles = 0;
        std::set<SkinIndex> pictured;  // a skin can be that of several nodes
        for (std::size_t i = 0; i < shown; ++i) {
            const SkinStatistics& skin = skins[i];
            if (pictured.insert(skin.skin).second) {
                writeAtlas(context, skin.skin, tiles);
            }
            writeTable(html,
                       "Joints of " + words::skinName(asset, skin.skin) + " on " +
                           words::nodeName(asset, skin.node),
                       jointWeightsTable(asset, skin));
        }
        writeMore(html, "p", skins.size(), shown, " skinned nodes");
    });
}

}  // namespace sinew::cli
