// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QVulkanWindow>
#include <memory>
#include <optional>

#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/render_pass.h"
#include "viewport/scene/deform/agreement_report.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/renderer_memory.h"
#include "viewport/window/frame_rate.h"

namespace sinew {

class DeviceBudget;
class SceneRenderer;
class ViewportWindow;

/// Runs SceneRenderer inside QVulkanWindow's frames. After a device loss QVulkanWindow releases and
/// initialises again, which uploads the current asset again.
class ViewportHost final : public QVulkanWindowRenderer {
public:
    explicit ViewportHost(ViewportWindow& window);
    ~ViewportHost() override;

    void beginUpload();  // uploads the window's asset in the background; outside of a frame

    /// See SceneRenderer::agreement; none without a device or an uploaded asset.
    [[nodiscard]] std::optional<AgreementReport> agreement(const FrameInput& input);

    [[nodiscard]] RendererMemory memory() const;

    void initResources() override;
    void initSwapChainResources() override;
    void releaseResources() override;
    void startNextFrame() override;

private:
    void makeRenderer();
    void serveAsset();
    void keepAsset();
    void servePipelines();
    [[nodiscard]] bool repeatsPicture();
    bool recordAgain(const std::optional<PictureNote>& note);
    [[nodiscard]] std::uint32_t slot() const;
    [[nodiscard]] std::optional<std::uint32_t> readySamples(bool moving);
    void record(bool& moving);
    bool prepare(VkCommandBuffer commands, std::uint32_t samples);
    [[nodiscard]] PassScope beginPass(VkCommandBuffer commands) const;
    void reportNotices();
    void reportLamps();
    void report(const char* doing, const std::exception& failure);

    ViewportWindow& m_window;
    std::unique_ptr<DeviceBudget> m_budget;     // budget of the device; outlives the renderer
    std::optional<DebugUtils> m_debug;          // utilities of the device; outlives the renderer
    std::unique_ptr<SceneRenderer> m_renderer;  // null without a device or after a failure
    std::uint32_t m_slots = 0;                  // frames in flight of the renderer
    FrameInput m_input;                         // kept so that frames do not allocate
    bool m_drawsCoarse = false;                 // see Refinement
    bool m_waits = false;                       // a frame waits for pipelines
    bool m_holdsAsset = false;
    bool m_pictureIsOfFile = false;  // whether the last recorded picture shows the file
    bool m_saidDrawn = false;        // said for this asset
    bool m_saidLeftOut = false;      // said for this asset: pictures omit something
    bool m_saidFonts = false;        // and that characters are missing
    float m_saidStops = 0.0F;        // and by how much its lamps are dimmed
    FrameRate m_rate;
};

}  // namespace sinew
