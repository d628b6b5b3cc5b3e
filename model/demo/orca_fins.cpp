// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>
#include <span>

#include "model/demo/orca_cage.h"
#include "model/demo/orca_profile.h"

namespace sinew::demo {
namespace {

/// A cut through a fin. Leading and trailing edge as (x, h, d) of the left fin, metres.
struct FinSection {
    glm::vec3 leading;
    glm::vec3 trailing;
    float halfThickness;
    float baseShare;  // share of the fin's first joint, 0 to 1
    float tipShare;   // share of its second joint
};

/// A fin replaces body faces: two faces wide and `spans` faces long.
struct FinPlan {
    std::size_t firstRing;
    std::size_t spans;
    std::size_t firstColumn;
    glm::vec3 thicknessAxis;  // points towards the first side of the columns
    std::span<const FinSection> sections;
    float tipBulge;  // outward rounding of the end, in metres
    BodyPart part;
    JointId base;
    JointId tip;
    std::array<Chart, 2> charts;
};

constexpr std::array kDorsalSections{
    FinSection{{0, 0.70F, 2.36F}, {0, 0.68F, 3.03F}, 0.075F, 0.45F, 0.0F},
    FinSection{{0, 0.95F, 2.50F}, {0, 0.95F, 2.985F}, 0.056F, 0.80F, 0.0F},
    FinSection{{0, 1.25F, 2.70F}, {0, 1.25F, 3.01F}, 0.041F, 0.65F, 0.30F},
    FinSection{{0, 1.50F, 2.90F}, {0, 1.50F, 3.09F}, 0.027F, 0.20F, 0.80F},
    FinSection{{0, 1.655F, 3.072F}, {0, 1.632F, 3.148F}, 0.012F, 0.0F, 1.0F}};

constexpr std::array kFlipperSections{
    FinSection{{0.585F, -0.42F, 1.26F}, {0.54F, -0.435F, 1.70F}, 0.085F, 0.50F, 0.0F},
    FinSection{{0.77F, -0.58F, 1.25F}, {0.71F, -0.60F, 1.75F}, 0.060F, 0.90F, 0.0F},
    FinSection{{1.00F, -0.78F, 1.36F}, {0.92F, -0.80F, 1.90F}, 0.047F, 0.55F, 0.45F},
    FinSection{{1.15F, -0.91F, 1.53F}, {1.07F, -0.93F, 1.97F}, 0.034F, 0.10F, 0.90F},
    FinSection{{1.22F, -0.975F, 1.71F}, {1.18F, -0.985F, 1.95F}, 0.018F, 0.0F, 1.0F}};

constexpr std::array kFlukeSections{
    FinSection{{0.19F, 0.0F, 5.41F}, {0.14F, 0.0F, 5.92F}, 0.048F, 0.55F, 0.0F},
    FinSection{{0.37F, 0.0F, 5.51F}, {0.35F, 0.0F, 6.01F}, 0.035F, 0.90F, 0.0F},
    FinSection{{0.59F, 0.0F, 5.67F}, {0.58F, 0.0F, 6.055F}, 0.026F, 0.50F, 0.50F},
    FinSection{{0.80F, 0.0F, 5.885F}, {0.80F, 0.0F, 6.105F}, 0.017F, 0.05F, 0.95F},
    FinSection{{0.93F, 0.0F, 6.085F}, {0.925F, 0.0F, 6.155F}, 0.008F, 0.0F, 1.0F}};

// How closely the surface follows a fin's points: a soft fillet at the body, a round end.
constexpr float kRootPull = 0.12F;
constexpr float kFirstLayerPull = 0.5F;
constexpr float kTipPull = 0.15F;

constexpr glm::vec3 kFlipperAxis{0.65F, 0.75F, 0.08F};

// clang-format off
constexpr std::array kPlans{
    FinPlan{9, 3, 11, {-1, 0, 0}, kDorsalSections, 0.022F, BodyPart::Dorsal, kDorsal, kDorsalTip,
            {Chart::DorsalRight, Chart::DorsalLeft}},
    FinPlan{6, 2, 3, kFlipperAxis, kFlipperSections, 0.05F, BodyPart::Flipper, kFlipperL, kFlipperTipL,
            {Chart::FlipperUpperL, Chart::FlipperLowerL}},
    FinPlan{6, 2, 7, -kFlipperAxis, kFlipperSections, 0.05F, BodyPart::Flipper, kFlipperR, kFlipperTipR,
            {Chart::FlipperLowerR, Chart::FlipperUpperR}},
    FinPlan{18, 3, 2, {0, 1, 0}, kFlukeSections, 0.02F, BodyPart::Fluke, kFlukeL, kFlukeTipL,
            {Chart::FlukeUpperL, Chart::FlukeLowerL}},
    FinPlan{18, 3, 8, {0, -1, 0}, kFlukeSections, 0.02F, BodyPart::Fluke, kFlukeR, kFlukeTipR,
            {Chart::FlukeLowerR, Chart::FlukeUpperR}}};
// clang-format on

// Position of the side points between leading (0) and trailing edge (1), and thickness there
// relative to the section's thickness.
struct ChordPoint {
    float fraction;
    float thickness;
};
constexpr std::array kChord2{ChordPoint{0.10F, 0.75F}, ChordPoint{0.45F, 1.0F},
                             ChordPoint{0.88F, 0.35F}};
constexpr std::array kChord3{ChordPoint{0.08F, 0.70F}, ChordPoint{0.35F, 1.0F},
                             ChordPoint{0.66F, 0.72F}, ChordPoint{0.92F, 0.25F}};

/// A point of a layer: `across` 0 first side, 1 edge or middle, 2 second side; `along` from front
/// to rear.
struct LayerPoint {
    std::size_t across;
    std::size_t along;
};

class FinBuilder {
public:
    FinBuilder(OrcaCage& cage, const BodyGrid& body, const FinPlan& plan)
        : m_cage(cage), m_plan(plan), m_loop(loopSlots()) {
        for (const LayerPoint& slot : m_loop) {
            m_ring.push_back(body.points[plan.firstRing + slot.along]
                                        [(plan.firstColumn + slot.across) % kColumns]);
            cage.pull[m_ring.back()] = kRootPull;
        }
    }

