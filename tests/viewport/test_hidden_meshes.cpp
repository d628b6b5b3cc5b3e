// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// A picture with nodes hidden by the user is compared with the picture of a file without them.
#include <QTest>

#include <functional>

#include "model/evaluate/crowd_grid.h"
#include "model/view/pick/surface_picker.h"
#include "model/view/shown_nodes.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/deform_runner.h"
#include "tests/viewport/small_scene.h"
#include "tests/viewport/two_frame_host.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr PictureSize kHiddenSize{48, 48, 1};
constexpr NodeIndex kFront{std::size_t{0}};  // a small square, skinned and morphed
constexpr NodeIndex kJoint{std::size_t{1}};  // the first of its two joints
constexpr NodeIndex kBack{std::size_t{3}};   // a large square behind it
constexpr NodeIndex kLamp{std::size_t{4}};

Material colored(const glm::vec4& color, AlphaMode mode = AlphaMode::Opaque) {
    Material material;
    material.baseColorFactor = color;
    material.alphaMode = mode;
    material.metallicFactor = 0.0F;
    return material;
}

Primitive bending() {
    Primitive primitive = square();
    primitive.influenceSets = {constantInfluences(4, {0, 1, 0, 0}, {0.5F, 0.5F, 0.0F, 0.0F})};
    MorphTarget target;
    target.positions = std::vector<glm::vec3>(4, glm::vec3(0.05F, 0.0F, 0.0F));
    primitive.targets = {std::move(target)};
    primitive.material = MaterialIndex(0U);
    return primitive;
}

Asset twoSquares(const Material& front = colored({1.0F, 0.0F, 0.0F, 1.0F})) {
    Asset asset = assetOf(bending(), front);
    addSkin(asset, 2);
    asset.nodes[kFront.value].restWeights = {1.0F};
    asset.nodes[kJoint.value].rest.translation = {0.0F, 0.2F, 0.6F};
    asset.nodes[kJoint.value + 1].rest.translation = {0.0F, 0.0F, 0.6F};
    Primitive wide = square();
    wide.material = MaterialIndex(asset.materials.size());
    asset.materials.push_back(colored({0.0F, 1.0F, 0.0F, 1.0F}));
    asset.meshes.emplace_back().primitives = {wide};
    Node back;
    back.mesh = MeshIndex(1U);
    back.rest.scale = glm::vec3(1.8F);
    asset.nodes.push_back(back);
    asset.lights.emplace_back().kind = LightKind::Directional;
    Node lamp;
    lamp.light = LightIndex(0U);
    asset.nodes.push_back(lamp);
    return asset;
}

std::shared_ptr<const ShownNodes> without(const Asset& asset, std::vector<NodeIndex> nodes) {
    return std::make_shared<const ShownNodes>(
        asset, HiddenNodes{.hidden = std::move(nodes), .only = {}}, SceneIndex());
}

std::shared_ptr<const ShownNodes> only(const Asset& asset, NodeIndex node) {
    return std::make_shared<const ShownNodes>(asset, isolated(asset, std::array{node}),
                                              SceneIndex());
}

/// What a test changes of a frame of two squares.
using Change = std::function<void(FrameInput&)>;

FrameInput frameOf(const PoseEvaluator& evaluator, ViewMode mode, const Change& change) {
    FrameInput input = plainFrame(evaluator, mode);
    input.framedBounds.add(glm::vec3(-0.9F, -0.9F, 0.0F));
    input.framedBounds.add(glm::vec3(0.9F, 0.9F, 0.6F));
    change(input);
    return input;
}

/// Pictures of an asset: everything, with its first node hidden by the user, and as if that node
/// had no mesh.
struct Pictures {
    PixelImage all;
    PixelImage hidden;
    PixelImage absent;

    Pictures(Asset asset, ViewMode mode, const Change& change) {
        const auto done = finishAsset(Asset(asset));
        const PoseEvaluator evaluator(done);
        FrameInput input = frameOf(evaluator, mode, change);
        all = renderAsset(done, input, kHiddenSize);
        input.view.shown = without(*done, {kFront});
        hidden = renderer().render(input, kHiddenSize);
        asset.nodes[kFront.value].mesh = {};
        asset.nodes[kFront.value].skin = {};
        asset.nodes[kFront.value].restWeights = {};
        const auto rest = finishAsset(std::move(asset));
        const PoseEvaluator restEvaluator(rest);
        absent = renderAsset(rest, frameOf(restEvaluator, mode, change), kHiddenSize);
    }

    [[nodiscard]] bool areRight() const {
        return all.rgba != hidden.rgba && hidden.rgba == absent.rgba;
    }
};

}  // namespace

class TestHiddenMeshes : public QObject {
    Q_OBJECT

private slots:
    void aHiddenMeshLeavesItsPixelsToWhatIsBehindOnEverySkinningPath() {
        for (const SkinningPath path :
             {SkinningPath::Vertex, SkinningPath::Compute, SkinningPath::Cpu}) {
            const Pictures pictures(twoSquares(), ViewMode::Unlit,
                                    [path](FrameInput& input) { input.view.skinning = path; });
            QCOMPARE(middle(pictures.all), (Pixel{255, 0, 0, 255}));
            QCOMPARE(middle(pictures.hidden), (Pixel{0, 255, 0, 255}));
            QVERIFY(pictures.areRight());
        }
    }

