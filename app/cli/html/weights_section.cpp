// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/cli/html/html_page.h"
#include "app/cli/html/section_context.h"
#include "app/cli/report/weights_report.h"
#include "model/words/words.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kSkinsListed = 12;

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
        for (std::size_t i = 0; i < shown; ++i) {
            const SkinStatistics& skin = skins[i];
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
