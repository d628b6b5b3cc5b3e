// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/edit.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "viewport/gpu/gpu_error.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr Pixel kBlack{0, 0, 0, 255};

Material colored(const glm::vec4& color, AlphaMode mode = AlphaMode::Opaque) {
    Material material;
    material.baseColorFactor = color;
    material.alphaMode = mode;
    material.metallicFactor = 0.0F;
    return material;
}

/// Another node with another square at a depth; materials are numbered with the squares.
void addSquare(Asset& asset, float z, const Material& material) {
    Primitive primitive = square();
    primitive.material = MaterialIndex(asset.materials.size());
    asset.materials.push_back(material);
    Mesh mesh;
    mesh.primitives.push_back(std::move(primitive));
    Node node;
    node.mesh = MeshIndex(asset.meshes.size());
    node.rest.translation.z = z;
    asset.meshes.push_back(std::move(mesh));
    asset.nodes.push_back(std::move(node));
}

Pixel unlitMiddle(Asset asset) {
    return middle(renderAsset(finishAsset(std::move(asset)), ViewMode::Unlit));
}

bool covered(const Pixel& pixel) {
    return pixel != kBlack;
}

int differing(const PixelImage& a, const PixelImage& b) {
    int count = 0;
    for (std::size_t i = 0; i < a.rgba.size(); ++i) {
        count += a.rgba[i] != b.rgba[i] ? 1 : 0;
    }
    return count;
}

}  // namespace

class TestScene : public QObject {
    Q_OBJECT

private slots:
    void backFacesAreCulledUnlessDoubleSided() {
        for (const bool doubleSided : {false, true}) {
            Material material = colored(glm::vec4(1.0F));
            material.doubleSided = doubleSided;
            Asset asset = assetOf(square(), material);
            asset.nodes[0].rest.rotation =
                glm::angleAxis(glm::radians(180.0F), glm::vec3(0.0F, 1.0F, 0.0F));
            QCOMPARE(covered(unlitMiddle(std::move(asset))), doubleSided);
        }
    }

    void hiddenNodesAreNotDrawn() {
        Asset asset = assetOf(square(), colored(glm::vec4(1.0F)));
        asset.nodes[0].visible = false;
        QVERIFY(!covered(unlitMiddle(asset)));
        // Nor is what hangs below one.
        asset.nodes.push_back(asset.nodes[0]);
        asset.nodes[1].visible = true;
        asset.nodes[0].children.push_back(NodeIndex(1));
        QVERIFY(!covered(unlitMiddle(asset)));
        asset.nodes[0].visible = true;
        QVERIFY(covered(unlitMiddle(std::move(asset))));
    }

    void everyInstanceIsDrawn() {
        for (const AlphaMode mode : {AlphaMode::Opaque, AlphaMode::Blend}) {
            Asset asset = assetOf(square(), colored(glm::vec4(1.0F), mode));
            asset.nodes[0].rest.translation.y = 0.5F;
            Transform left{.translation = {-0.5F, 0.0F, 0.0F}, .scale = glm::vec3(0.5F)};
            Transform right{.translation = {0.5F, -1.0F, 0.0F}, .scale = {-0.5F, 0.5F, 0.5F}};
            asset.nodes[0].instances = Instances{{left, right}, {}};
            const PixelImage image = renderAsset(finishAsset(std::move(asset)), ViewMode::Unlit);
            QVERIFY(covered(pixelAt(image, 8, 8)));
            QVERIFY(covered(pixelAt(image, 24, 24)));  // mirrored, and still seen from outside
            QVERIFY(!covered(pixelAt(image, 16, 8)));  // the node's mesh alone
            QVERIFY(!covered(pixelAt(image, 16, 16)));
        }
    }

    void negativeDeterminantTurnsTheFrontFace() {
        // A mirrored node keeps its outside: winding and determinant both change (3.7.4).
        for (const glm::vec3 scale : {glm::vec3(-1.0F, 1.0F, 1.0F), glm::vec3(1.0F, -1.0F, 1.0F),
                                      glm::vec3(-1.0F, -1.0F, 1.0F)}) {
            Asset asset = assetOf(square(), colored(glm::vec4(1.0F)));
            asset.nodes[0].rest.scale = scale;
            QVERIFY(covered(unlitMiddle(std::move(asset))));
        }
        Asset turnedAway = assetOf(square(), colored(glm::vec4(1.0F)));
        turnedAway.nodes[0].rest.scale = {1.0F, 1.0F, -1.0F};
        QVERIFY(!covered(unlitMiddle(std::move(turnedAway))));
    }

