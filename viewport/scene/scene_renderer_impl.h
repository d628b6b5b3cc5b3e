// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "viewport/gpu/gpu_timer.h"
#include "viewport/gpu/pipeline_cache.h"
#include "viewport/scene/asset_uploader.h"
#include "viewport/scene/composite_pass.h"
#include "viewport/scene/deform/computed_pose.h"
#include "viewport/scene/deform/deform_pass.h"
#include "viewport/scene/frame_memory.h"
#include "viewport/scene/light/light_images.h"
#include "viewport/scene/material/behind_picture.h"
#include "viewport/scene/overlay/overlay.h"
#include "viewport/scene/scene_pass.h"
#include "viewport/scene/scene_pipelines.h"
#include "viewport/scene/scene_renderer.h"
#include "viewport/scene/scene_target.h"
#include "viewport/scene/set_layouts.h"

namespace sinew {

/// What exists once for every sample count that was used, so that changing it costs nothing.
struct Sampled {
    Sampled(const DeviceView& device, VkPipelineCache cache, const SetLayouts& layouts,
            std::uint32_t samples, std::size_t mostPipelineBytes)
        : target(device, samples),
          pipelines(device, cache, layouts, {target.renderPass(), samples, mostPipelineBytes}) {}

    SceneTarget target;
    ScenePipelines pipelines;
};

/// Everything that a renderer owns, and what it does to it before a frame is recorded.
struct SceneRenderer::Impl {
    Impl(const DeviceView& view, const HostTarget& target);

    void waitUntilIdle() const;
    [[nodiscard]] std::uint32_t samples() const;
    /// What belongs to a wished sample count; made on the first use.
    Sampled& choose(std::uint32_t wish);
    void fit(VkExtent2D extent);
    void requirePipelines(const FrameInput& input);
    [[nodiscard]] RendererMemory memoryUse() const;
    /// Nothing is on its way any more.
    void callOffArrival();
    /// In another thread, for an asset on its way: makes the pipelines of all its views.
    [[nodiscard]] AssetUploader::Finish pipelineMaker();
    void followLight(const FrameInput& input);
    [[nodiscard]] bool transmits(const FrameInput& input) const;
    /// Before recording: changes what the scene set names.
    void fitBehind(VkCommandBuffer commands, VkExtent2D extent);
    void writeLights(const FrameInput& input, layout::SceneConstants constants);
    void reserve(const FrameInput& input, const PoseSize& pose);
    /// In the place of the present asset; null: of none.
    void takeOver(std::unique_ptr<UploadedAsset> next);
    [[nodiscard]] ComputedScene computedScene(const FrameInput& input) const noexcept;
    [[nodiscard]] bool shows(const FrameInput& input) const noexcept;

    DeviceView device;  // borrowed
    std::uint32_t framesInFlight;
    std::uint32_t wishedSamples;
    std::uint32_t alsoSamples;
    bool makesAllPipelines;
    std::size_t mostPipelineBytes;
    PipelineCache cache;
    SetLayouts layouts;
    FrameMemory memory;
    LightImages light;
    DeformPipelines deformPipelines;
    DeformPass deform;
    CompositePass composite;
    BehindPicture behind;
    bool behindIsBound = false;  // in the scene set, and it knows the present target
    SceneMarks marks;
    Overlay overlay;
    std::vector<std::unique_ptr<Sampled>> sampled;
    Sampled* current = nullptr;  // of the frame; what the composite reads
    AssetUploader loader;
    std::unique_ptr<UploadedAsset> loaded;
    CompositePass::Frame frame;
    GpuTimer timer;
    FrameTimings timings;
};

}  // namespace sinew
