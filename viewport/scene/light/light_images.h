// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "viewport/scene/light/environment_texture.h"
#include "viewport/scene/light/shadow_map.h"

namespace sinew {

/// The pictures that light a scene: an environment, the table of the BRDFs, the key light's
/// shadow. Bindings 3, 4, 5 and 7 of the scene set; 6, what is behind, has a stand-in.
class LightImages {
public:
    explicit LightImages(const DeviceView& device);

    /// What a frame asks for: its environment (none: the studio) and a shadow of full size.
    struct Wish {
        std::shared_ptr<const Environment> environment;
        bool shadow = false;
    };
    [[nodiscard]] bool fits(const Wish& wish) const noexcept;
    /// Makes what is missing. The device must be idle, and `write` comes next. Throws GpuError.
    void follow(const Wish& wish);
    /// Into a scene set that no frame reads.
    void write(VkDescriptorSet sceneSet) const noexcept;

    [[nodiscard]] const ShadowMap& shadow() const noexcept { return *m_shadow; }
    [[nodiscard]] VkRenderPass shadowPass() const noexcept { return m_shadowPass.get(); }

private:
    DeviceView m_device;  // borrowed
    Unique<VkSampler> m_trilinear;
    Unique<VkSampler> m_texels;
    Unique<VkSampler> m_comparing;
    Unique<VkRenderPass> m_shadowPass;
    BrdfTexture m_brdf;
    EnvironmentTexture m_studio;
    std::shared_ptr<const Environment> m_environment;  // shown instead of the studio
    std::optional<EnvironmentTexture> m_other;
    std::unique_ptr<ShadowMap> m_shadow;  // of one texel until a shadow is wished
};

}  // namespace sinew
