// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/scene_renderer.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <chrono>

#include "model/picture/picture_split.h"
#include "viewport/scene/overlay/font_set.h"
#include "viewport/scene/scene_renderer_impl.h"

namespace sinew {
namespace {

using Clock = std::chrono::steady_clock;

float millisecondsSince(Clock::time_point start) noexcept {
    return std::chrono::duration<float, std::milli>(Clock::now() - start).count();
}

/// Counts the work of the deform pass, and where it runs.
void countDeformed(const DeformPass& deform, FrameTimings& timings) noexcept {
    const bool used = deform.isInUse();
    timings.skinning = deform.path();
    timings.deformedVertices = used ? deform.plan().vertices() : 0;
    timings.deformReadBytes = used ? deform.plan().readBytes() : 0;
    timings.deformWrittenBytes = used ? deform.plan().writtenBytes() : 0;
}

/// Counts draw calls and triangles of the scene.
void countDraws(const DrawList& draws, FrameTimings& timings) noexcept {
    for (const DrawLayer layer : kAllDrawLayers) {
        for (const DrawRange& range : draws.ranges(layer)) {
            const PrimitiveBuffers& buffers = *range.draw->buffers;
            ++timings.draws;
            timings.triangles +=
                buffers.elementSize == 3 ? std::uint64_t{range.count} * buffers.indexCount / 3 : 0;
        }
    }
    for (const DrawRange& ghost : draws.ghosts()) {
        ++timings.draws;
        timings.triangles += std::uint64_t{ghost.count} * ghost.draw->buffers->indexCount / 3;
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

bool SceneRenderer::isPreparing() const noexcept {
    return isBringingAsset() && m_impl->loader.isUploaded();
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
    m_impl->requestedSamples = samples;
}

std::uint32_t SceneRenderer::samples() const noexcept {
    return m_impl->samples();
}

void SceneRenderer::prepare(VkCommandBuffer commands, std::uint32_t slot, VkExtent2D extent,
                            const FrameInput& input) {
    const Clock::time_point start = Clock::now();
    Impl& impl = *m_impl;
    RenderedFrame frame = impl.begin({commands, slot, extent, input});
    impl.compose(frame);
    impl.fitTargets(frame);
    impl.fitLight(frame);
    impl.fitBehind(frame);
    impl.fitOutline(frame);
    impl.fitMemory(frame);
    impl.writeConstants(frame);
    impl.writeLights(frame);
    impl.writeMaterials(frame);
    impl.writePoses(frame);
    impl.placeDraws(frame);
    impl.deformVertices(frame);
    impl.recordScene(frame);
    impl.recordOverlay(frame);
    impl.count(frame);
    impl.timings.cpuMilliseconds = millisecondsSince(start);
}

void SceneRenderer::draw(VkCommandBuffer commands) {
    const VkExtent2D extent = m_impl->composition.extent;
    const PixelRect whole{.width = extent.width, .height = extent.height};
    draw(commands, {.picture = whole, .visible = whole});
}

void SceneRenderer::draw(VkCommandBuffer commands, const SplitPart& part) {
    const Clock::time_point start = Clock::now();
    const PixelRect& seen = part.visible;
    m_impl->composite.draw(
        commands, m_impl->composition,
        {.left = part.picture.x, .visible = {{seen.x, seen.y}, {seen.width, seen.height}}});
    m_impl->timer.end(commands, GpuPass::Overlay);
    m_impl->timings.cpuMilliseconds += millisecondsSince(start);
}

bool SceneRenderer::holdsPicture(VkExtent2D extent) const noexcept {
    const Impl& impl = *m_impl;
    return impl.current != nullptr && impl.current->target.fits(extent) &&
           impl.composition.extent.width == extent.width &&
           impl.composition.extent.height == extent.height;
}

void SceneRenderer::prepareAgain(VkCommandBuffer commands, std::uint32_t slot,
                                 const std::optional<PictureNote>& note, float pixelsPerPoint) {
    m_impl->composeAgain(slot, note, pixelsPerPoint);
    m_impl->timer.begin(commands, slot);
    if (m_impl->composition.overlay) {
        m_impl->overlay.record(commands, m_impl->memory.ring(),
                               m_impl->outlined ? &m_impl->outline : nullptr);
    }
}

bool SceneRenderer::holds(const std::shared_ptr<const Asset>& asset) const noexcept {
    return m_impl->loaded && m_impl->loaded->played == asset;
}

void SceneRenderer::cancelArrival() {
    m_impl->cancelArrival();
    m_impl->makeOtherPipelines({});  // jobs of the current asset, which the upload had dropped
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
    return m_impl->marks.notice();
}

std::string SceneRenderer::fontNotice() const {
    return missingNotice(m_impl->overlay.missingCharacters());
}

float SceneRenderer::lampStops() const noexcept {
    return m_impl->lampStops;
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

void SceneRenderer::Impl::count(const RenderedFrame& frame) {
    timings.draws = 0;
    timings.triangles = 0;
    if (frame.showsAsset) {
        countDraws(loaded->draws, timings);
        timings.pipelines = 0;
        for (const auto& known : sampled) {
            timings.pipelines += known->pipelines.surfaces().made();
        }
    }
    countDeformed(deform, timings);
    timings.gpu = timer.latest();
}

}  // namespace sinew
