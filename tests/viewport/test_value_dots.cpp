// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <array>
#include <cmath>
#include <string>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/quad_grid.h"
#include "tests/viewport/small_scene.h"
#include "tests/viewport/view_reference.h"
#include "viewport/scene/frame/shader_layout.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// A sheet of vertices in the middle of pixels, 12 pixels apart.
constexpr std::uint32_t kDotsPerSide = 6;
constexpr std::uint32_t kDotCell = 12;
constexpr std::uint32_t kSheetPixels = kDotsPerSide * kDotCell;
constexpr std::size_t kDots = std::size_t{kDotsPerSide} * kDotsPerSide;
constexpr PictureSize kSheetPicture{kSheetPixels, kSheetPixels, 1};

std::uint32_t pixelOf(std::size_t cell) {
    return static_cast<std::uint32_t>(cell) * kDotCell + kDotCell / 2;
}

float worldOf(std::size_t cell) {
    return (static_cast<float>(pixelOf(cell)) + 0.5F) * 2.0F / kSheetPixels - 1.0F;
}

Primitive sheet() {
    Primitive primitive;
    std::vector<glm::vec3> positions;
    std::vector<std::uint32_t> indices;
    for (std::uint32_t v = 0; v < kDots; ++v) {
        positions.emplace_back(worldOf(v % kDotsPerSide), -worldOf(v / kDotsPerSide), 0.0F);
        if (v % kDotsPerSide + 1 < kDotsPerSide && v + kDotsPerSide < kDots) {
            indices.insert(indices.end(), {v, v + kDotsPerSide, v + 1, v + 1, v + kDotsPerSide,
                                           v + kDotsPerSide + 1});
        }
    }
    primitive.positions = std::move(positions);
    primitive.normals = std::vector<glm::vec3>(kDots, {0.0F, 0.0F, 1.0F});
    primitive.indices = std::move(indices);
    primitive.indexed = true;
    primitive.material = MaterialIndex(0);
    return primitive;
}

std::shared_ptr<const Asset> skinnedSheet(const std::vector<SlotRow>& rows, Stored format) {
    Primitive primitive = sheet();
    primitive.influenceSets = setsOfRows(rows, format, 1);
    Asset asset = assetOf(std::move(primitive));
    addSkin(asset, kSkinJoints);
    return finishAsset(std::move(asset));
}

FrameInput dotFrame(const PoseEvaluator& evaluator, ViewMode mode,
                    ValueDots dots = ValueDots::OnGrey) {
    FrameInput input = plainFrame(evaluator, mode);
    input.view.weights = WeightSource::Normalized;  // vertices without weight stay in place
    input.view.marks.dots = dots;
    input.view.dotSize = 7.0F;
    return input;
}

/// The pixel at every vertex has the reference colour.
void compareDots(const std::shared_ptr<const Asset>& asset, const FrameInput& input,
                 const std::string& what) {
    const PixelImage image = renderAsset(asset, input, kSheetPicture);
    for (std::size_t v = 0; v < kDots; ++v) {
        const Pixel seen = pixelAt(image, pixelOf(v % kDotsPerSide), pixelOf(v / kDotsPerSide));
        const Pixel expected = opaqueBytes(expectedColor(*asset, input.view, v));
        const std::string text =
            what + ", vertex " + std::to_string(v) + ": " + difference(seen, expected);
        QVERIFY2(isClose(seen, expected), text.c_str());
    }
}

constexpr std::array kDotViews{ViewMode::Weight,        ViewMode::JointColors,
                               ViewMode::DominantJoint, ViewMode::InfluenceCount,
                               ViewMode::WeightSum,     ViewMode::Unweighted};

void compareDotViews(const std::vector<SlotRow>& rows, Stored format, const std::string& what) {
    const auto asset = skinnedSheet(rows, format);
    const PoseEvaluator evaluator(asset);
    for (const ViewMode mode : kDotViews) {
        FrameInput input = dotFrame(evaluator, mode);
        input.view.joint = JointIndex(rows[0][0].joint);
        compareDots(asset, input, what + ", " + std::string(viewModeInfo(mode).name));
    }
}

