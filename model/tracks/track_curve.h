// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "model/core/euler_angles.h"
#include "model/tracks/track_evaluator.h"
#include "model/tracks/value_range.h"

namespace sinew {

/// The numbers that show a rotation: x, y, z, w; angles about X, Y, Z in degrees, unrolled; or how
/// fast it turns in degrees per second.
enum class RotationForm : std::uint8_t { Quaternion, Euler, Speed };

struct CurveForm {
    RotationForm rotation = RotationForm::Quaternion;
    EulerOrder order = EulerOrder::XYZ;  // applies to Euler

    bool operator==(const CurveForm&) const = default;
};

/// A track as curves over file time: what the evaluator plays, in one form, and what a plain linear
/// blend of the stored numbers would do. Immutable; shared between threads.
class TrackCurve {
public:
    /// Working memory of evaluations; belongs to one curve and one thread at a time.
    struct Scratch {
        TrackEvaluator::Scratch track;
        std::vector<float> values;  // values of the track
        std::vector<float> row;     // row of the curve
        std::uint32_t key = 0;
    };

    /// `track` is one of `clipTracks(*asset, animation)`. Incomplete after a stop.
    TrackCurve(std::shared_ptr<const Asset> asset, AnimationIndex animation, const Track& track,
               const CurveForm& form, const std::stop_token& stop = {});

    [[nodiscard]] AnimationIndex animation() const noexcept { return m_animation; }
    [[nodiscard]] const Track& track() const noexcept { return m_track; }
    [[nodiscard]] const CurveForm& form() const noexcept { return m_form; }
    [[nodiscard]] const Sampler& sampler() const noexcept { return *m_sampler; }
    /// Numbers at each time: the components of the track, or those of the form.
    [[nodiscard]] std::uint32_t width() const noexcept { return m_width; }
    /// Whether keys and tangents are points of these curves: not for angles and speeds.
    [[nodiscard]] bool showsStored() const noexcept { return m_stored; }

    [[nodiscard]] Scratch scratch() const;
    /// What is played at `seconds`, `width()` numbers; not a number where there is none.
    void sample(float seconds, Scratch& scratch, std::span<float> out) const noexcept;
    /// The same for a linear blend of the stored values, component by component: without the
    /// shorter path, without normalising (angles and speeds are of the normalised value), as if
    /// STEP and CUBICSPLINE were LINEAR.
    void samplePlain(float seconds, Scratch& scratch, std::span<float> out) const noexcept;
    /// Whether the two differ anywhere by more than a thousandth of the curve's height.
    [[nodiscard]] bool plainDiffers() const noexcept { return m_plainDiffers; }

    /// What the curves reach over the whole track, one per number.
    [[nodiscard]] std::span<const ValueSpan> spans() const noexcept { return m_spans; }
    /// Includes what the curve reaches from key `first` to key `last`, both at least in passing, so
    /// that nothing between keys is missed. O(log keys).
    void include(std::size_t first, std::size_t last, Scratch& scratch,
                 std::span<ValueSpan> spans) const;
    /// Appends times between a key and the next one, ascending, where the curve may turn.
    void appendTurns(std::size_t key, std::vector<float>& times) const;
    /// Whether the curve passes a key without a jump, so that the key alone is point enough.
    [[nodiscard]] bool passes(std::size_t key) const noexcept;

    /// Floats in memory.
    [[nodiscard]] std::size_t floatCount() const noexcept;

private:
    void findAngles(const std::stop_token& stop);
    void findSpans(const std::stop_token& stop);
    void includeSegment(std::size_t key, Scratch& scratch, std::vector<float>& times,
                        std::span<ValueSpan> spans) const;
    [[nodiscard]] std::size_t parts(std::size_t key) const noexcept;
    [[nodiscard]] glm::dvec3 anglesBefore(float seconds) const noexcept;
    void writeAngles(const glm::dquat& rotation, const glm::dvec3& before,
                     std::span<float> out) const noexcept;

    std::shared_ptr<const Asset> m_asset;
    AnimationIndex m_animation;
    Track m_track;
    CurveForm m_form;
    const Sampler* m_sampler;  // sampler of the asset
    std::uint32_t m_width = 0;
    bool m_stored = true;
    bool m_direct = false;  // evaluated from the sampler
    bool m_plainDiffers = false;
    TrackEvaluator m_evaluator;
    std::vector<float> m_angleTimes;  // Euler: small steps along the rotation
    std::vector<glm::vec3> m_angles;  // radians at these
    SegmentSpans m_segments;
    std::vector<ValueSpan> m_spans;
};

}  // namespace sinew
