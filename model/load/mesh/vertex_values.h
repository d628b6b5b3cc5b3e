// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "model/asset/mesh.h"
#include "model/core/result.h"
#include "model/load/accessor/accessor_reader.h"
#include "model/load/findings.h"
#include "model/load/source/path.h"

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

struct PrimitivePlace {
    std::size_t mesh = 0;
    std::size_t primitive = 0;
};

/// n of "JOINTS_n" if the name matches; none above the limit.
[[nodiscard]] std::optional<std::uint32_t> attributeSet(std::string_view name,
                                                        std::string_view stem) noexcept;

template <class T>
[[nodiscard]] T& grown(std::vector<T>& sets, std::uint32_t set) {
    if (sets.size() <= set) {
        sets.resize(set + 1);
    }
    return sets[set];
}

/// Reads the vertex attributes of a primitive, which must have equal counts. Errors and findings
/// use the location given by the caller.
class VertexValues {
public:
    VertexValues(PrimitivePlace place, VertexArrays& arrays, Findings& findings)
        : m_place(place), m_arrays(arrays), m_findings(findings) {}

    void setCount(std::size_t vertices) noexcept { m_count = vertices; }

    template <class Vec>
    [[nodiscard]] Status readVectors(std::uint32_t accessor, const std::string& where,
                                     SharedArray<Vec>& out) {
        return take(m_arrays.vectors<Vec>(accessor), where, out);
    }

    [[nodiscard]] Status readWeights(std::uint32_t accessor, const std::string& where,
                                     WeightArray& out);
    /// `alpha` is used for colours without alpha.
    [[nodiscard]] Status readColors(std::uint32_t accessor, const std::string& where, float alpha,
                                    SharedArray<glm::vec4>& out);
    [[nodiscard]] Status readJoints(std::uint32_t accessor, const std::string& where,
                                    JointArray& out);

    /// An attribute that cannot be read is reported and left out: nothing that is drawn needs it.
    /// Error: cancelled.
    [[nodiscard]] Status readCustom(const std::string& name, std::uint32_t accessor,
                                    const std::string& where, std::vector<CustomAttribute>& out);

    /// Colours stored as floats must be from 0 to 1 (3.7.2.1).
    void reportColors(std::uint32_t accessor, std::span<const glm::vec4> colors,
                      const std::string& where);
    void reportFormat(const std::string& name, std::uint32_t accessor, const std::string& where);
    void report(Severity severity, const char* code, std::string message, std::string where);

    template <class... Parts>
    [[nodiscard]] std::string pointer(const Parts&... parts) const {
        return pointerTo("meshes", m_place.mesh, "primitives", m_place.primitive, parts...);
    }

    /// Whether the accessor states its min and max.
    [[nodiscard]] bool hasBounds(std::uint32_t accessor) const {
        return !m_arrays[accessor].min.empty() && !m_arrays[accessor].max.empty();
    }

    [[nodiscard]] PrimitivePlace place() const noexcept { return m_place; }
    [[nodiscard]] VertexArrays& arrays() noexcept { return m_arrays; }
    [[nodiscard]] Findings& findings() noexcept { return m_findings; }

private:
    template <class Array>
    [[nodiscard]] Status take(Result<Array> values, const std::string& where, Array& out) {
        if (!values) {
            return values.error();
        }
        out = std::move(*values);
        return checkCount(out.size(), where);
    }
    [[nodiscard]] Status checkCount(std::size_t count, const std::string& where) const;

    PrimitivePlace m_place;
    VertexArrays& m_arrays;
    Findings& m_findings;
    std::size_t m_count = 0;
};

}  // namespace sinew::load
