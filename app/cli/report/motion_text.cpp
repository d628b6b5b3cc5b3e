// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/cli/report/info_listing.h"
#include "app/cli/report/motion_report.h"
#include "app/cli/report/text_output.h"
#include "model/core/utf8.h"
#include "model/facts/asset_facts.h"
#include "model/facts/clip_length.h"
#include "model/facts/driven_facts.h"
#include "model/motion/motion_words.h"
#include "model/words/words.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kGapsShown = 3;
constexpr std::size_t kJumpsShown = 12;
constexpr std::size_t kLeftOutShown = 12;

std::string label(const char* words) {
    std::string text = std::string("  ") + words;
    text.resize(std::max<std::size_t>(text.size() + 1, 14), ' ');
    return text;
}

std::string nodeWordsOf(const Asset& asset, NodeIndex node) {
    return oneLine(displayName(asset[node].name, "Node", node.value));
}

/// "1.25"; 0 for what is too small to see.
std::string place(float value) {
    return shortNumber(value, 4);
}

std::string rateWords(const ClipMotion& motion) {
    const std::string rate = frameRateText(motion.rate.framesPerSecond) + " fps";
    switch (motion.rate.source) {
        case FrameRateSource::Guessed:
            return frameGridWords(motion.grid);
        case FrameRateSource::Assumed:
            return rate + " assumed, no common rate of " + std::to_string(motion.grid.keyTimes) +
                   " key times";
        case FrameRateSource::Chosen:
            break;
    }
    return rate + " as chosen";
}

std::string drivenWords(const DrivenFacts& driven) {
    std::vector<std::string> parts;
    const auto add = [&parts](std::size_t count, const char* one, const char* many) {
        if (count > 0) {
            parts.push_back(counted(count, one, many));
        }
    };
    add(driven.joints, "joint", "joints");
    add(driven.otherNodes, "other node", "other nodes");
    add(driven.morphTargets, "morph target", "morph targets");
    add(driven.properties, "property", "properties");
    std::string words;
    for (const std::string& part : parts) {
        words += (words.empty() ? "" : ", ") + part;
    }
    return words.empty() ? "nothing" : words;
}

/// "1 frame", "12.5 frames".
std::string frameCount(double frames) {
    const std::string number = shortNumber(static_cast<float>(frames), 2);
    return number + (number == "1" ? " frame" : " frames");
}

/// "Animation 2 Walk"; the number alone without a name.
std::string headingOf(const Asset& asset, AnimationIndex animation) {
    const std::string& name = asset[animation].name;
    return "Animation " + std::to_string(animation.value) +
           (name.empty() ? "" : " " + oneLine(name));
}

std::string factLines(const Asset& asset, const ClipMotion& motion, std::uint64_t spare) {
    const Animation& clip = asset[motion.animation];
    const ClipFacts facts = factsOf(clip);
    return label("length") + clipSeconds(double{clip.durationSeconds()}) + " s, " +
           frameCount(double{clip.durationSeconds()} * motion.rate.framesPerSecond) + "; " +
           rateWords(motion) + "\n" +
           (motion.frameStep() > 1
                ? label("") + "looked at every " +
                      ordinal(static_cast<std::uint64_t>(motion.frameStep())) + " frame\n"
                : "") +
           label("drives") + drivenWords(drivenBy(asset, clip)) + "; " +
           counted(facts.channels, "channel", "channels") + ", " +
           counted(facts.keys, "key", "keys") + ", " + byteSize(facts.bytes) +
           (spare > 0 ? ", of which " + byteSize(spare) + " can be spared" : "") + "\n";
}

constexpr double kStill = 1e-6;  // share of the model's size: rounding

std::string rootLine(const Asset& asset, const ClipMotion& motion) {
    if (!motion.root.node || double{motion.root.length} <= kStill * motion.size) {
        return label("root") + "stays\n";
    }
    const glm::vec3& far = motion.root.displacement;
    return label("root") + nodeWordsOf(asset, motion.root.node) + ": from start to end (" +
           place(far.x) + ", " + place(far.y) + ", " + place(far.z) + "), path " +
           words::units(double{motion.root.length}) + "\n";
}

std::string groundLine(const ClipContacts& contacts) {
    if (contacts.groundSource == GroundSource::Unknown) {
        return label("ground") + groundWords(contacts) + " (y = " + place(contacts.restGround) +
               ")\n";
    }
    std::string line =
        label("ground") + "y = " + place(contacts.ground) + ", " + groundWords(contacts);
    if (contacts.inPlace()) {
        const glm::vec2& velocity = contacts.groundVelocity;
        line += "; in place: the ground moves at " + words::units(double{glm::length(velocity)}) +
                " per second (x " + place(velocity.x) + ", z " + place(velocity.y) + ")";
    }
    return line + "\n";
}

