// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/cli/report/info_listing.h"
#include "app/cli/report/motion_report.h"
#include "app/cli/report/text_output.h"
#include "model/core/utf8.h"
#include "model/facts/asset_facts.h"
#include "model/facts/clip_length.h"
#include "model/motion/motion_words.h"
#include "model/words/words.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kGapsShown = 3;
constexpr std::size_t kJumpsShown = 12;
constexpr std::size_t kLeftOutShown = 12;

/// A line per row, labels in a column of their own.
std::string linesText(const ClipLines& lines) {
    constexpr std::size_t kLabelWidth = 14;
    std::string text;
    for (const auto& [label, words] : lines) {
        std::string start = "  " + label;
        start.resize(std::max<std::size_t>(start.size() + 1, kLabelWidth), ' ');
        text += start + words + '\n';
    }
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
            parts.push_back(groupedCount(count, one, many));
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

void addFacts(const Asset& asset, const ClipMotion& motion, std::uint64_t spare, ClipLines& lines) {
    const Animation& clip = asset[motion.animation];
    const ClipFacts facts = factsOf(clip);
    const double seconds{clip.durationSeconds()};
    lines.push_back({"length", clipSeconds(seconds) + " s, " +
                                   frameCount(seconds * motion.rate.framesPerSecond) + "; " +
                                   rateWords(motion)});
    if (motion.frameStep() > 1) {
        lines.push_back({"", "looked at every " +
                                 ordinal(static_cast<std::uint64_t>(motion.frameStep())) +
                                 " frame"});
    }
    lines.push_back(
        {"drives", drivenWords(drivenBy(asset, clip)) + "; " +
                       groupedCount(facts.channels, "channel", "channels") + ", " +
                       groupedCount(facts.keys, "key", "keys") + ", " + byteSize(facts.bytes) +
                       (spare > 0 ? ", of which " + byteSize(spare) + " can be saved" : "")});
}

constexpr double kStill = 1e-6;  // share of the model's size: rounding

std::string rootWords(const Asset& asset, const ClipMotion& motion) {
    if (!motion.root.node || double{motion.root.length} <= kStill * motion.size) {
        return "stays";
    }
    const glm::vec3& far = motion.root.displacement;
    return nodeWordsOf(asset, motion.root.node) + ": from start to end (" + place(far.x) + ", " +
           place(far.y) + ", " + place(far.z) + "), path " +
           words::units(double{motion.root.length});
}

std::string levelWords(const ClipContacts& contacts) {
    if (contacts.groundSource == GroundSource::Unknown) {
        return groundWords(contacts) + " (y = " + place(contacts.restGround) + ")";
    }
    std::string line = "y = " + place(contacts.ground) + ", " + groundWords(contacts);
    if (contacts.inPlace()) {
        const glm::vec2& velocity = contacts.groundVelocity;
        line += "; in place: the ground moves at " + words::units(double{glm::length(velocity)}) +
                " per second (x " + place(velocity.x) + ", z " + place(velocity.y) + ")";
    }
    return line;
}

TextTable contactTable(const Asset& asset, const ClipMotion& motion) {
    TextTable table("lrrrr");
    table.add({"foot", "frames", "seconds", "slide", "worst frame"});
    for (const FootContacts& foot : motion.contacts.feet) {
        for (const Contact& contact : foot.contacts) {
            table.add({nodeWordsOf(asset, foot.node),
                       std::to_string(motion.frameOf(contact.first)) + "-" +
                           std::to_string(motion.frameOf(contact.last)),
                       clipSeconds(double{motion.seconds[contact.first]}) + "-" +
                           clipSeconds(double{motion.seconds[contact.last]}),
                       words::shortly(double{contact.slide}),
                       std::to_string(motion.frameOf(contact.worst))});
        }
    }
    return table;
}

void addContacts(const ClipMotion& motion, ClipLines& lines) {
    const ClipContacts& contacts = motion.contacts;
    if (contacts.feet.empty()) {
        lines.push_back({"feet", footSourceWords(contacts.source)});
        return;
    }
    lines.push_back(
        {"feet", std::to_string(contacts.feet.size()) + ", " + footSourceWords(contacts.source)});
    lines.push_back({"ground", levelWords(contacts)});
    if (contacts.travel) {
        lines.push_back({"travel", travelWords(contacts)});
    }
    lines.push_back({"contacts", "below " + words::units(double{contacts.heightLimit}) + " and " +
                                     words::units(double{contacts.speedLimit}) + " per second"});
}

void addFeetWithout(const Asset& asset, const ClipMotion& motion, ClipLines& lines) {
    for (const FootContacts& foot : motion.contacts.feet) {
        if (foot.contacts.empty()) {
            lines.push_back(
                {"", nodeWordsOf(asset, foot.node) +
                         (foot.touches ? ": no contact" : ": in the air all the time")});
        }
    }
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

void addSeam(const Asset& asset, const LoopSeam& seam, ClipLines& lines) {
    if (!seam.isLoop && seam.pose.empty() && seam.velocity.empty()) {
        lines.push_back({"seam", "closes; nothing shows that it is meant to loop"});
        return;
    }
    lines.push_back({"seam", std::string(seam.isLoop ? "a loop"
                                                     : "not a loop, as far as its tracks, its "
                                                       "feet and its name show") +
                                 (seam.travels ? "; the root travels" : "")});
    lines.push_back(
        {"", "pose: " + (seam.pose.empty() ? "closes" : gapsWords(asset, seam.pose, false))});
    lines.push_back(
        {"", "velocity: " +
                 (seam.velocity.empty() ? "closes" : gapsWords(asset, seam.velocity, true))});
}

void addJumps(const Asset& asset, const ClipMotion& motion, ClipLines& lines) {
    const JumpList& list = motion.jumps;
    lines.push_back(
        {"jumps", (list.count == 0 ? "none" : groupedDigits(list.count)) +
                      (list.steppedTracks > 0
                           ? "; " + groupedCount(list.steppedTracks, "STEP track", "STEP tracks") +
                                 " left out"
                           : "")});
    for (std::size_t i = 0; i < std::min(list.jumps.size(), kJumpsShown); ++i) {
        lines.push_back({"", "frame " + std::to_string(motion.frameOf(list.jumps[i].time)) + ": " +
                                 oneLine(jumpWords(asset, list.jumps[i]))});
    }
    if (list.count > kJumpsShown) {
        lines.push_back({"", "…"});
    }
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
                      : "\nCoverage: " + groupedCount(count, "node has", "nodes have") +
                            " tracks in some animations only\n" + lines +
                            (count > kLeftOutShown ? "  …\n" : "");
}

}  // namespace

ClipWords clipWords(const Asset& asset, const ClipMotion& motion, std::uint64_t spareBytes) {
    ClipWords words{.heading = headingOf(asset, motion.animation),
                    .lines = {},
                    .contacts = contactTable(asset, motion),
                    .linesAfter = {}};
    addFacts(asset, motion, spareBytes, words.lines);
    words.lines.push_back({"root", rootWords(asset, motion)});
    addContacts(motion, words.lines);
    addFeetWithout(asset, motion, words.linesAfter);
    addSeam(asset, motion.seam, words.linesAfter);
    addJumps(asset, motion, words.linesAfter);
    return words;
}

std::string motionText(const Asset& asset, const MotionReport& report) {
    constexpr std::size_t kTableIndent = 14;
    if (report.clips.empty()) {
        return "No animations.\n";
    }
    std::string text;
    for (const ClipMotion& motion : report.clips) {
        const ClipWords words = clipWords(asset, motion, report.spareBytes[motion.animation.value]);
        text += (text.empty() ? "" : "\n") + words.heading + "\n" + linesText(words.lines) +
                (words.contacts.hasRows() ? words.contacts.text(kTableIndent) : "") +
                linesText(words.linesAfter);
    }
    return text + coverageText(asset, report);
}

}  // namespace sinew::cli
