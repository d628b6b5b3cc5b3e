// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/memory_arena.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <string>

#include "viewport/gpu/check.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew {
namespace {

constexpr VkDeviceSize kLargestBlock = VkDeviceSize{64} << 20;

struct Wish {
    VkMemoryPropertyFlags required;
    VkMemoryPropertyFlags preferred;
};

Wish wishFor(MemoryArena::Access access) {
    constexpr VkMemoryPropertyFlags kMapped =
        VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    switch (access) {
        case MemoryArena::Access::Device:
            return {0, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT};
        case MemoryArena::Access::Upload:
            return {kMapped, 0};
        case MemoryArena::Access::ReadBack:
            return {kMapped, VK_MEMORY_PROPERTY_HOST_CACHED_BIT};
    }
    return {};
}

}  // namespace

MemoryArena::MemoryArena(const DeviceView& device, Access access, VkDeviceSize firstBlockBytes)
    : m_device(device), m_access(access), m_nextBlockBytes(firstBlockBytes) {
    vkGetPhysicalDeviceMemoryProperties(device.physical, &m_properties);
}

std::byte* MemoryArena::bind(VkBuffer buffer) {
    VkMemoryRequirements requirements{};
    vkGetBufferMemoryRequirements(m_device.device, buffer, &requirements);
    const Slice slice = allocate(requirements, false);
    check(vkBindBufferMemory(m_device.device, buffer, slice.memory, slice.offset),
          "bind a buffer to memory");
    return slice.mapped;
}

void MemoryArena::bind(VkImage image) {
    VkMemoryRequirements requirements{};
    vkGetImageMemoryRequirements(m_device.device, image, &requirements);
    const Slice slice = allocate(requirements, true);
    check(vkBindImageMemory(m_device.device, image, slice.memory, slice.offset),
          "bind an image to memory");
}

MemoryArena::Slice MemoryArena::allocate(const VkMemoryRequirements& requirements, bool image) {
    const std::uint32_t type = memoryType(requirements.memoryTypeBits);
    Block* block = nullptr;
    for (Block& candidate : m_blocks) {
        const VkDeviceSize at = alignUp(candidate.used, requirements.alignment);
        if (candidate.type == type && candidate.images == image &&
            at + requirements.size <= candidate.size) {
            block = &candidate;
            break;
        }
    }
    if (block == nullptr) {
        block = &grow(requirements.size, type, image);
    }
    const VkDeviceSize offset = alignUp(block->used, requirements.alignment);
    block->used = offset + requirements.size;
    return {block->memory.get(), offset,
            block->mapped == nullptr ? nullptr : block->mapped + offset};
}

MemoryArena::Block& MemoryArena::grow(VkDeviceSize bytes, std::uint32_t type, bool image) {
    const std::uint32_t heap = m_properties.memoryTypes[type].heapIndex;
    if (bytes > m_properties.memoryHeaps[heap].size) {
        throw GpuError(GpuError::Kind::Failed,
                       "cannot allocate " + std::to_string(bytes) + " bytes: the device has " +
                           std::to_string(m_properties.memoryHeaps[heap].size));
    }
    const VkDeviceSize size = std::max(bytes, m_nextBlockBytes);
    m_nextBlockBytes = std::min(m_nextBlockBytes * 2, std::max(kLargestBlock, m_nextBlockBytes));

    const VkMemoryAllocateInfo info{.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                    .pNext = nullptr,
                                    .allocationSize = size,
                                    .memoryTypeIndex = type};
    VkDeviceMemory memory = VK_NULL_HANDLE;
    check(vkAllocateMemory(m_device.device, &info, nullptr, &memory), "allocate device memory");
    Block block{.memory = {m_device.device, memory}, .size = size, .type = type, .images = image};
    if (m_access != Access::Device && !image) {
        void* mapped = nullptr;
        check(vkMapMemory(m_device.device, memory, 0, VK_WHOLE_SIZE, 0, &mapped),
              "map device memory");
        block.mapped = static_cast<std::byte*>(mapped);
    }
    m_bytes += size;
    return m_blocks.emplace_back(std::move(block));
}

std::uint32_t MemoryArena::memoryType(std::uint32_t allowed) const {
    const Wish wish = wishFor(m_access);
    for (const VkMemoryPropertyFlags flags : {wish.required | wish.preferred, wish.required}) {
        for (std::uint32_t type = 0; type < m_properties.memoryTypeCount; ++type) {
            const VkMemoryPropertyFlags has = m_properties.memoryTypes[type].propertyFlags;
            if ((allowed >> type & 1U) != 0 && (has & flags) == flags) {
                return type;
            }
        }
    }
    throw GpuError(GpuError::Kind::Failed, "the device has no suitable memory type");
}

}  // namespace sinew
