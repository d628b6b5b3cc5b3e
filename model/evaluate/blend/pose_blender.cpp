// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/blend/pose_blender.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

namespace sinew {

namespace {

using Kind = PoseTarget::Kind;

/// A total order that distinguishes layers that would blend differently, including NaN.
bool comesBefore(const PoseLayer* a, const PoseLayer* b) noexcept {
    const auto key = [](const PoseLayer& layer) {
        return std::tuple(layer.animation.value, std::bit_cast<std::uint32_t>(layer.seconds),
                          std::bit_cast<std::uint32_t>(layer.weight), layer.mask.value);
    };
    return key(*a) < key(*b);
}

}  // namespace

PoseBlender::PoseBlender(std::shared_ptr<const ClipLibrary> clips)
    : m_clips(std::move(clips)),
      m_subtrees(asset()),
      m_clipSlots(asset().animations.size()),
      m_cursors(asset().animations.size()),
      m_startCursors(asset().animations.size()) {
    std::vector<std::vector<PoseTarget>> targets;
    std::vector<PoseTarget> all;
    for (std::size_t i = 0; i < m_clipSlots.size(); ++i) {
        targets.push_back(poseTargets(asset(), AnimationIndex(i)));
        all.insert(all.end(), targets.back().begin(), targets.back().end());
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    for (std::size_t i = 0; i < m_clipSlots.size(); ++i) {
        for (const PoseTarget& target : targets[i]) {
            const auto place = std::lower_bound(all.begin(), all.end(), target) - all.begin();
            m_clipSlots[i].push_back(static_cast<std::uint32_t>(place));
        }
    }
    resetToRest(asset(), m_sample);
    resetToRest(asset(), m_start);
    for (const PoseTarget& target : all) {
        m_slots.push_back(
            {.target = target, .rest = valueOf(asset(), m_sample, target), .value = {}});
    }
}

void PoseBlender::blend(std::span<const PoseLayer> layers, Pose& out) {
    average(layers);
    for (const PoseLayer& layer : layers) {
        if (layer.mode == LayerMode::Override) {
            mixOver(layer);
        }
    }
    for (const PoseLayer& layer : layers) {
        if (layer.mode == LayerMode::Additive) {
            addDifference(layer);
        }
    }
    write(out);
}

/// Samples the layer and calls use(slot, value) for each target that it affects.
template <class Use>
void PoseBlender::forTargets(const PoseLayer& layer, Use use) {
    const std::uint32_t clip = layer.animation.value;
    if (clip >= m_clipSlots.size() || countedWeight(layer) == 0.0F) {
        return;
    }
    const CompiledClip& compiled = (*m_clips)[layer.animation].clip;
    compiled.prepare(m_cursors[clip]);
    compiled.sample(layer.seconds, m_cursors[clip], m_sample);
    for (const std::uint32_t place : m_clipSlots[clip]) {
        Slot& slot = m_slots[place];
        if (!layer.mask || m_subtrees.contains(layer.mask, slot.target.node)) {
            use(slot, valueOf(asset(), m_sample, slot.target));
        }
    }
}

void PoseBlender::average(std::span<const PoseLayer> layers) {
    for (Slot& slot : m_slots) {
        slot.value = TargetValue(0.0);
        slot.weight = 0.0;
        slot.layers = 0;
        slot.turned = false;
    }
    m_order.clear();
    for (const PoseLayer& layer : layers) {
        if (layer.mode == LayerMode::Blend) {
            m_order.push_back(&layer);
        }
    }
    std::sort(m_order.begin(), m_order.end(), comesBefore);
    for (const PoseLayer* layer : m_order) {
        addWeighted(*layer);
    }
    finishAverage();
}

void PoseBlender::addWeighted(const PoseLayer& layer) {
    const double weight = countedWeight(layer);
    forTargets(layer, [weight](Slot& slot, TargetValue value) {
        if (slot.target.kind == Kind::Rotation) {
            const TargetValue near = turnedTowards(slot.rest, value);
            slot.turned = near != value;
            value = near;
        }
        slot.value += weight * value;
        slot.weight += weight;
        ++slot.layers;
    });
}

void PoseBlender::finishAverage() noexcept {
    for (Slot& slot : m_slots) {
        if (slot.layers == 0) {
            slot.value = slot.rest;
        } else if (slot.weight >= 1.0) {
            slot.value /= slot.weight;
        } else {
            slot.value += (1.0 - slot.weight) * slot.rest;
        }
        if (slot.target.kind != Kind::Rotation || slot.layers == 0) {
            continue;
        }
        if (slot.layers > 1 || slot.weight < 1.0) {
            slot.value = normalized(slot.value, slot.rest);
        } else if (slot.turned) {
            slot.value = -slot.value;
        }
    }
}

void PoseBlender::mixOver(const PoseLayer& layer) {
    const double weight = countedWeight(layer);
    forTargets(layer, [weight](Slot& slot, const TargetValue& value) {
        slot.value = mixed(slot.target.kind, slot.value, value, weight);
        ++slot.layers;
    });
}

void PoseBlender::addDifference(const PoseLayer& layer) {
    const std::uint32_t index = layer.animation.value;
    if (layer.reference == AdditiveReference::FirstFrame && index < m_clipSlots.size()) {
        const CompiledClip& clip = (*m_clips)[layer.animation].clip;
        clip.prepare(m_startCursors[index]);
        clip.sample(clip.startSeconds(), m_startCursors[index], m_start);
    }
    const double weight = countedWeight(layer);
    forTargets(layer, [&](Slot& slot, const TargetValue& value) {
        slot.value =
            withDifference(slot.target.kind, slot.value, value, referenceOf(layer, slot), weight);
        ++slot.layers;
    });
}

TargetValue PoseBlender::referenceOf(const PoseLayer& layer, const Slot& slot) const noexcept {
    switch (layer.reference) {
        case AdditiveReference::Rest:
            return slot.rest;
        case AdditiveReference::FirstFrame:
            return valueOf(asset(), m_start, slot.target);
    }
    return slot.rest;
}

void PoseBlender::write(Pose& out) const noexcept {
    for (const Slot& slot : m_slots) {
        if (slot.target.movesNode()) {
            const Node& node = asset()[slot.target.node];
            out.fromMatrix[slot.target.node.value] = node.matrix.has_value() ? 1 : 0;
        }
    }
    for (const Slot& slot : m_slots) {
        setValue(asset(), slot.target, slot.value, out);
        if (slot.layers > 0 && slot.target.movesNode()) {
            out.fromMatrix[slot.target.node.value] = 0;
        }
    }
}

}  // namespace sinew
