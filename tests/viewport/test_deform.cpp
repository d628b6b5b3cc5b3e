// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest>

#include <algorithm>
#include <random>

#include "tests/support/gltf_builder.h"
#include "tests/viewport/gpu_deformer.h"
#include "tests/viewport/small_scene.h"

using namespace sinew;
using namespace sinew::test;

namespace {

struct CloudOptions {
    std::size_t sets = 1;
    std::size_t joints = 12;
    std::size_t targets = 0;
    bool targetNormals = false;
    bool strayJoints = false;  // some influences name joints that the skin does not have
    bool someUnweighted = false;
    StoredType jointType = StoredType::U16;
    StoredType weightType = StoredType::F32;
    glm::vec3 nodeScale{1.0F};
    std::uint32_t seed = 1;
};

/// A cloud of random triangles with random everything, always the same for the same seed.
class CloudBuilder {
public:
    explicit CloudBuilder(const CloudOptions& options)
        : m_options(options), m_random(options.seed) {}

    std::shared_ptr<const Asset> build() {
        Asset asset = assetOf(cloud());
        Node& node = asset.nodes.front();
        node.rest = {vector(2.0F), glm::normalize(glm::quat(1.0F, vector(1.0F))),
                     m_options.nodeScale};
        for (float& weight : node.restWeights) {
            weight = number(-1.5F, 1.5F);
        }
        if (!node.restWeights.empty()) {
            node.restWeights.front() = 0.0F;
        }
        if (m_options.sets > 0) {
            addSkin(asset, m_options.joints);
            for (std::size_t i = 0; i < m_options.joints; ++i) {
                asset.nodes[i + 1].rest = {vector(2.0F),
                                           glm::normalize(glm::quat(1.0F, vector(1.0F))),
                                           glm::vec3(1.0F) + vector(0.4F)};
                asset.skins[0].inverseBindMatrices[i][3] = glm::vec4(vector(1.0F), 1.0F);
            }
        }
        return finishAsset(std::move(asset));
    }

private:
    static constexpr std::size_t kVertices = 999;

    float number(float low, float high) {
        return std::uniform_real_distribution<float>(low, high)(m_random);
    }
    glm::vec3 vector(float size) {
        return {number(-size, size), number(-size, size), number(-size, size)};
    }
    std::vector<glm::vec3> vectors(float size) {
        std::vector<glm::vec3> result(kVertices);
        std::generate(result.begin(), result.end(), [&] { return vector(size); });
        return result;
    }
    std::uint16_t joint() {
        const std::size_t last = m_options.joints - 1 + (m_options.strayJoints ? 5 : 0);
        return static_cast<std::uint16_t>(
            std::uniform_int_distribution<std::size_t>(0, last)(m_random));
    }

    Primitive cloud() {
        Primitive primitive;
        primitive.material = MaterialIndex(0);
        std::vector<glm::vec3> positions, normals;
        for (std::size_t i = 0; i < kVertices; ++i) {
            positions.push_back(vector(1.0F));
            normals.push_back(glm::normalize(vector(1.0F) + glm::vec3(0.01F)));
        }
        primitive.positions = std::move(positions);
        primitive.normals = std::move(normals);
        for (std::size_t set = 0; set < m_options.sets; ++set) {
            primitive.influenceSets.push_back(influences());
        }
        for (std::size_t target = 0; target < m_options.targets; ++target) {
            primitive.targets.push_back(morphTarget(target));
        }
        return primitive;
    }

    InfluenceSet influences() {
        std::vector<glm::u16vec4> joints;
        std::vector<glm::vec4> weights;
        for (std::size_t i = 0; i < kVertices; ++i) {
            const bool none = m_options.someUnweighted && i % 7 == 0;
            joints.emplace_back(joint(), joint(), joint(), joint());
            weights.push_back(
                none ? glm::vec4(0.0F)
                     : glm::vec4(number(0.0F, 0.5F), number(0.0F, 0.5F), 0.0F, number(0.0F, 0.3F)));
        }
        return {stored(joints), stored(weights)};
    }

    [[nodiscard]] JointArray stored(const std::vector<glm::u16vec4>& joints) const {
        if (m_options.jointType == StoredType::U8) {
            return SharedArray<glm::u8vec4>(std::vector<glm::u8vec4>(joints.begin(), joints.end()));
        }
        return joints;
    }
    // Rounded to what the type can hold.
    [[nodiscard]] WeightArray stored(const std::vector<glm::vec4>& weights) const {
        if (m_options.weightType == StoredType::U8) {
            return rounded<glm::u8vec4>(weights, 255.0F);
        }
        return m_options.weightType == StoredType::U16 ? rounded<glm::u16vec4>(weights, 65535.0F)
                                                       : WeightArray(weights);
    }
    template <class Integers>
    static WeightArray rounded(const std::vector<glm::vec4>& weights, float most) {
        std::vector<Integers> result;
        for (const glm::vec4& weight : weights) {
            result.emplace_back(glm::round(weight * most));
        }
        return SharedArray<Integers>(std::move(result));
    }

    MorphTarget morphTarget(std::size_t index) {
        MorphTarget target;
        if (index % 3 != 1) {  // one in three displaces normals alone, or nothing
            target.positions = vectors(0.5F);
        }
        if (m_options.targetNormals && index % 2 == 0) {
            target.normals = vectors(0.3F);
        }
        return target;
    }

    CloudOptions m_options;
    std::mt19937 m_random;
};

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

    void compare(const CloudOptions& options, WeightSource weights) {
        const auto asset = CloudBuilder(options).build();
        const PoseEvaluator evaluator(asset);
        const Node& node = asset->nodes.front();
        DeformedVertices expected;
        deformPrimitive(asset->meshes[0].primitives[0],
                        {.morphWeights = evaluator.pose().weightsOf(node),
                         .palette = node.skin.valid() ? evaluator.palette(node.skin)
                                                      : std::span<const glm::mat4>{},
                         .worldFromMesh = evaluator.world(NodeIndex(0)),
                         .weights = weights,
                         .wantNormals = true},
                        expected);
        const DeformedVertices actual = m_gpu.deform(evaluator, weights);
        const float size = sizeOf(expected.positions);
        QVERIFY(size > 0.5F);
        QVERIFY2(largestDifference(expected.positions, actual.positions) <= 1e-5F * size,
                 qPrintable(QString::number(
                     largestDifference(expected.positions, actual.positions) / size)));
        QVERIFY2(largestDifference(expected.normals, actual.normals) <= 1e-3F,
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

    void validationLayerIsSilent() {
        for (const std::string& message : m_gpu.validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(m_gpu.validationErrors().empty());
    }
};

QTEST_APPLESS_MAIN(TestDeform)
#include "test_deform.moc"
