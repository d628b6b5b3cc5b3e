// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <cmath>

#include "model/evaluate/clip/clip_library.h"
#include "model/evaluate/crowd.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"
#include "tests/viewport/deform_runner.h"
#include "tests/viewport/random_cloud.h"
#include "viewport/scene/geometry/packed_vectors.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// Of the largest coordinate.
constexpr float kPositionTolerance = 1e-6F;
// Stored and deformed vectors are both packed.
constexpr float kNormalTolerance = 5e-4F;

float sizeOf(const std::vector<glm::vec3>& points) {
    float size = 0.0F;
    for (const glm::vec3& point : points) {
        size = std::max({size, std::abs(point.x), std::abs(point.y), std::abs(point.z)});
    }
    return size;
}

template <class Vector>
float largestDifference(const std::vector<Vector>& a, const std::vector<Vector>& b) {
    float largest = a.size() == b.size() ? 0.0F : 1e9F;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        const float apart = glm::length(a[i] - b[i]);
        largest = std::isfinite(apart) ? std::max(largest, apart) : 1e9F;
    }
    return largest;
}

/// As the compute shader has it: normals and tangents are packed.
Primitive asPacked(const Primitive& primitive) {
    Primitive result = primitive;
    std::vector<glm::vec3> normals;
    for (const glm::vec3& normal : primitive.normals) {
        normals.push_back(unpackedNormal(packedNormal(normal)));
    }
    std::vector<glm::vec4> tangents;
    for (const glm::vec4& tangent : primitive.tangents) {
        tangents.push_back(unpackedTangent(packedTangent(tangent)));
    }
    result.normals = std::move(normals);
    result.tangents = std::move(tangents);
    return result;
}

DeformedVertices reference(const Primitive& primitive, const PoseEvaluator& evaluator,
                           const ViewOptions& view) {
    const Node& node = evaluator.asset().nodes.front();
    DeformInput input{.morphWeights = evaluator.pose().weightsOf(node),
                      .worldFromMesh = evaluator.world(NodeIndex(0)),
                      .weights = view.weights,
                      .wantNormals = true,
                      .wantTangents = true};
    std::vector<StretchedJoint> stretched;
    if (node.skin.valid()) {
        input.palette = evaluator.palette(node.skin);
        if (view.blend == BlendSkinning::DualQuaternion) {
            stretched.resize(input.palette.size());
            stretchedJoints(input.palette, stretched);
            input.stretched = stretched;
        }
    }
    DeformedVertices result;
    const bool packed = view.skinning != SkinningPath::Cpu;
    deformPrimitive(packed ? asPacked(primitive) : primitive, input, result);
    return result;
}

FrameInput frameOf(const PoseEvaluator& evaluator, SkinningPath path) {
    FrameInput input;
    input.evaluator = &evaluator;
    input.view.skinning = path;
    return input;
}

}  // namespace

class TestDeformPass : public QObject {
    Q_OBJECT

private:
    DeformRunner m_runner;

    void agree(const DeformedVertices& expected, const DeformedVertices& actual,
               Caller caller = Caller::here()) {
        const float size = sizeOf(expected.positions);
        SINEW_VERIFY(caller, size > 0.5F);
        const float apart = largestDifference(expected.positions, actual.positions) / size;
        SINEW_VERIFY2(caller, apart <= kPositionTolerance, qPrintable(QString::number(apart)));
        const float turned = largestDifference(expected.normals, actual.normals);
        SINEW_VERIFY2(caller, turned <= kNormalTolerance, qPrintable(QString::number(turned)));
        const float twisted = largestDifference(expected.tangents, actual.tangents);
        SINEW_VERIFY2(caller, twisted <= kNormalTolerance, qPrintable(QString::number(twisted)));
    }

    void compareWith(const CloudOptions& options, ViewOptions view, VkDeviceSize mostRange,
                     Caller caller = Caller::here()) {
        const auto asset = CloudBuilder(options).build();
        const PoseEvaluator evaluator(asset);
        m_runner.setAsset(asset, mostRange);
        for (const SkinningPath path : {SkinningPath::Compute, SkinningPath::Cpu}) {
            FrameInput input = frameOf(evaluator, path);
            view.skinning = path;
            input.view = view;
            const DeformRunner::Frame frame = m_runner.run(input);
            const auto& primitives = asset->meshes[0].primitives;
            SINEW_COMPARE(caller, frame.size(), primitives.size());
            for (std::size_t i = 0; i < primitives.size(); ++i) {
                agree(reference(primitives[i], evaluator, view), frame[i], caller);
            }
        }
    }

