// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/primitive_reader.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "model/load/attribute_format.h"
#include "model/load/direction_check.h"
#include "model/load/limits.h"
#include "model/load/path.h"

namespace sinew::load {
namespace {

Error invalid(std::string message, std::string pointer) {
    return {ErrorCode::InvalidAccessor, std::move(message), std::move(pointer)};
}

// n of "JOINTS_n" when `name` starts with `stem`.
std::optional<std::uint32_t> setOf(std::string_view name, std::string_view stem) {
    if (!name.starts_with(stem))
        return {};
    name.remove_prefix(stem.size());
    std::uint32_t set = 0;
    const auto end = std::from_chars(name.data(), name.data() + name.size(), set);
    const bool whole = end.ec == std::errc() && end.ptr == name.data() + name.size();
    return whole && set < kMaxAttributeSets ? std::optional(set) : std::nullopt;
}

template <class T>
T& grown(std::vector<T>& sets, std::uint32_t set) {
    if (sets.size() <= set)
        sets.resize(set + 1);
    return sets[set];
}

bool isDisplaceable(std::string_view name) {
    return name == "POSITION" || name == "NORMAL" || name == "TANGENT" ||
           setOf(name, "TEXCOORD_") || setOf(name, "COLOR_");
}

// What `elementList` splits at.
constexpr std::uint32_t kRestart = 0xffffffffU;

// The largest value of the component type becomes kRestart; tells how many there were.
std::size_t markRestarts(std::vector<std::uint32_t>& indices, ComponentType component) {
    const std::uint32_t restart = component == ComponentType::UnsignedByte    ? 0xffU
                                  : component == ComponentType::UnsignedShort ? 0xffffU
                                                                              : kRestart;
    const auto count = std::count(indices.begin(), indices.end(), restart);
    std::replace(indices.begin(), indices.end(), restart, kRestart);
    return static_cast<std::size_t>(count);
}

}  // namespace

PrimitiveReader::PrimitiveReader(const Document& document, PrimitivePlace place,
                                 AccessorReader& accessors, Findings& findings)
    : m_source(document.meshes[place.mesh].primitives[place.primitive]),
      m_quantized(document.quantized),
      m_place(place),
      m_accessors(accessors),
      m_findings(findings) {}

Result<Primitive> PrimitiveReader::read() {
    m_out.topology = static_cast<Topology>(m_source.mode);
    m_out.material = m_source.material;
    for (const auto& step : {&PrimitiveReader::readAttributes, &PrimitiveReader::readTargets,
                             &PrimitiveReader::readIndices})
        if (const Status done = (this->*step)(); !done)
            return done.error();
    return std::move(m_out);
}

std::string PrimitiveReader::pointer(std::string_view part) const {
    return pointerTo("meshes", m_place.mesh, "primitives", m_place.primitive, part);
}

void PrimitiveReader::report(Severity severity, const char* code, std::string message,
                             std::string where) {
    m_findings.add({.severity = severity,
                    .code = code,
                    .message = std::move(message),
                    .pointer = std::move(where),
                    .mesh = static_cast<std::uint32_t>(m_place.mesh),
                    .primitive = static_cast<std::uint32_t>(m_place.primitive)});
}

Status PrimitiveReader::checkCount(std::size_t count, const std::string& where) const {
    if (count == m_out.positions.size())
        return Nothing{};
    return invalid(std::to_string(count) + " elements for " +
                       std::to_string(m_out.positions.size()) + " vertices",
                   where);
}

template <class Vec>
Status PrimitiveReader::readVectors(std::uint32_t accessor, const std::string& where,
                                    std::vector<Vec>& out) {
    Result<std::vector<Vec>> values = m_accessors.vectors<Vec>(accessor);
    if (!values)
        return values.error();
    out = std::move(*values);
    return checkCount(out.size(), where);
}

Status PrimitiveReader::readAttributes() {
    const auto position =
        std::find_if(m_source.attributes.begin(), m_source.attributes.end(),
                     [](const auto& attribute) { return attribute.first == "POSITION"; });
    if (position == m_source.attributes.end()) {
        report(Severity::Warning, "PRIMITIVE_WITHOUT_POSITION",
               "the primitive has no POSITION and cannot be drawn", pointer("attributes"));
        return Nothing{};
    }
    Result<std::vector<glm::vec3>> positions = m_accessors.vectors<glm::vec3>(position->second);
    if (!positions)
        return positions.error();
    m_out.positions = std::move(*positions);
    if (m_accessors[position->second].min.empty() || m_accessors[position->second].max.empty())
        report(Severity::Error, "POSITION_WITHOUT_MIN_MAX", "the positions lack min or max",
               pointer("attributes") + "/POSITION");

    for (const auto& [name, accessor] : m_source.attributes)
        if (const Status done = readAttribute(name, accessor); !done)
            return done;
    pairInfluences();
    reportDirections(m_out, m_place, m_findings);
    return Nothing{};
}

void PrimitiveReader::checkFormat(const std::string& name, std::uint32_t accessor,
                                  const std::string& where) {
    if (!isUsualFormat(name, m_accessors[accessor], m_quantized))
        reportFormat(name, accessor, where);
}

void PrimitiveReader::reportFormat(const std::string& name, std::uint32_t accessor,
                                   const std::string& where) {
    const Accessor& source = m_accessors[accessor];
    report(Severity::Error, "ATTRIBUTE_FORMAT",
           name + " is stored as " + componentName(source.component) +
               (source.normalized ? " (normalized) " : " ") + elementName(source.element) +
               ", which glTF does not allow; it is used as it is",
           where);
}

Status PrimitiveReader::readAttribute(const std::string& name, std::uint32_t accessor) {
    const std::string where = pointer("attributes") + "/" + name;
    checkFormat(name, accessor, where);
    if (name == "POSITION")
        return Nothing{};
    if (name == "NORMAL")
        return readVectors(accessor, where, m_out.normals);
    if (name == "TANGENT")
        return readVectors(accessor, where, m_out.tangents);
    if (const auto set = setOf(name, "TEXCOORD_"))
        return readVectors(accessor, where, grown(m_out.texcoords, *set));
    if (const auto set = setOf(name, "COLOR_")) {
        std::vector<glm::vec4>& colors = grown(m_out.colors, *set);
        const Status read = readColors(accessor, 1.0F, colors);
        return read ? checkCount(colors.size(), where) : read;
    }
    if (const auto set = setOf(name, "WEIGHTS_"))
        return readVectors(accessor, where, grown(m_out.influenceSets, *set).weights);
    if (const auto set = setOf(name, "JOINTS_"))
        return readJoints(accessor, where, grown(m_out.influenceSets, *set).joints);
    report(name.starts_with('_') ? Severity::Info : Severity::Error, "ATTRIBUTE_IGNORED",
           "the attribute " + name + " is not understood and was ignored", where);
    return Nothing{};
}

// `alpha` is that of colours without one.
Status PrimitiveReader::readColors(std::uint32_t accessor, float alpha,
                                   std::vector<glm::vec4>& out) {
    if (m_accessors[accessor].element != ElementType::Vec3) {
        Result<std::vector<glm::vec4>> colors = m_accessors.vectors<glm::vec4>(accessor);
        if (!colors)
            return colors.error();
        out = std::move(*colors);
        return Nothing{};
    }
    const Result<std::vector<glm::vec3>> colors = m_accessors.vectors<glm::vec3>(accessor);
    if (!colors)
        return colors.error();
    out.reserve(colors->size());
    for (const glm::vec3& color : *colors)
        out.emplace_back(color, alpha);
    return Nothing{};
}

Status PrimitiveReader::readJoints(std::uint32_t accessor, const std::string& where,
                                   std::vector<glm::u16vec4>& out) {
    if (m_accessors[accessor].element != ElementType::Vec4)
        return invalid("joints must be VEC4", where);
    const Result<std::vector<std::uint32_t>> values = m_accessors.integers(accessor);
    if (!values)
        return values.error();
    out.resize(values->size() / 4);
    for (std::size_t i = 0; i < values->size(); ++i) {
        if ((*values)[i] > 0xffff)
            return invalid("joint " + std::to_string((*values)[i]) + " does not fit 16 bits",
                           where);
        out[i / 4][static_cast<int>(i % 4)] = static_cast<std::uint16_t>((*values)[i]);
    }
    return checkCount(out.size(), where);
}

// Sets that lack one half, and all sets after them, cannot be evaluated.
void PrimitiveReader::pairInfluences() {
    std::vector<InfluenceSet>& sets = m_out.influenceSets;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        if (!sets[i].joints.empty() && !sets[i].weights.empty())
            continue;
        const std::string n = std::to_string(i);
        report(Severity::Error, "INFLUENCE_SET_INCOMPLETE",
               "JOINTS_" + n + " and WEIGHTS_" + n +
                   " do not both exist; this set and those after it were ignored",
               pointer("attributes"));
        sets.resize(i);
    }
}

