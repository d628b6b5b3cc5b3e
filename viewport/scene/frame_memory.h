// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/frame_ring.h"
#include "viewport/gpu/uploader.h"
#include "viewport/scene/set_layouts.h"
#include "viewport/scene/shader_layout.h"

namespace sinew {

/// What changes with every frame: constants, joint matrices, morph weights, and overlay vertices,
/// in a ring with a slot per frame in flight; and the two descriptor sets that point into it.
class FrameMemory {
public:
    FrameMemory(const DeviceView& device, const SetLayouts& layouts, std::uint32_t framesInFlight);

    /// Makes a ring with room for an asset's palettes (null: none) and `overlayBytes` more. The
    /// device must be idle. Leaves everything as it was when it throws.
    void reserve(const Asset* asset, VkDeviceSize overlayBytes);
    [[nodiscard]] bool fits(VkDeviceSize overlayBytes) const noexcept {
        return overlayBytes <= m_overlayBytes;
    }

    void begin(std::uint32_t slot, const layout::SceneConstants& constants) noexcept;
    void write(const PoseEvaluator& evaluator) noexcept;

    void bindScene(VkCommandBuffer commands, VkPipelineLayout layout) const noexcept;
    /// Binds the palette of a skin; none: any.
    void bindJoints(VkCommandBuffer commands, VkPipelineLayout layout, SkinIndex skin,
                    VkPipelineBindPoint point = VK_PIPELINE_BIND_POINT_GRAPHICS) const noexcept;

    [[nodiscard]] FrameRing& ring() noexcept { return *m_ring; }

private:
    struct Budget {
        VkDeviceSize paletteBytes;  // palettes and morph weights, with room for alignment
        VkDeviceSize widestRange;   // of one dynamic descriptor
    };
    [[nodiscard]] Budget budgetFor(const Asset* asset) const;

    DeviceView m_device;  // borrowed
    std::uint32_t m_framesInFlight;
    MemoryArena m_arena;
    Unique<VkBuffer> m_heat;
    Unique<VkDescriptorPool> m_pool;
    VkDescriptorSet m_sceneSet;
    VkDescriptorSet m_jointSet;

    VkDeviceSize m_overlayBytes = 0;
    std::optional<FrameRing> m_ring;

    std::uint32_t m_sceneOffset = 0;
    std::uint32_t m_weightOffset = 0;
    std::vector<std::uint32_t> m_paletteOffsets;  // per skin
};

}  // namespace sinew
