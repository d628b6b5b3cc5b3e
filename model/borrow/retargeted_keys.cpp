// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/retargeted_keys.h"

#include <utility>
#include <vector>

namespace sinew {
namespace {

void turnRotation(float* at, const JointRetarget& retarget) {
    const glm::dquat stored(double{at[3]}, double{at[0]}, double{at[1]}, double{at[2]});
    const glm::dquat turned = retarget.before * stored * retarget.after;
    at[0] = static_cast<float>(turned.x);
    at[1] = static_cast<float>(turned.y);
    at[2] = static_cast<float>(turned.z);
    at[3] = static_cast<float>(turned.w);
}

void moveVector(float* at, const glm::dmat3& factor, const glm::dvec3& offset) {
    const glm::dvec3 moved = factor * glm::dvec3(at[0], at[1], at[2]) + offset;
    for (glm::length_t i = 0; i < 3; ++i) {
        at[i] = static_cast<float>(moved[i]);
    }
}

}  // namespace

Sampler retargetedKeys(const Sampler& sampler, ChannelPath path, const JointRetarget& retarget) {
    Sampler out = sampler;
    std::vector<float> values = sampler.values.toVector();
    const bool spline = sampler.interpolation == Interpolation::CubicSpline;
    for (std::size_t i = 0; (i + 1) * out.width <= values.size(); ++i) {
        float* const at = values.data() + i * out.width;
        const bool tangent = spline && i % 3 != 1;
        switch (path) {
            case ChannelPath::Translation:
                moveVector(at, retarget.turn, tangent ? glm::dvec3(0.0) : retarget.offset);
                break;
            case ChannelPath::Rotation:
                turnRotation(at, retarget);
                break;
            case ChannelPath::Scale:
                moveVector(at, retarget.stretch, glm::dvec3(0.0));
                break;
            case ChannelPath::Weights:
                break;
        }
    }
    out.values = std::move(values);
    return out;
}

}  // namespace sinew
