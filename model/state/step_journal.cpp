// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/step_journal.h"

#include <utility>

#include "model/evaluate/hand_pose.h"
#include "model/view/look_option.h"

namespace sinew {
namespace {

/// The only option that differs; null if there are several.
const LookOption* onlyDifference(const Look& before, const Look& after) {
    for (const LookOption& option : lookOptions()) {
        Look look = before;
        copyValue(option, after, look);
        if (look != before) {
            return look == after ? &option : nullptr;
        }
    }
    return nullptr;
}

/// The camera was not moved and still looks from the same direction.
bool reframed(const CameraState& before, const CameraState& after) {
    OrbitCamera same = before.camera;
    same.target = after.camera.target;
    same.distance = after.camera.distance;
    same.sceneRadius = after.camera.sceneRadius;
    return before.untouched && after.untouched && before.node == after.node && same == after.camera;
}

}  // namespace

std::optional<StepName> stepBetween(const InspectionState& before, const InspectionState& after) {
    if (before.selection != after.selection) {
        return StepName{.subject = StepName::Subject::Selection};
    }
    if (before.pins != after.pins) {
        return StepName{.subject = StepName::Subject::Pins};
    }
    if (before.hidden != after.hidden) {
        return StepName{.subject = StepName::Subject::Visibility};
    }
    if (before.look != after.look) {
        return StepName{.subject = StepName::Subject::Look,
                        .option = onlyDifference(before.look, after.look)};
    }
    if (before.hand != after.hand) {
        const bool moved = withoutWeights(before.hand) != withoutWeights(after.hand);
        return StepName{.subject =
                            moved ? StepName::Subject::Pose : StepName::Subject::MorphWeights};
    }
    if (before.camera != after.camera && !reframed(before.camera, after.camera)) {
        return StepName{.subject = StepName::Subject::Camera};
    }
    return std::nullopt;
}

void StepJournal::startOver(InspectionState state) {
    m_steps.clear();
    m_steps.push_back({.state = std::move(state), .name = {}});
    m_present = 0;
}

/// The present step ends where it began: it was cancelled.
bool StepJournal::dropsReverted(const InspectionState& state, std::uint64_t input) {
    if (m_present == 0 || m_steps[m_present].input != input ||
        stepBetween(m_steps[m_present - 1].state, state)) {
        return false;
    }
    m_steps.resize(m_present--);
    m_steps[m_present].state = state;
    return true;
}

void StepJournal::record(InspectionState state, std::uint64_t input, double wallSeconds) {
    const std::optional<StepName> name = stepBetween(m_steps[m_present].state, state);
    if (!name) {
        m_steps[m_present].state = std::move(state);
        return;
    }
    if (dropsReverted(state, input)) {
        return;
    }
    Step& last = m_steps[m_present];
    const bool continues = m_present > 0 && last.input == input && last.name == *name &&
                           wallSeconds - last.wallSeconds <= kBurstSeconds;
    m_steps.resize(m_present + 1);
    if (continues) {
        m_steps.back().state = std::move(state);
        m_steps.back().wallSeconds = wallSeconds;
        return;
    }
    m_steps.push_back({std::move(state), *name, input, wallSeconds});
    if (m_steps.size() > kMostSteps + 1) {
        m_steps.erase(m_steps.begin());
    }
    m_present = m_steps.size() - 1;
}

void StepJournal::moveTo(const SameObjects& version) {
    for (Step& step : m_steps) {
        step.state = inOtherVersion(step.state, version);
    }
}

void StepJournal::replacePresent(InspectionState state) {
    m_steps[m_present].state = std::move(state);
}

const InspectionState* StepJournal::undo() {
    return undoable() ? &m_steps[--m_present].state : nullptr;
}

const InspectionState* StepJournal::redo() {
    return redoable() ? &m_steps[++m_present].state : nullptr;
}

std::optional<StepName> StepJournal::undoable() const {
    return m_present > 0 ? std::optional(m_steps[m_present].name) : std::nullopt;
}

std::optional<StepName> StepJournal::redoable() const {
    return m_present + 1 < m_steps.size() ? std::optional(m_steps[m_present + 1].name)
                                          : std::nullopt;
}

std::size_t StepJournal::steps() const noexcept {
    return m_steps.empty() ? 0 : m_steps.size() - 1;
}

}  // namespace sinew
