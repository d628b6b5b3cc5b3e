// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "model/facts/skin_facts.h"
#include "ui/models/joint_influence.h"
#include "ui/properties/common_rows.h"
#include "ui/properties/object_rows.h"
#include "ui/properties/property_list.h"
#include "ui/properties/value_text.h"

namespace sinew {
namespace {

SkinIndex skinOf(const ObjectRef& object) {
    return SkinIndex(std::size_t{object.index});
}

std::vector<ObjectRef> jointsOf(const Skin& skin, SkinIndex index) {
    std::vector<ObjectRef> joints;
    for (std::size_t i = 0; i < skin.joints.size(); ++i) {
        joints.push_back(ObjectRef::joint(index, JointIndex(i)));
    }
    return joints;
}

/// The nearest ancestor that is a joint of the same skin.
JointIndex parentJoint(const Asset& asset, const Skin& skin, NodeIndex node) {
    for (NodeIndex above = asset[node].parent; above; above = asset[above].parent) {
        const auto found = std::ranges::find(skin.joints, above);
        if (found != skin.joints.end()) {
            return JointIndex(std::size_t(found - skin.joints.begin()));
        }
    }
    return {};
}

QString relationWords(const SkinRelation& relation) {
    if (!relation.sameJoints) {
        return text::counted(relation.shared, "joint in common", "joints in common");
    }
    return relation.renumbered.empty() ? "same joints, same order" : "same joints, another order";
}

/// Links to the other skin; below it the joints that have another number there.
PropertyRow relationRow(const AssetPtr& asset, SkinIndex skin, SkinRelation relation) {
    PropertyRow row = linkRow(*asset, ObjectRef(relation.other));
    row.value += "  ·  " + relationWords(relation);
    if (relation.renumbered.empty()) {
        return row;
    }
    row.note = QString::fromStdString(renumberedWords(relation.renumbered));
    row.makeRows = [asset, skin, renumbered = std::move(relation.renumbered)] {
        PropertyRows rows;
        rows.reserve(renumbered.size());
        for (const RenumberedJoint& joint : renumbered) {
            rows.push_back(linkRow(*asset, ObjectRef::joint(skin, joint.here)));
            rows.back().value += QStringLiteral("  ·  joint %1 there").arg(joint.there.value);
        }
        return rows;
    };
    return row;
}

PropertyRows relationRows(const AssetPtr& asset, SkinIndex skin) {
    PropertyRows rows;
    for (SkinRelation& relation : relatedSkins(*asset, skin)) {
        rows.push_back(relationRow(asset, skin, std::move(relation)));
    }
    return rows;
}

}  // namespace

PropertyRows skinRows(const AssetPtr& asset, const ObjectRef& object) {
    const Skin& skin = asset->skins[object.index];
    PropertyList list(asset, object);
    list.row(listRow(asset, "Joints", jointsOf(skin, skinOf(object))));
    list.link("Skeleton root", skin.skeleton, "/skeleton");
    list.add("Inverse bind matrices", skin.inverseBindMatricesStored ? "stored" : "identity",
             "/inverseBindMatrices");
    PropertyList out(asset, object);
    out.section("Skin", list.take());
    out.section("Skins with the same joints", relationRows(asset, skinOf(object)));
    return out.take();
}

PropertyRows jointRows(const AssetPtr& asset, const ObjectRef& object) {
    const Skin& skin = asset->skins[object.index];
    const NodeIndex node = skin.joints[object.part];
    PropertyList list(asset, object);
    list.link("Node", node);
    list.link("Skin", skinOf(object));
    list.measured("Joint number", text::count(object.part));
    if (const JointIndex parent = parentJoint(*asset, skin, node)) {
        list.link("Parent joint", ObjectRef::joint(skinOf(object), parent));
    }
    list.measured("Influenced vertices",
                  text::count(influencedVertices(*asset, skinOf(object))[object.part]))
        .note = "with a weight above 0 in any set";
    PropertyList out(asset, object);
    out.section("Joint", list.take());
    out.section(
        skin.inverseBindMatricesStored ? "Inverse bind matrix" : "Inverse bind matrix (default)",
        matrixRow({}, skin.inverseBindMatrices[object.part]).rows);
    return out.take();
}

}  // namespace sinew
