// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/primitive_reader.h"

#include <algorithm>

#include "model/core/words.h"
#include "model/load/document/document.h"
#include "model/load/invalid.h"
#include "model/load/mesh/attribute_format.h"

namespace sinew::load {

namespace {

constexpr char kTexcoord[] = "TEXCOORD_";
constexpr char kColor[] = "COLOR_";

bool isDisplaceable(std::string_view name) {
    return name == "POSITION" || name == "NORMAL" || name == "TANGENT" ||
           attributeSet(name, kTexcoord) || attributeSet(name, kColor);
}

bool hasAttribute(const PrimitiveSource& source, std::string_view name) {
    return findAttribute(source.attributes, name) != source.attributes.end();
}

// Reads a displaceable attribute except POSITION. `alpha` is used for colours without alpha.
template <class Vertices>
Status readDisplaceable(const std::string& name, std::uint32_t accessor, const std::string& where,
                        float alpha, VertexValues& values, Vertices& out) {
    if (name == "NORMAL") {
        return values.readVectors(accessor, where, out.normals);
    }
    if (name == "TANGENT") {
        return values.readVectors(accessor, where, out.tangents);
    }
    if (const auto set = attributeSet(name, kTexcoord)) {
        return values.readVectors(accessor, where, grown(out.texcoords, *set));
    }
    return values.readColors(accessor, where, alpha,
                             grown(out.colors, *attributeSet(name, kColor)));
}
Status readTarget(const PrimitiveSource& source, std::size_t target, bool quantized,
                  VertexValues& values, MorphTarget& out) {
    for (const auto& [name, accessor] : source.targets[target]) {
        const std::string where = values.pointer("targets", target, name);
        if (!isDisplaceable(name)) {
            values.report(
                name.starts_with('_') ? Severity::Info : Severity::Error, "MORPH_ATTRIBUTE_IGNORED",
                "displacements of " + name + " are not supported and were ignored", where);
            continue;
        }
        if (!isUsualDisplacement(name, values.arrays()[accessor], quantized)) {
            values.reportFormat("the displacement of " + name, accessor, where);
        }
        if (name == "POSITION" && !values.hasBounds(accessor)) {
            values.report(Severity::Error, "POSITION_WITHOUT_MIN_MAX",
                          "the displacements of positions lack min or max", where);
        }
        if (!hasAttribute(source, name)) {
            values.report(Severity::Error, "MORPH_WITHOUT_BASE",
                          "the morph target displaces " + name +
                              ", which the primitive does not have; it has no effect",
                          where);
        }
        const Status done = name == "POSITION"
                                ? values.readVectors(accessor, where, out.positions)
                                : readDisplaceable(name, accessor, where, 0.0F, values, out);
        if (!done) {
            return done;
        }
    }
    return Nothing{};
}

/// Reads the morph targets of one primitive (glTF 2.0, 3.7.2.2), as many as it stores.
/// Displacements of attributes that the primitive lacks are read and reported.
Status readMorphTargets(const PrimitiveSource& source, bool quantized, VertexValues& values,
                        std::vector<MorphTarget>& out) {
    bool looks = false;
    for (std::size_t i = 0; i < source.targets.size(); ++i) {
        MorphTarget& target = out.emplace_back();
        if (const Status done = readTarget(source, i, quantized, values, target); !done) {
            return done;
        }
        looks = looks || !target.texcoords.empty() || !target.colors.empty();
    }
    if (looks) {
        values.report(Severity::Info, "MORPH_LOOKS_NOT_SHOWN",
                      "morph targets displace texture coordinates or colours; this version reads "
                      "but does not display them",
                      values.pointer("targets"));
    }
    return Nothing{};
}

// The restart value at which `elementList` splits.
constexpr std::uint32_t kRestart = 0xffffffffU;

// The restart value of the component type: its largest value.
std::uint32_t restartOf(ComponentType component) {
    return component == ComponentType::UnsignedByte    ? 0xffU
           : component == ComponentType::UnsignedShort ? 0xffffU
                                                       : kRestart;
}

// Replaces `restart` by kRestart and returns the number of occurrences.
std::size_t markRestarts(std::vector<std::uint32_t>& indices, std::uint32_t restart) {
    const auto count = std::count(indices.begin(), indices.end(), restart);
    std::replace(indices.begin(), indices.end(), restart, kRestart);
    return static_cast<std::size_t>(count);
}

}  // namespace

PrimitiveReader::PrimitiveReader(const ParsedDocument& document, PrimitivePlace place,
                                 VertexArrays& arrays, DirectionCheck& directions,
                                 Findings& findings)
    : m_source(document.meshes[place.mesh].primitives[place.primitive]),
      m_quantized(document.quantized),
      m_values(place, arrays, findings),
      m_directions(directions) {}

Result<Primitive> PrimitiveReader::read() {
    m_out.topology = static_cast<Topology>(m_source.mode);
    m_out.material = m_source.material;
    for (const auto& step : {&PrimitiveReader::readAttributes, &PrimitiveReader::readTargets,
                             &PrimitiveReader::readIndices}) {
        if (const Status done = (this->*step)(); !done) {
            return done.error();
        }
    }
    return std::move(m_out);
}

Status PrimitiveReader::readAttributes() {
    const auto position = findAttribute(m_source.attributes, "POSITION");
    if (position == m_source.attributes.end()) {
        m_values.report(Severity::Warning, "PRIMITIVE_WITHOUT_POSITION",
                        "the primitive has no POSITION and cannot be drawn",
                        m_values.pointer("attributes"));
        return Nothing{};
    }
    Result<SharedArray<glm::vec3>> positions =
        m_values.arrays().vectors<glm::vec3>(position->second);
    if (!positions) {
        return positions.error();
    }
    m_out.positions = std::move(*positions);
    m_values.setCount(m_out.positions.size());
    if (!m_values.hasBounds(position->second)) {
        m_values.report(Severity::Error, "POSITION_WITHOUT_MIN_MAX",
                        "the positions lack min or max",
                        m_values.pointer("attributes") + "/POSITION");
    }

    for (const auto& [name, accessor] : m_source.attributes) {
        if (const Status done = readAttribute(name, accessor); !done) {
            return done;
        }
    }
    pairInfluences();
    m_directions.report(m_out, m_values.place(), m_values.findings());
    return Nothing{};
}

Status PrimitiveReader::readAttribute(const std::string& name, std::uint32_t accessor) {
    const std::string where = m_values.pointer("attributes", name);
    if (!isUsualFormat(name, m_values.arrays()[accessor], m_quantized)) {
        m_values.reportFormat(name, accessor, where);
    }
    if (name == "POSITION") {
        return Nothing{};
    }
    if (isDisplaceable(name)) {
        const Status done = readDisplaceable(name, accessor, where, 1.0F, m_values, m_out);
        if (const auto set = attributeSet(name, kColor); set && done) {
            m_values.reportColors(accessor, m_out.colors[*set], where);
        }
        return done;
    }
    if (const auto set = attributeSet(name, "WEIGHTS_")) {
        return m_values.readWeights(accessor, where, grown(m_out.influenceSets, *set).weights);
    }
    if (const auto set = attributeSet(name, "JOINTS_")) {
        return m_values.readJoints(accessor, where, grown(m_out.influenceSets, *set).joints);
    }
    if (name.starts_with('_')) {
        return m_values.readCustom(name, accessor, where, m_out.customAttributes);
    }
    m_values.report(Severity::Error, "ATTRIBUTE_IGNORED",
                    "the attribute " + name + " is not supported and was ignored", where);
    return Nothing{};
}

// Incomplete sets, and all sets after them, cannot be evaluated.
void PrimitiveReader::pairInfluences() {
    std::vector<InfluenceSet>& sets = m_out.influenceSets;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        if (!sets[i].joints.empty() && !sets[i].weights.empty()) {
            continue;
        }
        const std::string n = std::to_string(i);
        m_values.report(Severity::Error, "INFLUENCE_SET_INCOMPLETE",
                        "JOINTS_" + n + " and WEIGHTS_" + n +
                            " do not both exist; this set and those after it were ignored",
                        m_values.pointer("attributes"));
        sets.resize(i);
    }
}