    void nearerSurfacesHideFartherOnes() {
        for (const float z : {0.5F, -0.5F}) {
            Asset asset = assetOf(square(), colored({1.0F, 0.0F, 0.0F, 1.0F}));
            addSquare(asset, z, colored({0.0F, 1.0F, 0.0F, 1.0F}));
            const Pixel expected = z > 0.0F ? Pixel{0, 255, 0, 255} : Pixel{255, 0, 0, 255};
            QCOMPARE(unlitMiddle(std::move(asset)), expected);
        }
    }

    void translucentSurfacesBlendFromBackToFront() {
        for (const bool farFirst : {true, false}) {
            Asset asset = assetOf(square(), colored(glm::vec4(0.0F, 0.0F, 1.0F, 1.0F)));
            asset.nodes[0].rest.translation.z = -0.5F;
            const Material red = colored({1.0F, 0.0F, 0.0F, 0.5F}, AlphaMode::Blend);
            const Material green = colored({0.0F, 1.0F, 0.0F, 0.5F}, AlphaMode::Blend);
            addSquare(asset, farFirst ? 0.1F : 0.4F, farFirst ? red : green);
            addSquare(asset, farFirst ? 0.4F : 0.1F, farFirst ? green : red);
            // Bytes blend in `unlit`: green half over red half over blue.
            const Pixel pixel = unlitMiddle(std::move(asset));
            QVERIFY(std::abs(pixel[0] - 64) <= 1 && std::abs(pixel[1] - 128) <= 1 &&
                    std::abs(pixel[2] - 64) <= 1);
        }
    }

    void maskCutsAtTheCutoff() {
        Material material = colored({1.0F, 1.0F, 1.0F, 0.4F}, AlphaMode::Mask);
        material.alphaCutoff = 0.5F;
        QVERIFY(!covered(unlitMiddle(assetOf(square(), material))));
        material.alphaCutoff = 0.3F;
        QCOMPARE(unlitMiddle(assetOf(square(), material)), (Pixel{255, 255, 255, 255}));
    }

    void alphaIsIgnoredWhenOpaque() {
        QCOMPARE(unlitMiddle(assetOf(square(), colored({1.0F, 1.0F, 1.0F, 0.1F}))),
                 (Pixel{255, 255, 255, 255}));
    }

    void transparentOutputHasStraightAlpha() {
        Asset asset = assetOf(square(), colored({1.0F, 0.5F, 0.0F, 0.25F}, AlphaMode::Blend));
        const auto done = finishAsset(std::move(asset));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        input.view.transparent = true;
        const PixelImage image = renderAsset(done, input);
        const Pixel pixel = middle(image);
        QVERIFY(std::abs(pixel[0] - 255) <= 1 && std::abs(pixel[1] - 188) <= 1 && pixel[2] == 0);
        QVERIFY(std::abs(pixel[3] - 64) <= 1);
        QCOMPARE(pixelAt(image, 0, 0), (Pixel{0, 0, 0, 0}));
    }

    void transparentEdgesKeepTheirColour() {
        Asset asset = assetOf(square(), colored({0.0F, 1.0F, 0.0F, 1.0F}));
        asset.nodes[0].rest.rotation = glm::angleAxis(0.3F, glm::vec3(0.0F, 0.0F, 1.0F));
        const auto done = finishAsset(std::move(asset));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        input.view.transparent = true;
        const PixelImage image = renderAsset(done, input, {32, 32, 4});
        int edges = 0;
        for (std::uint32_t y = 0; y < 32; ++y) {
            for (std::uint32_t x = 0; x < 32; ++x) {
                const Pixel pixel = pixelAt(image, x, y);
                edges += pixel[3] > 0 && pixel[3] < 255 ? 1 : 0;
                QVERIFY(pixel[3] == 0 || pixel[1] == 255);
            }
        }
        QVERIFY(edges > 10 || renderer().supportedSamples(4) == 1);
    }

