// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/light/light_images.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <cstring>
#include <span>

#include "model/light/brdf_table.h"
#include "model/light/harmonics.h"
#include "model/light/octahedral.h"
#include "viewport/gpu/commands.h"
#include "viewport/gpu/create.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/light/scene_lights.h"

namespace sinew {

namespace {

static_assert(layout::kLightLevels == kMirroredLevels);
static_assert(layout::kLightSteps + 1 == mirroredSide(0));
constexpr std::uint32_t kMatteSide = layout::kMatteSteps + 1;

constexpr VkFormat kFormat = VK_FORMAT_R16G16B16A16_SFLOAT;
constexpr VkImageUsageFlags kUsage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;

/// Fills an image with texels, row by row.
void upload(const DeviceView& device, const Image2D& image, std::span<const std::byte> texels) {
    MemoryArena arena(device, MemoryArena::Access::Upload, texels.size());
    const Unique<VkBuffer> staging =
        makeBuffer(device, "staging of light", texels.size(), VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
    std::memcpy(arena.bind(staging.get()), texels.data(), texels.size());
    const auto pool = makeCommandPool(device, "light");
    const auto fence = makeFence(device, "light");
    const VkCommandBuffer commands = allocateCommands(device, "light", pool.get());
    beginCommands(commands);
    transition(commands, {.image = image.image.get(),
                          .to = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                          .after = VK_PIPELINE_STAGE_TRANSFER_BIT,
                          .uses = VK_ACCESS_TRANSFER_WRITE_BIT});
    VkBufferImageCopy copy{};
    copy.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
    copy.imageExtent = {image.extent.width, image.extent.height, 1};
    vkCmdCopyBufferToImage(commands, staging.get(), image.image.get(),
                           VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, &copy);
    transition(commands, {.image = image.image.get(),
                          .from = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                          .to = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
                          .before = VK_PIPELINE_STAGE_TRANSFER_BIT,
                          .wrote = VK_ACCESS_TRANSFER_WRITE_BIT,
                          .after = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
                          .uses = VK_ACCESS_SHADER_READ_BIT});
    submitAndWait(device, commands, fence.get(), "upload the light");
}

/// The image for environment.glsl. Texels outside the squares are 0.
class LightPicture {
public:
    /// `texels`: rows of a square, placed with its first texel at `first`.
    void place(std::span<const std::uint64_t> texels, std::uint32_t side, const glm::uvec2& first) {
        for (std::uint32_t row = 0; row < side; ++row) {
            const std::size_t to = std::size_t{first.y + row} * layout::kLightWidth + first.x;
            std::ranges::copy(texels.subspan(std::size_t{row} * side, side), &m_texels.at(to));
        }
    }

    [[nodiscard]] std::span<const std::byte> bytes() const {
        return std::as_bytes(std::span(m_texels));
    }

private:
    std::vector<std::uint64_t> m_texels =
        std::vector<std::uint64_t>(std::size_t{layout::kLightWidth} * layout::kLightHeight, 0);
};

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

constexpr std::uint32_t kEnvironmentBinding = 3;
constexpr std::uint32_t kBrdfBinding = 4;
constexpr std::uint32_t kShadowBinding = 5;
constexpr std::uint32_t kBehindBinding = 6;
constexpr std::uint32_t kShadowDepthBinding = 7;
constexpr std::uint32_t kSceneDepthBinding = 8;

constexpr VkFormat kShadowFormat = VK_FORMAT_D16_UNORM;  // every device renders to and samples it

/// A comparison sampler: 1 if the reference is not behind the stored depth; filtered if the device
/// supports it.
Unique<VkSampler> makeShadowSampler(const DeviceView& device) {
    VkFormatProperties properties{};
    vkGetPhysicalDeviceFormatProperties(device.physical, kShadowFormat, &properties);
    const bool filters =
        (properties.optimalTilingFeatures & VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT) != 0;
    VkSamplerCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO;
    info.magFilter = filters ? VK_FILTER_LINEAR : VK_FILTER_NEAREST;
    info.minFilter = info.magFilter;
    info.addressModeU = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
    info.addressModeV = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
    info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
    info.borderColor = VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE;
    info.compareEnable = VK_TRUE;
    info.compareOp = VK_COMPARE_OP_LESS_OR_EQUAL;
    return create(device, vkCreateSampler, info, "create the sampler of the shadow",
                  "shadow sampler");
}

/// Cleared to the farthest depth; waits for that.
PassTarget clearedShadow(const DeviceView& device, std::uint32_t side) {
    PassTarget shadow(device, shadowPass());
    shadow.resize({side, side});
    const auto pool = makeCommandPool(device, "shadow");
    const auto fence = makeFence(device, "shadow cleared");
    const VkCommandBuffer commands = allocateCommands(device, "shadow", pool.get());
    beginCommands(commands);
    { const PassScope pass = shadow.begin(commands, "shadow"); }
    submitAndWait(device, commands, fence.get(), "clear the shadow");
    return shadow;
}

}  // namespace

EnvironmentTexture::EnvironmentTexture(const DeviceView& device, const Environment& environment)
    : m_arena(device, MemoryArena::Access::Device) {
    LightPicture picture;
    picture.place(matteTexels(environment), kMatteSide, {layout::kMatteLeft, layout::kMatteTop});
    std::uint32_t top = 0;
    for (std::uint32_t level = 0; level < kMirroredLevels; ++level) {
        picture.place(environment.mirrored.at(level), mirroredSide(level), {0, top});
        top += mirroredSide(level);
    }
    m_image = makeImage(device, m_arena,
                        {.name = "environment",
                         .format = kFormat,
                         .extent = {layout::kLightWidth, layout::kLightHeight},
                         .usage = kUsage});
    upload(device, m_image, picture.bytes());
}

BrdfTexture::BrdfTexture(const DeviceView& device) : m_arena(device, MemoryArena::Access::Device) {
    const BrdfTable table = brdfTable();
    m_image = makeImage(device, m_arena,
                        {.name = "BRDF table",
                         .format = kFormat,
                         .extent = {table.side, table.side},
                         .usage = kUsage});
    upload(device, m_image, std::as_bytes(table.texels));
}

RenderPass shadowPass() noexcept {
    return {.name = "shadow", .depthFormat = kShadowFormat};
}

LightImages::LightImages(const DeviceView& device)
    : m_device(device),
      m_trilinear(makeTrilinearSampler(device)),
      m_texels(makeTexelSampler(device)),
      m_comparing(makeShadowSampler(device)),
      m_brdf(device),
      m_studio(device, *studioEnvironment()),
      m_shadow(clearedShadow(device, 1)) {}

bool LightImages::fits(const Request& request) const noexcept {
    return request.environment == m_environment && (!request.shadow || m_shadow.extent().width > 1);
}

void LightImages::follow(const Request& request) {
    if (request.environment != m_environment) {
        std::optional<EnvironmentTexture> other;
        if (request.environment) {
            other.emplace(m_device, *request.environment);
        }
        m_other = std::move(other);
        m_environment = request.environment;
    }
    if (request.shadow && m_shadow.extent().width == 1) {
        m_shadow = clearedShadow(m_device, kShadowSide);
    }
}

void LightImages::write(VkDescriptorSet sceneSet) const noexcept {
    const EnvironmentTexture& environment = m_other ? *m_other : m_studio;
    const VkImageView shadow = m_shadow.depth().view.get();
    writeSet(m_device, sceneSet, kEnvironmentBinding, environment.view(), m_trilinear.get());
    writeSet(m_device, sceneSet, kBrdfBinding, m_brdf.view(), m_trilinear.get());
    writeSet(m_device, sceneSet, kShadowBinding, shadow, m_comparing.get());
    writeSet(m_device, sceneSet, kBehindBinding, m_brdf.view(), m_trilinear.get());
    writeSet(m_device, sceneSet, kShadowDepthBinding, shadow, m_texels.get());
    writeSet(m_device, sceneSet, kSceneDepthBinding, shadow, m_texels.get());
}

}  // namespace sinew
