// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "model/view/view_options.h"
#include "viewport/scene/asset_buffers.h"
#include "viewport/scene/materials.h"

namespace sinew {

/// One primitive of one node, or of one of its instances.
struct Draw {
    NodeIndex node;
    const Transform* instance = nullptr;  // in the node's space, of the asset; null: none
    SkinIndex skin;                       // none: moved by its node alone
    const PrimitiveBuffers* buffers = nullptr;
    MaterialIndex material;
    VkDeviceSize texcoordOffset = 0;  // of the set that the material's colour is laid by
    bool doubleSided = false;
    std::uint32_t flags = 0;  // kDraw… bits that do not change with the frame
    bool highlighted = false;
    float distance = 0.0F;  // along the view, of translucent draws
};

/// The draw's own matrix at the evaluator's pose, without a skin.
[[nodiscard]] glm::mat4 worldFromMesh(const Draw& draw, const PoseEvaluator& evaluator) noexcept;

/// What a scene draws where it is visible: opaque first, then translucent from back to front. Made
/// anew for another scene; ordering a frame does not allocate.
class DrawList {
public:
    /// The arguments must outlive the list.
    DrawList(const Asset& asset, const AssetBuffers& buffers, const Materials& materials);

    /// Allocates only when the scene, the variant or the highlighted node changed.
    void select(SceneIndex scene, VariantIndex variant, NodeIndex highlight);

    /// Sorts the translucent draws for a camera that looks along `forward`.
    void order(const PoseEvaluator& evaluator, const glm::vec3& eye, const glm::vec3& forward,
               bool bindPose) noexcept;

    [[nodiscard]] const Materials& materials() const noexcept { return m_materials; }
    [[nodiscard]] std::span<const Draw> opaque() const noexcept { return m_opaque; }
    [[nodiscard]] std::span<const Draw> translucent() const noexcept { return m_translucent; }

private:
    void collect(SceneIndex scene, VariantIndex variant);
    void mark(NodeIndex highlight);
    void add(NodeIndex node);
    void add(const Draw& draw, bool translucent);

    const Asset& m_asset;
    const AssetBuffers& m_buffers;
    const Materials& m_materials;
    std::vector<Draw> m_opaque;
    std::vector<Draw> m_translucent;
    SceneIndex m_scene;
    VariantIndex m_variant;
    NodeIndex m_highlight;
};

}  // namespace sinew
