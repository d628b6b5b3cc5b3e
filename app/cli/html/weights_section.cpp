// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/cli/html/html_page.h"
#include "app/cli/html/section_context.h"
#include "app/cli/report/weights_report.h"
#include "model/core/words.h"
#include "model/words/words.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kSkinsListed = 12;
constexpr std::size_t kTilesDrawn = 64;

/// A tile per joint that moves vertices, those that move the most surface if there are many.
void writeAtlas(const SectionContext& context, const SkinStatistics& skin, std::size_t& tiles) {
    std::vector<std::size_t> joints;
    for (std::size_t j = 0; j < skin.joints.size(); ++j) {
        if (skin.joints[j].vertices > 0) {
            joints.push_back(j);
        }
    }
    const std::size_t count = std::min(joints.size(), kTilesDrawn - std::min(tiles, kTilesDrawn));
    if (context.pictures == nullptr || count == 0) {
        return;
    }
    std::stable_sort(joints.begin(), joints.end(), [&](std::size_t a, std::size_t b) {
        return skin.joints[a].surface > skin.joints[b].surface;
    });
    joints.resize(count);
    std::sort(joints.begin(), joints.end());
    tiles += count;
    const Asset& asset = *context.evidence.asset();
    context.html.line({"p", "soft"}, "From dark, near 0, to yellow, 1; grey has no weight.");
    context.html.inside({"div", "grid"}, [&] {
        for (const std::size_t j : joints) {
            const NodeIndex node = asset[skin.skin].joints[j];
            writeFigure(context, context.pictures->weights(skin.skin, JointIndex(j)),
                        displayName(asset[node].name, "Node", node.value) + ", " +
                            counted(skin.joints[j].vertices, "vertex", "vertices"));
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
    html.inside({"section", {}, context.anchor("weights")}, [&] {
        context.heading("Weights");
        const std::size_t shown = std::min(skins.size(), kSkinsListed);
        std::size_t tiles = 0;
        for (std::size_t i = 0; i < shown; ++i) {
            const SkinStatistics& skin = skins[i];
            writeAtlas(context, skin, tiles);
            writeTable(html,
                       "Joints of " + words::skinName(asset, skin.skin) + " on " +
                           words::nodeName(asset, skin.node),
                       jointWeightsTable(asset, skin));
        }
        if (shown < skins.size()) {
            html.line({"p", "soft"},
                      "and " + std::to_string(skins.size() - shown) + " more skinned nodes");
        }
    });
}

}  // namespace sinew::cli
