// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/weights_report.h"

namespace sinew::cli {

namespace {

template <class Number>
void writeOptional(JsonWriter& json, const char* name, const std::optional<Number>& value) {
    json.key(name);
    if (value) {
        json.integer(*value);
    } else {
        json.null();
    }
}

void writeIslands(JsonWriter& json, const std::vector<JointIsland>& islands) {
    json.key("islands").beginArray();
    for (const JointIsland& island : islands) {
        json.beginObject();
        json.key("vertices").integer(island.vertices);
        json.key("nearest").integer(island.nearest.vertex);
        json.key("primitive").integer(island.nearest.primitive);
        json.key("distance").number(island.distance);
        json.key("largest").number(island.largest);
        json.endObject();
    }
    json.endArray();
}

void writeJoint(JsonWriter& json, const Asset& asset, const SkinStatistics& skin, std::size_t j) {
    const NodeIndex node = asset[skin.skin].joints[j];
    const JointStatistics& joint = skin.joints[j];
    json.beginObject();
    json.key("joint").integer(j);
    json.key("node").integer(node.value);
    json.key("name").string(asset[node].name);
    json.key("vertices").integer(joint.vertices);
    json.key("dominated").integer(joint.dominated);
    json.key("largest").number(joint.largest);
    json.key("total").number(static_cast<float>(joint.total));
    json.key("surface").number(static_cast<float>(joint.surface));
    writeIslands(json, joint.islands);
    json.endObject();
}

void writeFourSlots(JsonWriter& json, const std::optional<DistanceAtFrame>& worst) {
    json.key("fourSlots").beginObject();
    json.key("largest").number(worst ? worst->largest.distance : 0.0F);
    writeOptional(json, "vertex",
                  worst ? std::optional(worst->largest.vertex) : std::optional<std::uint32_t>());
    writeOptional(json, "frame", worst ? worst->frame : std::nullopt);
    json.endObject();
}

void writePrimitive(JsonWriter& json, const Asset& asset, const PrimitiveWeights& drawn) {
    const PrimitiveStatistics& statistics = drawn.statistics;
    json.beginObject();
    json.key("node").integer(drawn.node.value);
    json.key("mesh").integer(asset[drawn.node].mesh.value);
    json.key("primitive").integer(drawn.primitive);
    json.key("skin").integer(asset[drawn.node].skin.value);
    json.key("vertices").integer(statistics.vertices);
    json.key("influences").beginArray();
    for (const std::size_t vertices : statistics.influences) {
        json.integer(vertices);
    }
    json.endArray();
    json.key("unweighted").beginObject();
    json.key("count").integer(statistics.unweighted());
    writeOptional(json, "first", statistics.firstUnweighted);
    json.endObject();
    json.key("sumOff").beginObject();
    json.key("count").integer(statistics.sumOff);
    json.key("worst").number(static_cast<float>(statistics.worstSum));
    writeOptional(json, "vertex", statistics.worstSumVertex);
    json.endObject();
    writeFourSlots(json, drawn.fourSlots);
    json.endObject();
}

}  // namespace

void writeWeights(JsonWriter& json, const Asset& asset, const WeightsReport& report) {
    json.beginObject();
    json.key("format").string("sinew.weights/1");
    json.key("file").string(report.file);
    json.key("skins").beginArray();
    for (const SkinStatistics& skin : report.skins) {
        json.beginObject();
        json.key("skin").integer(skin.skin.value);
        json.key("node").integer(skin.node.value);
        json.key("joints").beginArray();
        for (std::size_t j = 0; j < skin.joints.size(); ++j) {
            if (!report.joint || report.joint.value == j) {
                writeJoint(json, asset, skin, j);
            }
        }
        json.endArray();
        json.endObject();
    }
    json.endArray();
    json.key("primitives").beginArray();
    for (const PrimitiveWeights& drawn : report.primitives) {
        writePrimitive(json, asset, drawn);
    }
    json.endArray();
    json.endObject();
}

}  // namespace sinew::cli
