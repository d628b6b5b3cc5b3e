// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

#include "viewport/gpu/device_view.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/unique.h"

namespace sinew {

/// Texels that lie together: one, or a block of a compressed format.
struct TexelBlock {
    std::uint32_t width = 1;
    std::uint32_t height = 1;
    std::uint32_t bytes = 4;
};

/// One mipmap, tightly packed, rows of blocks from the top.
struct LevelTexels {
    VkExtent2D extent{};
    std::span<const std::byte> bytes;
};

/// Copies data into device memory through one staging buffer, in as many steps as it takes. After
/// `finish` everything has arrived and may be read by any shader. Outside of frames only: waits.
class Uploader {
public:
    explicit Uploader(const DeviceView& device);

    void write(VkBuffer buffer, VkDeviceSize offset, std::span<const std::byte> bytes);

    /// Fills level 0 from tightly packed texels of `texelBytes`, makes the other levels by halving,
    /// and leaves the image ready for sampling.
    void write(const Image2D& image, std::span<const std::byte> texels, std::uint32_t texelBytes);

    /// Fills every level of the image, the largest first, and leaves it ready for sampling.
    void write(const Image2D& image, const TexelBlock& block, std::span<const LevelTexels> levels);

    void finish();

private:
    struct Staged {
        VkDeviceSize offset;
        VkDeviceSize bytes;
    };
    Staged stage(std::span<const std::byte> bytes);  // as much as fits
    void prepareTarget(const Image2D& image);
    void copyLevel(const Image2D& image, std::uint32_t level, const TexelBlock& block,
                   const LevelTexels& texels);
    void begin();
    void submit();

    DeviceView m_device;  // borrowed
    MemoryArena m_arena;
    Unique<VkBuffer> m_staging;
    std::byte* m_mapped = nullptr;
    Unique<VkCommandPool> m_pool;
    Unique<VkFence> m_fence;
    VkCommandBuffer m_commands = VK_NULL_HANDLE;
    VkDeviceSize m_used = 0;
    bool m_recording = false;
};

}  // namespace sinew
