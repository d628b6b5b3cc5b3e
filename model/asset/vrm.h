// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "model/asset/property_target.h"
#include "model/core/index.h"

namespace sinew {

using ExpressionIndex = Index<struct ExpressionTag>;  // position in Vrm::expressions

/// One bone of the humanoid map: its VRM name and the node assigned to it.
struct VrmBone {
    std::string name;  // "leftUpperArm"
    NodeIndex node;
};

/// A morph target that an expression drives. VRM 0.x references a mesh (it applies to every node
/// with that mesh; `node` is the first), VRM 1.0 a node.
struct VrmMorphBind {
    NodeIndex node;
    std::uint32_t target = 0;
    float weight = 1.0F;  // 0 to 1
};

/// A property of a material that an expression changes, and its value while the expression is fully
/// on: linear colours, texture transforms of glTF.
struct VrmMaterialBind {
    PropertyTarget target;
    PropertyValue value{};
};

/// A blend shape group (VRM 0.x) or an expression (VRM 1.0).
struct VrmExpression {
    std::string name;
    bool preset = false;    // a VRM preset name, otherwise a custom one
    bool isBinary = false;  // only on or off
    std::vector<VrmMorphBind> morphs;
    std::size_t materialBinds = 0;  // colour and texture binds, counted
    std::vector<VrmMaterialBind> materials = {};
    std::vector<std::string> unshown = {};  // binds that Sinew does not show: "rim colour of Face"
    // VRM 1.0: what it suppresses while it is on: {"blink", "block"}; those that say "none" are not
    // listed.
    std::vector<std::pair<std::string, std::string>> overrides;
};

/// The avatar description of VRM 0.x (extension VRM) or VRM 1.0 (VRMC_vrm).
struct Vrm {
    std::string version;                                     // "0.0", "1.0"
    std::vector<std::pair<std::string, std::string>> about;  // title, authors, licence, as stored
    std::vector<VrmBone> humanoid;
    std::vector<VrmExpression> expressions;
    bool bindsMeshes = false;  // VRM 0.x: a bind applies to every node with the mesh of its node
};

/// A node whose translation in x is the weight of an expression.
struct VrmExpressionNode {
    std::string name;
    bool preset = false;
    NodeIndex node;
};

/// What the nodes of a VRM animation represent (VRMC_vrm_animation): a file with the extension
/// .vrma, whose clips play on any avatar.
struct VrmAnimation {
    std::string version;  // "1.0"
    std::vector<VrmBone> humanoid;
    std::vector<VrmExpressionNode> expressions;
    NodeIndex lookAt;  // none: it does not direct the eyes
};

}  // namespace sinew
