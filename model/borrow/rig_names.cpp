// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/rig_names.h"

#include <algorithm>
#include <iterator>

namespace sinew {
namespace {

constexpr std::string_view kSeparators = ":|_. -";
constexpr std::size_t kMostPrefixes = 8;  // prefixes in one name
constexpr std::string_view kMixamo = "mixamorig";
constexpr std::size_t kLeastDigits = 3;  // digits of Blender's numbers

struct MixamoBone {
    std::string_view joint;
    std::string_view bone;
};

constexpr MixamoBone kMixamoBones[] = {
    {"Hips", "hips"},
    {"Spine", "spine"},
    {"Spine1", "chest"},
    {"Spine2", "upperChest"},
    {"Neck", "neck"},
    {"Head", "head"},
    {"LeftEye", "leftEye"},
    {"LeftShoulder", "leftShoulder"},
    {"LeftArm", "leftUpperArm"},
    {"LeftForeArm", "leftLowerArm"},
    {"LeftHand", "leftHand"},
    {"LeftHandThumb1", "leftThumbMetacarpal"},
    {"LeftHandThumb2", "leftThumbProximal"},
    {"LeftHandThumb3", "leftThumbDistal"},
    {"LeftHandIndex1", "leftIndexProximal"},
    {"LeftHandIndex2", "leftIndexIntermediate"},
    {"LeftHandIndex3", "leftIndexDistal"},
    {"LeftHandMiddle1", "leftMiddleProximal"},
    {"LeftHandMiddle2", "leftMiddleIntermediate"},
    {"LeftHandMiddle3", "leftMiddleDistal"},
    {"LeftHandRing1", "leftRingProximal"},
    {"LeftHandRing2", "leftRingIntermediate"},
    {"LeftHandRing3", "leftRingDistal"},
    {"LeftHandPinky1", "leftLittleProximal"},
    {"LeftHandPinky2", "leftLittleIntermediate"},
    {"LeftHandPinky3", "leftLittleDistal"},
    {"LeftUpLeg", "leftUpperLeg"},
    {"LeftLeg", "leftLowerLeg"},
    {"LeftFoot", "leftFoot"},
    {"LeftToeBase", "leftToes"},
    {"RightEye", "rightEye"},
    {"RightShoulder", "rightShoulder"},
    {"RightArm", "rightUpperArm"},
    {"RightForeArm", "rightLowerArm"},
    {"RightHand", "rightHand"},
    {"RightHandThumb1", "rightThumbMetacarpal"},
    {"RightHandThumb2", "rightThumbProximal"},
    {"RightHandThumb3", "rightThumbDistal"},
    {"RightHandIndex1", "rightIndexProximal"},
    {"RightHandIndex2", "rightIndexIntermediate"},
    {"RightHandIndex3", "rightIndexDistal"},
    {"RightHandMiddle1", "rightMiddleProximal"},
    {"RightHandMiddle2", "rightMiddleIntermediate"},
    {"RightHandMiddle3", "rightMiddleDistal"},
    {"RightHandRing1", "rightRingProximal"},
    {"RightHandRing2", "rightRingIntermediate"},
    {"RightHandRing3", "rightRingDistal"},
    {"RightHandPinky1", "rightLittleProximal"},
    {"RightHandPinky2", "rightLittleIntermediate"},
    {"RightHandPinky3", "rightLittleDistal"},
    {"RightUpLeg", "rightUpperLeg"},
    {"RightLeg", "rightLowerLeg"},
    {"RightFoot", "rightFoot"},
    {"RightToeBase", "rightToes"},
};

constexpr std::string_view kRequired[] = {
    "hips",         "spine",         "head",          "leftUpperLeg",  "leftLowerLeg",
    "leftFoot",     "rightUpperLeg", "rightLowerLeg", "rightFoot",     "leftUpperArm",
    "leftLowerArm", "leftHand",      "rightUpperArm", "rightLowerArm", "rightHand",
};
static_assert(std::size(kRequired) == kRequiredBones);

bool isDigit(char each) noexcept {
    return each >= '0' && each <= '9';
}

}  // namespace

std::string_view withoutNumber(std::string_view name) noexcept {
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos || dot == 0) {
        return name;
    }
    const std::string_view number = name.substr(dot + 1);
    const bool counts =
        number.size() >= kLeastDigits && std::all_of(number.begin(), number.end(), isDigit);
    return counts ? name.substr(0, dot) : name;
}

RigNames::RigNames(const Asset& asset) {
    for (const Node& node : asset.nodes) {
        m_names.insert(node.name);
    }
}

std::vector<std::string_view> RigNames::partsOf(std::string_view name) const {
    std::vector<std::string_view> parts;
    const std::string_view plain = withoutNumber(name);
    if (plain.size() < name.size() && !m_names.contains(plain)) {
        name = plain;
        parts.push_back(name);
    }
    if (name.starts_with(kMixamo) && name.size() > kMixamo.size()) {
        parts.push_back(name.substr(kMixamo.size()));
    }
    const std::size_t end = withoutNumber(name).size();  // a number is no name
    for (std::size_t i = 0; i + 1 < end && parts.size() < kMostPrefixes; ++i) {
        if (kSeparators.find(name[i]) != std::string_view::npos) {
            parts.push_back(name.substr(i + 1));
        }
    }
    return parts;
}

std::string_view boneOfMixamo(std::string_view name) noexcept {
    if (!name.starts_with(kMixamo)) {
        return {};
    }
    name = withoutNumber(name.substr(kMixamo.size()));
    while (!name.empty() && isDigit(name.front())) {
        name.remove_prefix(1);
    }
    if (!name.empty() && kSeparators.find(name.front()) != std::string_view::npos) {
        name.remove_prefix(1);
    }
    return boneOfPlainMixamo(name);
}

std::string_view boneOfPlainMixamo(std::string_view name) noexcept {
    for (const MixamoBone& each : kMixamoBones) {
        if (each.joint == name) {
            return each.bone;
        }
    }
    return {};
}

bool isRequiredBone(std::string_view bone) noexcept {
    return std::find(std::begin(kRequired), std::end(kRequired), bone) != std::end(kRequired);
}

}  // namespace sinew
