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

/// A half-float image without mipmaps, ready for sampling.
struct LightTexture {
    MemoryArena arena;
    Image2D image;
};

/// The pass that draws into LightImages::shadow.
[[nodiscard]] RenderPass shadowPass() noexcept;

/// The images that light a scene: an environment, the table of model/light/brdf_table.h, the key
/// light's shadow. Bindings 3, 4, 5 and 7 of the scene set; binding 6 (BehindPicture) gets a
/// placeholder.
///
/// An environment is specular squares per roughness, one below the other, and the diffuse square
/// next to the second. Squares are octahedral maps (model/light/octahedral.h), which every device
/// filters faster than cubes, software devices several times.
class LightImages {
public:
    /// Uploads and waits. Throws GpuError if memory runs out.
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
    LightTexture m_brdf;
    LightTexture m_studio;
    std::shared_ptr<const Environment> m_environment;  // replaces the studio
    std::optional<LightTexture> m_other;
    PassTarget m_shadow;  // one texel until a shadow is needed
};

}  // namespace sinew
