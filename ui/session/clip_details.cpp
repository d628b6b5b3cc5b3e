// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/clip_details.h"

#include <utility>

#include "model/check/spare_bytes.h"

namespace sinew {
namespace {

std::vector<ClipDetails> detailsOf(const Asset& asset, const std::stop_token& stop) {
    const std::vector<std::uint64_t> spare = spareBytesOfClips(asset, stop);
    std::vector<ClipDetails> details;
    for (std::size_t i = 0; i < asset.animations.size() && !stop.stop_requested(); ++i) {
        details.push_back({.grid = frameGridOf(asset.animations[i], stop),
                           .driven = drivenBy(asset, asset.animations[i]),
                           .spareBytes = spare[i]});
    }
    return details;
}

}  // namespace

ClipDetailFinder::ClipDetailFinder(QObject* parent) : QObject(parent) {}

void ClipDetailFinder::cancel() {
    m_task.cancel();
}

void ClipDetailFinder::start(std::shared_ptr<const Asset> asset) {
    m_task.start([this, asset = std::move(asset)](const std::stop_token& stop,
                                                  const BackgroundTask::Progress&) {
        std::vector<ClipDetails> details = detailsOf(*asset, stop);
        if (stop.stop_requested()) {
            return BackgroundTask::Done();
        }
        return BackgroundTask::Done([this, details = std::move(details)] { emit found(details); });
    });
}

}  // namespace sinew