    void build() {
        for (std::size_t layer = 0; layer < m_plan.sections.size(); ++layer) {
            addLayer(layer);
        }
        addEnd();
    }

private:
    // Around the fin as seen from its tip, counter-clockwise.
    [[nodiscard]] std::vector<LayerPoint> loopSlots() const {
        const std::size_t k = m_plan.spans;
        std::vector<LayerPoint> slots{{0, 0}, {1, 0}};
        for (std::size_t i = 0; i <= k; ++i) {
            slots.push_back({2, i});
        }
        slots.push_back({1, k});
        for (std::size_t i = k; i > 0; --i) {
            slots.push_back({0, i});
        }
        return slots;
    }

    [[nodiscard]] ChordPoint chordAt(std::size_t along) const {
        return m_plan.spans == 2 ? kChord2[along] : kChord3[along];
    }

    [[nodiscard]] glm::vec3 position(const FinSection& section, const LayerPoint& slot) const {
        const bool right = m_plan.base == kFlipperR || m_plan.base == kFlukeR;
        const ChordPoint chord = chordAt(slot.along);
        float fraction = chord.fraction;
        float offset = 0.0F;
        if (slot.across == 1 && (slot.along == 0 || slot.along == m_plan.spans)) {
            fraction = slot.along == 0 ? 0.0F : 1.0F;
        } else if (slot.across != 1) {
            offset = section.halfThickness * chord.thickness * (slot.across == 0 ? 1.0F : -1.0F);
        }
        const glm::vec3 onChord = glm::mix(section.leading, section.trailing, fraction);
        const glm::vec3 point = meshPoint(onChord.x, onChord.y, onChord.z);
        // The axis of the left fin, or its negative for the right fin; mirrored afterwards.
        const glm::vec3 left = point + offset * m_plan.thicknessAxis;
        return right ? glm::vec3(-left.x, left.y, left.z) : left;
    }

    [[nodiscard]] JointWeights weights(const FinSection& section, const glm::vec3& point) const {
        const JointWeights body = spineWeights(distanceBehindSnout(point));
        const float rest = 1.0F - section.baseShare - section.tipShare;
        JointWeights out = body * rest;
        out.values[m_plan.base] += section.baseShare;
        out.values[m_plan.tip] += section.tipShare;
        return out;
    }

    [[nodiscard]] glm::vec2 uv(const LayerPoint& slot, bool firstSide, float layer) const {
        const std::size_t k = m_plan.spans;
        float s = static_cast<float>(slot.along + 1);
        if (slot.across == 1 && slot.along == 0) {
            s = 0.0F;
        } else if (slot.across == 1 && slot.along == k) {
            s = static_cast<float>(k + 2);
        }
        return chartUv(m_plan.charts[firstSide ? 0 : 1], s / static_cast<float>(k + 2),
                       layer / static_cast<float>(m_plan.sections.size() + 1));
    }

