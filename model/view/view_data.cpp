// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/view_data.h"

#include <algorithm>
#include <array>
#include <utility>

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

constexpr ViewNeed kLit{"no surface has a lit material, which alone reads this", &isLit};
constexpr ViewNeed kSkin{"no surface follows a skin", &followsSkin};
constexpr ViewNeed kShownSkin{"no surface follows the chosen skin", &followsShownSkin};
constexpr ViewNeed kInfluenceSet{"no skinned surface has this influence set", &hasInfluenceSet};
constexpr std::array<std::pair<ViewMode, ViewNeed>, 6> kOtherNeeds{{
    {ViewMode::Wireframe, {"no surface has triangles", &isTriangles}},
    {ViewMode::Tangents, {"no surface has tangents", &hasTangents}},
    {ViewMode::Uv, {"no surface has texture coordinates", &hasTexcoords}},
    {ViewMode::VertexColor, {"no surface has vertex colours", &hasColors}},
    {ViewMode::Morph, {"no surface has morph targets", &hasMorphTargets}},
    {ViewMode::Distance, {"no file is compared with this one", &hasComparedFile}},
}};

/// Null: every surface has what the view shows.
const ViewNeed* needOf(const ViewOptions& view) noexcept {
    const ViewModeInfo& info = viewModeInfo(view.mode);
    if (info.needsSkin) {
        const bool chosen = view.mode == ViewMode::Weight && view.skin;
        return info.usesSet && view.influenceSet != 0 ? &kInfluenceSet
               : chosen                               ? &kShownSkin
                                                      : &kSkin;
    }
    if (!info.legend.unread.empty()) {
        return &kLit;
    }
    const auto* const other =
        std::ranges::find(kOtherNeeds, view.mode, &std::pair<ViewMode, ViewNeed>::first);
    return other == kOtherNeeds.end() ? nullptr : &other->second;
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
