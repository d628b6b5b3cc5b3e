// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/offscreen/offscreen_renderer.h"

#include <vulkan/vulkan.h>

#include <cstring>
#include <optional>

#include "viewport/gpu/commands.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/offscreen/device_choice.h"
#include "viewport/offscreen/offscreen_target.h"
#include "viewport/scene/scene_renderer.h"

namespace sinew {
namespace {

// Not an sRGB format: the renderer encodes itself, so that data views keep their bytes.
constexpr VkFormat kFormat = VK_FORMAT_R8G8B8A8_UNORM;

}  // namespace

struct OffscreenRenderer::Impl {
    explicit Impl(const OffscreenOptions& options)
        : instance(options.validation, options.bestPractices),
          chosen(chooseDevice(deviceCandidates(instance.get()), options.device)),
          device(instance.get(), chosen, options.memoryLimitBytes),
          pool(makeCommandPool(device.view(), "frame")),
          fence(makeFence(device.view(), "frame done")),
          commands(allocateCommands(device.view(), "frame", pool.get())),
          pass(makeOffscreenPass(device.view(), kFormat)),
          host{.renderPass = pass.get(),
               .format = kFormat,
               .framesInFlight = 1,
               .cacheFolder = options.cacheFolder},
          renderer(device.view(), host) {}

    OffscreenTarget& targetOf(VkExtent2D extent) {
        if (!target || target->extent().width != extent.width ||
            target->extent().height != extent.height) {
            target.reset();
            target.emplace(device.view(), pass.get(), kFormat, extent);
        }
        return *target;
    }

    /// Records up to the end of the host's pass.
    OffscreenTarget& record(const FrameInput& input, const PictureSize& size) {
        const VkExtent2D extent{size.width, size.height};
        renderer.setSamples(size.samples);
        beginCommands(device.view(), pool.get(), commands);
        renderer.prepare(commands, 0, extent, input);
        OffscreenTarget& drawn = targetOf(extent);
        const PassScope scope = drawn.begin(commands);
        renderer.draw(commands);
        return drawn;
    }
    OffscreenTarget& record(const SplitLayout& layout, const OfBothSides<const FrameInput>& inputs,
                            const PictureSize& size) {
        const OfBothSides<SceneRenderer> both{&renderer, partner.get()};
        beginCommands(device.view(), pool.get(), commands);
        for (const SplitPart& part : layout.parts()) {
            SceneRenderer& each = *both.of(part.side);
            each.setSamples(size.samples);
            each.prepare(commands, 0, {part.picture.width, part.picture.height},
                         *inputs.of(part.side));
        }
        OffscreenTarget& drawn = targetOf({size.width, size.height});
        const PassScope scope = drawn.begin(commands);
        drawParts(commands, layout, both);
        drawSplitLine(commands, layout, inputs.of(layout.all[0].side)->pixelsPerPoint, false);
        return drawn;
    }
    [[nodiscard]] PixelImage readBack(const OffscreenTarget& drawn, const PictureSize& size) const {
        drawn.readBack(commands);
        finish();
        PixelImage image{.width = size.width, .height = size.height, .rgba = {}};
        const auto bytes = drawn.bytes();
        image.rgba.resize(bytes.size());
        std::memcpy(image.rgba.data(), bytes.data(), bytes.size());
        return image;
    }
    void finish() const {
        submitAndWait(device.view(), commands, fence.get(), "render the picture");
    }

    VulkanInstance instance;
    DeviceCandidate chosen;
    OffscreenDevice device;
    Unique<VkCommandPool> pool;
    Unique<VkFence> fence;
    VkCommandBuffer commands;
    Unique<VkRenderPass> pass;
    HostTarget host;
    SceneRenderer renderer;
    std::unique_ptr<SceneRenderer> partner;  // null: nothing is compared
    std::optional<OffscreenTarget> target;
};

std::vector<DeviceInfo> listDevices() {
    const VulkanInstance instance(false);
    std::vector<DeviceInfo> infos;
    for (DeviceCandidate& candidate : deviceCandidates(instance.get())) {
        infos.push_back(std::move(candidate.info));
    }
    return infos;
}

OffscreenRenderer::OffscreenRenderer(const OffscreenOptions& options)
    : m_impl(std::make_unique<Impl>(options)) {}

OffscreenRenderer::~OffscreenRenderer() = default;

void OffscreenRenderer::setAsset(const std::shared_ptr<const Asset>& asset) {
    m_impl->renderer.setAsset(asset);
}

std::vector<std::string> OffscreenRenderer::notices() const {
    return m_impl->renderer.notices();
}

PixelImage OffscreenRenderer::render(const FrameInput& input, const PictureSize& size) {
    return m_impl->readBack(m_impl->record(input, size), size);
}

void OffscreenRenderer::setPartner(const std::shared_ptr<const Asset>& asset) {
    Impl& impl = *m_impl;
    if (!asset) {
        impl.partner.reset();
        return;
    }
    if (!impl.partner) {
        impl.partner = std::make_unique<SceneRenderer>(impl.device.view(), impl.host);
    }
    impl.partner->setAsset(asset);
}

PixelImage OffscreenRenderer::renderSplit(const SplitLayout& layout,
                                          const OfBothSides<const FrameInput>& inputs,
                                          const PictureSize& size) {
    return m_impl->readBack(m_impl->record(layout, inputs, size), size);
}

void OffscreenRenderer::draw(const FrameInput& input, const PictureSize& size) {
    m_impl->record(input, size);
    m_impl->finish();
}

AgreementReport OffscreenRenderer::agreement(const FrameInput& input) {
    const std::optional<AgreementReport> report = m_impl->renderer.agreement(input);
    if (!report) {
        throw GpuError(GpuError::Kind::Failed, "there is no pose to compare");
    }
    return *report;
}

std::vector<ComputedPrimitive> OffscreenRenderer::computedPrimitives(const FrameInput& input) {
    return m_impl->renderer.computedPrimitives(input);
}

std::string OffscreenRenderer::pictureNotice() const {
    return m_impl->renderer.pictureNotice();
}

std::string OffscreenRenderer::fontNotice() const {
    return m_impl->renderer.fontNotice();
}

float OffscreenRenderer::lampStops() const noexcept {
    return m_impl->renderer.lampStops();
}

std::size_t OffscreenRenderer::hiddenNames() const noexcept {
    return m_impl->renderer.hiddenNames();
}

FrameTimings OffscreenRenderer::timings() const {
    return m_impl->renderer.timings();
}

std::uint64_t OffscreenRenderer::deviceMemoryBytes() const noexcept {
    return m_impl->device.budget().usedBytes();
}

CopyBandwidth OffscreenRenderer::measureCopies(std::uint64_t movedBytes, std::size_t repetitions) {
    return sinew::measureCopies(m_impl->device.view(), movedBytes, repetitions);
}

std::uint32_t OffscreenRenderer::supportedSamples(std::uint32_t wish) const noexcept {
    return supportedSampleCount(deviceLimits(m_impl->device.view()), wish);
}

const DeviceInfo& OffscreenRenderer::device() const noexcept {
    return m_impl->chosen.info;
}

std::vector<ValidationMessage> OffscreenRenderer::validationMessages() const {
    return m_impl->instance.messages();
}

std::vector<std::string> OffscreenRenderer::validationErrors() const {
    return m_impl->instance.errors();
}

}  // namespace sinew
