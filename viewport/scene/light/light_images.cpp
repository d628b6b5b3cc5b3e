// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/light/light_images.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/clamped_samplers.h"
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

}  // namespace

LightImages::LightImages(const DeviceView& device)
    : m_device(device),
      m_trilinear(makeTrilinearSampler(device)),
      m_texels(makeTexelSampler(device)),
      m_comparing(makeShadowSampler(device)),
      m_shadowPass(makeShadowPass(device)),
      m_brdf(device),
      m_studio(device, *studioEnvironment()),
      m_shadow(std::make_unique<ShadowMap>(device, m_shadowPass.get(), 1)) {}

bool LightImages::fits(const Wish& wish) const noexcept {
    return wish.environment == m_environment && (!wish.shadow || m_shadow->side() > 1);
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
    if (wish.shadow && m_shadow->side() == 1) {
        m_shadow = std::make_unique<ShadowMap>(m_device, m_shadowPass.get(), kShadowSide);
    }
}

void LightImages::write(VkDescriptorSet sceneSet) const noexcept {
    const EnvironmentTexture& environment = m_other ? *m_other : m_studio;
    writeSet(m_device, sceneSet, kEnvironmentBinding, environment.view(), m_trilinear.get());
    writeSet(m_device, sceneSet, kBrdfBinding, m_brdf.view(), m_trilinear.get());
    writeSet(m_device, sceneSet, kShadowBinding, m_shadow->view(), m_comparing.get());
    writeSet(m_device, sceneSet, kBehindBinding, m_brdf.view(), m_trilinear.get());
    writeSet(m_device, sceneSet, kShadowDepthBinding, m_shadow->view(), m_texels.get());
    writeSet(m_device, sceneSet, kSceneDepthBinding, m_shadow->view(), m_texels.get());
}

}  // namespace sinew
