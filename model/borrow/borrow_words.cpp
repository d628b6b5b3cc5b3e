// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/borrow_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "model/words/unlike.h"
#include "model/words/words.h"

namespace sinew {
namespace {

constexpr double kVisibleDegrees = 0.05;
constexpr double kVisibleRatio = 0.005;

std::string atJoint(const Asset& target, const RestDifferenceAt& difference) {
    return " (" + words::nodeName(target, difference.joint) + ')';
}

std::vector<std::string> differenceParts(const RestDifference& difference, const Asset& target) {
    std::vector<std::string> parts;
    if (difference.rotation.value > kVisibleDegrees) {
        parts.push_back("rotations by up to " + degreesOff(difference.rotation.value) +
                        atJoint(target, difference.rotation));
    }
    if (difference.translation.joint && words::shortly(difference.translation.value) != "0") {
        parts.push_back("translations by up to " + words::units(difference.translation.value) +
                        atJoint(target, difference.translation));
    }
    if (difference.length.joint && std::abs(difference.length.value - 1.0) > kVisibleRatio) {
        parts.push_back("bone lengths by a factor of up to " +
                        words::shortlyUnlike(difference.length.value, 1.0) +
                        atJoint(target, difference.length));
    }
    return parts;
}

/// "112° at rest ('LeftArm')"
std::string worstBone(const std::vector<BoneDifference>& bones, double BoneDifference::*degrees,
                      const char* when, const Asset& target) {
    const auto worst = std::max_element(
        bones.begin(), bones.end(),
        [&](const BoneDifference& a, const BoneDifference& b) { return a.*degrees < b.*degrees; });
    const BoneDifference& bone = *worst;
    const std::string words = degreesOff(bone.*degrees) + when;
    return bone.*degrees > kVisibleDegrees
               ? words + " (" + words::nodeName(target, bone.from.target) + ')'
               : words;
}

}  // namespace

const char* reasonWords(PartnerReason reason) noexcept {
    switch (reason) {
        case PartnerReason::Name:
            return "by name";
        case PartnerReason::NameWithoutPrefix:
            return "by name without prefix";
        case PartnerReason::NameWords:
            return "by words of the name";
        case PartnerReason::HumanoidBone:
            return "by humanoid bone";
        case PartnerReason::Hand:
            return "by hand";
    }
    return "";
}

std::string partnerWords(const BorrowedClips& borrowed) {
    std::array<std::size_t, kPartnerReasons> counts{};
    for (const JointPartner& pair : borrowed.partners.pairs) {
        ++counts[static_cast<std::size_t>(pair.reason)];
    }
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0) {
            parts.push_back(std::to_string(counts[i]) + ' ' +
                            reasonWords(static_cast<PartnerReason>(i)));
        }
    }
    const std::size_t found = borrowed.partners.pairs.size();
    const std::size_t total = found + borrowed.partners.sourceAlone.size();
    const std::string words = std::to_string(found) + " of " + counted(total, "joint", "joints") +
                              (found == 1 ? " has a partner" : " have a partner");
    return parts.empty() ? words : words + ": " + listed(parts);
}

std::string restWords(const BorrowedClips& borrowed, const Asset& target) {
    const std::vector<std::string> parts = differenceParts(borrowed.difference, target);
    return parts.empty() ? "The rest poses agree."
                         : "The rest poses differ: " + listed(parts) + '.';
}

std::string limbWords(const BorrowedClips& borrowed, const Asset& target) {
    if (borrowed.bones.empty()) {
        return {};
    }
    const auto agrees = [](const BoneDifference& bone) {
        return std::max(bone.restDegrees, bone.bindDegrees) <= kVisibleDegrees;
    };
    if (std::all_of(borrowed.bones.begin(), borrowed.bones.end(), agrees)) {
        return "All limbs have the same directions, at rest and as bound.";
    }
    return "Limbs point in other directions, by up to " +
           worstBone(borrowed.bones, &BoneDifference::restDegrees, " at rest", target) +
           " and by up to " +
           worstBone(borrowed.bones, &BoneDifference::bindDegrees, " as bound", target) + '.';
}

std::string degreesOff(double degrees) {
    return degrees > kVisibleDegrees ? words::degrees(glm::radians(degrees)) : "0°";
}

std::string lengthWords(double ratio) {
    return std::abs(ratio - 1.0) > kVisibleRatio ? "× " + words::shortlyUnlike(ratio, 1.0) : "× 1";
}

std::string handlingWords(const BorrowedClips& borrowed) {
    const bool agree = borrowed.difference.sameBones;
    if (borrowed.handling == RestHandling::AsStored) {
        return std::string("The clips play as stored") +
               (borrowed.automatic && agree ? ", because the bones agree." : ".");
    }
    std::string words = "The clips are retargeted from a pose that both rigs share";
    if (borrowed.automatic) {
        words += borrowed.ofVrmAnimation ? ", as VRM animations require"
                 : agree                 ? ", because joints without a partner move others"
                                         : ", because the bones differ";
    }
    const double ratio = borrowed.difference.heightRatio;
    if (borrowed.difference.hips && std::abs(ratio - 1.0) > kVisibleRatio) {
        words += "; translations are scaled by " + words::shortlyUnlike(ratio, 1.0) +
                 ", the height of the hips";
    }
    return words + '.';
}

}  // namespace sinew
