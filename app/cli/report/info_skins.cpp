// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Skins in `info`: what uses them, and which of them have the same joints.
#include "app/cli/report/info_listing.h"
#include "model/facts/skin_facts.h"

namespace sinew::cli {

namespace {

constexpr auto kToLeft = TextTable::Align::Left;

/// "node 5 'Body', mesh 0 and 2 more"
std::string usersText(const Asset& asset, const std::vector<NodeIndex>& nodes) {
    if (nodes.empty()) {
        return "-";
    }
    const Node& first = asset[nodes.front()];
    std::string words = "node " + std::to_string(nodes.front().value);
    if (!first.name.empty()) {
        words += " '" + oneLine(first.name) + "'";
    }
    words += first.mesh ? ", mesh " + std::to_string(first.mesh.value) : ", no mesh";
    return nodes.size() > 1 ? words + " and " + std::to_string(nodes.size() - 1) + " more" : words;
}

std::string sameJointsText(const SkinUse& use) {
    if (!use.sameJointsAs) {
        return "-";
    }
    const std::string skin = "skin " + std::to_string(use.sameJointsAs.value);
    return use.renumbered.empty() ? skin + ", same order"
                                  : skin + ", another order: " + renumberedWords(use.renumbered);
}

}  // namespace

std::string skinsText(const Asset& asset) {
    const std::vector<SkinUse> uses = skinUses(asset);
    return listing("Skins", asset.skins, {TextTable::Align::Right, kToLeft, kToLeft, kToLeft},
                   {"joints", "inverse bind matrices", "used by", "same joints as"},
                   [&](const Skin& skin) -> std::vector<std::string> {
                       const SkinUse& use =
                           uses[static_cast<std::size_t>(&skin - asset.skins.data())];
                       return {std::to_string(skin.joints.size()),
                               skin.inverseBindMatricesStored ? "stored" : "identity",
                               usersText(asset, use.nodes), sameJointsText(use)};
                   });
}

}  // namespace sinew::cli
