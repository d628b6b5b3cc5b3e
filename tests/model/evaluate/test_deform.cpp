// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>

#include "model/asset/transform.h"
#include "model/evaluate/deform.h"
#include "tests/model/evaluate/near.h"
#include "tests/support/test_program.h"

using namespace sinew;
using sinew::test::isNear;

namespace {

glm::mat4 shifted(float x, float y, float z) {
    return toMatrix({.translation = {x, y, z}, .rotation = {1, 0, 0, 0}, .scale = glm::vec3(1)});
}

glm::mat4 scaled(float x, float y, float z) {
    return toMatrix({.translation = {}, .rotation = {1, 0, 0, 0}, .scale = {x, y, z}});
}

Primitive point(const glm::vec3& position) {
    Primitive primitive;
    primitive.positions = {position};
    return primitive;
}

void addInfluences(Primitive& primitive, const glm::u16vec4& joints, const glm::vec4& weights) {
    primitive.influenceSets.push_back({{joints}, {weights}});
}

glm::vec3 deformed(const Primitive& primitive, const DeformInput& input) {
    DeformedVertices out;
    deformPrimitive(primitive, input, out);
    return out.positions.at(0);
}

glm::vec3 deformedNormal(Primitive primitive, const glm::vec3& normal, DeformInput input) {
    primitive.normals = {normal};
    input.wantNormals = true;
    DeformedVertices out;
    deformPrimitive(primitive, input, out);
    return out.normals.at(0);
}

}  // namespace

class TestDeform : public QObject {
    Q_OBJECT
private slots:
    void withoutSkinTheNodeMovesTheMesh();
    void theMeshNodePlaysNoPartInASkin();
    void morphTargetsComeBeforeTheSkin();
    void moreThanFourInfluencesCount();
    void theOrderOfSlotsAndSetsDoesNotMatter();
    void storedWeightsPullTowardsTheOrigin();
    void byDefaultWeightsAreDividedByTheirSumOverAllSets();
    void aVertexWithoutWeightLiesWithItsNodeOrAsStoredAtTheOrigin();
    void aJointOutsideThePaletteAddsNothing();
    void normalsStayUprightUnderNonUniformScale();
    void normalsOfAMirrorPointOutwards();
    void normalsOfAFlatMatrixAreFinite();
    void morphedNormalsAreNormalized();
    void everySecondVertexCanBeSkipped();
};

void TestDeform::withoutSkinTheNodeMovesTheMesh() {
    const DeformInput input{.worldFromMesh = shifted(1, 2, 3)};
    QCOMPARE(deformed(point({1, 1, 1}), input), glm::vec3(2, 3, 4));
}

void TestDeform::theMeshNodePlaysNoPartInASkin() {
    Primitive primitive = point({1, 0, 0});
    addInfluences(primitive, {0, 0, 0, 0}, {1, 0, 0, 0});
    const std::array palette{shifted(0, 5, 0)};
    const DeformInput input{.palette = palette, .worldFromMesh = shifted(100, 100, 100)};
    QCOMPARE(deformed(primitive, input), glm::vec3(1, 5, 0));
}

void TestDeform::morphTargetsComeBeforeTheSkin() {
    Primitive primitive = point({1, 0, 0});
    primitive.targets.resize(2);
    primitive.targets[0].positions = {{2, 0, 0}};
    primitive.targets[1].positions = {{0, 4, 0}};
    addInfluences(primitive, {0, 0, 0, 0}, {1, 0, 0, 0});
    const std::array palette{scaled(10, 10, 10)};
    const std::array morph{0.5F, 0.25F};
    const DeformInput input{.morphWeights = morph, .palette = palette};
    QCOMPARE(deformed(primitive, input), glm::vec3(20, 10, 0));
}

void TestDeform::moreThanFourInfluencesCount() {
    Primitive primitive = point({0, 0, 0});
    addInfluences(primitive, {0, 1, 2, 3}, glm::vec4(0.125F));
    addInfluences(primitive, {4, 5, 6, 7}, glm::vec4(0.125F));
    std::vector<glm::mat4> palette;
    for (int joint = 0; joint < 8; ++joint) {
        palette.push_back(shifted(static_cast<float>(joint), 0, 0));
    }
    QCOMPARE(deformed(primitive, {.palette = palette}), glm::vec3(3.5F, 0, 0));
}

