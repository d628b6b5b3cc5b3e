// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/cli/render/render_options.h"
#include "model/evaluate/outline.h"

namespace sinew {
class ClipLibrary;
}

namespace sinew::cli {

/// The outlines of some nodes over the clips that `render` shows, each measured once.
class OutlineCache {
public:
    /// `choice` is borrowed.
    OutlineCache(std::shared_ptr<const ClipLibrary> clips, std::vector<NodeIndex> nodes,
                 const RenderChoice& choice);

    /// Over one clip, or of the rest pose. For layers: over the clips of those with a weight, and
    /// over the rest pose if it completes them.
    [[nodiscard]] const Outline& over(AnimationIndex animation);
    /// The same over one clip, as seen by a camera that moves with a node.
    [[nodiscard]] const Outline& following(AnimationIndex animation, NodeIndex node);

private:
    const Outline& measured(AnimationIndex animation);
    void add(const Outline& outline);

    std::shared_ptr<const ClipLibrary> m_clips;
    std::vector<NodeIndex> m_nodes;
    const RenderChoice& m_choice;
    std::map<AnimationIndex, Outline> m_outlines;
    std::map<std::pair<AnimationIndex, NodeIndex>, Outline> m_following;
    std::optional<Outline> m_layers;
};

}  // namespace sinew::cli
