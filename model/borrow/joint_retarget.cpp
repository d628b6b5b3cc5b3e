// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/joint_retarget.h"

#include <cmath>
#include <vector>

namespace sinew {
namespace {

constexpr double kOnAxis = 0.999;  // cosine of the angle to an axis

bool invertible(const glm::dmat3& matrix) noexcept {
    const double volume = glm::determinant(matrix);
    return std::isfinite(volume) && volume != 0.0;
}

/// How much of each axis of the source an axis of the target takes: the one nearest to it.
glm::dmat3 nearestAxes(const glm::dmat3& targetFromSource, bool& agree) {
    glm::dmat3 nearest(0.0);
    for (glm::length_t row = 0; row < 3; ++row) {
        glm::length_t best = 0;
        for (glm::length_t column = 1; column < 3; ++column) {
            if (std::abs(targetFromSource[column][row]) > std::abs(targetFromSource[best][row])) {
                best = column;
            }
        }
        agree = agree && std::abs(targetFromSource[best][row]) >= kOnAxis;
        nearest[best][row] = 1.0;
    }
    return nearest;
}

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

Retargeting::Retargeting(const Asset& source, const Asset& target, const CommonPose& pose,
                         const RestDifference& difference)
    : m_source(source), m_target(target), m_pose(pose), m_difference(difference) {}

JointRetarget Retargeting::of(const JointPartner& pair) const {
    return of(pair, m_source[pair.source].parent);
}

JointRetarget Retargeting::of(const JointPartner& pair, NodeIndex space) const {
    JointRetarget out;
    const glm::dquat& from = m_pose.source.rotations[pair.source.value];
    const glm::dquat& to = m_pose.target.rotations[pair.target.value];
    const glm::dquat above =
        space ? m_pose.source.rotations[space.value] : glm::dquat(1.0, 0.0, 0.0, 0.0);
    out.before =
        glm::conjugate(m_pose.target.parentRotation(m_target, pair.target)) * m_pose.facing * above;
    out.after = glm::conjugate(from) * glm::conjugate(m_pose.facing) * to;
    retargetTranslation(pair, space, out);
    retargetScale(pair, out);
    return out;
}

/// The hips of a VRM animation move to their place in the world, times the ratio of the heights;
/// all other joints by their difference from the common pose.
void Retargeting::retargetTranslation(const JointPartner& pair, NodeIndex space,
                                      JointRetarget& out) const {
    const glm::dmat4 from = space ? m_pose.source.world[space.value] : glm::dmat4(1.0);
    const glm::dmat4 to = m_pose.target.parentWorld(m_target, pair.target);
    const glm::dvec3 rest = m_pose.target.localTranslation(m_target, pair.target);
    if (!invertible(glm::dmat3(to))) {
        out.turn = glm::dmat3(0.0);
        out.offset = rest;
        return;
    }
    const glm::dmat3 back = glm::inverse(glm::dmat3(to));
    const double ratio = m_difference.heightRatio;
    out.turn = ratio * back * glm::mat3_cast(m_pose.facing) * glm::dmat3(from);
    if (m_source.vrmAnimation && pair.target == m_difference.hips) {
        const glm::dvec3 origin = ratio * (m_pose.facing * glm::dvec3(from[3]));
        out.offset = back * (origin - glm::dvec3(to[3]));
    } else {
        const glm::dvec3 place =
            space == m_source[pair.source].parent
                ? m_pose.source.localTranslation(m_source, pair.source)
                : glm::dvec3(glm::inverse(from) *
                             glm::dvec4(m_pose.source.place(pair.source), 1.0));
        out.offset = rest - out.turn * place;
    }
}

void Retargeting::retargetScale(const JointPartner& pair, JointRetarget& out) const {
    const glm::dquat turned = glm::conjugate(m_pose.target.rotations[pair.target.value]) *
                              m_pose.facing * m_pose.source.rotations[pair.source.value];
    out.stretch = nearestAxes(glm::mat3_cast(turned), out.axesAgree);
    const glm::vec3& from = m_source[pair.source].rest.scale;
    const glm::vec3& to = m_target[pair.target].rest.scale;
    for (glm::length_t column = 0; column < 3; ++column) {
        for (glm::length_t row = 0; row < 3; ++row) {
            const double rest = from[column] != 0.0F ? double(from[column]) : 1.0;
            out.stretch[column][row] *= double(to[row]) / rest;
        }
    }
}

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
