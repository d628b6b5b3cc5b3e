// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Whether vertices have to be deformed again.
#include <algorithm>

#include "viewport/scene/deform/deform_pass.h"
#include "viewport/scene/frame/frame_pose.h"

namespace sinew {
namespace {

template <class T>
bool sameValues(std::span<const T> a, const std::vector<T>& b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

}  // namespace

DeformPass::KnownPose DeformPass::poseOf(const Ghost& ghost) noexcept {
    return {.evaluator = ghost.evaluator, .revision = ghost.evaluator->revision()};
}

bool DeformPass::isKnown(const Key& key, const FrameInput& input) {
    const CrowdInput& crowd = input.crowd;
    const std::span<const Ghost> ghosts = shownGhosts(input);
    const bool sameGhosts = std::equal(
        ghosts.begin(), ghosts.end(), m_ghosts.begin(), m_ghosts.end(),
        [](const Ghost& ghost, const KnownPose& known) { return poseOf(ghost) == known; });
    const bool same = m_key == key && m_tasks == m_knownTasks && sameGhosts &&
                      sameValues(crowd.seconds, m_seconds) && sameValues(crowd.offsets, m_offsets);
    if (!same) {
        m_key = key;
        m_knownTasks = m_tasks;
        m_seconds.assign(crowd.seconds.begin(), crowd.seconds.end());
        m_offsets.assign(crowd.offsets.begin(), crowd.offsets.end());
        m_ghosts.resize(ghosts.size());
        std::transform(ghosts.begin(), ghosts.end(), m_ghosts.begin(), poseOf);
    }
    return same;
}

}  // namespace sinew
