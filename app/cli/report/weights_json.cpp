// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cmath>

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

void writeJoint(JsonWriter& json, const Asset& asset, const NodeWeights& drawn, std::size_t j) {
    const SkinStatistics& skin = drawn.statistics;
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
    if (drawn.stretch) {
        json.key("volume").beginObject();
        json.key("smallest").number(drawn.stretch->volumes[j].ratio);
        writeOptional(json, "frame", drawn.stretch->volumes[j].moment.frame);
        json.endObject();
    }
    json.endObject();
}

void writeStretch(JsonWriter& json, const WorstStretch& stretch) {
    json.key("stretch").beginObject();
    json.key("areaRatio").number(stretch.area.ratio);
    json.key("primitive").integer(stretch.vertex.primitive);
    json.key("vertex").integer(stretch.vertex.vertex);
    writeOptional(json, "frame", stretch.area.moment.frame);
    json.endObject();
}

void writeSymmetry(JsonWriter& json, const std::vector<PrimitiveSymmetry>& primitives) {
    json.key("symmetry").beginArray();
    for (const PrimitiveSymmetry& primitive : primitives) {
        json.beginObject();
        json.key("primitive").integer(primitive.primitive);
        const MirrorDifferences& found = primitive.differences;
        json.key("vertices").integer(found.values.size());
        json.key("compared").integer(found.compared);
        json.key("different").integer(found.different);
        if (found.largest.difference() > 0.0F) {
            json.key("worst").number(found.largest.difference());
            json.key("vertex").integer(found.vertex);
            json.key("joint").integer(found.largest.joint);
        }
        json.endObject();
    }
    json.endArray();
}

void writeDistance(JsonWriter& json, const char* name,
                   const std::optional<DistanceAtFrame>& worst) {
    json.key(name).beginObject();
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
    writeDistance(json, "fourSlots", drawn.distance(Compared::FourStrongest));
    writeDistance(json, "stored", drawn.distance(Compared::Stored));
    writeDistance(json, "eightBit", drawn.distance(Compared::EightBit));
    writeDistance(json, "dualQuaternion", drawn.distance(Compared::DualQuaternion));
    json.endObject();
}

}  // namespace

void writeWeights(JsonWriter& json, const Asset& asset, const WeightsReport& report) {
    json.beginObject();
    json.key("format").string("sinew.weights/1");
    json.key("file").string(report.file);
    if (report.survey.frameStep) {
        json.key("frameStep").integer(*report.survey.frameStep);
    }
    json.key("skins").beginArray();
    for (const NodeWeights& drawn : report.survey.skins) {
        const SkinStatistics& skin = drawn.statistics;
        json.beginObject();
        json.key("skin").integer(skin.skin.value);
        json.key("node").integer(skin.node.value);
        json.key("joints").beginArray();
        for (std::size_t j = 0; j < skin.joints.size(); ++j) {
            if (!report.joint || report.joint.value == j) {
                writeJoint(json, asset, drawn, j);
            }
        }
        json.endArray();
        if (drawn.stretch) {
            writeStretch(json, *drawn.stretch);
        }
        if (drawn.symmetry) {
            writeSymmetry(json, *drawn.symmetry);
        }
        json.endObject();
    }
    json.endArray();
    json.key("primitives").beginArray();
    for (const PrimitiveWeights& drawn : report.survey.primitives) {
        writePrimitive(json, asset, drawn);
    }
    json.endArray();
    json.endObject();
}

}  // namespace sinew::cli
