// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <array>
#include <cmath>
#include <limits>
#include <random>

#include "model/evaluate/deform_node.h"
#include "model/evaluate/pose_moment.h"
#include "model/values/value_source.h"
#include "model/view/palette.h"
#include "model/weights/displacement.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/quad_grid.h"
#include "tests/viewport/two_frame_host.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/overlay/legend_content.h"

using namespace sinew;
using namespace sinew::test;

namespace {

const PictureSize kGridPicture{kSidePixels, kSidePixels, 1};
constexpr NodeIndex kGridNode(0U);

/// Joints that move along the line of sight: the picture of the grid stays in place.
PoseMoment deepPose() {
    std::mt19937 random(17);
    PoseMoment moment;
    for (std::size_t joint = 0; joint < kSkinJoints; ++joint) {
        const float depth = static_cast<float>(random() % 2001) / 2000.0F - 0.5F;
        moment.hand.set({.node = NodeIndex(1 + joint),
                         .translation = glm::vec3(0.0F, 0.0F, depth),
                         .rotation = {},
                         .scale = {}});
    }
    return moment;
}

/// Named so that joint 2 i and 2 i + 1 are counterparts; the last two have none.
std::shared_ptr<const Asset> sidedGrid(std::vector<InfluenceSet> sets) {
    Asset asset = assetOf(quadPrimitive(std::move(sets)));
    addSkin(asset, kSkinJoints);
    for (std::size_t joint = 0; joint + 2 < kSkinJoints; ++joint) {
        asset.nodes[1 + joint].name =
            "arm" + std::to_string(joint / 2) + (joint % 2 == 0 ? ".L" : ".R");
    }
    asset.nodes[kSkinJoints - 1].name = "tail_L";
    asset.nodes[kSkinJoints].name = "fin_R";
    return finishAsset(std::move(asset));
}

/// The color of a value on its scale.
glm::vec3 colorOfValue(const SurfaceValues& values, const ViewOptions& view, float value) {
    const float at = (value - values.low) / (values.high - values.low);
    if (values.low == 0.0F && at < layout::kNearlyZero) {
        return layout::kUnaffectedColor;
    }
    const PaletteColors colors = usablePalette(shownPalette(view));
    return glm::vec3(colors.at(paletteIndex(at, view.paletteSteps))) / 255.0F;
}

std::string pixelWords(const Pixel& p) {
    return std::to_string(p[0]) + " " + std::to_string(p[1]) + " " + std::to_string(p[2]);
}

/// A palette step apart, because of rounding in the shader.
bool isNear(const SurfaceValues& values, const ViewOptions& view, float value, const Pixel& seen) {
    const float step = (values.high - values.low) / 255.0F;
    for (const float other : {value, value - 0.6F * step, value + 0.6F * step}) {
        if (isClose(seen, opaqueBytes(colorOfValue(values, view, other)))) {
            return true;
        }
    }
    return false;
}

/// `expected(quad)`: the value at the pixel (4, 4) of a quad, where the shares of its vertices 0, 1
/// and 2 are 1/4, 1/2 and 1/4; NaN: none.
template <class Expected>
void compareGrid(const std::shared_ptr<const Asset>& asset, const FrameInput& input,
                 const Expected& expected, const std::string& what) {
    const PixelImage image = renderAsset(asset, input, kGridPicture);
    for (std::uint32_t q = 0; q < kQuads; ++q) {
        const Pixel seen = pixelAt(image, q % kQuadsPerSide * kQuadPixels + 4,
                                   q / kQuadsPerSide * kQuadPixels + 4);
        const float value = expected(q);
        const std::string text = what + ", quad " + std::to_string(q) + ": " + pixelWords(seen) +
                                 " for " + std::to_string(value);
        const bool right = std::isnan(value) ? isClose(seen, opaqueBytes(layout::kNoValueColor))
                                             : isNear(*input.values, input.view, value, seen);
        QVERIFY2(right, text.c_str());
    }
}

float meanAtPixel(std::span<const float> vertices, std::uint32_t quad) {
    const std::size_t first = kCornersOfQuad * quad;
    return 0.25F * vertices[first] + 0.5F * vertices[first + 1] + 0.25F * vertices[first + 2];
}

/// The frame of a view with its values in the evaluator's pose.
FrameInput valueFrame(const PoseEvaluator& evaluator, ViewMode mode, Compared compared) {
    FrameInput input = plainFrame(evaluator, mode);
    input.view.weights = WeightSource::Normalized;
    input.view.compared = compared;
    const auto source = valueSource(evaluator.clips(), input.view);
    auto values = std::make_shared<SurfaceValues>();
    source->evaluate(evaluator, *values);
    input.values = std::move(values);
    return input;
}

/// log2 of the areas of the lower triangles, computed in this test.
float stretchOfQuad(const PoseEvaluator& evaluator, std::uint32_t quad) {
    const Primitive& primitive = evaluator.asset().meshes[0].primitives[0];
    DeformedVertices deformed;
    deformPrimitive(primitive, deformInput(evaluator, kGridNode, WeightSource::Normalized),
                    deformed);
    const auto area = [first = std::size_t{4} * quad](const auto& p) {
        return glm::length(glm::cross(p[first + 1] - p[first], p[first + 2] - p[first]));
    };
    return std::log2(area(deformed.positions) / area(primitive.positions));
}

void compareValueViews(const std::vector<SlotRow>& rows, Stored format, const std::string& what) {
    const auto asset = sidedGrid(setsOfRows(rows, format, 1));
    PoseEvaluator evaluator(asset);
    evaluate(evaluator, deepPose());
    for (const Compared compared :
         {Compared::Stored, Compared::FourStrongest, Compared::EightBit}) {
        const FrameInput input = valueFrame(evaluator, ViewMode::Displacement, compared);
        DisplacementMeter meter(*asset, kGridNode, compared);
        const std::span<const float> distances = meter.distances(evaluator, 0);
        compareGrid(
            asset, input, [&](std::uint32_t quad) { return meanAtPixel(distances, quad); },
            what + ", displacement " + std::to_string(static_cast<int>(compared)));
    }
    compareGrid(
        asset, valueFrame(evaluator, ViewMode::Stretch, Compared::Stored),
        [&](std::uint32_t quad) { return stretchOfQuad(evaluator, quad); }, what + ", stretch");
}

/// Joints that turn: dual quaternions would put the vertices elsewhere.
PoseMoment turnedPose() {
    PoseMoment moment;
    for (std::size_t joint = 0; joint < kSkinJoints; ++joint) {
        const float angle = 0.4F * static_cast<float>(joint);
        moment.hand.set({.node = NodeIndex(1 + joint),
                         .translation = {},
                         .rotation = glm::angleAxis(angle, glm::vec3(0.0F, 1.0F, 0.0F)),
                         .scale = {}});
    }
    return moment;
}

/// The values of turned joints on the grid at rest, which is in place.
void compareDualQuaternions(const std::shared_ptr<const Asset>& asset, std::size_t influences) {
    PoseEvaluator turned(asset);
    evaluate(turned, turnedPose());
    const PoseEvaluator atRest(turned.clips());
    FrameInput input = plainFrame(atRest, ViewMode::Displacement);
    const FrameInput measured =
        valueFrame(turned, ViewMode::Displacement, Compared::DualQuaternion);
    input.view = measured.view;
    input.values = measured.values;
    DisplacementMeter meter(*asset, kGridNode, Compared::DualQuaternion);
    const std::span<const float> distances = meter.distances(turned, 0);
    QVERIFY(influences == 1 || *std::ranges::max_element(distances) > 0.01F);
    compareGrid(
        asset, input, [&](std::uint32_t quad) { return meanAtPixel(distances, quad); },
        std::to_string(influences) + " influences");
}

/// [joint]: sum of the weights of all slots.
std::vector<float> denseWeights(const SlotRow& row) {
    std::vector<float> weights(kSkinJoints, 0.0F);
    for (const SlotValue& slot : row) {
        weights[slot.joint] += slot.weight;
    }
    return weights;
}

/// Row: of a quad.
float asymmetryOfRows(const SlotRow& own, const SlotRow& image) {
    const std::vector<float> a = denseWeights(own), b = denseWeights(image);
    float most = 0.0F;
    for (std::size_t joint = 0; joint + 2 < kSkinJoints; ++joint) {
        most = std::max(most, std::abs(a[joint] - b[joint ^ 1U]));
    }
    return most;
}

}  // namespace

