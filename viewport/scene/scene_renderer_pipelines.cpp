// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Which pipelines the first picture of an asset waits for, and which follow.
#include <vulkan/vulkan_core.h>

#include <exception>
#include <mutex>
#include <span>
#include <stop_token>
#include <utility>

#include "model/core/parallel.h"
#include "viewport/scene/draw/surface_uses.h"
#include "viewport/scene/scene_renderer_impl.h"

namespace sinew {
namespace {

/// Creates the pipelines of these states, each for all of `wanted`, on all cores. Rethrows the
/// first failure.
void requireAll(std::span<ScenePipelines* const> wanted, std::span<const SurfaceState> states,
                UploadQueue& queue) {
    std::mutex mutex;  // guards the next two, and keeps reports monotonic
    std::size_t made = 0;
    const auto report = [&](std::size_t more) {
        const std::scoped_lock lock(mutex);
        made += more;
        queue.report(static_cast<float>(made) / static_cast<float>(states.size()));
    };
    std::exception_ptr failure;
    std::stop_source stop;
    onAllCores(states.size(), stop.get_token(), [&](std::size_t i) {
        try {
            for (ScenePipelines* const pipelines : wanted) {
                report(0);  // allows cancelling between pipelines, which may take long
                pipelines->surfaces().require(states[i], PipelineNeed::Arriving);
            }
            report(1);
        } catch (...) {
            const std::scoped_lock lock(mutex);
            failure = failure ? failure : std::current_exception();
            stop.request_stop();
        }
    });
    if (failure) {
        std::rethrow_exception(failure);
    }
}

}  // namespace

AssetUploader::Finish SceneRenderer::Impl::pipelineMaker(const std::optional<ViewOptions>& view) {
    if (!makesAllPipelines) {
        return [](UploadedAsset&, UploadQueue&) {};
    }
    std::vector<ScenePipelines*> wanted{&choose(fullSamples).pipelines};
    if (alsoSamples > 0) {
        wanted.push_back(&choose(alsoSamples).pipelines);
    }
    return [wanted, view](UploadedAsset& arriving, UploadQueue& queue) {
        for (ScenePipelines* const pipelines : wanted) {
            pipelines->surfaces().forgetArriving();  // those of a cancelled upload that has ended
        }
        if (!view) {
            requireAll(wanted, allStates(arriving.draws), queue);
            return;
        }
        arriving.draws.select(view->scene, view->variant, view->highlight);
        requireAll(std::span(wanted).last(1), viewStates(arriving.draws, *view), queue);
    };
}

void SceneRenderer::Impl::makeOtherPipelines(const std::optional<ViewOptions>& next) {
    if (!makesAllPipelines || !loaded) {
        return;
    }
    std::vector<SurfacePipelines*> wanted;
    for (const std::uint32_t count : {fullSamples, alsoSamples}) {
        if (count > 0) {
            wanted.push_back(&choose(count).pipelines.surfaces());
        }
    }
    std::deque<PipelineMaker::Job> jobs;
    if (next) {
        loaded->draws.select(next->scene, next->variant, next->highlight);
        for (const SurfaceState& state : viewStates(loaded->draws, *next)) {
            jobs.push_back({wanted.front(), state});
        }
    }
    for (const SurfaceState& state : allStates(loaded->draws)) {
        for (SurfacePipelines* const pipelines : wanted) {
            jobs.push_back({pipelines, state});
        }
    }
    maker.start(std::move(jobs), wake);
}

bool SceneRenderer::isReady(const FrameInput& input, std::uint32_t samples) {
    Impl& impl = *m_impl;
    const bool known = impl.isReadyFor == input.view && impl.isReadyWith == samples;
    if (known || !impl.shows(input) || !impl.maker.isBusy()) {
        return true;
    }
    SurfacePipelines& pipelines = impl.choose(samples).pipelines.surfaces();
    DrawList& draws = impl.loaded->draws;
    draws.select(input.view.scene, input.view.variant, input.view.highlight);
    std::vector<PipelineMaker::Job> missing;
    for (const SurfaceState& state : viewStates(draws, input.view)) {
        if (!pipelines.has(state)) {
            missing.push_back({&pipelines, state});
        }
    }
    if (missing.empty()) {
        impl.isReadyFor = input.view;
        impl.isReadyWith = samples;
        return true;
    }
    impl.maker.hurry(missing);
    return !impl.maker.isBusy();
}

float SceneRenderer::prepared() const {
    return m_impl->maker.fraction();
}

}  // namespace sinew
