// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <cmath>
#include <random>

#include "model/evaluate/deform.h"
#include "model/view/view_options.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr float kQuarterTurn = 1.57079632679F;

glm::mat4 turnAboutX(float radians) {
    glm::mat4 m(1.0F);
    m[1] = {0.0F, std::cos(radians), std::sin(radians), 0.0F};
    m[2] = {0.0F, -std::sin(radians), std::cos(radians), 0.0F};
    return m;
}

glm::mat4 scaled(const glm::vec3& factors) {
    glm::mat4 m(1.0F);
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        m[axis][axis] = factors[axis];
    }
    return m;
}

glm::mat4 moved(const glm::vec3& by) {
    glm::mat4 m(1.0F);
    m[3] = glm::vec4(by, 1.0F);
    return m;
}

glm::mat4 matrixOf(const StretchedJoint& joint) {
    DualQuaternionBlend blend({&joint, 1});
    blend.consider({0, 1.0F});
    blend.add({0, 1.0F});
    return blend.matrix(glm::mat4(0.0F), WeightSource::Stored);
}

float apart(const glm::mat4& a, const glm::mat4& b) {
    float most = 0.0F;
    for (glm::length_t column = 0; column < 4; ++column) {
        for (glm::length_t row = 0; row < 4; ++row) {
            most = std::max(most, std::abs(a[column][row] - b[column][row]));
        }
    }
    return most;
}

/// A ring of radius 1 about the x axis, half of it to each of two joints.
Primitive ring(glm::vec4 weights = {0.5F, 0.5F, 0.0F, 0.0F}) {
    std::vector<glm::vec3> positions;
    for (int i = 0; i < 8; ++i) {
        const float angle = 0.5F * kQuarterTurn * static_cast<float>(i);
        positions.emplace_back(0.25F, std::cos(angle), std::sin(angle));
    }
    Primitive primitive;
    primitive.influenceSets = {{std::vector<glm::u16vec4>(positions.size(), {0, 1, 0, 0}),
                                std::vector<glm::vec4>(positions.size(), weights)}};
    primitive.normals = std::vector<glm::vec3>(positions.size(), {1.0F, 0.0F, 0.0F});
    primitive.positions = std::move(positions);
    return primitive;
}

std::vector<glm::vec3> deformed(const Primitive& primitive, const std::vector<glm::mat4>& palette,
                                BlendSkinning blend, WeightSource weights = WeightSource::Stored) {
    std::vector<StretchedJoint> stretched(palette.size());
    stretchedJoints(palette, stretched);
    DeformInput input{.palette = palette, .weights = weights, .wantNormals = true};
    if (blend == BlendSkinning::DualQuaternion) {
        input.stretched = stretched;
    }
    DeformedVertices out;
    deformPrimitive(primitive, input, out);
    return out.positions;
}

float radius(const glm::vec3& point) {
    return std::hypot(point.y, point.z);
}

}  // namespace

class TestDualQuaternion : public QObject {
    Q_OBJECT

private slots:
    void everyJointMatrixIsItsStretchThenItsTurn() {
        std::mt19937 random(7);
        std::uniform_real_distribution<float> number(-2.0F, 2.0F);
        for (int i = 0; i < 2000; ++i) {
            glm::mat4 matrix(1.0F);
            for (glm::length_t column = 0; column < 4; ++column) {
                for (glm::length_t row = 0; row < 3; ++row) {
                    matrix[column][row] = number(random);
                }
            }
            const StretchedJoint joint = stretchedJoint(matrix);
            QVERIFY(std::abs(glm::length(joint.real) - 1.0F) < 1e-6F);
            QVERIFY2(apart(matrixOf(joint), matrix) < 3e-6F,
                     qPrintable(QString::number(apart(matrixOf(joint), matrix))));
        }
    }

    void mirroredFlatAndEmptyMatricesAreKept() {
        for (const glm::vec3 factors :
             {glm::vec3(-1.0F, 1.0F, 1.0F), glm::vec3(-2.0F, -3.0F, -0.5F),
              glm::vec3(1.0F, 0.0F, 2.0F), glm::vec3(0.0F, 0.0F, -3.0F), glm::vec3(0.0F),
              glm::vec3(1e-20F, 1e-20F, 1e-20F), glm::vec3(1e15F)}) {
            const glm::mat4 matrix = turnAboutX(2.0F) * scaled(factors) * turnAboutX(0.4F);
            const float size =
                std::max({std::abs(factors.x), std::abs(factors.y), std::abs(factors.z)});
            const StretchedJoint joint = stretchedJoint(matrix);
            QVERIFY(std::abs(glm::length(joint.real) - 1.0F) < 1e-6F);
            QVERIFY(apart(matrixOf(joint), matrix) <= 1e-6F * size);
        }
    }

    void nanStaysNan() {
        glm::mat4 matrix(1.0F);
        matrix[1][1] = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(std::isnan(matrixOf(stretchedJoint(matrix))[1][1]));
        matrix[1][1] = std::numeric_limits<float>::infinity();
        QVERIFY(!std::isfinite(matrixOf(stretchedJoint(matrix))[1][1]));
    }

