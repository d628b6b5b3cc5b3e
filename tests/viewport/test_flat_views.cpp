// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <cmath>
#include <set>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::uint32_t kFlatSide = 32;  // pixels of 1/16
const PictureSize kFlatPicture{kFlatSide, kFlatSide, 1};
constexpr std::size_t kFlatJoints = 52;

int flatByteOf(float value) {
    return static_cast<int>(std::lround(255.0F * value));
}

/// The square whose vertices name the joints 0, 17, 34 and 51 first; other slots name others.
Primitive numberedSquare() {
    Primitive primitive = square();
    primitive.influenceSets = {
        {std::vector<glm::u16vec4>{
             {0, 51, 4, 9}, {17, 50, 3, 10}, {34, 49, 2, 11}, {51, 48, 1, 12}},
         std::vector<glm::vec4>(4, {1.0F, 0.0F, 0.0F, 0.0F})}};
    return primitive;
}

std::shared_ptr<const Asset> withFlatSkin(Primitive primitive) {
    Asset asset = assetOf(std::move(primitive));
    addSkin(asset, kFlatJoints);
    return finishAsset(std::move(asset));
}

glm::vec2 squareAt(std::uint32_t x, std::uint32_t y) {
    const auto half = static_cast<float>(kFlatSide) / 2.0F;
    return {(static_cast<float>(x) + 0.5F) / half - 1.0F,
            1.0F - (static_cast<float>(y) + 0.5F) / half};
}

/// The vertex of the square whose share of the triangle under a point is the largest; none outside
/// and where two shares are nearly equal.
std::optional<std::size_t> nearestVertex(const glm::vec2& p) {
    if (std::max(std::abs(p.x), std::abs(p.y)) > 0.47F || std::abs(p.x - p.y) < 0.02F) {
        return std::nullopt;
    }
    const float u = p.x + 0.5F, v = p.y + 0.5F;
    // Triangles 0 1 2 below and 0 2 3 above the diagonal.
    const bool below = u > v;
    const std::array<float, 3> shares =
        below ? std::array{1.0F - u, u - v, v} : std::array{1.0F - v, u, v - u};
    const std::array<std::size_t, 3> vertices =
        below ? std::array<std::size_t, 3>{0, 1, 2} : std::array<std::size_t, 3>{0, 2, 3};
    std::size_t best = 0;
    for (std::size_t i = 1; i < 3; ++i) {
        best = shares.at(i) > shares.at(best) ? i : best;
    }
    for (std::size_t i = 0; i < 3; ++i) {
        if (i != best && shares.at(best) - shares.at(i) < 0.02F) {
            return std::nullopt;
        }
    }
    return vertices.at(best);
}

Pixel colorOfJoints(const glm::u16vec4& joints) {
    const auto part = [](std::uint16_t joint) {
        return flatByteOf(static_cast<float>(joint) / static_cast<float>(kFlatJoints - 1));
    };
    return {part(joints.x), part(joints.y), part(joints.z), 255};
}

void compareWithVertices(const PixelImage& image, const JointArray& joints) {
    std::set<std::size_t> seen;
    for (std::uint32_t y = 0; y < kFlatSide; ++y) {
        for (std::uint32_t x = 0; x < kFlatSide; ++x) {
            if (const auto vertex = nearestVertex(squareAt(x, y))) {
                QCOMPARE(pixelAt(image, x, y), colorOfJoints(joints[*vertex]));
                seen.insert(*vertex);
            }
        }
    }
    QCOMPARE(seen.size(), std::size_t{4});
}

}  // namespace

class TestFlatViews : public QObject {
    Q_OBJECT

private slots:
    void jointIndexIsThatOfTheNearestCorner() {
        for (const bool shortIndices : {false, true}) {
            Primitive primitive = numberedSquare();
            if (shortIndices) {
                primitive.indices =
                    SharedArray<std::uint16_t>(std::vector<std::uint16_t>{0, 1, 2, 0, 2, 3});
            }
            const JointArray joints = primitive.influenceSets[0].joints;
            compareWithVertices(
                renderAsset(withFlatSkin(std::move(primitive)), ViewMode::RawJoints, kFlatPicture),
                joints);
        }
    }

