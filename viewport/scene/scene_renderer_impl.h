// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "viewport/gpu/gpu_timer.h"
#include "viewport/gpu/pipeline_cache.h"
#include "viewport/scene/asset_uploader.h"
#include "viewport/scene/composite_pass.h"
#include "viewport/scene/deform/computed_pose.h"
#include "viewport/scene/deform/deform_pass.h"
#include "viewport/scene/draw/draw_pace.h"
#include "viewport/scene/draw/pipeline_maker.h"
#include "viewport/scene/draw/scene_pipelines.h"
#include "viewport/scene/frame/frame_memory.h"
#include "viewport/scene/frame/picture_colors.h"
#include "viewport/scene/frame/set_layouts.h"
#include "viewport/scene/light/light_images.h"
#include "viewport/scene/marks/mark_pass.h"
#include "viewport/scene/material/behind_picture.h"
#include "viewport/scene/outline/outline_pass.h"
#include "viewport/scene/overlay/overlay.h"
#include "viewport/scene/scene_pass.h"
#include "viewport/scene/scene_renderer.h"
#include "viewport/scene/scene_target.h"

namespace sinew {

/// Objects per sample count, kept so that switching costs nothing.
struct Sampled {
    Sampled(const DeviceView& device, VkPipelineCache cache, const SetLayouts& layouts,
            std::uint32_t samples, std::size_t mostPipelineBytes, PipelineTime time)
        : target(device, samples),
          mask(makeOutlineMask(device, samples)),
          pipelines(device, cache, layouts,
                    {target.renderPass(), mask.renderPass(), samples, mostPipelineBytes, time}) {}

    SceneTarget target;
    PassTarget mask;  // mask of the selection
    ScenePipelines pipelines;
};

/// The host's request.
struct FrameRequest {
    VkCommandBuffer commands;
    std::uint32_t slot;
    VkExtent2D extent;
    const FrameInput& input;
};

/// The state of a frame during the steps of `prepare`.
struct RenderedFrame {
    FrameRequest request;
    bool showsAsset = false;  // the input's asset is on the device
    bool transmits = false;   // it has transmissive surfaces
    bool outlined = false;    // something that is drawn is selected
    PoseSize poseSize = {};
    layout::SceneConstants constants = {};
    PoseMemory poses = {};
    std::optional<glm::mat4> shadowFromWorld = {};  // clip space of the key light, if it is on

    [[nodiscard]] const FrameInput& input() const noexcept { return request.input; }
    [[nodiscard]] const ViewOptions& view() const noexcept { return request.input.view; }
};

/// Everything that a renderer owns, and the steps of a frame.
struct SceneRenderer::Impl {
    Impl(const DeviceView& view, const HostTarget& target);

    void waitUntilIdle() const;
    [[nodiscard]] std::uint32_t samples() const;
    /// The objects of a sample count; created on first use.
    Sampled& choose(std::uint32_t request);
    [[nodiscard]] RendererMemory memoryUse() const;
    /// Cancels the upload in progress.
    void cancelArrival();
    /// In the background thread: creates the pipelines of all views of the new asset.
    [[nodiscard]] AssetUploader::Finish pipelineMaker(const std::optional<ViewOptions>& first);
    /// The pipelines of all views of the current asset, in the maker's thread; those of `next`
    /// first.
    void makeOtherPipelines(const std::optional<ViewOptions>& next);
    /// Replaces the current asset; null: empties the scene.
    void takeOver(std::unique_ptr<UploadedAsset> next);
    [[nodiscard]] ComputedScene computedScene(const FrameInput& input) const noexcept;
    [[nodiscard]] bool shows(const FrameInput& input) const noexcept;

    // The steps of a frame, in order.
    [[nodiscard]] RenderedFrame begin(const FrameRequest& request) const;
    void compose(const RenderedFrame& frame);
    void fitTargets(const RenderedFrame& frame);
    void forgetTargets();
    void fitLight(const RenderedFrame& frame);
    void fitBehind(const RenderedFrame& frame);
    void fitOutline(const RenderedFrame& frame);
    void fitMemory(const RenderedFrame& frame);
    void writeConstants(RenderedFrame& frame);
    void writeLights(RenderedFrame& frame);
    void writeMaterials(const RenderedFrame& frame) const;
    void writePoses(RenderedFrame& frame);
    void placeDraws(const RenderedFrame& frame) const;
    void deformVertices(const RenderedFrame& frame);
    void recordScene(const RenderedFrame& frame);
    void recordOverlay(const RenderedFrame& frame);
    void count(const RenderedFrame& frame);

    /// The elements of the last frame under another note, in the memory of a slot.
    void composeAgain(std::uint32_t slot, const std::optional<PictureNote>& note,
                      float pixelsPerPoint);

    DeviceView device;  // borrowed
    std::uint32_t framesInFlight;
    std::uint32_t fullSamples;       // samples of the host's target
    std::uint32_t requestedSamples;  // samples of the next frame
    std::uint32_t alsoSamples;
    bool makesAllPipelines;
    PipelineTime pipelineTime;
    std::size_t mostPipelineBytes;
    float widestLine;  // pixels
    VkPhysicalDeviceLimits limits;
    DrawPace pace;
    PipelineCache cache;
    SetLayouts layouts;
    FrameMemory memory;
    HeatPalette heat;
    LightImages light;
    DeformPipelines deformPipelines;
    DeformPass deform;
    CompositePass composite;
    BehindPicture behind;
    bool behindIsBound = false;  // it is in the scene set and refers to the current target
    SceneMarks marks;
    Overlay overlay;
    OutlinePass outline;
    bool outlineIsBound = false;  // it reads the current target
    bool outlined = false;        // the last frame shows it
    std::vector<std::unique_ptr<Sampled>> sampled;
    Sampled* current = nullptr;        // target of the frame; read by the composite
    PipelineMaker maker;               // follows `sampled`, whose pipelines it creates
    std::function<void()> wake;        // callback of the asset that is shown or uploaded
    std::optional<ViewOptions> first;  // options of the asset that is uploaded
    std::optional<ViewOptions> isReadyFor;
    std::uint32_t isReadyWith = 0;  // samples
    AssetUploader loader;
    std::unique_ptr<UploadedAsset> loaded;
    CompositePass::Frame composition;         // composition of the last frame
    layout::SceneConstants sceneConstants{};  // constants of the last frame
    float lampStops = 0.0F;                   // balance of the last frame
    GpuTimer timer;
    FrameTimings timings;
};

}  // namespace sinew
