// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/scene_renderer.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <chrono>
#include <optional>

#include "viewport/scene/background.h"
#include "viewport/scene/deform/agreement.h"
#include "viewport/scene/frame_constants.h"
#include "viewport/scene/light/key_light.h"
#include "viewport/scene/scene_renderer_impl.h"

namespace sinew {
namespace {

CompositePass::Frame compositeFrame(const ViewOptions& view, VkExtent2D extent,
                                    bool overlay) noexcept {
    CompositePass::Frame frame;
    frame.extent = extent;
    frame.toneMap = viewModeInfo(view.mode).lit;
    frame.overlay = overlay;
    frame.transparent = view.transparent;
    frame.constants = backgroundConstants(view);
    return frame;
}

using Clock = std::chrono::steady_clock;

float millisecondsSince(Clock::time_point start) noexcept {
    return std::chrono::duration<float, std::milli>(Clock::now() - start).count();
}

/// What the deform pass does, and on which processor.
void countDeformed(const DeformPass& deform, FrameTimings& timings) noexcept {
    const bool used = deform.isInUse();
    timings.skinning = deform.path();
    timings.deformedVertices = used ? deform.plan().vertices() : 0;
    timings.deformReadBytes = used ? deform.plan().readBytes() : 0;
    timings.deformWrittenBytes = used ? deform.plan().writtenBytes() : 0;
}

/// What is drawn of the scene: calls, and triangles in them.
void countDraws(const DrawList* draws, FrameTimings& timings) noexcept {
    timings.draws = 0;
    timings.triangles = 0;
    if (draws == nullptr) {
        return;
    }
    for (const DrawLayer layer : kAllDrawLayers) {
        for (const DrawRange& range : draws->ranges(layer)) {
            const PrimitiveBuffers& buffers = *range.draw->buffers;
            ++timings.draws;
            timings.triangles +=
                buffers.elementSize == 3 ? std::uint64_t{range.count} * buffers.indexCount / 3 : 0;
        }
    }
}

}  // namespace

SceneRenderer::SceneRenderer(const DeviceView& device, const HostTarget& target)
    : m_impl(std::make_unique<Impl>(device, target)) {}

SceneRenderer::~SceneRenderer() {
    m_impl->loader.end();
    vkDeviceWaitIdle(m_impl->device.device);
}

bool SceneRenderer::isBringingAsset() const noexcept {
    return m_impl->loader.isBusy();
}

float SceneRenderer::arrival() const noexcept {
    return m_impl->loader.fraction();
}

std::vector<std::string> SceneRenderer::notices() const {
    std::vector<std::string> all;
    if (m_impl->loaded) {
        all = m_impl->loaded->notices();
    }
    if (!m_impl->deform.notice().empty()) {
        all.push_back(m_impl->deform.notice());
    }
    return all;
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
    const Clock::time_point start = Clock::now();
    impl.marks.compose(input, extent, impl.shows(input));
    impl.overlay.compose(input, impl.marks.skeleton(), extent, impl.timings);
    impl.fit(extent);
    impl.followLight(input);
    const bool transmits = impl.transmits(input);
    if (transmits) {
        impl.fitBehind(commands, extent);
    }
    impl.frame = compositeFrame(input.view, extent, !impl.overlay.empty());
    const PoseSize poseSize =
        impl.shows(input) ? sinew::poseSize(*impl.loaded->asset, input) : PoseSize();
    impl.reserve(input, poseSize);
    const layout::SceneConstants constants = sceneConstants(input, extent, impl.device.features);
    impl.memory.begin(slot, constants);
    impl.writeLights(input, constants);
    impl.timer.begin(commands, slot);
    DrawList* draws = nullptr;
    if (impl.shows(input)) {
        impl.loaded->materials.write(slot, *impl.loaded->asset, input.evaluator->pose());
        const PoseMemory memory = impl.memory.allocate(poseSize);
        draws = &impl.loaded->draws;
        draws->select(input.view.scene, input.view.variant, input.view.highlight);
        impl.loaded->pose.write(input, draws->nodes(), memory);
        draws->place(impl.loaded->pose, *input.evaluator,
                     {glm::vec3(constants.eye), glm::vec3(constants.forward)},
                     input.view.mode == ViewMode::BindPose, memory.instances);
        impl.deform.record(commands, slot,
                           {*impl.loaded->asset, *draws, impl.memory, memory, input});
        if (impl.deform.isInUse()) {
            impl.timer.end(commands, GpuPass::Deform);
        }
        impl.requirePipelines(input);
    }
    const SceneRecording recording{
        .target = impl.current->target,
        .pipelines = impl.current->pipelines,
        .layouts = impl.layouts,
        .memory = impl.memory,
        .draws = draws,
        .path = writePath(impl.memory.ring(), input.path),
        .marks = impl.marks.write(impl.memory.ring()),
        .input = input,
        .extent = extent,
        .shadow = hasKeyLight(input.view) ? &impl.light.shadow() : nullptr,
        .behind = transmits ? &impl.behind : nullptr,
        .background = impl.frame.constants};
    if (recording.shadow != nullptr) {
        recordShadow(commands, recording);
        impl.timer.end(commands, GpuPass::Shadow);
    }
    recordScene(commands, recording);
    impl.timer.end(commands, GpuPass::Main);
    if (impl.frame.overlay) {
        impl.overlay.record(commands, impl.memory.ring());
    }
    countDraws(draws, impl.timings);
    countDeformed(impl.deform, impl.timings);
    impl.timings.gpu = impl.timer.latest();
    impl.timings.cpuMilliseconds = millisecondsSince(start);
}

void SceneRenderer::draw(VkCommandBuffer commands) {
    const Clock::time_point start = Clock::now();
    m_impl->composite.draw(commands, m_impl->frame);
    m_impl->timer.end(commands, GpuPass::Overlay);
    m_impl->timings.cpuMilliseconds += millisecondsSince(start);
}

bool SceneRenderer::holdsPicture(VkExtent2D extent) const noexcept {
    const Impl& impl = *m_impl;
    return impl.current != nullptr && impl.current->target.fits(extent) &&
           impl.frame.extent.width == extent.width && impl.frame.extent.height == extent.height;
}

void SceneRenderer::drawAgain(VkCommandBuffer commands) {
    m_impl->composite.draw(commands, m_impl->frame);
}

std::optional<AgreementReport> SceneRenderer::agreement(const FrameInput& input) {
    Impl& impl = *m_impl;
    if (!impl.shows(input)) {
        return std::nullopt;
    }
    impl.waitUntilIdle();
    return checkAgreement(impl.computedScene(input));
}

std::vector<ComputedPrimitive> SceneRenderer::computedPrimitives(const FrameInput& input) {
    Impl& impl = *m_impl;
    if (!impl.shows(input)) {
        return {};
    }
    impl.waitUntilIdle();
    return sinew::computedPrimitives(impl.computedScene(input));
}

std::string SceneRenderer::pictureNotice() const {
    return m_impl->marks.skeleton().notice();
}

std::size_t SceneRenderer::hiddenNames() const noexcept {
    return m_impl->overlay.hiddenNames();
}

RendererMemory SceneRenderer::memory() const {
    return m_impl->memoryUse();
}

const FrameTimings& SceneRenderer::timings() const noexcept {
    return m_impl->timings;
}

}  // namespace sinew
