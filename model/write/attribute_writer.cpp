// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/write/attribute_writer.h"

#include <algorithm>
#include <array>
#include <limits>

#include "model/write/json_text.h"

namespace sinew {

namespace {

constexpr int kWithBounds = 1;
constexpr int kAsJoints = 2;
constexpr int kAsWeights = 3;
constexpr int kAsIndices = 4;
constexpr std::uint32_t kMostShort = 65534;  // 65535 restarts a primitive

std::string boundsText(std::span<const float> low, std::span<const float> high) {
    return ",\"min\":" + numbersText(low) + ",\"max\":" + numbersText(high);
}

std::uint32_t componentOf(StoredType type) {
    constexpr std::array kComponents{kGltfByte, kGltfShort, kGltfWord, kGltfFloat};
    return kComponents[static_cast<std::size_t>(type)];
}

}  // namespace

std::string boundsOf(std::span<const glm::vec3> values) {
    glm::vec3 low(values.empty() ? 0.0F : std::numeric_limits<float>::infinity());
    glm::vec3 high(-low);
    for (const glm::vec3& value : values) {
        low = glm::min(low, value);
        high = glm::max(high, value);
    }
    return boundsText({&low.x, 3}, {&high.x, 3});
}

std::string boundsOf(std::span<const float> ascending) {
    return boundsText(ascending.first(1), ascending.last(1));
}

std::size_t AttributeWriter::positions(std::span<const glm::vec3> values) {
    const std::string bounds = boundsOf(values);
    return m_file.addAccessor(values, values.size(),
                              {.type = "VEC3", .target = kGltfVertices, .more = bounds});
}

std::size_t AttributeWriter::vectors(std::span<const glm::vec2> values) {
    return m_file.addAccessor(values, values.size(), {.type = "VEC2", .target = kGltfVertices});
}

std::size_t AttributeWriter::vectors(std::span<const glm::vec3> values) {
    return m_file.addAccessor(values, values.size(), {.type = "VEC3", .target = kGltfVertices});
}

std::size_t AttributeWriter::vectors(std::span<const glm::vec4> values) {
    return m_file.addAccessor(values, values.size(), {.type = "VEC4", .target = kGltfVertices});
}

std::size_t AttributeWriter::indices(const std::vector<std::uint32_t>& values) {
    GltfAccessor accessor{.type = "SCALAR", .component = kGltfWord, .target = kGltfIndices};
    if (std::all_of(values.begin(), values.end(), [](auto each) { return each <= kMostShort; })) {
        accessor.component = kGltfShort;
        const std::vector<std::uint16_t> shorts(values.begin(), values.end());
        return m_file.addAccessor(std::span(shorts), shorts.size(), accessor);
    }
    return m_file.addAccessor(std::span(values), values.size(), accessor);
}

std::size_t AttributeWriter::positions(const SharedArray<glm::vec3>& values) {
    return once(values.data(), values.size(), kWithBounds,
                [&] { return positions(std::span<const glm::vec3>(values)); });
}

std::size_t AttributeWriter::joints(const JointArray& values) {
    const auto bytes = values.bytes();
    return once(bytes.data(), bytes.size(), kAsJoints, [&] {
        return m_file.addAccessor(
            bytes, values.size(),
            {.type = "VEC4", .component = componentOf(values.type()), .target = kGltfVertices});
    });
}

std::size_t AttributeWriter::weights(const WeightArray& values) {
    const auto bytes = values.bytes();
    return once(bytes.data(), bytes.size(), kAsWeights, [&] {
        return m_file.addAccessor(bytes, values.size(),
                                  {.type = "VEC4",
                                   .component = componentOf(values.type()),
                                   .normalized = values.type() != StoredType::F32,
                                   .target = kGltfVertices});
    });
}

std::size_t AttributeWriter::indices(const IndexArray& values) {
    const auto bytes = values.bytes();
    return once(bytes.data(), bytes.size(), kAsIndices, [&] {
        return m_file.addAccessor(
            bytes, values.size(),
            {.type = "SCALAR", .component = componentOf(values.type()), .target = kGltfIndices});
    });
}

}  // namespace sinew
