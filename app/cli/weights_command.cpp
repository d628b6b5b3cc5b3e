// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <utility>
#include <vector>

#include "app/cli/answer_files.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/report/weights_report.h"
#include "app/common/failure.h"
#include "app/common/name_lookup.h"

namespace sinew::cli {

namespace {

struct WeightsArguments {
    FileArguments files;
    std::string output;
    std::string skin;
    std::string joint;
    std::string animation;
    bool json = false;
    bool csv = false;
    bool mirror = false;
};

SkinIndex wantedSkin(const Asset& asset, const WeightsArguments& arguments) {
    if (!arguments.skin.empty()) {
        return lookUpSkin(asset, arguments.skin);
    }
    if (arguments.joint.empty()) {
        return {};
    }
    if (asset.skins.size() != 1) {
        throw usageFailure("--joint needs --skin: the file has " +
                           std::to_string(asset.skins.size()) + " skins");
    }
    return SkinIndex(0U);
}

WeightsReport reportOf(const AnsweredFile& of, const WeightsArguments& arguments, bool quiet) {
    WeightsReport report{.file = of.file};
    const std::shared_ptr<const Asset>& asset = of.asset;
    const SkinIndex skin = wantedSkin(*asset, arguments);
    if (!arguments.joint.empty()) {
        report.joint = lookUpJoint(*asset, (*asset)[skin], arguments.joint);
    }
    const AnimationIndex animation = arguments.animation.empty()
                                         ? AnimationIndex()
                                         : lookUpAnimation(*asset, arguments.animation);
    std::vector<NodeIndex> nodes = skinnedNodes(*asset);
    std::erase_if(nodes, [&](NodeIndex node) { return skin && (*asset)[node].skin != skin; });
    ProgressBar bar("Measuring", quiet);
    bar.show(0.0F);
    report.survey =
        weightsSurvey(
            std::make_shared<const ClipLibrary>(asset),
            {.nodes = std::move(nodes), .animation = animation, .mirror = arguments.mirror},
            [&bar](float part) { bar.show(part); })
            .value();  // nothing stops it
    return report;
}

ExitCode runWeights(const WeightsArguments& arguments, const CommonArguments& common) {
    if (arguments.json && arguments.csv) {
        throw usageFailure("--json and --csv cannot be combined");
    }
    return answerFiles(
        {.files = arguments.files,
         .output = arguments.output,
         .json = arguments.json,
         .headings = !arguments.csv,
         .quiet = common.quiet},
        [&](const AnsweredFile& of) {
            const auto report = std::make_shared<const WeightsReport>(
                reportOf(of, arguments, common.quiet));  // large
            return FileAnswer{[=](JsonWriter& json) { writeWeights(json, *of.asset, *report); },
                              [=, csv = arguments.csv] {
                                  return csv ? weightsCsv(
                                                   *of.asset, *report,
                                                   {.files = of.isOneOfMany, .heading = of.isFirst})
                                             : weightsText(*of.asset, *report);
                              }};
        });
}

}  // namespace

void declareWeights(CommandSetup& setup) {
    WeightsArguments& a = setup.runs(runWeights);
    setup.files = &a.files;
    Options& options = setup.options;
    options.files(a.files);
    options.flag("--json", a.json, "Print JSON (sinew.weights/2, of many files in sinew.files/1)");
    options.flag("--csv", a.csv, "Print one line per joint as CSV");
    options.value("--skin", a.skin, "SKIN", "Index or exact name; default: every skin");
    options.value("--joint", a.joint, "JOINT", "Index or exact name; list this joint only");
    options.flag("--mirror", a.mirror, "Also compare left with right, for joints paired by name");
    options.value("--animation", a.animation, "ANIMATION",
                  "Index or exact name: the clip over whose frames distances\nare largest; without "
                  "it the rest pose");
    options.output(a.output);
}

}  // namespace sinew::cli
