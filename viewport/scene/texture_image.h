// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/asset/image.h"
#include "viewport/gpu/image.h"
#include "viewport/gpu/memory_arena.h"
#include "viewport/gpu/uploader.h"

namespace sinew {

/// Whether the image has pixels or blocks of the size that it claims.
[[nodiscard]] bool hasTexels(const Image& image) noexcept;

/// Why the device cannot sample the image, in words; empty: it can.
[[nodiscard]] std::string unsampledReason(const DeviceView& device, const Image& image);

/// Uploads an image that has texels and that the device samples, as sRGB colours. Pixels get
/// mipmaps made here, blocks keep those of the file.
[[nodiscard]] Image2D uploadColors(const DeviceView& device, MemoryArena& arena, Uploader& uploader,
                                   const Image& image);

/// One texel, for materials without a texture.
[[nodiscard]] Image2D uploadWhite(const DeviceView& device, MemoryArena& arena, Uploader& uploader);

/// Magenta and black squares, for what the device cannot sample.
[[nodiscard]] Image2D uploadPlaceholder(const DeviceView& device, MemoryArena& arena,
                                        Uploader& uploader);

}  // namespace sinew
