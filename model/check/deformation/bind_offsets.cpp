// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/deformation/bind_offsets.h"

#include <algorithm>
#include <cmath>

#include "model/check/curve.h"
#include "model/check/stray_search.h"
#include "model/core/nth_smallest.h"

namespace sinew::check {
namespace {

// An offset is off if it differs by more than both. Rounding and conversions stay far below.
constexpr double kOffByLength = 0.05;   // share of the offset's own length
constexpr double kOffByLongest = 0.01;  // share of the skin's longest offset
constexpr double kMostOff = 0.25;       // share of the offsets; above it the rest pose moves joints
constexpr std::size_t kFewestOffsets = 3;
constexpr double kMovingTranslation = 0.01;  // share of the offset's length, over a clip
constexpr double kSameLength = 0.02;         // tolerance for the length of a turned offset
constexpr double kSameMatrix = 1e-4;         // share of the largest element
constexpr double kScaled = 1.1;              // a smaller factor does not count as another scale
constexpr double kFlatFrame = 1e-6;          // determinant, of the product of the axes
constexpr std::size_t kMostExchanged = 24;   // joints that are tried in pairs
constexpr std::size_t kMostFaults = 16;

struct Offset {
    std::size_t joint = 0;
    std::size_t parent = 0;    // joint
    glm::dvec3 expected{0.0};  // the node's translation times the skin's factor
    double distance = 0.0;     // distance between it and the bind pose's
    bool off = false;
};

bool isInvertible(const glm::dmat4& m) {
    const double axes = glm::length(glm::dvec3(m[0])) * glm::length(glm::dvec3(m[1])) *
                        glm::length(glm::dvec3(m[2]));
    return std::abs(glm::determinant(glm::dmat3(m))) > kFlatFrame * axes && std::isfinite(axes);
}

glm::dmat4 scaling(const glm::dvec3& factors) {
    glm::dmat4 m(1.0);
    for (int i = 0; i < 3; ++i) {
        m[i][i] = factors[i];
    }
    return m;
}

glm::dvec3 origin(const glm::dmat4& frame) {
    return glm::dvec3(frame[3]);
}

// The rotation that takes the direction `from` to the direction `to`; neither is zero.
glm::dmat4 turnBetween(const glm::dvec3& from, const glm::dvec3& to) {
    const glm::dvec3 a = glm::normalize(from);
    const glm::dvec3 b = glm::normalize(to);
    const glm::dvec3 axis = glm::cross(a, b);
    const double sine = glm::length(axis);
    if (sine < 1e-9) {
        return glm::dmat4(1.0);
    }
    return glm::dmat4(
        glm::mat3_cast(glm::angleAxis(std::atan2(sine, glm::dot(a, b)), axis / sine)));
}

double angleOf(const glm::dvec3& a, const glm::dvec3& b) {
    return std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b));
}

class BindOffsets {
public:
    BindOffsets(const Asset& asset, const Skin& skin, const std::vector<bool>& travels)
        : m_asset(asset), m_skin(skin), m_off(skin.joints.size(), 0), m_of(skin.joints.size()) {
        for (const glm::mat4& stored : skin.inverseBindMatrices) {
            m_inverse.emplace_back(stored);
            m_invertible.push_back(isInvertible(m_inverse.back()));
            m_frames.push_back(m_invertible.back() ? glm::inverse(m_inverse.back())
                                                   : glm::dmat4(1.0));
        }
        collect(travels);
    }

    std::vector<BindFault> find() {
        if (m_offsets.size() < kFewestOffsets || !judge()) {
            return {};
        }
        std::vector<BindFault> faults = exchanges();
        while (faults.size() < kMostFaults) {
            const std::optional<std::size_t> joint = mostOff();
            if (!joint) {
                break;
            }
            faults.push_back(faultOf(*joint));
            settle(*joint);
        }
        return faults;
    }

private:
    void collect(const std::vector<bool>& travels) {
        const std::vector<JointIndex> parents = parentJoints(m_asset, m_skin);
        for (std::size_t j = 0; j < parents.size(); ++j) {
            if (!parents[j] || !m_invertible[j] || !m_invertible[parents[j].value] ||
                travels[m_skin.joints[j].value]) {
                continue;
            }
            m_offsets.push_back(
                {.joint = j,
                 .parent = parents[j].value,
                 .expected = glm::dvec3(m_asset[m_skin.joints[j]].rest.translation)});
        }
    }

