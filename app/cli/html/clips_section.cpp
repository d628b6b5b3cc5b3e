// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/cli/html/html_page.h"
#include "app/cli/html/section_context.h"
#include "model/tracks/curve_names.h"
#include "model/tracks/curve_svg.h"
#include "model/words/words.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kClipsListed = 60;
constexpr std::size_t kJointsListed = 200;
constexpr double kStillTurn = 0.001;  // radians; less cannot be seen
constexpr std::size_t kFilmsDrawn = 16;
constexpr std::size_t kCurvesDrawn = 8;  // the most of a clip
constexpr Extent kCurveSize{900, 320};

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
    TextTable table("lrrrrr");
    table.add({"joint", "keys", "path", "largest turn", "jumps", "slide"});
    for (std::size_t i = 0; i < std::min(joints.size(), kJointsListed); ++i) {
        const JointMotion& joint = joints[i];
        table.add({displayName(asset[joint.node].name, "Node", joint.node.value),
                   groupedDigits(joint.keys), words::shortly(joint.path),
                   joint.turn < kStillTurn ? "0°" : words::degrees(joint.turn),
                   joint.jumps == 0 ? "" : std::to_string(joint.jumps),
                   joint.slide ? words::shortly(double{*joint.slide}) : ""});
    }
    return table;
}

/// The clip in motion.
void writeFilm(const SectionContext& context, const ClipMotion& motion) {
    if (!context.draws() || motion.animation.value >= kFilmsDrawn) {
        return;
    }
    if (const auto film = context.pictures->clip(motion)) {
        const bool touches =
            std::any_of(motion.contacts.feet.begin(), motion.contacts.feet.end(),
                        [](const FootContacts& foot) { return !foot.contacts.empty(); });
        writeFigure(context, *film,
                    touches ? "In real time, with the paths of the feet and their contacts"
                            : "In real time");
    }
}

/// The tracks of the clip that findings name, in the order of the findings, each once.
std::vector<Track> flaggedTracks(const FileEvidence& evidence, AnimationIndex animation) {
    std::vector<Track> flagged;
    const std::vector<Track> tracks = clipTracks(*evidence.asset(), animation).tracks;
    const auto flag = [&](const Diagnostic& place) {
        if (place.animation != animation.value || !place.channel) {
            return;
        }
        for (const Track& track : tracks) {
            if (track.channel == *place.channel &&
                std::find(flagged.begin(), flagged.end(), track) == flagged.end()) {
                flagged.push_back(track);
            }
        }
    };
    for (const Diagnostic& finding : evidence.report.findings) {
        flag(finding);
        for (const Diagnostic& place : finding.places) {
            if (flagged.size() < kCurvesDrawn) {
                flag(place);
            }
        }
    }
    flagged.resize(std::min(flagged.size(), kCurvesDrawn));
    return flagged;
}

void writeFlaggedCurves(const SectionContext& context, AnimationIndex animation) {
    const std::shared_ptr<const Asset>& asset = context.evidence.asset();
    const Animation& clip = (*asset)[animation];
    const std::vector<Track> flagged = flaggedTracks(context.evidence, animation);
    if (flagged.empty() || !(clip.durationSeconds() > 0.0F)) {
        return;
    }
    const CurveNames names(*asset);
    context.html.inside({"div", "grid curves"}, [&] {
        for (const Track& track : flagged) {
            CurveRequest request;
            request.animation = animation;
            request.tracks = {{track}};
            request.form = {.rotation = RotationForm::Euler};
            const CurveSet set = curveSet(asset, request);
            const std::string svg = curveSvg(set, {.firstSeconds = double{clip.startSeconds},
                                                   .lastSeconds = double{clip.endSeconds},
                                                   .width = kCurveSize.width,
                                                   .height = kCurveSize.height});
            writeFigure(context,
                        {.type = "image/svg+xml",
                         .bytes = {svg.begin(), svg.end()},
                         .width = kCurveSize.width,
                         .height = kCurveSize.height},
                        names.track(animation, track), "drawing");
        }
    });
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
        html.inside({"div", "clip"}, [&] {
            writeFilm(context, motion);
            writeClipLines(html, words.lines);
        });
        writeTable(html, "Contacts", words.contacts);
        writeClipLines(html, words.linesAfter);
        writeFlaggedCurves(context, motion.animation);
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
    context.inside("clips", "Clips", [&] {
        html.line(
            {"p", "soft"},
            "Lengths are in the file's units. The path is that of the joint in the world over "
            "the whole clip; the largest turn is against the start of the clip.");
        for (std::size_t i = 0; i < std::min(count, kClipsListed); ++i) {
            writeClip(context, i);
        }
        writeMore(html, "p", count, kClipsListed, " clips");
    });
}

}  // namespace sinew::cli
