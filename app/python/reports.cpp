// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/python/reports.h"

#include <utility>

#include "app/cli/check_files.h"
#include "app/cli/report/compare_report.h"
#include "app/cli/report/info_report.h"
#include "app/cli/report/motion_report.h"
#include "app/cli/report/weights_report.h"
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

std::string infoJson(const SharedAsset& asset, bool bounds) {
    std::optional<SafeBounds> measured;
    if (bounds) {
        measured = safeBounds(std::make_shared<const ClipLibrary>(asset), asset->defaultScene, {});
    }
    return documentOf([&](JsonWriter& json) {
        cli::writeInfo(json, *asset, {asset, {}}, asset->path.string(), measured);
    });
}

std::string findingsJson(const SharedAsset& asset) {
    std::string text;
    const auto report =
        cli::makeJsonReport([&text](std::string_view piece) { text += piece; }, std::nullopt);
    report->add(cli::reportOn(asset, asset->path.string(), {}, [](float) {}));
    report->finish();
    return text;
}

std::string weightsJson(const SharedAsset& asset, AnimationIndex animation, SkinIndex skin,
                        bool mirror) {
    cli::WeightsReport report{.file = asset->path.string()};
    report.survey =
        weightsSurvey(std::make_shared<const ClipLibrary>(asset),
                      {.nodes = nodesWith(*asset, skin), .animation = animation, .mirror = mirror})
            .value();  // nothing stops it
    return documentOf([&](JsonWriter& json) { cli::writeWeights(json, *asset, report); });
}

std::string motionJson(const SharedAsset& asset, std::vector<AnimationIndex> clips,
                       std::vector<NodeIndex> feet, double framesPerSecond) {
    if (clips.empty()) {
        clips = allClips(*asset);
    }
    cli::MotionReport report{.file = asset->path.string(),
                             .spareBytes = spareBytesOfClips(*asset),
                             .coverage = clipCoverage(*asset)};
    ClipMotionFinder finder(std::make_shared<const ClipLibrary>(asset), clips,
                            {.feet = std::move(feet), .framesPerSecond = framesPerSecond});
    for (const AnimationIndex clip : clips) {
        report.clips.push_back(finder.motionOf(clip).value());  // nothing stops it
    }
    return documentOf([&](JsonWriter& json) { cli::writeMotion(json, *asset, report); });
}

std::string comparisonJson(const SharedAsset& before, const SharedAsset& after, bool phase,
                           bool bisects) {
    const ClipAlignment alignment = phase ? ClipAlignment::Phase : ClipAlignment::Time;
    const FileComparison comparison =
        compareAssets(before, after, {.alignment = alignment}).value();  // nothing stops it
    const std::optional<Bisection> parts =
        bisects ? bisect(before, after, comparison, {.alignment = alignment}) : std::nullopt;
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