std::string contactTable(const Asset& asset, const ClipMotion& motion) {
    TextTable table({TextTable::Align::Left, TextTable::Align::Right, TextTable::Align::Right,
                     TextTable::Align::Right, TextTable::Align::Right});
    table.add({"foot", "frames", "seconds", "slide", "worst frame"});
    std::string others;
    for (const FootContacts& foot : motion.contacts.feet) {
        const std::string name = nodeWordsOf(asset, foot.node);
        if (foot.contacts.empty()) {
            others += label("") + name +
                      (foot.touches ? ": no contact\n" : ": in the air all the time\n");
        }
        for (const Contact& contact : foot.contacts) {
            table.add({name,
                       std::to_string(motion.frameOf(contact.first)) + "-" +
                           std::to_string(motion.frameOf(contact.last)),
                       clipSeconds(double{motion.seconds[contact.first]}) + "-" +
                           clipSeconds(double{motion.seconds[contact.last]}),
                       words::shortly(double{contact.slide}),
                       std::to_string(motion.frameOf(contact.worst))});
        }
    }
    return (table.hasRows() ? table.text(label("").size()) : "") + others;
}

std::string contactLines(const Asset& asset, const ClipMotion& motion) {
    const ClipContacts& contacts = motion.contacts;
    if (contacts.feet.empty()) {
        return label("feet") + footSourceWords(contacts.source) + "\n";
    }
    return label("feet") + std::to_string(contacts.feet.size()) + ", " +
           footSourceWords(contacts.source) + "\n" + groundLine(contacts) +
           (contacts.travel ? label("travel") + travelWords(contacts) + "\n" : "") +
           label("contacts") + "below " + words::units(double{contacts.heightLimit}) + " and " +
           words::units(double{contacts.speedLimit}) + " per second\n" +
           contactTable(asset, motion);
}

std::string gapsWords(const Asset& asset, const std::vector<SeamGap>& gaps, bool velocity) {
    std::string words;
    for (std::size_t i = 0; i < std::min(gaps.size(), kGapsShown); ++i) {
        words += (i == 0 ? "" : ", ") + oneLine(gapWords(asset, gaps[i], velocity));
        if (velocity && i == 0 && gaps[i].inside > 0.0) {
            words += " (" + words::shortly(gaps[i].amount / gaps[i].inside) +
                     " times the largest change inside the clip)";
        }
    }
    return words + (gaps.size() > kGapsShown ? " and more" : "");
}

std::string seamLines(const Asset& asset, const ClipMotion& motion) {
    const LoopSeam& seam = motion.seam;
    std::string text = label("seam");
    if (!seam.isLoop && seam.pose.empty() && seam.velocity.empty()) {
        return text + "closes; nothing shows that it is meant to loop\n";
    }
    text += seam.isLoop ? "a loop" : "not a loop, as far as its tracks, its feet and its name show";
    text += seam.travels ? "; the root travels\n" : "\n";
    text += label("") +
            "pose: " + (seam.pose.empty() ? "closes" : gapsWords(asset, seam.pose, false)) + "\n";
    return text + label("") + "velocity: " +
           (seam.velocity.empty() ? "closes" : gapsWords(asset, seam.velocity, true)) + "\n";
}

std::string jumpLines(const Asset& asset, const ClipMotion& motion) {
    const JumpList& list = motion.jumps;
    std::string text =
        label("jumps") + (list.count == 0 ? "none" : groupedDigits(list.count)) +
        (list.steppedTracks > 0
             ? "; " + counted(list.steppedTracks, "STEP track", "STEP tracks") + " left out"
             : "") +
        "\n";
    for (std::size_t i = 0; i < std::min(list.jumps.size(), kJumpsShown); ++i) {
        text += label("") + "frame " + std::to_string(motion.frameOf(list.jumps[i].time)) + ": " +
                oneLine(jumpWords(asset, list.jumps[i])) + "\n";
    }
    return text + (list.count > kJumpsShown ? label("") + "…\n" : "");
}

/// Clips without tracks for a node that others move.
std::string leftOutIn(const Asset& asset, const CoveredNode& covered) {
    std::vector<std::string> names;
    for (std::size_t a = 0; a < asset.animations.size() && names.size() < words::kNamesShown; ++a) {
        if (covered.in(AnimationIndex(a)) == nullptr) {
            names.push_back(words::clipName(asset, AnimationIndex(a)));
        }
    }
    return oneLine(words::someOf(names, asset.animations.size() - covered.clips.size()));
}

std::string coverageText(const Asset& asset, const MotionReport& report) {
    std::string lines;
    std::size_t count = 0;
    for (const CoveredNode& covered : report.coverage) {
        if (covered.isLeftOut(asset.animations.size()) && ++count <= kLeftOutShown) {
            lines += "  " + nodeWordsOf(asset, covered.node) + ": no tracks in " +
                     leftOutIn(asset, covered) + "\n";
        }
    }
    return count == 0 ? ""
                      : "\nCoverage: " + counted(count, "node has", "nodes have") +
                            " tracks in some animations only\n" + lines +
                            (count > kLeftOutShown ? "  …\n" : "");
}

}  // namespace

std::string motionText(const Asset& asset, const MotionReport& report) {
    if (report.clips.empty()) {
        return "No animations.\n";
    }
    std::string text;
    for (const ClipMotion& motion : report.clips) {
        text += (text.empty() ? "" : "\n") + headingOf(asset, motion.animation) + "\n" +
                factLines(asset, motion, report.spareBytes[motion.animation.value]) +
                rootLine(asset, motion) + contactLines(asset, motion) + seamLines(asset, motion) +
                jumpLines(asset, motion);
    }
    return text + coverageText(asset, report);
}

}  // namespace sinew::cli
