// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <utility>
#include <vector>

#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/report/weights_report.h"
#include "app/common/failure.h"
#include "app/common/name_lookup.h"

namespace sinew::cli {

namespace {

struct WeightsArguments {
    std::string file;
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

WeightsReport reportOf(const std::shared_ptr<const Asset>& asset, const WeightsArguments& arguments,
                       bool quiet) {
    WeightsReport report{.file = arguments.file};
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
    refuseOverwritingInput(arguments.file, arguments.output);
    const auto asset = loadInput(arguments.file, Images::Skip, common.quiet);
    const WeightsReport report = reportOf(asset, arguments, common.quiet);
    Answer answer(arguments.output);
    if (arguments.json) {
        JsonWriter json([&](std::string_view text) { answer.write(text); }, 2);
        writeWeights(json, *asset, report);
        json.finish();
    } else {
        answer.write(arguments.csv ? weightsCsv(*asset, report) : weightsText(*asset, report));
    }
    answer.finish();
    return ExitCode::Done;
}

}  // namespace

void declareWeights(CommandSetup& setup) {
    WeightsArguments& a = setup.runs(runWeights);
    setup.file = &a.file;
    Options& options = setup.options;
    options.file(a.file);
    options.flag("--json", a.json, "Print JSON (sinew.weights/2)");
    options.flag("--csv", a.csv, "Print one line per joint as CSV");
    options.value("--skin", a.skin, "SKIN", "Index or exact name; without it every skin");
    options.value("--joint", a.joint, "JOINT", "Index or exact name; list this joint only");
    options.flag("--mirror", a.mirror, "Also compare left with right, for joints paired by name");
    options.value("--animation", a.animation, "ANIMATION",
                  "Index or exact name: the clip over whose frames distances\nare largest; without "
                  "it the rest pose");
    options.output(a.output);
}

}  // namespace sinew::cli
