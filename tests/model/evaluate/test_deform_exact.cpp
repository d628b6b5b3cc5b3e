// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>

#include "model/asset/transform.h"
#include "model/evaluate/deform.h"
#include "model/evaluate/instruction_sets.h"
#include "tests/model/evaluate/random_rig.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/caller.h"
#include "tests/support/reference/deform.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

reference::Matrix wide(const glm::mat4& matrix) {
    reference::Matrix result;
    std::copy_n(&matrix[0].x, 16, result.begin());
    return result;
}

reference::DeformSetting settingOf(const RandomRig& rig, WeightSource weights) {
    reference::DeformSetting setting;
    setting.morphWeights.assign(rig.morphWeights.begin(), rig.morphWeights.end());
    for (const glm::mat4& joint : rig.palette) {
        setting.joints.push_back(wide(joint));
    }
    setting.worldFromMesh = wide(rig.worldFromMesh);
    setting.weights = weights;
    return setting;
}

DeformInput inputOf(const RandomRig& rig, WeightSource weights) {
    return {.morphWeights = rig.morphWeights,
            .palette = rig.palette,
            .worldFromMesh = rig.worldFromMesh,
            .weights = weights,
            .wantNormals = true,
            .wantTangents = true};
}

DeformedVertices deformed(const Primitive& primitive, const DeformInput& input) {
    DeformedVertices out;
    deformPrimitive(primitive, input, out);
    return out;
}

double apart(const glm::vec3& actual, const reference::Vector& expected) {
    const double distance =
        std::hypot(actual.x - expected[0], actual.y - expected[1], actual.z - expected[2]);
    return std::isfinite(distance) ? distance : 1e9;
}

/// Size and largest coordinate of what is expected, in one number.
class Extent {
public:
    void add(const reference::Vector& point) {
        for (std::size_t i = 0; i < 3; ++i) {
            m_low[i] = std::min(m_low[i], point[i]);
            m_high[i] = std::max(m_high[i], point[i]);
            m_largest = std::max(m_largest, std::abs(point[i]));
        }
    }
    [[nodiscard]] double sizePlusLargest() const {
        return std::hypot(m_high[0] - m_low[0], m_high[1] - m_low[1], m_high[2] - m_low[2]) +
               m_largest;
    }

private:
    reference::Vector m_low{1e9, 1e9, 1e9};
    reference::Vector m_high{-1e9, -1e9, -1e9};
    double m_largest = 0.0;
};

void positionsAgree(const RandomRig& rig, WeightSource weights, const DeformedVertices& actual,
                    Caller caller = Caller::here()) {
    const reference::DeformSetting setting = settingOf(rig, weights);
    Extent extent;
    double worst = 0.0;
    SINEW_COMPARE(caller, actual.positions.size(), rig.primitive.vertexCount());
    for (std::size_t i = 0; i < rig.primitive.vertexCount(); ++i) {
        const reference::Vector expected = reference::positionOf(rig.primitive, i, setting);
        extent.add(expected);
        worst = std::max(worst, apart(actual.positions[i], expected));
    }
    SINEW_VERIFY2(caller, worst <= 1e-6 * extent.sizePlusLargest(),
                  qPrintable(QString::number(worst / extent.sizePlusLargest())));
}

void directionsAgree(const RandomRig& rig, WeightSource weights, const DeformedVertices& actual,
                     Caller caller = Caller::here()) {
    const reference::DeformSetting setting = settingOf(rig, weights);
    const Primitive& primitive = rig.primitive;
    SINEW_COMPARE(caller, actual.normals.size(), primitive.vertexCount());
    SINEW_COMPARE(caller, actual.tangents.size(), primitive.vertexCount());
    for (std::size_t i = 0; i < primitive.vertexCount(); ++i) {
        const reference::Vector expected = reference::normalOf(primitive, i, setting);
        if (std::isnan(expected[0])) {  // no weight, no matrix
            SINEW_COMPARE(caller, actual.normals[i], glm::vec3(0.0F));
        } else {
            SINEW_VERIFY(caller, apart(actual.normals[i], expected) <= 1e-5);
        }
    }
}

