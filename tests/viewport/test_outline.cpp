// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/crowd_grid.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/outline_ring.h"
#include "tests/viewport/small_scene.h"
#include "tests/viewport/two_frame_host.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr PictureSize kSize{64, 64, 1};
/// A skinned square turned by a joint, with every attribute that a view shows.
std::shared_ptr<const Asset> richAsset() {
    Primitive primitive = square();
    primitive.influenceSets = {constantInfluences(4, {0, 1, 0, 0}, {0.3F, 0.7F, 0.0F, 0.0F})};
    primitive.tangents = std::vector<glm::vec4>(4, {1.0F, 0.0F, 0.0F, 1.0F});
    primitive.colors = {std::vector<glm::vec4>(4, {0.2F, 0.5F, 0.9F, 1.0F})};
    Asset asset = assetOf(std::move(primitive));
    addSkin(asset, 2);
    asset.nodes[2].rest.rotation = glm::angleAxis(0.5F, glm::vec3(0.0F, 0.0F, 1.0F));
    return finishAsset(std::move(asset));
}

/// A texture whose middle half is cut out.
std::shared_ptr<const Asset> withHole(AlphaMode mode) {
    Material material;
    material.alphaMode = mode;
    material[TextureSlot::BaseColor].texture = TextureIndex(0U);
    Asset asset = assetOf(square(), material);
    Image image;
    image.width = 4;
    image.height = 4;
    std::vector<std::uint8_t> rgba;
    for (std::uint32_t i = 0; i < 16; ++i) {
        const bool hole = i % 4 % 3 != 0 && i / 4 % 3 != 0;
        for (const int value : {200, 100, 50, hole ? 0 : 255}) {
            rgba.push_back(static_cast<std::uint8_t>(value));
        }
    }
    image.rgba = std::move(rgba);
    Texture texture;
    texture.image = ImageIndex(0U);
    texture.sampler = {
        .magFilter = Filter::Nearest, .minFilter = Filter::Nearest, .mipmaps = false};
    asset.images.push_back(std::move(image));
    asset.textures.push_back(texture);
    return finishAsset(std::move(asset));
}

/// Node 0 is a square; node 1, one unit nearer to the eye, hides its right half.
std::shared_ptr<const Asset> halfHidden() {
    Asset asset = assetOf(square());
    Node front;
    front.mesh = MeshIndex(0);
    front.rest.translation = {0.5F, 0.0F, 1.0F};
    front.rest.scale = {1.0F, 1.75F, 1.0F};
    asset.nodes.push_back(front);
    return finishAsset(std::move(asset));
}

}  // namespace

class TestOutline : public QObject {
    Q_OBJECT

private slots:
    void everyDataViewKeepsItsColoursInsideTheOutline() {
        const auto asset = richAsset();
        const PoseEvaluator evaluator(asset);
        for (const ViewModeInfo& info : viewModes()) {
            if (info.lit) {
                continue;
            }
            for (const std::uint32_t samples : {1U, 4U}) {
                FrameInput input = whiteFrame(evaluator, info.mode);
                input.view.relief = 0.5F;
                expectHugged(input, {64, 64, samples});
                input.view.marks = {.edges = true, .vertices = true, .backFaces = true};
                expectHugged(input, {64, 64, samples});
            }
        }
    }

    void litViewsKeepTheirColoursAroundTheOriginsMark() {
        Asset asset = assetOf(square());
        asset.nodes[0].rest.translation.x = 5.0F;  // the mark is outside of the picture
        Primitive& primitive = asset.meshes[0].primitives[0];
        std::vector<glm::vec3> positions = primitive.positions.toVector();
        for (glm::vec3& position : positions) {
            position.x -= 5.0F;
        }
        primitive.positions = positions;
        const PoseEvaluator evaluator(finishAsset(std::move(asset)));
        for (const ViewMode mode : {ViewMode::Shaded, ViewMode::Clay}) {
            expectHugged(whiteFrame(evaluator, mode));
        }
    }

    void everySkinningPathIsFollowed() {
        const PoseEvaluator evaluator(richAsset());
        FrameInput input = whiteFrame(evaluator, ViewMode::Normals);
        for (const SkinningPath path :
             {SkinningPath::Vertex, SkinningPath::Compute, SkinningPath::Cpu}) {
            for (const BlendSkinning blend :
                 {BlendSkinning::Linear, BlendSkinning::DualQuaternion}) {
                input.view.skinning = path;
                input.view.blend = blend;
                expectHugged(input);
            }
        }
    }

