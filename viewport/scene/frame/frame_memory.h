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

/// Per-frame data: constants, poses and overlay vertices, in a ring with a slot per frame in
/// flight, and the two descriptor sets that point into it.
class FrameMemory {
public:
    FrameMemory(const DeviceView& device, const SetLayouts& layouts, std::uint32_t framesInFlight);

    /// Creates a new ring with room for a LightTable with its lights (lightTableBytes), poses and
    /// `overlayBytes`. The device must be idle. Throws GpuError, without side effects, if the poses
    /// exceed the range that a shader can access, or kMostBytes.
    void reserve(VkDeviceSize lightBytes, const PoseSize& pose, VkDeviceSize overlayBytes);
    [[nodiscard]] bool fits(const PoseSize& pose, VkDeviceSize overlayBytes) const noexcept;

    /// Limit for all slots together.
    static constexpr VkDeviceSize kMostBytes = VkDeviceSize{1} << 30;

    void begin(std::uint32_t slot, const layout::SceneConstants& constants) noexcept;
    /// Every frame: a LightTable and its lights.
    void writeLights(std::span<const std::byte> table) noexcept;
    /// If a draw of the frame shows heat.
    void writeHeat(const layout::PaletteTable& table) noexcept;
    /// The frame as seen from the key light.
    void writeShadowScene(const layout::SceneConstants& constants) noexcept;
    /// Allocates poses in the current slot; requires `fits`. Once per frame.
    [[nodiscard]] PoseMemory allocate(const PoseSize& pose) noexcept;

    enum class SceneView { Camera, KeyLight };
    void bindScene(VkCommandBuffer commands, VkPipelineLayout layout,
                   SceneView view = SceneView::Camera) const noexcept;
    /// Binds the poses of this frame as set 1.
    void bindPose(VkCommandBuffer commands, VkPipelineLayout layout,
                  VkPipelineBindPoint point = VK_PIPELINE_BIND_POINT_GRAPHICS) const noexcept;

    [[nodiscard]] FrameRing& ring() noexcept { return *m_ring; }
    /// Whether the GPU reads the poses at its full speed.
    [[nodiscard]] bool isDeviceLocal() const noexcept { return m_ring->isDeviceLocal(); }
    /// Its images (SetLayouts::scene) are written by their owners.
    [[nodiscard]] VkDescriptorSet sceneSet() const noexcept { return m_sceneSet; }

private:
    DeviceView m_device;  // borrowed
    std::uint32_t m_framesInFlight;
    Unique<VkDescriptorPool> m_pool;
    VkDescriptorSet m_sceneSet;
    VkDescriptorSet m_poseSet;

    VkDeviceSize m_overlayBytes = 0;
    VkDeviceSize m_poseBytes = 0;
    VkDeviceSize m_widestRange = 0;  // range of the dynamic pose descriptors
    std::optional<FrameRing> m_ring;

    std::uint32_t m_sceneOffset = 0;
    std::uint32_t m_shadowSceneOffset = 0;
    std::uint32_t m_lightOffset = 0;
    std::uint32_t m_heatOffset = 0;
    std::array<std::uint32_t, 3> m_poseOffsets{};  // palette, weights, instances
};

}  // namespace sinew
