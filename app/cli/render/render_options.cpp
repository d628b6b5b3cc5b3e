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

void checkSequence(const RenderOptions& options) {
    const SequenceOptions& sequence = options.sequence;
    if (options.contactSheet && sequence.given) {
        throw usageFailure("a contact sheet has its own times; omit --frames, --range and films");
    }
    if (options.atlas && sequence.given) {
        throw usageFailure("--atlas shows one moment; omit --frames, --range and films");
    }
    if (!options.finding.empty() && sequence.given) {
        throw usageFailure("--finding shows one moment; omit --frames, --range and films");
    }
    if (options.seconds && sequence.given && sequence.turnFrames == 0) {
        throw usageFailure("--time is one moment; omit it or --frames, --range and films");
    }
    if (sequence.turnFrames > 0 && options.camera &&
        options.camera->kind == CameraChoice::Kind::Gltf) {
        throw usageFailure("a turntable has its own camera; omit --camera gltf:");
    }
    if (options.claims.resumes && (sequence.isFilm || isStandardOutput(options.output))) {
        throw usageFailure("--resume and --claim need a file for each picture");
    }
    if (options.metadata && sequence.isFilm) {
        throw usageFailure("--metadata writes next to each picture: a film has none");
    }
    if (options.animations.size() > 1 && !options.severalClips) {
        throw usageFailure(
            "several animations need --contact-sheet, frames or {animation} in the name");
    }
}

void checkAtlas(const RenderOptions& options) {
    if (!options.atlas) {
        return;
    }
    if (options.contactSheet || options.view.copies > 1 || options.animations.size() > 1) {
        throw usageFailure(
            "--atlas shows one moment; omit --contact-sheet, --instances and other animations");
    }
    if (options.atlas->kind != AtlasKind::Findings && !options.finding.empty()) {
        throw usageFailure("--finding chooses tiles of --atlas findings; omit it");
    }
    if (options.atlas->kind == AtlasKind::Findings && !options.blends.empty()) {
        throw usageFailure("findings are of single clips; omit --blend");
    }
    if (options.atlas->kind != AtlasKind::Findings && options.view.mode != ViewMode::Shaded) {
        throw usageFailure("an atlas of weights or views has its own views; omit --view");
    }
}

void checkTogether(const RenderOptions& options) {
    if (options.metadata && isStandardOutput(options.output)) {
        throw usageFailure("--metadata writes next to the picture: -o must name a file");
    }
    if (options.view.copies > 1 && !options.blends.empty()) {
        throw usageFailure("--instances: all copies play one clip; omit --blend");
    }
    if (options.view.copies > 1 && !options.morphs.empty()) {
        throw usageFailure("--instances: all copies play one clip; omit --morph");
    }
    const MotionDisplay& motion = options.view.motion;
    if (options.view.copies > 1 &&
        (motion.showsGhosts() || motion.trails != TrailReach::None || motion.follows())) {
        throw usageFailure("--instances: copies have no ghosts and trails; omit them or --follow");
    }
    if (options.contactSheet && !options.blends.empty()) {
        throw usageFailure("a contact sheet shows single clips; omit --blend");
    }
    if (options.contactSheet && options.seconds) {
        throw usageFailure("a contact sheet has its own times; omit --time");
    }
    if (!options.finding.empty() &&
        (options.contactSheet || options.view.copies > 1 || !options.blends.empty())) {
        throw usageFailure(
            "--finding shows one moment; omit --contact-sheet, --instances and --blend");
    }
    checkAtlas(options);
    if (!options.finding.empty() && options.camera &&
        options.camera->kind == CameraChoice::Kind::Gltf) {
        throw usageFailure("--finding has its own camera; omit --camera gltf:");
    }
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
    checkTogether(options);
    checkSequence(options);
    return options;
}

}  // namespace sinew::cli
