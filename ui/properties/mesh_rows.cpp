// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/properties/mesh_rows.h"

#include <algorithm>

#include "model/core/json_pointer.h"
#include "model/core/utf8.h"
#include "model/evaluate/bounds.h"
#include "model/facts/geometry_facts.h"
#include "model/facts/key_words.h"
#include "model/facts/morph_facts.h"
#include "ui/properties/common_rows.h"
#include "ui/properties/json_rows.h"
#include "ui/properties/object_rows.h"
#include "ui/properties/property_list.h"
#include "ui/properties/value_text.h"
#include "ui/session/object_names.h"

namespace sinew {
namespace {

QString topologyWords(Topology topology) {
    return QString::fromLatin1(topologyName(topology)).replace(QLatin1Char('-'), QLatin1Char(' '));
}

const char* elementWord(Topology topology) {
    switch (elementSize(topology)) {
        case 1:
            return "Points";
        case 2:
            return "Lines";
        default:
            return "Triangles";
    }
}

void addTotals(PropertyList& list, const Mesh& mesh) {
    list.measured("Vertices", text::count(vertexCount(mesh)));
    list.measured("Decoded size", text::bytes(geometrySize(mesh).total()));
}

PropertyRow primitiveRow(const Asset& asset, const ObjectRef& object) {
    const Primitive& primitive = asset.meshes[object.index].primitives[object.part];
    PropertyRow row = linkRow(asset, object);
    row.value = primitive.material ? nameOf(asset, primitive.material) : "default material";
    row.note = text::counted(primitive.vertexCount(), "vertex", "vertices");
    return row;
}

PropertyRows targetRows(const AssetPtr& asset, const ObjectRef& object) {
    const Mesh& mesh = asset->meshes[object.index];
    PropertyList list(asset, object);
    for (std::size_t i = 0; i < mesh.targetCount(); ++i) {
        list.add(QString::fromStdString(morphTargetName(mesh, i)), text::number(mesh.weights[i]),
                 "/weights/" + std::to_string(i));
    }
    return list.take();
}

void addLooks(PropertyList& list, const Primitive& primitive) {
    if (primitive.material) {
        list.link("Material", primitive.material, "/material");
    } else {
        list.add("Material", "default", "/material");
    }
    const std::vector<std::string>& names = list.asset().variants;
    for (std::size_t i = 0; i < primitive.variantMaterials.size() && i < names.size(); ++i) {
        const QString name =
            QStringLiteral("Variant %1").arg(QString::fromStdString(oneLine(names[i])));
        if (primitive.variantMaterials[i]) {
            list.link(name, primitive.variantMaterials[i]);
        } else {
            list.measured(name, "as stored");
        }
    }
}

void addCounts(PropertyList& list, const Primitive& primitive) {
    list.add("Topology", topologyWords(primitive.topology), "/mode");
    list.measured("Vertices", text::count(primitive.vertexCount()));
    list.measured(QString::fromLatin1(elementWord(primitive.topology)),
                  text::count(elementCount(primitive)));
    list.measured("Influences per vertex", text::count(4 * primitive.influenceSets.size())).note =
        "slots in the JOINTS and WEIGHTS sets";
}

PropertyRows decodedRows(const AssetPtr& asset, const Primitive& primitive) {
    const GeometrySize size = geometrySize(primitive);
    Box box;
    for (const glm::vec3& position : primitive.positions) {
        box.add(position);
    }
    PropertyList list(asset, std::string());
    list.measured("Attributes", text::bytes(size.attributes));
    if (size.targets > 0) {
        list.measured("Morph targets", text::bytes(size.targets));
    }
    list.measured("Indices", text::bytes(size.indices));
    if (primitive.normals.empty()) {
        list.measured("Normals", "flat, computed for display");
    }
    if (!primitive.cornerTangents.empty()) {
        list.measured("Tangents", "generated (MikkTSpace)");
    }
    if (!box.empty()) {
        list.measured("Minimum", text::vector(box.min)).note =
            "bounds of POSITION as stored, in mesh space";
        list.measured("Maximum", text::vector(box.max));
    }
    return list.take();
}

PropertyRows morphRows(const AssetPtr& asset, const ObjectRef& object) {
    const Mesh& mesh = asset->meshes[object.index];
    const std::vector<MorphTarget>& targets = mesh.primitives[object.part].targets;
    PropertyRows rows;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        QStringList parts;
        const auto name = [&](bool has, const char* part) {
            parts += has ? QStringList(QString::fromLatin1(part)) : QStringList();
        };
        name(!targets[i].positions.empty(), "positions");
        name(!targets[i].normals.empty(), "normals");
        name(!targets[i].tangents.empty(), "tangents");
        name(!targets[i].texcoords.empty(), "UVs");
        name(!targets[i].colors.empty(), "colours");
        rows.push_back({.name = QString::fromStdString(morphTargetName(mesh, i)),
                        .value = parts.join(", "),
                        .pointer = pointerOf(object) + "/targets/" + std::to_string(i)});
    }
    return rows;
}

QString componentName(std::size_t type) {
    switch (type) {
        case 5120:
            return "byte";
        case 5121:
            return "unsigned byte";
        case 5122:
            return "short";
        case 5123:
            return "unsigned short";
        case 5125:
            return "unsigned int";
        case 5126:
            return "float";
        default:
            return QStringLiteral("type %1").arg(type);
    }
}

void addAccessor(PropertyList& list, const QString& name, const JsonValue& accessor,
                 const std::string& where) {
    const double* index = accessor.number();
    const auto at = static_cast<std::size_t>(index != nullptr && *index >= 0.0 ? *index : 0.0);
    PropertyRow& row = list.add(name, accessorText(list.asset(), at), where);
    const std::string pointer = "/accessors/" + std::to_string(at);
    if (const JsonValue* json = resolvePointer(*list.asset().json, pointer)) {
        row.rows = {jsonRow(list.shared(), QStringLiteral("Accessor %1").arg(at), *json, pointer)};
    }
}

}  // namespace

