// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/view/view_options.h"
#include "viewport/scene/frame/frame_constants.h"

namespace sinew {

struct ValueLegend;

/// The words, numbers and colours of a legend. Colours are sRGB, 0 to 1.
struct LegendContent {
    struct Tick {
        float at;  // 0 to 1 along the bar
        std::string text;
    };
    struct Swatch {
        glm::vec3 color;
        std::string text;
        bool striped = false;  // the colour alternates with a darker one
    };

    std::string title;  // empty: no legend
    std::string subtitle;
    std::vector<glm::vec3> bar;  // equal cells from left to right; empty: none
    std::vector<Tick> ticks;
    bool centred = false;        // each tick below its place; otherwise moved inside of the bar
    std::uint32_t contours = 0;  // parts between lines on the bar; below 2: none
    std::vector<Swatch> swatches;
    std::size_t columns = 2;         // columns of swatches
    std::vector<std::string> notes;  // lines below the swatches
};

/// The values at the ends of a bar.
struct LegendScale {
    float difference = 1.0F;  // the distance at the end of that of `skinning-difference`
    DepthRange depth{0.0F, 1.0F};

    bool operator==(const LegendScale&) const = default;
};

/// The legend of the view; without a title if the view has no values.
/// `values`: of a view that shows values from the CPU; null: it has none yet.
[[nodiscard]] LegendContent legendContent(const Asset& asset, const ViewOptions& view,
                                          const LegendScale& scale,
                                          const ValueLegend* values = nullptr);

}  // namespace sinew
