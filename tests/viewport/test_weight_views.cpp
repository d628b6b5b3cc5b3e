// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <random>

#include "model/view/joint_colors.h"
#include "model/view/palette.h"
#include "model/view/view_values.h"
#include "model/weights/vertex_influences.h"
#include "model/weights/weight_sum.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/frame/value_colors.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// Every quad of a picture has constant influences: 4 vertices, 6 by 6 pixels.
constexpr std::uint32_t kQuadsPerSide = 6;
constexpr std::uint32_t kQuadPixels = 6;
constexpr std::uint32_t kSidePixels = kQuadsPerSide * kQuadPixels;
constexpr std::size_t kQuads = std::size_t{kQuadsPerSide} * kQuadsPerSide;
constexpr std::size_t kCornersOfQuad = 4;
constexpr std::size_t kSkinJoints = 20;

struct SlotValue {
    std::uint16_t joint = 0;
    float weight = 0.0F;
};
using SlotRow = std::vector<SlotValue>;

enum class Stored { Float, Short, Byte };

/// Random influences that add up to 1; some tied, doubled, empty, tiny or wrong.
std::vector<SlotRow> randomRows(std::size_t count, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::vector<SlotRow> quads(kQuads);
    for (std::size_t q = 0; q < kQuads; ++q) {
        SlotRow& row = quads[q];
        row.resize((count + 3) / 4 * 4);
        std::vector<std::uint16_t> joints(kSkinJoints);
        std::iota(joints.begin(), joints.end(), std::uint16_t{0});
        std::shuffle(joints.begin(), joints.end(), random);
        float total = 0.0F;
        for (std::size_t i = 0; i < count; ++i) {
            row[i] = {joints[i], static_cast<float>(1 + random() % 9)};
            total += row[i].weight;
        }
        for (SlotValue& slot : row) {
            slot.weight /= total;
        }
        if (q % 7 == 1) {
            row[0].weight = 0.0F;
        } else if (q % 7 == 2 && count > 1) {
            row[1].joint = row[0].joint;  // twice
        } else if (q % 7 == 3 && count > 1) {
            row[1].weight = row[0].weight;  // a tie
        } else if (q % 7 == 4) {
            std::fill(row.begin(), row.end(), SlotValue{});
        } else if (q % 7 == 5) {
            row[0].weight += 0.25F;
        }
    }
    return quads;
}

void shuffleRows(std::vector<SlotRow>& quads) {
    std::mt19937 random(3);
    for (SlotRow& row : quads) {
        std::shuffle(row.begin(), row.end(), random);
    }
}

WeightArray storedWeights(const std::vector<glm::vec4>& weights, Stored format) {
    std::vector<glm::u16vec4> shorts;
    std::vector<glm::u8vec4> bytes;
    for (const glm::vec4& each : weights) {
        shorts.emplace_back(glm::round(65535.0F * glm::clamp(each, 0.0F, 1.0F)));
        bytes.emplace_back(glm::round(255.0F * glm::clamp(each, 0.0F, 1.0F)));
    }
    switch (format) {
        case Stored::Float:
            return weights;
        case Stored::Short:
            return SharedArray<glm::u16vec4>(std::move(shorts));
        case Stored::Byte:
            return SharedArray<glm::u8vec4>(std::move(bytes));
    }
    return weights;
}

std::vector<InfluenceSet> setsOf(const std::vector<SlotRow>& quads, Stored format) {
    std::vector<InfluenceSet> sets;
    for (std::size_t set = 0; set < quads.front().size() / 4; ++set) {
        std::vector<glm::u16vec4> joints;
        std::vector<glm::vec4> weights;
        for (const SlotRow& row : quads) {
            glm::u16vec4 j;
            glm::vec4 w;
            for (glm::length_t slot = 0; slot < 4; ++slot) {
                const SlotValue& influence = row[4 * set + static_cast<std::size_t>(slot)];
                j[slot] = influence.joint;
                w[slot] = influence.weight;
            }
            joints.insert(joints.end(), kCornersOfQuad, j);
            weights.insert(weights.end(), kCornersOfQuad, w);
        }
        sets.push_back({std::move(joints), storedWeights(weights, format)});
    }
    return sets;
}

/// A grid of quads that fills the picture of frontCamera().
std::shared_ptr<const Asset> quadGrid(std::vector<InfluenceSet> sets) {
    Primitive primitive;
    std::vector<glm::vec3> positions;
    std::vector<std::uint32_t> indices;
    const float side = 2.0F / kQuadsPerSide;
    for (std::uint32_t q = 0; q < kQuads; ++q) {
        const glm::vec3 corner(-1.0F + side * static_cast<float>(q % kQuadsPerSide),
                               1.0F - side * static_cast<float>(q / kQuadsPerSide + 1), 0.0F);
        const std::uint32_t first = 4 * q;
        for (const glm::vec2 at : {glm::vec2(0), glm::vec2(1, 0), glm::vec2(1), glm::vec2(0, 1)}) {
            positions.push_back(corner + side * glm::vec3(at, 0.0F));
        }
        indices.insert(indices.end(), {first, first + 1, first + 2, first, first + 2, first + 3});
    }
    primitive.positions = std::move(positions);
    primitive.normals = std::vector<glm::vec3>(4 * kQuads, {0.0F, 0.0F, 1.0F});
    primitive.indices = std::move(indices);
    primitive.indexed = true;
    primitive.material = MaterialIndex(0);
    primitive.influenceSets = std::move(sets);
    Asset asset = assetOf(std::move(primitive));
    addSkin(asset, kSkinJoints);
    return finishAsset(std::move(asset));
}