    void compare(const CloudOptions& options, VkDeviceSize mostRange = DeformRunner::kAnyRange) {
        for (const WeightSource weights : {WeightSource::Stored, WeightSource::Normalized}) {
            ViewOptions view;
            view.weights = weights;
            compareWith(options, view, mostRange);
        }
    }

private slots:
    void fourInfluencesAgree() { compare({.tangents = true}); }

    void influencesOfThreeSetsAgree() { compare({.sets = 3, .joints = 40, .tangents = true}); }

    void everyStoredTypeAgrees() {
        for (const StoredType joints : {StoredType::U8, StoredType::U16}) {
            for (const StoredType weights : {StoredType::U8, StoredType::U16, StoredType::F32}) {
                compare({.sets = 2, .joints = 40, .jointType = joints, .weightType = weights});
            }
        }
    }

    void jointsOutOfRangeAddNothing() { compare({.strayJoints = true}); }

    void verticesWithoutWeightAgree() { compare({.someUnweighted = true}); }

    void morphTargetsComeBeforeSkinning() {
        compare({.sets = 2,
                 .targets = 7,
                 .targetNormals = true,
                 .tangents = true,
                 .targetTangents = true});
    }

    void morphTargetsAloneAgreeUnderMirroredAndUnevenScale() {
        compare({.sets = 0,
                 .targets = 3,
                 .targetNormals = true,
                 .tangents = true,
                 .nodeScale = {-1.0F, 2.0F, 0.5F}});
        compare({.sets = 0, .targets = 3, .tangents = true, .nodeScale = {0.3F, -2.0F, -4.0F}});
    }

    void verySmallAndVeryLargeScaleAgree() {
        for (const float size : {1e-15F, 1e-9F, 1e9F, 1e15F}) {
            const glm::vec3 mirrored = size * glm::vec3(-1.0F, 2.0F, 0.5F);
            compare({.sets = 0, .targets = 1, .tangents = true, .nodeScale = mirrored});
            compare({.tangents = true, .jointScale = glm::vec3(size)});
        }
    }

    void dualQuaternionsAgree() {
        for (const WeightSource weights : {WeightSource::Stored, WeightSource::Normalized}) {
            ViewOptions view;
            view.weights = weights;
            view.blend = BlendSkinning::DualQuaternion;
            const auto asset =
                CloudBuilder({.sets = 2, .joints = 20, .targets = 3, .strayJoints = true}).build();
            const PoseEvaluator evaluator(asset);
            m_runner.setAsset(asset);
            for (const SkinningPath path : {SkinningPath::Compute, SkinningPath::Cpu}) {
                FrameInput input = frameOf(evaluator, path);
                view.skinning = path;
                input.view = view;
                const DeformedVertices expected =
                    reference(asset->meshes[0].primitives[0], evaluator, view);
                const DeformRunner::Frame frame = m_runner.run(input);
                const float apart = largestDifference(expected.positions, frame[0].positions) /
                                    sizeOf(expected.positions);
                QVERIFY2(apart <= 1e-5F, qPrintable(QString::number(apart)));
            }
        }
    }

    void theDifferenceOfTheBlendsIsShownOnWhatTheFileMeans() {
        const auto asset = CloudBuilder({.sets = 2, .joints = 20}).build();
        const PoseEvaluator evaluator(asset);
        m_runner.setAsset(asset);
        for (const SkinningPath path : {SkinningPath::Compute, SkinningPath::Cpu}) {
            FrameInput input = frameOf(evaluator, path);
            input.view.mode = ViewMode::SkinningDifference;
            const DeformedVertices expected =
                reference(asset->meshes[0].primitives[0], evaluator, input.view);
            const DeformRunner::Frame frame = m_runner.run(input);
            const float apart = largestDifference(expected.positions, frame[0].positions) /
                                sizeOf(expected.positions);
            QVERIFY2(apart <= kPositionTolerance, qPrintable(QString::number(apart)));
        }
    }

    void manyPrimitivesAreOneDispatch() {
        compare({.vertices = 333, .primitives = 17});
        QCOMPARE(m_runner.pass().plan().jobs().size(), std::size_t{17});
        QCOMPARE(m_runner.pass().plan().dispatches().size(), std::size_t{1});
        QCOMPARE(m_runner.buffers().bufferCount(), std::size_t{1});
    }

