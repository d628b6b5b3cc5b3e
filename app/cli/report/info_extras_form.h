// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/borrow_input.h"
#include "app/cli/report/findings_json.h"
#include "app/cli/report/named_node.h"
#include "app/cli/report/report_form.h"
#include "model/asset/xmp.h"
#include "model/facts/key_words.h"
#include "model/facts/skin_facts.h"

namespace sinew::cli {

// How skins are used, avatars, metadata and borrowed clips in `info`.

void describe(auto& form, Described<RenumberedJoint>) {
    form.value("joint", &RenumberedJoint::here);
    form.value("there", &RenumberedJoint::there);
}

/// Which nodes use a skin, and the skin with the same joints before it.
struct SkinUseRow {
    const Asset& asset;
    const SkinUse& use;
};

struct SameJoints {
    const SkinUse& use;
};

void describe(auto& form, Described<SameJoints>) {
    form.value("skin", [](auto& row) { return row.use.sameJointsAs; });
    form.value(
        "renumbered", [](auto& row) -> auto& { return row.use.renumbered; });
}

void describe(auto& form, Described<SkinUseRow>) {
    form.list(
        "usedBy", [](auto& row) -> auto& { return row.use.nodes; },
        [](auto& user) {
            user.value("node", [](NodeIndex node) { return node; });
            user.value("mesh", [](auto& row, auto& node) { return orNull(row.asset[node].mesh); });
        });
    form.value("sameJointsAs", [](auto& row) {
        return row.use.sameJointsAs ? std::optional(SameJoints{row.use}) : std::nullopt;
    });
}

void describe(auto& form, Described<VrmBone>) {
    form.value("bone", &VrmBone::name);
    form.value("node", &VrmBone::node);
}

void describe(auto& form, Described<VrmMorphBind>) {
    form.value("node", &VrmMorphBind::node);
    form.value("target", &VrmMorphBind::target);
    form.value("weight", &VrmMorphBind::weight);
}

void describe(auto& form, Described<VrmExpression>) {
    form.value("name", &VrmExpression::name);
    form.value("preset", &VrmExpression::preset);
    form.value("isBinary", &VrmExpression::isBinary);
    form.value("morphs", &VrmExpression::morphs);
    form.value("materialBinds", &VrmExpression::materialBinds);
    form.value("unshown", &VrmExpression::unshown);
    form.value("overrides", &VrmExpression::overrides);
}

void describe(auto& form, Described<Vrm>) {
    form.value("version", &Vrm::version);
    form.value("about", &Vrm::about);
    form.value("humanoid", &Vrm::humanoid);
    form.value("expressions", &Vrm::expressions);
}

/// An object that references a metadata packet.
struct PacketUse {
    std::string pointer;
    std::size_t packet;
};

void describe(auto& form, Described<PacketUse>) {
    form.value("pointer", &PacketUse::pointer);
    form.value("packet", &PacketUse::packet);
}

[[nodiscard]] inline std::vector<PacketUse> packetUses(const Asset& asset) {
    std::vector<PacketUse> uses;
    const auto add = [&](const std::string& pointer) {
        if (const JsonValue* packet = xmpPacket(asset, pointer)) {
            uses.push_back({pointer, static_cast<std::size_t>(packet - xmpPackets(asset).data())});
        }
    };
    if (xmpPackets(asset).empty()) {
        return uses;
    }
    add("/asset");
    for (const char* array : {"scenes", "nodes", "meshes", "materials", "images", "animations"}) {
        for (std::size_t i = 0; i < asset.json->elements(array).size(); ++i) {
            add('/' + std::string(array) + '/' + std::to_string(i));
        }
    }
    return uses;
}

inline constexpr auto kPartnerReasons =
    std::to_array<KeyWord<PartnerReason>>({{PartnerReason::Name, "name"},
                                           {PartnerReason::NameWithoutPrefix, "nameWithoutPrefix"},
                                           {PartnerReason::NameWords, "nameWords"},
                                           {PartnerReason::HumanoidBone, "humanoidBone"},
                                           {PartnerReason::Hand, "hand"}});
static_assert(rowsFollow(kPartnerReasons, &KeyWord<PartnerReason>::value));

void describe(auto& form, Described<JointPartner>) {
    form.value("source", &JointPartner::source);
    form.value("target", &JointPartner::target);
    form.word("by", kPartnerReasons, &JointPartner::reason);
}

void describe(auto& form, Described<RestDifferenceAt>) {
    form.value("value", [](auto& at) { return single(at.value); });
    form.value("node", &RestDifferenceAt::joint);
}

void describe(auto& form, Described<RestDifference>) {
    const auto difference = [&form](const char* key, auto member) {
        form.value(key, [member](auto& rest) {
            return (rest.*member).joint ? std::optional(rest.*member) : std::nullopt;
        });
    };
    difference("rotation", &RestDifference::rotation);
    difference("translation", &RestDifference::translation);
    difference("length", &RestDifference::length);
    form.value("heightRatio", [](auto& rest) { return single(rest.heightRatio); });
    form.value("sameBones", &RestDifference::sameBones);
}

void describe(auto& form, Described<BoneDifference>) {
    form.value("source", [](auto& bone) { return bone.from.source; });
    form.value("sourceEnd", [](auto& bone) { return bone.to.source; });
    form.value("target", [](auto& bone) { return bone.from.target; });
    form.value("targetEnd", [](auto& bone) { return bone.to.target; });
    form.value("restDegrees", [](auto& bone) { return single(bone.restDegrees); });
    form.value("boundDegrees", [](auto& bone) { return single(bone.bindDegrees); });
    form.value("lengthRatio", [](auto& bone) { return single(bone.lengthRatio); });
}

inline constexpr auto kRestHandlings =
    std::to_array<KeyWord<RestHandling>>({{RestHandling::Automatic, "automatic"},
                                          {RestHandling::AsStored, "stored"},
                                          {RestHandling::Retargeted, "retargeted"}});
static_assert(rowsFollow(kRestHandlings, &KeyWord<RestHandling>::value));

/// Of the files whose clips are borrowed. Sources are nodes of the other file.
inline constexpr auto describeBorrowed = [](auto& form) {
    form.value("file", &BorrowedInput::file);
    form.value("animations", [](auto& input) { return input.clips->clips.size(); });
    form.word("handling", kRestHandlings, [](auto& input) { return input.clips->handling; });
    form.value("automatic", [](auto& input) { return input.clips->automatic; });
    form.value("partners", [](auto& input) { return input.clips->partners.pairs; });
    form.rows(
        "sourceAlone", [](auto& input) { return input.clips->partners.sourceAlone; },
        [](auto& input, auto& node) { return NamedNode(*input.source, node); });
    form.rows(
        "carried",
        [](auto& input) {
            return std::vector<NodeIndex>(input.clips->carried.begin(), input.clips->carried.end());
        },
        [](auto& input, auto& node) { return NamedNode(*input.source, node); });
    form.rows(
        "targetAlone", [](auto& input) { return input.clips->partners.targetAlone; },
        [](auto& info, auto& /*input*/, auto& node) { return NamedNode(info.asset, node); });
    form.rows(
        "ambiguous", [](auto& input) { return input.clips->partners.ambiguous; },
        [](auto& input, auto& joint) { return NamedNode(*input.source, joint.source); });
    form.value("rest", [](auto& input) { return input.clips->difference; });
    form.value("bones", [](auto& input) { return input.clips->bones; });
    form.value("findings", [](auto& input) { return input.clips->findings; });
};

}  // namespace sinew::cli
