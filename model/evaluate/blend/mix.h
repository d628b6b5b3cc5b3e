// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/evaluate/blend/layer.h"

namespace sinew {

/// A fade from the first layer of a mix to the second; their weights follow mixer time.
struct MixFade {
    double startSeconds = 0.0;
    double durationSeconds = 0.25;
    bool synchronisePhase = false;

    bool operator==(const MixFade&) const = default;
};

/// Layers that play together, in mixer time (seconds from 0).
struct Mix {
    std::vector<Layer> layers;
    std::optional<MixFade> fade;  // requires two layers

    bool operator==(const Mix&) const = default;
};

/// Mixer seconds for one run of the layer (ping-pong: both directions); 0 if it does not play.
[[nodiscard]] double runSeconds(const Asset& asset, const Layer& layer) noexcept;

/// Length of the mixer: its longest active layer; with a fade, to the end of the incoming layer.
[[nodiscard]] double mixSeconds(const Asset& asset, const Mix& mix) noexcept;

/// The layer that determines `mixSeconds`; the number of layers if there is none.
[[nodiscard]] std::size_t longestLayer(const Asset& asset, const Mix& mix) noexcept;

/// The layers at a mixer time: a pure function. Reuses `out`.
void poseLayersAt(const Asset& asset, const Mix& mix, double mixerSeconds,
                  std::vector<PoseLayer>& out);

/// What is shown at a mixer time: at the end the last moment before it, as the end of a loop equals
/// its start.
void shownLayersAt(const Asset& asset, const Mix& mix, float mixerSeconds,
                   std::vector<PoseLayer>& out);

struct FadeOptions {
    AnimationIndex to;
    double durationSeconds = 0.25;
    bool synchronisePhase = false;
};

/// Plays `from` alone for a moment, then the fade; keeps layers above the blended ones.
[[nodiscard]] Mix crossFaded(const Asset& asset, const Mix& before, const Layer& from,
                             const FadeOptions& options);

// Edits of the list of layers. A fade is removed if it would refer to other layers than before.
// `withLayer` adds a layer if `row` is past the end.
[[nodiscard]] Mix withLayer(Mix mix, std::size_t row, const Layer& layer);
[[nodiscard]] Mix withoutLayer(Mix mix, std::size_t row);
[[nodiscard]] Mix withLayerMoved(Mix mix, std::size_t from, std::size_t to);

}  // namespace sinew
