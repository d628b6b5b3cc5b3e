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

namespace sinew {

struct SplitPart;

/// Budget of surface pipelines per sample count, as estimated by SurfacePipelines: enough for two
/// plain files, so that switching between a few files creates none.
inline constexpr std::size_t kMostPipelineBytes = std::size_t{256} << 20;

/// The host's render target. Final colours are encoded for `format`: sRGB formats get linear
/// values, all others sRGB bytes; both look the same.
struct HostTarget {
    VkRenderPass renderPass = VK_NULL_HANDLE;  // one colour attachment first; borrowed
    VkFormat format = VK_FORMAT_UNDEFINED;
    std::uint32_t framesInFlight = 2;
    std::uint32_t samples = 4;      // samples of the scene; the next lower supported count is used
    std::uint32_t alsoSamples = 0;  // a second count that the host switches to; 0: none
    /// Those of the renderer at once and those of every view while `beginAsset` uploads an asset;
    /// otherwise a picture creates what it uses.
    bool makesAllPipelines = false;
    std::size_t mostPipelineBytes = kMostPipelineBytes;
    std::string cacheFolder = {};  // see PipelineCache; empty: none
};

/// Draws one asset: skinning in the vertex shader, its own multisampled HDR target, then tone map,
/// overlays and text composited into the host's pass. Independent of windows. Frames do not
/// allocate after warm-up, except for a new size, sample count or longer text.
///
/// Lit views (`shaded`, `clay`) are tone-mapped light. All others write data: a raw value v becomes
/// the byte round(255 v), and `relief` multiplies a soft shading on top. `bind-pose` shows no
/// values, so it always has soft shading. Views without the material draw every surface solid;
/// `unlit` keeps alpha modes. Channels of the material have no soft shading: colours are sRGB,
/// numbers grey. The selection is outlined in all views.
///
/// Throws GpuError: from the constructor (the device lacks something), from setAsset (out of
/// memory, a primitive beyond the device's limits; the previous asset stays unless its memory was
/// needed: if memory runs out, the previous asset is dropped first, then texture detail), and from
/// prepare (an impossible size; do not call draw for that frame).
class SceneRenderer {
public:
    SceneRenderer(const DeviceView& device, const HostTarget& target);
    ~SceneRenderer();
    SceneRenderer(const SceneRenderer&) = delete;
    SceneRenderer& operator=(const SceneRenderer&) = delete;

    /// Uploads vertex data and textures; null empties the scene. Waits for the device: call it
    /// outside of a frame.
    void setAsset(const std::shared_ptr<const Asset>& asset);

    /// An asset that differs from the current one only in its clips (`sharesContents`) takes its
    /// place, and nothing is uploaded. False: it has other contents. Cancels an upload. Outside of
    /// a frame; `setAsset` does the same.
    bool adoptClips(const std::shared_ptr<const Asset>& asset);

    /// Uploads an asset in a background thread while the current one is still drawn. `wake` is
    /// called from that thread whenever `advanceAsset` has something to do or `arrival` grew by 1
    /// %. Cancels an earlier upload. Throws GpuError at once if a picture would draw too much for
    /// the file or the device (model/evaluate/drawn_vertices.h). With `first`, only the pipelines
    /// of that view are waited for, with the fewest samples; the others follow in another thread,
    /// which also calls `wake`.
    void beginAsset(std::shared_ptr<const Asset> asset, std::function<void()> wake,
                    const std::optional<ViewOptions>& first = {});
    /// In the render thread, outside of a frame: submits the next piece. True: the asset has
    /// replaced the previous one. Throws GpuError like setAsset.
    bool advanceAsset();
    [[nodiscard]] bool isBringingAsset() const noexcept;
    /// Progress of that upload, 0 to 1.
    [[nodiscard]] float arrival() const noexcept;
    /// Everything is uploaded; what is left are pipelines.
    [[nodiscard]] bool isPreparing() const noexcept;

    /// Whether a frame of the uploaded asset creates no pipeline. If not, those that it waits for
    /// come first, and `wake` is called when they exist. Outside of a frame.
    [[nodiscard]] bool isReady(const FrameInput& input, std::uint32_t samples);
    /// Progress of the pipelines that follow the first picture, 0 to 1.
    [[nodiscard]] float prepared() const;

    /// Messages about parts of the asset that the device cannot show and replaces by placeholders.
    [[nodiscard]] std::vector<std::string> notices() const;

    /// Changes the sample count of the scene (takes effect with the next prepare).
    void setSamples(std::uint32_t samples);
    [[nodiscard]] std::uint32_t samples() const noexcept;

    /// Outside any render pass: copies the frame's input to ring slot `slot` and records the scene.
    /// The slot's previous frame must have finished on the GPU.
    void prepare(VkCommandBuffer commands, std::uint32_t slot, VkExtent2D extent,
                 const FrameInput& input);

    /// Inside the host's pass, after prepare: composites the scene and draws legend and text.
    void draw(VkCommandBuffer commands);
    /// The same as a part of the host's picture.
    void draw(VkCommandBuffer commands, const SplitPart& part);

    /// Whether the last picture exists with this size, so that `prepareAgain` can show it again.
    [[nodiscard]] bool holdsPicture(VkExtent2D extent) const noexcept;
    /// Instead of prepare: the last picture under another note. Creates no pipeline.
    void prepareAgain(VkCommandBuffer commands, std::uint32_t slot,
                      const std::optional<PictureNote>& note, float pixelsPerPoint);

    /// Whether this asset is on the device, perhaps while another one is uploaded.
    [[nodiscard]] bool holds(const std::shared_ptr<const Asset>& asset) const noexcept;
    /// Cancels the upload in progress, without waiting; the current asset stays.
    void cancelArrival();

    /// Compares the skinning paths for the input's pose; none while the asset is not uploaded.
    /// Outside of a frame: waits for the device. Throws GpuError.
    [[nodiscard]] std::optional<AgreementReport> agreement(const FrameInput& input);

    /// The result of the compute path for the input's pose; empty while the asset is not uploaded.
    /// Likewise outside of a frame.
    [[nodiscard]] std::vector<ComputedPrimitive> computedPrimitives(const FrameInput& input);

    /// A message about what the last picture omits because there is too much of it; empty if
    /// nothing.
    [[nodiscard]] std::string pictureNotice() const;

    /// A message about characters of the asset's texts that no font has; empty if none is missing.
    [[nodiscard]] std::string fontNotice() const;

    /// The stops by which the last picture dimmed or brightened the file's lamps; see lampStops in
    /// model/view/lamp_meter.h.
    [[nodiscard]] float lampStops() const noexcept;

    /// Number of joints in the last picture without room for their name.
    [[nodiscard]] std::size_t hiddenNames() const noexcept;

    [[nodiscard]] RendererMemory memory() const;

    /// Cost of frames. GPU times lag behind by as many frames as there are slots.
    [[nodiscard]] const FrameTimings& timings() const noexcept;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

}  // namespace sinew
