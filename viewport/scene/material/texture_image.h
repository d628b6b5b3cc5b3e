// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>

#include "model/asset/image.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/uploader.h"

namespace sinew {

/// Whether the image has pixels or blocks of the size that it claims.
[[nodiscard]] bool hasTexels(const Image& image) noexcept;

/// What the numbers of a texture mean. The slot decides, whatever the file's format says (glTF
/// 2.0, 3.9.2).
enum class TextureCoding { Srgb, Linear };

/// Why the device cannot sample the image, in words; empty: it can.
[[nodiscard]] std::string unsampledReason(const DeviceView& device, const Image& image,
                                          TextureCoding coding);

/// Uploads an image that has texels and that the device samples. Pixels get mipmaps made here,
/// blocks keep those of the file.
[[nodiscard]] Image2D uploadTexture(const DeviceView& device, MemoryArena& arena,
                                    Uploader& uploader, const Image& image, TextureCoding coding);

/// One linear texel, where there is no texture.
[[nodiscard]] Image2D uploadTexel(const DeviceView& device, MemoryArena& arena, Uploader& uploader,
                                  const std::array<std::uint8_t, 4>& rgba);

/// Magenta and black squares, for what the device cannot sample.
[[nodiscard]] Image2D uploadPlaceholder(const DeviceView& device, MemoryArena& arena,
                                        Uploader& uploader);

}  // namespace sinew
