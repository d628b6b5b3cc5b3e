// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/view/view_values.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

Primitive oneVertex(std::vector<InfluenceSet> sets) {
    Primitive primitive;
    primitive.positions = std::vector<glm::vec3>{glm::vec3(0.0F)};
    primitive.influenceSets = std::move(sets);
    return primitive;
}

InfluenceSet floats(const glm::u16vec4& joints, const glm::vec4& weights) {
    return {std::vector<glm::u16vec4>{joints}, std::vector<glm::vec4>{weights}};
}

}  // namespace

class TestViewValues : public QObject {
    Q_OBJECT

private slots:
    void theWeightOfASetOfJointsIsTheirSum() {
        const Primitive p = oneVertex({floats({2, 1, 2, 9}, {0.1F, 0.2F, 0.3F, 0.4F}),
                                       floats({0, 2, 0, 0}, {-0.5F, 0.25F, 0.0F, 0.0F})});
        QCOMPARE(weightOf(p, 0, {false, false, true}), 0.1F + 0.3F + 0.25F);
        QCOMPARE(weightOf(p, 0, {true, false, false}), -0.5F);
        QCOMPARE(weightOf(p, 0, {false, true, false}), 0.2F);
    }

    void meanColoursIgnoreTheOrderOfSlots() {
        const std::vector<glm::u8vec3> colors{{255, 0, 0}, {0, 255, 0}, {0, 0, 255}};
        const auto one =
            meanColor(oneVertex({floats({0, 1, 2, 7}, {0.5F, 0.25F, 0.25F, 3.0F})}), 0, colors);
        const auto other =
            meanColor(oneVertex({floats({2, 7, 0, 1}, {0.25F, 3.0F, 0.5F, 0.25F})}), 0, colors);
        QVERIFY(one && other && glm::length(*one - *other) < 1e-6F);
        QVERIFY(glm::length(*one - glm::vec3(0.5F, 0.25F, 0.25F)) < 1e-6F);
        QVERIFY(!meanColor(oneVertex({floats({0, 0, 0, 0}, {0.0F, 0.0F, 0.0F, 0.0F})}), 0, colors));
    }

    void tinyWeightsWasteTheirSlots() {
        const Primitive p = oneVertex({floats({0, 1, 2, 3}, {0.99F, 0.001F, -0.0005F, 0.0F})});
        QCOMPARE(wastedSlots(p, 0), 2U);
    }

    void aJointThatIsNamedTwiceWastesASlot() {
        QCOMPARE(wastedSlots(oneVertex({floats({3, 1, 3, 0}, {0.5F, 0.25F, 0.25F, 0.0F}),
                                        floats({1, 3, 0, 0}, {0.1F, 0.0F, 0.0F, 0.0F})}),
                             0),
                 2U);
    }

    void faultsAreNoWeightAndNoSuchJoint() {
        QVERIFY(slotFault(oneVertex({floats({0, 0, 0, 0}, {1.0F, 0.0F, 0.0F, 0.0F})}), 0, 2) ==
                SlotFault::None);
        QVERIFY(slotFault(oneVertex({floats({9, 0, 0, 0}, {0.0F, 0.0F, 0.0F, 0.0F})}), 0, 2) ==
                SlotFault::NoWeight);
        QVERIFY(slotFault(oneVertex({floats({9, 0, 0, 0}, {0.1F, 0.9F, 0.0F, 0.0F})}), 0, 2) ==
                SlotFault::NoSuchJoint);
    }
};

SINEW_TEST(TestViewValues)
#include "test_view_values.moc"
