// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/clip/clip_library.h"

#include <utility>

namespace sinew {

namespace {

struct PreparationStopped {};

PreparedClip prepared(const Asset& asset, AnimationIndex animation, const std::stop_token& stop) {
    CompiledClip clip(asset, animation, stop);
    if (stop.stop_requested()) {
        throw PreparationStopped();
    }
    MovedNodes moved = movedNodes(asset, clip.targets());
    moved.isMoved = {};  // a byte per node and clip would be memory that grows with the square
    return {std::move(clip), std::move(moved)};
}

}  // namespace

ClipLibrary::ClipLibrary(std::shared_ptr<const Asset> asset)
    : m_asset(std::move(asset)), m_slots(m_asset->animations.size()) {}

bool ClipLibrary::prepare(AnimationIndex animation, const std::stop_token& stop) const {
    Slot& slot = m_slots[animation.value];
    try {
        std::call_once(slot.once, [&] { slot.clip.emplace(prepared(*m_asset, animation, stop)); });
        return true;
    } catch (const PreparationStopped&) {
        return false;
    }
}

const PreparedClip& ClipLibrary::operator[](AnimationIndex animation) const {
    prepare(animation, {});
    return *m_slots[animation.value].clip;
}

}  // namespace sinew
