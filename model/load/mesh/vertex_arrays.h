// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <unordered_map>
#include <utility>
#include <variant>

#include "model/asset/mesh.h"
#include "model/core/result.h"
#include "model/load/accessor/accessor_reader.h"

namespace sinew::load {

struct CheckedIndices {
    IndexArray indices;
    std::uint32_t largest = 0;
};

/// The vertex arrays of primitives. Each accessor is read once and shared. Every use is charged to
/// the memory budget like the first, so that later work (checks, uploads) stays bounded.
class VertexArrays {
public:
    explicit VertexArrays(AccessorReader& accessors) : m_accessors(accessors) {}  // borrowed

    [[nodiscard]] const Accessor& operator[](std::uint32_t accessor) const {
        return m_accessors[accessor];
    }

    template <class Vec>
    [[nodiscard]] Result<SharedArray<Vec>> vectors(std::uint32_t accessor) {
        return once<SharedArray<Vec>>(Kind::Vectors, accessor, sizeof(Vec),
                                      [&] { return m_accessors.sharedVectors<Vec>(accessor); });
    }

    /// `alpha` (0 or 1) is used for colours without alpha.
    [[nodiscard]] Result<SharedArray<glm::vec4>> colors(std::uint32_t accessor, float alpha);
    [[nodiscard]] Result<JointArray> joints(std::uint32_t accessor);
    [[nodiscard]] Result<WeightArray> weights(std::uint32_t accessor);
    [[nodiscard]] Result<CheckedIndices> indices(std::uint32_t accessor);
    [[nodiscard]] Result<CustomAttribute> custom(std::uint32_t accessor);  // leaves out the name

private:
    enum class Kind : std::uint64_t { Vectors, Opaque, Clear, Joints, Weights, Indices, Custom };
    using Known =
        std::variant<SharedArray<glm::vec2>, SharedArray<glm::vec3>, SharedArray<glm::vec4>,
                     JointArray, WeightArray, CheckedIndices, CustomAttribute>;

    template <class Array, class Read>
    [[nodiscard]] Result<Array> once(Kind kind, std::uint32_t accessor,
                                     std::uint64_t bytesPerElement, const Read& read) {
        const std::uint64_t key = std::uint64_t{accessor} << 3U | static_cast<std::uint64_t>(kind);
        if (const auto known = m_known.find(key); known != m_known.end()) {
            if (const Array* array = std::get_if<Array>(&known->second)) {
                const Status ok = m_accessors.takeAgain(accessor, bytesPerElement);
                return ok ? Result<Array>(*array) : ok.error();
            }
        }
        Result<Array> array = read();
        if (array) {
            m_known.emplace(key, *array);
        }
        return array;
    }

    AccessorReader& m_accessors;
    std::unordered_map<std::uint64_t, Known> m_known;
};

}  // namespace sinew::load
