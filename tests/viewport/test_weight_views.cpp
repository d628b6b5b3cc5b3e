// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/quad_grid.h"
#include "tests/viewport/small_scene.h"
#include "tests/viewport/view_reference.h"
#include "viewport/scene/frame/shader_layout.h"

using namespace sinew;
using namespace sinew::test;

namespace {

const Primitive& primitiveOf(const Asset& asset) {
    return asset.meshes[0].primitives[0];
}

/// Where a slot is wasted, the colour of the number of influences has stripes.
glm::vec3 withStripes(const Asset& asset, const ViewOptions& view, std::size_t vertex,
                      const glm::uvec2& pixel, const glm::vec3& color) {
    const float along = static_cast<float>(pixel.x + pixel.y + 1) / 8.0F;
    const bool striped = view.mode == ViewMode::InfluenceCount && glm::fract(along) < 0.3F &&
                         wastesSlots(primitiveOf(asset), vertex);
    return striped ? glm::mix(color, layout::kDarkMarkColor, 0.55F) : color;
}

/// A pixel of each quad, off its diagonal, agrees with the reference.
void compareQuads(const std::shared_ptr<const Asset>& asset, const FrameInput& input,
                  const char* what) {
    const PixelImage image = renderAsset(asset, input, {kSidePixels, kSidePixels, 1});
    for (std::uint32_t q = 0; q < kQuads; ++q) {
        const glm::uvec2 at(q % kQuadsPerSide * kQuadPixels + 4,
                            q / kQuadsPerSide * kQuadPixels + 4);
        const std::size_t vertex = 4 * std::size_t{q};
        const Pixel seen = pixelAt(image, at.x, at.y);
        const Pixel expected = opaqueBytes(
            withStripes(*asset, input.view, vertex, at, expectedColor(*asset, input.view, vertex)));
        const std::string text =
            std::string(what) + ", quad " + std::to_string(q) + ": " + difference(seen, expected);
        QVERIFY2(isClose(seen, expected), text.c_str());
    }
}

constexpr std::array kWeightViews{ViewMode::Weight,        ViewMode::JointColors,
                                  ViewMode::DominantJoint, ViewMode::InfluenceCount,
                                  ViewMode::WeightSum,     ViewMode::Unweighted};

void compareViews(const std::vector<SlotRow>& quads, Stored format, const std::string& what) {
    const auto asset = quadGrid(quadSets(quads, format));
    const PoseEvaluator evaluator(asset);
    for (const ViewMode mode : kWeightViews) {
        FrameInput input = plainFrame(evaluator, mode);
        input.view.weights = WeightSource::Normalized;  // vertices without weight stay in place
        input.view.joint = JointIndex(quads[0][0].joint);
        compareQuads(asset, input, (what + ", " + std::string(viewModeInfo(mode).name)).c_str());
    }
}

}  // namespace

class TestWeightViews : public QObject {
    Q_OBJECT

private slots:
    void everyViewShowsItsReferenceForAnyNumberOfInfluences() {
        for (const std::size_t influences : {1U, 4U, 5U, 8U, 12U}) {
            compareViews(randomRows(influences, 7), Stored::Float,
                         std::to_string(influences) + " influences");
        }
    }

    void everyViewShowsItsReferenceForEveryFormat() {
        compareViews(randomRows(5, 11), Stored::Byte, "bytes");
        compareViews(randomRows(5, 11), Stored::Short, "shorts");
    }

    void theOrderOfSlotsDoesNotMatter() {
        std::vector<SlotRow> quads = randomRows(8, 5);
        const JointIndex joint(quads[0][0].joint);
        const auto before = quadGrid(quadSets(quads, Stored::Byte));
        shuffleRows(quads);
        const auto after = quadGrid(quadSets(quads, Stored::Byte));
        for (const ViewMode mode : kWeightViews) {
            const PoseEvaluator first(before), second(after);
            FrameInput input = plainFrame(first, mode);
            input.view.weights = WeightSource::Normalized;
            input.view.joint = joint;
            const PixelImage one = renderAsset(before, input, {kSidePixels, kSidePixels, 1});
            input.evaluator = &second;
            const PixelImage other = renderAsset(after, input, {kSidePixels, kSidePixels, 1});
            for (std::uint32_t i = 0; i < kSidePixels * kSidePixels; ++i) {
                QVERIFY(isClose(pixelAt(one, i % kSidePixels, i / kSidePixels),
                                pixelAt(other, i % kSidePixels, i / kSidePixels)));
            }
        }
    }

