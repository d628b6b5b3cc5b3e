// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "viewport/gpu/device_view.h"
#include "viewport/scene/deform/agreement_report.h"
#include "viewport/scene/deform/computed_primitive.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/frame/frame_timings.h"
#include "viewport/scene/renderer_memory.h"

namespace sinew {

/// What pipelines of surfaces may take for each sample count, as SurfacePipelines guesses: those of
/// a plain file twice over, so that one goes to and fro between a few files without making any.
inline constexpr std::size_t kMostPipelineBytes = std::size_t{256} << 20;

/// What the host gives the renderer to draw into. The final colours are encoded for `format`: an
/// sRGB format gets linear values, any other gets sRGB bytes; both show the same.
struct HostTarget {
    VkRenderPass renderPass = VK_NULL_HANDLE;  // one colour attachment first; borrowed
    VkFormat format = VK_FORMAT_UNDEFINED;
    std::uint32_t framesInFlight = 2;
    std::uint32_t samples = 4;       // of the scene; the next lower supported count is taken
    std::uint32_t alsoSamples = 0;   // a count that the host changes to and fro; 0: none
    bool makesAllPipelines = false;  // of every view, while `beginAsset` brings an asset
    std::size_t mostPipelineBytes = kMostPipelineBytes;
    bool hasDepthAttachment = false;  // QVulkanWindow's pass has one; composite ignores it
    std::string cacheFolder = {};     // for compiled pipelines, see PipelineCache; empty: none
};

/// Draws one asset: skinning in the vertex shader, its own multisampled HDR target, then tone map,
/// overlays and text composited into the host's pass. Knows nothing of windows. Frames do not
/// allocate after warm-up; a new size, sample count or longer text makes new memory.
///
/// Lit views (`shaded`, `clay`) are tone-mapped light. All others write data: a raw value v ends
/// as the byte round(255 v), and `relief` multiplies a soft shading on top. `bind-pose` shows no
/// values, so it always has its soft shading. Views that show no material draw every surface
/// solid; `unlit` keeps alpha modes.
///
/// Throws GpuError: from the constructor (the device lacks something), from setAsset (out of
/// memory, a primitive beyond the device's limits; the previous asset stays, unless its memory was
/// needed: memory that runs out costs first the previous asset, then detail of textures), and from
/// prepare (a size that is not possible; do not call draw for that frame).
class SceneRenderer {
public:
    SceneRenderer(const DeviceView& device, const HostTarget& target);
    ~SceneRenderer();
    SceneRenderer(const SceneRenderer&) = delete;
    SceneRenderer& operator=(const SceneRenderer&) = delete;

    /// Uploads vertex data and textures; null empties the scene. Waits until the device is idle:
    /// call it outside of a frame.
    void setAsset(std::shared_ptr<const Asset> asset);

    /// Brings an asset onto the device in a thread of its own, while the present one goes on being
    /// drawn. `wake` is called from that thread whenever `serveAsset` has something to do or
    /// `arrival` grew by a hundredth. What was begun before is called off.
    void beginAsset(std::shared_ptr<const Asset> asset, std::function<void()> wake);
    /// In the thread that draws, outside of a frame: submits the next piece. True: the asset has
    /// taken the place of the one before. Throws GpuError as setAsset does.
    bool serveAsset();
    [[nodiscard]] bool isBringingAsset() const noexcept;
    /// How much of that is done, 0 to 1.
    [[nodiscard]] float arrival() const noexcept;

    /// What the device cannot show of the asset and has a placeholder for, in words.
    [[nodiscard]] std::vector<std::string> notices() const;

    /// Changes the sample count of the scene (takes effect with the next prepare).
    void setSamples(std::uint32_t samples);
    [[nodiscard]] std::uint32_t samples() const noexcept;

    /// Outside any render pass: copies the frame's input into ring slot `slot` and records the
    /// scene. The slot's previous frame must have finished on the GPU.
    void prepare(VkCommandBuffer commands, std::uint32_t slot, VkExtent2D extent,
                 const FrameInput& input);

    /// Inside the host's pass, after prepare: composites the scene and draws legend and text.
    void draw(VkCommandBuffer commands);

    /// Whether the last picture is there and of this size, so that `drawAgain` may show it once
    /// more: inside the host's pass, instead of prepare and draw.
    [[nodiscard]] bool holdsPicture(VkExtent2D extent) const noexcept;
    void drawAgain(VkCommandBuffer commands);

    /// The input's pose by each skinning path, and how far they are apart; none while the asset is
    /// not there. Outside of a frame: waits for the device. Throws GpuError.
    [[nodiscard]] std::optional<AgreementReport> agreement(const FrameInput& input);

    /// What the compute path makes of the input's pose; empty while the asset is not there. Outside
    /// of a frame, likewise.
    [[nodiscard]] std::vector<ComputedPrimitive> computedPrimitives(const FrameInput& input);

    /// What the last picture leaves out because there is too much of it, in words; else empty.
    [[nodiscard]] std::string pictureNotice() const;

    /// How many joints of the last picture had no room for the name that its options ask for.
    [[nodiscard]] std::size_t hiddenNames() const noexcept;

    [[nodiscard]] RendererMemory memory() const;

    /// What frames cost so far. GPU times lag as many frames behind as there are slots.
    [[nodiscard]] const FrameTimings& timings() const noexcept;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

}  // namespace sinew
