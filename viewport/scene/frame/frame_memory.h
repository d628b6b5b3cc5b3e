// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/frame_ring.h"
#include "viewport/gpu/uploader.h"
#include "viewport/scene/frame/pose_memory.h"
#include "viewport/scene/frame/set_layouts.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// What changes with every frame: constants, poses, and overlay vertices,
/// in a ring with a slot per frame in flight; and the two descriptor sets that point into it.
class FrameMemory {
public:
    FrameMemory(const DeviceView& device, const SetLayouts& layouts, std::uint32_t framesInFlight);

    /// Makes a ring with room for a LightTable with its lights (lightTableBytes), for poses and
    /// `overlayBytes` more, whatever there was room for before. The device must be idle. Leaves
    /// everything as it was when it throws: GpuError, when the poses are more than the device lets
    /// a shader see, or than kMostBytes.
    void reserve(VkDeviceSize lightBytes, const PoseSize& pose, VkDeviceSize overlayBytes);
    [[nodiscard]] bool fits(const PoseSize& pose, VkDeviceSize overlayBytes) const noexcept;

    /// What all slots together may take.
    static constexpr VkDeviceSize kMostBytes = VkDeviceSize{1} << 30;

    void begin(std::uint32_t slot, const layout::SceneConstants& constants) noexcept;
    /// Of every frame: a LightTable and its lights.
    void writeLights(std::span<const std::byte> table) noexcept;
    /// The frame as the key light sees it.
    void writeShadowScene(const layout::SceneConstants& constants) noexcept;
    /// Room in the present slot for poses, which `fits`. Once a frame.
    [[nodiscard]] PoseMemory allocate(const PoseSize& pose) noexcept;

    void bindScene(VkCommandBuffer commands, VkPipelineLayout layout) const noexcept;
    void bindShadowScene(VkCommandBuffer commands, VkPipelineLayout layout) const noexcept;
    /// The poses of this frame, as set 1.
    void bindPose(VkCommandBuffer commands, VkPipelineLayout layout,
                  VkPipelineBindPoint point = VK_PIPELINE_BIND_POINT_GRAPHICS) const noexcept;

    [[nodiscard]] FrameRing& ring() noexcept { return *m_ring; }
    /// Its pictures (SetLayouts::scene) are written by who owns them.
    [[nodiscard]] VkDescriptorSet sceneSet() const noexcept { return m_sceneSet; }

private:
    DeviceView m_device;  // borrowed
    std::uint32_t m_framesInFlight;
    MemoryArena m_arena;
    Unique<VkBuffer> m_heat;
    Unique<VkDescriptorPool> m_pool;
    VkDescriptorSet m_sceneSet;
    VkDescriptorSet m_poseSet;

    VkDeviceSize m_overlayBytes = 0;
    VkDeviceSize m_poseBytes = 0;
    VkDeviceSize m_widestRange = 0;  // of a dynamic descriptor of the poses
    std::optional<FrameRing> m_ring;

    std::uint32_t m_sceneOffset = 0;
    std::uint32_t m_shadowSceneOffset = 0;
    std::uint32_t m_lightOffset = 0;
    std::array<std::uint32_t, 3> m_poseOffsets{};  // palette, weights, instances
};

}  // namespace sinew