    void severalJointsAndStepsAndPalettes() {
        const std::vector<SlotRow> quads = randomRows(4, 2);
        const auto asset = quadGrid(quadSets(quads, Stored::Float));
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Weight);
        input.view.weights = WeightSource::Normalized;
        input.view.joint = JointIndex(quads[0][0].joint);
        for (const char* palette : {"cividis", "turbo", "blender", "grey", "#000,#f00,#fff"}) {
            input.view.palette = palette;
            input.view.paletteSteps = palette[0] == 't' ? 5 : 0;
            compareQuads(asset, input, palette);
        }
        input.view.palette = "viridis";
        std::vector<JointIndex> all;
        for (std::size_t joint = 0; joint < kSkinJoints; ++joint) {
            all.emplace_back(joint);
        }
        input.view.joints = std::make_shared<const std::vector<JointIndex>>(all);
        const PixelImage image = renderAsset(asset, input, {kSidePixels, kSidePixels, 1});
        // Quad 0 adds up to 1, quad 4 has no weight.
        QCOMPARE(pixelAt(image, 4, 4), (Pixel{253, 231, 37, 255}));
        QCOMPARE(pixelAt(image, 4 * kQuadPixels + 4, 4), opaqueBytes(layout::kUnaffectedColor));
    }

    void zeroAndNegativeWeightsAreMarked() {
        const auto asset =
            quadGrid({constantInfluences(4 * kQuads, {0, 1, 0, 0}, {1.25F, -0.25F, 0.0F, 0.0F})});
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Weight);
        const auto shown = [&](std::size_t joint, ZeroWeights zero) {
            input.view.joint = JointIndex(joint);
            input.view.zeroWeights = zero;
            return middle(renderAsset(asset, input));
        };
        const Pixel lowest{68, 1, 84, 255};
        QCOMPARE(shown(1, ZeroWeights::Joint), opaqueBytes(layout::kNegativeColor));
        QCOMPARE(shown(2, ZeroWeights::Joint), opaqueBytes(layout::kUnaffectedColor));
        QCOMPARE(shown(2, ZeroWeights::All), lowest);
        QCOMPARE(shown(2, ZeroWeights::Off), lowest);
        const auto empty =
            quadGrid({constantInfluences(4 * kQuads, {0, 1, 0, 0}, glm::vec4(0.0F))});
        const PoseEvaluator other(empty);
        input.evaluator = &other;
        input.view.weights = WeightSource::Normalized;
        input.view.zeroWeights = ZeroWeights::All;
        QCOMPARE(middle(renderAsset(empty, input)), opaqueBytes(layout::kUnweightedColor));
    }

    void contoursAreLinesOfEqualWeight() {
        Primitive primitive = square();
        primitive.influenceSets = {{std::vector<glm::u16vec4>(4, {0, 1, 0, 0}),
                                    std::vector<glm::vec4>{{0.0F, 1.0F, 0.0F, 0.0F},
                                                           {1.0F, 0.0F, 0.0F, 0.0F},
                                                           {1.0F, 0.0F, 0.0F, 0.0F},
                                                           {0.0F, 1.0F, 0.0F, 0.0F}}}};
        Asset asset = assetOf(std::move(primitive));
        addSkin(asset, 2);
        const auto done = finishAsset(std::move(asset));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Weight);
        input.view.palette = "#fff,#fff";
        input.view.contours = 2;
        const PixelImage image = renderAsset(done, input, {80, 8, 1});
        for (std::uint32_t x = 22; x < 58; ++x) {
            const bool onLine = x == 39 || x == 40;
            QVERIFY2(onLine == (pixelAt(image, x, 4)[0] < 200) || x == 38 || x == 41,
                     qPrintable(QString::number(x)));
        }
    }

    void bordersOfRegionsAreDark() {
        Primitive primitive = square();
        primitive.influenceSets = {
            {std::vector<glm::u16vec4>{{0, 0, 0, 0}, {1, 0, 0, 0}, {1, 0, 0, 0}, {0, 0, 0, 0}},
             std::vector<glm::vec4>(4, {1.0F, 0.0F, 0.0F, 0.0F})}};
        Asset asset = assetOf(std::move(primitive));
        addSkin(asset, 2);
        const auto done = finishAsset(std::move(asset));
        const PixelImage image = renderAsset(done, ViewMode::DominantJoint, {64, 64, 1});
        const std::vector<glm::vec3> colors = colorsOfJoints(*done);
        QCOMPARE(pixelAt(image, 20, 30), opaqueBytes(colors[0]));
        QCOMPARE(pixelAt(image, 43, 30), opaqueBytes(colors[1]));
        int darkest = 999;
        for (std::uint32_t x = 20; x < 44; ++x) {
            const Pixel p = pixelAt(image, x, 22);
            darkest = std::min(darkest, p[0] + p[1] + p[2]);
        }
        QVERIFY(darkest < 330);
    }

    void jointsOutOfRangeAreMarked() {
        const auto asset =
            quadGrid({constantInfluences(4 * kQuads, {0, 77, 0, 0}, {0.5F, 0.5F, 0.0F, 0.0F})});
        QCOMPARE(middle(renderAsset(asset, ViewMode::Unweighted)),
                 opaqueBytes(layout::kNoSuchJointColor));
    }

    void validationLayerIsSilent() { QVERIFY(renderer().validationErrors().empty()); }
};

SINEW_TEST(TestWeightViews)
#include "test_weight_views.moc"
