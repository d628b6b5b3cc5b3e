// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/outline_cache.h"

#include <utility>

#include "model/evaluate/clip/clip_library.h"

namespace sinew::cli {

namespace {

constexpr float kWhole = 0.9999F;  // a sum of weights that leaves nothing to the rest pose

}  // namespace

OutlineCache::OutlineCache(std::shared_ptr<const ClipLibrary> clips, std::vector<NodeIndex> nodes,
                           const RenderChoice& choice)
    : m_clips(std::move(clips)), m_nodes(std::move(nodes)), m_choice(choice) {}

const Outline& OutlineCache::measured(AnimationIndex animation) {
    const auto known = m_outlines.find(animation);
    if (known != m_outlines.end()) {
        return known->second;
    }
    const ViewOptions& view = m_choice.view;
    return m_outlines[animation] =
               view.mode == ViewMode::BindPose
                   ? storedNodeOutline(*m_clips->asset(), m_nodes)
                   : animatedNodeOutline(m_clips, m_nodes, animation, view.weights, m_choice.hand);
}

/// To the outline of the layers.
void OutlineCache::add(const Outline& outline) {
    m_layers->box.add(outline.box);
    m_layers->points.insert(m_layers->points.end(), outline.points.begin(), outline.points.end());
}

const Outline& OutlineCache::over(AnimationIndex animation) {
    if (m_choice.layers.empty() || m_choice.view.mode == ViewMode::BindPose) {
        return measured(animation);
    }
    if (!m_layers) {
        m_layers.emplace();
        float weights = 0.0F;
        for (const PoseLayer& layer : m_choice.layers) {
            weights += layer.weight;
            if (layer.weight > 0.0F) {
                add(measured(layer.animation));
            }
        }
        if (weights < kWhole) {
            add(measured({}));
        }
    }
    return *m_layers;
}

const Outline& OutlineCache::following(AnimationIndex animation, NodeIndex node) {
    const auto [known, isNew] = m_following.try_emplace({animation, node});
    if (isNew) {
        known->second = animatedNodeOutline(m_clips, m_nodes, animation, m_choice.view.weights,
                                            m_choice.hand, node);
    }
    return known->second;
}

}  // namespace sinew::cli