    void halfwayToAQuarterTurnIsAnEighthTurn() {
        const auto points = deformed(ring(), {glm::mat4(1.0F), turnAboutX(kQuarterTurn)},
                                     BlendSkinning::DualQuaternion);
        const auto expected =
            deformed(ring({1.0F, 0.0F, 0.0F, 0.0F}),
                     {turnAboutX(0.5F * kQuarterTurn), glm::mat4(1.0F)}, BlendSkinning::Linear);
        for (std::size_t i = 0; i < points.size(); ++i) {
            QVERIFY(glm::length(points[i] - expected[i]) < 1e-6F);
        }
    }

    void aTwistKeepsItsRadiusWhereLinearBlendingPinches() {
        // Just under half a turn: linear blending nearly collapses the ring.
        const std::vector<glm::mat4> palette{glm::mat4(1.0F), turnAboutX(1.999F * kQuarterTurn)};
        for (const glm::vec3& point : deformed(ring(), palette, BlendSkinning::DualQuaternion)) {
            QVERIFY(std::abs(radius(point) - 1.0F) < 1e-6F);
        }
        for (const glm::vec3& point : deformed(ring(), palette, BlendSkinning::Linear)) {
            QVERIFY(radius(point) < 0.002F);
        }
        // Exactly half a turn: both directions are equally short, either is correct.
        const std::vector<glm::mat4> half{glm::mat4(1.0F), turnAboutX(2.0F * kQuarterTurn)};
        for (const glm::vec3& point : deformed(ring(), half, BlendSkinning::DualQuaternion)) {
            QVERIFY(std::abs(radius(point) - 1.0F) < 1e-6F);
        }
    }

    void theShorterWayRoundIsChosen() {
        // 200 degrees one way are 160 the other: halfway is -80, whatever the quaternions' signs.
        const auto points = deformed(ring(), {glm::mat4(1.0F), turnAboutX(3.4906585F)},
                                     BlendSkinning::DualQuaternion);
        const auto expected =
            deformed(ring({1.0F, 0.0F, 0.0F, 0.0F}), {turnAboutX(-1.3962634F), glm::mat4(1.0F)},
                     BlendSkinning::Linear);
        for (std::size_t i = 0; i < points.size(); ++i) {
            QVERIFY(glm::length(points[i] - expected[i]) < 1e-5F);
        }
    }

    void oneJointAndCommonMotionsAreAsInLinearBlending() {
        const glm::mat4 any = moved({3.0F, -2.0F, 5.0F}) * turnAboutX(1.1F) *
                              scaled({-2.0F, 0.5F, 1.5F}) * moved({0.1F, 0.2F, 0.3F});
        for (const glm::vec4 weights :
             {glm::vec4(1.0F, 0.0F, 0.0F, 0.0F), glm::vec4(0.3F, 0.7F, 0.0F, 0.0F),
              glm::vec4(0.25F, 0.25F, 0.0F, 0.0F)}) {
            for (const WeightSource source : {WeightSource::Stored, WeightSource::Normalized}) {
                const auto linear =
                    deformed(ring(weights), {any, any}, BlendSkinning::Linear, source);
                const auto dual =
                    deformed(ring(weights), {any, any}, BlendSkinning::DualQuaternion, source);
                for (std::size_t i = 0; i < linear.size(); ++i) {
                    QVERIFY(glm::length(linear[i] - dual[i]) < 5e-6F);
                }
            }
        }
    }

    void translationsAndUniformScalesBlendLinearly() {
        const std::vector<glm::mat4> palette{scaled(glm::vec3(3.0F)),
                                             moved({4.0F, 1.0F, -2.0F}) * scaled(glm::vec3(1.0F))};
        const auto linear = deformed(ring(), palette, BlendSkinning::Linear);
        const auto dual = deformed(ring(), palette, BlendSkinning::DualQuaternion);
        for (std::size_t i = 0; i < linear.size(); ++i) {
            QVERIFY(glm::length(linear[i] - dual[i]) < 2e-6F);
        }
    }

    void theOrderOfTheSlotsDoesNotMatter() {
        const std::vector<glm::mat4> palette{turnAboutX(0.4F), turnAboutX(3.5F)};
        Primitive swapped = ring();
        swapped.influenceSets[0].joints =
            std::vector<glm::u16vec4>(swapped.vertexCount(), {1, 0, 0, 0});
        const auto a = deformed(ring(), palette, BlendSkinning::DualQuaternion);
        const auto b = deformed(swapped, palette, BlendSkinning::DualQuaternion);
        for (std::size_t i = 0; i < a.size(); ++i) {
            QVERIFY(glm::length(a[i] - b[i]) < 1e-6F);
        }
    }

    void verticesWithoutWeightAreAsInLinearBlending() {
        for (const WeightSource source : {WeightSource::Stored, WeightSource::Normalized}) {
            const auto linear =
                deformed(ring(glm::vec4(0.0F)), {turnAboutX(1.0F)}, BlendSkinning::Linear, source);
            const auto dual = deformed(ring(glm::vec4(0.0F)), {turnAboutX(1.0F)},
                                       BlendSkinning::DualQuaternion, source);
            QCOMPARE(linear, dual);
        }
    }
};

SINEW_TEST(TestDualQuaternion)
#include "test_dual_quaternion.moc"
