// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/vertex_table.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "model/core/json_pointer.h"
#include "model/weights/weight_sum.h"

namespace sinew {
namespace {

/// How the accessor of an attribute stores its components.
struct StoredAttribute {
    double one = 0.0;              // see VertexColumn::one
    std::uint32_t components = 0;  // 0: not known
};

double oneOf(std::size_t componentType, bool normalized) {
    switch (componentType) {
        case 5120:
            return normalized ? 127.0 : 1.0;
        case 5121:
            return normalized ? 255.0 : 1.0;
        case 5122:
            return normalized ? 32767.0 : 1.0;
        case 5123:
            return normalized ? 65535.0 : 1.0;
        case 5125:
            return 1.0;
        default:
            return 0.0;
    }
}

std::uint32_t componentsOf(const std::string& type) {
    return type.size() == 4 && type.starts_with("VEC") ? static_cast<std::uint32_t>(type[3] - '0')
                                                       : 0;
}

StoredAttribute storedAttribute(const Asset& asset, const std::string& primitive,
                                const std::string& name) {
    const JsonValue* attributes =
        asset.json ? resolvePointer(*asset.json, primitive + "/attributes") : nullptr;
    const JsonValue* attribute = attributes != nullptr ? attributes->find(name) : nullptr;
    const double* index = attribute != nullptr ? attribute->number() : nullptr;
    if (index == nullptr || *index < 0.0) {
        return {};
    }
    const JsonValue* accessor = resolvePointer(
        *asset.json, "/accessors/" + std::to_string(static_cast<std::size_t>(*index)));
    if (accessor == nullptr) {
        return {};
    }
    const JsonValue* normalized = accessor->find("normalized");
    const bool* isNormalized = normalized != nullptr ? normalized->boolean() : nullptr;
    return {.one = oneOf(accessor->integer("componentType", 0),
                         isNormalized != nullptr && *isNormalized),
            .components = componentsOf(accessor->text("type"))};
}

double oneOf(StoredType type) {
    return type == StoredType::U8 ? 255.0 : type == StoredType::U16 ? 65535.0 : 0.0;
}

double largestDisplacement(const Primitive& primitive, std::size_t vertex) {
    float largest = 0.0F;
    for (const MorphTarget& target : primitive.targets) {
        if (vertex < target.positions.size()) {
            largest = std::max(largest, glm::length(target.positions[vertex]));
        }
    }
    return double(largest);
}

}  // namespace

VertexTable::VertexTable(std::shared_ptr<const Asset> asset, std::vector<VertexTablePart> parts,
                         SkinIndex skin, VertexColumns shown)
    : m_asset(std::move(asset)),
      m_parts(std::move(parts)),
      m_firstRows{0},
      m_skin(skin.value < m_asset->skins.size() ? skin : SkinIndex()) {
    for (const VertexTablePart& part : m_parts) {
        m_primitives.push_back(&(*m_asset)[part.mesh].primitives[part.primitive]);
        m_firstRows.push_back(m_firstRows.back() + m_primitives.back()->vertexCount());
    }
    listShared();
    if (shown == VertexColumns::Joints) {
        listJoints();
    } else if (m_parts.size() == 1) {
        listAttributes(m_parts.front().mesh, m_parts.front().primitive);
    } else {
        add(VertexColumnKind::Position, 0, 3, "POSITION", 0.0);
    }
}

VertexTable VertexTable::withDisplacements(
    std::shared_ptr<const std::vector<float>> displacements) const {
    VertexTable table = *this;
    table.m_displacements = std::move(displacements);
    return table;
}

/// Columns that every table has, if there is something in them.
void VertexTable::listShared() {
    m_columns.push_back({.kind = VertexColumnKind::Index, .one = 1.0, .name = "index"});
    if (m_parts.size() > 1) {
        m_columns.push_back({.kind = VertexColumnKind::Mesh, .one = 1.0, .name = "mesh"});
        m_columns.push_back({.kind = VertexColumnKind::Primitive, .one = 1.0, .name = "primitive"});
    }
    if (hasWeights()) {
        m_columns.push_back({.kind = VertexColumnKind::Sum, .name = "sum"});
        m_columns.push_back(
            {.kind = VertexColumnKind::Influences, .one = 1.0, .name = "influences"});
    }
    const auto morphs = [](const Primitive* each) { return !each->targets.empty(); };
    if (std::any_of(m_primitives.begin(), m_primitives.end(), morphs)) {
        m_columns.push_back({.kind = VertexColumnKind::Morph, .name = "morph"});
    }
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        if (isPosed(part)) {
            m_columns.push_back({.kind = VertexColumnKind::Displacement, .name = "displacement"});
            break;
        }
    }
}

