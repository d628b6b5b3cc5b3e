// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "model/evaluate/bounds.h"
#include "model/evaluate/deform.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/marks/mark_list.h"

namespace sinew {

/// The boxes enabled in a view, for drawn nodes (`drawsNode`): stored POSITION bounds per primitive
/// at its node (ignoring the skin; many programs use these for culling); bounds of the posed
/// vertices; bounds of the whole clip, which are the framed bounds.
class BoundsMarks {
public:
    /// Adds their edges. The posed box deforms every vertex on the CPU. Allocates only for another
    /// asset or scene.
    void add(MarkList& marks, const FrameInput& input);

private:
    struct StoredBox {
        NodeIndex node;
        const Primitive* primitive;
        Box box;  // mesh space
    };

    void collect(const std::shared_ptr<const Asset>& asset, SceneIndex scene);
    [[nodiscard]] Box posedBox(const FrameInput& input);

    std::shared_ptr<const Asset> m_asset;  // the asset of m_boxes
    SceneIndex m_scene;
    std::vector<StoredBox> m_boxes;  // boxes of every primitive of the scene's nodes
    DeformedVertices m_scratch;
};

}  // namespace sinew
