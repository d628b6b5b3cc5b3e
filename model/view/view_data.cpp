// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/view_data.h"

#include <algorithm>
#include <vector>

#include "model/evaluate/deform_node.h"
#include "model/view/view_mode.h"

namespace sinew {
namespace {

struct Surface {
    const Asset& asset;
    const Node& node;
    const Primitive& primitive;
};

/// What a view shows, which at least one surface must have.
struct ViewNeed {
    const char* missing;
    bool (*isMet)(const Surface& surface, const ViewOptions& view);
};

bool isTriangles(const Surface& surface, const ViewOptions& /*view*/) {
    return elementSize(surface.primitive.topology) == 3;
}

bool hasTangents(const Surface& surface, const ViewOptions& /*view*/) {
    return !surface.primitive.tangents.empty() || !surface.primitive.cornerTangents.empty();
}

bool hasTexcoords(const Surface& surface, const ViewOptions& /*view*/) {
    const auto& sets = surface.primitive.texcoords;
    return std::any_of(sets.begin(), sets.end(), [](const auto& set) { return !set.empty(); });
}

bool hasColors(const Surface& surface, const ViewOptions& /*view*/) {
    const Primitive& primitive = surface.primitive;
    return !primitive.colors.empty() && !primitive.colors.front().empty();
}

bool isLit(const Surface& surface, const ViewOptions& view) {
    const MaterialIndex material = materialFor(surface.primitive, view.variant);
    const std::vector<Material>& materials = surface.asset.materials;
    return material.value >= materials.size() || !materials[material.value].unlit;
}

bool hasMorphTargets(const Surface& surface, const ViewOptions& /*view*/) {
    return !surface.primitive.targets.empty();
}

bool followsSkin(const Surface& surface, const ViewOptions& /*view*/) {
    return isSkinned(surface.node, surface.primitive);
}

bool followsShownSkin(const Surface& surface, const ViewOptions& view) {
    return followsSkin(surface, view) && (!view.skin || surface.node.skin == view.skin);
}

bool hasInfluenceSet(const Surface& surface, const ViewOptions& view) {
    return followsSkin(surface, view) && view.influenceSet < surface.primitive.influenceSets.size();
}

bool hasComparedFile(const Surface& /*surface*/, const ViewOptions& view) {
    return view.hasComparedFile;
}

constexpr ViewNeed kTriangles{"no surface has triangles", &isTriangles};
constexpr ViewNeed kTangents{"no surface has tangents", &hasTangents};
constexpr ViewNeed kTexcoords{"no surface has texture coordinates", &hasTexcoords};
constexpr ViewNeed kVertexColors{"no surface has vertex colours", &hasColors};
constexpr ViewNeed kLit{"no surface has a lit material, which alone reads this", &isLit};
constexpr ViewNeed kMorphTargets{"no surface has morph targets", &hasMorphTargets};
constexpr ViewNeed kSkin{"no surface follows a skin", &followsSkin};
constexpr ViewNeed kShownSkin{"no surface follows the chosen skin", &followsShownSkin};
constexpr ViewNeed kComparedFile{"no file is compared with this one", &hasComparedFile};
constexpr ViewNeed kInfluenceSet{"no skinned surface has this influence set", &hasInfluenceSet};

/// Null: every surface has what the view shows.
const ViewNeed* needOf(const ViewOptions& view) noexcept {
    switch (view.mode) {
        case ViewMode::Shaded:
        case ViewMode::Clay:
        case ViewMode::Unlit:
        case ViewMode::BaseColor:
        case ViewMode::Alpha:
        case ViewMode::Normals:
        case ViewMode::GeometryNormals:
        case ViewMode::BindPose:
        case ViewMode::Depth:
            return nullptr;
        case ViewMode::Metallic:
        case ViewMode::Roughness:
        case ViewMode::Occlusion:
        case ViewMode::Emissive:
            return &kLit;
        case ViewMode::Wireframe:
            return &kTriangles;
        case ViewMode::Tangents:
            return &kTangents;
        case ViewMode::Uv:
            return &kTexcoords;
        case ViewMode::VertexColor:
            return &kVertexColors;
        case ViewMode::RawJoints:
        case ViewMode::RawWeights:
            return view.influenceSet == 0 ? &kSkin : &kInfluenceSet;
        case ViewMode::Weight:
            return view.skin ? &kShownSkin : &kSkin;
        case ViewMode::JointColors:
        case ViewMode::DominantJoint:
        case ViewMode::InfluenceCount:
        case ViewMode::WeightSum:
        case ViewMode::Unweighted:
        case ViewMode::SkinningDifference:
        case ViewMode::Stretch:
        case ViewMode::Displacement:
        case ViewMode::Symmetry:
            return &kSkin;
        case ViewMode::Morph:
            return &kMorphTargets;
        case ViewMode::Distance:
            return &kComparedFile;
    }
    return nullptr;
}

bool meets(const Asset& asset, const ViewOptions& view, const ViewNeed& need) {
    if (asset.meshes.empty()) {
        return false;
    }
    const std::vector<NodeIndex> nodes = sceneNodes(asset, view.scene);
    return std::any_of(nodes.begin(), nodes.end(), [&](NodeIndex index) {
        const Node& node = asset[index];
        const bool drawn = node.mesh.value < asset.meshes.size();
        return drawn &&
               std::any_of(asset[node.mesh].primitives.begin(), asset[node.mesh].primitives.end(),
                           [&](const Primitive& primitive) {
                               return need.isMet({asset, node, primitive}, view);
                           });
    });
}

}  // namespace

std::string missingViewData(const Asset& asset, const ViewOptions& view) {
    const ViewNeed* need = needOf(view);
    if (need == nullptr || meets(asset, view, *need)) {
        return {};
    }
    if (need == &kShownSkin && !meets(asset, view, kSkin)) {
        return kSkin.missing;
    }
    return need->missing;
}

}  // namespace sinew
