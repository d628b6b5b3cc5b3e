// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/diagnose/diagnosis.h"

#include <algorithm>

#include "model/check/rule.h"
#include "model/evaluate/bounds.h"
#include "model/motion/clip_motion.h"
#include "model/words/words.h"

namespace sinew {
namespace {

constexpr double kLargest = 30.0;      // metres; more is hardly intended
constexpr double kSmallest = 0.02;     // likewise
constexpr double kLeastSlide = 0.025;  // share of the rig's size

std::vector<Cause> measuredSize(const std::shared_ptr<const Asset>& asset) {
    PoseEvaluator pose(asset);
    pose.evaluate({}, 0.0F);
    const Box box = posedBounds(pose, asset->defaultScene);
    const glm::vec3 edges = box.empty() ? glm::vec3(0.0F) : box.max - box.min;
    const double longest = double{std::max({edges.x, edges.y, edges.z})};
    if (longest <= 0.0 || (longest >= kSmallest && longest <= kLargest)) {
        return {};
    }
    const bool large = longest > kLargest;
    return {{.finding = {.code = {},
                         .message = "the model at rest is " + words::length(longest) +
                                    (large ? " large" : " small") +
                                    ", because glTF counts in metres: " +
                                    (large ? "it was probably modelled in centimetres"
                                           : "it was probably scaled down twice")},
             .fixBlender = "Scene Properties > Units: Unit Scale 1, Length Metres; scale the "
                           "armature and the mesh, then Object > Apply > Scale.",
             .fixMaya = "Export with the scale factor of the file's unit (0.01 for centimetres)."}};
}

std::vector<Cause> measuredClips(const Asset& asset) {
    const bool any =
        std::any_of(asset.animations.begin(), asset.animations.end(), [](const Animation& clip) {
            return !clip.channels.empty() || !clip.propertyChannels.empty();
        });
    if (any) {
        return {};
    }
    return {
        {.finding = {.code = {},
                     .message = asset.animations.empty()
                                    ? "the file has no animation"
                                    : "no animation of the file has a track that can be played"},
         .fixBlender = "On export: Data > Animation on, and every action in a strip of the NLA "
                       "or assigned to the armature.",
         .fixMaya = "On export: enable animation and list the clips in the Game Exporter."}};
}

/// The worst slide of a clip, if it is one.
void addSlide(const Asset& asset, const ClipMotion& motion, std::vector<Cause>& causes) {
    const FootContacts* foot = nullptr;
    for (const FootContacts& each : motion.contacts.feet) {
        const Contact* worst = each.worst();
        if (worst != nullptr && (foot == nullptr || worst->slide > foot->worst()->slide)) {
            foot = &each;
        }
    }
    if (foot == nullptr || double{foot->worst()->slide} < kLeastSlide * motion.size) {
        return;
    }
    const Contact& worst = *foot->worst();
    const auto frame = [&](std::size_t time) { return std::to_string(motion.frameOf(time)); };
    causes.push_back(
        {.finding = {.code = {},
                     .message = words::clipName(asset, motion.animation) + ": " +
                                words::nodeName(asset, foot->node) + " slides by " +
                                words::units(double{worst.slide}) +
                                " while in contact, in frames " + frame(worst.first) + " to " +
                                frame(worst.last),
                     .node = foot->node.value,
                     .animation = motion.animation.value,
                     .seconds = motion.seconds[worst.worst]},
         .share = double{worst.slide},
         .fixBlender =
             "Key the foot's IK target at the first and the last of these frames with one "
             "place, or move the root by what the foot slides.",
         .fixMaya = "Key the foot's IK handle at the first and the last of these frames with one "
                    "place, or move the root by what the foot slides."});
}

std::vector<Cause> measuredSlides(const std::shared_ptr<const ClipLibrary>& clips,
                                  const std::stop_token& stop) {
    const Asset& asset = *clips->asset();
    std::vector<AnimationIndex> all;
    for (std::size_t i = 0; i < asset.animations.size(); ++i) {
        all.emplace_back(i);
    }
    std::vector<Cause> causes;
    ClipMotionFinder finder(clips, all);
    for (const AnimationIndex clip : all) {
        if (const auto motion = finder.motionOf(clip, stop)) {
            addSlide(asset, *motion, causes);
        }
    }
    return causes;
}

// What the symptom asks to measure and finds wrong.
std::vector<Cause> measuredCauses(const std::shared_ptr<const ClipLibrary>& clips,
                                  Measurement measured, const std::stop_token& stop) {
    if (stop.stop_requested()) {
        return {};
    }
    switch (measured) {
        case Measurement::Size:
            return measuredSize(clips->asset());
        case Measurement::Clips:
            return measuredClips(*clips->asset());
        case Measurement::Slides:
            return measuredSlides(clips, stop);
        case Measurement::None:
        case Measurement::Engines:
            break;
    }
    return {};
}

Cause causeOf(const Diagnostic& finding) {
    const Rule& rule = ruleOf(finding.code);
    const bool measured = finding.effect && finding.effect->measured;
    return {.finding = finding,
            .share = measured ? std::optional(finding.effect->distance) : std::nullopt,
            .fixBlender = std::string(rule.fixBlender),
            .fixMaya = std::string(rule.fixMaya)};
}

/// From distances to shares of their sum.
void shareOut(std::vector<Cause>& causes) {
    double sum = 0.0;
    for (const Cause& cause : causes) {
        sum += cause.share.value_or(0.0);
    }
    for (Cause& cause : causes) {
        if (cause.share && sum > 0.0) {
            *cause.share /= sum;
        }
    }
}

/// Those without an effect are behind those of which none is known.
double orderOf(const Cause& cause) {
    return !cause.share ? 0.0 : *cause.share > 0.0 ? *cause.share : -1.0;
}

std::string verdictOf(const Diagnosis& diagnosis) {
    if (diagnosis.causes.empty()) {
        return "Nothing in this file explains it.";
    }
    const Cause& first = diagnosis.causes.front();
    std::string verdict = "Most likely: " + first.finding.message;
    if (first.share && diagnosis.causes.size() > 1) {
        verdict += " (" + words::percent(*first.share) + " of the displacement by all causes)";
    }
    return verdict + '.';
}

}  // namespace

Diagnosis diagnose(const std::shared_ptr<const ClipLibrary>& clips,
                   std::span<const Diagnostic> findings, const Symptom& symptom,
                   const std::stop_token& stop) {
    Diagnosis diagnosis{.symptom = &symptom};
    // The rule measures the same of files with skins.
    const bool slides =
        std::any_of(findings.begin(), findings.end(),
                    [](const Diagnostic& finding) { return finding.code == "FOOT_SLIDE"; });
    if (!slides || symptom.measured != Measurement::Slides) {
        diagnosis.causes = measuredCauses(clips, symptom.measured, stop);
    }
    for (const Diagnostic& finding : findings) {
        if (symptom.answers(finding)) {
            diagnosis.causes.push_back(causeOf(finding));
        }
    }
    shareOut(diagnosis.causes);
    std::stable_sort(diagnosis.causes.begin(), diagnosis.causes.end(),
                     [](const Cause& a, const Cause& b) { return orderOf(a) > orderOf(b); });
    diagnosis.verdict = verdictOf(diagnosis);
    return diagnosis;
}

}  // namespace sinew
