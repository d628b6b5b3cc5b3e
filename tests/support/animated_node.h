// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/evaluate/pose_evaluator.h"
#include "tests/support/gltf_builder.h"

namespace sinew::test {

/// Target of a curve in the files below.
enum class Target {
    Translation,
    Rotation,
    Scale,
    Weights,       // both morph targets of the node
    SingleWeight,  // the second one, by KHR_animation_pointer
    BaseColor,     // base colour of a material, by KHR_animation_pointer
    Roughness,
};
inline constexpr Target kTargets[] = {Target::Translation, Target::Rotation,     Target::Scale,
                                      Target::Weights,     Target::SingleWeight, Target::BaseColor,
                                      Target::Roughness};

[[nodiscard]] std::uint32_t widthOf(Target target) noexcept;
[[nodiscard]] const char* nameOf(Target target) noexcept;

/// Numbers as they are stored: integers are divided by `top` when they are read.
struct Storage {
    Component component = Component::Float;
    double top = 1.0;
};
inline constexpr Storage kStorages[] = {{Component::Float, 1.0},
                                        {Component::Byte, 127.0},
                                        {Component::UnsignedByte, 255.0},
                                        {Component::Short, 32767.0},
                                        {Component::UnsignedShort, 65535.0}};
[[nodiscard]] const char* nameOf(const Storage& storage) noexcept;

struct CurveSpec {
    Target target = Target::Translation;
    const char* interpolation = "LINEAR";
    std::vector<double> times;
    std::vector<double> values;  // values as stored, by key
    Storage storage = {};
};

/// A file with one node, a mesh of two morph targets and a material, loaded, and one curve in it.
class AnimatedNode {
public:
    explicit AnimatedNode(const CurveSpec& spec);

    /// The curve's target at `seconds` of file time.
    [[nodiscard]] std::vector<float> at(float seconds);

private:
    Target m_target;
    PoseEvaluator m_evaluator;
};

}  // namespace sinew::test
