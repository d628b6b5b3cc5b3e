// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/codec/meshopt.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>

#include "model/codec/meshopt_attributes.h"
#include "model/codec/meshopt_library.h"

namespace sinew::codec {

namespace {

constexpr std::uint64_t kMaxDecodedBytes = 1ULL << 53;  // JSON integers are exact up to here
constexpr std::uint32_t kMaxElementBytes = 256;

constexpr std::uint8_t kAttributesV0 = 0xa0;
constexpr std::uint8_t kAttributesV1 = 0xa1;
constexpr std::uint8_t kTriangles = 0xe1;
constexpr std::uint8_t kIndices = 0xd1;

Error invalid(std::string message, std::string pointer = {}) {
    return {ErrorCode::InvalidBuffer, std::move(message), std::move(pointer)};
}

Error wrongStride(const MeshoptStream& stream, const std::string& rule) {
    return invalid(
        "a stride of " + std::to_string(stream.byteStride) + " bytes is invalid: " + rule,
        "/byteStride");
}

Status checkMode(const MeshoptStream& stream) {
    if (stream.mode == MeshoptMode::Attributes) {
        if (stream.byteStride == 0 || stream.byteStride % 4 != 0 ||
            stream.byteStride > kMaxElementBytes) {
            return wrongStride(stream, "attributes require a multiple of 4 up to 256");
        }
        return Nothing{};
    }
    if (stream.byteStride != 2 && stream.byteStride != 4) {
        return wrongStride(stream, "indices require 2 or 4");
    }
    if (stream.filter != MeshoptFilter::None) {
        return invalid("indices cannot have a filter", "/filter");
    }
    if (stream.mode == MeshoptMode::Triangles && stream.count % 3 != 0) {
        return invalid(std::to_string(stream.count) + " indices do not form whole triangles",
                       "/count");
    }
    return Nothing{};
}

Status checkFilter(const MeshoptStream& stream) {
    const bool fourOrEight = stream.byteStride == 4 || stream.byteStride == 8;
    switch (stream.filter) {
        case MeshoptFilter::None:
        case MeshoptFilter::Exponential:
            return Nothing{};
        case MeshoptFilter::Octahedral:
            return fourOrEight ? Status(Nothing{})
                               : wrongStride(stream, "the octahedral filter requires 4 or 8");
        case MeshoptFilter::Quaternion:
            return stream.byteStride == 8 ? Status(Nothing{})
                                          : wrongStride(stream, "the quaternion filter requires 8");
        case MeshoptFilter::Color:
            return fourOrEight ? Status(Nothing{})
                               : wrongStride(stream, "the color filter requires 4 or 8");
    }
    return Nothing{};
}

Status decodeAttributes(const MeshoptStream& stream, std::span<const std::uint8_t> source,
                        std::span<std::uint8_t> out) {
    const int version = meshoptAttributeVersion(source);
    if (version < 0) {
        return invalid("the data is not a meshopt attribute stream");
    }
    if (!(version == 0 ? decodeAttributesV0(stream, source, out)
                       : decodeAttributesV1(stream.byteStride, source, out))) {
        return invalid("the meshopt attribute stream is damaged");
    }
    return Nothing{};
}

Status decodeUnfiltered(const MeshoptStream& stream, std::span<const std::uint8_t> source,
                        std::span<std::uint8_t> out) {
    if (stream.mode == MeshoptMode::Attributes) {
        return decodeAttributes(stream, source, out);
    }
    const bool triangles = stream.mode == MeshoptMode::Triangles;
    if (source.empty() || source[0] != (triangles ? kTriangles : kIndices)) {
        return invalid("the data is not a meshopt index stream");
    }
    if (!(triangles ? decodeTriangles(stream, source, out) : decodeIndices(stream, source, out))) {
        return invalid("the meshopt index stream is damaged");
    }
    return Nothing{};
}

void applyFilter(const MeshoptStream& stream, std::span<std::uint8_t> out) {
    switch (stream.filter) {
        case MeshoptFilter::None:
            return;
        case MeshoptFilter::Octahedral:
            return decodeOctahedralFilter(stream, out);
        case MeshoptFilter::Quaternion:
            return decodeQuaternionFilter(stream, out);
        case MeshoptFilter::Exponential:
            return decodeExponentialFilter(stream, out);
        case MeshoptFilter::Color:
            return decodeColorFilter(stream.byteStride, out);
    }
}

template <class T>
T scaled(int value, float factor) noexcept {
    constexpr float kMax = static_cast<float>(std::numeric_limits<T>::max());
    return static_cast<T>(std::clamp(std::round(static_cast<float>(value) * factor), 0.0F, kMax));
}

template <class T>
std::array<T, 4> toRgba(const std::array<T, 4>& in) noexcept {
    using Signed = std::make_signed_t<T>;
    const int luma = in[0];
    const int orange = static_cast<Signed>(in[1]);
    const int green = static_cast<Signed>(in[2]);

    // The highest set bit of alpha marks K, the number of bits of all stored values.
    const unsigned stored = in[3];
    const unsigned one = (1U << static_cast<unsigned>(std::bit_width(stored))) - 1U;
    if (one == 0) {
        return {};
    }
    const unsigned half = stored & (one >> 1);
    const unsigned alpha = half << 1 | (half & 1U);
    const float factor =
        static_cast<float>(std::numeric_limits<T>::max()) / static_cast<float>(one);
    return {scaled<T>(luma + orange - green, factor), scaled<T>(luma + green, factor),
            scaled<T>(luma - orange - green, factor), scaled<T>(static_cast<int>(alpha), factor)};
}

template <class T>
void decodeAll(std::span<std::uint8_t> elements) noexcept {
    for (; elements.size() >= 4 * sizeof(T); elements = elements.subspan(4 * sizeof(T))) {
        std::array<T, 4> element;
        std::memcpy(element.data(), elements.data(), sizeof element);
        element = toRgba(element);
        std::memcpy(elements.data(), element.data(), sizeof element);
    }
}

}  // namespace

Status checkMeshoptStream(const MeshoptStream& stream) {
    if (stream.count == 0) {
        return invalid("the stream has no elements", "/count");
    }
    if (const Status ok = checkMode(stream); !ok) {
        return ok;
    }
    if (stream.count > kMaxDecodedBytes / stream.byteStride) {
        return invalid(std::to_string(stream.count) + " elements are too many", "/count");
    }
    return checkFilter(stream);
}

std::uint64_t smallestMeshoptSource(const MeshoptStream& stream) noexcept {
    if (stream.mode == MeshoptMode::Triangles) {
        return 1 + stream.count / 3 + 16;
    }
    if (stream.mode == MeshoptMode::Indices) {
        return 1 + stream.count + 4;
    }
    // For version 1, in which a block may consist of control bytes only; version 0 needs more.
    const std::uint64_t blockElements = std::min(8192U / stream.byteStride & ~15U, 256U);
    const std::uint64_t blocks = (stream.count + blockElements - 1) / blockElements;
    const std::uint64_t tail = std::max(stream.byteStride + stream.byteStride / 4, 24U);
    return 1 + blocks * (stream.byteStride / 4) + tail;
}

int meshoptAttributeVersion(std::span<const std::uint8_t> source) noexcept {
    if (source.empty() || (source[0] != kAttributesV0 && source[0] != kAttributesV1)) {
        return -1;
    }
    return source[0] == kAttributesV0 ? 0 : 1;
}

Status decodeMeshopt(const MeshoptStream& stream, std::span<const std::uint8_t> source,
                     std::span<std::uint8_t> out) {
    if (!hasMeshopt()) {
        return Error{ErrorCode::UnsupportedExtension,
                     "Sinew was built without meshoptimizer, which it needs to read this",
                     {}};
    }
    if (const Status ok = checkMeshoptStream(stream); !ok) {
        return ok;
    }
    if (out.size() != stream.count * stream.byteStride) {
        return invalid("the decoded size is not count times byteStride", "/count");
    }
    if (source.size() < smallestMeshoptSource(stream)) {
        return invalid(std::to_string(source.size()) + " compressed bytes cannot hold " +
                           std::to_string(stream.count) + " elements",
                       "/byteLength");
    }
    if (const Status decoded = decodeUnfiltered(stream, source, out); !decoded) {
        return decoded;
    }
    applyFilter(stream, out);
    return Nothing{};
}

void decodeColorFilter(std::uint32_t byteStride, std::span<std::uint8_t> elements) noexcept {
    if (byteStride == 4) {
        decodeAll<std::uint8_t>(elements);
    } else {
        decodeAll<std::uint16_t>(elements);
    }
}

}  // namespace sinew::codec
