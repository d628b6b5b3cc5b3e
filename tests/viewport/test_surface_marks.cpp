// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"

using namespace sinew;
using namespace sinew::test;

/// Edges, vertices, normals and tangents over a surface.
class TestSurfaceMarks : public QObject {
    Q_OBJECT

private slots:
    void edgesAndVerticesLieOverTheSurface() {
        const auto asset = finishAsset(assetOf(square()));
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        const PictureSize size{64, 64, 4};
        const PixelImage plain = renderAsset(asset, input, size);
        input.view.marks.edges = true;
        const PixelImage edges = renderAsset(asset, input, size);
        // The diagonal from lower left to upper right, and beside it.
        QVERIFY(pixelAt(edges, 32, 31)[0] < pixelAt(plain, 32, 31)[0] - 40);
        QCOMPARE(pixelAt(edges, 26, 24), pixelAt(plain, 26, 24));
        input.view.marks = {};
        input.view.marks.vertices = true;
        input.pixelsPerPoint = 2.0F;
        const PixelImage points = renderAsset(asset, input, size);
        QVERIFY(pixelAt(points, 17, 17) != pixelAt(plain, 17, 17));
        QCOMPARE(pixelAt(points, 32, 32), pixelAt(plain, 32, 32));
    }

    void hiddenEdgesStayHidden() {
        Asset asset = assetOf(square());
        asset.nodes.push_back(asset.nodes[0]);
        asset.nodes[1].rest.translation = {0.0F, 0.0F, -1.0F};
        asset.nodes[1].rest.rotation = glm::angleAxis(glm::radians(90.0F), glm::vec3(0, 0, 1));
        const auto two = finishAsset(std::move(asset));
        const auto one = finishAsset(assetOf(square()));
        const auto image = [](const std::shared_ptr<const Asset>& shown) {
            const PoseEvaluator evaluator(shown);
            FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
            input.view.marks.edges = true;
            return renderAsset(shown, input, {64, 64, 1});
        };
        // Inside, where the far diagonal would cross.
        QCOMPARE(pixelAt(image(two), 24, 24), pixelAt(image(one), 24, 24));
        QCOMPARE(pixelAt(image(two), 40, 40), pixelAt(image(one), 40, 40));
    }

    void needlesStandOnTheVertices() {
        // Seen from the front, tangents lie in the picture: along x from the corners.
        Primitive primitive = square();
        primitive.tangents = std::vector<glm::vec4>(4, {-1.0F, 0.0F, 0.0F, 1.0F});
        const auto asset = finishAsset(assetOf(std::move(primitive)));
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        input.framedBounds.add(glm::vec3(-6.0F));
        input.framedBounds.add(glm::vec3(6.0F));
        input.view.marks.tangents = true;
        input.pixelsPerPoint = 2.0F;
        const PixelImage image = renderAsset(asset, input, {64, 64, 1});
        // Left of the lower left corner (16, 48): three hundredths of the radius, 10 pixels.
        QVERIFY(pixelAt(image, 11, 47)[0] > 100 || pixelAt(image, 11, 48)[0] > 100);
        QCOMPARE(pixelAt(image, 2, 48), (Pixel{0, 0, 0, 255}));
        QCOMPARE(pixelAt(image, 11, 32), (Pixel{0, 0, 0, 255}));
        input.view.marks = {};
        input.view.marks.normals = true;  // normals point to the viewer: nothing beside the square
        const PixelImage normals = renderAsset(asset, input, {64, 64, 1});
        QCOMPARE(pixelAt(normals, 11, 48), (Pixel{0, 0, 0, 255}));
    }

    /// The key shows a swatch for normals only if there are any.
    void theKeySaysWhereAFileHasNoNormals() {
        const auto swatches = [](bool stored) {
            Primitive primitive = square();
            if (!stored) {
                primitive.normals = {};
            }
            const auto asset = finishAsset(assetOf(std::move(primitive)));
            const PoseEvaluator evaluator(asset);
            FrameInput input = plainFrame(evaluator, ViewMode::Clay);
            input.view.legend = true;
            input.view.marks.normals = true;
            const PixelImage image = renderAsset(asset, input, {240, 180, 1});
            int count = 0;
            for (std::uint32_t y = 140; y < 180; ++y) {
                for (std::uint32_t x = 160; x < 240; ++x) {
                    const Pixel pixel = pixelAt(image, x, y);
                    count += pixel[2] > 220 && pixel[0] < 190 ? 1 : 0;
                }
            }
            return count;
        };
        QVERIFY(swatches(true) > 10);
        QCOMPARE(swatches(false), 0);
    }

    void marksAreTheSameOnEverySkinningPath() {
        Primitive primitive = square();
        primitive.tangents = std::vector<glm::vec4>(4, {1.0F, 0.0F, 0.0F, 1.0F});
        primitive.influenceSets = {constantInfluences(4, {0, 1, 0, 0}, {0.5F, 0.5F, 0.0F, 0.0F})};
        Asset asset = assetOf(std::move(primitive));
        addSkin(asset, 2);
        asset.nodes[1].rest.rotation = glm::angleAxis(0.6F, glm::vec3(0.6F, 0.8F, 0.0F));
        asset.nodes[2].rest.translation = {0.3F, 0.1F, 0.0F};
        const auto done = finishAsset(std::move(asset));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Tangents);
        input.framedBounds.add(glm::vec3(-5.0F));
        input.framedBounds.add(glm::vec3(5.0F));
        input.view.marks = {.edges = true, .vertices = true, .normals = true, .tangents = true};
        const PictureSize size{96, 96, 1};
        const PixelImage vertex = renderAsset(done, input, size);
        for (const SkinningPath path : {SkinningPath::Compute, SkinningPath::Cpu}) {
            input.view.skinning = path;
            const PixelImage other = renderAsset(done, input, size);
            std::size_t different = 0;
            for (std::size_t i = 0; i < vertex.rgba.size(); ++i) {
                different += std::abs(int{vertex.rgba[i]} - int{other.rgba[i]}) > 24 ? 1 : 0;
            }
            QVERIFY2(different < 60, qPrintable(QString::number(different)));
        }
    }

    void validationLayerIsSilent() {
        for (const std::string& message : renderer().validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(renderer().validationErrors().empty());
    }
};

SINEW_TEST(TestSurfaceMarks)
#include "test_surface_marks.moc"
