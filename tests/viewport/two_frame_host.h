// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/image/image_codec.h"
#include "viewport/gpu/commands.h"
#include "viewport/offscreen/device_choice.h"
#include "viewport/offscreen/offscreen_target.h"
#include "viewport/offscreen/vulkan_instance.h"
#include "viewport/scene/scene_renderer.h"

namespace sinew::test {

/// A host of any format with two frames in flight, as a window has; every frame is waited for.
class TwoFrameHost {
public:
    TwoFrameHost(VkFormat format, VkExtent2D extent, bool validation,
                 std::size_t mostPipelineBytes = kMostPipelineBytes);
    ~TwoFrameHost();
    TwoFrameHost(const TwoFrameHost&) = delete;
    TwoFrameHost& operator=(const TwoFrameHost&) = delete;

    [[nodiscard]] SceneRenderer& renderer() { return m_renderer; }
    /// The bytes as they lie in the host's image.
    [[nodiscard]] PixelImage render(const FrameInput& input);
    /// The last picture under another note.
    [[nodiscard]] PixelImage renderAgain(const std::optional<PictureNote>& note);
    /// Recording alone, nothing is submitted.
    void record(const FrameInput& input);
    /// Submits a frame that the device may still work on when this returns; `wait` comes before the
    /// next frame.
    void submit(const FrameInput& input);
    void wait();
    /// Brings an asset in the background and returns when it has taken the place of the one before.
    void bring(const std::shared_ptr<const Asset>& asset);

    [[nodiscard]] std::vector<std::string> validationErrors() const { return m_instance.errors(); }

private:
    void endRecording();
    [[nodiscard]] PixelImage finishPicture();

    VulkanInstance m_instance;
    OffscreenDevice m_device;
    CommandRun m_run;
    Unique<VkRenderPass> m_pass;
    SceneRenderer m_renderer;
    OffscreenTarget m_target;
    std::uint32_t m_slot = 0;
};

}  // namespace sinew::test
