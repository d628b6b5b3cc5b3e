// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/evaluate/blend/layer.h"

namespace sinew {

/// The first layer of a mix fades into the second: their weights follow mixer time.
struct MixFade {
    double startSeconds = 0.0;
    double durationSeconds = 0.25;
    bool synchronisePhase = false;

    bool operator==(const MixFade&) const = default;
};

/// Clips that play at once, in mixer time (seconds from 0).
struct Mix {
    std::vector<Layer> layers;
    std::optional<MixFade> fade;  // needs two layers
};

[[nodiscard]] bool operator==(const Mix& a, const Mix& b) noexcept;

/// Mixer seconds in which the layer runs through its range once (there and back: both ways); 0
/// where nothing runs.
[[nodiscard]] double runSeconds(const Asset& asset, const Layer& layer) noexcept;

/// How long the mixer runs: its longest layer that is on, and through a fade to the end of the
/// layer that comes.
[[nodiscard]] double mixSeconds(const Asset& asset, const Mix& mix) noexcept;

/// The layer that `mixSeconds` is the length of; the number of layers where there is none.
[[nodiscard]] std::size_t longestLayer(const Asset& asset, const Mix& mix) noexcept;

/// The layers at a moment of the mixer: a pure function. Reuses `out`.
void poseLayersAt(const Asset& asset, const Mix& mix, double mixerSeconds,
                  std::vector<PoseLayer>& out);

struct FadeOptions {
    AnimationIndex to;
    double durationSeconds = 0.25;
    bool synchronisePhase = false;
};

/// `from` alone for a moment, then the fade; what lies over blended layers stays.
[[nodiscard]] Mix crossFaded(const Asset& asset, const Mix& before, const Layer& from,
                             const FadeOptions& options);

// Rows of the list of layers. A fade ends where it would concern other layers than before.
[[nodiscard]] Mix withLayer(Mix mix, std::size_t row, const Layer& layer);  // at the end: a new one
[[nodiscard]] Mix withoutLayer(Mix mix, std::size_t row);
[[nodiscard]] Mix withLayerMoved(Mix mix, std::size_t from, std::size_t to);

}  // namespace sinew
