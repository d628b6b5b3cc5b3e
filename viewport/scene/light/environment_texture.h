// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/light/environment.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"

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

}  // namespace sinew