    void transparentPicturesHaveNoGridAndNoBackground() {
        const auto done = finishAsset(assetOf(square(), colored(glm::vec4(1.0F))));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        input.view.transparent = true;
        const PixelImage without = renderAsset(done, input);
        input.view.grid = true;
        input.view.background = glm::vec3(1.0F, 0.0F, 0.0F);
        QCOMPARE(differing(renderAsset(done, input), without), 0);
    }

    void backgroundColourIsItsOwnBytes() {
        const auto done = finishAsset(assetOf(square()));
        const PoseEvaluator evaluator(done);
        for (const ViewMode mode : {ViewMode::Shaded, ViewMode::Unlit}) {
            FrameInput input = plainFrame(evaluator, mode);
            input.view.background = glm::vec3(10.0F, 128.0F, 250.0F) / 255.0F;
            QCOMPARE(pixelAt(renderAsset(done, input), 1, 1), (Pixel{10, 128, 250, 255}));
        }
    }

    void everyTopologyDraws() {
        for (const Topology topology :
             {Topology::Points, Topology::Lines, Topology::LineLoop, Topology::LineStrip,
              Topology::Triangles, Topology::TriangleStrip, Topology::TriangleFan}) {
            Primitive primitive = square();
            primitive.normals = {};
            primitive.topology = topology;
            primitive.indexed = false;
            primitive.indices = {};
            for (const ViewMode mode : {ViewMode::Shaded, ViewMode::Unlit, ViewMode::Wireframe}) {
                const auto done = finishAsset(assetOf(primitive, colored(glm::vec4(1.0F))));
                const PixelImage image = renderAsset(done, mode);
                const bool any =
                    std::any_of(image.rgba.begin(), image.rgba.end(),
                                [](std::uint8_t byte) { return byte > 100 && byte < 255; }) ||
                    std::count(image.rgba.begin(), image.rgba.end(), 255) > 32 * 32;
                QVERIFY(any);
            }
        }
    }

    /// In points, so that it grows with the scale of the screen.
    void pointsHaveTheSizeOfTheLook() {
        Primitive point;
        point.topology = Topology::Points;
        point.positions = std::vector<glm::vec3>{glm::vec3(0.0F)};
        const auto done = finishAsset(assetOf(point, colored(glm::vec4(1.0F))));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        input.view.marks.vertices = false;
        for (const float scale : {1.0F, 2.0F}) {
            for (const float size : {5.0F, 12.0F}) {
                input.pixelsPerPoint = scale;
                input.view.pointSize = size;
                const PixelImage image = renderAsset(done, input, {64, 64, 1});
                QCOMPARE(std::count(image.rgba.begin(), image.rgba.end(), 255) - 64 * 64,
                         3 * static_cast<long>(size * size * scale * scale));
            }
        }
    }

    void linesGrowWithTheScaleOfTheScreen() {
        Primitive line;
        line.topology = Topology::Lines;
        line.positions = std::vector<glm::vec3>{{-0.5F, 0.01F, 0.0F}, {0.5F, 0.01F, 0.0F}};
        const auto done = finishAsset(assetOf(line, colored(glm::vec4(1.0F))));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        const auto rows = [&](float scale) {
            input.pixelsPerPoint = scale;
            const PixelImage image = renderAsset(done, input, {64, 64, 1});
            int count = 0;
            for (std::uint32_t y = 0; y < 64; ++y) {
                count += pixelAt(image, 32, y)[0] == 255 ? 1 : 0;
            }
            return count;
        };
        QVERIFY(rows(0.5F) == 1);
        const int large = rows(4.0F);
        QVERIFY(large == 6 || large == 1);  // 1: the device has no wide lines
    }

