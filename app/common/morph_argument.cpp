// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/morph_argument.h"

#include <algorithm>
#include <set>

#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/common/parse_value.h"
#include "model/evaluate/hand_weights.h"

namespace sinew {

namespace {

const Mesh* morphedMesh(const Asset& asset, NodeIndex node) {
    const MeshIndex mesh = asset[node].mesh;
    return mesh && asset[mesh].targetCount() > 0 ? &asset[mesh] : nullptr;
}

/// Names of morph targets: those of the mesh with most of them, by index, then what others add.
struct TargetNames {
    std::vector<std::string> names;
    std::size_t indexed = 0;  // that many can be meant by index
};

TargetNames targetNames(const Asset& asset) {
    TargetNames out;
    for (const Mesh& mesh : asset.meshes) {
        if (mesh.targetCount() > out.indexed) {
            out.indexed = mesh.targetCount();
            out.names = mesh.targetNames;
            out.names.resize(out.indexed);
        }
    }
    std::set<std::string> known(out.names.begin(), out.names.end());
    for (const Mesh& mesh : asset.meshes) {
        for (const std::string& name : mesh.targetNames) {
            if (!name.empty() && known.insert(name).second) {
                out.names.push_back(name);
            }
        }
    }
    return out;
}

}  // namespace

std::vector<NodeMorphTarget> lookUpMorphTargets(const Asset& asset, const std::string& text) {
    const TargetNames known = targetNames(asset);
    const std::size_t found = lookUp("morph target", known.names, text);
    const std::string& name = known.names[found];
    const bool byIndex = name != text && found < known.indexed;
    std::vector<NodeMorphTarget> targets;
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        const Mesh* mesh = morphedMesh(asset, NodeIndex(i));
        if (mesh == nullptr) {
            continue;
        }
        const auto named = std::find(mesh->targetNames.begin(), mesh->targetNames.end(), name);
        const std::size_t target = byIndex ? found : std::size_t(named - mesh->targetNames.begin());
        const std::size_t count = byIndex ? mesh->targetCount() : mesh->targetNames.size();
        if (target < count) {
            targets.push_back({NodeIndex(i), std::uint32_t(target)});
        }
    }
    return targets;
}

std::pair<std::string, float> parseMorphWeight(const char* option, const std::string& text) {
    const std::size_t equals = text.rfind('=');
    if (equals == std::string::npos || equals == 0) {
        throw usageFailure(std::string(option) + " '" + text + "': must be TARGET=WEIGHT");
    }
    return {text.substr(0, equals), parseFloat(option, text.substr(equals + 1))};
}

HandPose morphPose(const Asset& asset, const std::vector<std::pair<std::string, float>>& weights) {
    HandPose hand;
    for (const auto& [name, weight] : weights) {
        for (const NodeMorphTarget& each : lookUpMorphTargets(asset, name)) {
            setWeight(hand, each.node, {.target = each.target, .weight = weight});
        }
    }
    return hand;
}

}  // namespace sinew