const Primitive& primitiveOf(const Asset& asset) {
    return asset.meshes[0].primitives[0];
}

Pixel opaqueBytes(const glm::vec3& color) {
    const auto byte = [](float v) {
        return static_cast<int>(std::lround(255.0F * std::clamp(v, 0.0F, 1.0F)));
    };
    return {byte(color.r), byte(color.g), byte(color.b), 255};
}

bool isClose(const Pixel& a, const Pixel& b) {
    return std::abs(a[0] - b[0]) <= 1 && std::abs(a[1] - b[1]) <= 1 && std::abs(a[2] - b[2]) <= 1;
}

std::vector<glm::vec3> colorsOfJoints(const Asset& asset) {
    std::vector<glm::vec3> colors;
    const auto all = jointColors(asset);
    for (const NodeIndex node : asset.skins[0].joints) {
        colors.push_back(glm::vec3(all[node.value]) / 255.0F);
    }
    return colors;
}

/// The reference colour of a view at a vertex.
glm::vec3 expectedColor(const Asset& asset, const ViewOptions& view, std::size_t vertex) {
    const Primitive& p = primitiveOf(asset);
    const std::vector<glm::vec3> colors = colorsOfJoints(asset);
    switch (view.mode) {
        case ViewMode::Weight: {
            std::vector<bool> shown(kSkinJoints, false);
            shown[view.joint.value] = true;
            const float weight = weightOf(p, vertex, shown);
            return weight == 0.0F ? layout::kUnaffectedColor
                                  : glm::vec3(usablePalette(view.palette)
                                                  .at(paletteIndex(weight, view.paletteSteps))) /
                                        255.0F;
        }
        case ViewMode::JointColors: {
            std::vector<glm::u8vec3> bytes;
            for (const glm::vec3& color : colors) {
                bytes.emplace_back(glm::round(255.0F * color));
            }
            return meanColor(p, vertex, bytes).value_or(layout::kUnweightedColor);
        }
        case ViewMode::DominantJoint: {
            VertexInfluences influences(p, kSkinJoints);
            const JointWeight* best = strongest(influences.at(vertex));
            return best != nullptr && best->weight > 0.0F ? colors[best->joint]
                                                          : layout::kUnweightedColor;
        }
        case ViewMode::InfluenceCount: {
            VertexInfluences influences(p, kSkinJoints);
            return countColor(static_cast<std::uint32_t>(influences.at(vertex).size()));
        }
        case ViewMode::WeightSum:
            return hasWeight(p, vertex) ? sumColor(weightSum(p, vertex)) : layout::kUnweightedColor;
        case ViewMode::Unweighted:
            return faultColor(slotFault(p, vertex, kSkinJoints));
        default:
            return layout::kNeutralColor;
    }
}

/// Where a slot is wasted, the colour of the number of influences has stripes.
glm::vec3 withStripes(const Asset& asset, const ViewOptions& view, std::size_t vertex,
                      const glm::uvec2& pixel, const glm::vec3& color) {
    const float along = static_cast<float>(pixel.x + pixel.y + 1) / 8.0F;
    const bool striped = view.mode == ViewMode::InfluenceCount && glm::fract(along) < 0.3F &&
                         wastedSlots(primitiveOf(asset), vertex) > 0;
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
        const std::string text = std::string(what) + ", quad " + std::to_string(q) + ": " +
                                 std::to_string(seen[0]) + " " + std::to_string(seen[1]) + " " +
                                 std::to_string(seen[2]) + " instead of " +
                                 std::to_string(expected[0]) + " " + std::to_string(expected[1]) +
                                 " " + std::to_string(expected[2]);
        QVERIFY2(isClose(seen, expected), text.c_str());
    }
}

constexpr std::array kWeightViews{ViewMode::Weight,        ViewMode::JointColors,
                                  ViewMode::DominantJoint, ViewMode::InfluenceCount,
                                  ViewMode::WeightSum,     ViewMode::Unweighted};

void compareViews(const std::vector<SlotRow>& quads, Stored format, const std::string& what) {
    const auto asset = quadGrid(setsOf(quads, format));
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
        const auto before = quadGrid(setsOf(quads, Stored::Byte));
        shuffleRows(quads);
        const auto after = quadGrid(setsOf(quads, Stored::Byte));
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
        const auto asset = quadGrid(setsOf(quads, Stored::Float));
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
