// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/humanoid_bones.h"
#include "model/core/ascii.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "model/borrow/humanoid_names.h"
#include "model/core/name_words.h"

namespace sinew {
namespace {

struct RenamedName {
    std::string_view before;
    std::string_view now;
};

constexpr RenamedName kThumbBones[] = {
    {"leftThumbProximal", "leftThumbMetacarpal"},
    {"leftThumbIntermediate", "leftThumbProximal"},
    {"rightThumbProximal", "rightThumbMetacarpal"},
    {"rightThumbIntermediate", "rightThumbProximal"},
};

constexpr RenamedName kExpressions[] = {
    {"joy", "happy"},
    {"sorrow", "sad"},
    {"fun", "relaxed"},
    {"a", "aa"},
    {"i", "ih"},
    {"u", "ou"},
    {"e", "ee"},
    {"o", "oh"},
    {"blink_l", "blinkleft"},
    {"blink_r", "blinkright"},
};

bool isVrm0(const Asset& asset) noexcept {
    return asset.vrm && asset.vrm->bindsMeshes;
}

/// VRM 0.x and Unity number the bones of a thumb differently from VRM 1.0.
void renameThumbs(std::vector<VrmBone>& bones) {
    for (VrmBone& bone : bones) {
        const auto* const renamed = std::ranges::find(kThumbBones, bone.name, &RenamedName::before);
        if (renamed != std::end(kThumbBones)) {
            bone.name = renamed->now;
        }
    }
}

}  // namespace

std::vector<VrmBone> humanoidBones(const Asset& asset) {
    if (asset.vrm) {
        std::vector<VrmBone> bones = asset.vrm->humanoid;
        if (isVrm0(asset)) {
            renameThumbs(bones);
        }
        return bones;
    }
    if (asset.vrmAnimation) {
        return asset.vrmAnimation->humanoid;
    }
    std::vector<VrmBone> bones = namedBones(asset).bones;
    if (std::any_of(bones.begin(), bones.end(),
                    [](const VrmBone& bone) { return bone.name.ends_with("ThumbIntermediate"); })) {
        renameThumbs(bones);
    }
    return bones;
}

NodeIndex nodeOfBone(std::span<const VrmBone> bones, std::string_view name) noexcept {
    const auto found = std::ranges::find(bones, name, &VrmBone::name);
    return found != bones.end() ? found->node : NodeIndex();
}

std::vector<std::pair<NodeIndex, NodeIndex>> sharedBones(const Asset& first, const Asset& second) {
    std::map<std::string, NodeIndex> others;
    for (VrmBone& bone : humanoidBones(second)) {
        others.try_emplace(std::move(bone.name), bone.node);
    }
    std::vector<std::pair<NodeIndex, NodeIndex>> shared;
    for (const VrmBone& bone : humanoidBones(first)) {
        if (const auto found = others.find(bone.name); found != others.end()) {
            shared.emplace_back(bone.node, found->second);
        }
    }
    return shared;
}

std::string expressionKey(const std::string& name) {
    const std::string key = asciiLower(name);
    const auto* const renamed = std::ranges::find(kExpressions, key, &RenamedName::before);
    return renamed != std::end(kExpressions) ? std::string(renamed->now) : key;
}

bool facesBackwards(const Asset& asset) noexcept {
    return isVrm0(asset);
}

}  // namespace sinew
