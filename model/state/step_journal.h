// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/state/inspection_state.h"

namespace sinew {

struct LookOption;

/// What a step changed. If it changed several things, the first of this list counts: a selection
/// may bring a view and a camera with it.
struct StepName {
    enum class Subject { Selection, Pins, Visibility, Look, Pose, MorphWeights, Camera };

    Subject subject = Subject::Camera;
    const LookOption* option = nullptr;  // the display option, if a step changed exactly one

    bool operator==(const StepName&) const = default;
};

/// The step from one state to another in what undo restores: not the time, and nothing of the file.
/// None if that is equal, or if only a view that was not moved was framed differently (another
/// window size, another clip).
[[nodiscard]] std::optional<StepName> stepBetween(const InspectionState& before,
                                                  const InspectionState& after);

/// The undo history as plain data: states in order, and the present one. Never empty after
/// `startOver`; knows neither clock nor session.
class StepJournal {
public:
    static constexpr std::size_t kMostSteps = 200;  // older ones are dropped
    static constexpr double kBurstSeconds = 1.0;    // longest pause inside a burst

    void startOver(InspectionState state);

    /// Takes the present state. A change is a step, which ends what could be redone. It continues
    /// the last step if that has the same name, the same input (a press of a key or a button, by
    /// number) and is no older than a burst allows; a step that led nowhere is removed.
    void record(InspectionState state, std::uint64_t input, double wallSeconds);

    /// All states in the indices of another version of the file.
    void moveTo(const SameObjects& version);
    void replacePresent(InspectionState state);  // no step

    [[nodiscard]] const InspectionState* undo();  // the state to restore; null: nothing to undo
    [[nodiscard]] const InspectionState* redo();  // likewise

    [[nodiscard]] std::optional<StepName> undoable() const;
    [[nodiscard]] std::optional<StepName> redoable() const;
    [[nodiscard]] std::size_t steps() const noexcept;  // that can be undone or redone

private:
    struct Step {
        InspectionState state;  // state after the step
        StepName name;
        std::uint64_t input = 0;
        double wallSeconds = 0.0;  // time of its last change
    };

    [[nodiscard]] bool dropsReverted(const InspectionState& state, std::uint64_t input);

    std::vector<Step> m_steps;  // the first one is only a state
    std::size_t m_present = 0;
};

}  // namespace sinew
