// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/core/utf8.h"
#include "model/facts/key_words.h"
#include "model/facts/morph_facts.h"
#include "ui/properties/common_rows.h"
#include "ui/properties/object_rows.h"
#include "ui/properties/property_list.h"
#include "ui/properties/value_text.h"

namespace sinew {
namespace {

const std::string kInstancing = "/extensions/EXT_mesh_gpu_instancing";

std::vector<ObjectRef> refs(const std::vector<NodeIndex>& nodes) {
    return {nodes.begin(), nodes.end()};
}

void addContents(PropertyList& list, const Node& node) {
    const auto link = [&](const QString& name, const ObjectRef& object, const char* where) {
        if (exists(list.asset(), object)) {
            list.link(name, object, where);
        }
    };
    link("Mesh", node.mesh, "/mesh");
    link("Skin", node.skin, "/skin");
    link("Camera", node.camera, "/camera");
    link("Light", node.light, "/extensions/KHR_lights_punctual/light");
    link("Parent", node.parent, "");
    list.row(listRow(list.shared(), "Children", refs(node.children)));
    list.add("Visible", text::yesNo(node.visible), "/extensions/KHR_node_visibility/visible");
}

void addTransform(PropertyList& list, const Node& node) {
    const char* stored = node.matrix ? "/matrix" : nullptr;
    const auto where = [&](const char* own) { return stored != nullptr ? stored : own; };
    list.add("Translation", text::vector(node.rest.translation), where("/translation")).note =
        "metres, in parent space";
    list.add("Rotation", text::quaternion(node.rest.rotation), where("/rotation")).note =
        "unit quaternion x, y, z, w";
    list.measured("in degrees", text::eulerDegrees(node.rest.rotation)).note =
        "about X, then Y, then Z";
    list.add("Scale", text::vector(node.rest.scale), where("/scale"));
    if (node.matrix) {
        PropertyRow& row = list.row(matrixRow("Matrix", *node.matrix));
        row.value = "as stored";
        row.pointer = list.base() + "/matrix";
    }
}

void addMorphWeights(PropertyList& list, const Node& node) {
    if (!node.mesh) {
        return;
    }
    const Mesh& mesh = list.asset()[node.mesh];
    for (std::size_t i = 0; i < node.restWeights.size(); ++i) {
        list.add(QString::fromStdString(morphTargetName(mesh, i)),
                 text::number(node.restWeights[i]), "/weights/" + std::to_string(i));
    }
}

PropertyRow instanceRow(const Transform& transform, std::size_t index) {
    return {.name = QString::number(index),
            .value = text::vector(transform.translation),
            .rows = {{.name = "Translation", .value = text::vector(transform.translation)},
                     {.name = "Rotation", .value = text::quaternion(transform.rotation)},
                     {.name = "Scale", .value = text::vector(transform.scale)}}};
}

void addInstances(PropertyList& list, std::uint32_t index) {
    const Node& node = list.asset().nodes[index];
    if (!node.instances) {
        return;
    }
    list.row({.name = "Count",
              .value = text::count(node.instances->transforms.size()),
              .pointer = list.base() + kInstancing,
              .makeRows = [asset = list.shared(), index] {
                  PropertyRows rows;
                  for (const Transform& transform : asset->nodes[index].instances->transforms) {
                      rows.push_back(instanceRow(transform, rows.size()));
                  }
                  return rows;
              }});
    for (const std::string& attribute : node.instances->attributes) {
        list.add(QString::fromStdString(attribute), "in the file, not used",
                 kInstancing + "/attributes/" + attribute);
    }
}

PropertyRows boneRows(const Asset& asset, NodeIndex node) {
    PropertyRows rows;
    if (asset.vrm) {
        for (const VrmBone& bone : asset.vrm->humanoid) {
            if (bone.node == node) {
                rows.push_back(
                    {.name = "Humanoid bone", .value = QString::fromStdString(bone.name)});
            }
        }
    }
    return rows;
}

PropertyRows perspectiveRows(const AssetPtr& asset, const ObjectRef& object,
                             const PerspectiveCamera& camera) {
    PropertyList list(asset, pointerOf(object) + "/perspective");
    list.add("Field of view", text::degrees(camera.yfovRadians), "/yfov").note = "vertical";
    list.add("Aspect ratio",
             camera.aspectRatio ? text::number(*camera.aspectRatio) : "the picture's",
             "/aspectRatio");
    list.add("Near plane", text::meters(camera.znear), "/znear");
    list.add("Far plane", camera.zfar ? text::meters(*camera.zfar) : "infinite", "/zfar");
    return list.take();
}

PropertyRows orthographicRows(const AssetPtr& asset, const ObjectRef& object,
                              const OrthographicCamera& camera) {
    PropertyList list(asset, pointerOf(object) + "/orthographic");
    list.add("Half width", text::meters(camera.xmag), "/xmag");
    list.add("Half height", text::meters(camera.ymag), "/ymag");
    list.add("Near plane", text::meters(camera.znear), "/znear");
    list.add("Far plane", text::meters(camera.zfar), "/zfar");
    return list.take();
}

}  // namespace

PropertyRows nodeRows(const AssetPtr& asset, const ObjectRef& object) {
    const Node& node = asset->nodes[object.index];
    const auto part = [&](const auto& fill) {
        PropertyList list(asset, object);
        fill(list);
        return list.take();
    };
    PropertyList out(asset, object);
    out.section("Node", part([&](PropertyList& list) { addContents(list, node); }));
    out.section("Rest transform", part([&](PropertyList& list) { addTransform(list, node); }));
    out.section("VRM", boneRows(*asset, NodeIndex(std::size_t{object.index})));
    out.section("Morph weights at rest",
                part([&](PropertyList& list) { addMorphWeights(list, node); }));
    out.section("Instances", part([&](PropertyList& list) { addInstances(list, object.index); }));
    return out.take();
}

PropertyRows sceneRows(const AssetPtr& asset, const ObjectRef& object) {
    const SceneIndex scene(std::size_t{object.index});
    PropertyList list(asset, object);
    list.measured("Default scene", text::yesNo(asset->defaultScene == scene));
    list.measured("Nodes", text::count(sceneNodes(*asset, scene).size()));
    list.row(listRow(asset, "Roots", refs((*asset)[scene].roots)));
    return {sectionRow("Scene", list.take())};
}

PropertyRows cameraRows(const AssetPtr& asset, const ObjectRef& object) {
    const Camera& camera = asset->cameras[object.index];
    if (const auto* perspective = std::get_if<PerspectiveCamera>(&camera.projection)) {
        return {sectionRow("Perspective camera", perspectiveRows(asset, object, *perspective))};
    }
    return {sectionRow(
        "Orthographic camera",
        orthographicRows(asset, object, std::get<OrthographicCamera>(camera.projection)))};
}

PropertyRows lightRows(const AssetPtr& asset, const ObjectRef& object) {
    const Light& light = asset->lights[object.index];
    const bool directional = light.kind == LightKind::Directional;
    PropertyList list(asset, object);
    list.add("Type", QString::fromLatin1(lightKindName(light.kind)), "/type");
    list.color("Colour", light.color, "/color");
    list.add("Intensity", text::number(light.intensity) + (directional ? " lux" : " candela"),
             "/intensity");
    if (!directional) {
        list.add("Range", light.range ? text::meters(*light.range) : "infinite", "/range");
    }
    if (light.kind == LightKind::Spot) {
        list.add("Inner cone", text::degrees(light.innerConeRadians), "/spot/innerConeAngle").note =
            "angle from the axis at which the falloff starts";
        list.add("Outer cone", text::degrees(light.outerConeRadians), "/spot/outerConeAngle").note =
            "angle from the axis at which the light ends";
    }
    return {sectionRow("Light", list.take())};
}

}  // namespace sinew
