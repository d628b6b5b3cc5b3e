// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <limits>
#include <map>
#include <utility>

#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/export/export_options.h"
#include "app/cli/export/model_command.h"
#include "app/cli/export/track_lookup.h"
#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "model/evaluate/playback_clock.h"
#include "model/facts/frame_grid.h"
#include "model/tracks/curve_csv.h"
#include "model/tracks/curve_svg.h"

namespace sinew::cli {

namespace {

constexpr double kMostNumbers = 5e7;       // numbers in a table: a gigabyte of text
constexpr double kMostRepeatedKeys = 5e6;  // keys of samplers that tracks share

/// Keys of samplers that several tracks share, each time after the first.
double repeatedKeys(const Asset& asset, const CurveRequest& request) {
    const Animation& clip = asset[request.animation];
    std::map<std::pair<const float*, std::uint32_t>, std::size_t> users;
    double keys = 0.0;
    const Track* last = nullptr;
    for (const TrackRef& ref : request.tracks) {
        if (last != nullptr && *last == ref.track) {
            continue;  // another component
        }
        last = &ref.track;
        const Sampler& sampler = clip.samplers[ref.track.sampler.value];
        if (users[{sampler.values.data(), sampler.width}]++ > 0) {
            keys += static_cast<double>(sampler.times.size());
        }
    }
    return keys;
}

CurveSet wantedCurves(const std::shared_ptr<const Asset>& asset, const ExportArguments& arguments,
                      const ExportOptions& options) {
    if (asset->animations.empty()) {
        throw usageFailure("the file has no animation");
    }
    CurveRequest request{.animation = arguments.animation.empty()
                                          ? AnimationIndex(0U)
                                          : lookUpAnimation(*asset, arguments.animation),
                         .tracks = {},
                         .form = options.form,
                         .other = arguments.otherAnimation.empty()
                                      ? AnimationIndex()
                                      : lookUpAnimation(*asset, arguments.otherAnimation)};
    for (const std::string& text : arguments.curves) {
        for (const TrackRef& ref : lookUpTracks(*asset, request.animation, text)) {
            request.tracks.push_back(ref);
        }
    }
    if (repeatedKeys(*asset, request) > kMostRepeatedKeys) {
        throw usageFailure("the tracks repeat more than " +
                           std::to_string(static_cast<std::size_t>(kMostRepeatedKeys)) +
                           " keys of others; choose fewer --curves");
    }
    constexpr std::size_t kAny = std::numeric_limits<std::size_t>::max();
    return curveSet(asset, request, nullptr, {.lines = kAny, .floats = kAny});
}

double rateOf(const Animation& animation, const ExportOptions& options) {
    return options.framesPerSecond > 0.0 ? options.framesPerSecond
                                         : clipRate(frameGridOf(animation)).framesPerSecond;
}

/// Throws Failure (exit 2) if a table has too many numbers.
void refuseTooMany(double numbers, const char* options) {
    if (numbers > kMostNumbers) {
        throw usageFailure("the table would have more than " +
                           std::to_string(static_cast<std::size_t>(kMostNumbers)) +
                           " numbers; choose fewer " + options);
    }
}

/// The frames wanted, otherwise those of the clip. Throws Failure (exit 2) if there are too many.
FrameRows rowsOf(const CurveSet& set, const ExportOptions& options, double rate) {
    const FrameRows rows =
        options.frames ? *options.frames : rowsOfClip((*set.asset)[set.request.animation], rate);
    const auto count = static_cast<double>((rows.last - rows.first) / rows.step + 1);
    refuseTooMany(count * static_cast<double>(set.lines.size() + 2), "--frames or --curves");
    return rows;
}

std::string drawing(const CurveSet& set, const ExportArguments& arguments,
                    const ExportOptions& options) {
    const Animation& clip = (*set.asset)[set.request.animation];
    const double rate = rateOf(clip, options);
    double first = double{clip.startSeconds};
    double last = double{clip.endSeconds};
    if (options.frames) {
        first = double{secondsOfFrame(options.frames->first, rate)};
        last = double{secondsOfFrame(options.frames->last, rate)};
    }
    if (!(last > first)) {
        first -= 0.5;
        last = first + 1.0;
    }
    return curveSvg(
        set, {.firstSeconds = first,
              .lastSeconds = last,
              .values = {},
              .style = {.normalised = arguments.normalised, .plainBlend = arguments.plainBlend},
              .width = options.size.width,
              .height = options.size.height});
}

ExitCode runExport(const ExportArguments& arguments, const CommonArguments& common) {
    if (exportsModel(arguments.output)) {
        return exportModel(arguments, common);
    }
    const ExportOptions options = checkedOptions(arguments);
    const Borrowing borrowing = loadExported(arguments, common.quiet);
    const std::shared_ptr<const Asset>& asset = borrowing.asset;
    const CurveSet set = wantedCurves(asset, arguments, options);
    noteBorrowed(borrowing, common.quiet);
    Answer answer(arguments.output);
    if (options.svg) {
        answer.write(drawing(set, arguments, options));
    } else if (options.keys) {
        refuseTooMany(numbersOfKeyCsv(set), "--curves");
        answer.write(keyCsv(set));
    } else {
        const double rate = rateOf((*asset)[set.request.animation], options);
        answer.write(frameCsv(set, rowsOf(set, options, rate), rate));
    }
    answer.finish();
    return ExitCode::Done;
}

}  // namespace

void declareExport(CommandSetup& setup) {
    ExportArguments& a = setup.runs(runExport);
    setup.file = &a.file;
    Options& options = setup.options;
    options.file(a.file);
    options.requiredOutput(a.output,
                           "The file to write. Curves: .csv, .svg, or - for standard\noutput "
                           "(CSV). The model: .glb, or .obj with an .mtl and\nimages beside it");
    options.value("--animation", a.animation, "ANIMATION",
                  "Index or exact name; default: the first; for a pose the\nrest pose");
    addClipOptions(options, a.clips);
    options.value("--frames", a.frames, "FIRST:LAST[xSTEP]",
                  "Frame n is at n / F seconds of file time; default: those\nof the clip");
    options.value("--fps", a.fps, "F",
                  "Frames per second; default: the rate that the keys\nsuggest, else 30");
    options.heading("Model");
    options.value("--time", a.time, "SECONDS",
                  "File time of the pose; clamped to the clip; default 0");
    options.flag("--animated", a.animated,
                 "The model with one clip instead of a pose: skins, morph\ntargets, and what is "
                 "played, a key per frame");
    options.value("--tolerance", a.tolerance, "D",
                  "Leaves keys out as long as no vertex is more than D from\nwhere it is played, "
                  "in units of the file; default 0: none");
    options.values("--blend", a.blends, "ANIMATION:WEIGHT",
                   "Repeatable: clips at one time, averaged by weight, as\n`render` shows them");
    options.flag("--all-clips", a.allClips,
                 "All clips at once: each that drives something that none\nbefore it drives");
    options.values("--morph", a.morphs, "TARGET=WEIGHT",
                   "Repeatable: a morph weight by hand; index or exact name,\nor vrm:EXPRESSION");
    options.values("--only", a.only, "NODE",
                   "Repeatable: only the meshes of these nodes and below");
    options.values("--hide", a.hidden, "NODE",
                   "Repeatable: leaves out the node and everything below it");
    options.value("--scene", a.scene, "SCENE",
                  "Index or exact name; default: the file's default scene");
    options.value("--variant", a.variant, "VARIANT",
                  "Index or exact name of a variant of the materials");
    options.heading("Curves");
    options.values("--curves", a.curves, "TRACK",
                   "Repeatable: NODE.translation, .rotation, .scale or\n.weights, by name or index "
                   "of the node; NODE alone: all of\nits curves; a JSON pointer for other "
                   "properties, or to\nthe weights of a mesh; or 'all'");
    options.value("--other-animation", a.otherAnimation, "ANIMATION",
                  "Also the same curves of this clip, from its start on");
    options.flag("--keys", a.keys,
                 "CSV: the times of the keys instead, with the tangents of\nCUBICSPLINE");
    options.value("--euler", a.euler, "ORDER",
                  "Rotations as angles in degrees that go on past whole turns:\nXYZ (about X "
                  "first), XZY, YXZ, YZX, ZXY or ZYX");
    options.flag("--angular-speed", a.speed, "Rotations as degrees per second");
    options.flag("--plain-blend", a.plainBlend,
                 "SVG: also dotted, the linear blend of the stored numbers");
    options.flag("--normalized", a.normalised, "SVG: every curve from 0 to 1");
    options.value("--size", a.size, "WxH", "SVG: pixels; default 1280x560");
}

}  // namespace sinew::cli
