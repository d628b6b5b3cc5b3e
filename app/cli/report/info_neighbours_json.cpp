// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <optional>
#include <variant>

#include "app/cli/report/info_appearance.h"
#include "model/asset/xmp.h"
#include "model/facts/driven_facts.h"
#include "model/facts/key_words.h"

namespace sinew::cli {

namespace {

void writeExpression(JsonWriter& json, const VrmExpression& expression) {
    json.beginObject();
    json.key("name").string(expression.name);
    json.key("preset").boolean(expression.preset);
    json.key("isBinary").boolean(expression.isBinary);
    json.key("morphs").beginArray();
    for (const VrmMorphBind& bind : expression.morphs) {
        json.beginObject();
        json.key("node").integer(bind.node.value);
        json.key("target").integer(bind.target);
        json.key("weight").number(bind.weight);
        json.endObject();
    }
    json.endArray();
    json.key("materialBinds").integer(expression.materialBinds);
    json.key("overrides").beginObject();
    for (const auto& [what, how] : expression.overrides) {
        json.key(what).string(how);
    }
    json.endObject();
    json.endObject();
}

/// JSON pointers of the objects that may reference a packet.
std::vector<std::string> packetHosts(const JsonValue& root) {
    std::vector<std::string> hosts{"/asset"};
    for (const char* array : {"scenes", "nodes", "meshes", "materials", "images", "animations"}) {
        for (std::size_t i = 0; i < root.elements(array).size(); ++i) {
            hosts.push_back('/' + std::string(array) + '/' + std::to_string(i));
        }
    }
    return hosts;
}

void writePacketUse(JsonWriter& json, const Asset& asset, const std::string& pointer) {
    if (const JsonValue* packet = xmpPacket(asset, pointer)) {
        json.beginObject();
        json.key("pointer").string(pointer);
        json.key("packet").integer(static_cast<std::uint64_t>(packet - xmpPackets(asset).data()));
        json.endObject();
    }
}

}  // namespace

void writeCamera(JsonWriter& json, const Camera& camera) {
    const auto optional = [&json](const char* key, const std::optional<float>& value) {
        json.key(key);
        value ? json.number(*value) : json.null();
    };
    if (const auto* perspective = std::get_if<PerspectiveCamera>(&camera.projection)) {
        json.key("type").string("perspective");
        json.key("yfov").number(perspective->yfovRadians);
        optional("aspectRatio", perspective->aspectRatio);
        json.key("znear").number(perspective->znear);
        optional("zfar", perspective->zfar);
        return;
    }
    const auto& parallel = std::get<OrthographicCamera>(camera.projection);
    json.key("type").string("orthographic");
    json.key("xmag").number(parallel.xmag);
    json.key("ymag").number(parallel.ymag);
    json.key("znear").number(parallel.znear);
    json.key("zfar").number(parallel.zfar);
}

void writeLight(JsonWriter& json, const Light& light) {
    json.key("kind").string(lightKindName(light.kind));
    json.key("color").numbers({&light.color.x, 3});
    json.key("intensity").number(light.intensity);
    json.key("range");
    light.range ? json.number(*light.range) : json.null();
    if (light.kind == LightKind::Spot) {
        json.key("innerConeAngle").number(light.innerConeRadians);
        json.key("outerConeAngle").number(light.outerConeRadians);
    }
}

void writeVrm(JsonWriter& json, const Asset& asset) {
    json.key("vrm");
    if (!asset.vrm) {
        json.null();
        return;
    }
    json.beginObject();
    json.key("version").string(asset.vrm->version);
    json.key("about").beginObject();
    for (const auto& [name, text] : asset.vrm->about) {
        json.key(name).string(text);
    }
    json.endObject();
    json.key("humanoid").beginArray();
    for (const VrmBone& bone : asset.vrm->humanoid) {
        json.beginObject();
        json.key("bone").string(bone.name);
        json.key("node").integer(bone.node.value);
        json.endObject();
    }
    json.endArray();
    json.key("expressions").beginArray();
    for (const VrmExpression& expression : asset.vrm->expressions) {
        writeExpression(json, expression);
    }
    json.endArray();
    json.endObject();
}

void writeXmp(JsonWriter& json, const Asset& asset) {
    json.key("xmp").beginObject();
    json.key("packets").integer(xmpPackets(asset).size());
    json.key("uses").beginArray();
    if (!xmpPackets(asset).empty()) {
        for (const std::string& pointer : packetHosts(*asset.json)) {
            writePacketUse(json, asset, pointer);
        }
    }
    json.endArray();
    json.endObject();
}

void writeDrives(JsonWriter& json, const Asset& asset, const Animation& animation) {
    const DrivenFacts driven = drivenBy(asset, animation);
    json.key("drives").beginObject();
    json.key("joints").integer(driven.joints);
    json.key("otherNodes").integer(driven.otherNodes);
    json.key("morphTargets").integer(driven.morphTargets);
    json.key("properties").integer(driven.properties);
    json.endObject();
}

}  // namespace sinew::cli
