// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/scene_renderer.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <optional>

#include "viewport/gpu/check.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/pipelines.h"
#include "viewport/gpu/uploader.h"
#include "viewport/scene/asset_buffers.h"
#include "viewport/scene/composite_pass.h"
#include "viewport/scene/draw_list.h"
#include "viewport/scene/frame_constants.h"
#include "viewport/scene/frame_memory.h"
#include "viewport/scene/materials.h"
#include "viewport/scene/overlay.h"
#include "viewport/scene/scene_pass.h"
#include "viewport/scene/scene_pipelines.h"
#include "viewport/scene/scene_target.h"
#include "viewport/scene/set_layouts.h"

namespace sinew {
namespace {

// The studio's backdrop, sRGB: behind the model and at the corners.
constexpr glm::vec4 kStudioInner{0.350F, 0.364F, 0.388F, 1.0F};
constexpr glm::vec4 kStudioOuter{0.140F, 0.147F, 0.163F, 1.0F};

/// An asset on the device.
struct LoadedAsset {
    LoadedAsset(const DeviceView& device, const SetLayouts& layouts,
                std::shared_ptr<const Asset> loaded, std::uint32_t framesInFlight,
                Uploader&& uploader)
        : asset(std::move(loaded)),
          buffers(device, layouts.geometry.get(), *asset, uploader),
          materials(device, layouts.material.get(), *asset, uploader, framesInFlight),
          draws(*asset, buffers, materials) {
        uploader.finish();
    }

    std::shared_ptr<const Asset> asset;
    AssetBuffers buffers;
    Materials materials;
    DrawList draws;
};

CompositePass::Frame compositeFrame(const ViewOptions& view, VkExtent2D extent,
                                    bool overlay) noexcept {
    CompositePass::Frame frame;
    frame.extent = extent;
    frame.toneMap = viewModeInfo(view.mode).lit;
    frame.overlay = overlay;
    layout::CompositeConstants& out = frame.constants;
    out.inner = view.background ? glm::vec4(*view.background, 1.0F) : kStudioInner;
    out.outer = view.background ? out.inner : kStudioOuter;
    out.size = {static_cast<float>(extent.width), static_cast<float>(extent.height), 0.0F, 0.0F};
    out.flags.x = view.transparent ? 1 : 0;
    return frame;
}

}  // namespace

struct SceneRenderer::Impl {
    Impl(const DeviceView& view, const HostTarget& target)
        : device(view),
          framesInFlight(target.framesInFlight),
          wishedSamples(target.samples),
          cache(makePipelineCache(view)),
          layouts(view),
          memory(view, layouts, target.framesInFlight),
          composite(view, cache.get(), target.renderPass, target.format),
          overlay(view, cache.get()) {
        setSamples();
    }

    void waitUntilIdle() const { check(vkDeviceWaitIdle(device.device), "wait for the device"); }
    [[nodiscard]] std::uint32_t samples() const {
        return supportedSampleCount(deviceLimits(device), wishedSamples);
    }
    void setSamples() {
        SceneTarget target(device, samples());
        ScenePipelines made(device, cache.get(), layouts, target.renderPass(), target.samples());
        waitUntilIdle();
        scene = std::move(target);
        pipelines = std::move(made);
    }
    void fit(VkExtent2D extent) {
        const bool sceneFits = scene->fits(extent);
        if (sceneFits && (overlay.empty() || overlay.fits(extent))) {
            return;
        }
        waitUntilIdle();
        scene->resize(extent);
        if (!overlay.empty()) {
            overlay.resize(extent);
        }
        // Without an overlay its picture is not read, but some picture has to be bound.
        composite.setPictures(scene->picture(),
                              overlay.fits(extent) ? overlay.picture() : scene->picture());
    }
    void reserveOverlay(const OverlayPath& path) {
        const VkDeviceSize bytes = overlay.bytes() + memory.ring().aligned(pathBytes(path));
        if (!memory.fits(bytes)) {
            waitUntilIdle();
            memory.reserve(loaded ? loaded->asset.get() : nullptr, 2 * bytes);
        }
    }
    [[nodiscard]] bool shows(const FrameInput& input) const noexcept {
        return loaded && input.evaluator != nullptr &&
               input.evaluator->sharedAsset() == loaded->asset;
    }

    DeviceView device;  // borrowed
    std::uint32_t framesInFlight;
    std::uint32_t wishedSamples;
    Unique<VkPipelineCache> cache;
    SetLayouts layouts;
    FrameMemory memory;
    CompositePass composite;
    Overlay overlay;
    std::optional<SceneTarget> scene;
    std::optional<ScenePipelines> pipelines;
    std::unique_ptr<LoadedAsset> loaded;
    CompositePass::Frame frame;
};

SceneRenderer::SceneRenderer(const DeviceView& device, const HostTarget& target)
    : m_impl(std::make_unique<Impl>(device, target)) {}

SceneRenderer::~SceneRenderer() {
    vkDeviceWaitIdle(m_impl->device.device);
}

void SceneRenderer::setAsset(std::shared_ptr<const Asset> asset) {
    Impl& impl = *m_impl;
    impl.waitUntilIdle();
    auto loaded = asset ? std::make_unique<LoadedAsset>(impl.device, impl.layouts, std::move(asset),
                                                        impl.framesInFlight, Uploader(impl.device))
                        : nullptr;
    impl.memory.reserve(loaded ? loaded->asset.get() : nullptr, 0);
    impl.loaded = std::move(loaded);
}

std::vector<std::string> SceneRenderer::notices() const {
    return m_impl->loaded ? m_impl->loaded->materials.notices() : std::vector<std::string>();
}

void SceneRenderer::setSamples(std::uint32_t samples) {
    m_impl->wishedSamples = samples;
}

std::uint32_t SceneRenderer::samples() const noexcept {
    return m_impl->samples();
}

void SceneRenderer::prepare(VkCommandBuffer commands, std::uint32_t slot, VkExtent2D extent,
                            const FrameInput& input) {
    Impl& impl = *m_impl;
    if (impl.scene->samples() != impl.samples()) {
        impl.setSamples();
    }
    impl.overlay.compose(input, extent);
    impl.fit(extent);
    impl.reserveOverlay(input.path);
    const layout::SceneConstants constants = sceneConstants(input, extent, impl.device.features);
    impl.memory.begin(slot, constants);
    DrawList* draws = nullptr;
    if (impl.shows(input)) {
        impl.memory.write(*input.evaluator);
        impl.loaded->materials.write(slot, *impl.loaded->asset, input.evaluator->pose());
        draws = &impl.loaded->draws;
        draws->select(input.view.scene, input.view.variant, input.view.highlight);
        draws->order(*input.evaluator, glm::vec3(constants.eye), glm::vec3(constants.forward),
                     input.view.mode == ViewMode::BindPose);
    }
    impl.scene->begin(commands);
    recordScene(commands, {.pipelines = *impl.pipelines,
                           .layouts = impl.layouts,
                           .memory = impl.memory,
                           .draws = draws,
                           .path = writePath(impl.memory.ring(), input.path),
                           .input = input,
                           .extent = extent});
    vkCmdEndRenderPass(commands);
    impl.frame = compositeFrame(input.view, extent, !impl.overlay.empty());
    if (impl.frame.overlay) {
        impl.overlay.record(commands, impl.memory.ring());
    }
}

void SceneRenderer::draw(VkCommandBuffer commands) {
    m_impl->composite.draw(commands, m_impl->frame);
}

}  // namespace sinew