    void theGridLiesAtTheFootOrTheOrigin() {
        const auto done = finishAsset(assetOf(square()));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        input.evaluator = nullptr;  // only the ground
        input.view.grid = true;
        input.framedBounds.add(glm::vec3(-1.0F, -2.0F, -1.0F));
        input.framedBounds.add(glm::vec3(1.0F, 1.0F, 1.0F));
        OrbitCamera camera;
        camera.pitchRadians = 0.6F;
        camera.distance = 6.0F;
        const auto seenFrom = [&](GroundPlace ground, float height) {
            camera.target.y = height;
            input.camera = camera.view(1.0F);
            input.view.ground = ground;
            return renderAsset(done, input, {48, 48, 1});
        };
        const PixelImage foot = seenFrom(GroundPlace::Foot, -2.0F);
        QVERIFY(differing(foot, seenFrom(GroundPlace::Origin, -2.0F)) > 100);
        QVERIFY(differing(foot, seenFrom(GroundPlace::Origin, 0.0F)) < 20);
    }

    void wireframeLeavesTheInsideOpen() {
        Primitive primitive = square();
        primitive.indices = {0, 1, 2};
        const auto done = finishAsset(assetOf(primitive));
        const PixelImage image = renderAsset(done, ViewMode::Wireframe, {64, 64, 1});
        QVERIFY(!covered(pixelAt(image, 40, 36)));
        QVERIFY(covered(pixelAt(image, 40, 47)) || covered(pixelAt(image, 40, 48)));
    }

    void theSceneDeterminesWhatIsDrawn() {
        Asset asset = assetOf(square(), colored({1.0F, 0.0F, 0.0F, 1.0F}));
        addSquare(asset, 0.5F, colored({0.0F, 1.0F, 0.0F, 1.0F}));
        asset.scenes = {Scene{"red", {NodeIndex(0)}}, Scene{"green", {NodeIndex(1)}}};
        const auto done = finishAsset(std::move(asset));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        input.view.scene = SceneIndex(0);
        QCOMPARE(middle(renderAsset(done, input)), (Pixel{255, 0, 0, 255}));
        input.view.scene = SceneIndex(1);
        QCOMPARE(middle(renderAsset(done, input)), (Pixel{0, 255, 0, 255}));
    }

