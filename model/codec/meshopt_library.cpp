// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/meshopt_library.h"

#include <meshoptimizer.h>

namespace sinew::codec {

bool hasMeshopt() noexcept {
    return true;
}

bool decodeAttributesV0(const MeshoptStream& stream, std::span<const std::uint8_t> source,
                        std::span<std::uint8_t> out) noexcept {
    return meshopt_decodeVertexBuffer(out.data(), stream.count, stream.byteStride, source.data(),
                                      source.size()) == 0;
}

bool decodeTriangles(const MeshoptStream& stream, std::span<const std::uint8_t> source,
                     std::span<std::uint8_t> out) noexcept {
    return meshopt_decodeIndexBuffer(out.data(), stream.count, stream.byteStride, source.data(),
                                     source.size()) == 0;
}

bool decodeIndices(const MeshoptStream& stream, std::span<const std::uint8_t> source,
                   std::span<std::uint8_t> out) noexcept {
    return meshopt_decodeIndexSequence(out.data(), stream.count, stream.byteStride, source.data(),
                                       source.size()) == 0;
}

void decodeOctahedralFilter(const MeshoptStream& stream, std::span<std::uint8_t> out) noexcept {
    meshopt_decodeFilterOct(out.data(), stream.count, stream.byteStride);
}

void decodeQuaternionFilter(const MeshoptStream& stream, std::span<std::uint8_t> out) noexcept {
    meshopt_decodeFilterQuat(out.data(), stream.count, stream.byteStride);
}

void decodeExponentialFilter(const MeshoptStream& stream, std::span<std::uint8_t> out) noexcept {
    meshopt_decodeFilterExp(out.data(), stream.count, stream.byteStride);
}

}  // namespace sinew::codec
