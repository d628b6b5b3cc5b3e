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

constexpr std::uint32_t blocksOver(std::uint32_t texels, std::uint32_t block) noexcept {
    return (texels + block - 1) / block;
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
    prepareTarget(image);
    copyLevel(image, 0, {.bytes = texelBytes}, {image.extent, texels});
    recordMipmaps(m_commands, image);
}

void Uploader::write(const Image2D& image, const TexelBlock& block,
                     std::span<const LevelTexels> levels) {
    prepareTarget(image);
    for (std::uint32_t level = 0; level < image.mipLevels; ++level) {
        copyLevel(image, level, block, levels[level]);
    }
    transition(m_commands, {.image = image.image.get(),
                            .from = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                            .to = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
                            .before = VK_PIPELINE_STAGE_TRANSFER_BIT,
                            .wrote = VK_ACCESS_TRANSFER_WRITE_BIT,
                            .after = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                            .uses = VK_ACCESS_SHADER_READ_BIT});
}

void Uploader::prepareTarget(const Image2D& image) {
    begin();
    transition(m_commands, {.image = image.image.get(),
                            .to = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                            .after = VK_PIPELINE_STAGE_TRANSFER_BIT,
                            .uses = VK_ACCESS_TRANSFER_WRITE_BIT});
}

void Uploader::copyLevel(const Image2D& image, std::uint32_t level, const TexelBlock& block,
                         const LevelTexels& texels) {
    const std::uint32_t blockRows = blocksOver(texels.extent.height, block.height);
    const std::size_t rowBytes =
        std::size_t{blocksOver(texels.extent.width, block.width)} * block.bytes;
    const auto mostRows = static_cast<std::uint32_t>(kStagingBytes / rowBytes);
    for (std::uint32_t row = 0; row < blockRows;) {
        const std::uint32_t rows = std::min(mostRows, blockRows - row);
        const auto band = texels.bytes.subspan(row * rowBytes, rows * rowBytes);
        if (m_used + band.size() > kStagingBytes) {
            submit();
        }
        const Staged staged = stage(band);
        const std::uint32_t top = row * block.height;
        VkBufferImageCopy copy{};
        copy.bufferOffset = staged.offset;
        copy.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, level, 0, 1};
        copy.imageOffset = {0, static_cast<std::int32_t>(top), 0};
        copy.imageExtent = {texels.extent.width,
                            std::min(rows * block.height, texels.extent.height - top), 1};
        vkCmdCopyBufferToImage(m_commands, m_staging.get(), image.image.get(),
                               VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, &copy);
        row += rows;
    }
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
