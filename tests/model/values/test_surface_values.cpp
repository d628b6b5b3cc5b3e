// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>
#include <limits>

#include "model/view/surface_values.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

/// 3 by 3 vertices, 8 triangles; drawn by node 0.
std::shared_ptr<const Asset> smallSheet() {
    return finishAsset(skinnedSheet(3, 3, 2, randomInfluences(9, 2, 1, 1)));
}

SurfaceValues sheetValues(const Asset& asset, SurfaceValues::Per per) {
    SurfaceValues values =
        emptyValues(asset, per, [](const Node&, const Primitive&) { return true; });
    for (std::size_t i = 0; i < values.values.size(); ++i) {
        values.values[i] = static_cast<float>(i);
    }
    return values;
}

SurfaceHit hitOn(std::array<std::uint32_t, 3> vertices, glm::vec3 shares) {
    SurfaceHit hit;
    hit.node = NodeIndex(0U);
    hit.element = 3;
    hit.vertices = vertices;
    hit.shares = shares;
    hit.vertex = vertices[0];
    return hit;
}

}  // namespace

class TestSurfaceValues : public QObject {
    Q_OBJECT

private slots:
    void thereIsAValuePerVertexOrElement() {
        const auto asset = smallSheet();
        const SurfaceValues vertices = sheetValues(*asset, SurfaceValues::Per::Vertex);
        QCOMPARE(vertices.of(NodeIndex(0U), 0).size(), std::size_t{9});
        QVERIFY(vertices.of(NodeIndex(1U), 0).empty());  // a joint
        QVERIFY(vertices.of(NodeIndex(0U), 1).empty());
        QVERIFY(vertices.of(NodeIndex(99U), 0).empty());
        const SurfaceValues elements = sheetValues(*asset, SurfaceValues::Per::Element);
        QCOMPARE(elements.of(NodeIndex(0U), 0).size(), std::size_t{8});
    }

    void aPointShowsTheMeanOfItsVerticesWithAValue() {
        const auto asset = smallSheet();
        SurfaceValues values = sheetValues(*asset, SurfaceValues::Per::Vertex);
        QCOMPARE(valueAt(values, hitOn({2, 4, 8}, {0.5F, 0.25F, 0.25F})), std::optional(4.0F));
        values.values[2] = kNan;
        QCOMPARE(valueAt(values, hitOn({2, 4, 8}, {0.5F, 0.25F, 0.25F})), std::optional(6.0F));
        QVERIFY(!valueAt(values, hitOn({2, 4, 8}, {0.6F, 0.2F, 0.2F})));
        QCOMPARE(placeAt(values, hitOn({2, 4, 8}, {0.5F, 0.25F, 0.25F})),
                 std::optional(std::size_t{2}));
    }

    void aPointOfAnElementShowsItsValue() {
        const auto asset = smallSheet();
        SurfaceValues values = sheetValues(*asset, SurfaceValues::Per::Element);
        QCOMPARE(valueAt(values, hitOn({2, 4, 8}, {0.5F, 0.25F, 0.25F})), std::optional(3.0F));
        QCOMPARE(placeAt(values, hitOn({2, 4, 8}, glm::vec3(0.0F))), std::optional(std::size_t{3}));
        values.values[3] = kNan;
        QVERIFY(!valueAt(values, hitOn({2, 4, 8}, {0.5F, 0.25F, 0.25F})));
    }

    void scalesEndAtTheNextRoundNumber() {
        QCOMPARE(roundScale(0.021F), 0.05F);
        QCOMPARE(roundScale(0.02F), 0.02F);
        QCOMPARE(roundScale(1.0F), 1.0F);
        QCOMPARE(roundScale(7.0F), 10.0F);
        QCOMPARE(roundScale(130.0F), 200.0F);
        QCOMPARE(roundScale(0.0F), 1.0F);
        QCOMPARE(roundScale(kNan), 1.0F);
        QCOMPARE(quarterTicks(0.05F)[3].text, std::string("0.0375"));
    }
};

SINEW_TEST(TestSurfaceValues)
#include "test_surface_values.moc"