    [[nodiscard]] glm::dvec3 bound(const Offset& offset) const {
        return glm::dvec3(m_inverse[offset.parent] *
                          glm::dvec4(origin(m_frames[offset.joint]), 1.0));
    }

    [[nodiscard]] double limit(const Offset& offset) const {
        return std::max(kOffByLongest * m_longest, kOffByLength * glm::length(offset.expected));
    }

    // Takes the skin's factor out and marks offsets that are off. False: too many, or none.
    bool judge() {
        std::vector<double> factors;
        for (const Offset& offset : m_offsets) {
            if (const double length = glm::length(offset.expected); length > 0.0) {
                factors.push_back(glm::length(bound(offset)) / length);
            }
        }
        if (factors.size() < kFewestOffsets) {
            return false;
        }
        const double usual = median(factors);
        for (Offset& offset : m_offsets) {
            offset.expected *= usual;
            m_longest = std::max(m_longest, glm::length(offset.expected));
        }
        std::size_t off = 0;
        for (std::size_t i = 0; i < m_offsets.size(); ++i) {
            Offset& offset = m_offsets[i];
            offset.distance = glm::length(bound(offset) - offset.expected);
            offset.off = offset.distance > limit(offset);
            off += offset.off ? 1 : 0;
            for (const std::size_t end : {offset.joint, offset.parent}) {
                m_off[end] += offset.off ? 1 : 0;
                m_of[end].push_back(i);
            }
        }
        return off > 0 && static_cast<double>(off) <=
                              std::max(4.0, kMostOff * static_cast<double>(m_offsets.size()));
    }

    [[nodiscard]] bool fits(std::size_t joint) const {
        return std::ranges::all_of(m_of[joint], [this](std::size_t i) {
            const Offset& offset = m_offsets[i];
            return glm::length(bound(offset) - offset.expected) <= limit(offset);
        });
    }

    void exchange(std::size_t a, std::size_t b) {
        std::swap(m_inverse[a], m_inverse[b]);
        std::swap(m_frames[a], m_frames[b]);
    }

    std::vector<BindFault> exchanges() {
        std::vector<std::size_t> suspects;
        for (std::size_t j = 0; j < m_off.size() && suspects.size() < kMostExchanged; ++j) {
            if (m_off[j] > 0) {
                suspects.push_back(j);
            }
        }
        std::vector<BindFault> faults;
        for (std::size_t i = 0; i < suspects.size(); ++i) {
            for (std::size_t k = i + 1; k < suspects.size(); ++k) {
                const std::size_t a = suspects[i];
                const std::size_t b = suspects[k];
                if (m_off[a] == 0 || m_off[b] == 0) {
                    continue;
                }
                BindFault fault{.kind = BindFault::Kind::Exchanged, .joint = a, .other = b};
                fault.distance = glm::length(origin(m_frames[a]) - origin(m_frames[b]));
                exchange(a, b);
                fault.fitting = m_inverse[a];
                fault.fittingOther = m_inverse[b];
                if (fits(a) && fits(b)) {
                    faults.push_back(fault);
                    settle(a);
                    settle(b);
                } else {
                    exchange(a, b);
                }
            }
        }
        return faults;
    }

    // The joint with the most offsets that are off; the one whose offsets are all off wins a tie.
    [[nodiscard]] std::optional<std::size_t> mostOff() const {
        std::optional<std::size_t> worst;
        for (std::size_t j = 0; j < m_off.size(); ++j) {
            if (m_off[j] == 0) {
                continue;
            }
            if (!worst || m_off[j] > m_off[*worst] ||
                (m_off[j] == m_off[*worst] && m_of[j].size() < m_of[*worst].size())) {
                worst = j;
            }
        }
        return worst && m_off[*worst] == 1 ? std::optional(blamed(*worst)) : worst;
    }

