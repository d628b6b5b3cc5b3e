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

    /// What the device cannot show of it as it is, in words.
    [[nodiscard]] std::vector<std::string> notices() const;

    std::shared_ptr<const Asset> asset;
    AssetBuffers buffers;
    Materials materials;
    DrawList draws;
    FramePose pose;
    SceneLights lights;
    std::uint32_t droppedLevels = 0;  // of every texture, for want of memory
};

/// Brings assets onto a device, at once or in a thread of its own.
class AssetUploader {
public:
    /// The arguments must outlive the loader.
    AssetUploader(const DeviceView& device, const SetLayouts& layouts, std::uint32_t framesInFlight)
        : m_device(device), m_layouts(layouts), m_framesInFlight(framesInFlight) {}

    enum class Fallback { None, SmallerTextures };  // where memory runs out

    /// Waits until it is there. Throws GpuError.
    [[nodiscard]] std::unique_ptr<UploadedAsset> load(const std::shared_ptr<const Asset>& asset,
                                                      Fallback fallback) const;

    /// What else an asset needs before it is shown, with `queue` to hear how much is done of that.
    using Finish = std::function<void(UploadedAsset& loaded, UploadQueue& queue)>;

    /// Begins; what was begun before is called off, and has come to its end when this one takes
    /// memory. `wake` is called from the other thread whenever `serve` has something to do or
    /// `fraction` grew, and `finish` is called there at the end.
    void begin(std::shared_ptr<const Asset> asset, Fallback fallback, std::function<void()> wake,
               Finish finish);
    /// Goes on in the way that `fallback` says with what `serve` threw for.
    void beginAgain(Fallback fallback);
    /// Calls off what was begun, without waiting: what the driver does at that moment, such as
    /// compiling a pipeline, comes to its end in the other thread.
    void cancel();
    /// Calls it off and waits until nothing of it is left.
    void end() noexcept;
    [[nodiscard]] bool isBusy() const noexcept { return m_pending != nullptr; }
    /// How much is done, 0 to 1; 1 when none is on its way.
    [[nodiscard]] float fraction() const noexcept {
        return m_pending ? m_pending->work->fraction() : 1.0F;
    }

    /// In the thread of the device's queues: submits what is ready. Null: it goes on. Throws
    /// GpuError and has ended then.
    [[nodiscard]] std::unique_ptr<UploadedAsset> serve();

private:
    struct Pending {
        std::shared_ptr<const Asset> asset;
        std::function<void()> wake;
        Finish finish;
        std::unique_ptr<UploadedAsset> loaded;  // by the other thread
        std::unique_ptr<BackgroundWork> work;   // the last member: ends first
    };
    using PendingAssets = std::vector<std::unique_ptr<Pending>>;

    void forgetEnded();
    [[nodiscard]] std::unique_ptr<UploadedAsset> bring(const std::shared_ptr<const Asset>& asset,
                                                       Fallback fallback, UploadQueue& queue) const;

    const DeviceView& m_device;
    const SetLayouts& m_layouts;
    std::uint32_t m_framesInFlight;
    PendingAssets m_calledOff;  // on their way to their end
    std::unique_ptr<Pending> m_pending;
};

}  // namespace sinew