    void shownAgainTheyLookAsBefore() {
        const auto asset = finishAsset(twoSquares());
        const PoseEvaluator evaluator(asset);
        for (const SkinningPath path :
             {SkinningPath::Vertex, SkinningPath::Compute, SkinningPath::Cpu}) {
            FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
            input.view.skinning = path;
            const PixelImage before = renderAsset(asset, input, kHiddenSize);
            for (const NodeIndex node : {kFront, kBack}) {
                input.view.shown = without(*asset, {node});
                QVERIFY(renderer().render(input, kHiddenSize).rgba != before.rgba);
                input.view.shown.reset();
                QCOMPARE(renderer().render(input, kHiddenSize).rgba, before.rgba);
            }
        }
    }

    void theShadowGoesWithTheMesh() {
        const Pictures pictures(twoSquares(), ViewMode::Clay,
                                [](FrameInput& input) { input.view.lighting.keyLight = true; });
        QVERIFY(pictures.areRight());
    }

    void everySurfaceLayerIsLeftOut() {
        Material glass = colored(glm::vec4(1.0F));
        glass.transmission = Transmission{.factor = 1.0F};
        for (const Material& material :
             {colored({0.0F, 0.0F, 1.0F, 0.5F}, AlphaMode::Blend), glass}) {
            QVERIFY(
                Pictures(twoSquares(material), ViewMode::Shaded, [](FrameInput&) {}).areRight());
        }
    }

    void marksGoWithTheMesh() {
        for (bool SurfaceMarks::*mark :
             {&SurfaceMarks::edges, &SurfaceMarks::vertices, &SurfaceMarks::normals,
              &SurfaceMarks::storedBounds, &SurfaceMarks::posedBounds}) {
            const Pictures pictures(twoSquares(), ViewMode::Unlit,
                                    [mark](FrameInput& input) { input.view.marks.*mark = true; });
            QVERIFY(pictures.areRight());
        }
    }

