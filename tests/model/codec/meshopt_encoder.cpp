// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/codec/meshopt_encoder.h"

#include <meshoptimizer.h>

#include <algorithm>

namespace sinew::test {
namespace {

std::size_t vertexBound(std::span<const std::uint32_t> indices) {
    return std::size_t{*std::max_element(indices.begin(), indices.end())} + 1;
}

}  // namespace

Bytes encodeAttributesV0(std::span<const std::uint8_t> elements, std::uint32_t byteStride) {
    const std::size_t count = elements.size() / byteStride;
    meshopt_encodeVertexVersion(0);
    Bytes out(meshopt_encodeVertexBufferBound(count, byteStride));
    out.resize(
        meshopt_encodeVertexBuffer(out.data(), out.size(), elements.data(), count, byteStride));
    return out;
}

Bytes encodeTriangles(std::span<const std::uint32_t> indices) {
    meshopt_encodeIndexVersion(1);
    Bytes out(meshopt_encodeIndexBufferBound(indices.size(), vertexBound(indices)));
    out.resize(meshopt_encodeIndexBuffer(out.data(), out.size(), indices.data(), indices.size()));
    return out;
}

Bytes encodeIndices(std::span<const std::uint32_t> indices) {
    meshopt_encodeIndexVersion(1);
    Bytes out(meshopt_encodeIndexSequenceBound(indices.size(), vertexBound(indices)));
    out.resize(meshopt_encodeIndexSequence(out.data(), out.size(), indices.data(), indices.size()));
    return out;
}

Bytes toOctahedral(std::span<const float> vec4s, std::uint32_t byteStride, int bits) {
    Bytes out(vec4s.size() / 4 * byteStride);
    meshopt_encodeFilterOct(out.data(), vec4s.size() / 4, byteStride, bits, vec4s.data());
    return out;
}

Bytes toQuaternion(std::span<const float> vec4s, int bits) {
    Bytes out(vec4s.size() / 4 * 8);
    meshopt_encodeFilterQuat(out.data(), vec4s.size() / 4, 8, bits, vec4s.data());
    return out;
}

Bytes toExponential(std::span<const float> values, std::uint32_t byteStride, int bits) {
    Bytes out(values.size_bytes());
    meshopt_encodeFilterExp(out.data(), values.size_bytes() / byteStride, byteStride, bits,
                            values.data());
    return out;
}

}  // namespace sinew::test