    void morphTargetsAreFollowed() {
        Primitive primitive = square();
        primitive.targets.resize(1);
        primitive.targets[0].positions = {
            {-0.25F, 0.0F, 0.0F}, {0.0F, 0.0F, 0.0F}, {0.25F, 0.25F, 0.0F}, {0.0F, 0.0F, 0.0F}};
        Asset asset = assetOf(std::move(primitive));
        asset.nodes[0].restWeights = {1.0F};
        const PoseEvaluator evaluator(finishAsset(std::move(asset)));
        expectHugged(whiteFrame(evaluator, ViewMode::Normals));
    }

    void mirroredInstancesAreFollowed() {
        Asset asset = assetOf(square());
        std::vector<Transform> places(2);
        places[0].translation = {-0.5F, 0.25F, 0.0F};
        places[0].scale = {-0.5F, 0.5F, 0.5F};
        places[1].translation = {0.5F, 0.0F, 0.0F};
        places[1].scale = {0.5F, 0.75F, 0.5F};
        asset.nodes[0].instances = Instances{.transforms = places, .attributes = {}};
        const PoseEvaluator evaluator(finishAsset(std::move(asset)));
        expectHugged(whiteFrame(evaluator, ViewMode::Normals));
    }

    void everyCopyOfACrowdIsOutlined() {
        const PoseEvaluator evaluator(finishAsset(assetOf(square())));
        CrowdGrid grid(evaluator.clips(), {}, 2, Box{{-0.2F, 0.0F, -0.2F}, {0.2F, 0.0F, 0.2F}});
        FrameInput input = whiteFrame(evaluator, ViewMode::Normals);
        input.camera.clipFromView[0][0] *= 0.5F;
        input.camera.clipFromView[1][1] *= 0.5F;
        input.crowd = {
            .crowd = &grid.crowd(), .seconds = grid.seconds(), .offsets = grid.offsets()};
        expectHugged(input);
    }

    void pointsAndLinesAreOutlined() {
        for (const std::uint32_t size : {1U, 2U}) {
            Primitive primitive = square();
            primitive.topology = size == 1 ? Topology::Points : Topology::Lines;
            primitive.indices = {0, 2};
            const PoseEvaluator evaluator(finishAsset(assetOf(std::move(primitive))));
            expectHugged(whiteFrame(evaluator, ViewMode::Normals));
        }
    }

    void holesAreOutlinedWhereTheViewShowsThem() {
        for (const AlphaMode mode : {AlphaMode::Opaque, AlphaMode::Mask, AlphaMode::Blend}) {
            const PoseEvaluator evaluator(withHole(mode));
            FrameInput input = whiteFrame(evaluator, ViewMode::Unlit);
            expectHugged(input);
            input.view.highlight = NodeIndex(0);
            const bool holes = mode != AlphaMode::Opaque;
            const PixelImage unlit = renderAsset(evaluator.sharedAsset(), input, kSize);
            QCOMPARE(isLine(pixelAt(unlit, 24, 32)), holes);
            expectHugged(whiteFrame(evaluator, ViewMode::Normals));
        }
    }

    void culledSurfacesHaveNoOutline() {
        Asset asset = assetOf(square());
        asset.nodes[0].rest.rotation = glm::angleAxis(3.14159F, glm::vec3(0.0F, 1.0F, 0.0F));
        const PoseEvaluator evaluator(finishAsset(std::move(asset)));
        FrameInput input = whiteFrame(evaluator, ViewMode::Normals);
        const PixelImage plain = renderAsset(evaluator.sharedAsset(), input, kSize);
        input.view.highlight = NodeIndex(0);
        QCOMPARE(renderAsset(evaluator.sharedAsset(), input, kSize).rgba, plain.rgba);
        input.view.marks.backFaces = true;
        expectHugged(input);
    }

    void widthsFollowTheScaleOfTheScreen() {
        const PoseEvaluator evaluator(finishAsset(assetOf(square())));
        for (const float scale : {1.0F, 2.0F, 4.0F}) {
            FrameInput input = whiteFrame(evaluator, ViewMode::Normals);
            input.pixelsPerPoint = scale;
            expectHugged(input);
            input.view.highlight = NodeIndex(0);
            const PixelImage image = renderAsset(evaluator.sharedAsset(), input, kSize);
            const auto isLineAt = [&](std::uint32_t away) {
                return isLine(pixelAt(image, 15 - away, 32));
            };
            const auto line = static_cast<std::uint32_t>(2.0F * scale);
            QVERIFY(isLineAt(0) && isLineAt(line - 1) && !isLineAt(line));
        }
    }

