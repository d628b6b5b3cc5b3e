// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/frame/frame_pose.h"

#include <algorithm>

#include "model/core/worker_pool.h"

namespace sinew {
namespace {

constexpr std::size_t kJointsAtATime = 256;

bool showsCrowd(const FrameInput& input) noexcept {
    return input.crowd.crowd != nullptr && !input.crowd.seconds.empty() &&
           viewModeInfo(input.view.mode).posed;
}

}  // namespace

std::size_t copyCount(const FrameInput& input) noexcept {
    return showsCrowd(input) ? input.crowd.seconds.size() : 1;
}

bool needsStretchedJoints(const ViewOptions& view) noexcept {
    return view.blend == BlendSkinning::DualQuaternion || viewModeInfo(view.mode).bothBlends;
}

PoseSize poseSize(const Asset& asset, const FrameInput& input) noexcept {
    PoseSize size{.weights = asset.weightCount,
                  .copies = copyCount(input),
                  .stretched = needsStretchedJoints(input.view)};
    for (const Skin& skin : asset.skins) {
        size.joints += skin.joints.size();
    }
    for (const Node& node : asset.nodes) {
        if (node.mesh.valid()) {
            size.instances += node.instances ? node.instances->transforms.size() : 1;
        }
    }
    return size;
}

std::uint32_t firstMarkWord(const FrameInput& input) noexcept {
    if (input.evaluator == nullptr) {
        return 0;
    }
    const PoseSize size = poseSize(input.evaluator->asset(), input);
    return static_cast<std::uint32_t>(size.matrixBytes() / sizeof(std::uint32_t));
}

FramePose::FramePose(const Asset& asset) : m_marks(asset) {
    for (const Skin& skin : asset.skins) {
        m_firstJoints.push_back(m_joints);
        m_joints += skin.joints.size();
    }
}

void FramePose::write(const FrameInput& input, std::span<const NodeIndex> nodes,
                      const PoseMemory& memory) {
    m_memory = memory;
    m_copies = copyCount(input);
    m_places = nodes.size();
    m_world.resize(m_copies * m_places);
    m_matrices.resize(memory.stretched.size());
    if (showsCrowd(input)) {
        m_offsets = input.crowd.offsets;
        writeCrowd(input.crowd, nodes);
    } else {
        m_offsets = {};
        writeOne(*input.evaluator, nodes);
    }
    if (!memory.stretched.empty()) {
        decompose();
    }
    m_marks.follow(input.evaluator->asset(), input.view);
    std::copy(m_marks.marks().begin(), m_marks.marks().end(), memory.marks.begin());
}

void FramePose::writeCrowd(const CrowdInput& crowd, std::span<const NodeIndex> nodes) {
    const std::span<glm::mat4> matrices =
        m_matrices.empty() ? m_memory.palette : std::span<glm::mat4>(m_matrices);
    crowd.crowd->evaluate(
        crowd.seconds,
        {.palettes = matrices, .world = m_world, .nodes = nodes, .weights = m_memory.weights});
    if (!m_matrices.empty()) {
        std::copy(m_matrices.begin(), m_matrices.end(), m_memory.palette.begin());
    }
}

void FramePose::writeOne(const PoseEvaluator& evaluator, std::span<const NodeIndex> nodes) {
    for (std::size_t skin = 0; skin < m_firstJoints.size(); ++skin) {
        const auto palette = evaluator.palette(SkinIndex(skin));
        const auto first = static_cast<std::ptrdiff_t>(m_firstJoints[skin]);
        std::copy(palette.begin(), palette.end(), m_memory.palette.begin() + first);
        if (!m_matrices.empty()) {
            std::copy(palette.begin(), palette.end(), m_matrices.begin() + first);
        }
    }
    const std::vector<float>& weights = evaluator.pose().weights;
    std::copy(weights.begin(), weights.end(), m_memory.weights.begin());
    std::transform(nodes.begin(), nodes.end(), m_world.begin(),
                   [&](NodeIndex node) { return evaluator.world(node); });
}

void FramePose::decompose() noexcept {
    const std::size_t count = m_matrices.size();
    WorkerPool::shared().run((count + kJointsAtATime - 1) / kJointsAtATime, [&](std::size_t i) {
        const std::size_t first = i * kJointsAtATime;
        const std::size_t part = std::min(kJointsAtATime, count - first);
        stretchedJoints(std::span(m_matrices).subspan(first, part),
                        m_memory.stretched.subspan(first, part));
    });
}

}  // namespace sinew
