// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/humanoid_bones.h"

#include <algorithm>
#include <string_view>

#include "model/borrow/humanoid_names.h"

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
        for (const RenamedName& renamed : kThumbBones) {
            if (bone.name == renamed.before) {
                bone.name = renamed.now;
                break;
            }
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
