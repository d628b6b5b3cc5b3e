// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/scene_renderer_impl.h"

#include <vulkan/vulkan.h>

#include <exception>
#include <mutex>
#include <span>
#include <stop_token>

#include "model/core/parallel.h"
#include "viewport/gpu/check.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/scene/draw/all_states.h"
#include "viewport/scene/light/scene_lights.h"

namespace sinew {
namespace {

constexpr VkDeviceSize kFirstOverlayBytes = VkDeviceSize{64} << 10;  // legend, axes, a few bones

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

SceneRenderer::Impl::Impl(const DeviceView& view, const HostTarget& target)
    : device(view),
      framesInFlight(target.framesInFlight),
      wishedSamples(target.samples),
      alsoSamples(target.alsoSamples),
      makesAllPipelines(target.makesAllPipelines),
      mostPipelineBytes(target.mostPipelineBytes),
      cache(view, target.cacheFolder),
      layouts(view),
      memory(view, layouts, target.framesInFlight),
      light(view),
      deformPipelines(view, cache.get(), layouts),
      deform(view, deformPipelines, layouts, target.framesInFlight),
      composite(view, cache.get(), target.renderPass, target.format),
      behind(view, cache.get(), layouts.scene.get()),
      overlay(view, cache.get()),
      outline(view, cache.get(), overlay.renderPass()),
      loader(device, layouts, target.framesInFlight),
      timer(view, target.framesInFlight) {
    timings.hasGpuTimes = timer.available();
    light.write(memory.sceneSet());
}

void SceneRenderer::Impl::waitUntilIdle() const {
    check(vkDeviceWaitIdle(device.device), "wait for the device");
}

std::uint32_t SceneRenderer::Impl::samples() const {
    return supportedSampleCount(deviceLimits(device), wishedSamples);
}

Sampled& SceneRenderer::Impl::choose(std::uint32_t wish) {
    const std::uint32_t samples = supportedSampleCount(deviceLimits(device), wish);
    for (const auto& known : sampled) {
        if (known->target.samples() == samples) {
            return *known;
        }
    }
    return *sampled.emplace_back(
        std::make_unique<Sampled>(device, cache.get(), layouts, samples, mostPipelineBytes));
}

RendererMemory SceneRenderer::Impl::memoryUse() const {
    RendererMemory use;
    use.deviceBytes = device.budget != nullptr ? device.budget->usedBytes() : 0;
    for (const auto& known : sampled) {
        use.pipelines += known->pipelines.surfaces().count();
    }
    return use;
}

void SceneRenderer::Impl::callOffArrival() {
    loader.cancel();
    for (const auto& known : sampled) {
        known->pipelines.surfaces().forgetArriving();
    }
}

AssetUploader::Finish SceneRenderer::Impl::pipelineMaker() {
    if (!makesAllPipelines) {
        return [](UploadedAsset&, UploadQueue&) {};
    }
    std::vector<ScenePipelines*> wanted{&choose(wishedSamples).pipelines};
    if (alsoSamples > 0) {
        wanted.push_back(&choose(alsoSamples).pipelines);
    }
    return [wanted](UploadedAsset& arriving, UploadQueue& queue) {
        for (ScenePipelines* const pipelines : wanted) {
            pipelines->surfaces().forgetArriving();  // of a cancelled upload that has ended
        }
        requireAll(wanted, allStates(arriving.draws), queue);
    };
}

void SceneRenderer::Impl::takeOver(std::unique_ptr<UploadedAsset> next) {
    waitUntilIdle();
    memory.reserve(lightTableBytes(next ? next->asset.get() : nullptr),
                   next ? poseSize(*next->asset, {}) : PoseSize(), kFirstOverlayBytes);
    loaded = std::move(next);
    deform.forget();
    marks.forget();
    for (const auto& known : sampled) {
        known->pipelines.surfaces().showArrived();
    }
}

ComputedScene SceneRenderer::Impl::computedScene(const FrameInput& input) const noexcept {
    return {.device = device,
            .cache = cache.get(),
            .layouts = layouts,
            .deform = deformPipelines,
            .asset = *loaded->asset,
            .buffers = loaded->buffers,
            .materials = loaded->materials,
            .light = light,
            .input = input};
}

bool SceneRenderer::Impl::shows(const FrameInput& input) const noexcept {
    return loaded && input.evaluator != nullptr && input.evaluator->sharedAsset() == loaded->asset;
}

void SceneRenderer::setAsset(const std::shared_ptr<const Asset>& asset) {
    Impl& impl = *m_impl;
    impl.callOffArrival();
    if (!asset) {
        impl.takeOver(nullptr);
        return;
    }
    if (impl.loaded) {
        try {
            impl.takeOver(impl.loader.load(asset, AssetUploader::Fallback::None));
            return;
        } catch (const GpuError& error) {
            if (error.kind() != GpuError::Kind::OutOfMemory) {
                throw;
            }
        }
        impl.takeOver(nullptr);
    }
    impl.takeOver(impl.loader.load(asset, AssetUploader::Fallback::SmallerTextures));
}

void SceneRenderer::beginAsset(std::shared_ptr<const Asset> asset, std::function<void()> wake) {
    m_impl->callOffArrival();
    const auto fallback =
        m_impl->loaded ? AssetUploader::Fallback::None : AssetUploader::Fallback::SmallerTextures;
    m_impl->loader.begin(std::move(asset), fallback, std::move(wake), m_impl->pipelineMaker());
}

bool SceneRenderer::serveAsset() {
    Impl& impl = *m_impl;
    try {
        std::unique_ptr<UploadedAsset> loaded = impl.loader.serve();
        if (!loaded) {
            return false;
        }
        impl.takeOver(std::move(loaded));
        return true;
    } catch (const GpuError& error) {
        if (error.kind() != GpuError::Kind::OutOfMemory || !impl.loaded || !impl.loader.isBusy()) {
            impl.callOffArrival();
            throw;
        }
    }
    impl.takeOver(nullptr);
    impl.loader.beginAgain(AssetUploader::Fallback::SmallerTextures);
    return false;
}

}  // namespace sinew
