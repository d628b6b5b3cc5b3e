// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/asset/transform.h"
#include "tests/model/evaluate/near.h"
#include "tests/support/test_program.h"

using namespace sinew;
using sinew::test::isNear;
using sinew::test::sameRotation;

namespace {

glm::quat aboutZ(float radians) {
    return {std::cos(0.5F * radians), 0.0F, 0.0F, std::sin(0.5F * radians)};
}

bool isFinite(const Transform& t) {
    return std::isfinite(glm::dot(t.translation, t.scale)) && std::isfinite(t.rotation.x) &&
           isNear(t.rotation.x * t.rotation.x + t.rotation.y * t.rotation.y +
                      t.rotation.z * t.rotation.z + t.rotation.w * t.rotation.w,
                  1.0F);
}

}  // namespace

class TestTransform : public QObject {
    Q_OBJECT
private slots:
    void scaleComesBeforeRotationBeforeTranslation();
    void decompositionIsExactWithoutShear();
    void mirrorsLieInTheFirstScale();
    void flatMatricesDecompose();
    void shearGivesTheNearestRotation();
};

void TestTransform::scaleComesBeforeRotationBeforeTranslation() {
    const Transform t{{10.0F, 0.0F, 0.0F}, aboutZ(1.57079633F), {2.0F, 3.0F, 4.0F}};
    const glm::vec3 moved(toMatrix(t) * glm::vec4(1.0F, 1.0F, 1.0F, 1.0F));
    QVERIFY(isNear(moved, glm::vec3(7.0F, 2.0F, 4.0F)));
}

void TestTransform::decompositionIsExactWithoutShear() {
    const glm::quat turn = glm::normalize(glm::quat(0.3F, -0.4F, 0.7F, 0.2F));
    for (const glm::vec3 scale : {glm::vec3(1.0F), glm::vec3(2.0F, 0.5F, 30.0F), glm::vec3(1e-6F),
                                  glm::vec3(1e6F, 1.0F, 1e-3F)}) {
        const Transform t{{1.0F, -2.0F, 3.0F}, turn, scale};
        const Transform back = decompose(toMatrix(t));
        QVERIFY(isNear(back.translation, t.translation));
        QVERIFY(sameRotation(back.rotation, t.rotation));
        QVERIFY(isNear(back.scale / scale, glm::vec3(1.0F), 1e-5F));
    }
}

void TestTransform::mirrorsLieInTheFirstScale() {
    const Transform t{{}, aboutZ(0.5F), {2.0F, -3.0F, 4.0F}};
    const Transform back = decompose(toMatrix(t));
    QVERIFY(back.scale.x < 0.0F && back.scale.y > 0.0F && back.scale.z > 0.0F);
    QVERIFY(isNear(glm::abs(back.scale), glm::abs(t.scale)));
    QVERIFY(isNear(toMatrix(back), toMatrix(t)));
}

void TestTransform::flatMatricesDecompose() {
    for (const glm::vec3 scale :
         {glm::vec3(0.0F), glm::vec3(0.0F, 2.0F, 3.0F), glm::vec3(2.0F, 0.0F, 3.0F),
          glm::vec3(2.0F, 0.0F, 0.0F), glm::vec3(0.0F, 0.0F, 3.0F), glm::vec3(-2.0F, 0.0F, 3.0F)}) {
        const Transform t{{1.0F, 2.0F, 3.0F}, aboutZ(0.7F), scale};
        const Transform back = decompose(toMatrix(t));
        QVERIFY(isFinite(back));
        QVERIFY(isNear(toMatrix(back), toMatrix(t)));
    }
    glm::mat4 parallel(1.0F);  // two columns along one line
    parallel[1] = parallel[0];
    QVERIFY(isFinite(decompose(parallel)));
}

void TestTransform::shearGivesTheNearestRotation() {
    glm::mat4 sheared(1.0F);
    sheared[1][0] = 0.2F;
    sheared[0][1] = 0.2F;  // symmetric: stretched along the diagonals, not turned
    const Transform back = decompose(sheared);
    QVERIFY(sameRotation(back.rotation, glm::quat(1.0F, 0.0F, 0.0F, 0.0F)));
}

SINEW_TEST(TestTransform)
#include "test_transform.moc"
