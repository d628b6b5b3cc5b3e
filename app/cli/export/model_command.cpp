// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/export/model_command.h"

#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "app/common/picture_choice.h"
#include "model/evaluate/playback_clock.h"
#include "model/facts/frame_grid.h"
#include "model/write/model_export.h"

namespace sinew::cli {

namespace {

constexpr double kMostFrames = 1e6;

/// Names of the file are not looked up yet.
PictureRequest requestOf(const ExportArguments& arguments) {
    PictureRequest request;
    if (!arguments.animation.empty()) {
        request.animations = {arguments.animation};
    }
    readPictureOption("--blend", arguments.blends, request);
    request.allClips = arguments.allClips;
    readPictureOption("--morph", arguments.morphs, request);
    request.scene = arguments.scene;
    request.variant = arguments.variant;
    request.hidden = arguments.hidden;
    request.only = arguments.only;
    return request;
}

PlayedPoses playedOf(const PictureChoice& choice, const Asset& asset, bool animated) {
    PlayedPoses played{.blend = choice.layers, .hand = choice.hand};
    if (!choice.animations.empty()) {
        played.animation = choice.animations.front();
    } else if (animated && choice.layers.empty()) {
        if (asset.animations.empty()) {
            throw usageFailure("--animated: the file has no animation");
        }
        played.animation = AnimationIndex(0U);
    }
    return played;
}

BakeOptions bakeOptions(const Asset& asset, const PlayedPoses& played,
                        const ExportOptions& options) {
    const auto clips = playedClips(asset, played);
    const double rate = options.framesPerSecond > 0.0
                            ? options.framesPerSecond
                            : clipRate(frameGridOf(asset[clips.front()])).framesPerSecond;
    BakeOptions bake{
        .seconds = {}, .tolerance = options.tolerance, .name = playedName(asset, played)};
    if (!options.frames) {
        bake.seconds = playedFrames(asset, played, rate);
        return bake;
    }
    const FrameRows& rows = *options.frames;
    if (static_cast<double>(rows.last - rows.first) / static_cast<double>(rows.step) >
        kMostFrames) {
        throw usageFailure("--frames: at most a million");
    }
    for (std::int64_t frame = rows.first; frame <= rows.last; frame += rows.step) {
        const float seconds = secondsOfFrame(frame, rate);
        if (seconds < 0.0F) {
            throw usageFailure("--frames: a clip of a file has no keys before 0 seconds");
        }
        bake.seconds.push_back(seconds);
    }
    return bake;
}

StoredImages imagesOf(const ExportArguments& arguments, const Asset& asset) {
    if (asset.images.empty()) {
        return {};
    }
    return fromInput(arguments.file, isStandardInput(arguments.file)
                                         ? StoredImages::open(standardInputAsset(), {})
                                         : StoredImages::open(arguments.file));
}

MadeModel made(const ModelExport& wanted, const ExportArguments& arguments, bool quiet) {
    const StoredImages images = imagesOf(arguments, *wanted.clips->asset());
    ProgressBar bar(wanted.baked ? "Baking" : "Posing", quiet);
    bar.show(0.0F);  // a pose has no parts that could be counted
    auto model =
        makeModel(wanted, images, std::filesystem::path(arguments.output).filename().string(),
                  {.progress = [&](float part) { bar.show(part); }});
    if (!model) {
        throw model.error().code == ErrorCode::InvalidRequest ? usageFailure(model.error().message)
                                                              : inputFailure("", model.error());
    }
    return std::move(*model);
}

}  // namespace

ExitCode exportModel(const ExportArguments& arguments, const CommonArguments& common) {
    const ExportOptions options = checkedOptions(arguments);
    const PictureRequest request = requestOf(arguments);
    const Borrowing borrowing = loadExported(arguments, common.quiet);
    const Asset& asset = *borrowing.asset;
    const PictureChoice choice = resolve(request, asset);
    ModelExport wanted{.clips = std::make_shared<const ClipLibrary>(borrowing.asset),
                       .played = playedOf(choice, asset, arguments.animated),
                       .view = choice.view,
                       .format = options.format,
                       .seconds = options.seconds};
    if (arguments.animated) {
        wanted.baked = bakeOptions(asset, wanted.played, options);
    }
    noteBorrowed(borrowing, common.quiet);
    if (!choice.contested.empty()) {
        note(common.quiet, shownName(arguments.file) + ": " + choice.contested);
    }
    const MadeModel model = made(wanted, arguments, common.quiet);
    const auto folder = std::filesystem::path(arguments.output).parent_path();
    // All are complete before the first is put in place.
    std::vector<std::unique_ptr<Answer>> answers;
    ProgressBar bar("Writing", common.quiet);
    bar.show(0.0F);
    for (const MadeFile& file : model.files) {
        const std::string path = (folder / file.name).string();
        refuseOverwritingInput(arguments.file, path);
        answers.push_back(std::make_unique<Answer>(path));
        answers.back()->write(
            {reinterpret_cast<const char*>(file.bytes.data()), file.bytes.size()});
    }
    for (const auto& answer : answers) {
        answer->finish();
    }
    for (const std::string& notice : model.notices) {
        note(common.quiet, shownName(arguments.output) + ": " + notice);
    }
    return ExitCode::Done;
}

}  // namespace sinew::cli
