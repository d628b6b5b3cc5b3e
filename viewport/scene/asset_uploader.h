// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "viewport/gpu/background_work.h"
#include "viewport/gpu/uploader.h"
#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/draw/draw_values.h"
#include "viewport/scene/frame/frame_pose.h"
#include "viewport/scene/frame/set_layouts.h"
#include "viewport/scene/geometry/asset_buffers.h"
#include "viewport/scene/light/scene_lights.h"
#include "viewport/scene/material/materials.h"

namespace sinew {

/// An asset on the device.
struct UploadedAsset {
    UploadedAsset(const DeviceView& device, const SetLayouts& layouts,
                  std::shared_ptr<const Asset> loaded, std::uint32_t framesInFlight,
                  Uploader& uploader);

    /// Messages about parts that the device cannot show as stored.
    [[nodiscard]] std::vector<std::string> notices() const;

    std::shared_ptr<const Asset> asset;   // asset as uploaded; the other members refer to it
    std::shared_ptr<const Asset> played;  // the same, perhaps with other clips
    AssetBuffers buffers;
    Materials materials;
    DrawList draws;
    FramePose pose;
    DrawValues values = {};
    SceneLights lights;
    std::uint32_t droppedLevels = 0;  // levels of every texture, dropped to save memory
};

/// Uploads assets to a device, synchronously or in a background thread.
class AssetUploader {
public:
    /// The arguments must outlive the loader.
    AssetUploader(const DeviceView& device, const SetLayouts& layouts, std::uint32_t framesInFlight)
        : m_device(device), m_layouts(layouts), m_framesInFlight(framesInFlight) {}

    enum class Fallback { None, SmallerTextures };  // if memory runs out

    /// Uploads synchronously. Throws GpuError.
    [[nodiscard]] std::unique_ptr<UploadedAsset> load(const std::shared_ptr<const Asset>& asset,
                                                      Fallback fallback) const;

    /// Further work before an asset is shown; reports progress to `queue`.
    using Finish = std::function<void(UploadedAsset& loaded, UploadQueue& queue)>;

    /// Starts an upload and cancels the previous one, which ends before this one allocates memory.
    /// `wake` is called from the background thread whenever `advance` has something to do or
    /// `fraction` grew; `finish` is called there at the end.
    void begin(std::shared_ptr<const Asset> asset, Fallback fallback, std::function<void()> wake,
               Finish finish);
    /// Retries the upload for which `advance` threw, with `fallback`.
    void beginAgain(Fallback fallback);
    /// Cancels the upload without waiting: current driver work, such as compiling a pipeline, ends
    /// in the background thread.
    void cancel();
    /// Cancels the upload and waits for its end.
    void end() noexcept;
    [[nodiscard]] bool isBusy() const noexcept { return m_pending != nullptr; }
    /// Progress, 0 to 1; 1 if there is no upload.
    [[nodiscard]] float fraction() const noexcept {
        return m_pending ? m_pending->work->fraction() : 1.0F;
    }
    /// What is left of the upload is `Finish`.
    [[nodiscard]] bool isUploaded() const noexcept;

    /// In the thread that owns the queues: submits pending work. Null: not finished yet. If it
    /// throws GpuError, the upload has ended.
    [[nodiscard]] std::unique_ptr<UploadedAsset> advance();

private:
    struct Pending {
        std::shared_ptr<const Asset> asset;
        std::function<void()> wake;
        Finish finish;
        std::unique_ptr<UploadedAsset> loaded;  // set by the background thread
        std::unique_ptr<BackgroundWork> work;   // last member, so that it ends first
    };
    using PendingAssets = std::vector<std::unique_ptr<Pending>>;

    void forgetEnded();
    [[nodiscard]] std::unique_ptr<UploadedAsset> bring(const std::shared_ptr<const Asset>& asset,
                                                       Fallback fallback, UploadQueue& queue) const;

    const DeviceView& m_device;
    const SetLayouts& m_layouts;
    std::uint32_t m_framesInFlight;
    PendingAssets m_cancelled;  // cancelled uploads that are still ending
    std::unique_ptr<Pending> m_pending;
};

}  // namespace sinew
