// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/render_options.h"

#include <initializer_list>
#include <utility>

#include "app/cli/args/options.h"
#include "app/cli/console.h"
#include "app/common/failure.h"

namespace sinew::cli {

namespace {

PictureName nameOf(const std::string& output) {
    Result<PictureName> name = PictureName::parse(output);
    if (!name) {
        throw usageFailure("-o '" + output + "': " + name.error().message);
    }
    return *std::move(name);
}

/// Throws Failure (exit 2).
void refuseContradictions(const RenderOptions& options) {
    const SequenceOptions& sequence = options.sequence;
    const MotionDisplay& motion = options.view.motion;
    const bool toStandardOutput = isStandardOutput(options.output);
    const bool sheet = options.contactSheet.has_value();
    const bool atlas = options.atlas.has_value();
    const bool ofFindings = atlas && options.atlas->kind == AtlasKind::Findings;
    const bool finding = !options.finding.empty();
    const bool blends = !options.blends.empty();
    const bool copies = options.view.copies > 1;
    const bool severalClips = options.animations.size() > 1;
    const bool cameraOfFile = options.camera && options.camera->kind == CameraChoice::Kind::Gltf;
    refuseAny(
        {{options.metadata && toStandardOutput,
          "--metadata writes next to the picture: -o must name a file"},
         {copies && blends, "--instances: all copies play one clip; omit --blend"},
         {copies && !options.morphs.empty(), "--instances: all copies play one clip; omit --morph"},
         {copies && (motion.showsGhosts() || motion.trails != TrailReach::None || motion.follows()),
          "--instances: copies have no ghosts and trails; omit them or --follow"},
         {sheet && blends, "a contact sheet shows single clips; omit --blend"},
         {sheet && options.seconds, "a contact sheet has its own times; omit --time"},
         {finding && (sheet || copies || blends),
          "--finding shows one moment; omit --contact-sheet, --instances and --blend"},
         {atlas && (sheet || copies || severalClips),
          "--atlas shows one moment; omit --contact-sheet, --instances and other animations"},
         {atlas && !ofFindings && finding, "--finding chooses tiles of --atlas findings; omit it"},
         {ofFindings && blends, "findings are of single clips; omit --blend"},
         {atlas && !ofFindings && options.view.mode != ViewMode::Shaded,
          "an atlas of weights or views has its own views; omit --view"},
         {finding && cameraOfFile, "--finding has its own camera; omit --camera gltf:"},
         {sheet && sequence.given,
          "a contact sheet has its own times; omit --frames, --range and films"},
         {atlas && sequence.given, "--atlas shows one moment; omit --frames, --range and films"},
         {finding && sequence.given,
          "--finding shows one moment; omit --frames, --range and films"},
         {options.seconds && sequence.given && sequence.turnFrames == 0,
          "--time is one moment; omit it or --frames, --range and films"},
         {sequence.turnFrames > 0 && cameraOfFile,
          "a turntable has its own camera; omit --camera gltf:"},
         {options.claims.resumes && (sequence.isFilm || toStandardOutput),
          "--resume and --claim need a file for each picture"},
         {options.metadata && sequence.isFilm,
          "--metadata writes next to each picture: a film has none"},
         {severalClips && !options.severalClips,
          "several animations need --contact-sheet, frames or {animation} in the name"}});
}

}  // namespace

void addRenderOptions(Options& options, RenderVerb verb, RenderArguments& a) {
    const bool renders = verb == RenderVerb::Render;
    const auto add = [&](PictureGroup group) {
        addPictureOptions(options, PictureProgram::Render, group, a.picture);
    };
    const auto addLook = [&](std::initializer_list<LookSection> sections) {
        addLookOptions(options, sections, a.picture);
    };
    options.files(a.files);
    options.requiredOutput(a.output,
                           "The file to write: .png, .jpg, .webp, or a film: .webp, .apng,\n.gif, "
                           ".mp4, .webm; - is standard output. A name of several\nhas {frame:04}, "
                           "{n}, {stem}, {animation}, {view} or {joint}");
    options.value(
        "--state", a.state, "FILE",
        "Make the picture as this says: a PNG of Sinew, a .json of\n--metadata, or a state "
        "saved by the window. Options that are\ngiven come first. Without FILE, of its own "
        "file");
    options.readsFile(a.state);
    options.heading("Picture");
    add(PictureGroup::Picture);
    addFormatOptions(options, a.sequence);
    addLook({LookSection::Picture, LookSection::Scene});
    if (renders) {
        add(PictureGroup::Sheet);
        options.value("--atlas", a.atlas, "KIND[:CxR]", atlasHelp());
    }
    options.flag("--metadata", a.metadata, "Write a .json with the same name next to the picture");
    options.flag(
        "--no-state", a.stateless,
        "Leave out of the PNG how the picture was made, which --state and\nthe window read");
    if (renders) {
        addReferenceOptions(options, a.reference);
        addSequenceOptions(options, a.sequence);
    } else {
        addTurnOptions(options, a.sequence);
    }
    addClaimOptions(options, a.claims);
    options.heading("Pose");
    add(PictureGroup::Clip);
    addClipOptions(options, a.clips);
    add(PictureGroup::Pose);
    addLook({LookSection::Pose});
    options.heading("View");
    add(PictureGroup::View);
    if (renders) {
        options.value("--finding", a.finding, "CODE[:N]",
                      "Shows a finding of `check`, or the Nth place of it: framed and\nmarked, at "
                      "its clip and time unless others are given");
    }
    addLook({LookSection::View, LookSection::Values});
    add(PictureGroup::Camera);
    options.heading("Light");
    addLook({LookSection::Light, LookSection::Environment});
    options.heading("Over the surface");
    addLook({LookSection::Skeleton, LookSection::Bounds, LookSection::Marks});
    options.heading("Motion");
    add(PictureGroup::Trails);
    addLook({LookSection::Trails, LookSection::Ghosts, LookSection::Following});
    add(PictureGroup::Motion);
    options.heading("Skinning");
    addLook({LookSection::Skinning});
}

RenderOptions parseRenderOptions(const RenderArguments& arguments,
                                 std::shared_ptr<const InspectionState> base) {
    RenderOptions options;
    options.base = std::move(base);
    options.clips = arguments.clips;
    (void)parseRestHandling(options.clips);  // refused before anything is loaded
    options.output = arguments.output;
    options.name = nameOf(options.output);
    options.sequence = parseSequence(arguments.sequence, options.output, options.name);
    options.claims = parseClaims(arguments.claims);
    readPicture(arguments.picture, options);
    options.severalClips = options.severalClips || options.sequence.given ||
                           options.name.has("animation") || options.name.has("n");
    options.needsClip =
        options.needsClip ||
        (options.sequence.given && !options.sequence.turnFrames && options.blends.empty());
    options.finding = arguments.finding;
    if (!arguments.atlas.empty()) {
        options.atlas = parseAtlas(arguments.atlas);
    }
    options.reliefGiven = isLookFlagGiven(arguments.picture, "--relief");
    options.metadata = arguments.metadata;
    options.stateless = arguments.stateless;
    refuseContradictions(options);
    return options;
}

}  // namespace sinew::cli
