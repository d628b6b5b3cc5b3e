// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/picture_plan.h"

#include <cmath>
#include <cstdint>
#include <filesystem>
#include <utility>

#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/render/picture_sink.h"
#include "app/cli/render/render_options.h"
#include "app/common/failure.h"
#include "model/core/words.h"
#include "model/evaluate/frame_sequence.h"
#include "model/evaluate/played_poses.h"
#include "model/facts/frame_grid.h"
#include "model/picture/picture_fields.h"

namespace sinew::cli {

namespace {

std::string stemOf(const std::string& file) {
    return isStandardInput(file) ? "input" : std::filesystem::path(file).stem().string();
}

/// What all pictures of a clip have in common.
PictureFields fieldsOf(const RenderOptions& options, const RenderChoice& choice, const Asset& asset,
                       AnimationIndex animation) {
    PictureFields fields = pictureFields(asset, animation, choice.view);
    fields.stem = stemOf(options.file);
    return fields;
}

/// The frames of a clip, or of layers.
FrameSequence framesOf(const RenderOptions& options, const RenderChoice& choice, const Asset& asset,
                       AnimationIndex animation, double filmRate) {
    const SequenceOptions& asked = options.sequence;
    const PlayedPoses played{.animation = animation, .blend = choice.layers};
    if (!played.moves()) {
        throw usageFailure("the file has no animation, so there are no frames");
    }
    const std::vector<AnimationIndex> clips = playedClips(asset, played);
    const FrameGrid grid = clips.empty() ? FrameGrid() : frameGridOf(asset[clips.front()]);
    const SequenceRequest request{
        .frames = asked.frames,
        .range = asked.range,
        .leavesClosingOut = options.loopGiven && options.loop == LoopMode::Loop,
        .framesPerSecond =
            clipRate(grid, asked.framesPerSecond.value_or(filmRate)).framesPerSecond};
    const Result<FrameSequence> sequence = frameSequence(request, wholeRange(asset, played));
    if (!sequence) {
        throw usageFailure("the range has " + sequence.error().message);
    }
    return *sequence;
}

std::string outsideWords(const FrameSequence& sequence, const std::string& clip) {
    const auto number = [&](float seconds) {
        return frameRateText(double{seconds} * sequence.framesPerSecond);
    };
    return counted(sequence.outside, "frame is", "frames are") + " outside of '" + clip +
           "' and left out; it has frames " + number(sequence.whole.start) + " to " +
           number(sequence.whole.end) + " at " + frameRateText(sequence.framesPerSecond) + " fps";
}

void addFrames(const RenderOptions& options, const RenderChoice& choice, const Asset& asset,
               AnimationIndex animation, PicturePlan& plan) {
    const double filmRate =
        options.sequence.isFilm && !plan.pictures.empty() ? plan.framesPerSecond : 0.0;
    const FrameSequence sequence = framesOf(options, choice, asset, animation, filmRate);
    PlannedImage image{.fields = fieldsOf(options, choice, asset, animation),
                       .shots = {{.animation = animation}}};
    if (sequence.outside > 0) {
        const std::string words = outsideWords(sequence, image.fields.animation);
        if (sequence.frames.empty()) {
            throw usageFailure(words);
        }
        plan.notices.push_back(words);
    } else if (sequence.frames.empty()) {
        throw usageFailure("no frame of '" + image.fields.animation + "' is within the range");
    }
    plan.framesPerSecond = sequence.framesPerSecond;
    const int decimals = frameDecimals(sequence.frames);
    for (const double frame : sequence.frames) {
        image.fields.number = options.picturesBefore + plan.pictures.size() + 1;
        image.fields.frame = frame;
        image.shots.front().seconds = sequence.secondsOf(frame);
        image.path = options.name.path(image.fields, decimals);
        plan.pictures.push_back(image);
    }
}

/// A turn of the camera about a pose, or about a clip that plays over and over.
void addTurn(const RenderOptions& options, const RenderChoice& choice, const Asset& asset,
             AnimationIndex animation, PicturePlan& plan) {
    constexpr float kTurn = 6.28318530717958648F;
    const std::uint32_t count = options.sequence.turnFrames;
    const PlayedRange range = wholeRange(asset, {.animation = animation, .blend = choice.layers});
    PlannedImage image{.fields = fieldsOf(options, choice, asset, animation),
                       .shots = {{.animation = animation}}};
    plan.framesPerSecond = *options.sequence.framesPerSecond;
    for (std::uint32_t i = 0; i < count; ++i) {
        PlannedShot& shot = image.shots.front();
        shot.turnRadians = kTurn * static_cast<float>(i) / static_cast<float>(count);
        shot.seconds = range.start;
        if (options.seconds) {
            shot.seconds = *options.seconds;
        } else if (range.lasts()) {
            shot.seconds += static_cast<float>(
                std::fmod(i / plan.framesPerSecond, double{range.end} - double{range.start}));
        }
        image.fields.number = options.picturesBefore + plan.pictures.size() + 1;
        image.fields.frame = i;
        image.path = options.name.path(image.fields, 0);
        plan.pictures.push_back(image);
    }
}

/// None among them: the rest pose. Layers are shown at once, under the name of the first.
std::vector<AnimationIndex> shownClips(const RenderChoice& choice) {
    std::vector<AnimationIndex> clips = choice.animations;
    if (clips.empty() || !choice.layers.empty()) {
        clips.resize(1);
    }
    return clips;
}

/// Pictures of one moment: one, or one for each clip.
void addMoments(const RenderOptions& options, const RenderChoice& choice, const Asset& asset,
                PicturePlan& plan) {
    for (const AnimationIndex animation : shownClips(choice)) {
        PlannedImage& image = plan.pictures.emplace_back(
            PlannedImage{.fields = fieldsOf(options, choice, asset, animation),
                         .shots = {{.animation = animation, .seconds = choice.seconds}}});
        image.fields.number = options.picturesBefore + plan.pictures.size();
        image.path = options.name.path(image.fields, 0);
    }
}

void addSheets(const RenderOptions& options, const RenderChoice& choice, const Asset& asset,
               PicturePlan& plan) {
    plan.layout.emplace(options.size, *options.contactSheet);
    auto pages = planSheet(asset, choice.animations, *options.contactSheet);
    for (std::vector<PlannedShot>& cells : pages) {
        plan.pictures.push_back({.shots = std::move(cells),
                                 .page = SheetPage{.grid = *options.contactSheet,
                                                   .number = plan.pictures.size() + 1,
                                                   .count = pages.size()}});
    }
    nameSheets(options, choice, asset, plan);
}

/// Refuses names that are those of other pictures or of an input.
void checkPaths(const RenderOptions& options, const PicturePlan& plan) {
    std::vector<std::string> paths;
    std::vector<std::string> inputs = options.clips.files;
    inputs.insert(inputs.end(), {options.file, options.clips.jointMap, options.view.environment});
    for (const PlannedImage& picture : plan.pictures) {
        if (options.sequence.isFilm && !paths.empty() && paths.back() == picture.path) {
            continue;
        }
        paths.push_back(picture.path);
        for (const std::string& input : inputs) {
            refuseOverwritingInput(input, picture.path);
            if (options.metadata) {
                refuseOverwritingInput(input, sidecarPath(picture.path));
            }
        }
    }
    if (const std::string lack = whatPathsLack(paths); !lack.empty()) {
        throw usageFailure("-o '" + options.output + "': " + lack);
    }
}

}  // namespace

void nameSheets(const RenderOptions& options, const RenderChoice& choice, const Asset& asset,
                PicturePlan& plan) {
    for (PlannedImage& image : plan.pictures) {
        image.fields = fieldsOf(options, choice, asset, image.shots.back().animation);
        image.fields.number = options.picturesBefore + image.page->number;
        image.path = options.name.path(image.fields, 0);
    }
    checkPaths(options, plan);
}

PicturePlan planPictures(const RenderOptions& options, const RenderChoice& choice,
                         const Asset& asset) {
    PicturePlan plan;
    if (options.contactSheet) {
        addSheets(options, choice, asset, plan);
    } else if (!options.sequence.given) {
        addMoments(options, choice, asset, plan);
    } else {
        for (const AnimationIndex animation : shownClips(choice)) {
            (options.sequence.turnFrames > 0 ? addTurn : addFrames)(options, choice, asset,
                                                                    animation, plan);
        }
    }
    checkPaths(options, plan);
    return plan;
}

}  // namespace sinew::cli
