// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/light/environment_texture.h"

#include <vulkan/vulkan.h>

#include <cstring>
#include <span>

#include "model/light/brdf_table.h"
#include "viewport/gpu/buffer.h"
#include "viewport/gpu/commands.h"

namespace sinew {
namespace {

constexpr VkImageUsageFlags kUsage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;
constexpr std::uint32_t kCubeLayers = 6;

struct LevelBytes {
    std::uint32_t side;
    std::span<const std::byte> bytes;  // of all layers
};

/// Fills all levels of an image in one go.
void upload(const DeviceView& device, const Image2D& image, std::span<const LevelBytes> levels,
            std::uint32_t layers) {
    VkDeviceSize total = 0;
    for (const LevelBytes& level : levels) {
        total += level.bytes.size();
    }
    MemoryArena arena(device, MemoryArena::Access::Upload, total);
    const Unique<VkBuffer> staging = makeBuffer(device, total, VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
    std::byte* const mapped = arena.bind(staging.get());
    const auto pool = makeCommandPool(device);
    const auto fence = makeFence(device);
    const VkCommandBuffer commands = allocateCommands(device, pool.get());
    beginCommands(commands);
    transition(commands, {.image = image.image.get(),
                          .to = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                          .after = VK_PIPELINE_STAGE_TRANSFER_BIT,
                          .uses = VK_ACCESS_TRANSFER_WRITE_BIT});
    VkBufferImageCopy copy{};
    copy.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, layers};
    for (const LevelBytes& level : levels) {
        std::memcpy(mapped + copy.bufferOffset, level.bytes.data(), level.bytes.size());
        copy.imageExtent = {level.side, level.side, 1};
        vkCmdCopyBufferToImage(commands, staging.get(), image.image.get(),
                               VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, &copy);
        copy.bufferOffset += level.bytes.size();
        ++copy.imageSubresource.mipLevel;
    }
    transition(commands, {.image = image.image.get(),
                          .from = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                          .to = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
                          .before = VK_PIPELINE_STAGE_TRANSFER_BIT,
                          .wrote = VK_ACCESS_TRANSFER_WRITE_BIT,
                          .after = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                          .uses = VK_ACCESS_SHADER_READ_BIT});
    submitAndWait(device, commands, fence.get(), "upload the light");
}

}  // namespace

EnvironmentTexture::EnvironmentTexture(const DeviceView& device, const Environment& environment)
    : m_arena(device, MemoryArena::Access::Device) {
    std::vector<LevelBytes> levels;
    for (const Environment::Level& level : environment.mirrored) {
        levels.push_back({level.side, std::as_bytes(std::span(level.texels))});
    }
    const std::uint32_t side = levels.front().side;
    m_image = makeImage(device, m_arena,
                        {.format = VK_FORMAT_E5B9G9R9_UFLOAT_PACK32,
                         .extent = {side, side},
                         .usage = kUsage,
                         .mipLevels = static_cast<std::uint32_t>(levels.size()),
                         .cube = true});
    upload(device, m_image, levels, kCubeLayers);
}

BrdfTexture::BrdfTexture(const DeviceView& device) : m_arena(device, MemoryArena::Access::Device) {
    const BrdfTable table = brdfTable();
    m_image = makeImage(device, m_arena,
                        {.format = VK_FORMAT_R16G16B16A16_SFLOAT,
                         .extent = {table.side, table.side},
                         .usage = kUsage});
    const LevelBytes level{table.side, std::as_bytes(table.texels)};
    upload(device, m_image, std::span(&level, 1), 1);
}

}  // namespace sinew
