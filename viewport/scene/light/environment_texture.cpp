// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/light/environment_texture.h"

#include <vulkan/vulkan.h>

#include <cstring>
#include <span>

#include "model/light/brdf_table.h"
#include "model/light/harmonics.h"
#include "model/light/octahedral.h"
#include "viewport/gpu/buffer.h"
#include "viewport/gpu/commands.h"
#include "viewport/scene/shader_layout.h"

namespace sinew {
namespace {

static_assert(layout::kLightLevels == kMirroredLevels);
static_assert(layout::kLightSteps + 1 == mirroredSide(0));
constexpr std::uint32_t kMatteSide = layout::kMatteSteps + 1;

constexpr VkFormat kFormat = VK_FORMAT_R16G16B16A16_SFLOAT;
constexpr VkImageUsageFlags kUsage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;

/// Texels of a part of a picture, rows one after another.
struct Square {
    std::span<const std::byte> bytes;
    VkOffset2D corner{};
    std::uint32_t side = 0;
};

/// Fills these parts of an image in one go.
void upload(const DeviceView& device, const Image2D& image, std::span<const Square> squares) {
    VkDeviceSize total = 0;
    for (const Square& square : squares) {
        total += square.bytes.size();
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
    copy.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
    for (const Square& square : squares) {
        std::memcpy(mapped + copy.bufferOffset, square.bytes.data(), square.bytes.size());
        copy.imageOffset = {square.corner.x, square.corner.y, 0};
        copy.imageExtent = {square.side, square.side, 1};
        vkCmdCopyBufferToImage(commands, staging.get(), image.image.get(),
                               VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, &copy);
        copy.bufferOffset += square.bytes.size();
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

std::vector<std::uint64_t> matteTexels(const Environment& environment) {
    std::vector<std::uint64_t> texels;
    texels.reserve(std::size_t{kMatteSide} * kMatteSide);
    for (std::uint32_t y = 0; y < kMatteSide; ++y) {
        for (std::uint32_t x = 0; x < kMatteSide; ++x) {
            const glm::vec3 light =
                matteLight(environment.matte, octahedralTexel(x, y, kMatteSide));
            texels.push_back(lightTexel(light));
        }
    }
    return texels;
}

}  // namespace

EnvironmentTexture::EnvironmentTexture(const DeviceView& device, const Environment& environment)
    : m_arena(device, MemoryArena::Access::Device) {
    const std::vector<std::uint64_t> matte = matteTexels(environment);
    std::vector<Square> squares{{.bytes = std::as_bytes(std::span(matte)),
                                 .corner = {layout::kMatteLeft, layout::kMatteTop},
                                 .side = kMatteSide}};
    VkOffset2D corner{};
    for (std::uint32_t level = 0; level < kMirroredLevels; ++level) {
        const std::uint32_t side = mirroredSide(level);
        squares.push_back({std::as_bytes(std::span(environment.mirrored.at(level))), corner, side});
        corner.y += static_cast<std::int32_t>(side);
    }
    m_image = makeImage(device, m_arena,
                        {.format = kFormat,
                         .extent = {layout::kLightWidth, layout::kLightHeight},
                         .usage = kUsage});
    upload(device, m_image, squares);
}

BrdfTexture::BrdfTexture(const DeviceView& device) : m_arena(device, MemoryArena::Access::Device) {
    const BrdfTable table = brdfTable();
    m_image = makeImage(device, m_arena,
                        {.format = kFormat, .extent = {table.side, table.side}, .usage = kUsage});
    const Square square{.bytes = std::as_bytes(table.texels), .side = table.side};
    upload(device, m_image, std::span(&square, 1));
}

}  // namespace sinew
