// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "model/light/environment.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/render_pass.h"

namespace sinew {

/// An environment's light, ready for sampling, in one half-float image without mipmaps: specular
/// squares per roughness, one below the other, and the diffuse square next to the second. Squares
/// are octahedral maps (model/light/octahedral.h), which every device filters faster than cubes,
/// software devices several times. The constructor uploads and waits; it throws GpuError if memory
/// runs out.
class EnvironmentTexture {
public:
    EnvironmentTexture(const DeviceView& device, const Environment& environment);

    [[nodiscard]] VkImageView view() const noexcept { return m_image.view.get(); }

private:
    MemoryArena m_arena;
    Image2D m_image;
};

/// The table of model/light/brdf_table.h as a half-float image; the same contract.
class BrdfTexture {
public:
    explicit BrdfTexture(const DeviceView& device);

    [[nodiscard]] VkImageView view() const noexcept { return m_image.view.get(); }

private:
    MemoryArena m_arena;
    Image2D m_image;
};

/// The pass that draws into LightImages::shadow.
[[nodiscard]] RenderPass shadowPass() noexcept;

/// The images that light a scene: an environment, the BRDF table, the key light's shadow. Bindings
/// 3, 4, 5 and 7 of the scene set; binding 6 (BehindPicture) gets a placeholder.
class LightImages {
public:
    explicit LightImages(const DeviceView& device);

    /// Requirements of a frame: its environment (none: the studio) and whether it needs a shadow.
    struct Request {
        std::shared_ptr<const Environment> environment;
        bool shadow = false;
    };
    [[nodiscard]] bool fits(const Request& request) const noexcept;
    /// Creates missing images. The device must be idle, and `write` must follow. Throws GpuError.
    void follow(const Request& request);
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
