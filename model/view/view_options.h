// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "model/core/index.h"
#include "model/view/look.h"

namespace sinew {

class ShownNodes;
struct MarkedVertices;
struct VertexPins;

/// What a frame is drawn from: a look, and what of the asset is shown and selected. Window and
/// command line use the same struct.
struct ViewOptions : Look {
    SceneIndex scene;                                       // none: every node
    SkinIndex skin;                                         // skin for `weight` and `joint-index`
    JointIndex joint;                                       // joint of that skin
    std::shared_ptr<const std::vector<JointIndex>> joints;  // further ones; null: none
    NodeIndex highlight;                           // selected node: its subtree is highlighted
    NodeIndex hovered;                             // node under the pointer
    std::shared_ptr<const ShownNodes> shown;       // what the user hides; null: nothing
    std::shared_ptr<const MarkedVertices> marked;  // dots at vertices; null: none
    std::shared_ptr<const VertexPins> pins;        // numbered dots; null: none
    bool hasComparedFile = false;                  // `distance` has something to measure to

    bool operator==(const ViewOptions&) const = default;
};

}  // namespace sinew
