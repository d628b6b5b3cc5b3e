// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/borrow/joint_partners.h"

namespace sinew {

/// Collects what is not borrowed of a file's clips, or not exactly. Pointers refer to that file.
class BorrowFindings {
public:
    explicit BorrowFindings(const Asset& source) : m_source(source) {}

    /// The nodes that the clips move without effect, and those whose motion partners carry.
    void lonelyNodes(const JointPartners& partners, const std::set<NodeIndex>& carried);
    /// Joints with several possible partners, which get none.
    void ambiguousNodes(const JointPartners& partners, const Asset& target);
    /// What a joint map names and a file lacks; pointers into the map.
    void unusedMapRows(const JointPartners& partners, const Asset& target);
    /// A channel that is left out; `what` in words, for several of them: "channels that animate
    /// materials". Findings with the same words are merged.
    void ignoredChannel(const char* what, AnimationIndex animation, const Channel& channel);
    void ignoredProperties(AnimationIndex animation);
    void ignoredLookAt();
    void ignoredExpression(const VrmExpressionNode& expression);
    void partialExpression(const VrmExpressionNode& expression, const char* what);
    /// Two curves of the clip drive one morph target.
    void contestedTarget(AnimationIndex animation, const Channel& channel,
                         const std::string& target);
    void turnedScale(NodeIndex node);

    [[nodiscard]] std::vector<Diagnostic> take();

private:
    void count(const std::string& key, Diagnostic finding);
    [[nodiscard]] std::string largestTurn(const std::vector<NodeIndex>& nodes) const;
    void lonely(const std::vector<NodeIndex>& nodes, Severity severity, const char* code,
                const std::string& what);

    const Asset& m_source;
    std::map<std::string, Diagnostic> m_counted;  // key: code and words
};

}  // namespace sinew