void TestDeform::theOrderOfSlotsAndSetsDoesNotMatter() {
    const std::array palette{shifted(1, 0, 0), shifted(0, 2, 0), shifted(0, 0, 4)};
    Primitive a = point({1, 1, 1}), b = a;
    addInfluences(a, {0, 1, 2, 0}, {0.5F, 0.25F, 0.25F, 0});
    addInfluences(b, {0, 0, 0, 2}, {0, 0, 0, 0.25F});
    addInfluences(b, {1, 0, 0, 0}, {0.25F, 0.25F, 0, 0.25F});
    QCOMPARE(deformed(a, {.palette = palette}), deformed(b, {.palette = palette}));
}

void TestDeform::storedWeightsPullTowardsTheOrigin() {
    Primitive primitive = point({4, 0, 0});
    addInfluences(primitive, {0, 0, 0, 0}, {0.5F, 0, 0, 0});
    const std::array palette{shifted(0, 2, 0)};
    QCOMPARE(deformed(primitive, {.palette = palette, .weights = WeightSource::Stored}),
             glm::vec3(2, 1, 0));
}

void TestDeform::byDefaultWeightsAreDividedByTheirSumOverAllSets() {
    Primitive primitive = point({4, 0, 0});
    addInfluences(primitive, {0, 0, 0, 0}, {0.5F, 0, 0, 0});
    addInfluences(primitive, {1, 0, 0, 0}, {1.5F, 0, 0, 0});
    const std::array palette{shifted(0, 2, 0), shifted(0, 0, 4)};
    QCOMPARE(deformed(primitive, {.palette = palette}), glm::vec3(4, 0.5F, 3));
}

void TestDeform::aVertexWithoutWeightLiesWithItsNodeOrAsStoredAtTheOrigin() {
    Primitive primitive = point({4, 0, 0});
    addInfluences(primitive, {0, 0, 0, 0}, glm::vec4(0));
    const std::array palette{shifted(0, 2, 0)};
    DeformInput input{.palette = palette, .worldFromMesh = shifted(1, 1, 1)};
    QCOMPARE(deformed(primitive, input), glm::vec3(5, 1, 1));
    input.weights = WeightSource::Stored;
    QCOMPARE(deformed(primitive, input), glm::vec3(0));
}

void TestDeform::aJointOutsideThePaletteAddsNothing() {
    Primitive primitive = point({4, 0, 0});
    addInfluences(primitive, {0, 7, 65535, 0}, {0.5F, 0.25F, 0.25F, 0});
    const std::array palette{shifted(0, 2, 0)};
    QCOMPARE(deformed(primitive, {.palette = palette}), glm::vec3(2, 1, 0));
}

void TestDeform::normalsStayUprightUnderNonUniformScale() {
    // The plane x + y = 0 stretched four times along x.
    const glm::vec3 normal = deformedNormal(point({}), glm::normalize(glm::vec3(1, 1, 0)),
                                            {.worldFromMesh = scaled(4, 1, 1)});
    QVERIFY(isNear(normal, glm::normalize(glm::vec3(0.25F, 1, 0))));
}

void TestDeform::normalsOfAMirrorPointOutwards() {
    const DeformInput mirror{.worldFromMesh = scaled(-2, 1, 1)};
    QVERIFY(isNear(deformedNormal(point({}), {1, 0, 0}, mirror), glm::vec3(-1, 0, 0)));
    QVERIFY(isNear(deformedNormal(point({}), {0, 1, 0}, mirror), glm::vec3(0, 1, 0)));
}

void TestDeform::normalsOfAFlatMatrixAreFinite() {
    const DeformInput flat{.worldFromMesh = scaled(1, 1, 0)};
    QVERIFY(isNear(deformedNormal(point({}), {0, 0, 1}, flat), glm::vec3(0, 0, 1)));
    const DeformInput nothing{.worldFromMesh = scaled(0, 0, 0)};
    QCOMPARE(deformedNormal(point({}), {0, 0, 1}, nothing), glm::vec3(0));
}

void TestDeform::morphedNormalsAreNormalized() {
    Primitive primitive = point({});
    primitive.targets.resize(1);
    primitive.targets[0].normals = {{4, 0, 0}};
    const std::array morph{1.0F};
    QVERIFY(isNear(deformedNormal(primitive, {0, 3, 0}, {.morphWeights = morph}),
                   glm::vec3(0.8F, 0.6F, 0)));
}

void TestDeform::everySecondVertexCanBeSkipped() {
    Primitive primitive;
    primitive.positions = {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {4, 0, 0}};
    DeformedVertices out;
    deformPrimitive(primitive, {.vertexStep = 2}, out);
    QCOMPARE(out.positions.size(), std::size_t{3});
    QCOMPARE(out.positions[2], glm::vec3(4, 0, 0));
}

SINEW_TEST(TestDeform)
#include "test_deform.moc"