void agree(const RigOptions& options, Caller caller = Caller::here()) {
    const RandomRig rig = randomRig(options);
    for (const WeightSource weights : {WeightSource::Stored, WeightSource::Normalized}) {
        const DeformedVertices actual = deformed(rig.primitive, inputOf(rig, weights));
        positionsAgree(rig, weights, actual, caller);
        directionsAgree(rig, weights, actual, caller);
    }
}

template <class Vec>
bool sameBits(const std::vector<Vec>& a, const std::vector<Vec>& b, std::size_t step = 1) {
    if (b.size() != (a.size() + step - 1) / step) {
        return false;
    }
    for (std::size_t i = 0; i < b.size(); ++i) {
        if (std::memcmp(&a[i * step], &b[i], sizeof(Vec)) != 0) {
            return false;
        }
    }
    return true;
}

bool sameBits(const DeformedVertices& a, const DeformedVertices& b, std::size_t step = 1) {
    return sameBits(a.positions, b.positions, step) && sameBits(a.normals, b.normals, step) &&
           sameBits(a.tangents, b.tangents, step);
}

Primitive lastOf(const Primitive& primitive, std::size_t count) {
    const auto last = [count](const auto& values) {
        return std::vector(values.end() - std::ptrdiff_t(count), values.end());
    };
    Primitive result;
    result.positions = last(primitive.positions);
    result.normals = last(primitive.normals);
    result.tangents = last(primitive.tangents);
    for (const InfluenceSet& set : primitive.influenceSets) {
        const auto lastStored = [count](const auto& array) {
            return std::vector(array.end() - std::ptrdiff_t(count), array.end());
        };
        InfluenceSet part;
        set.joints.visit(
            [&](const auto& a) { part.joints = JointArray(SharedArray(lastStored(a))); });
        set.weights.visit(
            [&](const auto& a) { part.weights = WeightArray(SharedArray(lastStored(a))); });
        result.influenceSets.push_back(std::move(part));
    }
    for (const MorphTarget& target : primitive.targets) {
        MorphTarget part;
        for (const auto array :
             {&MorphTarget::positions, &MorphTarget::normals, &MorphTarget::tangents}) {
            if (!(target.*array).empty()) {
                part.*array = last(target.*array);
            }
        }
        result.targets.push_back(std::move(part));
    }
    return result;
}

}  // namespace

class TestDeformExact : public QObject {
    Q_OBJECT
private slots:
    void initTestCase_data();
    void init();
    void anyNumberOfVerticesAgrees();
    void everyStoredTypeAgrees();
    void anyNumberOfSetsAgrees();
    void strayJointsAndMissingWeightsAgree();
    void mirroredAndUnevenJointsAgree();
    void morphTargetsAgree();
    void withoutSkinTheNodeAgrees();
    void allStepsOfIntegerWeightsAreWhatTheDivisionGives();
    void whatHasNoWeightMayBeInfinite();
    void threadsChangeNoBit();
    void neighboursChangeNoBit();
    void stepsChangeNoBit();
    void tangentsTurnWithTheSurface();
    void normalsOfVerySmallMatricesAreThere();
    void nothingIsAllocatedTheSecondTime();
};

// Every test runs once per instruction set of this CPU.
void TestDeformExact::initTestCase_data() {
    QTest::addColumn<std::size_t>("instructionSet");
    const std::vector<std::string> names = instructionSets();
    for (std::size_t i = 0; i < names.size(); ++i) {
        QTest::newRow(names[i].c_str()) << i;
    }
}

void TestDeformExact::init() {
    QFETCH_GLOBAL(std::size_t, instructionSet);
    useInstructionSet(instructionSet);
}

void TestDeformExact::anyNumberOfVerticesAgrees() {
    for (std::uint32_t vertices = 1; vertices <= 70; ++vertices) {
        agree({.vertices = vertices, .seed = vertices});
        agree({.vertices = vertices,
               .sets = 2,
               .targets = 2,
               .jointType = StoredType::U16,
               .weightType = StoredType::U16,
               .seed = vertices});
    }
}

