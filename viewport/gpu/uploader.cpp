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

// Who uses what was uploaded; mipmaps are made by copies.
constexpr VkPipelineStageFlags kReaders =
    VK_PIPELINE_STAGE_VERTEX_INPUT_BIT | VK_PIPELINE_STAGE_VERTEX_SHADER_BIT |
    VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
    VK_PIPELINE_STAGE_TRANSFER_BIT;
constexpr VkAccessFlags kReads = VK_ACCESS_INDEX_READ_BIT | VK_ACCESS_VERTEX_ATTRIBUTE_READ_BIT |
                                 VK_ACCESS_UNIFORM_READ_BIT | VK_ACCESS_SHADER_READ_BIT |
                                 VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;

constexpr std::uint32_t blocksOver(std::uint32_t texels, std::uint32_t block) noexcept {
    return (texels + block - 1) / block;
}

}  // namespace

Uploader::Uploader(const DeviceView& device) : Uploader(device, nullptr) {}

Uploader::Uploader(const DeviceView& device, UploadQueue& queue) : Uploader(device, &queue) {}

Uploader::Uploader(const DeviceView& device, UploadQueue* queue)
    : m_device(device),
      m_direct(device.device),
      m_queue(queue),
      m_arena(device, MemoryArena::Access::Upload, kStagingBytes),
      m_staging(makeBuffer(device, kStagingBytes, VK_BUFFER_USAGE_TRANSFER_SRC_BIT)),
      m_mapped(m_arena.bind(m_staging.get())),
      m_pool(makeCommandPool(device, isApart() ? device.transferFamily : device.queueFamily)),
      m_fence(makeFence(device)),
      m_commands(allocateCommands(device, m_pool.get())) {}

bool Uploader::isApart() const noexcept {
    return m_device.transferQueue != VK_NULL_HANDLE &&
           m_device.transferFamily != m_device.queueFamily;
}

void Uploader::write(VkBuffer buffer, VkDeviceSize offset, std::span<const std::byte> bytes) {
    if (isApart() && !bytes.empty() && (m_buffers.empty() || m_buffers.back() != buffer)) {
        m_buffers.push_back(buffer);
    }
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
    complete({{image.image.get(), image.extent, image.mipLevels}, true});
}

void Uploader::write(const Image2D& image, const TexelBlock& block,
                     std::span<const LevelTexels> levels) {
    prepareTarget(image);
    for (std::uint32_t level = 0; level < image.mipLevels; ++level) {
        copyLevel(image, level, block, levels[level]);
    }
    complete({{image.image.get(), image.extent, image.mipLevels}, false});
}

void Uploader::complete(const Arrival& arrival) {
    if (isApart()) {
        m_arrivals.push_back(arrival);
    } else if (arrival.halve) {
        recordMipmaps(m_commands, arrival.chain);
    } else {
        transition(m_commands, {.image = arrival.chain.image,
                                .from = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                                .to = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
                                .before = VK_PIPELINE_STAGE_TRANSFER_BIT,
                                .wrote = VK_ACCESS_TRANSFER_WRITE_BIT,
                                .after = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                                .uses = VK_ACCESS_SHADER_READ_BIT});
    }
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
    m_written += count;
    return staged;
}

void Uploader::begin() {
    if (!m_recording) {
        beginCommands(m_device, m_pool.get(), m_commands);
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
    barrier.dstAccessMask = isApart() ? VkAccessFlags{VK_ACCESS_TRANSFER_WRITE_BIT} : kReads;
    vkCmdPipelineBarrier(
        m_commands, VK_PIPELINE_STAGE_TRANSFER_BIT,
        isApart() ? VkPipelineStageFlags{VK_PIPELINE_STAGE_TRANSFER_BIT} : kReaders, 0, 1, &barrier,
        0, nullptr, 0, nullptr);
    run(isApart() ? m_device.transferQueue : m_device.queue, m_commands);
    m_used = 0;
    m_recording = false;
}

void Uploader::run(VkQueue queue, VkCommandBuffer commands) {
    check(vkEndCommandBuffer(commands), "upload the asset");
    UploadQueue& submitter = m_queue != nullptr ? *m_queue : static_cast<UploadQueue&>(m_direct);
    submitter.run(queue, commands, m_fence.get());
    if (m_expected > 0) {
        const double fraction = static_cast<double>(m_written) / static_cast<double>(m_expected);
        submitter.report(static_cast<float>(std::min(fraction, 1.0)));
    }
}

void Uploader::finish() {
    if (m_buffers.empty() && m_arrivals.empty()) {
        submit();
        return;
    }
    std::sort(m_buffers.begin(), m_buffers.end());
    m_buffers.erase(std::unique(m_buffers.begin(), m_buffers.end()), m_buffers.end());
    begin();
    moveToGraphics(m_commands, false);
    submit();

    const Unique<VkCommandPool> pool = makeCommandPool(m_device);
    VkCommandBuffer commands = allocateCommands(m_device, pool.get());
    beginCommands(commands);
    moveToGraphics(commands, true);
    for (const Arrival& arrival : m_arrivals) {
        if (arrival.halve) {
            recordMipmaps(commands, arrival.chain);
        }
    }
    run(m_device.queue, commands);
    m_buffers.clear();
    m_arrivals.clear();
}

// Both families record the same barrier: the one that gives names what it did, the one that takes
// what it will do (Vulkan 1.1, 6.7.4).
void Uploader::moveToGraphics(VkCommandBuffer commands, bool acquires) const {
    std::vector<VkBufferMemoryBarrier> buffers;
    for (const VkBuffer buffer : m_buffers) {
        VkBufferMemoryBarrier& barrier = buffers.emplace_back();
        barrier.sType = VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER;
        barrier.srcAccessMask = acquires ? 0 : VK_ACCESS_TRANSFER_WRITE_BIT;
        barrier.dstAccessMask = acquires ? kReads : 0;
        barrier.srcQueueFamilyIndex = m_device.transferFamily;
        barrier.dstQueueFamilyIndex = m_device.queueFamily;
        barrier.buffer = buffer;
        barrier.size = VK_WHOLE_SIZE;
    }
    std::vector<VkImageMemoryBarrier> images;
    for (const Arrival& arrival : m_arrivals) {
        VkImageMemoryBarrier& barrier = images.emplace_back();
        const VkAccessFlags next =
            arrival.halve ? VK_ACCESS_TRANSFER_WRITE_BIT : VK_ACCESS_SHADER_READ_BIT;
        barrier.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER;
        barrier.srcAccessMask = acquires ? 0 : VK_ACCESS_TRANSFER_WRITE_BIT;
        barrier.dstAccessMask = acquires ? next : 0;
        barrier.oldLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
        barrier.newLayout = arrival.halve ? VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL
                                          : VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
        barrier.srcQueueFamilyIndex = m_device.transferFamily;
        barrier.dstQueueFamilyIndex = m_device.queueFamily;
        barrier.image = arrival.chain.image;
        barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, VK_REMAINING_MIP_LEVELS, 0,
                                    VK_REMAINING_ARRAY_LAYERS};
    }
    vkCmdPipelineBarrier(
        commands, acquires ? VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT : VK_PIPELINE_STAGE_TRANSFER_BIT,
        acquires ? kReaders : VkPipelineStageFlags{VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT}, 0, 0,
        nullptr, static_cast<std::uint32_t>(buffers.size()), buffers.data(),
        static_cast<std::uint32_t>(images.size()), images.data());
}

}  // namespace sinew
