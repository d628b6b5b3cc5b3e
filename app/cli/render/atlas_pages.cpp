// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "app/cli/render/atlas.h"
#include "app/cli/render/render_options.h"
#include "app/cli/render/tile_caption.h"
#include "app/common/failure.h"
#include "model/evaluate/outline.h"
#include "model/picture/picture_framing.h"
#include "model/view/shown_nodes.h"

namespace sinew::cli {

namespace {

/// Of the model as cameras at a corner see it, within limits.
float modelAspect(const std::shared_ptr<const Asset>& asset, const ViewOptions& view) {
    const PoseEvaluator rest(asset);
    const Box box = posedOutline(rest, sceneNodes(*asset, view.scene), view.weights).box;
    if (box.empty()) {
        return 1.0F;
    }
    constexpr float kCorner = 0.7F;
    const glm::vec3 size = box.max - box.min;
    return std::clamp(kCorner * (size.x + size.z) / std::max(size.y, 1e-6F), 0.6F, 2.0F);
}

/// Nothing but the legend.
RenderChoice headingChoice(const Asset& asset, const RenderChoice& choice, AtlasKind kind) {
    RenderChoice heading = choice;
    ViewOptions& view = heading.view;
    view.mode = kind == AtlasKind::Weights ? ViewMode::Weight : ViewMode::Shaded;
    view.legend = kind == AtlasKind::Weights;
    view.grid = view.axes = false;
    view.skeleton = {};
    view.marks = {};
    view.motion = {};
    HiddenNodes hidden;
    hideNodes(hidden, sceneNodes(asset, view.scene));
    view.shown = std::make_shared<const ShownNodes>(asset, hidden, view.scene);
    return heading;
}

std::string jointNames(const Asset& asset, const std::vector<NodeIndex>& nodes) {
    std::string names;
    for (const NodeIndex node : nodes) {
        names += (names.empty() ? "" : ", ") + displayName(asset[node].name, "Node", node.value);
    }
    return names;
}

/// Rounded up.
std::size_t inParts(std::size_t whole, std::size_t part) {
    return (whole + part - 1) / part;
}

class AtlasPages {
public:
    AtlasPages(const RenderOptions& options, const Asset& asset, const Atlas& atlas, Extent grid)
        : m_options(options),
          m_asset(asset),
          m_atlas(atlas),
          m_grid(grid),
          m_pages(inParts(atlas.tiles.size(), std::size_t{grid.width} * grid.height - 1)),
          m_perPage(inParts(atlas.tiles.size(), m_pages)) {}

    [[nodiscard]] std::size_t count() const noexcept { return m_pages; }

    [[nodiscard]] PlannedImage page(std::size_t number, const RenderChoice& choice) const {
        PlannedImage image;
        image.page = SheetPage{.grid = m_grid,
                               .number = number,
                               .count = m_pages,
                               .atlas = atlasInfo(m_atlas.kind).name,
                               .unweighted = m_atlas.unweighted};
        place(shotOf(heading(number, choice)), image);
        const std::size_t first = (number - 1) * m_perPage;
        const std::size_t end = std::min(first + m_perPage, m_atlas.tiles.size());
        for (std::size_t i = first; i < end; ++i) {
            place(shotOf(m_atlas.tiles[i]), image);
        }
        return image;
    }

private:
    void place(PlannedShot shot, PlannedImage& image) const {
        const auto at = static_cast<std::uint32_t>(image.shots.size());
        shot.column = at % m_grid.width;
        shot.row = at / m_grid.width;
        image.shots.push_back(std::move(shot));
    }

    [[nodiscard]] std::shared_ptr<const AtlasTile> heading(std::size_t number,
                                                           const RenderChoice& choice) const {
        std::vector<std::string> lines{shownName(nameWithoutFolder(m_options.file)), m_atlas.title};
        if (m_pages > 1) {
            lines.push_back("Page " + std::to_string(number) + " of " + std::to_string(m_pages));
        }
        if (!m_atlas.unweighted.empty()) {
            lines.push_back("Without weight: " + jointNames(m_asset, m_atlas.unweighted));
        }
        return std::make_shared<const AtlasTile>(
            AtlasTile{.choice = headingChoice(m_asset, choice, m_atlas.kind),
                      .title = {},
                      .detail = {},
                      .headings = std::move(lines)});
    }

    const RenderOptions& m_options;
    const Asset& m_asset;
    const Atlas& m_atlas;
    Extent m_grid;
    std::size_t m_pages;
    std::size_t m_perPage;  // about the same on all
};

Atlas requestedAtlas(const RenderOptions& options, const RenderChoice& choice,
                     const std::shared_ptr<const Asset>& asset) {
    switch (options.atlas->kind) {
        case AtlasKind::Weights:
            return weightAtlas(asset, choice);
        case AtlasKind::Views:
            return viewAtlas(asset, choice);
        case AtlasKind::Findings:
            return findingAtlas(asset, options, choice);
    }
    return {};
}

}  // namespace

PicturePlan planAtlas(const RenderOptions& options, const RenderChoice& choice,
                      const std::shared_ptr<const Asset>& asset) {
    const Atlas atlas = requestedAtlas(options, choice, asset);
    const AtlasInfo& info = atlasInfo(atlas.kind);
    const Extent grid =
        options.atlas->grid.value_or(tileGrid({.page = options.size,
                                               .tiles = atlas.tiles.size(),
                                               .aspect = modelAspect(asset, choice.view),
                                               .captionPart = captionPart(info.detailLines)},
                                              info.leastTile));
    PicturePlan plan;
    plan.layout.emplace(options.size, grid);
    const AtlasPages pages(options, *asset, atlas, grid);
    for (std::size_t number = 1; number <= pages.count(); ++number) {
        plan.pictures.push_back(pages.page(number, choice));
    }
    nameSheets(options, choice, *asset, plan);
    return plan;
}

}  // namespace sinew::cli
