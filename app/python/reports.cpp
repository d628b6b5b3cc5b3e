// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/python/reports.h"

#include <utility>

#include "app/cli/baseline/baseline_option.h"
#include "app/cli/check_files.h"
#include "app/cli/project_options.h"
#include "app/cli/report/compare_report.h"
#include "app/cli/report/info_report.h"
#include "app/cli/report/motion_report.h"
#include "app/cli/report/weights_report.h"
#include "model/project/project_check.h"
#include "model/survey/spare_bytes.h"

namespace sinew::python {

namespace {

/// The document that `write` writes.
std::string documentOf(const auto& write) {
    std::string text;
    JsonWriter json([&text](std::string_view piece) { text += piece; });
    write(json);
    json.finish();
    return text;
}

std::vector<NodeIndex> nodesWith(const Asset& asset, SkinIndex skin) {
    std::vector<NodeIndex> nodes = skinnedNodes(asset);
    std::erase_if(nodes, [&](NodeIndex node) { return skin && asset[node].skin != skin; });
    return nodes;
}

std::vector<AnimationIndex> allClips(const Asset& asset) {
    std::vector<AnimationIndex> all;
    for (std::size_t i = 0; i < asset.animations.size(); ++i) {
        all.emplace_back(i);
    }
    return all;
}

}  // namespace

std::string infoJson(const SharedAsset& asset, bool bounds, const std::stop_token& stop) {
    std::optional<SafeBounds> measured;
    if (bounds) {
        measured = safeBounds(std::make_shared<const ClipLibrary>(asset), asset->defaultScene,
                              {.stop = stop});
    }
    return documentOf([&](JsonWriter& json) {
        cli::writeInfo(json, *asset, {asset, {}}, asset->path.string(), measured);
    });
}

std::string findingsJson(const SharedAsset& asset, const std::string& config, bool hasProject,
                         const std::stop_token& stop) {
    const std::string file = asset->path.string();
    cli::ProjectArguments project;
    project.config = config;
    project.none = !hasProject;
    cli::CheckRequest request;
    request.projects = std::make_shared<const cli::RulesOfFiles>(
        project, std::vector<cli::InputPath>{{.file = file}});
    const ProjectRules& rules = (*request.projects)[file];
    const cli::BaselineArguments noOption;
    cli::Baselines baselines(noOption, {}, true);
    baselines.add(rules, {});
    cli::FileReport found = cli::reportOn(
        asset, file, request, [](float) {}, stop);
    if (cli::BaselineCheck* known = baselines.find(rules)) {
        known->apply(found, policyUnder(request.policy, rules), false);
    }
    std::string text;
    const auto report =
        cli::makeJsonReport([&text](std::string_view piece) { text += piece; }, std::nullopt);
    report->add(found);
    report->finish();
    return text;
}

std::string weightsJson(const SharedAsset& asset, AnimationIndex animation, SkinIndex skin,
                        bool mirror, const std::stop_token& stop) {
    cli::WeightsReport report{.file = asset->path.string()};
    report.survey =
        weightsSurvey(std::make_shared<const ClipLibrary>(asset),
                      {.nodes = nodesWith(*asset, skin), .animation = animation, .mirror = mirror},
                      {}, stop)
            .value();
    return documentOf([&](JsonWriter& json) { cli::writeWeights(json, *asset, report); });
}

std::string motionJson(const SharedAsset& asset, std::vector<AnimationIndex> clips,
                       std::vector<NodeIndex> feet, double framesPerSecond,
                       const std::stop_token& stop) {
    if (clips.empty()) {
        clips = allClips(*asset);
    }
    cli::MotionReport report{.file = asset->path.string(),
                             .spareBytes = spareBytesOfClips(*asset, stop),
                             .coverage = clipCoverage(*asset, stop)};
    ClipMotionFinder finder(std::make_shared<const ClipLibrary>(asset), clips,
                            {.feet = std::move(feet), .framesPerSecond = framesPerSecond});
    for (const AnimationIndex clip : clips) {
        report.clips.push_back(finder.motionOf(clip, stop).value());
    }
    return documentOf([&](JsonWriter& json) { cli::writeMotion(json, *asset, report); });
}

std::string comparisonJson(const SharedAsset& before, const SharedAsset& after, bool phase,
                           bool bisects, const std::stop_token& stop) {
    const ClipAlignment alignment = phase ? ClipAlignment::Phase : ClipAlignment::Time;
    const FileComparison comparison =
        compareAssets(before, after, {.alignment = alignment, .stop = stop}).value();
    const std::optional<Bisection> parts =
        bisects ? bisect(before, after, comparison, {.alignment = alignment, .stop = stop})
                : std::nullopt;
    const std::string beforeFile = before->path.string();
    const std::string afterFile = after->path.string();
    return documentOf([&](JsonWriter& json) {
        cli::writeComparison(json, {.beforeFile = beforeFile,
                                    .afterFile = afterFile,
                                    .before = *before,
                                    .after = *after,
                                    .comparison = comparison,
                                    .alignment = alignment,
                                    .bisection = parts ? &*parts : nullptr});
    });
}

}  // namespace sinew::python
