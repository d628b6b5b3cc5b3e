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

/// A compiled animation and the nodes that it moves.
struct PreparedClip {
    CompiledClip clip;
    MovedNodes moved;
};

/// The compiled animations of one asset, each compiled on first use. Thread-safe: evaluators of the
/// same asset share one library.
class ClipLibrary {
public:
    explicit ClipLibrary(std::shared_ptr<const Asset> asset);

    [[nodiscard]] const std::shared_ptr<const Asset>& asset() const noexcept { return m_asset; }

    /// Compiles the animation now, so that later calls return it at once. False if stopped before
    /// it was compiled.
    bool prepare(AnimationIndex animation, const std::stop_token& stop) const;

    /// `animation` must be valid. The reference lives as long as the library.
    [[nodiscard]] const PreparedClip& operator[](AnimationIndex animation) const;

private:
    struct Slot {
        std::once_flag once;
        std::optional<PreparedClip> clip;
    };

    std::shared_ptr<const Asset> m_asset;
    mutable std::vector<Slot> m_slots;  // [animation]
};

}  // namespace sinew
