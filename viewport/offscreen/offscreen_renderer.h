// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "model/image/image_codec.h"
#include "viewport/offscreen/copy_bandwidth.h"
#include "viewport/offscreen/device_info.h"
#include "viewport/offscreen/vulkan_instance.h"
#include "viewport/scene/deform/agreement_report.h"
#include "viewport/scene/deform/computed_primitive.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/frame/frame_timings.h"
#include "viewport/scene/split_picture.h"

namespace sinew {

/// Every Vulkan 1.1 device with a graphics queue, in the loader's order (the INDEX of --device).
[[nodiscard]] std::vector<DeviceInfo> listDevices();

struct OffscreenOptions {
    std::string device;                  // index, name or part of a name; empty: the best one
    bool validation = false;             // the Khronos layer with synchronisation checks
    bool bestPractices = false;          // also best-practice advice; requires `validation`
    std::string cacheFolder = {};        // folder of the pipeline cache; empty: none
    std::uint64_t memoryLimitBytes = 0;  // limit of device memory; 0: unlimited
    std::uint32_t mostPartSide = 0;      // most pixels of a part; 0: what suits every device
    std::uint32_t framesInFlight = 1;    // pictures that can be started before one is collected
};

/// Samples of a picture that is drawn as one: 4096 × 4096 pixels with four, half a gigabyte.
inline constexpr std::uint64_t kMostPartSamples = std::uint64_t{1} << 26U;

struct PictureSize {
    std::uint32_t width = 1280;
    std::uint32_t height = 720;
    std::uint32_t samples = 4;
    std::uint32_t supersample = 1;  // pixels drawn per pixel of the picture, in each direction
};

/// The same renderer without a window. Owns instance, device and targets. Not thread-safe. Throws
/// GpuError.
class OffscreenRenderer {
public:
    explicit OffscreenRenderer(const OffscreenOptions& options = {});
    ~OffscreenRenderer();
    OffscreenRenderer(const OffscreenRenderer&) = delete;
    OffscreenRenderer& operator=(const OffscreenRenderer&) = delete;

    void setAsset(const std::shared_ptr<const Asset>& asset);

    /// Messages about parts of the asset that the device cannot show and replaces by placeholders.
    [[nodiscard]] std::vector<std::string> notices() const;

    /// Renders and reads back. Alpha is 255 unless `view.transparent`. A picture of more samples
    /// than every device can hold (kMostPartSamples), or beyond the device's limits, is drawn in
    /// parts. A supersampled one is the mean of the larger picture, of its light or, where the view
    /// shows data, of its bytes; texts and lines keep their size. `draw` does neither.
    [[nodiscard]] PixelImage render(const FrameInput& input, const PictureSize& size);

    /// The same in two steps: the device draws while the caller continues. At most as many pictures
    /// as OffscreenOptions::framesInFlight are started at once. Until all are collected, only these
    /// functions and those about the last picture may be called, and the last picture is the one
    /// that was started last.
    void start(const FrameInput& input, const PictureSize& size);
    /// Waits for the picture that was started first.
    [[nodiscard]] PixelImage collect();

    /// The file to compare with; null releases what `renderSplit` needs.
    void setPartner(const std::shared_ptr<const Asset>& asset);
    /// One picture of both, in parts like `render`, but not supersampled. Inputs of parts that the
    /// layout lacks may be null.
    [[nodiscard]] PixelImage renderSplit(const SplitLayout& layout,
                                         const OfBothSides<const FrameInput>& inputs,
                                         const PictureSize& size);

    /// The same without reading back; waits for completion.
    void draw(const FrameInput& input, const PictureSize& size);

    /// Compares the skinning paths for the input's pose. The evaluator must belong to the current
    /// asset.
    [[nodiscard]] AgreementReport agreement(const FrameInput& input);

    /// The result of the compute path for the input's pose.
    [[nodiscard]] std::vector<ComputedPrimitive> computedPrimitives(const FrameInput& input);

    /// For the last picture; see SceneRenderer::pictureNotice.
    [[nodiscard]] std::string pictureNotice() const;
    /// See SceneRenderer::fontNotice.
    [[nodiscard]] std::string fontNotice() const;
    /// For the last picture; see SceneRenderer::lampStops.
    [[nodiscard]] float lampStops() const noexcept;
    /// For the last picture; see SceneRenderer::hiddenNames.
    [[nodiscard]] std::size_t hiddenNames() const noexcept;

    /// Cost of the last frame; see SceneRenderer::timings.
    [[nodiscard]] FrameTimings timings() const;

    /// Device memory currently in use.
    [[nodiscard]] std::uint64_t deviceMemoryBytes() const noexcept;

    /// See viewport/offscreen/copy_bandwidth.h.
    [[nodiscard]] CopyBandwidth measureCopies(std::uint64_t movedBytes, std::size_t repetitions);

    /// The supported sample count for a requested one (the next lower one).
    [[nodiscard]] std::uint32_t supportedSamples(std::uint32_t request) const noexcept;

    [[nodiscard]] const DeviceInfo& device() const noexcept;

    /// Error messages of the validation layer so far.
    [[nodiscard]] std::vector<std::string> validationErrors() const;
    /// All messages of the validation layer so far.
    [[nodiscard]] std::vector<ValidationMessage> validationMessages() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

}  // namespace sinew
