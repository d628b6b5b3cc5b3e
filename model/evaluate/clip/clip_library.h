// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/evaluate/clip/compiled_clip.h"
#include "model/evaluate/clip/moved_nodes.h"

namespace sinew {

/// An animation ready to play: how it is sampled, and what of the asset it moves.
struct PreparedClip {
    CompiledClip clip;
    MovedNodes moved;
};

/// The compiled animations of one asset, each made when it is first asked for. Any thread may ask:
/// evaluators of the same asset share one library.
class ClipLibrary {
public:
    explicit ClipLibrary(std::shared_ptr<const Asset> asset);

    [[nodiscard]] const std::shared_ptr<const Asset>& asset() const noexcept { return m_asset; }

    /// Makes it now, so that the next who asks has it at once. False: stopped, and not made.
    bool prepare(AnimationIndex animation, const std::stop_token& stop) const;

    /// `animation` is one of the asset's. The reference holds as long as the library.
    [[nodiscard]] const PreparedClip& operator[](AnimationIndex animation) const;

private:
    struct Slot {
        std::once_flag once;
        std::optional<PreparedClip> clip;
    };

    std::shared_ptr<const Asset> m_asset;
    mutable std::vector<Slot> m_slots;  // per animation
};

}  // namespace sinew
