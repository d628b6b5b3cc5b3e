// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "viewport/gpu/pass_target.h"
#include "viewport/scene/light/environment_texture.h"

namespace sinew {

/// The pass that draws into LightImages::shadow.
[[nodiscard]] RenderPass shadowPass() noexcept;

/// The images that light a scene: an environment, the BRDF table, the key light's shadow. Bindings
/// 3, 4, 5 and 7 of the scene set; binding 6 (BehindPicture) gets a placeholder.
class LightImages {
public:
    explicit LightImages(const DeviceView& device);

    /// Requirements of a frame: its environment (none: the studio) and whether it needs a shadow.
    struct Wish {
        std::shared_ptr<const Environment> environment;
        bool shadow = false;
    };
    [[nodiscard]] bool fits(const Wish& wish) const noexcept;
    /// Creates missing images. The device must be idle, and `write` must follow. Throws GpuError.
    void follow(const Wish& wish);
    /// Writes to a scene set that is not in use.
    void write(VkDescriptorSet sceneSet) const noexcept;

    /// Depth from the key light, which its pass leaves readable by fragment shaders.
    [[nodiscard]] const PassTarget& shadow() const noexcept { return m_shadow; }

private:
    DeviceView m_device;  // borrowed
    Unique<VkSampler> m_trilinear;
    Unique<VkSampler> m_texels;
    Unique<VkSampler> m_comparing;
    BrdfTexture m_brdf;
    EnvironmentTexture m_studio;
    std::shared_ptr<const Environment> m_environment;  // replaces the studio
    std::optional<EnvironmentTexture> m_other;
    PassTarget m_shadow;  // one texel until a shadow is needed
};

}  // namespace sinew
