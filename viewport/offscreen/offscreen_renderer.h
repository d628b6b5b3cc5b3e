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

namespace sinew {

/// Every Vulkan 1.1 device with a graphics queue, in the loader's order (the INDEX of --device).
[[nodiscard]] std::vector<DeviceInfo> listDevices();

struct OffscreenOptions {
    std::string device;            // index or name (a part of it is enough); empty: the best one
    bool validation = false;       // the Khronos layer with synchronisation checks
    bool bestPractices = false;    // its advice too; needs `validation`
    std::string cacheFolder = {};  // for compiled pipelines; empty: none
    std::uint64_t memoryLimitBytes = 0;  // device memory for everything; 0: all there is
};

struct PictureSize {
    std::uint32_t width = 1280;
    std::uint32_t height = 720;
    std::uint32_t samples = 4;
};

/// The same renderer without a window. Owns instance, device and targets. Not thread-safe; one
/// thread uses it. Throws GpuError.
class OffscreenRenderer {
public:
    explicit OffscreenRenderer(const OffscreenOptions& options = {});
    ~OffscreenRenderer();
    OffscreenRenderer(const OffscreenRenderer&) = delete;
    OffscreenRenderer& operator=(const OffscreenRenderer&) = delete;

    void setAsset(std::shared_ptr<const Asset> asset);

    /// What the device cannot show of the asset and has a placeholder for, in words.
    [[nodiscard]] std::vector<std::string> notices() const;

    /// Renders and reads back. Alpha is 255 unless `view.transparent`.
    [[nodiscard]] PixelImage render(const FrameInput& input, const PictureSize& size);

    /// The same without reading back; waits until it is done.
    void draw(const FrameInput& input, const PictureSize& size);

    /// The input's pose by each skinning path, and how far they are apart. Its evaluator is of the
    /// present asset.
    [[nodiscard]] AgreementReport agreement(const FrameInput& input);

    /// What the compute path makes of the input's pose.
    [[nodiscard]] std::vector<ComputedPrimitive> computedPrimitives(const FrameInput& input);

    /// Of the last picture; see SceneRenderer::pictureNotice.
    [[nodiscard]] std::string pictureNotice() const;
    /// Of the last picture; see SceneRenderer::hiddenNames.
    [[nodiscard]] std::size_t hiddenNames() const noexcept;

    /// What the last frame cost; see SceneRenderer::timings.
    [[nodiscard]] FrameTimings timings() const;

    /// Device memory that everything takes at present.
    [[nodiscard]] std::uint64_t deviceMemoryBytes() const noexcept;

    /// See viewport/offscreen/copy_bandwidth.h.
    [[nodiscard]] CopyBandwidth measureCopies(std::uint64_t movedBytes, std::size_t repetitions);

    /// The sample count that the device gives for a wish (the next lower supported one).
    [[nodiscard]] std::uint32_t supportedSamples(std::uint32_t wish) const noexcept;

    [[nodiscard]] const DeviceInfo& device() const noexcept;

    /// Messages of error severity that the validation layer has reported so far.
    [[nodiscard]] std::vector<std::string> validationErrors() const;
    /// All that it has said.
    [[nodiscard]] std::vector<ValidationMessage> validationMessages() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

}  // namespace sinew
