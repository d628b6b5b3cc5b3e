// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/borrow_findings.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "model/borrow/rest_frames.h"
#include "model/core/suggestion.h"
#include "model/evaluate/sampler.h"
#include "model/load/source/path.h"
#include "model/words/words.h"

namespace sinew {
namespace {

constexpr std::size_t kMostSuggestions = 16;
constexpr double kSeenDegrees = 0.05;
constexpr const char* kIgnored = "BORROWED_CLIP_INCOMPLETE";

std::string expressionPointer(const VrmExpressionNode& expression) {
    return load::pointerTo("extensions", "VRMC_vrm_animation", "expressions",
                           expression.preset ? "preset" : "custom", expression.name);
}

std::string channelPointer(AnimationIndex animation, std::uint32_t fileIndex) {
    return load::pointerTo("animations", std::size_t{animation.value}, "channels",
                           std::size_t{fileIndex});
}

}  // namespace

void BorrowFindings::count(const std::string& key, Diagnostic finding) {
    const auto [known, isNew] = m_counted.try_emplace(finding.code + ' ' + key, std::move(finding));
    known->second.count += isNew ? 0 : 1;
}

void BorrowFindings::lonelyNodes(const JointPartners& partners,
                                 const std::set<NodeIndex>& carried) {
    std::set<NodeIndex> ambiguous;
    for (const AmbiguousJoint& joint : partners.ambiguous) {
        ambiguous.insert(joint.source);
    }
    std::vector<NodeIndex> alone;
    for (const NodeIndex node : partners.sourceAlone) {
        if (!ambiguous.contains(node) && !carried.contains(node)) {
            alone.push_back(node);
        }
    }
    const std::string turn = largestTurn(alone);
    lonely(alone, Severity::Warning, "BORROWED_JOINT_ALONE",
           alone.size() == 1 ? ": the clips move it" + turn + ", but it has no partner"
                             : ": the clips move them" + turn + ", but they have no partner");
    lonely({carried.begin(), carried.end()}, Severity::Info, "BORROWED_JOINT_CARRIED",
           carried.size() == 1
               ? ": it has no partner; its rotation also turns the next partners below it"
               : ": they have no partner; their rotations also turn the next partners below them");
}

void BorrowFindings::lonely(const std::vector<NodeIndex>& nodes, Severity severity,
                            const char* code, const std::string& what) {
    if (nodes.empty()) {
        return;
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(nodes.size(), words::kNamesShown); ++i) {
        names.push_back(words::nodeName(m_source, nodes[i]));
    }
    Diagnostic finding{.severity = severity,
                       .code = code,
                       .message = words::someOf(names, nodes.size()) + what,
                       .pointer = load::pointerTo("nodes", std::size_t{nodes.front().value}),
                       .node = nodes.front().value};
    finding.count = nodes.size();
    count({}, std::move(finding));
}

/// " by up to 34°": the largest turn of a key from the rest pose; empty if none is turned.
std::string BorrowFindings::largestTurn(const std::vector<NodeIndex>& nodes) const {
    const std::set<NodeIndex> wanted(nodes.begin(), nodes.end());
    double most = 0.0;
    for (const Animation& clip : m_source.animations) {
        for (const Channel& channel : clip.channels) {
            if (channel.path != ChannelPath::Rotation || !wanted.contains(channel.node)) {
                continue;
            }
            const Sampler& keys = clip.samplers[channel.sampler.value];
            const glm::dquat rest(glm::normalize(m_source[channel.node].rest.rotation));
            for (std::size_t i = 0; i < keys.times.size(); ++i) {
                const std::span<const float> q = keyValue(keys, i);
                const glm::dquat key(double{q[3]}, double{q[0]}, double{q[1]}, double{q[2]});
                most = std::max(most, turnDegrees(rest, glm::normalize(key)));
            }
        }
    }
    return most >= kSeenDegrees ? " by up to " + words::degrees(glm::radians(most)) : std::string();
}

void BorrowFindings::ambiguousNodes(const JointPartners& partners, const Asset& target) {
    for (const AmbiguousJoint& joint : partners.ambiguous) {
        std::vector<std::string> names;
        for (const NodeIndex node : joint.candidates) {
            if (names.size() < words::kNamesShown) {
                names.push_back(words::nodeName(target, node));
            }
        }
        const std::size_t total = std::max(joint.total, joint.candidates.size());
        const std::string all = words::someOf(names, total);
        count({}, {.severity = Severity::Warning,
                   .code = "BORROWED_JOINT_AMBIGUOUS",
                   .message = words::nodeName(m_source, joint.source) +
                              (total == 1 ? " shares the name of its partner " + all +
                                                " with other joints; none of them gets it"
                                          : " could be " + all + "; none of them is chosen"),
                   .pointer = load::pointerTo("nodes", std::size_t{joint.source.value}),
                   .node = joint.source.value});
    }
}

void BorrowFindings::unusedMapRows(const JointPartners& partners, const Asset& target) {
    std::size_t suggestions = 0;
    const auto suggestion = [&](const UnusedMapRow& row) -> std::string {
        if (suggestions++ >= kMostSuggestions) {
            return {};
        }
        std::vector<std::string_view> names;
        for (const Node& node : (row.ofSource ? m_source : target).nodes) {
            names.push_back(node.name);
        }
        return didYouMean(row.name, names);
    };
    for (const UnusedMapRow& row : partners.unused) {
        const std::string whose = row.ofSource ? "the file of the clips" : "the file";
        count(row.name + (row.ofSource ? " source" : " target"),
              {.severity = Severity::Warning,
               .code = "BORROWED_MAP_UNUSED",
               .message = "the joint map names '" + row.name + "', " +
                          (row.isAmbiguous ? "a name that several nodes of " + whose + " have"
                                           : "which " + whose + " lacks" + suggestion(row)),
               .pointer = load::pointerTo("joints", row.row)});
    }
}

void BorrowFindings::ignoredChannel(const char* what, AnimationIndex animation,
                                    const Channel& channel) {
    count(what, {.severity = Severity::Info,
                 .code = kIgnored,
                 .message = std::string(what) + " are not borrowed",
                 .pointer = channelPointer(animation, channel.fileIndex),
                 .node = channel.node.value,
                 .animation = animation.value,
                 .channel = channel.fileIndex});
}

void BorrowFindings::ignoredProperties(AnimationIndex animation) {
    for (const PropertyChannel& channel : m_source[animation].propertyChannels) {
        const std::string what = "channels of materials, cameras and lights";
        count(what, {.severity = Severity::Info,
                     .code = kIgnored,
                     .message = what + " are not borrowed",
                     .pointer = channelPointer(animation, channel.fileIndex),
                     .animation = animation.value,
                     .channel = channel.fileIndex});
    }
}

void BorrowFindings::ignoredLookAt() {
    count("look at", {.severity = Severity::Info,
                      .code = kIgnored,
                      .message = "the gaze direction (lookAt) is not borrowed",
                      .pointer = load::pointerTo("extensions", "VRMC_vrm_animation", "lookAt"),
                      .node = m_source.vrmAnimation->lookAt.value});
}

void BorrowFindings::ignoredExpression(const VrmExpressionNode& expression) {
    count("expression " + expression.name,
          {.severity = Severity::Warning,
           .code = "BORROWED_EXPRESSION_ALONE",
           .message = "the avatar has no expression \"" + expression.name + '"',
           .pointer = expressionPointer(expression),
           .node = expression.node.value});
}

void BorrowFindings::partialExpression(const VrmExpressionNode& expression, const char* what) {
    count("part " + expression.name + what,
          {.severity = Severity::Info,
           .code = kIgnored,
           .message = "the expression \"" + expression.name + "\" " + what,
           .pointer = expressionPointer(expression),
           .node = expression.node.value});
}

void BorrowFindings::contestedTarget(AnimationIndex animation, const Channel& channel,
                                     const std::string& target) {
    count(target,
          {.severity = Severity::Warning,
           .code = "BORROWED_TARGET_CONTESTED",
           .message = "several curves with different keys drive " + target + "; the first is used",
           .pointer = channelPointer(animation, channel.fileIndex),
           .node = channel.node.value,
           .animation = animation.value,
           .channel = channel.fileIndex});
}

void BorrowFindings::turnedScale(NodeIndex node) {
    count({}, {.severity = Severity::Warning,
               .code = "BORROWED_SCALE_TURNED",
               .message = words::nodeName(m_source, node) +
                          ": its axes differ from those of its partner by less than a quarter "
                          "turn; the scale takes the nearest ones",
               .pointer = load::pointerTo("nodes", std::size_t{node.value}),
               .node = node.value});
}

std::vector<Diagnostic> BorrowFindings::take() {
    std::vector<Diagnostic> all;
    for (auto& [key, finding] : m_counted) {
        all.push_back(std::move(finding));
    }
    std::stable_sort(all.begin(), all.end(), [](const Diagnostic& a, const Diagnostic& b) {
        return a.severity > b.severity;
    });
    return all;
}

}  // namespace sinew
