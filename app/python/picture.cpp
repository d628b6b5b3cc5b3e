// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/python/picture.h"

#include <functional>
#include <map>
#include <mutex>
#include <utility>

#include "app/cli/args/parse_arguments.h"
#include "app/cli/console.h"
#include "app/cli/devices.h"
#include "app/cli/render/render_job.h"
#include "app/common/failure.h"
#include "viewport/gpu/pipeline_cache.h"

namespace sinew::python {

namespace {

/// The renderer of the process for a device. It is never destroyed: at the end of the process the
/// driver may be gone already.
OffscreenRenderer& sharedRenderer(const std::string& device) {
    static std::map<std::string, OffscreenRenderer*> renderers;
    OffscreenRenderer*& renderer = renderers[device];
    if (!renderer) {
        renderer = new OffscreenRenderer(
            {.device = device, .cacheFolder = cacheFolder().string(), .framesInFlight = 1});
    }
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

/// Draws the pictures of a plan, one after another. Throws Failure after a stop.
void draw(cli::RenderJob& job, const cli::PicturePlan& plan, const std::stop_token& stop,
          const std::function<void(cli::FinishedPicture)>& take) {
    std::size_t done = 0;
    const auto progress = [&](const char* /*words*/, float /*part*/) {
        if (stop.stop_requested()) {
            throw cli::interrupted(done, plan.pictures.size());
        }
    };
    for (const cli::PlannedImage& picture : plan.pictures) {
        job.start(picture, progress);
        take(job.collect());
        ++done;
    }
    job.report();
}

}  // namespace

DrawnPicture drawPicture(const std::shared_ptr<const Asset>& asset, const DrawRequest& request,
                         const std::stop_token& stop) {
    static std::mutex oneAtATime;
    cli::KeptNotes kept;
    const bool isReturned = request.output.empty();
    cli::RenderArguments arguments = argumentsOf(request.options, asset->path.string(),
                                                 isReturned ? "picture-{n}.png" : request.output);
    const std::optional<cli::GivenState> state = cli::GivenState::read(arguments);
    cli::RenderOptions options = parseRenderOptions(arguments, state ? state->early() : nullptr);
    options.file = asset->path.string();
    options.stateless = options.stateless || isReturned;
    const cli::RenderInput input = renderInput(options, {arguments, state, false}, asset);
    if (isReturned && input.plan.pictures.size() > 1) {
        throw usageFailure("these are " + std::to_string(input.plan.pictures.size()) +
                           " pictures; name a file for them");
    }
    const std::lock_guard lock(oneAtATime);
    OffscreenRenderer& renderer = sharedRenderer(request.device);
    cli::refuseForDevice(*asset, input.choice.view.scene, renderer.device());
    cli::RenderJob job(renderer, options, input, false);
    DrawnPicture drawn;
    if (isReturned) {
        draw(job, input.plan, stop,
             [&](cli::FinishedPicture picture) { drawn.image = std::move(picture.image); });
    } else {
        const std::unique_ptr<cli::PictureSink> sink = cli::makeSink(options, input.plan);
        draw(job, input.plan, stop,
             [&](cli::FinishedPicture picture) { sink->put(std::move(picture)); });
        sink->finish();
    }
    drawn.notices = std::move(kept.notes);
    return drawn;
}

}  // namespace sinew::python
