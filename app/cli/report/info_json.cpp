// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/cli/report/all_findings.h"
#include "app/cli/report/findings_json.h"
#include "app/cli/report/info_appearance.h"
#include "app/cli/report/info_borrowed.h"
#include "app/cli/report/info_morph.h"
#include "app/cli/report/info_report.h"
#include "model/asset/property_facts.h"
#include "model/facts/asset_facts.h"
#include "model/facts/frame_grid.h"
#include "model/facts/geometry_facts.h"
#include "model/facts/key_words.h"
#include "model/facts/skin_facts.h"

namespace sinew::cli {

namespace {

template <class Tag>
void writeIndex(JsonWriter& json, const char* name, Index<Tag> index) {
    if (index) {
        json.key(name).integer(index.value);
    }
}

void writeIndices(JsonWriter& json, const char* name, const std::vector<NodeIndex>& nodes) {
    json.key(name).beginArray();
    for (const NodeIndex node : nodes) {
        json.integer(node.value);
    }
    json.endArray();
}

void writeStrings(JsonWriter& json, const char* name, const std::vector<std::string>& texts) {
    json.key(name).beginArray();
    for (const std::string& text : texts) {
        json.string(text);
    }
    json.endArray();
}

/// An array of objects, each with its index and name first.
template <class Item, class Write>
void writeList(JsonWriter& json, const char* name, const std::vector<Item>& items, Write write) {
    json.key(name).beginArray();
    for (std::size_t i = 0; i < items.size(); ++i) {
        json.beginObject();
        json.key("index").integer(i);
        json.key("name").string(items[i].name);
        write(items[i]);
        json.endObject();
    }
    json.endArray();
}

void writeNode(JsonWriter& json, const Node& node) {
    writeIndex(json, "parent", node.parent);
    writeIndices(json, "children", node.children);
    writeIndex(json, "mesh", node.mesh);
    writeIndex(json, "skin", node.skin);
    writeIndex(json, "camera", node.camera);
    writeIndex(json, "light", node.light);
    json.key("matrix").boolean(node.matrix.has_value());
    json.key("visible").boolean(node.visible);
    if (node.instances) {
        json.key("instances").integer(node.instances->transforms.size());
        writeStrings(json, "instanceAttributes", node.instances->attributes);
    }
}

void writeVariantMaterials(JsonWriter& json, const Primitive& primitive) {
    if (primitive.variantMaterials.empty()) {
        return;
    }
    json.key("variantMaterials").beginArray();
    for (const MaterialIndex material : primitive.variantMaterials) {
        material ? json.integer(material.value) : json.null();
    }
    json.endArray();
}

void writePrimitive(JsonWriter& json, const Primitive& primitive) {
    json.beginObject();
    json.key("topology").string(topologyName(primitive.topology));
    json.key("vertices").integer(primitive.vertexCount());
    json.key("triangles").integer(triangleCount(primitive));
    json.key("indexed").boolean(primitive.indexed);
    writeIndex(json, "material", primitive.material);
    writeVariantMaterials(json, primitive);
    json.key("normals").boolean(!primitive.normals.empty());
    json.key("tangents").boolean(!primitive.tangents.empty());
    json.key("generatedTangents").boolean(!primitive.cornerTangents.empty());
    json.key("texcoordSets").integer(primitive.texcoords.size());
    json.key("colorSets").integer(primitive.colors.size());
    json.key("influenceSets").integer(primitive.influenceSets.size());
    json.key("morphTargets").integer(primitive.targets.size());
    json.key("customAttributes").beginArray();
    for (const CustomAttribute& custom : primitive.customAttributes) {
        json.string(custom.name);
    }
    json.endArray();
    json.endObject();
}

void writeMesh(JsonWriter& json, const Mesh& mesh) {
    json.key("primitives").beginArray();
    for (const Primitive& primitive : mesh.primitives) {
        writePrimitive(json, primitive);
    }
    json.endArray();
    json.key("morphTargets").integer(mesh.targetCount());
    writeStrings(json, "targetNames", mesh.targetNames);
    writeMorphTargets(json, mesh);
}

void writeProperty(JsonWriter& json, const Asset& asset, const PropertyChannel& channel) {
    json.beginObject();
    json.key("channel").integer(channel.fileIndex);
    json.key("pointer").string(channel.pointer);
    json.key("property").string(displayName(asset, channel.target));
    json.endObject();
}

void writeAnimation(JsonWriter& json, const Asset& asset, const Animation& animation) {
    const ClipFacts facts = factsOf(animation);
    const FrameGrid grid = frameGridOf(animation);
    if (!animation.borrowedFrom.empty()) {
        json.key("from").string(animation.borrowedFrom);
    }
    json.key("start").number(animation.startSeconds);
    json.key("end").number(animation.endSeconds);
    json.key("channels").integer(facts.channels);
    json.key("keys").integer(facts.keys);
    json.key("guessedFrameRate");
    grid.found() ? json.number(static_cast<float>(grid.framesPerSecond)) : json.null();
    json.key("keyTimes").integer(grid.keyTimes);
    json.key("keyTimesOnGrid").integer(grid.onGrid);
    json.key("frameOffset");
    grid.found() ? json.number(static_cast<float>(grid.shiftSeconds * grid.framesPerSecond))
                 : json.null();
    json.key("bytes").integer(facts.bytes);
    writeDrives(json, asset, animation);
    json.key("propertyChannels").beginArray();
    for (const PropertyChannel& channel : animation.propertyChannels) {
        writeProperty(json, asset, channel);
    }
    json.endArray();
}

void writeImage(JsonWriter& json, const Image& image) {
    json.key("mimeType").string(image.mimeType);
    json.key("uri");
    image.uri.empty() ? json.null() : json.string(image.uri);
    json.key("width").integer(image.width);
    json.key("height").integer(image.height);
    json.key("placeholder").boolean(image.placeholder);
}

void writeStatistics(JsonWriter& json, const Asset& asset) {
    const AssetFacts facts = factsOf(asset);
    const ClipFacts clips = clipFactsOf(asset);
    json.key("statistics").beginObject();
    json.key("fileBytes").integer(asset.info.fileBytes);
    json.key("bufferBytes").integer(asset.info.bufferBytes);
    json.key("nodes").integer(asset.nodes.size());
    json.key("meshes").integer(asset.meshes.size());
    json.key("primitives").integer(facts.primitives);
    json.key("vertices").integer(facts.vertices);
    json.key("triangles").integer(facts.triangles);
    json.key("morphTargets").integer(facts.morphTargets);
    json.key("skins").integer(asset.skins.size());
    json.key("joints").integer(facts.joints);
    json.key("mostJointsPerSkin").integer(facts.mostJoints);
    json.key("skinnedVertices").integer(facts.skinnedVertices);
    json.key("influenceSets").integer(facts.influenceSets);
    json.key("mostInfluencesPerVertex").integer(mostInfluences(asset));
    json.key("animations").integer(asset.animations.size());
    json.key("channels").integer(clips.channels);
    json.key("keys").integer(clips.keys);
    json.key("animationBytes").integer(clips.bytes);
    json.key("materials").integer(asset.materials.size());
    json.key("textures").integer(asset.textures.size());
    json.key("images").integer(asset.images.size());
    json.key("imagePixels").integer(facts.imagePixels);
    json.key("cameras").integer(asset.cameras.size());
    json.endObject();
}

void writeDocument(JsonWriter& json, const Asset& asset) {
    json.key("asset").beginObject();
    json.key("version").string(asset.info.version);
    json.key("generator").string(asset.info.generator);
    json.key("copyright").string(asset.info.copyright);
    json.key("binary").boolean(asset.info.binary);
    json.endObject();
    json.key("defaultScene");
    asset.defaultScene ? json.integer(asset.defaultScene.value) : json.null();
}

}  // namespace

void writeInfo(JsonWriter& json, const Asset& file, const Borrowing& borrowing,
               const std::string& name) {
    const Asset& asset = *borrowing.asset;
    json.beginObject();
    json.key("format").string("sinew.info/1");
    json.key("file").string(name);
    writeDocument(json, asset);
    writeList(json, "scenes", asset.scenes,
              [&](const Scene& scene) { writeIndices(json, "roots", scene.roots); });
    writeList(json, "nodes", asset.nodes, [&](const Node& node) { writeNode(json, node); });
    writeList(json, "meshes", asset.meshes, [&](const Mesh& mesh) { writeMesh(json, mesh); });
    const std::vector<SkinUse> uses = skinUses(asset);
    writeList(json, "skins", asset.skins, [&](const Skin& skin) {
        writeIndices(json, "joints", skin.joints);
        writeIndex(json, "skeleton", skin.skeleton);
        json.key("inverseBindMatrices").boolean(skin.inverseBindMatricesStored);
        writeSkinUse(json, asset, uses[static_cast<std::size_t>(&skin - asset.skins.data())]);
    });
    writeList(json, "animations", asset.animations,
              [&](const Animation& animation) { writeAnimation(json, asset, animation); });
    writeBorrowed(json, borrowing);
    writeList(json, "materials", asset.materials, [&](const Material& material) {
        const auto index = static_cast<std::size_t>(&material - asset.materials.data());
        writeMaterial(json, asset, MaterialIndex(index));
    });
    writeList(json, "images", asset.images, [&](const Image& image) { writeImage(json, image); });
    writeList(json, "cameras", asset.cameras,
              [&](const Camera& camera) { writeCamera(json, camera); });
    writeList(json, "lights", asset.lights, [&](const Light& light) { writeLight(json, light); });
    writeStrings(json, "variants", asset.variants);
    writeVrm(json, asset);
    writeXmp(json, asset);
    writeStrings(json, "extensionsUsed", asset.extensionsUsed);
    writeStrings(json, "extensionsRequired", asset.extensionsRequired);
    writeStatistics(json, asset);
    json.key("findings");
    writeFindings(json, allFindings(file, {.violationsOnly = true}));
    json.endObject();
}

}  // namespace sinew::cli
