// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <utility>

#include "app/cli/answer_files.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/report/motion_report.h"
#include "app/common/name_lookup.h"
#include "app/common/parse_value.h"
#include "model/survey/spare_bytes.h"

namespace sinew::cli {

namespace {

constexpr float kRadiansPerDegree = 0.017453293F;
constexpr float kMostRate = 1000.0F;
constexpr float kMostLength = 1e12F;

struct MotionArguments {
    FileArguments files;
    std::string output;
    std::string animation;
    std::vector<std::string> feet;
    std::string frameRate;
    std::string contactHeight;
    std::string contactSpeed;
    std::string ground = "auto";
    std::string jumpFactor;
    std::string jumpAngle;
    bool json = false;
};

MotionOptions optionsOf(const Asset& asset, const MotionArguments& arguments) {
    MotionOptions options;
    for (const std::string& foot : arguments.feet) {
        options.feet.push_back(lookUpNode(asset, foot));
    }
    options.framesPerSecond =
        double{parseGivenFloat("--fps", arguments.frameRate, 1.0F, kMostRate).value_or(0.0F)};
    options.contacts = {
        .height = parseGivenFloat("--contact-height", arguments.contactHeight, 0.0F, kMostLength),
        .speed = parseGivenFloat("--contact-speed", arguments.contactSpeed, 0.0F, kMostLength),
        .movingGround =
            parseChoice<bool>("--ground", arguments.ground, {{"auto", true}, {"fixed", false}})};
    if (const auto factor = parseGivenFloat("--jump-factor", arguments.jumpFactor, 1.0F, 1000.0F)) {
        options.jumps.timesAround = double{*factor};
    }
    if (const auto degrees = parseGivenFloat("--jump-angle", arguments.jumpAngle, 0.0F, 180.0F)) {
        options.jumps.leastRadians = double{kRadiansPerDegree * *degrees};
    }
    return options;
}

MotionReport measure(const AnsweredFile& of, const MotionArguments& arguments, bool quiet) {
    MotionReport report{.file = of.file};
    const std::shared_ptr<const Asset>& asset = of.asset;
    const std::vector<AnimationIndex> wanted =
        arguments.animation.empty() ? everyAnimation(*asset)
                                    : std::vector{lookUpAnimation(*asset, arguments.animation)};
    MotionOptions options = optionsOf(*asset, arguments);
    report.spareBytes = spareBytesOfClips(*asset);
    report.coverage = clipCoverage(*asset);
    ClipMotionFinder finder(std::make_shared<const ClipLibrary>(asset), wanted, std::move(options));
    ProgressBar progress("Measuring", quiet);
    for (const AnimationIndex animation : wanted) {
        progress.show(static_cast<float>(report.clips.size()) / static_cast<float>(wanted.size()));
        if (auto motion = finder.motionOf(animation)) {
            report.clips.push_back(std::move(*motion));
        }
    }
    return report;
}

ExitCode runMotion(const MotionArguments& arguments, const CommonArguments& common) {
    return answerFiles(
        {.files = arguments.files,
         .output = arguments.output,
         .json = arguments.json,
         .quiet = common.quiet},
        [&](const AnsweredFile& of) {
            const auto report =
                std::make_shared<const MotionReport>(measure(of, arguments, common.quiet));
            return FileAnswer{[=](JsonWriter& json) { writeMotion(json, *of.asset, *report); },
                              [=] { return motionText(*of.asset, *report); }};
        });
}

}  // namespace

void declareMotion(CommandSetup& setup) {
    MotionArguments& a = setup.runs(runMotion);
    setup.files = &a.files;
    Options& options = setup.options;
    options.files(a.files);
    options.flag("--json", a.json, "Print JSON (sinew.motion/2, of many files in sinew.files/1)");
    options.value("--animation", a.animation, "ANIMATION",
                  "Index or exact name; default: every animation");
    options.value("--fps", a.frameRate, "RATE",
                  "Frames per second; default: a guess from the keys");
    options.output(a.output);
    options.heading("Feet and contacts");
    options.values("--foot", a.feet, "NODE",
                   "Index or exact name of a node that touches the ground; without\nit found by "
                   "humanoid map, names, or place");
    options.value("--contact-height", a.contactHeight, "UNITS",
                  "A foot touches the ground below this height above its lowest\nplace; default: "
                  "2.5 % of the size of the rig");
    options.value("--contact-speed", a.contactSpeed, "UNITS",
                  "It also moves along the ground at less than this per second;\ndefault: 15 % of "
                  "the size of the rig, or of the speed that\nthe feet reach");
    options.value("--ground", a.ground, "WHICH",
                  "'auto' finds clips in place, whose feet touch a moving ground;\n'fixed' "
                  "measures against the ground at rest");
    options.heading("Jumps");
    options.value("--jump-factor", a.jumpFactor, "TIMES",
                  "A joint jumps if it moves more than this many times as far as\nin the frames "
                  "around; default: 4");
    options.value("--jump-angle", a.jumpAngle, "DEGREES",
                  "Smaller rotations are not jumps; default: 8");
}

}  // namespace sinew::cli
