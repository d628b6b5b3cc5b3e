// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/pose_json.h"

#include <algorithm>
#include <utility>

#include "app/cli/report/layers_json.h"
#include "app/cli/report/report_schema.h"
#include "model/asset/property_facts.h"
#include "model/evaluate/bounds.h"

namespace sinew::cli {

namespace {

/// A primitive as drawn by a node; its vertices are in the report.
struct PosedPrimitive {
    const PoseReport& report;
    const Node& node;
    const Primitive& drawn;
    NodeIndex index;
    std::size_t primitive;
    Box box;
};

std::span<const float> floatsIn(const std::vector<glm::vec3>& v) {
    return v.empty() ? std::span<const float>() : std::span(&v.front().x, 3 * v.size());
}

void describe(auto& form, Described<PosedPrimitive>) {
    form.value("node", &PosedPrimitive::index);
    form.value("mesh", [](auto& row) { return row.node.mesh; });
    form.value("primitive", &PosedPrimitive::primitive);
    form.value("skinned", [](auto& row) { return isSkinned(row.node, row.drawn); });
    form.value("vertexCount", [](auto& row) { return row.drawn.vertexCount(); });
    form.value("min", [](auto& row) { return row.box.min; });
    form.value("max", [](auto& row) { return row.box.max; });
    form.when([](auto& row) { return row.report.vertices; },
              [](auto& some) {
                  some.value("positions",
                             [](auto& row) { return floatsIn(row.report.scratch.positions); });
              });
    form.when([](auto& row) { return row.report.normals; },
              [](auto& some) {
                  some.value("normals",
                             [](auto& row) { return floatsIn(row.report.scratch.normals); });
              });
}

/// A pose as it is written; `report` has the buffers.
struct PosedAsset {
    const PoseEvaluator& evaluator;
    const PoseRequest& request;
    PoseReport& report;
    const Asset& asset;
    std::vector<NodeIndex> nodes;  // nodes of the scene

    [[nodiscard]] std::vector<NodeIndex> skinned() const {
        std::vector<NodeIndex> skinned;
        std::copy_if(nodes.begin(), nodes.end(), std::back_inserter(skinned),
                     [this](NodeIndex node) { return asset[node].mesh && asset[node].skin; });
        return skinned;
    }
};

/// A primitive of a node, in the order of both.
struct DrawnPrimitive {
    NodeIndex node;
    std::size_t primitive;
    float share;  // share of the nodes that are written before
};

std::vector<DrawnPrimitive> drawnPrimitives(const PosedAsset& pose) {
    std::vector<DrawnPrimitive> drawn;
    for (std::size_t n = 0; n < pose.nodes.size(); ++n) {
        const float share = static_cast<float>(n) / static_cast<float>(pose.nodes.size());
        if (const MeshIndex mesh = pose.asset[pose.nodes[n]].mesh) {
            for (std::size_t i = 0; i < pose.asset[mesh].primitives.size(); ++i) {
                drawn.push_back({pose.nodes[n], i, share});
            }
        }
    }
    return drawn;
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

/// Deforms it. Valid until the next one.
PosedPrimitive posedPrimitive(const PosedAsset& pose, const DrawnPrimitive& drawn) {
    PoseReport& report = pose.report;
    if (report.progress) {
        report.progress(drawn.share);
    }
    const Node& node = pose.asset[drawn.node];
    const Primitive& primitive = pose.asset[node.mesh].primitives[drawn.primitive];
    DeformInput input = deformInput(pose.evaluator, drawn.node, report.weights);
    input.wantNormals = report.normals;
    deformPrimitive(primitive, input, report.scratch);
    useComputedPositions(drawn.node, drawn.primitive, report);
    Box box;
    for (const glm::vec3& position : report.scratch.positions) {
        box.add(position);
    }
    return {report, node, primitive, drawn.node, drawn.primitive, box};
}

constexpr auto describePosedNode = [](auto& form) {
    const auto local = [](auto& pose, auto& node) { return pose.evaluator.pose().local(node); };
    form.value("index", [](auto& node) { return node; });
    form.value("name", [](auto& pose, auto& node) { return pose.asset[node].name; });
    form.value("translation",
               [local](auto& pose, auto& node) { return local(pose, node).translation; });
    form.value("rotation", [local](auto& pose, auto& node) {
        const glm::quat q = local(pose, node).rotation;
        return glm::vec4(q.x, q.y, q.z, q.w);
    });
    form.value("scale", [local](auto& pose, auto& node) { return local(pose, node).scale; });
    form.value("world", [](auto& pose, auto& node) { return pose.evaluator.world(node); });
    form.value("weights", [](auto& pose, auto& node) {
        return pose.evaluator.pose().weightsOf(pose.asset[node]);
    });
};

/// Of a node that draws a skin.
constexpr auto describePosedSkin = [](auto& form) {
    form.value("skin", [](auto& pose, auto& node) { return pose.asset[node].skin; });
    form.value("node", [](auto& node) { return node; });
    form.value("jointMatrices", [](auto& pose, auto& node) {
        return pose.evaluator.palette(pose.asset[node].skin);
    });
};

/// Of an animated property of a material, camera or light.
constexpr auto describeProperty = [](auto& form) {
    form.value("pointer",
               [](auto& pose, auto& property) { return pointerTo(pose.asset, property.target); });
    form.value("value", [](auto& pose, auto& property) {
        return std::span<const float>(pose.evaluator.pose().properties)
            .subspan(property.first, property.width);
    });
};

void describe(auto& form, Described<PosedAsset>) {
    form.format(kPoseFormat.name);
    form.value("file", [](auto& pose) { return pose.report.file; });
    form.value("scene", [](auto& pose) { return orNull(pose.report.scene); });
    form.value("animation",
               [](auto& pose) { return clipName(pose.asset, pose.request.animation); });
    form.value("time", [](auto& pose) { return pose.request.seconds; });
    form.when([](auto& pose) { return pose.request.layers.has_value(); }, describeLayers);
    form.list("nodes", &PosedAsset::nodes, describePosedNode);
    form.list("skins", &PosedAsset::skinned, describePosedSkin);
    form.rows("primitives", drawnPrimitives, posedPrimitive);
    form.when([](auto& pose) { return !pose.asset.animatedProperties.empty(); },
              [](auto& some) {
                  some.list(
                      "properties",
                      [](auto& pose) -> auto& { return pose.asset.animatedProperties; },
                      describeProperty);
              });
}

}  // namespace

const JsonFormat kPoseFormat{"sinew.pose/1", writeSchema<PosedAsset>};

void writePose(JsonWriter& json, const PoseEvaluator& evaluator, const PoseRequest& request,
               PoseReport& report) {
    const Asset& asset = evaluator.asset();
    std::vector<NodeIndex> nodes = sceneNodes(asset, report.scene);
    std::sort(nodes.begin(), nodes.end());
    writeValue(json, PosedAsset{evaluator, request, report, asset, std::move(nodes)});
    if (report.progress) {
        report.progress(1.0F);
    }
}

}  // namespace sinew::cli
