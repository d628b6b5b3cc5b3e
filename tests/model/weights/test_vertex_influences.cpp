// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>

#include "model/weights/weight_sum.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Primitive oneVertex(const std::vector<JointWeight>& influences) {
    return skinnedSheet(1, 1, 12, {influences}).meshes[0].primitives[0];
}

Primitive storedAs(WeightArray weights) {
    Primitive primitive = oneVertex({{0, 1.0F}});
    primitive.influenceSets[0].weights = std::move(weights);
    return primitive;
}

WeightSum sumOf(const std::vector<glm::u8vec4>& bytes) {
    return weightSum(storedAs(SharedArray<glm::u8vec4>(bytes)), 0);
}

}  // namespace

class TestVertexInfluences : public QObject {
    Q_OBJECT

private slots:
    void aJointInSeveralSlotsIsAddedUp() {
        const Primitive primitive =
            oneVertex({{3, 0.25F}, {1, 0.25F}, {3, 0.125F}, {0, 0.0F}, {1, 0.125F}});
        VertexInfluences influences(primitive, 12);
        const std::span<const JointWeight> found = influences.at(0);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].joint, 1U);
        QCOMPARE(found[0].weight, 0.375F);
        QCOMPARE(found[1].joint, 3U);
        QCOMPARE(found[1].weight, 0.375F);
        QCOMPARE(strongest(found)->joint, 1U);  // the lower index wins a tie
    }

    void jointsThatTheSkinDoesNotHaveAreLeftOut() {
        const Primitive primitive = oneVertex({{5, 0.5F}, {7, 0.5F}});
        VertexInfluences influences(primitive, 6);
        QCOMPARE(influences.at(0).size(), std::size_t{1});
        QCOMPARE(influences.at(0)[0].joint, 5U);
    }

    void weightsThatCancelAreNoInfluence() {
        const Primitive primitive = oneVertex({{2, 0.5F}, {2, -0.5F}});
        VertexInfluences influences(primitive, 12);
        QVERIFY(influences.at(0).empty());
        QVERIFY(strongest(influences.at(0)) == nullptr);
    }

    void theOrderOfSlotsDoesNotMatter() {
        SheetInfluences inOrder = randomInfluences(1, 12, 12, 7);
        const Primitive stored = oneVertex(inOrder[0]);
        std::reverse(inOrder[0].begin(), inOrder[0].end());
        const Primitive reversed = oneVertex(inOrder[0]);
        VertexInfluences a(stored, 12);
        VertexInfluences b(reversed, 12);
        QCOMPARE(a.at(0).size(), std::size_t{12});
        for (std::size_t i = 0; i < 12; ++i) {
            QCOMPARE(a.at(0)[i].joint, b.at(0)[i].joint);
            QCOMPARE(a.at(0)[i].weight, b.at(0)[i].weight);
        }
    }

    void bytesMustAddUpTo255() {
        QVERIFY(!sumOf({{100, 100, 55, 0}}).wrong);
        const WeightSum less = sumOf({{100, 100, 54, 0}});
        QVERIFY(less.wrong);
        QCOMPARE(less.off, -1.0 / 255.0);
        QCOMPARE(less.count, std::size_t{3});
        QVERIFY(!sumOf({{0, 0, 0, 0}}).wrong);  // has no weight, which is another fault
    }

    void floatsMayBeOffByTheToleranceOfTheirCount() {
        const auto off = [](float last) {
            return weightSum(oneVertex({{0, 0.25F}, {1, 0.25F}, {2, 0.25F}, {3, last}}), 0);
        };
        QVERIFY(!off(0.25F).wrong);
        QVERIFY(!off(0.25F + 6e-7F).wrong);  // 4 × 2e-7 are allowed
        QVERIFY(off(0.25F + 1e-6F).wrong);
        QVERIFY(off(0.25F - 1e-6F).off < 0.0);
    }
};

SINEW_TEST(TestVertexInfluences)
#include "test_vertex_influences.moc"
