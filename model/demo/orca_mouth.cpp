// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cmath>

#include "model/demo/orca_cage.h"
#include "model/demo/orca_profile.h"

namespace sinew::demo {
namespace {

// The lip from the left corner of the mouth around the snout to the right one.
using Chain = std::array<std::uint32_t, 11>;
using Row = std::array<std::uint32_t, 5>;  // left to right

constexpr float kInset = 0.035F;  // metres from the lip to the row behind it

Chain upperLip(const BodyGrid& g) {
    const auto& p = g.points;
    return {p[3][3],         p[2][3], p[1][3], p[0][3], g.upperFront[0], g.upperFront[1],
            g.upperFront[2], p[0][9], p[1][9], p[2][9], p[3][9]};
}

Chain lowerLip(const BodyGrid& g) {
    const auto& lip = g.lowerLip;
    return {g.points[3][3],  lip[2][0], lip[1][0], lip[0][0], g.lowerFront[0], g.lowerFront[1],
            g.lowerFront[2], lip[0][1], lip[1][1], lip[2][1], g.points[3][9]};
}

/// One half of the mouth's inside: the palate (`up` = +1) or the floor (-1).
class MouthHalf {
public:
    MouthHalf(OrcaCage& cage, const Chain& lip, float up, const Row& back)
        : m_cage(cage), m_lip(lip), m_up(up), m_back(back) {
        m_inset.front() = back.front();
        m_inset.back() = back.back();
        for (std::size_t i = 1; i + 1 < lip.size(); ++i) {
            const glm::vec3 p = cage.points[lip[i]];
            const glm::vec3 centre = meshPoint(0.0F, heightOverAxis(p), 0.40F);
            const glm::vec3 inward = glm::normalize(centre - p);
            m_inset[i] = add(p + kInset * (inward + glm::vec3(0.0F, up, 0.0F)));
        }
    }

    void build() {
        for (std::size_t i = 0; i + 1 < m_lip.size(); ++i) {
            addFace({m_lip[i], m_lip[i + 1], m_inset[i + 1], m_inset[i]});
        }
        const Row front{m_inset[3], m_inset[4], m_inset[5], m_inset[6], m_inset[7]};
        const Row second = innerRow(m_inset[2], m_inset[8], 0.055F);
        const Row third = innerRow(m_inset[1], m_inset[9], 0.06F);
        addRows(front, second);
        addRows(second, third);
        addRows(third, m_back);
    }

private:
    std::uint32_t add(const glm::vec3& p) {
        const float d = distanceBehindSnout(p);
        const float share = m_up < 0.0F ? jawShare(d) : 0.0F;
        return m_cage.addPoint(p, mixed(spineWeights(d), kJaw, share));
    }

    // An arched row between two points; the floor rises in the middle to a tongue.
    Row innerRow(std::uint32_t left, std::uint32_t right, float arch) {
        const glm::vec3 a = m_cage.points[left];
        const glm::vec3 b = m_cage.points[right];
        const float middleArch = m_up > 0.0F ? 1.3F * arch : -0.35F * arch;
        return {left, add(glm::mix(a, b, 0.25F) + glm::vec3(0.0F, m_up * 0.8F * arch, 0.0F)),
                add(glm::mix(a, b, 0.50F) + glm::vec3(0.0F, m_up * middleArch, 0.0F)),
                add(glm::mix(a, b, 0.75F) + glm::vec3(0.0F, m_up * 0.8F * arch, 0.0F)), right};
    }

    void addRows(const Row& front, const Row& rear) {
        for (std::size_t i = 0; i < 4; ++i) {
            addFace({front[i], front[i + 1], rear[i + 1], rear[i]});
        }
    }

    // Given counter-clockwise from below, as the palate is seen.
    void addFace(std::array<std::uint32_t, 4> points) {
        const bool palate = m_up > 0.0F;
        if (!palate) {
            std::swap(points[1], points[3]);
        }
        QuadFace face{points, {}, palate ? BodyPart::Palate : BodyPart::Floor};
        for (std::size_t i = 0; i < 4; ++i) {
            const glm::vec3& p = m_cage.points[points[i]];
            face.uv[i] = chartUv(palate ? Chart::Palate : Chart::Floor, 0.5F + p.x / 0.85F,
                                 distanceBehindSnout(p) / 0.8F);
        }
        m_cage.faces.push_back(face);
    }

    OrcaCage& m_cage;  // borrowed
    Chain m_lip;
    float m_up;
    Row m_back;
    Chain m_inset{};
};

}  // namespace

void addMouth(OrcaCage& cage, const BodyGrid& body) {
    const Chain upper = upperLip(body);
    const float h = crossSection(0.55F).side;
    Row back{};
    for (std::size_t i = 0; i < 5; ++i) {
        const float x = 0.34F - 0.17F * static_cast<float>(i);
        const float d = std::abs(x) > 0.3F ? 0.58F : 0.68F;
        back[i] = cage.addPoint(meshPoint(x, h, d), mixed(spineWeights(d), kJaw, 0.35F));
    }
    MouthHalf(cage, upper, 1.0F, back).build();
    MouthHalf(cage, lowerLip(body), -1.0F, back).build();
}

}  // namespace sinew::demo
