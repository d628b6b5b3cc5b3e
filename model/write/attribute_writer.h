// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <span>
#include <tuple>
#include <vector>

#include "model/asset/mesh.h"
#include "model/write/gltf_file.h"

namespace sinew {

/// The properties of an accessor that state the bounds of its values.
[[nodiscard]] std::string boundsOf(std::span<const glm::vec3> values);
[[nodiscard]] std::string boundsOf(std::span<const float> ascending);

/// Writes vertex attributes and indices into a file, as accessors. Arrays of an asset that several
/// primitives share are written once.
class AttributeWriter {
public:
    explicit AttributeWriter(GltfFile& file) : m_file(file) {}

    // Values that belong to one primitive.
    std::size_t positions(std::span<const glm::vec3> values);
    std::size_t vectors(std::span<const glm::vec2> values);
    std::size_t vectors(std::span<const glm::vec3> values);
    std::size_t vectors(std::span<const glm::vec4> values);
    std::size_t indices(const std::vector<std::uint32_t>& values);  // 16 bits where they suffice

    // Arrays of an asset, as stored.
    std::size_t positions(const SharedArray<glm::vec3>& values);
    template <class T>
    std::size_t vectors(const SharedArray<T>& values) {
        return once(values.data(), values.size(), 0,
                    [&] { return vectors(std::span<const T>(values)); });
    }
    std::size_t joints(const JointArray& values);
    std::size_t weights(const WeightArray& values);
    std::size_t indices(const IndexArray& values);

private:
    using Key = std::tuple<const void*, std::size_t, int>;

    template <class Add>
    std::size_t once(const void* data, std::size_t size, int kind, const Add& add) {
        const Key key{data, size, kind};
        const auto known = m_written.find(key);
        return known != m_written.end() ? known->second : m_written[key] = add();
    }

    GltfFile& m_file;  // borrowed
    std::map<Key, std::size_t> m_written;
};

}  // namespace sinew
