// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>
#include <numbers>

#include "model/view/lamp_meter.h"
#include "model/view/shown_nodes.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float kStudioLux = std::numbers::pi_v<float>;

/// A square of two metres in the plane z = 0, and a lamp at `place` that shines to -Z.
Asset squareUnder(const Light& light, const glm::vec3& place) {
    Asset asset;
    Primitive square;
    square.positions = std::vector<glm::vec3>{{-1, -1, 0}, {1, -1, 0}, {1, 1, 0},
                                              {-1, -1, 0}, {1, 1, 0},  {-1, 1, 0}};
    asset.meshes.emplace_back().primitives.push_back(square);
    asset.lights.push_back(light);
    Node mesh;
    mesh.mesh = MeshIndex(0U);
    Node lamp;
    lamp.light = LightIndex(0U);
    lamp.rest.translation = place;
    asset.nodes = {mesh, lamp};
    return asset;
}

float luxOf(Asset asset, const ViewOptions& view = {}) {
    const auto done = finishAsset(std::move(asset));
    return LampMeter(done, {}, std::vector<NodeIndex>{NodeIndex(1U)}).illuminance(view);
}

bool isWithin(float value, float expected, float relative) {
    return std::abs(value - expected) <= relative * std::abs(expected);
}

Light pointOf(float candela) {
    Light light;
    light.kind = LightKind::Point;
    light.intensity = candela;
    return light;
}

}  // namespace

class TestLampMeter : public QObject {
    Q_OBJECT

private slots:
    void aDistantLampGivesItsLux() {
        Light sun;
        sun.intensity = 120000.0F;
        sun.color = {1.0F, 0.5F, 0.25F};
        QVERIFY(isWithin(luxOf(squareUnder(sun, {})), 120000.0F, 1e-4F));
    }

    void aPointLampFallsOffWithTheSquareOfTheDistance() {
        const float near = luxOf(squareUnder(pointOf(54351.0F), {0, 0, 20}));
        const float far = luxOf(squareUnder(pointOf(54351.0F), {0, 0, 40}));
        QVERIFY(isWithin(near, 54351.0F / 400.0F, 0.01F));
        QVERIFY(isWithin(near / far, 4.0F, 0.01F));
    }

    void aSpotLightsOnlyItsConeAndARangeEnds() {
        Light spot = pointOf(1000.0F);
        spot.kind = LightKind::Spot;
        spot.innerConeRadians = 0.2F;
        spot.outerConeRadians = 0.3F;
        QVERIFY(isWithin(luxOf(squareUnder(spot, {0, 0, 10})), 10.0F, 0.02F));
        QCOMPARE(luxOf(squareUnder(spot, {0, 0, -10})), 0.0F);  // shines away from it
        Light ended = pointOf(1000.0F);
        ended.range = 5.0F;
        QCOMPARE(luxOf(squareUnder(ended, {0, 0, 10})), 0.0F);
    }

    void whatTheUserHidesIsNotMeasured() {
        const auto asset = finishAsset(squareUnder(pointOf(1000.0F), {0, 0, 10}));
        LampMeter meter(asset, {}, std::vector<NodeIndex>{NodeIndex(1U)});
        QVERIFY(meter.illuminance({}) > 9.0F);
        for (const std::uint32_t node : {0U, 1U}) {
            HiddenNodes hidden;
            hidden.hidden.emplace_back(node);
            ViewOptions view;
            view.shown = std::make_shared<const ShownNodes>(*asset, hidden, SceneIndex{});
            QCOMPARE(meter.illuminance(view), 0.0F);
        }
    }

    void unlitSurfacesAreNotMeasured() {
        Asset asset = squareUnder(pointOf(1000.0F), {0, 0, 10});
        asset.materials.emplace_back().unlit = true;
        asset.meshes[0].primitives[0].material = MaterialIndex(0U);
        QCOMPARE(luxOf(std::move(asset)), 0.0F);
    }

    void theLevelOfTheStudioIsPiLux() {
        QCOMPARE(stopsOverStudio(kStudioLux), 0.0F);
        QVERIFY(isWithin(stopsOverStudio(8.0F * kStudioLux), 3.0F, 1e-5F));
    }

    void lampsNearTheStudioStayAsStored() {
        for (const float stops : {-20.0F, -1.0F, 0.0F, 2.9F}) {
            QCOMPARE(lampStops(kStudioLux * std::exp2(stops), true), 0.0F);
        }
        QCOMPARE(lampStops(0.0F, false), 0.0F);
    }

    void brightLampsComeDownToOneStopOverTheStudio() {
        QVERIFY(isWithin(lampStops(kStudioLux * std::exp2(9.0F), true), -8.0F, 1e-4F));
        QVERIFY(isWithin(lampStops(kStudioLux * std::exp2(9.0F), false), -8.0F, 1e-4F));
    }

    void faintLampsAreRaisedOnlyWithoutAnEnvironment() {
        QCOMPARE(lampStops(kStudioLux * std::exp2(-6.0F), true), 0.0F);
        QVERIFY(isWithin(lampStops(kStudioLux * std::exp2(-6.0F), false), 7.0F, 1e-4F));
    }

    void theNoticeSaysBothNumbers() {
        QCOMPARE(lampNotice(0.0F), std::string());
        QCOMPARE(lampNotice(-8.0F),
                 std::string("the file's lamps are 9 stops brighter than the studio: shown 8 stops "
                             "darker"));
        QCOMPARE(lampNotice(7.0F),
                 std::string("the file's lamps are 6 stops fainter than the studio: shown 7 stops "
                             "brighter"));
    }
};

SINEW_TEST(TestLampMeter)
#include "test_lamp_meter.moc"