/// Columns of joints, in the order of the skin.
void VertexTable::listJoints() {
    std::vector<bool> used(jointCount());
    for (const Primitive* primitive : m_primitives) {
        for (const InfluenceSet& set : primitive->influenceSets) {
            for (std::size_t v = 0; v < primitive->vertexCount(); ++v) {
                const glm::u16vec4 joints = set.joints[v];
                const glm::vec4 weights = set.weights[v];
                for (glm::length_t slot = 0; slot < 4; ++slot) {
                    if (weights[slot] != 0.0F && joints[slot] < used.size()) {
                        used[joints[slot]] = true;
                    }
                }
            }
        }
    }
    for (std::uint32_t joint = 0; joint < used.size(); ++joint) {
        if (used[joint]) {
            const NodeIndex node = (*m_asset)[m_skin].joints[joint];
            m_columns.push_back({.kind = VertexColumnKind::JointWeight,
                                 .component = joint,
                                 .name = displayName((*m_asset)[node].name, "Node", node.value)});
        }
    }
}

std::size_t VertexTable::partIndex(std::size_t row) const noexcept {
    const auto after = std::upper_bound(m_firstRows.begin(), m_firstRows.end() - 1, row);
    return static_cast<std::size_t>(after - m_firstRows.begin()) - 1;
}

std::optional<std::uint32_t> VertexTable::rowOf(MeshIndex mesh, std::uint32_t primitive,
                                                std::uint32_t vertex) const noexcept {
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        if (m_parts[i].mesh == mesh && m_parts[i].primitive == primitive &&
            vertex < m_primitives[i]->vertexCount()) {
            return static_cast<std::uint32_t>(m_firstRows[i] + vertex);
        }
    }
    return {};
}

bool VertexTable::hasWeights() const noexcept {
    return std::any_of(m_primitives.begin(), m_primitives.end(),
                       [](const Primitive* each) { return !each->influenceSets.empty(); });
}

bool VertexTable::isPosed(std::size_t part) const {
    const NodeIndex node = m_parts[part].node;
    return node && (*m_asset)[node].skin && !m_primitives[part]->influenceSets.empty();
}

std::size_t VertexTable::jointCount() const noexcept {
    return m_skin ? (*m_asset)[m_skin].joints.size() : 0;
}

void VertexTable::add(VertexColumnKind kind, std::uint32_t set, std::uint32_t components,
                      const std::string& attribute, double one) {
    const char* letters = kind == VertexColumnKind::Texcoord ? "uv"
                          : kind == VertexColumnKind::Color  ? "rgba"
                                                             : "xyzw";
    for (std::uint32_t i = 0; i < components; ++i) {
        m_columns.push_back({.kind = kind,
                             .set = set,
                             .component = i,
                             .one = one,
                             .name = attribute + '.' + letters[i]});
    }
}

void VertexTable::listAttributes(MeshIndex mesh, std::size_t primitive) {
    const std::string base =
        "/meshes/" + std::to_string(mesh.value) + "/primitives/" + std::to_string(primitive);
    const auto list = [&](VertexColumnKind kind, std::uint32_t set, std::uint32_t components,
                          const std::string& name, bool stored) {
        if (stored) {
            const StoredAttribute as = storedAttribute(*m_asset, base, name);
            const bool fewer = as.components > 0 && as.components < components;
            add(kind, set, fewer ? as.components : components, name, as.one);
        }
    };
    const Primitive& p = this->primitive();
    list(VertexColumnKind::Position, 0, 3, "POSITION", !p.positions.empty());
    list(VertexColumnKind::Normal, 0, 3, "NORMAL", !p.normals.empty());
    list(VertexColumnKind::Tangent, 0, 4, "TANGENT", !p.tangents.empty());
    for (std::uint32_t i = 0; i < p.texcoords.size(); ++i) {
        list(VertexColumnKind::Texcoord, i, 2, "TEXCOORD_" + std::to_string(i),
             !p.texcoords[i].empty());
    }
    for (std::uint32_t i = 0; i < p.colors.size(); ++i) {
        list(VertexColumnKind::Color, i, 4, "COLOR_" + std::to_string(i), !p.colors[i].empty());
    }
    for (std::uint32_t i = 0; i < p.influenceSets.size(); ++i) {
        add(VertexColumnKind::Joint, i, 4, "JOINTS_" + std::to_string(i), 1.0);
        add(VertexColumnKind::Weight, i, 4, "WEIGHTS_" + std::to_string(i),
            oneOf(p.influenceSets[i].weights.type()));
    }
    listCustom(base);
}

