// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/viewport/two_frame_host.h"

#include <vulkan/vulkan.h>

#include <cstring>
#include <thread>

#include "viewport/gpu/check.h"
#include "viewport/offscreen/device_choice.h"

namespace sinew::test {

TwoFrameHost::TwoFrameHost(VkFormat format, VkExtent2D extent, bool validation,
                           std::size_t mostPipelineBytes)
    : m_instance(validation),
      m_device(m_instance.get(), chooseDevice(deviceCandidates(m_instance.get()), "")),
      m_pool(makeCommandPool(m_device.view(), "frame")),
      m_fence(makeFence(m_device.view(), "frame done")),
      m_commands(allocateCommands(m_device.view(), "frame", m_pool.get())),
      m_pass(makeOffscreenPass(m_device.view(), format)),
      m_renderer(m_device.view(), {.renderPass = m_pass.get(),
                                   .format = format,
                                   .framesInFlight = 2,
                                   .samples = 1,
                                   .makesAllPipelines = true,
                                   .mostPipelineBytes = mostPipelineBytes}),
      m_target(m_device.view(), m_pass.get(), format, extent) {}

TwoFrameHost::~TwoFrameHost() = default;

void TwoFrameHost::record(const FrameInput& input) {
    beginCommands(m_device.view(), m_pool.get(), m_commands);
    m_renderer.prepare(m_commands, m_slot, m_target.extent(), input);
    endRecording();
}

void TwoFrameHost::endRecording() {
    m_slot = 1 - m_slot;
    {
        const PassScope pass = m_target.begin(m_commands);
        m_renderer.draw(m_commands);
    }
    m_target.readBack(m_commands);
}

void TwoFrameHost::submit(const FrameInput& input) {
    record(input);
    check(vkEndCommandBuffer(m_commands), "end a test picture");
    VkSubmitInfo info{};
    info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
    info.commandBufferCount = 1;
    info.pCommandBuffers = &m_commands;
    check(vkQueueSubmit(m_device.view().queue, 1, &info, m_fence.get()), "submit a test picture");
}

void TwoFrameHost::wait() {
    const VkDevice device = m_device.view().device;
    const VkFence fence = m_fence.get();
    check(vkWaitForFences(device, 1, &fence, VK_TRUE, UINT64_MAX), "wait for a test picture");
    check(vkResetFences(device, 1, &fence), "wait for a test picture");
}

void TwoFrameHost::bring(const std::shared_ptr<const Asset>& asset) {
    m_renderer.beginAsset(asset, [] {});
    while (!m_renderer.serveAsset()) {
        std::this_thread::yield();
    }
}

PixelImage TwoFrameHost::render(const FrameInput& input) {
    record(input);
    return finishPicture();
}

PixelImage TwoFrameHost::renderAgain(const std::optional<PictureNote>& note) {
    beginCommands(m_device.view(), m_pool.get(), m_commands);
    m_renderer.prepareAgain(m_commands, m_slot, note, 1.0F);
    endRecording();
    return finishPicture();
}

PixelImage TwoFrameHost::finishPicture() {
    submitAndWait(m_device.view(), m_commands, m_fence.get(), "render a test picture");
    PixelImage image{
        .width = m_target.extent().width, .height = m_target.extent().height, .rgba = {}};
    image.rgba.resize(m_target.bytes().size());
    std::memcpy(image.rgba.data(), m_target.bytes().data(), image.rgba.size());
    return image;
}

}  // namespace sinew::test
