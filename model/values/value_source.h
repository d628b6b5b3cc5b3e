// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "model/view/look.h"
#include "model/view/surface_values.h"

namespace sinew {

/// Computes the values of a view (ViewModeInfo::values). Derived classes say what a value is; used
/// by one thread at a time.
class ValueSource {
public:
    virtual ~ValueSource() = default;
    ValueSource(const ValueSource&) = delete;
    ValueSource& operator=(const ValueSource&) = delete;

    /// False: the values are the same in every pose.
    [[nodiscard]] bool followsPose() const noexcept { return m_traits.followsPose; }
    /// The values that are the same in every pose; null: they follow it.
    [[nodiscard]] const SurfaceValues* fixedValues() const noexcept {
        return m_traits.followsPose ? nullptr : &m_form;
    }
    /// Vertices or elements with values: the cost of a pose.
    [[nodiscard]] std::size_t count() const noexcept { return m_form.values.size(); }
    /// See ValueLegend::missing.
    [[nodiscard]] const std::string& missing() const noexcept { return m_form.legend->missing; }

    /// The values in the evaluator's pose. `out` is empty or a result of this source, whose memory
    /// is used again. Runs on all cores.
    void evaluate(const PoseEvaluator& pose, SurfaceValues& out);

    /// Fixes a growing scale at the largest value that will be shown, or lets it start over; other
    /// scales stay.
    void setLargest(std::optional<float> largest);
    /// Lines of the legend.
    void setNotes(std::vector<std::string> notes);

    /// A value as the user reads it: of stretch, the ratio.
    [[nodiscard]] virtual float shownValue(float value) const { return value; }
    /// The same in words, "0.0213", with its unit if it has one.
    [[nodiscard]] virtual std::string words(float value) const;
    /// What was compared: a summary, then the details.
    [[nodiscard]] virtual std::vector<std::string> details() const { return {}; }

protected:
    struct Traits {
        bool followsPose = true;
        bool grows = false;  // the scale runs from 0 to what was largest so far, rounded up
        bool exact = false;  // a fixed scale ends at the largest value itself
    };
    ValueSource(SurfaceValues form, Traits traits);

    [[nodiscard]] const SurfaceValues& form() const noexcept { return m_form; }
    /// Whether nodes draw primitives that have no values.
    [[nodiscard]] bool hasOtherSurfaces(const Asset& asset) const;
    /// For the constructor of a source that does not follow the pose, see fixedValues.
    [[nodiscard]] std::vector<float>& ownValues() noexcept { return m_form.values; }
    void refreshLegend();  // Call it at the end of every constructor.

private:
    /// Values by place of the form; NaN: none. Not overridden: those that do not follow the pose.
    virtual void measure(const PoseEvaluator& pose, std::span<float> values);
    [[nodiscard]] virtual ValueLegend legend(float high) const = 0;
    void grow(std::span<const float> values);
    [[nodiscard]] std::string whyNone() const;

    SurfaceValues m_form;  // places, scale and legend
    Traits m_traits;
    bool m_fixed = false;  // does not grow any more
    std::vector<std::string> m_notes;
};

/// Null: the view shows no values, or the file has nothing to compute them from. Incomplete after a
/// stop. `clips` is shared.
[[nodiscard]] std::unique_ptr<ValueSource> valueSource(
    const std::shared_ptr<const ClipLibrary>& clips, const Look& look,
    const std::stop_token& stop = {});

/// Whether both looks have the same source.
[[nodiscard]] bool sameSource(const Look& a, const Look& b) noexcept;

}  // namespace sinew