bool isReddish(const Pixel& pixel) {
    return pixel[0] > pixel[1] + 60 && pixel[0] > pixel[2] + 60;
}

/// Pixels around the middle vertex of a sheet turned about Y that show a red dot.
int shownPixels(float degrees) {
    Material material;
    material.baseColorFactor = {1.0F, 0.0F, 0.0F, 1.0F};
    material.doubleSided = true;
    Asset asset = assetOf(square(), material);
    asset.meshes[0].primitives[0].positions = {
        {0.0F, 0.0F, 0.0F}, {0.9F, 0.5F, 0.0F}, {-0.9F, 0.5F, 0.0F}, {0.0F, -0.9F, 0.0F}};
    asset.meshes[0].primitives[0].indices = {0, 1, 2, 0, 2, 3, 0, 3, 1};
    asset.nodes[0].rest.rotation = glm::angleAxis(glm::radians(degrees), glm::vec3(0, 1, 0));
    const auto finished = finishAsset(std::move(asset));
    const PoseEvaluator evaluator(finished);
    FrameInput input = dotFrame(evaluator, ViewMode::Unlit);
    input.view.dotSize = 12.0F;
    const PixelImage image = renderAsset(finished, input, {65, 65, 1});
    int count = 0;
    for (std::uint32_t y = 22; y < 43; ++y) {
        for (std::uint32_t x = 22; x < 43; ++x) {
            count += isReddish(pixelAt(image, x, y)) ? 1 : 0;
        }
    }
    return count;
}

}  // namespace

/// Vertices as dots in the colours of the view.
class TestValueDots : public QObject {
    Q_OBJECT

private slots:
    void aDotHasTheValueOfItsVertexForAnyNumberOfInfluences() {
        compareDotViews(randomRows(12, 7, kDots), Stored::Float, "12 influences");
        compareDotViews(randomRows(5, 11, kDots), Stored::Byte, "5 as bytes");
    }

    void everySkinningPathPutsDotsWhereTheVerticesAre() {
        std::vector<SlotRow> rows(kDots, SlotRow(4));
        for (std::size_t v = 0; v < kDots; ++v) {
            rows[v][0] = {static_cast<std::uint16_t>(v % 2 == 0 ? 0 : 1), 1.0F};
        }
        Asset moved = *skinnedSheet(rows, Stored::Float);
        for (const NodeIndex joint : moved.skins[0].joints) {
            moved.nodes[joint.value].rest.translation.x = 2.0F / kDotsPerSide;  // moves by one cell
        }
        const auto asset = finishAsset(std::move(moved));
        const PoseEvaluator evaluator(asset);
        const std::vector<glm::vec3> colors = colorsOfJoints(*asset);
        for (const SkinningPath path :
             {SkinningPath::Vertex, SkinningPath::Compute, SkinningPath::Cpu}) {
            FrameInput input = dotFrame(evaluator, ViewMode::DominantJoint);
            input.view.skinning = path;
            const PixelImage image = renderAsset(asset, input, kSheetPicture);
            for (std::size_t v = 0; v < kDotsPerSide - 1; ++v) {
                QCOMPARE(pixelAt(image, pixelOf(v + 1), pixelOf(2)), opaqueBytes(colors[v % 2]));
            }
            QCOMPARE(pixelAt(image, pixelOf(0), pixelOf(2)), opaqueBytes(glm::vec3(0.0F)));
        }
    }

    void litViewsShowTheBaseColour() {
        Material material;
        material.baseColorFactor = {1.0F, 0.25F, 0.0F, 1.0F};
        const auto asset = finishAsset(assetOf(sheet(), material));
        const PoseEvaluator evaluator(asset);
        for (const ValueDots dots : {ValueDots::OnSurface, ValueDots::OnGrey}) {
            const PixelImage image =
                renderAsset(asset, dotFrame(evaluator, ViewMode::Shaded, dots), kSheetPicture);
            const Pixel seen = pixelAt(image, pixelOf(2), pixelOf(3));
            const Pixel expected{255, 137, 0, 255};  // sRGB
            QVERIFY2(isClose(seen, expected), difference(seen, expected).c_str());
        }
    }