class TestValueViews : public QObject {
    Q_OBJECT

private slots:
    void everyViewShowsItsReferenceForAnyNumberOfInfluences() {
        for (const std::size_t influences : {1U, 4U, 5U, 8U, 12U}) {
            compareValueViews(randomRows(influences, 7, 4 * kQuads), Stored::Float,
                              std::to_string(influences) + " influences");
        }
    }

    void everyViewShowsItsReferenceForEveryFormat() {
        for (const std::size_t influences : {1U, 4U, 5U, 8U, 12U}) {
            const std::string count = std::to_string(influences);
            const auto rows = randomRows(influences, 11, 4 * kQuads);
            compareValueViews(rows, Stored::Byte, count + " influences as bytes");
            compareValueViews(rows, Stored::Short, count + " influences as shorts");
        }
    }

    void dualQuaternionsAreComparedForAnyNumberOfInfluences() {
        for (const Stored format : {Stored::Float, Stored::Short, Stored::Byte}) {
            for (const std::size_t influences : {1U, 4U, 5U, 8U, 12U}) {
                compareDualQuaternions(
                    sidedGrid(setsOfRows(randomRows(influences, 9, 4 * kQuads), format, 1)),
                    influences);
            }
        }
    }

    void theOrderOfSlotsDoesNotMatter() {
        std::vector<SlotRow> rows = randomRows(8, 5, 4 * kQuads);
        const auto before = sidedGrid(setsOfRows(rows, Stored::Byte, 1));
        shuffleRows(rows);
        const auto after = sidedGrid(setsOfRows(rows, Stored::Byte, 1));
        PoseEvaluator first(before), second(after);
        evaluate(first, deepPose());
        evaluate(second, deepPose());
        for (const ViewMode mode :
             {ViewMode::Stretch, ViewMode::Displacement, ViewMode::Symmetry}) {
            const FrameInput a = valueFrame(first, mode, Compared::FourStrongest);
            FrameInput b = valueFrame(second, mode, Compared::FourStrongest);
            for (std::size_t i = 0; i < a.values->values.size(); ++i) {
                QVERIFY(std::abs(a.values->values[i] - b.values->values[i]) < 1e-5F);
            }
        }
    }

