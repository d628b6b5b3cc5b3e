// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/vertex_values.h"

#include <charconv>

#include "model/load/limits.h"

namespace sinew::load {
namespace {

Error invalid(std::string message, std::string pointer) {
    return {ErrorCode::InvalidAccessor, std::move(message), std::move(pointer)};
}

}  // namespace

std::optional<std::uint32_t> attributeSet(std::string_view name, std::string_view stem) noexcept {
    if (!name.starts_with(stem))
        return {};
    name.remove_prefix(stem.size());
    std::uint32_t set = 0;
    const auto end = std::from_chars(name.data(), name.data() + name.size(), set);
    const bool whole = end.ec == std::errc() && end.ptr == name.data() + name.size();
    return whole && set < kMaxAttributeSets ? std::optional(set) : std::nullopt;
}

void VertexValues::report(Severity severity, const char* code, std::string message,
                          std::string where) {
    m_findings.add({.severity = severity,
                    .code = code,
                    .message = std::move(message),
                    .pointer = std::move(where),
                    .mesh = static_cast<std::uint32_t>(m_place.mesh),
                    .primitive = static_cast<std::uint32_t>(m_place.primitive)});
}

void VertexValues::reportFormat(const std::string& name, std::uint32_t accessor,
                                const std::string& where) {
    const Accessor& source = m_accessors[accessor];
    report(Severity::Error, "ATTRIBUTE_FORMAT",
           name + " is stored as " + componentName(source.component) +
               (source.normalized ? " (normalized) " : " ") + elementName(source.element) +
               ", which glTF does not allow; it is used as it is",
           where);
}

Status VertexValues::checkCount(std::size_t count, const std::string& where) const {
    if (count == m_count)
        return Nothing{};
    return invalid(std::to_string(count) + " elements for " + std::to_string(m_count) + " vertices",
                   where);
}

Status VertexValues::readColors(std::uint32_t accessor, const std::string& where, float alpha,
                                SharedArray<glm::vec4>& out) {
    if (m_accessors[accessor].element != ElementType::Vec3)
        return readVectors(accessor, where, out);
    const Result<std::vector<glm::vec3>> colors = m_accessors.vectors<glm::vec3>(accessor);
    if (!colors)
        return colors.error();
    std::vector<glm::vec4> opaque;
    opaque.reserve(colors->size());
    for (const glm::vec3& color : *colors)
        opaque.emplace_back(color, alpha);
    out = std::move(opaque);
    return checkCount(out.size(), where);
}

Status VertexValues::readWeights(std::uint32_t accessor, const std::string& where,
                                 WeightArray& out) {
    Result<std::vector<glm::vec4>> values = m_accessors.vectors<glm::vec4>(accessor);
    if (!values)
        return values.error();
    out = std::move(*values);
    return checkCount(out.size(), where);
}

Status VertexValues::readJoints(std::uint32_t accessor, const std::string& where, JointArray& out) {
    if (m_accessors[accessor].element != ElementType::Vec4)
        return invalid("joints must be VEC4", where);
    const Result<std::vector<std::uint32_t>> values = m_accessors.integers(accessor);
    if (!values)
        return values.error();
    std::vector<glm::u16vec4> joints(values->size() / 4);
    for (std::size_t i = 0; i < values->size(); ++i) {
        if ((*values)[i] > 0xffff)
            return invalid("joint " + std::to_string((*values)[i]) + " does not fit 16 bits",
                           where);
        joints[i / 4][static_cast<int>(i % 4)] = static_cast<std::uint16_t>((*values)[i]);
    }
    out = std::move(joints);
    return checkCount(out.size(), where);
}

}  // namespace sinew::load
