// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/light/light_images.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/commands.h"
#include "viewport/gpu/create.h"
#include "viewport/gpu/descriptors.h"
#include "viewport/scene/light/key_light.h"

namespace sinew {
namespace {

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

bool LightImages::fits(const Wish& wish) const noexcept {
    return wish.environment == m_environment && (!wish.shadow || m_shadow.extent().width > 1);
}

void LightImages::follow(const Wish& wish) {
    if (wish.environment != m_environment) {
        std::optional<EnvironmentTexture> other;
        if (wish.environment) {
            other.emplace(m_device, *wish.environment);
        }
        m_other = std::move(other);
        m_environment = wish.environment;
    }
    if (wish.shadow && m_shadow.extent().width == 1) {
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
