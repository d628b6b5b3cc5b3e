// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <utility>

#include "model/core/name_pattern.h"
#include "model/project/clip_contract_check.h"
#include "model/project/contract_rules.h"
#include "model/words/words.h"

namespace sinew {

using namespace words;
namespace {

/// The nodes whose names match; none for a pattern that is none.
std::vector<NodeIndex> matchingNodes(const Asset& asset, const std::string& text) {
    std::vector<NodeIndex> nodes;
    const Result<NamePattern> pattern = NamePattern::parse(text);
    for (std::size_t n = 0; pattern && n < asset.nodes.size(); ++n) {
        if (!asset.nodes[n].name.empty() && pattern->matches(asset.nodes[n].name)) {
            nodes.emplace_back(n);
        }
    }
    return nodes;
}

/// [node]: whether the clip moves it.
std::vector<bool> movedNodes(check::Context& context, AnimationIndex clip) {
    std::vector<bool> moved(context.asset().nodes.size(), false);
    const Animation& animation = context.asset()[clip];
    for (std::size_t c = 0; c < animation.channels.size(); ++c) {
        if (context.coverage().state(clip, c) == check::TrackState::Moves) {
            moved[animation.channels[c].node.value] = true;
        }
    }
    return moved;
}

}  // namespace

void ClipContractCheck::checkBones() {
    if (!m_contract.requiredBones) {
        return;
    }
    for (const std::string& bone : m_contract.requiredBones->value) {
        if (matchingNodes(m_asset, bone).empty()) {
            m_context.report("CONTRACT_BONES",
                             "no bone of the file matches '" + bone + "'" +
                                 askedFor(m_contract.requiredBones->origin, "one for " + m_name) +
                                 ": add it, or rename the bone that is meant",
                             place());
        }
    }
}

void ClipContractCheck::checkAnimated() {
    if (!m_contract.animatesBones) {
        return;
    }
    const std::vector<bool> moved = movedNodes(m_context, m_clip);
    const SettingOrigin& origin = m_contract.animatesBones->origin;
    for (const std::string& bone : m_contract.animatesBones->value) {
        const std::vector<NodeIndex> nodes = matchingNodes(m_asset, bone);
        if (nodes.empty()) {
            m_context.report("CONTRACT_ANIMATES",
                             m_name + " moves no bone that matches '" + bone +
                                 "', because there is none" + askedFor(origin, "one") +
                                 ": add it, or rename the bone that is meant",
                             place());
        }
        for (const NodeIndex node : nodes) {
            if (!moved[node.value]) {
                Diagnostic where = place();
                where.node = node.value;
                m_context.report("CONTRACT_ANIMATES",
                                 m_name + " does not move " + nodeName(m_asset, node) +
                                     askedFor(origin, "tracks for '" + bone + "'") +
                                     ": key it in this clip",
                                 std::move(where));
            }
        }
    }
}

}  // namespace sinew