void VertexTable::listCustom(const std::string& primitive) {
    for (std::uint32_t i = 0; i < m_primitives.front()->customAttributes.size(); ++i) {
        const CustomAttribute& custom = m_primitives.front()->customAttributes[i];
        const double one = storedAttribute(*m_asset, primitive, custom.name).one;
        for (std::uint32_t c = 0; c < custom.components; ++c) {
            const std::string part = custom.components == 1  ? ""
                                     : custom.components < 5 ? std::string(".") + "xyzw"[c]
                                                             : "." + std::to_string(c);
            m_columns.push_back({.kind = VertexColumnKind::Custom,
                                 .set = i,
                                 .component = c,
                                 .one = one,
                                 .name = custom.name + part});
        }
    }
}

double VertexTable::decoded(std::size_t column, std::size_t row) const {
    const VertexColumn& about = m_columns[column];
    const std::size_t part = partIndex(row);
    const std::size_t vertex = row - m_firstRows[part];
    const Primitive& p = *m_primitives[part];
    switch (about.kind) {
        case VertexColumnKind::Index:
            return static_cast<double>(vertex);
        case VertexColumnKind::Mesh:
            return static_cast<double>(m_parts[part].mesh.value);
        case VertexColumnKind::Primitive:
            return static_cast<double>(m_parts[part].primitive);
        case VertexColumnKind::Sum:
            return 1.0 + weightSum(p, vertex).off;
        case VertexColumnKind::Influences:
            return static_cast<double>(VertexInfluences(p, 0x10000).at(vertex).size());
        case VertexColumnKind::Morph:
            return largestDisplacement(p, vertex);
        case VertexColumnKind::Displacement:
            return m_displacements ? double((*m_displacements)[row])
                                   : std::numeric_limits<double>::quiet_NaN();
        case VertexColumnKind::JointWeight:
            return double(weightOf(JointIndex(std::size_t{about.component}), row));
        case VertexColumnKind::Position:
            return double(p.positions[vertex][static_cast<glm::length_t>(about.component)]);
        default:
            return ofAttribute(about, vertex);
    }
}

/// A number of an attribute of the only primitive.
double VertexTable::ofAttribute(const VertexColumn& about, std::size_t vertex) const {
    const auto at = static_cast<glm::length_t>(about.component);
    const Primitive& p = primitive();
    switch (about.kind) {
        case VertexColumnKind::Normal:
            return double(p.normals[vertex][at]);
        case VertexColumnKind::Tangent:
            return double(p.tangents[vertex][at]);
        case VertexColumnKind::Texcoord:
            return double(p.texcoords[about.set][vertex][at]);
        case VertexColumnKind::Color:
            return double(p.colors[about.set][vertex][at]);
        case VertexColumnKind::Joint:
            return double(p.influenceSets[about.set].joints[vertex][at]);
        case VertexColumnKind::Weight:
            return double(p.influenceSets[about.set].weights[vertex][at]);
        case VertexColumnKind::Custom:
            return p.customAttributes[about.set].at(vertex, about.component);
        default:
            return 0.0;
    }
}

double VertexTable::stored(std::size_t column, std::size_t row) const {
    const double value = decoded(column, row);
    const VertexColumn& about = m_columns[column];
    return about.isInteger() ? std::round(value * about.one) : value;
}

JointIndex VertexTable::joint(std::size_t column, std::size_t row) const {
    const VertexColumn& about = m_columns[column];
    if (about.kind == VertexColumnKind::JointWeight) {
        return JointIndex(std::size_t{about.component});
    }
    if (about.kind != VertexColumnKind::Joint && about.kind != VertexColumnKind::Weight) {
        return {};
    }
    const auto at = static_cast<glm::length_t>(about.component);
    return JointIndex(std::size_t{primitive().influenceSets[about.set].joints[row][at]});
}

bool VertexTable::sumIsOne(std::size_t row) const {
    const WeightSum sum = weightSum(*m_primitives[partIndex(row)], vertexOf(row));
    return sum.count > 0 && !sum.wrong && std::isfinite(sum.off);
}

float VertexTable::weightOf(JointIndex joint, std::size_t row) const noexcept {
    const std::size_t vertex = vertexOf(row);
    float weight = 0.0F;
    for (const InfluenceSet& set : m_primitives[partIndex(row)]->influenceSets) {
        const glm::u16vec4 joints = set.joints[vertex];
        const glm::vec4 weights = set.weights[vertex];
        for (glm::length_t slot = 0; slot < 4; ++slot) {
            weight += joints[slot] == joint.value ? weights[slot] : 0.0F;
        }
    }
    return weight;
}

}  // namespace sinew