    void symmetryComparesStoredIntegersToo() {
        for (const Stored format : {Stored::Short, Stored::Byte}) {
            for (const std::size_t influences : {1U, 4U, 5U, 8U, 12U}) {
                const std::vector<SlotRow> rows = randomRows(influences, 11);
                const auto asset = sidedGrid(quadSets(rows, format));
                const PoseEvaluator evaluator(asset);
                const FrameInput input =
                    valueFrame(evaluator, ViewMode::Symmetry, Compared::Stored);
                const std::vector<float>& values = input.values->values;
                compareGrid(
                    asset, input, [&](std::uint32_t quad) { return meanAtPixel(values, quad); },
                    std::to_string(influences) + " integer influences");
                const std::size_t left = kQuads - kQuadsPerSide, right = kQuads - 1;
                const float step = format == Stored::Byte ? 1.0F / 255.0F : 1.0F / 65535.0F;
                QVERIFY(std::abs(values[4 * left] - asymmetryOfRows(rows[left], rows[right])) <
                        1.01F * step);
            }
        }
    }

    void symmetryComparesWithTheMirrorImageOverPairsOfJoints() {
        for (const std::size_t influences : {1U, 4U, 5U, 8U, 12U}) {
            const std::vector<SlotRow> rows = randomRows(influences, 7);
            const auto asset = sidedGrid(quadSets(rows, Stored::Float));
            const PoseEvaluator evaluator(asset);
            const FrameInput input = valueFrame(evaluator, ViewMode::Symmetry, Compared::Stored);
            const SurfaceValues& values = *input.values;
            compareGrid(
                asset, input, [&](std::uint32_t quad) { return meanAtPixel(values.values, quad); },
                std::to_string(influences) + " influences");
            // The lower left corner of a quad in the lower left corner of the picture has no
            // neighbours; its image is the lower right one of the last quad of that row.
            const std::size_t left = kQuads - kQuadsPerSide, right = kQuads - 1;
            QVERIFY(std::abs(values.values[4 * left] - asymmetryOfRows(rows[left], rows[right])) <
                    1e-6F);
        }
    }

    void verticesWithoutAMirrorImageHaveAColourOfTheirOwn() {
        Primitive primitive = quadPrimitive(quadSets(randomRows(4, 3), Stored::Float));
        std::vector<glm::vec3> moved = primitive.positions.toVector();
        for (std::size_t corner = 0; corner < 4; ++corner) {
            moved[4 * 7 + corner].z += 0.1F;  // corner of quad 7
        }
        primitive.positions = moved;
        const auto named = sidedGrid(primitive.influenceSets);
        Asset asset = *named;
        asset.meshes[0].primitives[0] = primitive;
        const auto done = finishAsset(std::move(asset));
        const PoseEvaluator evaluator(done);
        const FrameInput input = valueFrame(evaluator, ViewMode::Symmetry, Compared::Stored);
        const PixelImage image = renderAsset(done, input, kGridPicture);
        const std::uint32_t x = 7 % kQuadsPerSide * kQuadPixels + 3;
        const std::uint32_t y = 7 / kQuadsPerSide * kQuadPixels + 3;
        QCOMPARE(pixelAt(image, x, y), opaqueBytes(layout::kNoValueColor));
        QVERIFY(!input.values->legend->without.empty());
        QVERIFY(pixelAt(image, 3, 3) != opaqueBytes(layout::kNoValueColor));
    }

