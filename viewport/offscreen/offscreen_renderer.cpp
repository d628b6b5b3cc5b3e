// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/offscreen/offscreen_renderer.h"

#include <vulkan/vulkan.h>

#include <cstring>
#include <optional>

#include "viewport/gpu/commands.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/offscreen/device_choice.h"
#include "viewport/offscreen/offscreen_device.h"
#include "viewport/offscreen/offscreen_target.h"
#include "viewport/offscreen/vulkan_instance.h"
#include "viewport/scene/scene_renderer.h"

namespace sinew {
namespace {

// Not an sRGB format: the renderer encodes, so that data views keep their bytes.
constexpr VkFormat kFormat = VK_FORMAT_R8G8B8A8_UNORM;

}  // namespace

struct OffscreenRenderer::Impl {
    explicit Impl(const OffscreenOptions& options)
        : instance(options.validation),
          chosen(chooseDevice(deviceCandidates(instance.get()), options.device)),
          device(instance.get(), chosen),
          pool(makeCommandPool(device.view())),
          fence(makeFence(device.view())),
          commands(allocateCommands(device.view(), pool.get())),
          pass(makeOffscreenPass(device.view(), kFormat)),
          renderer(device.view(),
                   {.renderPass = pass.get(), .format = kFormat, .framesInFlight = 1}) {}

    OffscreenTarget& targetOf(VkExtent2D extent) {
        if (!target || target->extent().width != extent.width ||
            target->extent().height != extent.height) {
            target.reset();
            target.emplace(device.view(), pass.get(), kFormat, extent);
        }
        return *target;
    }

    VulkanInstance instance;
    DeviceCandidate chosen;
    OffscreenDevice device;
    Unique<VkCommandPool> pool;
    Unique<VkFence> fence;
    VkCommandBuffer commands;
    Unique<VkRenderPass> pass;
    SceneRenderer renderer;
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

void OffscreenRenderer::setAsset(std::shared_ptr<const Asset> asset) {
    m_impl->renderer.setAsset(std::move(asset));
}

std::vector<std::string> OffscreenRenderer::notices() const {
    return m_impl->renderer.notices();
}

PixelImage OffscreenRenderer::render(const FrameInput& input, const PictureSize& size) {
    Impl& impl = *m_impl;
    const VkExtent2D extent{size.width, size.height};
    impl.renderer.setSamples(size.samples);
    beginCommands(impl.commands);
    impl.renderer.prepare(impl.commands, 0, extent, input);
    OffscreenTarget& target = impl.targetOf(extent);
    target.begin(impl.commands);
    impl.renderer.draw(impl.commands);
    vkCmdEndRenderPass(impl.commands);
    target.readBack(impl.commands);
    submitAndWait(impl.device.view(), impl.commands, impl.fence.get(), "render the picture");

    PixelImage image{.width = size.width, .height = size.height, .rgba = {}};
    const auto bytes = target.bytes();
    image.rgba.resize(bytes.size());
    std::memcpy(image.rgba.data(), bytes.data(), bytes.size());
    return image;
}

std::uint32_t OffscreenRenderer::supportedSamples(std::uint32_t wish) const noexcept {
    return supportedSampleCount(deviceLimits(m_impl->device.view()), wish);
}

const DeviceInfo& OffscreenRenderer::device() const noexcept {
    return m_impl->chosen.info;
}

std::vector<std::string> OffscreenRenderer::validationErrors() const {
    return m_impl->instance.errors();
}

}  // namespace sinew
