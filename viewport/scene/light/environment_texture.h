// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/light/environment.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"

namespace sinew {

/// An environment's mirrored light as a cube with its mipmaps, ready for sampling. Its format
/// (E5B9G9R9) is one that every device samples with filtering. The constructor uploads and waits;
/// it throws GpuError when memory runs out.
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
