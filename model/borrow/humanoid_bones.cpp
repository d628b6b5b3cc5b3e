// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/humanoid_bones.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "model/borrow/rig_names.h"

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

/// The first node of each bone that `boneOf` knows.
std::vector<VrmBone> bonesByName(const Asset& asset,
                                 std::string_view (*boneOf)(std::string_view) noexcept) {
    std::vector<VrmBone> bones;
    std::unordered_set<std::string_view> found;
    for (const NodeIndex node : asset.parentsFirst) {
        const std::string_view bone = boneOf(asset[node].name);
        if (!bone.empty() && found.insert(bone).second) {
            bones.push_back({.name = std::string(bone), .node = node});
        }
    }
    return bones;
}

/// Names without the prefix are common words: they count if they make a whole humanoid.
std::vector<VrmBone> mixamoBones(const Asset& asset) {
    if (std::vector<VrmBone> bones = bonesByName(asset, &boneOfMixamo); !bones.empty()) {
        return bones;
    }
    std::vector<VrmBone> bones = bonesByName(asset, &boneOfPlainMixamo);
    const auto required = std::count_if(
        bones.begin(), bones.end(), [](const VrmBone& bone) { return isRequiredBone(bone.name); });
    return required == std::ptrdiff_t{kRequiredBones} ? bones : std::vector<VrmBone>();
}

}  // namespace

std::vector<VrmBone> humanoidBones(const Asset& asset) {
    if (!asset.vrm) {
        return asset.vrmAnimation ? asset.vrmAnimation->humanoid : mixamoBones(asset);
    }
    std::vector<VrmBone> bones = asset.vrm->humanoid;
    if (isVrm0(asset)) {
        for (VrmBone& bone : bones) {
            for (const RenamedName& renamed : kThumbBones) {
                if (bone.name == renamed.before) {
                    bone.name = renamed.now;
                    break;
                }
            }
        }
    }
    return bones;
}

std::string expressionKey(const std::string& name) {
    std::string key;
    for (const char each : name) {
        key += each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    }
    for (const RenamedName& renamed : kExpressions) {
        if (key == renamed.before) {
            return std::string(renamed.now);
        }
    }
    return key;
}

bool facesBackwards(const Asset& asset) noexcept {
    return isVrm0(asset);
}

}  // namespace sinew