Status PrimitiveReader::readTarget(std::size_t target, MorphTarget& out) {
    for (const auto& [name, accessor] : m_source.targets[target]) {
        const std::string where = pointerTo("meshes", m_place.mesh, "primitives", m_place.primitive,
                                            "targets", target, name);
        if (!isDisplaceable(name)) {
            report(Severity::Error, "MORPH_ATTRIBUTE_IGNORED",
                   "displacements of " + name + " have no meaning and were ignored", where);
            continue;
        }
        if (!isUsualDisplacement(name, m_accessors[accessor], m_quantized))
            reportFormat("the displacement of " + name, accessor, where);
        if (!hasAttribute(name))
            report(Severity::Error, "MORPH_WITHOUT_BASE",
                   "the morph target displaces " + name +
                       ", which the primitive does not have; this moves nothing",
                   where);
        if (const Status done = readDisplacement(name, accessor, where, out); !done)
            return done;
    }
    return Nothing{};
}

Status PrimitiveReader::readDisplacement(const std::string& name, std::uint32_t accessor,
                                         const std::string& where, MorphTarget& out) {
    if (name == "POSITION")
        return readVectors(accessor, where, out.positions);
    if (name == "NORMAL")
        return readVectors(accessor, where, out.normals);
    if (name == "TANGENT")
        return readVectors(accessor, where, out.tangents);
    m_displacesLooks = true;
    if (const auto set = setOf(name, "TEXCOORD_"))
        return readVectors(accessor, where, grown(out.texcoords, *set));
    std::vector<glm::vec4>& colors = grown(out.colors, *setOf(name, "COLOR_"));
    const Status read = readColors(accessor, 0.0F, colors);
    return read ? checkCount(colors.size(), where) : read;
}

