// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/light/environment.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"

namespace sinew {

/// An environment's light, ready for sampling, in one picture of half floats without mipmaps: what
/// is mirrored at every roughness, one square below the other, and beside the second of them what
/// white matte surfaces send back. Squares are octahedra (model/light/octahedral.h), which every
/// device filters faster than cubes, software devices several times. The constructor uploads and
/// waits; it throws GpuError when memory runs out.
class EnvironmentTexture {
public:
    EnvironmentTexture(const DeviceView& device, const Environment& environment);

    [[nodiscard]] VkImageView view() const noexcept { return m_image.view.get(); }

private:
    MemoryArena m_arena;
    Image2D m_image;
};

/// The table of model/light/brdf_table.h as a picture of half floats; the same contract.
class BrdfTexture {
public:
    explicit BrdfTexture(const DeviceView& device);

    [[nodiscard]] VkImageView view() const noexcept { return m_image.view.get(); }

private:
    MemoryArena m_arena;
    Image2D m_image;
};

}  // namespace sinew