    // Of the ends of a single offset that is off.
    [[nodiscard]] std::size_t blamed(std::size_t end) const {
        const Offset& offset = *theOff(end);
        const auto hasFitting = [this](std::size_t joint, bool asParent) {
            return std::ranges::any_of(m_of[joint], [&](std::size_t i) {
                const Offset& other = m_offsets[i];
                return !other.off && (other.parent == joint) == asParent &&
                       glm::length(other.expected) > kOffByLength * m_longest;
            });
        };
        if (hasFitting(offset.joint, true)) {
            return offset.parent;  // the child's own frame fits its children
        }
        if (hasFitting(offset.parent, true)) {
            return offset.joint;
        }
        if (sameMatrix(offset.parent)) {
            return offset.parent;
        }
        const double length = glm::length(offset.expected);
        const bool turned = std::abs(glm::length(bound(offset)) - length) < kSameLength * length;
        return turned || isScaled(offset) ? offset.parent : offset.joint;
    }

    [[nodiscard]] bool isScaled(const Offset& offset) const {
        const glm::dvec3 here = bound(offset);
        const double factor = glm::length(here) / glm::length(offset.expected);
        return (factor > kScaled || factor < 1.0 / kScaled) &&
               angleOf(here, offset.expected) < kOffByLength;
    }

    [[nodiscard]] const Offset* theOff(std::size_t joint) const {
        const Offset* worst = nullptr;
        for (const std::size_t i : m_of[joint]) {
            const Offset& offset = m_offsets[i];
            if (offset.off && (worst == nullptr || offset.distance > worst->distance)) {
                worst = &offset;
            }
        }
        return worst;
    }

    [[nodiscard]] BindFault faultOf(std::size_t joint) const {
        const Offset& worst = *theOff(joint);
        BindFault fault{.joint = joint};
        fault.distance = worst.distance *
                         std::cbrt(std::abs(glm::determinant(glm::dmat3(m_frames[worst.parent]))));
        const std::optional<std::size_t> twin = sameMatrix(joint);
        const glm::dvec3 here = bound(worst);
        if (twin) {
            fault.kind = BindFault::Kind::Borrowed;
            fault.other = *twin;
        } else if (worst.parent == joint && isScaled(worst)) {
            fault.kind = BindFault::Kind::Scaled;
            fault.factor = glm::length(here) / glm::length(worst.expected);
            fault.fitting = scaling(glm::dvec3(1.0 / fault.factor)) * m_inverse[joint];
            return fault;
        } else if (worst.parent == joint && glm::length(worst.expected) > 0.0 &&
                   glm::length(here) > 0.0 && parentFits(joint)) {
            fault.kind = BindFault::Kind::Turned;
            fault.radians = angleOf(here, worst.expected);
            fault.fitting = turnBetween(here, worst.expected) * m_inverse[joint];
            return fault;
        }
        fault.fitting = asItRests(joint);
        return fault;
    }

    // Whether nothing contradicts the offset of the joint in its parent's frame.
    [[nodiscard]] bool parentFits(std::size_t joint) const {
        return std::ranges::none_of(m_of[joint], [&](std::size_t i) {
            return m_offsets[i].joint == joint && m_offsets[i].off;
        });
    }

    [[nodiscard]] std::optional<std::size_t> sameMatrix(std::size_t joint) const {
        const glm::dmat4& own = m_inverse[joint];
        double largest = 0.0;
        for (int c = 0; c < 4; ++c) {
            largest = std::max(largest, glm::length(own[c]));
        }
        for (std::size_t j = 0; j < m_inverse.size(); ++j) {
            double difference = 0.0;
            for (int c = 0; c < 4; ++c) {
                difference = std::max(difference, glm::length(m_inverse[j][c] - own[c]));
            }
            if (j != joint && difference < kSameMatrix * largest) {
                return j;
            }
        }
        return std::nullopt;
    }