    void weightsThatAddUpToOneAreNotDivided() {
        const auto cloud = CloudBuilder({.primitives = 2}).build();
        const auto kindFor = [&](std::uint8_t first, std::uint8_t second) {
            Asset asset = *cloud;
            for (std::size_t i = 0; i < 2; ++i) {
                std::vector<glm::u8vec4> weights(999, glm::u8vec4(100, 100, 55, 0));
                weights.back().z = i == 0 ? first : second;
                asset.meshes[0].primitives[i].influenceSets[0].weights =
                    SharedArray<glm::u8vec4>(std::move(weights));
            }
            const auto built = std::make_shared<const Asset>(std::move(asset));
            const PoseEvaluator evaluator(built);
            m_runner.setAsset(built);
            const FrameInput input = frameOf(evaluator, SkinningPath::Compute);
            const DeformRunner::Frame frame = m_runner.run(input);
            for (std::size_t i = 0; i < 2; ++i) {
                agree(reference(built->meshes[0].primitives[i], evaluator, input.view), frame[i]);
            }
            return m_runner.pass().plan().dispatches().front().plain;
        };
        const PlainSkinning stored{StoredType::U16, StoredType::U8, false, false};
        const PlainSkinning divided{StoredType::U16, StoredType::U8, false, true};
        QCOMPARE(kindFor(55, 55), std::optional(stored));
        QCOMPARE(kindFor(54, 54), std::optional(divided));
        QCOMPARE(kindFor(55, 54), std::optional(divided));  // one dispatch for both
    }

    void manyVerticesAreSharedOutToTheLast() {
        const auto asset = CloudBuilder({.vertices = 530001}).build();
        const PoseEvaluator evaluator(asset);
        m_runner.setAsset(asset);
        const FrameInput input = frameOf(evaluator, SkinningPath::Compute);
        const DeformRunner::Frame frame = m_runner.run(input);
        const layout::DeformJob& job = m_runner.pass().plan().jobs().front();
        QVERIFY(job.instances.z > 0 &&
                job.instances.w > job.instances.z);  // large and small groups
        agree(reference(asset->meshes[0].primitives[0], evaluator, input.view), frame[0]);
    }

    void whatAShaderCannotReachIsSplit() {
        constexpr VkDeviceSize kRange = 16384;
        compare({.sets = 2, .targets = 4, .targetNormals = true, .tangents = true}, kRange);
        QVERIFY(m_runner.pass().plan().dispatches().size() > 3);
        for (const DeformDispatch& dispatch : m_runner.pass().plan().dispatches()) {
            QCOMPARE(dispatch.jobs, 1U);
        }
        QVERIFY(!m_runner.buffers().primitive(MeshIndex(0), 0).reached);
    }

    void outputsBeyondReachAreSplit() {
        constexpr VkDeviceSize kRange = 40000;
        compare({.vertices = 999, .primitives = 9}, kRange);
        QVERIFY(m_runner.pass().plan().dispatches().size() > 1);
    }

    void unreachedVerticesAreDeformedOnTheVertexPathToo() {
        const auto asset = CloudBuilder({.sets = 2}).build();
        const PoseEvaluator evaluator(asset);
        m_runner.setAsset(asset, 16384);
        const DeformRunner::Frame frame = m_runner.run(frameOf(evaluator, SkinningPath::Vertex));
        QCOMPARE(frame.size(), std::size_t{1});
        agree(reference(asset->meshes[0].primitives[0], evaluator, {}), frame[0]);
    }

    void theVertexPathDeformsNothingAhead() {
        const auto asset = CloudBuilder({}).build();
        const PoseEvaluator evaluator(asset);
        m_runner.setAsset(asset);
        QVERIFY(m_runner.run(frameOf(evaluator, SkinningPath::Vertex)).empty());
        QCOMPARE(m_runner.pass().deformedFrames(), std::uint64_t{0});
    }

