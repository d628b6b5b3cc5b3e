// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/pose_json.h"

#include <algorithm>
#include <array>

#include "app/cli/report/layers_json.h"
#include "model/asset/property_facts.h"
#include "model/evaluate/bounds.h"

namespace sinew::cli {

namespace {

std::span<const float> floats(const glm::vec3& v) {
    return {&v.x, 3};
}

std::span<const float> floats(const glm::mat4& m) {
    return {&m[0].x, 16};
}

std::span<const float> floats(const std::vector<glm::vec3>& v) {
    return v.empty() ? std::span<const float>() : std::span(&v.front().x, 3 * v.size());
}

std::vector<NodeIndex> shownNodes(const Asset& asset, SceneIndex scene) {
    std::vector<NodeIndex> nodes = sceneNodes(asset, scene);
    std::sort(nodes.begin(), nodes.end());
    return nodes;
}

void writeNode(JsonWriter& json, const PoseEvaluator& evaluator, NodeIndex index) {
    const Node& node = evaluator.asset()[index];
    const Transform local = evaluator.pose().local(index);
    const glm::quat& q = local.rotation;
    const std::array<float, 4> rotation{q.x, q.y, q.z, q.w};
    json.beginObject();
    json.key("index").integer(index.value);
    json.key("name").string(node.name);
    json.key("translation").numbers(floats(local.translation));
    json.key("rotation").numbers(rotation);
    json.key("scale").numbers(floats(local.scale));
    json.key("world").numbers(floats(evaluator.world(index)));
    json.key("weights").numbers(evaluator.pose().weightsOf(node));
    json.endObject();
}

void writeSkin(JsonWriter& json, const PoseEvaluator& evaluator, NodeIndex node) {
    const SkinIndex skin = evaluator.asset()[node].skin;
    json.beginObject();
    json.key("skin").integer(skin.value);
    json.key("node").integer(node.value);
    json.key("jointMatrices").beginArray();
    for (const glm::mat4& matrix : evaluator.palette(skin)) {
        json.numbers(floats(matrix));
    }
    json.endArray();
    json.endObject();
}

void writeVertices(JsonWriter& json, const PoseReport& report) {
    Box box;
    for (const glm::vec3& position : report.scratch.positions) {
        box.add(position);
    }
    json.key("min").numbers(floats(box.min));
    json.key("max").numbers(floats(box.max));
    if (report.vertices) {
        json.key("positions").numbers(floats(report.scratch.positions));
    }
    if (report.normals) {
        json.key("normals").numbers(floats(report.scratch.normals));
    }
}

void useComputedPositions(NodeIndex node, std::size_t primitive, PoseReport& report) {
    const auto known = std::find_if(
        report.computed.begin(), report.computed.end(), [&](const ComputedPrimitive& computed) {
            return computed.node == node && computed.primitive == primitive;
        });
    if (known != report.computed.end()) {
        const std::size_t count = report.scratch.positions.size();
        report.scratch.positions.assign(
            known->positions.begin(),
            known->positions.begin() + static_cast<std::ptrdiff_t>(count));
    }
}

void writePrimitives(JsonWriter& json, const PoseEvaluator& evaluator, NodeIndex index,
                     PoseReport& report) {
    const Node& node = evaluator.asset()[index];
    const Mesh& mesh = evaluator.asset()[node.mesh];
    DeformInput input = deformInput(evaluator, index, report.weights);
    input.wantNormals = report.normals;
    for (std::size_t i = 0; i < mesh.primitives.size(); ++i) {
        const Primitive& primitive = mesh.primitives[i];
        deformPrimitive(primitive, input, report.scratch);
        useComputedPositions(index, i, report);
        json.beginObject();
        json.key("node").integer(index.value);
        json.key("mesh").integer(node.mesh.value);
        json.key("primitive").integer(i);
        json.key("skinned").boolean(isSkinned(node, primitive));
        json.key("vertexCount").integer(primitive.vertexCount());
        writeVertices(json, report);
        json.endObject();
    }
}

// Animated properties of materials, cameras and lights; omitted if there are none.
void writeProperties(JsonWriter& json, const PoseEvaluator& evaluator) {
    const Asset& asset = evaluator.asset();
    if (asset.animatedProperties.empty()) {
        return;
    }
    const std::span<const float> values = evaluator.pose().properties;
    json.key("properties").beginArray();
    for (const AnimatedProperty& property : asset.animatedProperties) {
        json.beginObject();
        json.key("pointer").string(pointerTo(asset, property.target));
        json.key("value").numbers(values.subspan(property.first, property.width));
        json.endObject();
    }
    json.endArray();
}

}  // namespace

void writePose(JsonWriter& json, const PoseEvaluator& evaluator, const PoseRequest& request,
               PoseReport& report) {
    const Asset& asset = evaluator.asset();
    const std::vector<NodeIndex> nodes = shownNodes(asset, report.scene);
    json.beginObject();
    json.key("format").string("sinew.pose/1");
    json.key("file").string(report.file);
    json.key("scene");
    report.scene ? json.integer(report.scene.value) : json.null();
    writeAnimation(json, asset, request.animation);
    json.key("time").number(request.seconds);
    if (request.layers) {
        writeLayers(json, asset, *request.layers);
    }

    json.key("nodes").beginArray();
    for (const NodeIndex node : nodes) {
        writeNode(json, evaluator, node);
    }
    json.endArray();

    json.key("skins").beginArray();
    for (const NodeIndex node : nodes) {
        if (asset[node].mesh && asset[node].skin) {
            writeSkin(json, evaluator, node);
        }
    }
    json.endArray();

    json.key("primitives").beginArray();
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (asset[nodes[i]].mesh) {
            writePrimitives(json, evaluator, nodes[i], report);
        }
        if (report.progress) {
            report.progress(static_cast<float>(i + 1) / static_cast<float>(nodes.size()));
        }
    }
    json.endArray();
    writeProperties(json, evaluator);
    json.endObject();
}

}  // namespace sinew::cli