    void theOutlineIsFainterWhereTheSelectionIsHidden() {
        const PoseEvaluator evaluator(halfHidden());
        for (const std::uint32_t samples : {1U, 4U}) {
            FrameInput input = whiteFrame(evaluator, ViewMode::BaseColor);
            input.view.highlight = NodeIndex(0);
            const PixelImage image = renderAsset(evaluator.sharedAsset(), input, {64, 64, samples});
            QVERIFY(isLine(pixelAt(image, 20, 15)));
            const Pixel hidden = pixelAt(image, 44, 15);  // 0.4 of the line on white
            QVERIFY(std::abs(hidden[0] - (255 - 71)) <= 1 && std::abs(hidden[1] - (255 - 20)) <= 1);
            QCOMPARE(pixelAt(image, 44, 32), (Pixel{255, 255, 255, 255}));
        }
    }

    void aChildIsOutlinedWithItsParentAndASiblingIsNot() {
        Asset asset = assetOf(square());
        asset.nodes.resize(3);
        asset.nodes[1].children = {NodeIndex(0)};
        asset.nodes[2].mesh = MeshIndex(0);
        asset.nodes[2].rest.translation = {2.0F, 0.0F, 0.0F};
        const PoseEvaluator evaluator(finishAsset(std::move(asset)));
        FrameInput input = whiteFrame(evaluator, ViewMode::Normals);
        const PixelImage plain = renderAsset(evaluator.sharedAsset(), input, kSize);
        input.view.highlight = NodeIndex(0);
        const PixelImage child = renderAsset(evaluator.sharedAsset(), input, kSize);
        QVERIFY(child.rgba != plain.rgba);
        input.view.highlight = NodeIndex(1);
        QCOMPARE(renderAsset(evaluator.sharedAsset(), input, kSize).rgba, child.rgba);
        input.view.highlight = NodeIndex(2);
        QCOMPARE(renderAsset(evaluator.sharedAsset(), input, kSize).rgba, plain.rgba);
    }

    void aNodeWithoutASurfaceKeepsItsMarkInDataViews() {
        const PoseEvaluator evaluator(richAsset());
        FrameInput input = whiteFrame(evaluator, ViewMode::Weight);
        const PixelImage plain = renderAsset(evaluator.sharedAsset(), input, kSize);
        input.view.highlight = NodeIndex(2);
        QVERIFY(middle(renderAsset(evaluator.sharedAsset(), input, kSize)) != middle(plain));
    }

    void selectedFramesDoNotAllocate() {
        const PoseEvaluator evaluator(richAsset());
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, {32, 32}, false);
        host.renderer().setAsset(evaluator.sharedAsset());
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        input.view.highlight = NodeIndex(0);
        host.record(input);
        const std::size_t before = allocationsOfThisThread();
        for (int frame = 0; frame < 4; ++frame) {
            host.record(input);
        }
        QCOMPARE(allocationsOfThisThread(), before);
    }

    void aPictureShownAgainKeepsItsOutline() {
        const PoseEvaluator evaluator(richAsset());
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, {64, 64}, true);
        host.renderer().setAsset(evaluator.sharedAsset());
        FrameInput input = whiteFrame(evaluator, ViewMode::Normals);
        const PixelImage plain = host.render(input);
        QCOMPARE(host.renderAgain({}).rgba, plain.rgba);
        input.view.highlight = NodeIndex(0);
        const PixelImage selected = host.render(input);
        QVERIFY(selected.rgba != plain.rgba);
        QCOMPARE(host.renderAgain({}).rgba, selected.rgba);
        input.view.highlight = {};
        QCOMPARE(host.render(input).rgba, plain.rgba);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void sizesSamplesAndSelectionsChangeInAnyOrder() {
        const PoseEvaluator evaluator(richAsset());
        OffscreenRenderer drawn({.device = "", .validation = true});
        drawn.setAsset(evaluator.sharedAsset());
        for (int i = 0; i < 24; ++i) {
            FrameInput input =
                whiteFrame(evaluator, i % 4 == 0 ? ViewMode::Shaded : ViewMode::Roughness);
            input.view.highlight = i % 3 == 0 ? NodeIndex() : NodeIndex(i % 2 == 0 ? 0U : 2U);
            input.view.lighting.keyLight = i % 5 == 0;
            const std::uint32_t side = i % 7 < 3 ? 40 : 56;
            (void)drawn.render(input, {side, 48, i % 2 == 0 ? 4U : 1U});
        }
        QCOMPARE(drawn.validationErrors(), std::vector<std::string>());
    }

    void validationLayerIsSilent() {
        QCOMPARE(renderer().validationErrors(), std::vector<std::string>());
    }
};

SINEW_TEST(TestOutline)
#include "test_outline.moc"
