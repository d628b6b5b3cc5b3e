// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QVulkanWindow>
#include <exception>
#include <memory>
#include <optional>

#include "viewport/gpu/debug_utils.h"
#include "viewport/gpu/render_pass.h"
#include "viewport/scene/deform/agreement_report.h"
#include "viewport/scene/frame/frame_timings.h"
#include "viewport/scene/split_picture.h"
#include "viewport/window/frame_rate.h"
#include "viewport/window/window_frame.h"

namespace sinew {

class DeviceBudget;
class HostedScene;
class ViewportWindow;

/// Runs SceneRenderer inside QVulkanWindow's frames: one for the window's asset, and another one
/// while that is compared with a partner. After a device loss QVulkanWindow releases and
/// initialises again, which uploads the current assets again.
class ViewportHost final : public QVulkanWindowRenderer {
public:
    explicit ViewportHost(ViewportWindow& window);
    ~ViewportHost() override;

    // Upload what the window wants in the background; outside of a frame.
    void beginUpload();
    void beginPartner();
    /// Whether the next picture can show the partner.
    [[nodiscard]] bool showsPartner() const;

    /// See SceneRenderer::agreement; none without a device or an uploaded asset.
    [[nodiscard]] std::optional<AgreementReport> agreement(const FrameInput& input);

    [[nodiscard]] RendererMemory memory() const;

    void initResources() override;
    void initSwapChainResources() override;
    void releaseResources() override;
    void startNextFrame() override;

private:
    void makeRenderers();
    [[nodiscard]] std::unique_ptr<HostedScene> makeScene();
    void connectScenes();
    void upload(HostedScene& scene, ComparedSide side, const std::shared_ptr<const Asset>& asset);
    [[nodiscard]] bool exchanges();
    [[nodiscard]] OfBothSides<HostedScene> scenes() const;
    [[nodiscard]] OfBothSides<SceneRenderer> renderers() const;
    [[nodiscard]] bool repeatsPicture();
    bool recordAgain(const std::optional<PictureNote>& note);
    [[nodiscard]] std::uint32_t slot() const;
    [[nodiscard]] bool isReady(const SplitLayout& layout, std::uint32_t samples);
    [[nodiscard]] std::optional<std::uint32_t> readySamples(const SplitLayout& layout, bool moving);
    void record(bool& moving);
    bool prepare(VkCommandBuffer commands, std::uint32_t samples);
    void drop(ComparedSide side, const std::exception& failure);
    void drawPicture(VkCommandBuffer commands);
    [[nodiscard]] PassScope beginPass(VkCommandBuffer commands) const;
    void report(const char* doing, const std::exception& failure);

    ViewportWindow& m_window;
    std::unique_ptr<DeviceBudget> m_budget;  // budget of the device; outlives the renderer
    std::optional<DebugUtils> m_debug;       // utilities of the device; outlives the renderer
    std::unique_ptr<HostedScene> m_before;   // null without a device or after a failure
    std::unique_ptr<HostedScene> m_after;    // null without a partner
    std::uint32_t m_slots = 0;               // frames in flight of the renderers
    WindowFrame m_frame;                     // kept so that frames do not allocate
    SplitLayout m_layout;                    // layout of the last picture
    bool m_drawsCoarse = false;              // see Refinement
    bool m_pictureIsOfFile = false;          // whether the last recorded picture shows the file
    FrameRate m_rate;
};

}  // namespace sinew
