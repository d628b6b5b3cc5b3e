// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/vertex_values.h"

#include <charconv>

#include "model/core/words.h"
#include "model/load/invalid.h"
#include "model/load/limits.h"

namespace sinew::load {

Result<SharedArray<glm::vec4>> VertexArrays::colors(std::uint32_t accessor, float alpha) {
    if (m_accessors[accessor].element != ElementType::Vec3) {
        return vectors<glm::vec4>(accessor);
    }
    using Array = SharedArray<glm::vec4>;
    const Kind kind = alpha > 0.0F ? Kind::Opaque : Kind::Clear;
    return once<Array>(kind, accessor, sizeof(glm::vec3), [&]() -> Result<Array> {
        const auto colors = m_accessors.sharedVectors<glm::vec3>(accessor);
        if (!colors) {
            return colors.error();
        }
        std::vector<glm::vec4> out;
        out.reserve(colors->size());
        for (const glm::vec3& color : *colors) {
            out.emplace_back(color, alpha);
        }
        return Array(std::move(out));
    });
}

Result<JointArray> VertexArrays::joints(std::uint32_t accessor) {
    return once<JointArray>(Kind::Joints, accessor, 4 * sizeof(std::uint32_t),
                            [&] { return m_accessors.joints(accessor); });
}

Result<WeightArray> VertexArrays::weights(std::uint32_t accessor) {
    return once<WeightArray>(Kind::Weights, accessor, sizeof(glm::vec4),
                             [&] { return m_accessors.weights(accessor); });
}

Result<CheckedIndices> VertexArrays::indices(std::uint32_t accessor) {
    return once<CheckedIndices>(
        Kind::Indices, accessor, sizeof(std::uint32_t), [&]() -> Result<CheckedIndices> {
            CheckedIndices out;
            Result<IndexArray> indices = m_accessors.indices(accessor, out.largest);
            if (!indices) {
                return indices.error();
            }
            out.indices = std::move(*indices);
            return out;
        });
}

Result<CustomAttribute> VertexArrays::custom(std::uint32_t accessor) {
    const Accessor& source = m_accessors[accessor];
    const std::uint32_t width = componentCount(source.element);
    return once<CustomAttribute>(
        Kind::Custom, accessor, width * sizeof(float), [&]() -> Result<CustomAttribute> {
            CustomAttribute out{.name = {}, .components = width, .values = {}};
            if (source.component == ComponentType::UnsignedInt) {  // a float would round them
                auto integers = m_accessors.integers(accessor);
                if (!integers) {
                    return integers.error();
                }
                out.values = SharedArray<std::uint32_t>(std::move(*integers));
                return out;
            }
            auto floats = m_accessors.components(accessor);
            if (!floats) {
                return floats.error();
            }
            out.values = std::move(*floats);
            return out;
        });
}

std::optional<std::uint32_t> attributeSet(std::string_view name, std::string_view stem) noexcept {
    if (!name.starts_with(stem)) {
        return {};
    }
    name.remove_prefix(stem.size());
    std::uint32_t set = 0;
    const auto end = std::from_chars(name.data(), name.data() + name.size(), set);
    const bool whole = end.ec == std::errc() && end.ptr == name.data() + name.size();
    return whole && set < kMaxAttributeSets ? std::optional(set) : std::nullopt;
}

void VertexValues::report(Severity severity, const char* code, std::string message,
                          std::string where) {
    m_findings.add(severity, code, std::move(message), std::move(where));
}

void VertexValues::reportFormat(const std::string& name, std::uint32_t accessor,
                                const std::string& where) {
    const Accessor& source = m_arrays[accessor];
    report(Severity::Error, "ATTRIBUTE_FORMAT",
           name + " is stored as " + componentName(source.component) +
               (source.normalized ? " (normalized) " : " ") + elementName(source.element) +
               ", which glTF does not allow; it is used as stored",
           where);
}

Status VertexValues::checkCount(std::size_t count, const std::string& where) const {
    if (count == m_count) {
        return Nothing{};
    }
    return invalidAccessor(
        std::to_string(count) + " elements for " + std::to_string(m_count) + " vertices", where);
}

Status VertexValues::readColors(std::uint32_t accessor, const std::string& where, float alpha,
                                SharedArray<glm::vec4>& out) {
    return take(m_arrays.colors(accessor, alpha), where, out);
}

void VertexValues::reportColors(std::uint32_t accessor, std::span<const glm::vec4> colors,
                                const std::string& where) {
    constexpr float kRounding = 1e-5F;
    const Accessor& source = m_arrays[accessor];
    const bool isFloat = source.component == ComponentType::Float && !source.lossy;
    std::size_t count = 0;
    std::size_t first = 0;
    for (std::size_t v = isFloat ? colors.size() : 0; v-- > 0;) {
        const glm::vec4& color = colors[v];
        if (glm::any(glm::lessThan(color, glm::vec4(-kRounding))) ||
            glm::any(glm::greaterThan(color, glm::vec4(1.0F + kRounding)))) {
            ++count;
            first = v;
        }
    }
    if (count > 0) {
        report(Severity::Error, "COLOR_OUT_OF_RANGE",
               "the colours of " + counted(count, "vertex are", "vertices are") +
                   " below 0 or above 1, first vertex " + std::to_string(first),
               where);
    }
}

Status VertexValues::readWeights(std::uint32_t accessor, const std::string& where,
                                 WeightArray& out) {
    return take(m_arrays.weights(accessor), where, out);
}

Status VertexValues::readCustom(const std::string& name, std::uint32_t accessor,
                                const std::string& where, std::vector<CustomAttribute>& out) {
    Result<CustomAttribute> values = m_arrays.custom(accessor);
    if (!values && values.error().code == ErrorCode::Cancelled) {
        return values.error();
    }
    const Status sameCount = checkCount(m_arrays[accessor].count, where);
    if (!values || !sameCount) {
        report(Severity::Warning, "ATTRIBUTE_IGNORED",
               "the custom attribute " + name + " cannot be read and was ignored: " +
                   (values ? sameCount : Status(values.error())).error().message,
               where);
        return Nothing{};
    }
    out.push_back(std::move(*values));
    out.back().name = name;
    return Nothing{};
}

Status VertexValues::readJoints(std::uint32_t accessor, const std::string& where, JointArray& out) {
    if (m_arrays[accessor].element != ElementType::Vec4) {
        return invalidAccessor("joints must be VEC4", where);
    }
    Result<JointArray> joints = m_arrays.joints(accessor);
    if (!joints && joints.error().code == ErrorCode::InvalidAccessor &&
        joints.error().pointer.empty()) {
        return invalidAccessor(joints.error().message, where);  // a joint index above 16 bits
    }
    return take(std::move(joints), where, out);
}

}  // namespace sinew::load