bool PrimitiveReader::hasAttribute(std::string_view name) const {
    return std::any_of(m_source.attributes.begin(), m_source.attributes.end(),
                       [&](const auto& attribute) { return attribute.first == name; });
}

Status PrimitiveReader::readTargets() {
    if (m_out.positions.empty()) {
        m_out.targets.resize(m_source.targets.size());
        return Nothing{};
    }
    for (std::size_t i = 0; i < m_source.targets.size(); ++i)
        if (const Status done = readTarget(i, m_out.targets.emplace_back()); !done)
            return done;
    if (m_displacesLooks)
        report(Severity::Info, "MORPH_LOOKS_NOT_SHOWN",
               "morph targets displace texture coordinates or colours; they are read, but not "
               "shown in this version",
               pointer("targets"));
    return Nothing{};
}

// Restart values are forbidden (3.7.2.1) but mean the same everywhere: the primitive is turned into
// separate elements, so that no such value is left.
void PrimitiveReader::unroll(std::size_t restarts, const std::string& where) {
    report(Severity::Error, "INDEX_PRIMITIVE_RESTART",
           std::to_string(restarts) +
               " indices are restart values, which glTF forbids; the primitive was split there",
           where);
    m_out.indices = elementList(m_out);
    const std::uint32_t size = elementSize(m_out.topology);
    m_out.topology = size == 3   ? Topology::Triangles
                     : size == 2 ? Topology::Lines
                                 : Topology::Points;
}

Status PrimitiveReader::readIndices() {
    if (!m_source.indices || m_out.positions.empty())
        return Nothing{};
    const std::string where = pointer("indices");
    if (m_accessors[*m_source.indices].element != ElementType::Scalar)
        return invalid("indices must be SCALAR", where);
    Result<std::vector<std::uint32_t>> indices = m_accessors.integers(*m_source.indices);
    if (!indices)
        return indices.error();
    const std::size_t restarts = markRestarts(*indices, m_accessors[*m_source.indices].component);
    const auto past = std::find_if(indices->begin(), indices->end(), [this](std::uint32_t index) {
        return index != kRestart && index >= m_out.positions.size();
    });
    if (past != indices->end())
        return invalid("index " + std::to_string(*past) + " is past the last of " +
                           std::to_string(m_out.positions.size()) + " vertices",
                       where);
    m_out.indices = std::move(*indices);
    m_out.indexed = true;
    if (restarts > 0)
        unroll(restarts, where);
    return Nothing{};
}

}  // namespace sinew::load