    void theOutlineGoesWithTheMesh() {
        const auto asset = finishAsset(twoSquares());
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Normals);
        input.view.shown = without(*asset, {kFront});
        const PixelImage plain = renderAsset(asset, input, kHiddenSize);
        input.view.highlight = kFront;
        QCOMPARE(renderer().render(input, kHiddenSize).rgba, plain.rgba);
        input.view.highlight = kBack;
        QVERIFY(renderer().render(input, kHiddenSize).rgba != plain.rgba);
    }

    void everyInstanceIsLeftOut() {
        Asset asset = twoSquares();
        asset.nodes[kFront.value].skin = {};
        asset.nodes[kFront.value].instances.emplace();
        asset.nodes[kFront.value].instances->transforms = {{.translation = {-0.4F, 0.0F, 0.5F}},
                                                           {.translation = {0.4F, 0.0F, 0.5F}}};
        QVERIFY(Pictures(std::move(asset), ViewMode::Unlit, [](FrameInput&) {}).areRight());
    }

    void everyCopyOfACrowdIsLeftOut() {
        const auto asset = finishAsset(twoSquares());
        const PoseEvaluator evaluator(asset);
        CrowdGrid grid(evaluator.clips(), {}, 4, Box{{-0.1F, 0.0F, -0.1F}, {0.1F, 0.1F, 0.1F}});
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        input.crowd = {
            .crowd = &grid.crowd(), .seconds = grid.seconds(), .offsets = grid.offsets()};
        const PixelImage all = renderAsset(asset, input, kHiddenSize);
        input.view.shown = without(*asset, {kFront});
        const PixelImage hidden = renderer().render(input, kHiddenSize);
        const auto reds = [](const PixelImage& image) {
            int count = 0;
            for (std::size_t i = 0; i < image.rgba.size(); i += 4) {
                count += image.rgba[i] == 255 ? 1 : 0;
            }
            return count;
        };
        QVERIFY(reds(all) > 100);
        QCOMPARE(reds(hidden), 0);
        QCOMPARE(middle(hidden), (Pixel{0, 255, 0, 255}));
    }

    void hiddenMeshesAreNotDeformed() {
        const auto asset = finishAsset(twoSquares());
        const PoseEvaluator evaluator(asset);
        DeformRunner runner;
        runner.setAsset(asset);
        for (const SkinningPath path : {SkinningPath::Compute, SkinningPath::Cpu}) {
            FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
            input.view.skinning = path;
            (void)runner.run(input);
            QVERIFY(runner.pass().isInUse());
            const std::uint64_t before = runner.pass().deformedFrames();
            input.view.shown = without(*asset, {kFront});
            (void)runner.run(input);
            QVERIFY(!runner.pass().isInUse());
            QCOMPARE(runner.pass().deformedFrames(), before);
        }
        QCOMPARE(runner.validationErrors(), std::vector<std::string>());
    }

    void whatIsHiddenDoesNotChangeTheComparisonOfSkinningPaths() {
        const auto asset = finishAsset(twoSquares());
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        input.view.shown = without(*asset, {kFront});
        renderer().setAsset(asset);
        QCOMPARE(renderer().computedPrimitives(input).size(), std::size_t{1});
    }

    void aHiddenJointHidesItsBonesAndAHiddenMeshDoesNot() {
        const auto asset = finishAsset(twoSquares());
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        input.view.skeleton.style = SkeletonStyle::Lines;
        input.view.shown = without(*asset, {kFront, kBack});
        const auto lit = [&] {
            const PixelImage image = renderAsset(asset, input, kHiddenSize);
            std::size_t count = 0;
            for (std::size_t i = 0; i < image.rgba.size(); i += 4) {
                count += image.rgba[i] > 0 ? 1U : 0U;
            }
            return count;
        };
        const std::size_t both = lit();
        input.view.shown = without(*asset, {kFront, kBack, kJoint});
        const std::size_t one = lit();
        input.view.shown = without(*asset, {kFront, kBack, kJoint, NodeIndex(kJoint.value + 1)});
        QVERIFY2(one > 0 && one < both, qPrintable(QStringLiteral("%1 of %2").arg(one).arg(both)));
        QCOMPARE(lit(), std::size_t{0});
        input.view.shown = only(*asset, kBack);
        input.view.skeleton.style = SkeletonStyle::None;
        const PixelImage plain = renderAsset(asset, input, kHiddenSize);
        input.view.skeleton.style = SkeletonStyle::Lines;
        QVERIFY(renderer().render(input, kHiddenSize).rgba != plain.rgba);  // isolating keeps bones
    }

    void aHiddenLightIsOffAndIsolatingKeepsIt() {
        const auto asset = finishAsset(twoSquares());
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        const PixelImage lit = renderAsset(asset, input, kHiddenSize);
        input.view.shown = without(*asset, {kLamp});
        const PixelImage dark = renderer().render(input, kHiddenSize);
        QVERIFY(middle(dark)[0] < middle(lit)[0]);
        input.view.lighting.punctualLights = false;
        input.view.shown.reset();
        QCOMPARE(middle(renderer().render(input, kHiddenSize)), middle(dark));
        input.view.lighting.punctualLights = true;
        input.view.shown = only(*asset, kFront);
        QCOMPARE(middle(renderer().render(input, kHiddenSize)), middle(lit));
    }

    void picksGoThroughHiddenMeshes() {
        const auto asset = finishAsset(twoSquares());
        const PoseEvaluator evaluator(asset);
        SurfacePicker picker(evaluator);
        PickQuery query{.camera = frontCamera(), .view = {}, .pixel = {24.5F, 24.5F}};
        query.size = glm::vec2(48.0F);
        const auto picked = [&](std::shared_ptr<const ShownNodes> shown) {
            query.view.shown = std::move(shown);
            const auto hit = picker.pick(query);
            return hit ? hit->node : NodeIndex();
        };
        QCOMPARE(picked(nullptr), kFront);
        QCOMPARE(picked(without(*asset, {kFront})), kBack);
        QCOMPARE(picked(only(*asset, kBack)), kBack);
        QVERIFY(!picked(without(*asset, {kFront, kBack})));
        QCOMPARE(picked(nullptr), kFront);
    }

    void whatIsLeftOutIsSaidInTheUpperLeftCorner() {
        const auto asset = finishAsset(twoSquares());
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        input.view.shown = without(*asset, {kFront, kBack});
        const PictureSize size{240, 120, 1};
        const PixelImage plain = renderAsset(asset, input, size);
        input.leftOut = "2 nodes hidden";
        const PixelImage noted = renderer().render(input, size);
        QVERIFY(noted.rgba != plain.rgba);
        for (std::uint32_t y = 0; y < size.height; ++y) {
            for (std::uint32_t x = 0; x < size.width; ++x) {
                if (x > size.width / 2 || y > size.height / 2) {
                    QCOMPARE(pixelAt(noted, x, y), pixelAt(plain, x, y));
                }
            }
        }
    }

    void framesWithHiddenNodesDoNotAllocate() {
        const auto asset = finishAsset(twoSquares());
        const PoseEvaluator evaluator(asset);
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, {32, 32}, false);
        host.renderer().setAsset(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        input.view.skinning = SkinningPath::Compute;
        input.view.skeleton.style = SkeletonStyle::Lines;
        const std::array states{std::shared_ptr<const ShownNodes>(), without(*asset, {kFront}),
                                without(*asset, {kBack, kJoint})};
        const auto record = [&](int frames) {
            for (int frame = 0; frame < frames; ++frame) {
                for (const auto& shown : states) {
                    input.view.shown = shown;
                    host.record(input);
                }
            }
        };
        record(4);
        const std::size_t before = allocationsOfThisThread();
        record(4);
        QCOMPARE(allocationsOfThisThread() - before, std::size_t{0});
    }

    void validationLayerIsSilent() {
        QCOMPARE(renderer().validationErrors(), std::vector<std::string>());
    }
};

SINEW_TEST(TestHiddenMeshes)
#include "test_hidden_meshes.moc"
