// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "viewport/gpu/commands.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/upload_queue.h"

namespace sinew {

/// The unit of a format: one texel, or a block of a compressed format.
struct TexelBlock {
    std::uint32_t width = 1;
    std::uint32_t height = 1;
    std::uint32_t bytes = 4;
};

/// One mipmap level, tightly packed, rows of blocks from the top.
struct LevelTexels {
    VkExtent2D extent{};
    std::span<const std::byte> bytes;
};

/// Copies data to device memory through one staging buffer, in as many pieces as needed, on the
/// transfer queue if there is one. After `finish` all data is complete, owned by the graphics queue
/// family and readable by any shader. Waits; use only outside of frames.
///
/// Buffers and images must be new: previous contents are lost in the queue family transfer.
class Uploader {
public:
    /// `queue` submits; borrowed.
    Uploader(const DeviceView& device, UploadQueue& queue);

    void write(VkBuffer buffer, VkDeviceSize offset, std::span<const std::byte> bytes);

    /// Fills level 0 from tightly packed texels of `texelBytes`, generates the other levels, and
    /// leaves the image ready for sampling.
    void write(const Image2D& image, std::span<const std::byte> texels, std::uint32_t texelBytes);

    /// Fills every level of the image, the largest first, and leaves it ready for sampling.
    void write(const Image2D& image, const TexelBlock& block, std::span<const LevelTexels> levels);

    void finish();

    /// Announces further bytes to be written: progress is reported as written bytes of announced
    /// bytes.
    void expect(VkDeviceSize bytes) noexcept { m_expected += bytes; }

    /// Number of largest levels to drop from each texture, to save memory.
    void setDroppedLevels(std::uint32_t levels) noexcept { m_droppedLevels = levels; }
    [[nodiscard]] std::uint32_t droppedLevels() const noexcept { return m_droppedLevels; }

private:
    struct Staged {
        VkDeviceSize offset;
        VkDeviceSize bytes;
    };
    struct Arrival {
        MipChain chain;
        bool halve = false;  // generate all other levels from level 0
    };
    Staged stage(std::span<const std::byte> bytes);  // copies as much as fits
    void prepareTarget(const Image2D& image);
    void copyLevel(const Image2D& image, std::uint32_t level, const TexelBlock& block,
                   const LevelTexels& texels);
    void complete(const Arrival& arrival);
    void begin();
    void submit();
    void run(VkQueue queue, VkCommandBuffer commands);
    void moveToGraphics(VkCommandBuffer commands, bool acquires) const;
    [[nodiscard]] bool isApart() const noexcept;  // copies run in another queue family

    DeviceView m_device;  // borrowed
    UploadQueue& m_queue;
    OwnedBuffer m_staging;
    CommandRun m_run;
    VkDeviceSize m_used = 0;
    bool m_recording = false;
    VkDeviceSize m_expected = 0;
    VkDeviceSize m_written = 0;
    std::uint32_t m_droppedLevels = 0;

    // Resources to transfer to the graphics queue family at the end.
    std::vector<VkBuffer> m_buffers;
    std::vector<Arrival> m_arrivals;
};

}  // namespace sinew
