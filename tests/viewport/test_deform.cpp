// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <random>

#include "tests/support/caller.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/gpu_deformer.h"
#include "tests/viewport/random_cloud.h"
#include "tests/viewport/small_scene.h"

using namespace sinew;
using namespace sinew::test;

namespace {

float sizeOf(const std::vector<glm::vec3>& points) {
    float size = 0.0F;
    for (const glm::vec3& point : points) {
        size = std::max(size, glm::length(point));
    }
    return size;
}

float largestDifference(const std::vector<glm::vec3>& a, const std::vector<glm::vec3>& b) {
    float largest = a.size() == b.size() ? 0.0F : 1e9F;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        const float apart = glm::length(a[i] - b[i]);
        largest = std::isfinite(apart) ? std::max(largest, apart) : 1e9F;
    }
    return largest;
}

}  // namespace

class TestDeform : public QObject {
    Q_OBJECT

private:
    GpuDeformer m_gpu;

    void compare(const CloudOptions& options, WeightSource weights,
                 BlendSkinning blend = BlendSkinning::Linear, Caller caller = Caller::here()) {
        const auto asset = CloudBuilder(options).build();
        const PoseEvaluator evaluator(asset);
        const Node& node = asset->nodes.front();
        std::vector<StretchedJoint> stretched;
        if (blend == BlendSkinning::DualQuaternion) {
            stretched.resize(evaluator.palette(node.skin).size());
            stretchedJoints(evaluator.palette(node.skin), stretched);
        }
        DeformedVertices expected;
        deformPrimitive(asset->meshes[0].primitives[0],
                        {.morphWeights = evaluator.pose().weightsOf(node),
                         .palette = node.skin.valid() ? evaluator.palette(node.skin)
                                                      : std::span<const glm::mat4>{},
                         .stretched = stretched,
                         .worldFromMesh = evaluator.world(NodeIndex(0)),
                         .weights = weights,
                         .wantNormals = true},
                        expected);
        const DeformedVertices actual = m_gpu.deform(evaluator, weights, blend);
        const float size = sizeOf(expected.positions);
        SINEW_VERIFY(caller, size > 0.5F);
        SINEW_VERIFY2(
            caller, largestDifference(expected.positions, actual.positions) <= 1e-5F * size,
            qPrintable(
                QString::number(largestDifference(expected.positions, actual.positions) / size)));
        SINEW_VERIFY2(
            caller, largestDifference(expected.normals, actual.normals) <= 1e-3F,
            qPrintable(QString::number(largestDifference(expected.normals, actual.normals))));
    }

private slots:
    void nodeTransformMovesAnUnskinnedMesh() { compare({.sets = 0}, WeightSource::Stored); }

    void fourInfluencesAgree() {
        compare({}, WeightSource::Stored);
        compare({}, WeightSource::Normalized);
    }

    void nineInfluencesInThreeSetsAgree() {
        compare({.sets = 3, .joints = 40}, WeightSource::Stored);
        compare({.sets = 3, .joints = 40}, WeightSource::Normalized);
    }

    void everyStoredTypeAgrees() {
        for (const StoredType joints : {StoredType::U8, StoredType::U16}) {
            for (const StoredType weights : {StoredType::U8, StoredType::U16, StoredType::F32}) {
                const CloudOptions options{
                    .sets = 3, .joints = 40, .jointType = joints, .weightType = weights};
                compare(options, WeightSource::Stored);
                compare(options, WeightSource::Normalized);
            }
        }
    }

    void dualQuaternionsAgree() {
        for (const WeightSource weights : {WeightSource::Stored, WeightSource::Normalized}) {
            const BlendSkinning dual = BlendSkinning::DualQuaternion;
            compare({}, weights, dual);
            compare({.sets = 3, .joints = 40, .targets = 3}, weights, dual);
            compare({.strayJoints = true, .someUnweighted = true}, weights, dual);
            compare({.jointType = StoredType::U8, .weightType = StoredType::U8}, weights, dual);
        }
    }

    void threeHundredJointsAgree() { compare({.joints = 300}, WeightSource::Normalized); }

    void jointsOutOfRangeAddNothing() {
        compare({.strayJoints = true}, WeightSource::Stored);
        compare({.strayJoints = true}, WeightSource::Normalized);
    }

    void verticesWithoutWeightAgree() {
        compare({.someUnweighted = true}, WeightSource::Stored);
        compare({.someUnweighted = true}, WeightSource::Normalized);
    }

    void morphTargetsAgree() {
        compare({.sets = 0, .targets = 2}, WeightSource::Stored);
        compare({.sets = 0, .targets = 64, .targetNormals = true}, WeightSource::Stored);
    }

    void morphTargetsComeBeforeSkinning() {
        compare({.sets = 2, .targets = 5, .targetNormals = true}, WeightSource::Stored);
    }

    void mirroredAndUnevenScaleAgree() {
        compare({.sets = 0, .nodeScale = {-1.0F, 2.0F, 0.5F}}, WeightSource::Stored);
        compare({.sets = 0, .nodeScale = {0.3F, -2.0F, -4.0F}}, WeightSource::Stored);
    }

    void verySmallAndVeryLargeScaleAgree() {
        for (const float size : {1e-15F, 1e-9F, 1e9F, 1e15F}) {
            compare({.sets = 0, .nodeScale = glm::vec3(size)}, WeightSource::Stored);
            compare({.sets = 0, .nodeScale = size * glm::vec3(-1.0F, 2.0F, 0.5F)},
                    WeightSource::Stored);
            compare({.jointScale = glm::vec3(size)}, WeightSource::Normalized);
        }
    }

    void validationLayerIsSilent() {
        for (const std::string& message : m_gpu.validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(m_gpu.validationErrors().empty());
    }
};

SINEW_TEST(TestDeform)
#include "test_deform.moc"
