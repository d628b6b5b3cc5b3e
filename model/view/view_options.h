// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "model/core/index.h"
#include "model/core/math.h"
#include "model/evaluate/weight_source.h"
#include "model/view/view_mode.h"

namespace sinew {

/// What the viewport shows and how; the same struct serves the window and the command line.
struct ViewOptions {
    ViewMode mode = ViewMode::Shaded;
    SceneIndex scene;                // none: every node
    VariantIndex variant;            // KHR_materials_variants; none: the materials as stored
    SkinIndex skin;                  // whose joints `weight` and `joint-index` mean
    JointIndex joint;                // of that skin
    std::uint32_t influenceSet = 0;  // n of JOINTS_n / WEIGHTS_n for the raw views
    WeightSource weights = WeightSource::Stored;
    float relief = 0.0F;  // 0 to 1: soft shading over data views
    bool grid = true;
    bool axes = false;
    bool legend = false;
    bool transparent = false;             // straight alpha, no background, no grid
    std::optional<glm::vec3> background;  // sRGB 0 to 1; none: the studio gradient
    NodeIndex highlight;                  // selected node: its subtree is marked

    bool operator==(const ViewOptions&) const = default;
};

}  // namespace sinew
