// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/scene_renderer_impl.h"

#include <vulkan/vulkan.h>

#include "model/evaluate/scene_content.h"
#include "viewport/gpu/check.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/scene/light/scene_lights.h"

namespace sinew {
namespace {

constexpr VkDeviceSize kFirstOverlayBytes = VkDeviceSize{64} << 10;  // legend, axes, a few bones

/// Throws GpuError if a picture draws too much for the file or the device.
void refuseTooMany(const Asset& asset, SceneIndex scene, bool software) {
    const DrawnVertices drawn = drawnVertices(asset, scene);
    std::string words = tooManyForFile(asset, drawn);
    if (words.empty() && software) {
        words = tooManyForSoftware(drawn);
    }
    if (!words.empty()) {
        throw GpuError(GpuError::Kind::Failed, words);
    }
}

}  // namespace

SceneRenderer::Impl::Impl(const DeviceView& view, const HostTarget& target)
    : device(view),
      framesInFlight(target.framesInFlight),
      fullSamples(target.samples),
      requestedSamples(target.samples),
      alsoSamples(target.alsoSamples),
      makesAllPipelines(target.makesAllPipelines),
      pipelineTime(makesAllPipelines ? PipelineTime::Ahead : PipelineTime::OnFirstUse),
      mostPipelineBytes(target.mostPipelineBytes),
      widestLine(sinew::widestLine(view)),
      limits(deviceLimits(view)),
      pace(isSoftware(view)),
      cache(view, target.cacheFolder),
      layouts(view),
      memory(view, layouts, target.framesInFlight),
      light(view),
      deformPipelines(view, cache.get(), layouts, pipelineTime),
      deform(view, deformPipelines, layouts, target.framesInFlight),
      composite(view, cache.get(), target.renderPass, target.format, pipelineTime),
      behind(view, cache.get(), layouts.scene.get(), pipelineTime),
      overlay(view, cache.get(), pipelineTime),
      outline(view, cache.get(), overlay.target().renderPass(), pipelineTime),
      loader(device, layouts, target.framesInFlight),
      timer(view, target.framesInFlight) {
    timings.hasGpuTimes = timer.available();
    light.write(memory.sceneSet());
}

void SceneRenderer::Impl::waitUntilIdle() const {
    check(vkDeviceWaitIdle(device.device), "wait for the device");
}

std::uint32_t SceneRenderer::Impl::samples() const {
    return supportedSampleCount(deviceLimits(device), requestedSamples);
}

Sampled& SceneRenderer::Impl::choose(std::uint32_t request) {
    const std::uint32_t samples = supportedSampleCount(deviceLimits(device), request);
    for (const auto& known : sampled) {
        if (known->target.samples() == samples) {
            return *known;
        }
    }
    return *sampled.emplace_back(std::make_unique<Sampled>(device, cache.get(), layouts, samples,
                                                           mostPipelineBytes, pipelineTime));
}

RendererMemory SceneRenderer::Impl::memoryUse() const {
    RendererMemory use;
    use.deviceBytes = device.budget != nullptr ? device.budget->usedBytes() : 0;
    for (const auto& known : sampled) {
        use.pipelines += known->pipelines.surfaces().count();
    }
    return use;
}

void SceneRenderer::Impl::cancelArrival() {
    loader.cancel();
    for (const auto& known : sampled) {
        known->pipelines.surfaces().forgetArriving();
    }
}

void SceneRenderer::Impl::takeOver(std::unique_ptr<UploadedAsset> next) {
    waitUntilIdle();
    memory.reserve(lightTableBytes(next ? next->asset.get() : nullptr),
                   next ? poseSize(*next->asset, {}) : PoseSize(), kFirstOverlayBytes);
    loaded = std::move(next);
    deform.forget();
    marks.forget();
    overlay.forgetMissingCharacters();
    maker.drop();
    isReadyFor.reset();
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
    return loaded && input.evaluator != nullptr && input.evaluator->sharedAsset() == loaded->played;
}

bool SceneRenderer::adoptClips(const std::shared_ptr<const Asset>& asset) {
    Impl& impl = *m_impl;
    if (!impl.loaded || !sharesContents(*impl.loaded->asset, *asset)) {
        return false;
    }
    const bool dropped = impl.loader.isBusy();  // an upload drops the pipelines to come
    impl.cancelArrival();
    impl.waitUntilIdle();
    const bool mirrored = impl.loaded->draws.canMirror();
    impl.loaded->played = asset;
    impl.loaded->draws.followClips(*asset);
    impl.deform.forget();
    impl.marks.forget();
    impl.isReadyFor.reset();
    if (dropped || impl.loaded->draws.canMirror() != mirrored) {
        impl.makeOtherPipelines({});
    }
    return true;
}

void SceneRenderer::setAsset(const std::shared_ptr<const Asset>& asset) {
    Impl& impl = *m_impl;
    if (asset && adoptClips(asset)) {
        return;
    }
    impl.cancelArrival();
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

void SceneRenderer::beginAsset(std::shared_ptr<const Asset> asset, std::function<void()> wake,
                               const std::optional<ViewOptions>& first) {
    Impl& impl = *m_impl;
    impl.cancelArrival();
    refuseTooMany(*asset, first ? first->scene : asset->defaultScene, isSoftware(impl.device));
    impl.maker.drop();
    impl.wake = wake;
    impl.first = first;
    const auto fallback =
        impl.loaded ? AssetUploader::Fallback::None : AssetUploader::Fallback::SmallerTextures;
    impl.loader.begin(std::move(asset), fallback, std::move(wake), impl.pipelineMaker(first));
}

bool SceneRenderer::advanceAsset() {
    Impl& impl = *m_impl;
    try {
        std::unique_ptr<UploadedAsset> loaded = impl.loader.advance();
        if (!loaded) {
            return false;
        }
        impl.takeOver(std::move(loaded));
        if (impl.first) {
            impl.makeOtherPipelines(impl.first);
        }
        return true;
    } catch (const GpuError& error) {
        if (error.kind() != GpuError::Kind::OutOfMemory || !impl.loaded || !impl.loader.isBusy()) {
            impl.cancelArrival();
            throw;
        }
    }
    impl.takeOver(nullptr);
    impl.loader.beginAgain(AssetUploader::Fallback::SmallerTextures);
    return false;
}

}  // namespace sinew
