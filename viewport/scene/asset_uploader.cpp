// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/asset_uploader.h"

#include <utility>

#include "model/facts/asset_facts.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew {
namespace {

constexpr std::uint32_t kMostDroppedLevels = 5;  // a thousandth of the texels
constexpr float kUploadShare = 0.6F;             // share of the total; the rest is `Finish`

}  // namespace

UploadedAsset::UploadedAsset(const DeviceView& device, const SetLayouts& layouts,
                             std::shared_ptr<const Asset> loaded, std::uint32_t framesInFlight,
                             Uploader& uploader)
    : asset(std::move(loaded)),
      played(asset),
      buffers(device, {layouts.geometry.get(), layouts.deform.get(), layouts.words.get()}, *asset,
              uploader),
      materials(device, layouts.material.get(), *asset, uploader, framesInFlight),
      draws(*asset, buffers, materials),
      pose(*asset),
      lights(asset),
      droppedLevels(uploader.droppedLevels()) {
    uploader.finish();
}

std::vector<std::string> UploadedAsset::notices() const {
    std::vector<std::string> all = materials.notices();
    for (std::string& notice : lights.notices()) {
        all.push_back(std::move(notice));
    }
    if (droppedLevels > 0) {
        all.push_back(
            "the graphics device has too little memory for the textures; they are shown "
            "at 1/" +
            std::to_string(1U << droppedLevels) + " of their width and height");
    }
    return all;
}

std::unique_ptr<UploadedAsset> AssetUploader::bring(const std::shared_ptr<const Asset>& asset,
                                                    Fallback fallback, UploadQueue& queue) const {
    const std::uint32_t most =
        fallback == Fallback::None || asset->images.empty() ? 0 : kMostDroppedLevels;
    for (std::uint32_t dropped = 0;; ++dropped) {
        try {
            Uploader uploader(m_device, queue);
            uploader.setDroppedLevels(dropped);
            uploader.expect(decodedImageBytes(*asset));
            return std::make_unique<UploadedAsset>(m_device, m_layouts, asset, m_framesInFlight,
                                                   uploader);
        } catch (const GpuError& error) {
            if (error.kind() != GpuError::Kind::OutOfMemory || dropped == most) {
                throw;
            }
        }
    }
}

std::unique_ptr<UploadedAsset> AssetUploader::load(const std::shared_ptr<const Asset>& asset,
                                                   Fallback fallback) const {
    DirectQueue queue(m_device.device);
    return bring(asset, fallback, queue);
}

void AssetUploader::begin(std::shared_ptr<const Asset> asset, Fallback fallback,
                          std::function<void()> wake, Finish finish) {
    cancel();
    m_pending = std::make_unique<Pending>();
    m_pending->asset = std::move(asset);
    m_pending->wake = std::move(wake);
    m_pending->finish = std::move(finish);
    beginAgain(fallback);
}

void AssetUploader::beginAgain(Fallback fallback) {
    Pending& pending = *m_pending;
    const auto before = std::make_shared<PendingAssets>(std::exchange(m_cancelled, {}));
    pending.work = std::make_unique<BackgroundWork>(
        m_device.device,
        [this, &pending, fallback, before](UploadQueue& queue) {
            before->clear();  // waits, because two uploads at once would need the memory of both
            PartOfQueue uploads(queue, 0.0F, kUploadShare);
            uploads.report(0.0F);
            std::unique_ptr<UploadedAsset> brought = bring(pending.asset, fallback, uploads);
            PartOfQueue rest(queue, kUploadShare, 1.0F);
            pending.finish(*brought, rest);
            rest.report(1.0F);  // a cancelled upload is destroyed here
            pending.loaded = std::move(brought);
        },
        pending.wake);
}

bool AssetUploader::isUploaded() const noexcept {
    return fraction() >= kUploadShare;
}

void AssetUploader::forgetEnded() {
    std::erase_if(m_cancelled, [](const auto& pending) { return pending->work->hasEnded(); });
}

void AssetUploader::cancel() {
    forgetEnded();
    if (m_pending) {
        m_pending->work->cancel();
        m_cancelled.push_back(std::move(m_pending));
    }
}

void AssetUploader::end() noexcept {
    m_pending.reset();
    m_cancelled.clear();
}

std::unique_ptr<UploadedAsset> AssetUploader::advance() {
    forgetEnded();
    if (!m_pending || !m_pending->work->advance()) {
        return nullptr;
    }
    std::unique_ptr<UploadedAsset> loaded = std::move(m_pending->loaded);
    m_pending.reset();
    return loaded;
}

}  // namespace sinew