    // The frame in which the node rests below its parent.
    [[nodiscard]] glm::dmat4 asItRests(std::size_t joint) const {
        for (const std::size_t i : m_of[joint]) {
            if (m_offsets[i].joint == joint) {
                const Node& node = m_asset[m_skin.joints[joint]];
                glm::dmat4 local = glm::dmat4(glm::mat3_cast(glm::dquat(node.rest.rotation))) *
                                   scaling(glm::dvec3(node.rest.scale));
                local[3] = glm::dvec4(m_offsets[i].expected, 1.0);
                const glm::dmat4 frame = m_frames[m_offsets[i].parent] * local;
                return isInvertible(frame) ? glm::inverse(frame) : m_inverse[joint];
            }
        }
        return asItsChildFits(joint);
    }

    // The frame of a joint without a parent, moved to where its first child is at its offset.
    [[nodiscard]] glm::dmat4 asItsChildFits(std::size_t joint) const {
        for (const std::size_t i : m_of[joint]) {
            if (m_offsets[i].parent == joint) {
                glm::dmat4 frame = m_frames[joint];
                frame[3] +=
                    glm::dvec4(glm::dvec3(m_frames[m_offsets[i].joint][3]) -
                                   glm::dvec3(frame * glm::dvec4(m_offsets[i].expected, 1.0)),
                               0.0);
                return isInvertible(frame) ? glm::inverse(frame) : m_inverse[joint];
            }
        }
        return m_inverse[joint];
    }

    // Its offsets are explained.
    void settle(std::size_t joint) {
        for (const std::size_t i : m_of[joint]) {
            Offset& offset = m_offsets[i];
            if (offset.off) {
                offset.off = false;
                --m_off[offset.joint];
                --m_off[offset.parent];
            }
        }
    }

    const Asset& m_asset;
    const Skin& m_skin;
    std::vector<glm::dmat4> m_inverse;
    std::vector<glm::dmat4> m_frames;  // meshFromJoint
    std::vector<bool> m_invertible;
    std::vector<Offset> m_offsets;
    double m_longest = 0.0;
    std::vector<std::size_t> m_off;              // [joint]: offsets at either end that are off
    std::vector<std::vector<std::size_t>> m_of;  // [joint]: offsets at either end
};

}  // namespace

std::vector<bool> travellingNodes(const Asset& asset, const std::stop_token& stop) {
    std::vector<bool> travels(asset.nodes.size(), false);
    for (std::size_t a = 0; a < asset.animations.size(); ++a) {
        FactsOfCurves<double> ranges;
        for (const Channel& channel : asset.animations[a].channels) {
            if (channel.path != ChannelPath::Translation || travels[channel.node.value]) {
                continue;
            }
            if (stop.stop_requested()) {
                return travels;
            }
            const double length{glm::length(asset[channel.node].rest.translation)};
            const double range = ranges.of(Curve(asset, AnimationIndex(a), channel),
                                           [](const Curve& curve) { return curve.range(); });
            travels[channel.node.value] = range > kMovingTranslation * length;
        }
    }
    return travels;
}

std::vector<BindFault> bindFaults(const Asset& asset, SkinIndex skin,
                                  const std::vector<bool>& travels, const std::stop_token& stop) {
    std::vector<BindFault> faults = BindOffsets(asset, asset[skin], travels).find();
    std::stable_sort(faults.begin(), faults.end(), [](const BindFault& a, const BindFault& b) {
        const auto exchanged = [](const BindFault& f) {
            return f.kind == BindFault::Kind::Exchanged;
        };
        return exchanged(a) != exchanged(b) ? exchanged(a) : a.distance > b.distance;
    });
    return stop.stop_requested() ? std::vector<BindFault>() : faults;
}

}  // namespace sinew::check
