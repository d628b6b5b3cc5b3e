// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/memory_arena.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <array>
#include <string>

#include "model/core/enum_array.h"
#include "viewport/gpu/check.h"
#include "viewport/gpu/create.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew {
namespace {

constexpr VkDeviceSize kLeastBlock = VkDeviceSize{1} << 20;
constexpr VkDeviceSize kFrameShare = 16;  // Access::Frame takes less than this part of a heap
constexpr VkDeviceSize kLargestBlock = VkDeviceSize{64} << 20;

struct AccessRow {
    MemoryArena::Access key;
    const char* name;
    VkMemoryPropertyFlags required;
    VkMemoryPropertyFlags preferred;
};
constexpr VkMemoryPropertyFlags kMapped =
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
constexpr std::array kAccessRows{
    AccessRow{MemoryArena::Access::Device, "memory of the device", 0,
              VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT},
    AccessRow{MemoryArena::Access::Frame, "memory of frames", kMapped,
              VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT},
    AccessRow{MemoryArena::Access::Upload, "memory for uploads", kMapped, 0},
    AccessRow{MemoryArena::Access::ReadBack, "memory for reading back", kMapped,
              VK_MEMORY_PROPERTY_HOST_CACHED_BIT},
};
static_assert(rowsFollow(kAccessRows, &AccessRow::key));

}  // namespace

bool DeviceBudget::take(VkDeviceSize bytes) noexcept {
    if (m_used.fetch_add(bytes) + bytes > m_limit) {
        m_used -= bytes;
        return false;
    }
    return true;
}

VkDeviceSize largestHeapBytes(VkPhysicalDevice device) {
    VkPhysicalDeviceMemoryProperties properties{};
    vkGetPhysicalDeviceMemoryProperties(device, &properties);
    VkDeviceSize largest = 0;
    for (std::uint32_t heap = 0; heap < properties.memoryHeapCount; ++heap) {
        largest = std::max(largest, properties.memoryHeaps[heap].size);
    }
    return largest;
}

MemoryArena::MemoryArena(const DeviceView& device, Access access, VkDeviceSize firstBlockBytes)
    : m_device(device), m_access(access), m_nextBlockBytes(std::max(firstBlockBytes, kLeastBlock)) {
    vkGetPhysicalDeviceMemoryProperties(device.physical, &m_properties);
}

MemoryArena& MemoryArena::operator=(MemoryArena&& other) noexcept {
    std::swap(m_device, other.m_device);
    std::swap(m_access, other.m_access);
    std::swap(m_nextBlockBytes, other.m_nextBlockBytes);
    std::swap(m_bytes, other.m_bytes);
    std::swap(m_properties, other.m_properties);
    std::swap(m_blocks, other.m_blocks);
    return *this;
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
    const std::uint32_t type = memoryType(requirements.memoryTypeBits, requirements.size);
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
    const VkDeviceSize requested = std::max(bytes, m_nextBlockBytes);
    m_nextBlockBytes = std::min(m_nextBlockBytes * 2, std::max(kLargestBlock, m_nextBlockBytes));
    try {
        return addBlock(requested, type, image);
    } catch (const GpuError& error) {
        if (error.kind() != GpuError::Kind::OutOfMemory || requested == bytes) {
            throw;
        }
        return addBlock(bytes, type, image);  // a dedicated block
    }
}

MemoryArena::Block& MemoryArena::addBlock(VkDeviceSize bytes, std::uint32_t type, bool image) {
    Block block{
        .share = shareOf(bytes, type), .memory = {}, .size = bytes, .type = type, .images = image};
    const VkMemoryAllocateInfo info{.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                    .pNext = nullptr,
                                    .allocationSize = bytes,
                                    .memoryTypeIndex = type};
    block.memory = create(m_device, vkAllocateMemory, info, "allocate device memory",
                          {kAccessRows[static_cast<std::size_t>(m_access)].name, m_blocks.size()});
    if (m_access != Access::Device && !image) {
        void* mapped = nullptr;
        check(vkMapMemory(m_device.device, block.memory.get(), 0, VK_WHOLE_SIZE, 0, &mapped),
              "map device memory");
        block.mapped = static_cast<std::byte*>(mapped);
    }
    m_bytes += bytes;
    return m_blocks.emplace_back(std::move(block));
}

MemoryArena::Share MemoryArena::shareOf(VkDeviceSize bytes, std::uint32_t type) const {
    const VkDeviceSize heap =
        m_properties.memoryHeaps[m_properties.memoryTypes[type].heapIndex].size;
    if (bytes > heap) {
        throw GpuError(GpuError::Kind::OutOfMemory, "cannot allocate " + std::to_string(bytes) +
                                                        " bytes: the device has " +
                                                        std::to_string(heap));
    }
    DeviceBudget* const budget = m_device.budget;
    if (budget != nullptr && !budget->take(bytes)) {
        throw GpuError(GpuError::Kind::OutOfMemory,
                       "cannot allocate " + std::to_string(bytes) + " bytes: of the device's " +
                           std::to_string(budget->limitBytes()) + ' ' +
                           std::to_string(budget->usedBytes()) + " are in use");
    }
    return {budget, bytes};
}

bool MemoryArena::isDeviceLocal() const noexcept {
    return std::all_of(m_blocks.begin(), m_blocks.end(), [&](const Block& block) {
        return (m_properties.memoryTypes[block.type].propertyFlags &
                VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT) != 0;
    });
}

/// The part of the device's memory that the CPU reaches may be small, and other programs use it
/// too.
bool MemoryArena::isScarce(std::uint32_t type, VkDeviceSize bytes) const noexcept {
    const std::uint32_t heap = m_properties.memoryTypes[type].heapIndex;
    return m_access == Access::Frame && bytes > m_properties.memoryHeaps[heap].size / kFrameShare;
}

std::uint32_t MemoryArena::memoryType(std::uint32_t allowed, VkDeviceSize bytes) const {
    const AccessRow& row = kAccessRows[static_cast<std::size_t>(m_access)];
    for (const VkMemoryPropertyFlags flags : {row.required | row.preferred, row.required}) {
        for (std::uint32_t type = 0; type < m_properties.memoryTypeCount; ++type) {
            const VkMemoryPropertyFlags has = m_properties.memoryTypes[type].propertyFlags;
            const bool scarce = flags != row.required && isScarce(type, bytes);
            if ((allowed >> type & 1U) != 0 && (has & flags) == flags && !scarce) {
                return type;
            }
        }
    }
    throw GpuError(GpuError::Kind::Failed, "the device has no suitable memory type");
}

Unique<VkBuffer> makeBuffer(const DeviceView& device, const ObjectName& name, VkDeviceSize bytes,
                            VkBufferUsageFlags usage) {
    VkBufferCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
    info.size = bytes;
    info.usage = usage;
    info.sharingMode = VK_SHARING_MODE_EXCLUSIVE;
    return create(device, vkCreateBuffer, info, "create a buffer", name);
}

OwnedBuffer::OwnedBuffer(const DeviceView& device, const ObjectName& name,
                         MemoryArena::Access access, VkDeviceSize bytes, VkBufferUsageFlags usage)
    : m_arena(device, access, bytes),
      m_buffer(makeBuffer(device, name, bytes, usage)),
      m_mapped(m_arena.bind(m_buffer.get())),
      m_bytes(bytes) {}

}  // namespace sinew