Status PrimitiveReader::readTargets() {
    if (!m_out.positions.empty()) {
        return readMorphTargets(m_source, m_quantized, m_values, m_out.targets);
    }
    m_out.targets.resize(m_source.targets.size());
    return Nothing{};
}

// Restart values are forbidden (3.7.2.1) but have an unambiguous meaning: converts the primitive to
// separate elements without restart values.
void PrimitiveReader::unroll(std::size_t restarts, const std::string& where) {
    m_values.report(Severity::Error, "INDEX_PRIMITIVE_RESTART",
                    counted(restarts, "index is a restart value", "indices are restart values") +
                        ", which glTF forbids; the primitive was split there",
                    where);
    m_out.indices = elementList(m_out);
    const std::uint32_t size = elementSize(m_out.topology);
    m_out.topology = size == 3   ? Topology::Triangles
                     : size == 2 ? Topology::Lines
                                 : Topology::Points;
}

Status PrimitiveReader::readIndices() {
    if (!m_source.indices || m_out.positions.empty()) {
        return Nothing{};
    }
    const std::string where = m_values.pointer("indices");
    if (m_values.arrays()[*m_source.indices].element != ElementType::Scalar) {
        return invalidAccessor("indices must be SCALAR", where);
    }
    Result<CheckedIndices> stored = m_values.arrays().indices(*m_source.indices);
    if (!stored) {
        return stored.error();
    }
    const std::uint32_t restart = restartOf(m_values.arrays()[*m_source.indices].component);
    m_out.indexed = true;
    if (stored->largest >= restart || stored->largest >= m_out.positions.size()) {
        return repairIndices(stored->indices, restart, where);
    }
    m_out.indices = std::move(stored->indices);
    return Nothing{};
}

Status PrimitiveReader::repairIndices(const IndexArray& stored, std::uint32_t restart,
                                      const std::string& where) {
    std::vector<std::uint32_t> indices = stored.toVector();
    const std::size_t restarts = markRestarts(indices, restart);
    const auto past = std::find_if(indices.begin(), indices.end(), [this](std::uint32_t index) {
        return index != kRestart && index >= m_out.positions.size();
    });
    if (past != indices.end()) {
        return invalidAccessor("index " + std::to_string(*past) + " is out of range of " +
                                   std::to_string(m_out.positions.size()) + " vertices",
                               where);
    }
    m_out.indices = std::move(indices);
    if (restarts > 0) {
        unroll(restarts, where);
    }
    return Nothing{};
}

}  // namespace sinew::load