    void normalsAreThoseOfTheVertices() {
        const auto asset = finishAsset(assetOf(sheet()));
        const PoseEvaluator evaluator(asset);
        const PixelImage image =
            renderAsset(asset, dotFrame(evaluator, ViewMode::GeometryNormals), kSheetPicture);
        QCOMPARE(pixelAt(image, pixelOf(2), pixelOf(3)), (Pixel{128, 128, 255, 255}));
    }

    void theSurfaceBetweenIsGreyOrAsItWas() {
        Material material;
        material.baseColorFactor = {1.0F, 0.0F, 0.0F, 1.0F};
        const auto asset = finishAsset(assetOf(sheet(), material));
        const PoseEvaluator evaluator(asset);
        for (const ViewMode mode : {ViewMode::Unlit, ViewMode::Shaded, ViewMode::BaseColor}) {
            const auto between = [&](ValueDots dots) {
                const PixelImage image =
                    renderAsset(asset, dotFrame(evaluator, mode, dots), kSheetPicture);
                return pixelAt(image, pixelOf(2) + kDotCell / 2, pixelOf(2) + kDotCell / 2);
            };
            QCOMPARE(between(ValueDots::OnSurface), between(ValueDots::None));
            QVERIFY(isReddish(between(ValueDots::None)));
            const Pixel grey = between(ValueDots::OnGrey);
            QVERIFY(grey[0] > 40);
            QVERIFY(std::abs(grey[0] - grey[1]) < 16 && std::abs(grey[0] - grey[2]) < 16);
        }
    }

    void dotsBehindASurfaceAreHidden() {
        const auto pictureOf = [](float depth) {
            Material material;
            material.baseColorFactor = {1.0F, 0.0F, 0.0F, 1.0F};
            Asset asset = assetOf(square(), material);
            asset.nodes.push_back(asset.nodes[0]);
            asset.nodes[1].rest.translation = {0.0F, 0.0F, depth};
            asset.nodes[1].rest.scale = glm::vec3(0.5F);
            const auto finished = finishAsset(std::move(asset));
            const PoseEvaluator evaluator(finished);
            return renderAsset(finished, dotFrame(evaluator, ViewMode::Unlit), {64, 64, 1});
        };
        QVERIFY(!isReddish(pixelAt(pictureOf(-0.5F), 24, 24)));
        QVERIFY(isReddish(pixelAt(pictureOf(0.5F), 24, 24)));
        QVERIFY(isReddish(pixelAt(pictureOf(-0.5F), 16, 16)));  // a corner of the front one
    }

    void dotsOnASlopingSurfaceAreWhole() {
        const int flat = shownPixels(0.0F);
        QVERIFY(flat > 60);
        QVERIFY2(std::abs(shownPixels(50.0F) - flat) <= 2, qPrintable(QString::number(flat)));
    }

    void theirSizeIsInPoints() {
        Material material;
        material.baseColorFactor = {1.0F, 0.0F, 0.0F, 1.0F};
        const auto asset = finishAsset(assetOf(sheet(), material));
        const PoseEvaluator evaluator(asset);
        const auto seen = [&](float points, float pixelsPerPoint) {
            FrameInput input = dotFrame(evaluator, ViewMode::Unlit);
            input.view.dotSize = points;
            input.pixelsPerPoint = pixelsPerPoint;
            const PixelImage image = renderAsset(asset, input, kSheetPicture);
            return isReddish(pixelAt(image, pixelOf(2) + 3, pixelOf(2)));
        };
        QVERIFY(!seen(5.0F, 1.0F));
        QVERIFY(seen(11.0F, 1.0F));
        QVERIFY(seen(5.5F, 2.0F));
    }

    void validationLayerIsSilent() { QVERIFY(renderer().validationErrors().empty()); }
};

SINEW_TEST(TestValueDots)
#include "test_value_dots.moc"