PropertyRows meshRows(const AssetPtr& asset, const ObjectRef& object) {
    const Mesh& mesh = asset->meshes[object.index];
    PropertyList totals(asset, object);
    addTotals(totals, mesh);
    PropertyRows primitives;
    for (std::size_t i = 0; i < mesh.primitives.size(); ++i) {
        const MeshIndex index(std::size_t{object.index});
        primitives.push_back(primitiveRow(*asset, ObjectRef::primitive(index, i)));
    }
    PropertyList out(asset, object);
    out.section("Mesh", totals.take());
    out.section("Primitives", std::move(primitives));
    out.section("Morph targets and their weights", targetRows(asset, object));
    return out.take();
}

PropertyRows primitiveRows(const AssetPtr& asset, const ObjectRef& object) {
    const Primitive& primitive = asset->meshes[object.index].primitives[object.part];
    const auto part = [&](const auto& fill) {
        PropertyList list(asset, object);
        fill(list);
        return list.take();
    };
    PropertyList out(asset, object);
    out.section("Primitive", part([&](PropertyList& list) {
                    addLooks(list, primitive);
                    addCounts(list, primitive);
                }));
    out.section("Stored", part([](PropertyList& list) { addAttributes(list); }));
    out.section("Decoded", decodedRows(asset, primitive));
    out.section("Morph targets", morphRows(asset, object));
    return out.take();
}

QString accessorText(const Asset& asset, std::size_t accessor) {
    const JsonValue* json =
        asset.json ? resolvePointer(*asset.json, "/accessors/" + std::to_string(accessor))
                   : nullptr;
    if (json == nullptr) {
        return {};
    }
    const JsonValue* normalized = json->find("normalized");
    const bool* isNormalized = normalized != nullptr ? normalized->boolean() : nullptr;
    return QStringLiteral("%1 × %2 of %3%4%5")
        .arg(text::count(json->integer("count", 0)), QString::fromStdString(json->text("type")),
             componentName(json->integer("componentType", 0)),
             isNormalized != nullptr && *isNormalized ? ", normalized" : QString(),
             json->has("sparse") ? ", sparse" : QString());
}

void addAttributes(PropertyList& list) {
    const JsonValue* primitive =
        list.asset().json ? resolvePointer(*list.asset().json, list.base()) : nullptr;
    const JsonValue* attributes = primitive != nullptr ? primitive->find("attributes") : nullptr;
    if (attributes != nullptr && attributes->object() != nullptr) {
        for (const JsonMember& member : *attributes->object()) {
            addAccessor(list, QString::fromStdString(member.name), member.value,
                        "/attributes/" + escapedToken(member.name));
        }
    }
    if (const JsonValue* indices = primitive != nullptr ? primitive->find("indices") : nullptr) {
        addAccessor(list, "Indices", *indices, "/indices");
    }
}

}  // namespace sinew
