// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/gpu/uploader.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <cstring>

#include "viewport/gpu/buffer.h"
#include "viewport/gpu/check.h"
#include "viewport/gpu/commands.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/mipmaps.h"

namespace sinew {
namespace {

constexpr VkDeviceSize kStagingBytes = VkDeviceSize{8} << 20;
constexpr VkDeviceSize kCopyAlignment = 16;

VkBufferImageCopy rowsOf(const Image2D& image, VkDeviceSize from, std::uint32_t firstRow,
                         std::uint32_t rows) {
    VkBufferImageCopy copy{};
    copy.bufferOffset = from;
    copy.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
    copy.imageOffset = {0, static_cast<std::int32_t>(firstRow), 0};
    copy.imageExtent = {image.extent.width, rows, 1};
    return copy;
}

}  // namespace

Uploader::Uploader(const DeviceView& device)
    : m_device(device),
      m_arena(device, MemoryArena::Access::Upload, kStagingBytes),
      m_staging(makeBuffer(device, kStagingBytes, VK_BUFFER_USAGE_TRANSFER_SRC_BIT)),
      m_mapped(m_arena.bind(m_staging.get())),
      m_pool(makeCommandPool(device)),
      m_fence(makeFence(device)),
      m_commands(allocateCommands(device, m_pool.get())) {}

void Uploader::write(VkBuffer buffer, VkDeviceSize offset, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const Staged staged = stage(bytes);
        const VkBufferCopy copy{staged.offset, offset, staged.bytes};
        vkCmdCopyBuffer(m_commands, m_staging.get(), buffer, 1, &copy);
        offset += staged.bytes;
        bytes = bytes.subspan(static_cast<std::size_t>(staged.bytes));
    }
}

void Uploader::write(const Image2D& image, std::span<const std::byte> texels,
                     std::uint32_t texelBytes) {
    begin();
    transition(m_commands, {.image = image.image.get(),
                            .to = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                            .after = VK_PIPELINE_STAGE_TRANSFER_BIT,
                            .uses = VK_ACCESS_TRANSFER_WRITE_BIT});
    const std::size_t rowBytes = std::size_t{image.extent.width} * texelBytes;
    const auto mostRows = static_cast<std::uint32_t>(kStagingBytes / rowBytes);
    for (std::uint32_t row = 0; row < image.extent.height;) {
        const std::uint32_t rows = std::min(mostRows, image.extent.height - row);
        const auto band = texels.subspan(row * rowBytes, rows * rowBytes);
        if (m_used + band.size() > kStagingBytes) {
            submit();
        }
        const Staged staged = stage(band);
        const VkBufferImageCopy copy = rowsOf(image, staged.offset, row, rows);
        vkCmdCopyBufferToImage(m_commands, m_staging.get(), image.image.get(),
                               VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, &copy);
        row += rows;
    }
    recordMipmaps(m_commands, image);
}

Uploader::Staged Uploader::stage(std::span<const std::byte> bytes) {
    if (m_used >= kStagingBytes) {
        submit();
    }
    begin();
    const VkDeviceSize count = std::min<VkDeviceSize>(bytes.size(), kStagingBytes - m_used);
    std::memcpy(m_mapped + m_used, bytes.data(), static_cast<std::size_t>(count));
    const Staged staged{m_used, count};
    m_used = alignUp(m_used + count, kCopyAlignment);
    return staged;
}

void Uploader::begin() {
    if (!m_recording) {
        beginCommands(m_commands);
        m_recording = true;
    }
}

void Uploader::submit() {
    if (!m_recording) {
        return;
    }
    VkMemoryBarrier barrier{};
    barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
    barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
    vkCmdPipelineBarrier(m_commands, VK_PIPELINE_STAGE_TRANSFER_BIT,
                         VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1, &barrier, 0, nullptr, 0,
                         nullptr);
    submitAndWait(m_device, m_commands, m_fence.get(), "upload the asset");
    m_used = 0;
    m_recording = false;
}

void Uploader::finish() {
    submit();
}

}  // namespace sinew
