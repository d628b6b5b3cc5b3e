// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <limits>
#include <numbers>

#include "model/view/front_and_ground.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

Box between(float low, float high) {
    Box box;
    box.add(glm::vec3(-1.0F, low, -1.0F));
    box.add(glm::vec3(1.0F, high, 1.0F));
    return box;
}

}  // namespace

class TestGround : public QObject {
    Q_OBJECT

private slots:
    void theGroundIsAtTheFootOfTheModel() {
        QCOMPARE(groundHeight(GroundPlace::Foot, between(-3.0F, 1.0F)), -3.0F);
        QCOMPARE(groundHeight(GroundPlace::Foot, between(5.0F, 6.0F)), 5.0F);
    }

    void aModelThatStandsOnTheOriginStaysThere() {
        QCOMPARE(groundHeight(GroundPlace::Foot, between(0.0F, 2.0F)), 0.0F);
        QCOMPARE(groundHeight(GroundPlace::Foot, between(-0.02F, 2.0F)), 0.0F);
        QCOMPARE(groundHeight(GroundPlace::Foot, between(0.02F, 2.0F)), 0.0F);
        QCOMPARE(groundHeight(GroundPlace::Foot, between(-0.2F, 2.0F)), -0.2F);
    }

    void atTheOriginItIsWhereverTheModelIs() {
        QCOMPARE(groundHeight(GroundPlace::Origin, between(-3.0F, 1.0F)), 0.0F);
        QCOMPARE(groundHeight(GroundPlace::Origin, between(5.0F, 6.0F)), 0.0F);
    }

    void withoutBoundsItIsAtTheOrigin() {
        constexpr float kInfinity = std::numeric_limits<float>::infinity();
        QCOMPARE(groundHeight(GroundPlace::Foot, Box()), 0.0F);
        const Box endless{glm::vec3(-kInfinity), glm::vec3(kInfinity)};
        QCOMPARE(groundHeight(GroundPlace::Foot, endless), 0.0F);
    }

    void onlyAvatarsOfVrm0FaceBackwards() {
        Asset asset;
        QCOMPARE(frontYaw(asset), 0.0F);
        asset.vrm.emplace();
        asset.vrm->version = "1.0";
        QCOMPARE(frontYaw(asset), 0.0F);
        asset.vrm->version = "0.0";
        QCOMPARE(frontYaw(asset), std::numbers::pi_v<float>);
    }
};

SINEW_TEST(TestGround)
#include "test_ground.moc"
