// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/picture/finding_view.h"

#include <map>
#include <tuple>

#include "model/core/json_pointer.h"
#include "model/facts/morph_lookup.h"
#include "model/view/close_up.h"
#include "model/view/shown_by.h"
#include "model/view/view_mode.h"

namespace sinew {
namespace {

NodeIndex preferredNode(const Asset& asset, const Diagnostic& finding,
                        const FindingContext& context) {
    return finding.node && *finding.node < asset.nodes.size()
               ? NodeIndex(std::size_t{*finding.node})
               : context.node;
}

/// The node that a track moves, or of a joint whose own vertices the finding does not name; none
/// for other objects.
NodeIndex nodeOfBone(const Asset& asset, const Diagnostic& finding, const FindingContext& context,
                     const ObjectRef& object) {
    const bool joint = object.kind == ObjectKind::Joint && !finding.vertex;
    return joint || object.kind == ObjectKind::Channel
               ? nodeShowing(asset, context.scene, context.node, object)
               : NodeIndex();
}

/// The skin that a prop should be at, if the finding is that it is elsewhere.
SkinIndex bodyOf(const Asset& asset, const Diagnostic& finding, NodeIndex prop) {
    if (finding.code == "MESH_LEFT_BEHIND") {
        return asset.skins.empty() ? SkinIndex() : SkinIndex(0U);
    }
    if (finding.code != "ATTACHMENT_FAR" && finding.code != "ATTACHMENT_LEAVES_SKIN") {
        return {};
    }
    SkinIndex skin;
    for (NodeIndex node = prop; node && !skin; node = asset[node].parent) {
        skin = jointOfNode(asset, {}, node).first;
    }
    return skin;
}

/// The target in "/meshes/0/primitives/1/targets/2".
std::string morphTargetAt(const Asset& asset, const Diagnostic& finding) {
    const Result<std::vector<std::string>> tokens = splitPointer(finding.pointer);
    if (!tokens || tokens->size() < 6 || (*tokens)[0] != "meshes" || (*tokens)[4] != "targets") {
        return {};
    }
    const std::optional<std::size_t> mesh = arrayIndex((*tokens)[1]);
    const std::optional<std::size_t> target = arrayIndex((*tokens)[5]);
    return mesh && target && *mesh < asset.meshes.size()
               ? morphTargetText(asset.meshes[*mesh], *target)
               : std::string();
}

}  // namespace

std::shared_ptr<const MarkedVertices> shownVertices(const Asset& asset, const Diagnostic& finding,
                                                    const FaultyVertices& vertices,
                                                    const FindingContext& context) {
    const NodeIndex preferred = preferredNode(asset, finding, context);
    std::map<std::uint32_t, NodeIndex> nodes;  // [mesh]
    auto marked = std::make_shared<MarkedVertices>();
    marked->count = vertices.count;
    for (const FaultyVertex& vertex : vertices.list) {
        const auto [entry, isNew] = nodes.try_emplace(vertex.mesh.value);
        if (isNew) {
            entry->second = nodeShowing(asset, context.scene, preferred, ObjectRef(vertex.mesh));
        }
        if (entry->second) {
            marked->vertices.push_back({entry->second, vertex.primitive, vertex.vertex});
        }
    }
    return marked->vertices.empty() ? nullptr : marked;
}

FindingView findingView(const Asset& asset, const Diagnostic& finding,
                        const FaultyVertices& vertices, const FindingContext& context) {
    FindingView out{.target = findingTarget(asset, finding)};
    out.marked = shownVertices(asset, finding, vertices, context);
    out.node = out.marked ? out.marked->vertices.front().node
                          : nodeShowing(asset, context.scene,
                                        preferredNode(asset, finding, context), out.target.object);
    const NodeIndex joint =
        out.marked ? nodeOfBone(asset, finding, context, out.target.object) : out.node;
    if (joint && !asset[joint].mesh) {
        const SkinIndex preferred = out.target.skin ? out.target.skin : context.skin;
        const auto found = jointOfNode(asset, preferred, joint);
        if (found.second) {
            out.bones = true;
            std::tie(out.target.skin, out.target.joint) = found;
        }
    }
    out.body = bodyOf(asset, finding, out.node);
    out.morphTarget = morphTargetAt(asset, finding);
    out.weights = out.target.joint && finding.code.starts_with("STRAY_");
    return out;
}

void showFinding(const FindingView& finding, Look& look) {
    const bool moment = finding.target.animation.valid();
    if (finding.weights) {
        look.mode = ViewMode::Weight;
    } else if (!finding.morphTarget.empty()) {
        look.mode = ViewMode::Morph;
        look.morphTarget = finding.morphTarget;
    } else if (!viewModeInfo(look.mode).posed && (moment || finding.bones)) {
        look.mode = ViewMode::Shaded;
    }
    if (finding.bones) {
        if (look.skeleton.style == SkeletonStyle::None) {
            look.skeleton.style = SkeletonStyle::Octahedral;
        }
        if (look.skeleton.names == JointNames::None) {
            look.skeleton.names = JointNames::Selected;
        }
        look.skeleton.inFront = true;
    }
}

std::optional<OrbitCamera> cameraOnFinding(const FindingView& finding,
                                           const PoseEvaluator& evaluator, const ViewOptions& view,
                                           const OrbitCamera& from, float aspect) {
    if (finding.body && finding.node) {
        return cameraOnNode(evaluator, view, finding.node, from, aspect, finding.body);
    }
    if (finding.marked) {
        ViewOptions marking = view;
        marking.marked = finding.marked;
        if (const auto camera = cameraOnVertices(evaluator, marking, from, aspect)) {
            return camera;
        }
    }
    if (!finding.node) {
        return std::nullopt;
    }
    return finding.bones
               ? cameraOnJoint(evaluator, view, finding.node, finding.target.skin, from, aspect)
               : cameraOnNode(evaluator, view, finding.node, from, aspect);
}

}  // namespace sinew