    void addLayer(std::size_t layer) {
        const FinSection& section = m_plan.sections[layer];
        const float pull = layer == 0                            ? kFirstLayerPull
                           : layer + 1 == m_plan.sections.size() ? kTipPull
                                                                 : 1.0F;
        std::vector<std::uint32_t> ring;
        for (const LayerPoint& slot : m_loop) {
            const glm::vec3 point = position(section, slot);
            ring.push_back(m_cage.addPoint(point, weights(section, point), pull));
        }
        const float low = static_cast<float>(layer);
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const std::size_t next = (i + 1) % ring.size();
            const LayerPoint& a = m_loop[i];
            const LayerPoint& b = m_loop[next];
            const bool first = a.across == 0 || b.across == 0;
            m_cage.faces.push_back({{m_ring[i], m_ring[next], ring[next], ring[i]},
                                    {uv(a, first, low), uv(b, first, low), uv(b, first, low + 1.0F),
                                     uv(a, first, low + 1.0F)},
                                    m_plan.part});
        }
        m_ring = ring;
    }

    [[nodiscard]] std::uint32_t ringPoint(std::size_t across, std::size_t along) const {
        for (std::size_t i = 0; i < m_loop.size(); ++i) {
            if (m_loop[i].across == across && m_loop[i].along == along) {
                return m_ring[i];
            }
        }
        return 0;
    }

    // Closes the tip with two rows of faces that meet in a row of centre points.
    void addEnd() {
        const FinSection& last = m_plan.sections.back();
        const FinSection& before = m_plan.sections[m_plan.sections.size() - 2];
        const glm::vec3 outward =
            glm::normalize(last.leading + last.trailing - before.leading - before.trailing);
        FinSection bulged = last;
        bulged.leading += outward * m_plan.tipBulge;
        bulged.trailing += outward * m_plan.tipBulge;

        const std::size_t k = m_plan.spans;
        std::vector<std::uint32_t> middle{ringPoint(1, 0)};
        for (std::size_t i = 1; i < k; ++i) {
            const glm::vec3 point = position(bulged, {1, i});
            middle.push_back(m_cage.addPoint(point, weights(last, point), kTipPull));
        }
        middle.push_back(ringPoint(1, k));
        for (std::size_t i = 0; i < k; ++i) {
            addEndFace(middle, i, 0);
            addEndFace(middle, i, 1);
        }
    }

    void addEndFace(std::span<const std::uint32_t> middle, std::size_t i, std::size_t across) {
        const bool first = across == 0;
        const float rim = static_cast<float>(m_plan.sections.size());
        const float top = rim + 1.0F;
        const LayerPoint near{first ? std::size_t{0} : std::size_t{2}, i};
        const LayerPoint far{near.across, i + 1};
        const std::uint32_t nearSide = ringPoint(near.across, i);
        const std::uint32_t farSide = ringPoint(far.across, i + 1);
        QuadFace face{
            {nearSide, middle[i], middle[i + 1], farSide},
            {uv(near, first, rim), uv(near, first, top), uv(far, first, top), uv(far, first, rim)},
            m_plan.part};
        for (const std::size_t corner : {0U, 2U}) {
            if (!first) {
                std::swap(face.points[corner], face.points[corner + 1]);
                std::swap(face.uv[corner], face.uv[corner + 1]);
            }
        }
        m_cage.faces.push_back(face);
    }

    OrcaCage& m_cage;  // borrowed
    const FinPlan& m_plan;
    std::vector<LayerPoint> m_loop;
    std::vector<std::uint32_t> m_ring;  // point indices of the outermost layer so far
};

}  // namespace

bool belongsToFin(std::size_t ring, std::size_t column) {
    for (const FinPlan& plan : kPlans) {
        const std::size_t across = (column + kColumns - plan.firstColumn) % kColumns;
        if (ring >= plan.firstRing && ring < plan.firstRing + plan.spans && across < 2) {
            return true;
        }
    }
    return false;
}

void addFins(OrcaCage& cage, const BodyGrid& body) {
    for (const FinPlan& plan : kPlans) {
        FinBuilder(cage, body, plan).build();
    }
}

}  // namespace sinew::demo
