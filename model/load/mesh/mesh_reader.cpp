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
    findings.add(Severity::Error, "MORPH_TARGETS_DISAGREE",
                 "the primitive has " + std::to_string(count) + " of the " +
                     counted(most, "morph target", "morph targets") +
                     " of its mesh; missing targets do not move it",
                 pointerTo("meshes", mesh, "primitives", primitive));
}

void finishWeights(std::size_t mesh, std::size_t targets, Findings& findings, Mesh& out) {
    if (!out.weights.empty() && out.weights.size() != targets) {
        findings.add(Severity::Error, "MORPH_WEIGHT_COUNT",
                     "the mesh has " +
                         counted(out.weights.size(), "morph weight", "morph weights") + " for " +
                         counted(targets, "target", "targets") +
                         "; missing ones are 0, others ignored",
                     pointerTo("meshes", mesh, "weights"));
    }
    out.weights.resize(targets, 0.0F);
    if (!out.targetNames.empty() && out.targetNames.size() != targets) {
        findings.add(Severity::Warning, "MORPH_NAME_COUNT",
                     "extras.targetNames does not name every morph target exactly once",
                     pointerTo("meshes", mesh, "extras", "targetNames"));
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

bool MeshReader::lacksData(const PrimitiveSource& primitive) const {
    bool lacks = false;
    eachAccessor(primitive, [&](std::uint32_t accessor, bool) {
        lacks = lacks || m_document.lacksData(m_document.accessors[accessor]);
    });
    return lacks;
}

Status MeshReader::read(std::size_t mesh, Mesh& out) {
    const std::vector<PrimitiveSource>& sources = m_document.meshes[mesh].primitives;
    if (!m_drawn[mesh] &&
        std::any_of(sources.begin(), sources.end(),
                    [this](const PrimitiveSource& source) { return lacksData(source); })) {
        m_findings.add(Severity::Warning, "BUFFER_WITHOUT_DATA",
                       "the buffer of the mesh has no data; no node draws it, so it is left empty",
                       pointerTo("meshes", mesh));
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
