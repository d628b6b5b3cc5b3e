// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/facts/morph_facts.h"
#include "model/facts/morph_lookup.h"

namespace sinew {

/// A morph target of a node, or a VRM expression, which moves several.
struct MorphSlider {
    QString name;
    QString about;          // more lines for a tool tip; may be empty
    QString unplayed = {};  // of an expression, what Sinew does not play: "2 colours or textures"
    std::string text;       // finds it: findMorphTargets
    // At the value v of the slider, the weight of a part is v * share. None: an expression that
    // moves nothing.
    std::vector<NodeMorphTarget> parts;
    float least = -1.0F;  // of the slider; any number can be typed
    float most = 2.0F;
    bool binary = false;                         // only 0 and 1
    std::optional<MorphTargetFacts> facts = {};  // none: not measured yet, or an expression
};

/// Nodes whose mesh has morph targets, in the order of the file.
[[nodiscard]] std::vector<NodeIndex> morphedNodes(const Asset& asset);

/// One per morph target of the node's mesh.
[[nodiscard]] std::vector<MorphSlider> targetSliders(const Asset& asset, NodeIndex node);

/// One per expression of the avatar, with words for what Sinew does not apply. Empty without VRM
/// data.
[[nodiscard]] std::vector<MorphSlider> expressionSliders(const Asset& asset);

/// "moves 214 vertices, at most 0.031"; "moves no vertex".
[[nodiscard]] QString movedWords(const MorphTargetFacts& facts);

}  // namespace sinew
