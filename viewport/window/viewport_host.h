// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QVulkanWindow>
#include <memory>
#include <optional>

#include "viewport/gpu/device_view.h"
#include "viewport/scene/deform/agreement_report.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/renderer_memory.h"

namespace sinew {

class DeviceBudget;
class SceneRenderer;
class ViewportWindow;

/// Runs SceneRenderer inside QVulkanWindow's frames. After a device loss QVulkanWindow releases
/// and initializes again, which brings the present asset back.
class ViewportHost final : public QVulkanWindowRenderer {
public:
    explicit ViewportHost(ViewportWindow& window);
    ~ViewportHost() override;

    void takeAsset();  // the window's, in the background; outside of a frame

    /// See SceneRenderer::agreement; none without a device or the asset on it.
    [[nodiscard]] std::optional<AgreementReport> agreement(const FrameInput& input);

    [[nodiscard]] RendererMemory memory() const;

    void initResources() override;
    void initSwapChainResources() override;
    void releaseResources() override;
    void startNextFrame() override;

private:
    void makeRenderer();
    void serveAsset();
    [[nodiscard]] std::optional<float> arrival() const;
    bool recordAgain();
    void record(bool& moving);
    void beginPass(VkCommandBuffer commands);
    void measure(bool moving);
    void reportNotices();
    void report(const char* doing, const std::exception& failure);

    ViewportWindow& m_window;
    std::unique_ptr<DeviceBudget> m_budget;     // of the device; outlives the renderer
    std::unique_ptr<SceneRenderer> m_renderer;  // none while there is no device, or after a failure
    std::uint32_t m_slots = 0;                  // frames in flight that the renderer was made for
    FrameInput m_input;                         // kept, so that frames do not allocate
    bool m_holdsAsset = false;
    bool m_pictureIsOfFile = false;  // the last one that was recorded
    bool m_saidLeftOut = false;      // of this asset: that pictures leave something out
    QElapsedTimer m_arriving;        // since the asset began to come

    QElapsedTimer m_since;
    int m_frames = 0;
    bool m_wasMoving = false;
};

}  // namespace sinew
