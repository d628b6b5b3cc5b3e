// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/frame/frame_pose.h"

#include <algorithm>

#include "model/core/worker_pool.h"
#include "model/view/joint_colors.h"
#include "model/view/shown_joints.h"
#include "model/view/shown_motion.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

namespace {

constexpr std::size_t kJointsAtATime = 256;

bool showsCrowd(const FrameInput& input) noexcept {
    return input.crowd.crowd != nullptr && !input.crowd.seconds.empty() &&
           viewModeInfo(input.view.mode).posed;
}

bool posedAlike(const PoseEvaluator& a, const PoseEvaluator& b, NodeIndex index) noexcept {
    const Node& node = a.asset()[index];
    if (a.world(index) != b.world(index)) {
        return false;
    }
    if (node.skin.value < a.asset().skins.size()) {
        const auto joints = a.palette(node.skin);
        if (!std::equal(joints.begin(), joints.end(), b.palette(node.skin).begin())) {
            return false;
        }
    }
    const auto first = a.pose().weights.begin() + static_cast<std::ptrdiff_t>(node.firstWeight);
    const auto other = b.pose().weights.begin() + static_cast<std::ptrdiff_t>(node.firstWeight);
    return std::equal(first, first + static_cast<std::ptrdiff_t>(node.restWeights.size()), other);
}

}  // namespace

JointMarks::JointMarks(const Asset& asset) {
    const std::vector<glm::u8vec3> colors = jointColors(asset);
    for (const Skin& skin : asset.skins) {
        m_firstJoints.push_back(m_marks.size());
        for (const NodeIndex node : skin.joints) {
            const glm::uvec3 color(colors[node.value]);
            m_marks.push_back(color.r | color.g << 8U | color.b << 16U);
        }
    }
}

void JointMarks::follow(const Asset& asset, const ViewOptions& view) {
    if (m_made && view.skin == m_skin && view.joint == m_joint && view.joints == m_joints &&
        view.descendants == m_descendants) {
        return;
    }
    m_made = true;
    m_skin = view.skin;
    m_joint = view.joint;
    m_joints = view.joints;
    m_descendants = view.descendants;
    for (std::uint32_t& mark : m_marks) {
        mark &= ~layout::kJointShown;
    }
    const ShownJoints shown = shownJoints(asset, view);
    for (std::size_t joint = 0; joint < shown.contains.size(); ++joint) {
        if (shown[joint]) {
            m_marks[m_firstJoints[shown.skin.value] + joint] |= layout::kJointShown;
        }
    }
}

std::uint32_t firstJointOf(const Asset& asset, SkinIndex skin) noexcept {
    std::size_t first = 0;
    for (std::size_t i = 0; i < asset.skins.size() && i < skin.value; ++i) {
        first += asset.skins[i].joints.size();
    }
    return static_cast<std::uint32_t>(first);
}

std::span<const Ghost> shownGhosts(const FrameInput& input) noexcept {
    const bool shown = showsGhosts(input.view) && input.evaluator != nullptr && !showsCrowd(input);
    return shown ? input.ghosts : std::span<const Ghost>();
}

std::size_t copyCount(const FrameInput& input) noexcept {
    return showsCrowd(input) ? input.crowd.seconds.size() : 1 + shownGhosts(input).size();
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
    m_ghosts = shownGhosts(input).size();
    m_places = nodes.size();
    m_world.resize(m_copies * m_places);
    m_matrices.resize(memory.stretched.size());
    m_posed.clear();
    if (showsCrowd(input)) {
        m_offsets = input.crowd.offsets;
        writeCrowd(input.crowd, nodes);
    } else {
        m_offsets = {};
        writeCopy(*input.evaluator, nodes, 0);
        for (std::size_t i = 0; i < m_ghosts; ++i) {
            writeCopy(*input.ghosts[i].evaluator, nodes, 1 + i);
        }
    }
    compareGhosts(input, nodes);
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

void FramePose::writeCopy(const PoseEvaluator& evaluator, std::span<const NodeIndex> nodes,
                          std::size_t copy) {
    m_posed.push_back(&evaluator);
    for (std::size_t skin = 0; skin < m_firstJoints.size(); ++skin) {
        const auto palette = evaluator.palette(SkinIndex(skin));
        const auto first = static_cast<std::ptrdiff_t>(firstMatrix(copy, SkinIndex(skin)));
        std::copy(palette.begin(), palette.end(), m_memory.palette.begin() + first);
        if (!m_matrices.empty()) {
            std::copy(palette.begin(), palette.end(), m_matrices.begin() + first);
        }
    }
    const std::vector<float>& weights = evaluator.pose().weights;
    std::copy(weights.begin(), weights.end(),
              m_memory.weights.begin() + static_cast<std::ptrdiff_t>(copy * weights.size()));
    std::transform(nodes.begin(), nodes.end(),
                   m_world.begin() + static_cast<std::ptrdiff_t>(copy * m_places),
                   [&](NodeIndex node) { return evaluator.world(node); });
}

void FramePose::compareGhosts(const FrameInput& input, std::span<const NodeIndex> nodes) {
    m_ghostDiffers.resize(m_ghosts * m_places);
    for (std::size_t ghost = 0; ghost < m_ghosts; ++ghost) {
        const PoseEvaluator& other = *input.ghosts[ghost].evaluator;
        for (std::size_t place = 0; place < m_places; ++place) {
            m_ghostDiffers[ghost * m_places + place] =
                posedAlike(*input.evaluator, other, nodes[place]) ? std::uint8_t{0}
                                                                  : std::uint8_t{1};
        }
    }
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
