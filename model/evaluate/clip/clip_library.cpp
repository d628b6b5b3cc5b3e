// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/clip/clip_library.h"

#include <utility>

namespace sinew {

namespace {

PreparedClip prepared(const Asset& asset, AnimationIndex animation) {
    CompiledClip clip(asset, animation);
    MovedNodes moved = movedNodes(asset, clip.targets());
    return {std::move(clip), std::move(moved)};
}

}  // namespace

ClipLibrary::ClipLibrary(std::shared_ptr<const Asset> asset)
    : m_asset(std::move(asset)), m_slots(m_asset->animations.size()) {}

const PreparedClip& ClipLibrary::operator[](AnimationIndex animation) const {
    Slot& slot = m_slots[animation.value];
    std::call_once(slot.once, [&] { slot.clip.emplace(prepared(*m_asset, animation)); });
    return *slot.clip;
}

}  // namespace sinew
