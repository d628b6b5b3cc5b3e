// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/cli/html/html_page.h"
#include "app/cli/html/section_context.h"
#include "model/words/words.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kClipsListed = 60;
constexpr std::size_t kJointsListed = 200;

void writeClipLines(HtmlWriter& html, const ClipLines& lines) {
    if (lines.empty()) {
        return;
    }
    html.inside({"dl", "lines"}, [&] {
        for (const auto& [label, words] : lines) {
            if (!label.empty()) {
                html.line({"dt"}, label);
            }
            html.line({"dd"}, words);
        }
    });
}

/// A row per joint that the clip moves.
TextTable jointMotionTable(const Asset& asset, const std::vector<JointMotion>& joints) {
    using Align = TextTable::Align;
    TextTable table(
        {Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
    table.add({"joint", "keys", "path", "largest turn", "jumps", "slide"});
    for (std::size_t i = 0; i < std::min(joints.size(), kJointsListed); ++i) {
        const JointMotion& joint = joints[i];
        table.add({displayName(asset[joint.node].name, "Node", joint.node.value),
                   groupedDigits(joint.keys), words::shortly(joint.path),
                   words::degrees(joint.turn), std::to_string(joint.jumps),
                   joint.slide ? words::shortly(double{*joint.slide}) : ""});
    }
    return table;
}

void writeClip(const SectionContext& context, std::size_t clip) {
    const FileEvidence& evidence = context.evidence;
    const Asset& asset = *evidence.asset();
    const ClipMotion& motion = evidence.motion.clips[clip];
    const std::string& name = asset[motion.animation].name;
    HtmlWriter& html = context.html;
    const ClipWords words =
        clipWords(asset, motion, evidence.motion.spareBytes[motion.animation.value]);
    const std::string anchor =
        "clip-" + (name.empty() ? std::to_string(motion.animation.value) : name);
    html.inside({"article", "card", context.anchor(anchor)}, [&] {
        html.line({context.item, "item"}, words.heading);
        writeClipLines(html, words.lines);
        writeTable(html, "Contacts", words.contacts);
        writeClipLines(html, words.linesAfter);
        const std::vector<JointMotion>& joints = evidence.joints[clip];
        writeTable(html,
                   joints.size() > kJointsListed
                       ? "Joints, the first " + std::to_string(kJointsListed) + " of " +
                             std::to_string(joints.size())
                       : "Joints",
                   jointMotionTable(asset, joints));
    });
}

}  // namespace

void writeClips(const SectionContext& context) {
    const std::size_t count = context.evidence.motion.clips.size();
    if (count == 0) {
        return;
    }
    HtmlWriter& html = context.html;
    html.inside({"section", {}, context.anchor("clips")}, [&] {
        context.heading("Clips");
        html.line(
            {"p", "soft"},
            "Lengths are in the file's units. The path is that of the joint in the world over "
            "the whole clip; the largest turn is against the start of the clip.");
        for (std::size_t i = 0; i < std::min(count, kClipsListed); ++i) {
            writeClip(context, i);
        }
        if (count > kClipsListed) {
            html.line({"p", "soft"}, "and " + std::to_string(count - kClipsListed) + " more clips");
        }
    });
}

}  // namespace sinew::cli
