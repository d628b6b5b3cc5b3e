// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/blend/mix.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kAloneSeconds = 1.0;  // lead time before a fade, at most one run of its first clip

bool concernsFade(const Mix& mix, std::size_t row) noexcept {
    return mix.fade.has_value() && row < 2;
}

}  // namespace

double runSeconds(const Asset& asset, const Layer& layer) noexcept {
    const double speed = std::abs(layer.speed);
    if (layer.animation.value >= asset.animations.size() || !(speed > 0.0)) {
        return 0.0;
    }
    const Animation& clip = asset[layer.animation];
    const double start = double(layer.inSeconds.value_or(clip.startSeconds));
    const double end = double(layer.outSeconds.value_or(clip.endSeconds));
    const double once = std::max(0.0, end - start) / speed;
    return std::max(1, loopModeInfo(layer.loop).periodLengths) * once;
}

std::size_t longestLayer(const Asset& asset, const Mix& mix) noexcept {
    std::size_t longest = mix.layers.size();
    double most = 0.0;
    for (std::size_t i = 0; i < mix.layers.size(); ++i) {
        const double run = runSeconds(asset, mix.layers[i]);
        if (mix.layers[i].enabled && run > most) {
            most = run;
            longest = i;
        }
    }
    return longest;
}

double mixSeconds(const Asset& asset, const Mix& mix) noexcept {
    const std::size_t longest = longestLayer(asset, mix);
    double seconds = longest < mix.layers.size() ? runSeconds(asset, mix.layers[longest]) : 0.0;
    if (mix.fade && mix.layers.size() >= 2) {
        const double end = mix.fade->startSeconds + std::max(0.0, mix.fade->durationSeconds);
        seconds = std::max(seconds, end + runSeconds(asset, mix.layers[1]));
    }
    return seconds;
}

void poseLayersAt(const Asset& asset, const Mix& mix, double mixerSeconds,
                  std::vector<PoseLayer>& out) {
    out.clear();
    std::size_t next = 0;
    if (mix.fade && mix.layers.size() >= 2) {
        const CrossFadeLayers faded =
            poseLayersAt(CrossFade{.from = mix.layers[0],
                                   .to = mix.layers[1],
                                   .startSeconds = mix.fade->startSeconds,
                                   .durationSeconds = mix.fade->durationSeconds,
                                   .synchronisePhase = mix.fade->synchronisePhase},
                         asset, mixerSeconds);
        out.push_back(faded.from);
        out.push_back(faded.to);
        next = 2;
    }
    for (; next < mix.layers.size(); ++next) {
        out.push_back(poseLayerAt(mix.layers[next], asset, mixerSeconds));
    }
}

void shownLayersAt(const Asset& asset, const Mix& mix, float mixerSeconds,
                   std::vector<PoseLayer>& out) {
    const double end = std::nextafter(mixSeconds(asset, mix), 0.0);
    poseLayersAt(asset, mix, std::min(double{mixerSeconds}, end), out);
}

Mix crossFaded(const Asset& asset, const Mix& before, const Layer& from,
               const FadeOptions& options) {
    Mix mix;
    mix.layers.push_back(from);
    mix.layers.front().enabled = true;
    mix.layers.front().weight = 1.0F;
    mix.layers.front().mode = LayerMode::Blend;
    mix.layers.push_back({.animation = options.to});
    for (const Layer& layer : before.layers) {
        if (layer.mode != LayerMode::Blend) {
            mix.layers.push_back(layer);
        }
    }
    mix.fade = {.startSeconds = std::min(kAloneSeconds, runSeconds(asset, from)),
                .durationSeconds = options.durationSeconds,
                .synchronisePhase = options.synchronisePhase};
    return mix;
}

Mix withLayer(Mix mix, std::size_t row, const Layer& layer) {
    if (row < mix.layers.size()) {
        mix.layers[row] = layer;
    } else {
        mix.layers.push_back(layer);
    }
    return mix;
}

Mix withoutLayer(Mix mix, std::size_t row) {
    if (row < mix.layers.size()) {
        if (concernsFade(mix, row)) {
            mix.fade.reset();
        }
        mix.layers.erase(mix.layers.begin() + std::ptrdiff_t(row));
    }
    return mix;
}

Mix withLayerMoved(Mix mix, std::size_t from, std::size_t to) {
    if (from < mix.layers.size() && to < mix.layers.size() && from != to) {
        if (concernsFade(mix, from) || concernsFade(mix, to)) {
            mix.fade.reset();
        }
        const Layer layer = mix.layers[from];
        mix.layers.erase(mix.layers.begin() + std::ptrdiff_t(from));
        mix.layers.insert(mix.layers.begin() + std::ptrdiff_t(to), layer);
    }
    return mix;
}

}  // namespace sinew
