// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/light/light_images.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <span>

#include "model/light/brdf_table.h"
#include "model/light/harmonics.h"
#include "model/light/octahedral.h"
#include "viewport/gpu/commands.h"
#include "viewport/gpu/create.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/uploader.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/light/scene_lights.h"

namespace sinew {

namespace {

static_assert(layout::kLightLevels == kMirroredLevels);
static_assert(layout::kLightSteps + 1 == mirroredSide(0));
constexpr std::uint32_t kMatteSide = layout::kMatteSteps + 1;

constexpr VkFormat kFormat = VK_FORMAT_R16G16B16A16_SFLOAT;
/// `texels`: half floats, row by row. Waits for the upload.
LightTexture textureOf(const DeviceView& device, const char* name, VkExtent2D extent,
                       std::span<const std::byte> texels) {
    LightTexture texture{.arena = MemoryArena(device, MemoryArena::Access::Device), .image = {}};
    texture.image =
        makeImage(device, texture.arena,
                  {.name = name,
                   .format = kFormat,
                   .extent = extent,
                   .usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT});
    DirectQueue queue(device.device);
    Uploader uploader(device, queue);
    uploader.write(texture.image, texels, sizeof(std::uint64_t));
    uploader.finish();
    return texture;
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
    const bool filters =
        supports(device.physical, kShadowFormat, VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT);
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

LightTexture environmentTexture(const DeviceView& device, const Environment& environment) {
    LightPicture picture;
    picture.place(matteTexels(environment), kMatteSide, {layout::kMatteLeft, layout::kMatteTop});
    std::uint32_t top = 0;
    for (std::uint32_t level = 0; level < kMirroredLevels; ++level) {
        picture.place(environment.mirrored.at(level), mirroredSide(level), {0, top});
        top += mirroredSide(level);
    }
    return textureOf(device, "environment", {layout::kLightWidth, layout::kLightHeight},
                     picture.bytes());
}

LightTexture brdfTexture(const DeviceView& device) {
    const BrdfTable table = brdfTable();
    return textureOf(device, "BRDF table", {table.side, table.side}, std::as_bytes(table.texels));
}

/// Cleared to the farthest depth; waits for that.
PassTarget clearedShadow(const DeviceView& device, std::uint32_t side) {
    PassTarget shadow(device, shadowPass());
    shadow.resize({side, side});
    CommandRun run(device, "shadow");
    { const PassScope pass = shadow.begin(run.begin(), "shadow"); }
    run.submitAndWait("clear the shadow");
    return shadow;
}

}  // namespace

RenderPass shadowPass() noexcept {
    return {.name = "shadow", .depthFormat = kShadowFormat};
}

LightImages::LightImages(const DeviceView& device)
    : m_device(device),
      m_trilinear(makeTrilinearSampler(device)),
      m_texels(makeTexelSampler(device)),
      m_comparing(makeShadowSampler(device)),
      m_brdf(brdfTexture(device)),
      m_studio(environmentTexture(device, *studioEnvironment())),
      m_shadow(clearedShadow(device, 1)) {}

bool LightImages::fits(const Request& request) const noexcept {
    return request.environment == m_environment && (!request.shadow || m_shadow.extent().width > 1);
}

void LightImages::follow(const Request& request) {
    if (request.environment != m_environment) {
        m_other = request.environment
                      ? std::optional(environmentTexture(m_device, *request.environment))
                      : std::nullopt;
        m_environment = request.environment;
    }
    if (request.shadow && m_shadow.extent().width == 1) {
        m_shadow = clearedShadow(m_device, kShadowSide);
    }
}

void LightImages::write(VkDescriptorSet sceneSet) const noexcept {
    const LightTexture& environment = m_other ? *m_other : m_studio;
    const VkImageView shadow = m_shadow.depth().view.get();
    writeSet(m_device, sceneSet, kEnvironmentBinding, environment.image.view.get(),
             m_trilinear.get());
    writeSet(m_device, sceneSet, kBrdfBinding, m_brdf.image.view.get(), m_trilinear.get());
    writeSet(m_device, sceneSet, kShadowBinding, shadow, m_comparing.get());
    writeSet(m_device, sceneSet, kBehindBinding, m_brdf.image.view.get(), m_trilinear.get());
    writeSet(m_device, sceneSet, kShadowDepthBinding, shadow, m_texels.get());
    writeSet(m_device, sceneSet, kSceneDepthBinding, shadow, m_texels.get());
}

}  // namespace sinew