    void theSubtreeIsOutlined() {
        Asset asset = assetOf(square(), colored({0.5F, 0.5F, 0.5F, 1.0F}));
        Node root;
        root.children = {NodeIndex(0)};
        root.rest.translation.x = 5.0F;
        asset.nodes[0].rest.translation.x = -5.0F;
        asset.nodes.push_back(root);
        const auto done = finishAsset(std::move(asset));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Clay);
        const PixelImage plain = renderAsset(done, input);
        input.view.highlight = NodeIndex(1);
        const PixelImage marked = renderAsset(done, input);
        QVERIFY(differing(plain, marked) > 4 * 16 * 4);
        QCOMPARE(middle(marked), middle(plain));
    }

    void litViewsAreNeitherBlackNorBurnt() {
        for (const float albedo : {0.05F, 0.5F, 0.9F}) {
            const auto done =
                finishAsset(assetOf(square(), colored({albedo, albedo, albedo, 1.0F})));
            const Pixel pixel = middle(renderAsset(done, ViewMode::Shaded));
            QVERIFY(pixel[0] > 30 && pixel[0] < 252);
        }
    }

    void emissionAddsLightUnlessItsTextureIsMissing() {
        Material material = colored({0.1F, 0.1F, 0.1F, 1.0F});
        const Pixel dark =
            middle(renderAsset(finishAsset(assetOf(square(), material)), ViewMode::Shaded));
        material.emissiveFactor = {0.0F, 0.6F, 0.0F};
        const Pixel glowing =
            middle(renderAsset(finishAsset(assetOf(square(), material)), ViewMode::Shaded));
        QVERIFY(glowing[1] > dark[1] + 50);
        material[TextureSlot::Emissive].texture = TextureIndex(0);
        QCOMPARE(middle(renderAsset(finishAsset(assetOf(square(), material)), ViewMode::Shaded)),
                 dark);
    }

    void sameInputGivesTheSameBytes() {
        Asset asset = assetOf(square(), colored({0.8F, 0.4F, 0.2F, 1.0F}));
        asset.nodes[0].name = "Square";
        const auto done = finishAsset(std::move(asset));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        input.view.background.reset();
        input.view.grid = true;
        input.view.axes = true;
        input.texts = {{"caption", {4.0F, 20.0F}, 12.0F, glm::vec4(1.0F)}};
        const PixelImage first = renderAsset(done, input, {64, 48, 4});
        (void)renderAsset(done, ViewMode::Unlit, {32, 32, 1});
        QCOMPARE(differing(renderAsset(done, input, {64, 48, 4}), first), 0);
    }

    void aPathIsFaintBehindTheSceneAndItsPresentPlaceIsOnTop() {
        const auto done = finishAsset(assetOf(square(), colored({0.0F, 0.0F, 1.0F, 1.0F})));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        const auto red = [&](float z) {
            const std::array points{glm::vec3(-0.4F, 0.0F, z), glm::vec3(0.4F, 0.0F, z)};
            input.path.points = points;
            const int value = middle(renderAsset(done, input, {32, 32, 1}))[0];
            input.path.points = {};
            return value;
        };
        QCOMPARE(int(middle(renderAsset(done, input, {32, 32, 1}))[0]), 0);
        const int seen = red(0.25F);
        const int hidden = red(-0.25F);
        QVERIFY2(seen > 220, qPrintable(QString::number(seen)));
        QVERIFY2(hidden > 40 && hidden < 140, qPrintable(QString::number(hidden)));
        input.path.present = glm::vec3(0.0F, 0.0F, -0.25F);
        QVERIFY(middle(renderAsset(done, input, {32, 32, 1}))[0] > 220);
    }

    void aPathOfAnyLengthIsDrawnFromItsFirstToItsLastPoint() {
        const auto done = finishAsset(assetOf(square(), colored({0.0F, 0.0F, 1.0F, 1.0F})));
        const PoseEvaluator evaluator(done);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        std::vector<glm::vec3> points(100000, glm::vec3(-0.4F, -0.4F, 0.25F));
        points.back() = glm::vec3(0.4F, 0.4F, 0.25F);
        for (const std::size_t count : {points.size(), std::size_t{1}, std::size_t{0}}) {
            input.path.points = std::span(points).first(count);
            const PixelImage picture = renderAsset(done, input, {32, 32, 1});
            QCOMPARE(middle(picture)[0] > 200, count > 1);
        }
    }

    void anEmptySceneIsTheBackground() {
        renderer().setAsset(nullptr);
        FrameInput input;
        input.view.grid = false;
        input.view.background = glm::vec3(0.2F);
        QCOMPARE(middle(renderer().render(input, {16, 16, 4})), (Pixel{51, 51, 51, 255}));
    }

    void brokenNumbersDoNotStopTheFrame() {
        Primitive primitive = square();
        edit(primitive.positions,
             [](auto& all) { all[1].x = std::numeric_limits<float>::quiet_NaN(); });
        edit(primitive.normals, [](auto& all) { all[2] = glm::vec3(0.0F); });
        primitive.influenceSets = {constantInfluences(
            4, {65535, 9, 0, 1}, {std::numeric_limits<float>::infinity(), -1.0F, 1e30F, 0.0F})};
        Asset asset = assetOf(std::move(primitive), colored(glm::vec4(0.5F), AlphaMode::Blend));
        addSkin(asset, 2);
        addSquare(asset, std::numeric_limits<float>::infinity(),
                  colored(glm::vec4(0.5F), AlphaMode::Blend));
        const auto done = finishAsset(std::move(asset));
        for (const ViewMode mode : {ViewMode::Shaded, ViewMode::Weight, ViewMode::Normals}) {
            QCOMPARE(renderAsset(done, mode).rgba.size(), std::size_t{4 * 32 * 32});
        }
    }

    void impossibleSizesAreReported() {
        const auto done = finishAsset(assetOf(square()));
        const PoseEvaluator evaluator(done);
        const FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        renderer().setAsset(done);
        for (const PictureSize size : {PictureSize{0, 10, 1}, PictureSize{10, 0, 1}}) {
            try {
                (void)renderer().render(input, size);
                QFAIL("no error");
            } catch (const GpuError& error) {
                QVERIFY(std::string(error.what()).find("pixels is not possible") !=
                        std::string::npos);
            }
        }
        QCOMPARE(middle(renderer().render(input, {16, 16, 1})), (Pixel{255, 255, 255, 255}));
    }

    void validationLayerIsSilent() {
        for (const std::string& message : renderer().validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(renderer().validationErrors().empty());
    }
};

SINEW_TEST(TestScene)
#include "test_scene.moc"