void TestDeformExact::everyStoredTypeAgrees() {
    for (const StoredType joints : {StoredType::U8, StoredType::U16}) {
        for (const StoredType weights : {StoredType::U8, StoredType::U16, StoredType::F32}) {
            agree({.vertices = 131, .sets = 2, .jointType = joints, .weightType = weights});
        }
    }
    agree({.vertices = 200, .joints = 600, .jointType = StoredType::U16});
}

void TestDeformExact::anyNumberOfSetsAgrees() {
    for (std::size_t sets = 1; sets <= 6; ++sets) {
        agree({.vertices = 99, .sets = sets, .joints = 40, .weightType = StoredType::U8});
    }
}

void TestDeformExact::strayJointsAndMissingWeightsAgree() {
    for (const StoredType weights : {StoredType::U8, StoredType::U16, StoredType::F32}) {
        agree({.vertices = 99, .weightType = weights, .strayJoints = true});
        agree({.vertices = 99, .sets = 2, .weightType = weights, .someUnweighted = true});
    }
}

void TestDeformExact::mirroredAndUnevenJointsAgree() {
    agree({.vertices = 99, .mirroredJoints = true});
    agree({.vertices = 99, .sets = 2, .someUnweighted = true, .mirroredJoints = true});
}

void TestDeformExact::morphTargetsAgree() {
    agree({.vertices = 130, .targets = 1});
    agree({.vertices = 130, .targets = 17});
}

void TestDeformExact::withoutSkinTheNodeAgrees() {
    agree({.vertices = 130, .sets = 0});
    agree({.vertices = 130, .sets = 0, .targets = 3, .mirroredJoints = true});
}

void TestDeformExact::allStepsOfIntegerWeightsAreWhatTheDivisionGives() {
    std::vector<glm::u16vec4> weights;
    std::vector<glm::vec3> positions;
    for (std::uint32_t i = 0; i <= 65535; ++i) {
        weights.emplace_back(i, 0, 0, 0);
        positions.emplace_back(1, 0, 0);
    }
    Primitive primitive;
    primitive.positions = positions;
    const std::vector<glm::u16vec4> joints(weights.size(), glm::u16vec4(0));
    primitive.influenceSets.push_back({joints, WeightArray(SharedArray(weights))});
    const std::array palette{glm::mat4(1.0F)};
    const DeformedVertices out =
        deformed(primitive, {.palette = palette, .weights = WeightSource::Stored});
    for (std::uint32_t i = 0; i <= 65535; ++i) {
        QVERIFY(out.positions[i].x == static_cast<float>(i) / 65535.0F);
    }
}

void TestDeformExact::whatHasNoWeightMayBeInfinite() {
    RandomRig rig = randomRig({.vertices = 70, .someUnweighted = true});
    const DeformedVertices expected =
        deformed(rig.primitive, inputOf(rig, WeightSource::Normalized));
    rig.palette.emplace_back(kInfinity);
    std::vector<glm::u16vec4> joints = rig.primitive.influenceSets[0].joints.toVector();
    for (glm::u16vec4& joint : joints) {
        joint.z = 12;  // the third weight is 0
    }
    rig.primitive.influenceSets[0].joints = joints;
    QVERIFY(sameBits(deformed(rig.primitive, inputOf(rig, WeightSource::Normalized)), expected));
    // Nor does a weight that is not a number do anything, where there is no such joint.
    std::vector<glm::vec4> weights = rig.primitive.influenceSets[0].weights.toVector();
    for (std::size_t i = 0; i < weights.size(); ++i) {
        joints[i].z = 99;
        weights[i].z = kInfinity;
    }
    rig.primitive.influenceSets[0] = {joints, weights};
    positionsAgree(randomRig({.vertices = 70, .someUnweighted = true}), WeightSource::Stored,
                   deformed(rig.primitive, inputOf(rig, WeightSource::Stored)));
}

