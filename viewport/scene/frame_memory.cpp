// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/frame_memory.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>

#include "viewport/gpu/buffer.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/scene/heat_palette.h"

namespace sinew {
namespace {

constexpr VkDeviceSize kRoomForAlignment = 256;

// JOINTS_n has 16 bits: a vertex cannot name a joint beyond.
constexpr std::size_t kMostJoints = 65536;

std::span<const glm::mat4> reachable(std::span<const glm::mat4> palette) noexcept {
    return palette.first(std::min(palette.size(), kMostJoints));
}

layout::PaletteTable packed(const HeatPalette& palette) {
    layout::PaletteTable table{};
    for (std::size_t i = 0; i < palette.size(); ++i) {
        const glm::uvec3 c(palette.at(i));
        table.colors[i / 4][static_cast<glm::length_t>(i % 4)] =
            c.r | c.g << 8 | c.b << 16 | 0xff000000U;
    }
    return table;
}

}  // namespace

FrameMemory::FrameMemory(const DeviceView& device, const SetLayouts& layouts,
                         std::uint32_t framesInFlight)
    : m_device(device),
      m_framesInFlight(framesInFlight),
      m_arena(device, MemoryArena::Access::Upload, 4096),
      m_heat(makeBuffer(device, sizeof(layout::PaletteTable), VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT)),
      m_pool(makeDescriptorPool(device, 2,
                                {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC, 1},
                                 {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1},
                                 {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC, 2}})),
      m_sceneSet(allocateSet(device, m_pool.get(), layouts.scene.get())),
      m_jointSet(allocateSet(device, m_pool.get(), layouts.joints.get())) {
    const layout::PaletteTable table = packed(heatPalette());
    std::memcpy(m_arena.bind(m_heat.get()), &table, sizeof table);
    reserve(nullptr, 0);
}

FrameMemory::Budget FrameMemory::budgetFor(const Asset* asset) const {
    Budget budget{.paletteBytes = kRoomForAlignment, .widestRange = sizeof(glm::mat4)};
    const auto add = [&](VkDeviceSize bytes) {
        budget.paletteBytes += bytes + kRoomForAlignment;
        budget.widestRange = std::max(budget.widestRange, bytes);
    };
    if (asset != nullptr) {
        for (const Skin& skin : asset->skins) {
            add(sizeof(glm::mat4) * std::min(skin.joints.size(), kMostJoints));
        }
        add(sizeof(float) * asset->weightCount);
    }
    if (budget.widestRange > deviceLimits(m_device).maxStorageBufferRange) {
        throw GpuError(GpuError::Kind::Failed,
                       "the morph weights of all nodes exceed the device's storage buffer range");
    }
    return budget;
}

void FrameMemory::reserve(const Asset* asset, VkDeviceSize overlayBytes) {
    const Budget budget = budgetFor(asset);
    overlayBytes = std::max(m_overlayBytes, overlayBytes);
    const VkDeviceSize slot =
        sizeof(layout::SceneConstants) + budget.paletteBytes + overlayBytes + 2 * kRoomForAlignment;
    FrameRing ring(m_device, m_framesInFlight, slot, budget.widestRange);
    m_paletteOffsets.assign(asset == nullptr ? 0 : asset->skins.size(), 0);

    // From here on nothing fails.
    m_overlayBytes = overlayBytes;
    m_ring = std::move(ring);
    writeSet(m_device, m_sceneSet, 0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC,
             BufferRange{m_ring->buffer(), 0, sizeof(layout::SceneConstants)});
    writeSet(m_device, m_sceneSet, 1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
             BufferRange{m_heat.get(), 0, sizeof(layout::PaletteTable)});
    for (const std::uint32_t binding : {0U, 1U}) {
        writeSet(m_device, m_jointSet, binding, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC,
                 BufferRange{m_ring->buffer(), 0, budget.widestRange});
    }
}

void FrameMemory::begin(std::uint32_t slot, const layout::SceneConstants& constants) noexcept {
    m_ring->begin(slot);
    m_sceneOffset = m_ring->write(std::span(&constants, 1));
    m_weightOffset = m_sceneOffset;
    std::fill(m_paletteOffsets.begin(), m_paletteOffsets.end(), m_sceneOffset);
}

void FrameMemory::write(const PoseEvaluator& evaluator) noexcept {
    for (std::size_t skin = 0; skin < m_paletteOffsets.size(); ++skin) {
        m_paletteOffsets[skin] = m_ring->write(reachable(evaluator.palette(SkinIndex(skin))));
    }
    m_weightOffset = m_ring->write(std::span<const float>(evaluator.pose().weights));
}

void FrameMemory::bindScene(VkCommandBuffer commands, VkPipelineLayout layout) const noexcept {
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 0, 1, &m_sceneSet, 1,
                            &m_sceneOffset);
}

void FrameMemory::bindJoints(VkCommandBuffer commands, VkPipelineLayout layout, SkinIndex skin,
                             VkPipelineBindPoint point) const noexcept {
    const std::array offsets{
        skin.value < m_paletteOffsets.size() ? m_paletteOffsets[skin.value] : m_sceneOffset,
        m_weightOffset};
    vkCmdBindDescriptorSets(commands, point, layout, 1, 1, &m_jointSet,
                            static_cast<std::uint32_t>(offsets.size()), offsets.data());
}

}  // namespace sinew
