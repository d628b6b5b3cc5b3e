// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/mesh_reader.h"

#include <algorithm>

#include "model/core/words.h"
#include "model/load/mesh/primitive_reader.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

// extras.targetNames is not part of glTF, but every exporter writes it.
std::vector<std::string> targetNames(const JsonValue& mesh) {
    std::vector<std::string> names;
    if (const JsonValue* extras = mesh.find("extras")) {
        for (const JsonValue& name : extras->elements("targetNames")) {
            names.push_back(name.string() != nullptr ? *name.string() : std::string());
        }
    }
    return names;
}

std::size_t mostTargets(const std::vector<PrimitiveSource>& primitives) {
    std::size_t most = 0;
    for (const PrimitiveSource& primitive : primitives) {
        most = std::max(most, primitive.targets.size());
    }
    return most;
}

// 3.7.2.2. Exporters that join meshes omit targets of parts that do not move.
void reportTargets(std::size_t mesh, std::size_t primitive, std::size_t count, std::size_t most,
                   Findings& findings) {
    findings.add({.severity = Severity::Error,
                  .code = "MORPH_TARGETS_DISAGREE",
                  .message = "the primitive has " + std::to_string(count) + " of the " +
                             counted(most, "morph target", "morph targets") +
                             " of its mesh; missing targets do not move it",
                  .pointer = pointerTo("meshes", mesh, "primitives", primitive),
                  .mesh = static_cast<std::uint32_t>(mesh),
                  .primitive = static_cast<std::uint32_t>(primitive)});
}

void finishWeights(std::size_t mesh, std::size_t targets, Findings& findings, Mesh& out) {
    if (!out.weights.empty() && out.weights.size() != targets) {
        findings.add({.severity = Severity::Error,
                      .code = "MORPH_WEIGHT_COUNT",
                      .message = "the mesh has " +
                                 counted(out.weights.size(), "morph weight", "morph weights") +
                                 " for " + counted(targets, "target", "targets") +
                                 "; missing ones are 0, others ignored",
                      .pointer = pointerTo("meshes", mesh, "weights"),
                      .mesh = static_cast<std::uint32_t>(mesh)});
    }
    out.weights.resize(targets, 0.0F);
    if (!out.targetNames.empty() && out.targetNames.size() != targets) {
        findings.add({.severity = Severity::Warning,
                      .code = "MORPH_NAME_COUNT",
                      .message = "extras.targetNames does not name every morph target exactly once",
                      .pointer = pointerTo("meshes", mesh, "extras", "targetNames"),
                      .mesh = static_cast<std::uint32_t>(mesh)});
        out.targetNames.resize(targets);
    }
}

}  // namespace

MeshReader::MeshReader(const ParsedDocument& document, const std::vector<Node>& nodes,
                       AccessorReader& accessors, Findings& findings)
    : m_document(document),
      m_drawn(document.meshes.size(), false),
      m_arrays(accessors),
      m_findings(findings) {
    for (const Node& node : nodes) {
        if (node.mesh && node.mesh.value < m_drawn.size()) {
            m_drawn[node.mesh.value] = true;
        }
    }
}

bool MeshReader::lacksData(std::uint32_t accessor) const {
    const auto& view = m_document.accessors[accessor].bufferView;
    return view && !m_document.bufferHasData[m_document.bufferViews[*view].buffer];
}

bool MeshReader::lacksData(const PrimitiveSource& primitive) const {
    const auto anyOf = [this](const AttributeMap& attributes) {
        return std::any_of(attributes.begin(), attributes.end(),
                           [this](const auto& attribute) { return lacksData(attribute.second); });
    };
    return anyOf(primitive.attributes) || (primitive.indices && lacksData(*primitive.indices)) ||
           std::any_of(primitive.targets.begin(), primitive.targets.end(), anyOf);
}

Status MeshReader::read(std::size_t mesh, Mesh& out) {
    const std::vector<PrimitiveSource>& sources = m_document.meshes[mesh].primitives;
    if (!m_drawn[mesh] &&
        std::any_of(sources.begin(), sources.end(),
                    [this](const PrimitiveSource& source) { return lacksData(source); })) {
        m_findings.add({.severity = Severity::Warning,
                        .code = "BUFFER_WITHOUT_DATA",
                        .message = "the buffer of the mesh has no data; no node draws it, so it is "
                                   "left empty",
                        .pointer = pointerTo("meshes", mesh)});
        out.primitives.resize(sources.size());
        out.weights.clear();
        return Nothing{};
    }
    const std::size_t targets = mostTargets(sources);
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (sources[i].targets.size() != targets) {
            reportTargets(mesh, i, sources[i].targets.size(), targets, m_findings);
        }
        PrimitiveReader reader(m_document, {mesh, i}, m_arrays, m_directions, m_findings);
        Result<Primitive> primitive = reader.read();
        if (!primitive) {
            return primitive.error();
        }
        out.primitives.push_back(std::move(*primitive));
    }
    out.targetNames = targetNames(m_document.json.elements("meshes")[mesh]);
    finishWeights(mesh, targets, m_findings, out);
    return Nothing{};
}

}  // namespace sinew::load