void TestDeformExact::threadsChangeNoBit() {
    const RandomRig rig = randomRig({.vertices = 40'003, .sets = 2, .targets = 2});
    DeformInput input = inputOf(rig, WeightSource::Normalized);
    input.threads = 1;
    const DeformedVertices expected = deformed(rig.primitive, input);
    for (const std::size_t threads : {2U, 3U, 100U}) {
        input.threads = threads;
        QVERIFY(sameBits(deformed(rig.primitive, input), expected));
    }
}

void TestDeformExact::neighboursChangeNoBit() {
    const RandomRig rig = randomRig({.vertices = 200, .sets = 2, .targets = 2});
    const DeformInput input = inputOf(rig, WeightSource::Normalized);
    const DeformedVertices all = deformed(rig.primitive, input);
    for (std::size_t count = 1; count < 200; count += 3) {
        const DeformedVertices last = deformed(lastOf(rig.primitive, count), input);
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t place = 200 - count + i;
            QCOMPARE(last.positions[i], all.positions[place]);
            QCOMPARE(last.normals[i], all.normals[place]);
            QCOMPARE(last.tangents[i], all.tangents[place]);
        }
    }
}

void TestDeformExact::stepsChangeNoBit() {
    const RandomRig rig = randomRig({.vertices = 1001, .sets = 2, .targets = 3});
    DeformInput input = inputOf(rig, WeightSource::Normalized);
    const DeformedVertices all = deformed(rig.primitive, input);
    for (const std::uint32_t step : {2U, 3U, 7U, 1000U, 5000U}) {
        input.vertexStep = step;
        QVERIFY(sameBits(all, deformed(rig.primitive, input), step));
    }
}

void TestDeformExact::tangentsTurnWithTheSurface() {
    for (const bool mirrored : {false, true}) {
        const RandomRig rig = randomRig({.vertices = 70, .sets = 0, .mirroredJoints = mirrored});
        const DeformedVertices out = deformed(rig.primitive, inputOf(rig, WeightSource::Stored));
        const glm::mat3 matrix(rig.worldFromMesh);
        for (std::size_t i = 0; i < 70; ++i) {
            const glm::vec3 normal = rig.primitive.normals[i];
            const glm::vec3 stored(rig.primitive.tangents[i]);
            const glm::vec3 tangent = glm::normalize(stored - glm::dot(stored, normal) * normal);
            QVERIFY(glm::length(glm::vec3(out.tangents[i]) - glm::normalize(matrix * stored)) <
                    1e-6F);
            // The bitangent derived by glTF points to the same side as the surface's deformed
            // bitangent.
            const float hand = rig.primitive.tangents[i].w;
            const glm::vec3 bitangent = matrix * (hand * glm::cross(normal, tangent));
            const glm::vec3 derived =
                out.tangents[i].w * glm::cross(out.normals[i], glm::normalize(matrix * tangent));
            QVERIFY(glm::dot(bitangent, derived) > 0.0F);
        }
    }
}

void TestDeformExact::normalsOfVerySmallMatricesAreThere() {
    Primitive primitive;
    primitive.positions = {glm::vec3(0.0F)};
    primitive.normals = {glm::normalize(glm::vec3(1, 2, 3))};
    primitive.tangents = {glm::vec4(glm::normalize(glm::vec3(3, 0, -1)), 1.0F)};
    for (const float size : {1e-30F, 1e-12F, 1.0F, 1e12F, 1e30F}) {
        glm::mat4 matrix(size);
        const DeformedVertices out = deformed(
            primitive, {.worldFromMesh = matrix, .wantNormals = true, .wantTangents = true});
        QVERIFY(glm::length(out.normals[0] - primitive.normals[0]) < 1e-6F);
        QVERIFY(glm::length(out.tangents[0] - primitive.tangents[0]) < 1e-6F);
    }
}

void TestDeformExact::nothingIsAllocatedTheSecondTime() {
    const RandomRig rig = randomRig({.vertices = 40'000, .sets = 2, .targets = 2});
    const DeformInput input = inputOf(rig, WeightSource::Normalized);
    DeformedVertices out = deformed(rig.primitive, input);
    const std::size_t before = allocationsOfThisThread();
    deformPrimitive(rig.primitive, input, out);
    deformPrimitive(rig.primitive, input, out);
    QCOMPARE(allocationsOfThisThread(), before);
}

SINEW_TEST(TestDeformExact)
#include "test_deform_exact.moc"