    void cornersAreTheSameOnEverySkinningPath() {
        const auto asset = withFlatSkin(numberedSquare());
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::RawJoints);
        for (const SkinningPath path : {SkinningPath::Compute, SkinningPath::Cpu}) {
            input.view.skinning = path;
            compareWithVertices(renderAsset(asset, input, kFlatPicture),
                                asset->meshes[0].primitives[0].influenceSets[0].joints);
        }
    }

    void jointsThatAreNotThereAreNeverShownWithMultisampling() {
        const auto asset = withFlatSkin(numberedSquare());
        const PixelImage image = renderAsset(asset, ViewMode::RawJoints, {kFlatSide, kFlatSide, 4});
        const auto& joints = asset->meshes[0].primitives[0].influenceSets[0].joints;
        // Inside of each area, a pixel away from its borders.
        for (const glm::uvec2 at :
             {glm::uvec2(11, 22), glm::uvec2(20, 22), glm::uvec2(20, 9), glm::uvec2(11, 9)}) {
            const auto vertex = nearestVertex(squareAt(at.x, at.y));
            QVERIFY(vertex);
            QCOMPARE(pixelAt(image, at.x, at.y), colorOfJoints(joints[*vertex]));
        }
    }

    /// Half of the fragments beside an edge are evaluated for the triangle's neighbours only.
    void edgesInsideOfARegionAreNotItsBorder() {
        Primitive primitive = square();
        primitive.influenceSets = {
            {std::vector<glm::u16vec4>{{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {1, 0, 0, 0}},
             std::vector<glm::vec4>(4, {1.0F, 0.0F, 0.0F, 0.0F})}};
        Asset asset = assetOf(std::move(primitive));
        addSkin(asset, 2);
        // Angle of the square, so that its diagonal crosses quads of pixels.
        const float angle = 0.13F;
        asset.nodes[1].rest.rotation = glm::angleAxis(angle, glm::vec3(0.0F, 0.0F, 1.0F));
        const auto done = finishAsset(std::move(asset));
        for (const std::uint32_t samples : {1U, 4U}) {
            const PixelImage image =
                renderAsset(done, ViewMode::DominantJoint, {128, 128, samples});
            const Pixel inside = middle(image);
            QVERIFY(inside[0] + inside[1] + inside[2] > 330);
            for (float along = -0.55F; along < 0.55F; along += 0.005F) {
                const float direction = angle + 0.785398F;
                const glm::vec2 at = along * glm::vec2(std::cos(direction), std::sin(direction));
                const auto x = static_cast<std::uint32_t>(64.0F * (1.0F + at.x));
                const auto y = static_cast<std::uint32_t>(64.0F * (1.0F - at.y));
                QCOMPARE(pixelAt(image, x, y), inside);
            }
        }
    }

    void aTriangleWithoutAreaInTheBindPoseShowsItsNearestCorner() {
        // All stored positions are on a line; a morph target opens the square.
        Primitive primitive = numberedSquare();
        const auto open = primitive.positions;
        std::vector<glm::vec3> line, moves;
        for (std::size_t i = 0; i < 4; ++i) {
            line.emplace_back(static_cast<float>(i), 0.0F, 0.0F);
            moves.push_back(open[i] - line.back());
        }
        primitive.positions = line;
        MorphTarget target;
        target.positions = moves;
        primitive.targets.push_back(std::move(target));
        Asset asset = assetOf(std::move(primitive));
        addSkin(asset, kFlatJoints);
        asset.meshes[0].weights = {1.0F};
        asset.nodes[0].restWeights = {1.0F};
        const auto done = finishAsset(std::move(asset));
        const PixelImage image = renderAsset(done, ViewMode::RawJoints, kFlatPicture);
        const auto& joints = done->meshes[0].primitives[0].influenceSets[0].joints;
        std::set<Pixel> valid{Pixel{0, 0, 0, 255}};
        for (const glm::u16vec4& each : joints) {
            valid.insert(colorOfJoints(each));
        }
        for (std::uint32_t i = 0; i < kFlatSide * kFlatSide; ++i) {
            QVERIFY(valid.count(pixelAt(image, i % kFlatSide, i / kFlatSide)) == 1);
        }
        QCOMPARE(pixelAt(image, 9, 22), colorOfJoints(joints[0]));
    }

    void linesAndPointsShowTheirNearestVertex() {
        Primitive primitive = numberedSquare();
        primitive.topology = Topology::LineStrip;
        const auto joints = primitive.influenceSets[0].joints;
        const PixelImage lines =
            renderAsset(withFlatSkin(primitive), ViewMode::RawJoints, kFlatPicture);
        QCOMPARE(pixelAt(lines, 10, 23), colorOfJoints(joints[0]));
        QCOMPARE(pixelAt(lines, 21, 23), colorOfJoints(joints[1]));
        primitive.topology = Topology::Points;
        primitive.positions = std::vector<glm::vec3>{{-0.53F, -0.53F, 0.0F},
                                                     {0.53F, -0.53F, 0.0F},
                                                     {0.03F, 0.03F, 0.0F},
                                                     {-0.53F, 0.53F, 0.0F}};
        QCOMPARE(middle(renderAsset(withFlatSkin(primitive), ViewMode::RawJoints, kFlatPicture)),
                 colorOfJoints(joints[2]));
    }

    void aSingleSlotIsGrey() {
        const auto asset = withFlatSkin(numberedSquare());
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::RawJoints);
        const glm::u16vec4 joints = asset->meshes[0].primitives[0].influenceSets[0].joints[2];
        for (const SlotComponent component :
             {SlotComponent::X, SlotComponent::Y, SlotComponent::Z, SlotComponent::W}) {
            input.view.component = component;
            const std::uint16_t joint = joints[static_cast<glm::length_t>(component)];
            const int grey =
                flatByteOf(static_cast<float>(joint) / static_cast<float>(kFlatJoints - 1));
            QCOMPARE(pixelAt(renderAsset(asset, input, kFlatPicture), 22, 9),
                     (Pixel{grey, grey, grey, 255}));
        }
    }

    void rawWeightsHaveTheFourthSlotToo() {
        Primitive primitive = square();
        primitive.influenceSets = {constantInfluences(4, {0, 1, 2, 3}, {0.4F, 0.3F, 0.2F, 0.1F})};
        const auto asset = withFlatSkin(std::move(primitive));
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::RawWeights);
        input.view.component = SlotComponent::W;
        const int grey = flatByteOf(0.1F);
        QCOMPARE(middle(renderAsset(asset, input)), (Pixel{grey, grey, grey, 255}));
    }

    void validationLayerIsSilent() { QVERIFY(renderer().validationErrors().empty()); }
};

SINEW_TEST(TestFlatViews)
#include "test_flat_views.moc"
