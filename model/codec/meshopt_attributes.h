// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace sinew::codec {

/// Decodes an attribute stream of version 1 (KHR_meshopt_compression, appendix A, mode 0).
/// `byteStride` is a multiple of 4 up to 256, `out` a multiple of `byteStride`. False if the stream
/// is malformed, truncated or too long; `out` is then unspecified.
[[nodiscard]] bool decodeAttributesV1(std::size_t byteStride, std::span<const std::uint8_t> source,
                                      std::span<std::uint8_t> out) noexcept;

}  // namespace sinew::codec
