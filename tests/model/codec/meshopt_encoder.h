// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace sinew::test {

using Bytes = std::vector<std::uint8_t>;

// Streams as meshoptimizer writes them: attributes of version 0, indices of version 1.
[[nodiscard]] Bytes encodeAttributesV0(std::span<const std::uint8_t> elements,
                                       std::uint32_t byteStride);
[[nodiscard]] Bytes encodeTriangles(std::span<const std::uint32_t> indices);
[[nodiscard]] Bytes encodeIndices(std::span<const std::uint32_t> indices);

// What the filters undo, before it is encoded as attributes. `bits` as in the extension's text.
[[nodiscard]] Bytes toOctahedral(std::span<const float> vec4s, std::uint32_t byteStride, int bits);
[[nodiscard]] Bytes toQuaternion(std::span<const float> vec4s, int bits);
[[nodiscard]] Bytes toExponential(std::span<const float> values, std::uint32_t byteStride,
                                  int bits);

/// How the version-1 encoder of the tests stores each channel (four bytes) and each byte.
struct V1Layout {
    std::vector<std::uint8_t> channelModes;  // one per channel, as in the tail; missing: 0
    std::vector<unsigned> controls;          // one per byte: 0, 1 or 3; missing: 1
};

/// KHR_meshopt_compression, appendix A, mode 0, written from the text. A byte without any delta
/// in a block takes control mode 2 whatever the layout says. Control mode 0 holds any delta by
/// sentinels. The baseline is the first element.
[[nodiscard]] Bytes encodeAttributesV1(std::span<const std::uint8_t> elements,
                                       std::uint32_t byteStride, const V1Layout& layout = {});

/// Smooth elements with some noise and a constant byte, the same on every machine.
[[nodiscard]] Bytes someElements(std::size_t count, std::uint32_t byteStride);

}  // namespace sinew::test