    void copiesOfACrowdStandAtTheirOffsets() {
        const auto asset = CloudBuilder({.vertices = 75, .primitives = 2}).build();
        const PoseEvaluator evaluator(asset);
        Crowd crowd(std::make_shared<const ClipLibrary>(asset), {});
        const std::vector<float> seconds(13, 0.0F);
        std::vector<glm::vec3> offsets;
        for (std::size_t i = 0; i < seconds.size(); ++i) {
            offsets.emplace_back(static_cast<float>(i), 0.5F, -static_cast<float>(i));
        }
        for (const VkDeviceSize range : {DeformRunner::kAnyRange, VkDeviceSize{8192}}) {
            m_runner.setAsset(asset, range);
            for (const SkinningPath path : {SkinningPath::Compute, SkinningPath::Cpu}) {
                FrameInput input = frameOf(evaluator, path);
                input.crowd = {&crowd, seconds, offsets};
                const DeformRunner::Frame frame = m_runner.run(input);
                QCOMPARE(frame.size(), std::size_t{26});
                for (std::size_t i = 0; i < frame.size(); ++i) {
                    DeformedVertices expected =
                        reference(asset->meshes[0].primitives[i / 13], evaluator, input.view);
                    for (glm::vec3& position : expected.positions) {
                        position += offsets[i % 13];
                    }
                    agree(expected, frame[i]);
                }
            }
        }
    }

    void nothingIsDispatchedWhileNothingChanges() {
        const auto asset = CloudBuilder({}).build();
        const PoseEvaluator evaluator(asset);
        m_runner.setAsset(asset);
        FrameInput input = frameOf(evaluator, SkinningPath::Compute);
        const auto frames = m_runner.run({input, input, input});
        QCOMPARE(m_runner.pass().deformedFrames(), std::uint64_t{1});
        agree(frames[0][0], frames[2][0]);
        input.view.weights = WeightSource::Stored;
        (void)m_runner.run(input);
        QCOMPARE(m_runner.pass().deformedFrames(), std::uint64_t{2});
    }

    void twoFramesInFlightKeepTheirOwnPoses() {
        const auto asset = CloudBuilder({.targets = 2, .tangents = true}).build();
        const PoseEvaluator evaluator(asset);
        m_runner.setAsset(asset);
        FrameInput stored = frameOf(evaluator, SkinningPath::Compute);
        stored.view.weights = WeightSource::Stored;
        FrameInput normalized = stored;
        normalized.view.weights = WeightSource::Normalized;
        FrameInput processor = stored;
        processor.view.skinning = SkinningPath::Cpu;
        const auto frames = m_runner.run({stored, normalized, processor, normalized});
        const Primitive& primitive = asset->meshes[0].primitives[0];
        agree(reference(primitive, evaluator, stored.view), frames[0][0]);
        agree(reference(primitive, evaluator, normalized.view), frames[1][0]);
        agree(reference(primitive, evaluator, processor.view), frames[2][0]);
        agree(reference(primitive, evaluator, normalized.view), frames[3][0]);
    }

    void packedVectorsAreAsExactAsTheySay() {
        std::mt19937 random(3);
        std::uniform_real_distribution<float> number(-1.0F, 1.0F);
        float normal = 0.0F, tangent = 0.0F;
        for (int i = 0; i < 300000; ++i) {
            const glm::vec3 v =
                glm::normalize(glm::vec3(number(random), number(random), number(random)));
            const float hand = i % 2 == 0 ? 1.0F : -1.0F;
            const glm::vec4 t = unpackedTangent(packedTangent(glm::vec4(v, hand)));
            normal = std::max(normal, glm::length(unpackedNormal(packedNormal(v)) - v));
            tangent = std::max(tangent, glm::length(glm::vec3(t) - v));
            QCOMPARE(t.w, hand);
        }
        QVERIFY2(normal <= 7e-5F && normal > 1e-5F, qPrintable(QString::number(normal)));
        QVERIFY2(tangent <= 1.1e-4F, qPrintable(QString::number(tangent)));
        QCOMPARE(unpackedNormal(packedNormal(glm::vec3(0.0F))), glm::vec3(0.0F));
        QCOMPARE(unpackedTangent(packedTangent({0.0F, 0.0F, 0.0F, -1.0F})),
                 glm::vec4(0.0F, 0.0F, 0.0F, -1.0F));
        for (const glm::vec3 axis :
             {glm::vec3(0, 0, -1), glm::vec3(0, -1, 0), glm::vec3(1, 0, 0)}) {
            QCOMPARE(unpackedNormal(packedNormal(axis)), axis);
        }
    }

    void validationLayerIsSilent() {
        for (const std::string& message : m_runner.validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(m_runner.validationErrors().empty());
    }
};

SINEW_TEST(TestDeformPass)
#include "test_deform_pass.moc"
