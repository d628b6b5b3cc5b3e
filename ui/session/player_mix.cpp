// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "model/evaluate/clip/pose_target.h"
#include "ui/session/player.h"

namespace sinew {
namespace {

/// Removes references that the file does not have.
Mix existing(const Asset& asset, Mix mix) {
    for (Layer& layer : mix.layers) {
        if (layer.animation.value >= asset.animations.size()) {
            layer.animation = {};
        }
        if (layer.mask.value >= asset.nodes.size()) {
            layer.mask = {};
        }
    }
    if (mix.layers.size() < 2) {
        mix.fade.reset();
    }
    return mix;
}

bool drivesWith(const Asset& asset, AnimationIndex animation, NodeIndex node, ChannelPath path) {
    const std::vector<Channel>& channels = asset[animation].channels;
    return std::any_of(channels.begin(), channels.end(), [&](const Channel& channel) {
        return channel.node == node && channel.path == path &&
               drives(asset, asset[animation], channel);
    });
}

}  // namespace

std::span<const PoseLayer> Player::poseLayers() {
    m_poseLayers.clear();
    if (mixing()) {
        shownLayersAt(*m_asset, m_mix, m_seconds, m_poseLayers);
    }
    return m_poseLayers;
}

void Player::setMix(Mix mix) {
    if (!m_asset) {
        return;
    }
    mix = existing(*m_asset, std::move(mix));
    if (mix == m_mix) {
        return;
    }
    const bool first = m_mix.layers.empty();
    const bool last = mix.layers.empty();
    const bool wasMixing = m_mixing;
    if (wasMixing && last) {
        setMixing(false);
    }
    m_mix = std::move(mix);
    const bool rangeChanged = m_mixing && updateMixRange();
    emit mixChanged();
    if (rangeChanged) {
        emit playbackChanged();
        emit timeChanged();
    }
    if (first && !last) {
        setMixing(true);
    } else if (m_mixing) {
        measureMotionAgain();
    }
}

void Player::setMixing(bool wanted) {
    wanted = wanted && !m_mix.layers.empty();
    if (wanted == m_mixing) {
        return;
    }
    // The time is kept if the first layer is the current clip.
    const Layer& first = m_mix.layers.front();
    const bool related = m_animation && first.animation == m_animation;
    const float moment =
        !wanted   ? poseLayers().front().seconds
        : related ? static_cast<float>(mixerSecondsAt(first, *m_asset, m_seconds).value_or(0.0))
                  : 0.0F;
    m_mixing = wanted;
    if (wanted) {
        startMixer();
    } else {
        resetPlayback(m_animation);
    }
    if (related) {
        m_seconds = std::clamp(moment, m_clipStart, m_clipEnd);
        m_clock.seek(m_seconds, m_wall());
    }
    if (!playable()) {
        setPlaying(false);
    }
    emit mixChanged();
    emit playbackChanged();
    emit timeChanged();
    forgetMotion();
}

void Player::startMixer() {
    m_times.keys.clear();
    updateShownKeys();
    m_clock.startSeconds = 0.0F;
    m_clock.endSeconds = 0.0F;
    m_clipStart = 0.0F;
    m_clipEnd = 0.0F;
    (void)updateMixRange();
    startOver();
}

/// Sets the clock's range to the whole mixer, or to the in and out points inside it. False:
/// unchanged.
bool Player::updateMixRange() {
    const auto end = static_cast<float>(mixSeconds(*m_asset, m_mix));
    if (end == m_clipEnd) {
        return false;
    }
    const bool whole = playsWholeClip();
    m_clock.seek(m_seconds, m_wall());  // the passes so far are those of the range before
    m_clipEnd = end;
    m_clock.endSeconds = whole ? end : std::min(m_clock.endSeconds, end);
    m_clock.startSeconds = std::min(m_clock.startSeconds, m_clock.endSeconds);
    m_seconds = std::clamp(m_seconds, m_clock.startSeconds, m_clock.endSeconds);
    m_clock.seek(m_seconds, m_wall());
    return true;
}

Layer Player::presentLayer() const {
    if (mixing()) {
        const std::size_t shown = m_mix.fade ? 1 : 0;
        Layer layer = m_mix.layers[shown];
        layer.offsetSeconds += double(m_seconds) * std::abs(layer.speed);
        return layer;
    }
    Layer layer{.animation = m_animation, .loop = m_clock.loop};
    if (!playsWholeClip()) {
        layer.inSeconds = m_clock.startSeconds;
        layer.outSeconds = m_clock.endSeconds;
    }
    return layer;
}

void Player::mixPresentClip() {
    if (m_asset && m_animation && m_mix.layers.empty()) {
        setMix({.layers = {presentLayer()}, .fade = {}});
    }
}

void Player::crossFadeTo(const FadeOptions& options) {
    if (!m_asset || !playable() || options.to.value >= m_asset->animations.size()) {
        return;
    }
    Layer from = presentLayer();
    if (!mixing()) {
        from.offsetSeconds = double(m_seconds) - double(m_clock.startSeconds);
    }
    setMix(crossFaded(*m_asset, m_mix, from, options));
    setMixing(true);
    setReversed(false);
    setSpeed(std::abs(speed()));
    playWholeClip();
    seek(0.0F);
    setPlaying(true);
}

void Player::fillMoment(PoseMoment& out) {
    out.animation = m_animation;
    out.seconds = m_seconds;
    out.layered = m_mixing;
    const std::span<const PoseLayer> layers = poseLayers();
    out.layers.assign(layers.begin(), layers.end());
    out.root = m_motion.node;
    out.inPlace = m_motion.inPlace;
}

void Player::fillPlayed(PlayedPoses& out) const {
    out.animation = m_animation;
    out.mixing = m_mixing;
    if (m_mixing) {
        out.mix = m_mix;
    } else {
        out.mix = {};
    }
    out.root = m_motion.node;
    out.inPlace = m_motion.inPlace;
}

std::vector<AnimationIndex> Player::drivers(NodeIndex node, ChannelPath path) const {
    std::vector<AnimationIndex> clips;
    if (!m_asset) {
        return clips;
    }
    const auto offer = [&](AnimationIndex clip) {
        const bool known = clip.value < m_asset->animations.size() &&
                           std::find(clips.begin(), clips.end(), clip) == clips.end();
        if (known && drivesWith(*m_asset, clip, node, path)) {
            clips.push_back(clip);
        }
    };
    if (!m_mixing) {
        offer(m_animation);
        return clips;
    }
    for (const Layer& layer : m_mix.layers) {
        if (layer.enabled) {
            offer(layer.animation);
        }
    }
    return clips;
}

void Player::setRootNode(NodeIndex node) {
    const bool chosen = m_asset && node.value < m_asset->nodes.size();
    if (chosen == m_motion.chosen && (!chosen || node == m_motion.node)) {
        return;
    }
    m_motion.chosen = chosen;
    m_motion.node = chosen ? node : NodeIndex();
    forgetMotion();
}

void Player::setInPlace(const InPlace& inPlace) {
    if (inPlace == m_motion.inPlace) {
        return;
    }
    m_motion.inPlace = inPlace;
    emit rootMotionChanged();
    measureWantedMotion();
}

void Player::setPathShown(bool shown) {
    if (shown == m_motion.pathShown) {
        return;
    }
    m_motion.pathShown = shown;
    emit rootMotionChanged();
    measureWantedMotion();
}

/// Discards the measurement because it belongs to something else.
void Player::forgetMotion() {
    m_motion.path.reset();
    measureMotionAgain();
}

/// Requests a new measurement; the outdated one is shown until then.
void Player::measureMotionAgain() {
    m_finder.cancel();
    m_motion.measuring = false;
    m_motion.measured = false;
    emit rootMotionChanged();
    measureWantedMotion();
}

void Player::measureWantedMotion() {
    if (m_motion.pathShown || m_motion.inPlace.any() || m_rootWanted) {
        measureRootMotion();
    }
}

void Player::measureRootMotion() {
    if (m_motion.measured || m_motion.measuring || !m_asset || !playable()) {
        return;
    }
    m_motion.measuring = true;
    m_finder.start({.clips = m_clips,
                    .animation = m_animation,
                    .mix = mixing() ? m_mix : Mix(),
                    .node = m_motion.chosen ? m_motion.node : NodeIndex(),
                    .framesPerSecond = m_rate.framesPerSecond});
    emit rootMotionChanged();
}

void Player::setRootWanted(bool wanted) {
    m_rootWanted = wanted;
    measureWantedMotion();
}

void Player::onMotionFound(NodeIndex node, const std::shared_ptr<const MotionPath>& path) {
    m_motion.measuring = false;
    m_motion.measured = true;
    m_motion.node = node;
    m_motion.path = path;
    emit rootMotionChanged();
}

}  // namespace sinew
