// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/python/picture.h"

#include <mutex>
#include <utility>

#include "app/cli/args/parse_arguments.h"
#include "app/cli/render/refusals.h"
#include "app/cli/render/render_job.h"
#include "app/common/failure.h"
#include "viewport/gpu/pipeline_cache.h"

namespace sinew::python {

namespace {

/// The renderer of the process. It is never destroyed: at the end of the process the driver may be
/// gone already.
OffscreenRenderer& sharedRenderer() {
    static auto* const renderer = new OffscreenRenderer(
        {.device = {}, .cacheFolder = cacheFolder().string(), .framesInFlight = 1});
    return *renderer;
}

cli::RenderArguments argumentsOf(std::vector<std::string> words, const std::string& file,
                                 const std::string& output) {
    cli::RenderArguments arguments;
    words.push_back("--output=" + output);
    cli::parseWords(
        "sinew-cli render",
        [&](cli::Options& options) {
            cli::addRenderOptions(options, cli::RenderVerb::Render, arguments);
        },
        std::move(words));
    arguments.files = {};
    arguments.files.named = {file};
    return arguments;
}

void ignoreProgress(const char* /*words*/, float /*part*/) {}

void write(cli::RenderJob& job, const cli::RenderOptions& options, const cli::PicturePlan& plan) {
    const std::unique_ptr<cli::PictureSink> sink = cli::makeSink(options, plan);
    for (const cli::PlannedImage& picture : plan.pictures) {
        job.start(picture, ignoreProgress);
        sink->put(job.collect());
    }
    sink->finish();
}

}  // namespace

std::optional<PixelImage> drawPicture(const std::shared_ptr<const Asset>& asset,
                                      std::vector<std::string> words, const std::string& output) {
    static std::mutex oneAtATime;
    const bool isReturned = output.empty();
    cli::RenderArguments arguments = argumentsOf(std::move(words), asset->path.string(),
                                                 isReturned ? "picture-{n}.png" : output);
    const std::optional<cli::GivenState> state = cli::GivenState::read(arguments);
    cli::RenderOptions options = parseRenderOptions(arguments, state ? state->early() : nullptr);
    options.file = asset->path.string();
    options.stateless = options.stateless || isReturned;
    const cli::RenderInput input = renderInput(options, {arguments, state, true}, asset);
    if (isReturned && input.plan.pictures.size() > 1) {
        throw usageFailure("these are " + std::to_string(input.plan.pictures.size()) +
                           " pictures; name a file for them");
    }
    const std::lock_guard lock(oneAtATime);
    OffscreenRenderer& renderer = sharedRenderer();
    cli::refuseForDevice(*asset, input.choice.view.scene, renderer.device());
    cli::RenderJob job(renderer, options, input, true);
    if (!isReturned) {
        write(job, options, input.plan);
        return std::nullopt;
    }
    job.start(input.plan.pictures.front(), ignoreProgress);
    return job.collect().image;
}

}  // namespace sinew::python