    void surfacesWithoutValuesAreNeutral() {
        const auto asset = quadGrid(quadSets(randomRows(4, 3), Stored::Float));
        const PoseEvaluator evaluator(asset);
        for (const ViewMode mode :
             {ViewMode::Stretch, ViewMode::Displacement, ViewMode::Symmetry}) {
            const FrameInput input = plainFrame(evaluator, mode);  // no values at all
            QCOMPARE(pixelAt(renderAsset(asset, input, kGridPicture), 20, 20),
                     opaqueBytes(layout::kNeutralColor));
        }
    }

    void anySourceCanFillAView() {
        const auto asset = quadGrid(quadSets(randomRows(4, 3), Stored::Float));
        const PoseEvaluator evaluator(asset);
        auto values = std::make_shared<SurfaceValues>(
            emptyValues(*asset, SurfaceValues::Per::Vertex,
                        [](const Node&, const Primitive&) { return true; }));
        values->low = -3.0F;
        values->high = 5.0F;
        for (std::size_t i = 0; i < values->values.size(); ++i) {
            values->values[i] = static_cast<float>(i % 7) - 1.0F;
        }
        values->values[4 * 9] = std::numeric_limits<float>::quiet_NaN();
        FrameInput input = plainFrame(evaluator, ViewMode::Displacement);
        input.view.palette = "#000,#fff";
        input.values = values;
        const auto expected = [&](std::uint32_t quad) {
            const float* const v = values->values.data() + 4 * std::size_t{quad};
            return quad == 9 ? (0.5F * v[1] + 0.25F * v[2]) / 0.75F
                             : 0.25F * v[0] + 0.5F * v[1] + 0.25F * v[2];
        };
        for (const SkinningPath path :
             {SkinningPath::Vertex, SkinningPath::Compute, SkinningPath::Cpu}) {
            input.view.skinning = path;
            compareGrid(asset, input, expected, "own values");
        }
    }

    void theLegendHasTheNumbersAndWordsOfTheValues() {
        const auto asset = sidedGrid(quadSets(randomRows(8, 3), Stored::Float));
        PoseEvaluator evaluator(asset);
        evaluate(evaluator, deepPose());
        const FrameInput stretch = valueFrame(evaluator, ViewMode::Stretch, Compared::Stored);
        const LegendContent bar =
            legendContent(*asset, stretch.view, {}, stretch.values->legend.get());
        QCOMPARE(bar.title, std::string("Stretch"));
        QCOMPARE(bar.ticks.at(1).text, std::string("0.5"));
        QVERIFY(glm::length(bar.bar.front() - colorOfValue(*stretch.values, stretch.view, -2.0F)) <
                0.01F);
        QVERIFY(glm::length(bar.bar.back() - colorOfValue(*stretch.values, stretch.view, 2.0F)) <
                0.01F);
        const FrameInput apart =
            valueFrame(evaluator, ViewMode::Displacement, Compared::FourStrongest);
        const LegendContent ticks =
            legendContent(*asset, apart.view, {}, apart.values->legend.get());
        QCOMPARE(std::stof(ticks.ticks.back().text), apart.values->high);
        QCOMPARE(legendContent(*asset, apart.view, {}).ticks.size(), std::size_t{0});
    }

    void framesOfAMovingPoseDoNotAllocate() {
        const auto asset = sidedGrid(quadSets(randomRows(5, 3), Stored::Float));
        PoseEvaluator evaluator(asset);
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, {32, 32}, false);
        host.renderer().setAsset(asset);
        PoseMoment moment = deepPose();
        for (const ViewMode mode : {ViewMode::Stretch, ViewMode::Displacement}) {
            FrameInput input = plainFrame(evaluator, mode);
            const auto source = valueSource(evaluator.clips(), input.view);
            source->setLargest(1.0F);
            std::array buffers{std::make_shared<SurfaceValues>(),
                               std::make_shared<SurfaceValues>()};
            std::size_t before = 0;
            for (std::size_t frame = 0; frame < 12; ++frame) {
                before = frame == 6 ? allocationsOfThisThread() : before;
                evaluate(evaluator, moment);
                source->evaluate(evaluator, *buffers.at(frame % 2));
                input.values = buffers.at(frame % 2);
                host.record(input);
            }
            QCOMPARE(allocationsOfThisThread() - before, std::size_t{0});
        }
    }

    void validationLayerIsSilent() { QVERIFY(renderer().validationErrors().empty()); }
};

SINEW_TEST(TestValueViews)
#include "test_value_views.moc"
