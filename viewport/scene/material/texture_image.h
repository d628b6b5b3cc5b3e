// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>

#include "model/asset/image.h"
#include "model/asset/material.h"
#include "viewport/gpu/device_view.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/unique.h"
#include "viewport/gpu/uploader.h"

namespace sinew {

/// One sampler per distinct setting. Textures with fully linear filtering and mipmaps use
/// anisotropic filtering up to 16x on GPUs that support it.
class SamplerCache {
public:
    explicit SamplerCache(const DeviceView& device);
    [[nodiscard]] VkSampler get(const TextureSampler& settings);

private:
    // Three filters with 2 values, mipmaps on or off, two wrap modes with 3 values.
    static constexpr std::size_t kMost = 2 * 2 * 2 * 2 * 3 * 3;

    DeviceView m_device;                              // borrowed
    float m_anisotropy;                               // 0: none
    std::array<Unique<VkSampler>, kMost> m_samplers;  // [settings], created on demand
};

/// Whether the image has pixels or blocks that match its size.
[[nodiscard]] bool hasTexels(const Image& image) noexcept;

/// The encoding of a texture. Determined by the slot, regardless of the image format (glTF 2.0,
/// 3.9.2).
enum class TextureCoding { Srgb, Linear };
inline constexpr std::size_t kTextureCodings = static_cast<std::size_t>(TextureCoding::Linear) + 1;

/// Why the device cannot sample the image; empty if it can.
[[nodiscard]] std::string unsampledReason(const DeviceView& device, const Image& image,
                                          TextureCoding coding);

/// Uploads an image that has texels and that the device can sample. Generates mipmaps for pixels;
/// blocks keep the stored mipmaps.
[[nodiscard]] Image2D uploadTexture(const DeviceView& device, MemoryArena& arena,
                                    Uploader& uploader, const Image& image, TextureCoding coding);

/// A single linear texel, for missing textures.
[[nodiscard]] Image2D uploadTexel(const DeviceView& device, MemoryArena& arena, Uploader& uploader,
                                  const std::array<std::uint8_t, 4>& rgba);

/// Magenta and black squares, for images that the device cannot sample.
[[nodiscard]] Image2D uploadPlaceholder(const DeviceView& device, MemoryArena& arena,
                                        Uploader& uploader);

}  // namespace sinew
