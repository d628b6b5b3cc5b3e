// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/frame/frame_memory.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <string>

#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew {
namespace {

constexpr VkDeviceSize kRoomForAlignment = 256;

VkDeviceSize widestRange(const PoseSize& pose) noexcept {
    return std::max({pose.paletteBytes(), pose.weightBytes(), pose.instanceBytes(),
                     VkDeviceSize{sizeof(glm::mat4)}});
}

VkDeviceSize poseBytes(const PoseSize& pose) noexcept {
    return pose.paletteBytes() + pose.weightBytes() + pose.instanceBytes() + 3 * kRoomForAlignment;
}

std::string mebibytes(VkDeviceSize bytes) {
    return std::to_string((bytes + (1U << 20) - 1) >> 20) + " MiB";
}

[[noreturn]] void refuse(const PoseSize& pose, VkDeviceSize bytes, const std::string& limit) {
    const std::string who = pose.copies > 1
                                ? "the poses of " + std::to_string(pose.copies) + " copies"
                                : std::string("joint matrices, morph weights and instances");
    throw GpuError(GpuError::Kind::Failed, who + " need " + mebibytes(bytes) + ", and " + limit);
}

template <class T>
std::span<T> spanOf(std::byte* mapped, std::size_t count) noexcept {
    return {reinterpret_cast<T*>(mapped), count};
}

}  // namespace

FrameMemory::FrameMemory(const DeviceView& device, const SetLayouts& layouts,
                         std::uint32_t framesInFlight)
    : m_device(device),
      m_framesInFlight(framesInFlight),
      m_pool(makeDescriptorPool(device, "sets of the frame", 2,
                                {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, 2},
                                 {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, 4},
                                 {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 6}})),
      m_sceneSet(allocateSet(device, "scene", m_pool.get(), layouts.scene.get())),
      m_poseSet(allocateSet(device, "pose", m_pool.get(), layouts.pose.get())) {
    reserve(sizeof(layout::LightTable) + sizeof(layout::LightConstants), {}, 0);
}

bool FrameMemory::fits(const PoseSize& pose, VkDeviceSize overlayBytes) const noexcept {
    return overlayBytes <= m_overlayBytes && poseBytes(pose) <= m_poseBytes &&
           widestRange(pose) <= m_widestRange;
}

void FrameMemory::reserve(VkDeviceSize lightBytes, const PoseSize& pose,
                          VkDeviceSize overlayBytes) {
    const VkDeviceSize range = widestRange(pose);
    if (const VkDeviceSize most = deviceLimits(m_device).maxStorageBufferRange; range > most) {
        refuse(pose, range, "the device lets a shader access " + mebibytes(most));
    }
    const VkDeviceSize slot = 2 * sizeof(layout::SceneConstants) + sizeof(layout::PaletteTable) +
                              lightBytes + poseBytes(pose) + overlayBytes + 5 * kRoomForAlignment;
    const VkDeviceSize tail =
        std::max({range, lightBytes, VkDeviceSize{sizeof(layout::PaletteTable)}});
    if (const VkDeviceSize total = slot * m_framesInFlight + tail; total > kMostBytes) {
        refuse(pose, total, "at most " + mebibytes(kMostBytes) + " may be allocated");
    }
    FrameRing ring(m_device, "frame ring", m_framesInFlight, slot, tail);

    // Nothing below can fail.
    m_overlayBytes = overlayBytes;
    m_poseBytes = poseBytes(pose);
    m_widestRange = range;
    m_ring = std::move(ring);
    writeSet(m_device, m_sceneSet, 0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC,
             BufferRange{m_ring->buffer(), 0, sizeof(layout::SceneConstants)});
    writeSet(m_device, m_sceneSet, 1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC,
             BufferRange{m_ring->buffer(), 0, sizeof(layout::PaletteTable)});
    writeSet(m_device, m_sceneSet, 2, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC,
             BufferRange{m_ring->buffer(), 0, lightBytes});
    for (const std::uint32_t binding : {0U, 1U, 2U}) {
        writeSet(m_device, m_poseSet, binding, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC,
                 BufferRange{m_ring->buffer(), 0, m_widestRange});
    }
}

void FrameMemory::begin(std::uint32_t slot, const layout::SceneConstants& constants) noexcept {
    m_ring->begin(slot);
    m_sceneOffset = m_ring->write(std::span(&constants, 1));
    m_shadowSceneOffset = m_sceneOffset;
    m_lightOffset = m_sceneOffset;
    m_heatOffset = m_sceneOffset;
    m_poseOffsets.fill(m_sceneOffset);
}

PoseMemory FrameMemory::allocate(const PoseSize& pose) noexcept {
    const FrameRing::Slice palette = m_ring->allocate(pose.paletteBytes());
    const FrameRing::Slice weights = m_ring->allocate(pose.weightBytes());
    const FrameRing::Slice instances = m_ring->allocate(pose.instanceBytes());
    m_poseOffsets = {palette.offset, weights.offset, instances.offset};
    const std::size_t joints = pose.copies * pose.joints;
    const std::size_t firstValue = pose.copies * pose.weights;
    return {.palette = spanOf<glm::mat4>(palette.mapped, joints),
            .stretched = spanOf<StretchedJoint>(palette.mapped + joints * sizeof(glm::mat4),
                                                pose.stretched ? joints : 0),
            .marks = spanOf<std::uint32_t>(palette.mapped + pose.matrixBytes(), pose.joints),
            .weights = spanOf<float>(weights.mapped, firstValue),
            .values = spanOf<float>(weights.mapped + firstValue * sizeof(float), pose.values),
            .instances =
                spanOf<layout::InstanceConstants>(instances.mapped, pose.copies * pose.instances)};
}

void FrameMemory::writeLights(std::span<const std::byte> table) noexcept {
    m_lightOffset = m_ring->write(table);
}

void FrameMemory::writeHeat(const layout::PaletteTable& table) noexcept {
    m_heatOffset = m_ring->write(std::span(&table, 1));
}

void FrameMemory::writeShadowScene(const layout::SceneConstants& constants) noexcept {
    m_shadowSceneOffset = m_ring->write(std::span(&constants, 1));
}

void FrameMemory::bindScene(VkCommandBuffer commands, VkPipelineLayout layout,
                            SceneView view) const noexcept {
    const std::array offsets{view == SceneView::Camera ? m_sceneOffset : m_shadowSceneOffset,
                             m_heatOffset, m_lightOffset};
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 0, 1, &m_sceneSet,
                            static_cast<std::uint32_t>(offsets.size()), offsets.data());
}

void FrameMemory::bindPose(VkCommandBuffer commands, VkPipelineLayout layout,
                           VkPipelineBindPoint point) const noexcept {
    vkCmdBindDescriptorSets(commands, point, layout, 1, 1, &m_poseSet,
                            static_cast<std::uint32_t>(m_poseOffsets.size()), m_poseOffsets.data());
}

}  // namespace sinew
