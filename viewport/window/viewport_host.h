// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QVulkanWindow>
#include <memory>

#include "viewport/gpu/device_view.h"
#include "viewport/scene/frame_input.h"

namespace sinew {

class SceneRenderer;
class ViewportWindow;

/// Runs SceneRenderer inside QVulkanWindow's frames. After a device loss QVulkanWindow releases
/// and initializes again, which brings the present asset back.
class ViewportHost final : public QVulkanWindowRenderer {
public:
    explicit ViewportHost(ViewportWindow& window);
    ~ViewportHost() override;

    void takeAsset();  // the window's; outside of a frame

    void initResources() override;
    void initSwapChainResources() override;
    void releaseResources() override;
    void startNextFrame() override;

private:
    void makeRenderer();
    void record(bool& moving);
    void beginPass(VkCommandBuffer commands);
    void measure(bool moving);
    void reportNotices();
    void report(const char* doing, const std::exception& failure);

    ViewportWindow& m_window;
    std::unique_ptr<SceneRenderer> m_renderer;  // none while there is no device, or after a failure
    std::uint32_t m_slots = 0;                  // frames in flight that the renderer was made for
    FrameInput m_input;                         // kept, so that frames do not allocate
    bool m_holdsAsset = false;

    QElapsedTimer m_since;
    int m_frames = 0;
    bool m_wasMoving = false;
};

}  // namespace sinew
