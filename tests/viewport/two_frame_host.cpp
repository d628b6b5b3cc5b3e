// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/viewport/two_frame_host.h"

#include <cstring>
#include <thread>

#include "viewport/offscreen/device_choice.h"

namespace sinew::test {

TwoFrameHost::TwoFrameHost(VkFormat format, VkExtent2D extent, bool validation,
                           std::size_t mostPipelineBytes)
    : m_instance(validation),
      m_device(m_instance.get(), chooseDevice(deviceCandidates(m_instance.get()), "")),
      m_run(m_device.view(), "frame"),
      m_pass(makeRenderPass(m_device.view(), offscreenPass(format))),
      m_renderer(m_device.view(), {.renderPass = m_pass.get(),
                                   .format = format,
                                   .framesInFlight = 2,
                                   .samples = 1,
                                   .makesAllPipelines = true,
                                   .mostPipelineBytes = mostPipelineBytes}),
      m_target(m_device.view(), format, extent) {}

TwoFrameHost::~TwoFrameHost() = default;

void TwoFrameHost::record(const FrameInput& input) {
    m_renderer.prepare(m_run.begin(), m_slot, m_target.extent(), input);
    endRecording();
}

void TwoFrameHost::endRecording() {
    m_slot = 1 - m_slot;
    {
        const PassScope pass = m_target.begin(m_run.commands());
        m_renderer.draw(m_run.commands());
    }
    m_target.readBack(m_run.commands());
}

void TwoFrameHost::submit(const FrameInput& input) {
    record(input);
    m_run.submit("submit a test picture");
}

void TwoFrameHost::wait() {
    m_run.wait("wait for a test picture");
}

void TwoFrameHost::bring(const std::shared_ptr<const Asset>& asset) {
    m_renderer.beginAsset(asset, [] {});
    while (!m_renderer.advanceAsset()) {
        std::this_thread::yield();
    }
}

PixelImage TwoFrameHost::render(const FrameInput& input) {
    record(input);
    return finishPicture();
}

PixelImage TwoFrameHost::renderAgain(const std::optional<PictureNote>& note) {
    m_renderer.prepareAgain(m_run.begin(), m_slot, note, 1.0F);
    endRecording();
    return finishPicture();
}

PixelImage TwoFrameHost::finishPicture() {
    m_run.submitAndWait("render a test picture");
    PixelImage image{
        .width = m_target.extent().width, .height = m_target.extent().height, .rgba = {}};
    image.rgba.resize(m_target.bytes().size());
    std::memcpy(image.rgba.data(), m_target.bytes().data(), image.rgba.size());
    return image;
}

}  // namespace sinew::test
