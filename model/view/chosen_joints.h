// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "model/core/index.h"

namespace sinew {

/// Selected joints of one skin: a set in the order of the skin, and the current one of them, which
/// was chosen last. Immutable and cheap to copy.
class ChosenJoints {
public:
    ChosenJoints() = default;
    explicit ChosenJoints(JointIndex only) noexcept : m_current(only) {}
    /// In any order; none and double ones are left out. The first is the current one if `current`
    /// is not among them.
    ChosenJoints(std::vector<JointIndex> joints, JointIndex current);

    [[nodiscard]] JointIndex current() const noexcept { return m_current; }  // none: no joint
    [[nodiscard]] std::span<const JointIndex> all() const noexcept;
    /// All, if there are several; otherwise null.
    [[nodiscard]] const std::shared_ptr<const std::vector<JointIndex>>& several() const noexcept {
        return m_several;
    }
    [[nodiscard]] bool contains(JointIndex joint) const noexcept;

    /// Those of a skin with so many joints.
    [[nodiscard]] ChosenJoints below(std::size_t jointCount) const;
    /// With the joint as the current one, or without it.
    [[nodiscard]] ChosenJoints toggled(JointIndex joint) const;

    bool operator==(const ChosenJoints& other) const noexcept;

private:
    JointIndex m_current;
    std::shared_ptr<const std::vector<JointIndex>> m_several;  // sorted, with the current one
};

}  // namespace sinew
