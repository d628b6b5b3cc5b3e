// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "model/view/ghosts.h"
#include "shaders/spirv.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "tests/viewport/two_frame_host.h"
#include "viewport/scene/frame/picture_colors.h"
#include "viewport/scene/frame/shader_layout.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr PictureSize kGhostPicture{200, 200, 1};

/// A small square with a grey material that moves from x = -0.8 to 0.8 in a second.
std::shared_ptr<const Asset> movingSquare(float wallZ = -100.0F, std::size_t shells = 1) {
    Asset asset = assetOf(square());
    asset.materials.front().baseColorFactor = {0.5F, 0.5F, 0.5F, 1.0F};
    asset.nodes.front().rest.scale = glm::vec3(0.3F);
    Animation clip;
    clip.samplers.push_back({.interpolation = Interpolation::Linear,
                             .width = 3,
                             .times = {0.0F, 1.0F},
                             .values = {-0.8F, 0.0F, 0.0F, 0.8F, 0.0F, 0.0F}});
    clip.channels.push_back(
        {.node = NodeIndex(0U), .path = ChannelPath::Translation, .sampler = SamplerIndex(0U)});
    asset.animations.push_back(std::move(clip));
    for (std::size_t shell = 1; shell < shells; ++shell) {
        Node inner;
        inner.mesh = MeshIndex(0U);
        inner.parent = NodeIndex(0U);
        inner.rest.translation = {0.0F, 0.0F, -0.5F * static_cast<float>(shell)};
        asset.nodes.front().children.push_back(NodeIndex(asset.nodes.size()));
        asset.nodes.push_back(std::move(inner));
    }
    if (wallZ > -50.0F) {
        Node wall;
        wall.mesh = MeshIndex(0U);
        wall.rest.translation = {0.0F, 0.0F, wallZ};
        wall.rest.scale = glm::vec3(4.0F);
        asset.nodes.push_back(std::move(wall));
    }
    return finishAsset(std::move(asset));
}

PlayedPoses firstClip() {
    return {.animation = AnimationIndex(0U)};
}

/// How many variables, or members of blocks, a shader declares `invariant`: the instructions
/// OpDecorate or OpMemberDecorate (SPIR-V 1.0, 3.32.3).
std::size_t invariantCount(const spirv::Shader& shader, bool ofMembers) {
    constexpr std::size_t kHeaderWords = 5;
    constexpr std::uint32_t kOpDecorate = 71, kOpMemberDecorate = 72, kInvariant = 18;
    const std::uint32_t wanted = ofMembers ? kOpMemberDecorate : kOpDecorate;
    std::size_t count = 0;
    for (std::size_t at = kHeaderWords; at < shader.words.size(); at += shader.words[at] >> 16U) {
        const bool found = (shader.words[at] & 0xffffU) == wanted;
        count += found && shader.words[at + (ofMembers ? 3 : 2)] == kInvariant ? 1 : 0;
    }
    return count;
}

/// An asset at a moment with a ghost 0.25 s before it and one after it.
struct Ghosted {
    PoseEvaluator evaluator;
    GhostPoses poses;
    FrameInput input;

    explicit Ghosted(const std::shared_ptr<const Asset>& asset, ViewMode mode = ViewMode::Unlit)
        : evaluator(asset), input(plainFrame(evaluator, mode)) {
        input.view.motion.ghosts = true;
        show(0.5F);
    }
    void show(float seconds) {
        evaluator.evaluate(AnimationIndex(0U), seconds);
        const std::array times{
            GhostTime{.seconds = seconds - 0.25F, .kind = GhostKind::Past, .opacity = 1.0F},
            GhostTime{.seconds = seconds + 0.25F, .kind = GhostKind::Future, .opacity = 0.5F}};
        poses.follow(evaluator.clips(), firstClip(), times);
        input.ghosts = poses.ghosts();
    }
    [[nodiscard]] PixelImage picture() {
        return renderAsset(evaluator.sharedAsset(), input, kGhostPicture);
    }
};

/// Of a ghost over black, seen from the front. Before the model it has the density of one surface,
/// over it that of every shell.
bool isTint(const Pixel& pixel, GhostKind kind, float opacity, int shells = 1) {
    constexpr float kBody = 84.0F / 255.0F;
    constexpr float kOver = 0.7F * 8.0F / 255.0F;
    const glm::vec3 color = ghostColor(kind);
    const float before = opacity * kBody;
    const float over = 1.0F - std::pow(1.0F - opacity * kOver, float(shells));
    for (int i = 0; i < 3; ++i) {
        const float expected = 255.0F * (color[i] * before * (1.0F - over) + color[i] * over);
        if (std::abs(float(pixel.at(std::size_t(i))) - expected) > 2.0F) {
            return false;
        }
    }
    return true;
}

constexpr Pixel kBlack{0, 0, 0, 255};

}  // namespace

class TestGhostPictures : public QObject {
    Q_OBJECT

private slots:
    void ghostsAreWhereTheModelWasAndWillBeInTheirColors() {
        Ghosted f(movingSquare());
        const PixelImage with = f.picture();
        QVERIFY(isTint(pixelAt(with, 60, 100), GhostKind::Past, 1.0F));     // x = -0.4
        QVERIFY(isTint(pixelAt(with, 140, 100), GhostKind::Future, 0.5F));  // x = 0.4
        QCOMPARE(pixelAt(with, 80, 100), kBlack);
        QCOMPARE(pixelAt(with, 60, 120), kBlack);
        f.input.view.motion.ghosts = false;
        const PixelImage without = f.picture();
        QCOMPARE(pixelAt(without, 60, 100), kBlack);
        QCOMPARE(middle(with), middle(without));
    }

    void aGhostOfManyShellsIsAsDenseAsItsNearestSurface() {
        Ghosted f(movingSquare(-100.0F, 4));
        const PixelImage with = f.picture();
        QVERIFY(isTint(pixelAt(with, 60, 100), GhostKind::Past, 1.0F, 4));
        QVERIFY(isTint(pixelAt(with, 140, 100), GhostKind::Future, 0.5F, 4));
    }

    void whatStandsStillCoversTheModelAsBefore() {
        Ghosted f(movingSquare(0.5F));
        f.input.view.mode = ViewMode::Normals;
        const PixelImage with = f.picture();
        f.input.ghosts = {};
        QCOMPARE(with.rgba, f.picture().rgba);
    }

    void everyWayOfSkinningShowsTheSameGhosts() {
        Ghosted f(*skinnedBar().load(), ViewMode::Normals);
        f.input.camera.clipFromView[0][0] *= 0.3F;
        f.input.camera.clipFromView[1][1] *= 0.3F;
        const PixelImage vertex = f.picture();
        f.input.view.motion.ghosts = false;
        QVERIFY(f.picture().rgba != vertex.rgba);
        f.input.view.motion.ghosts = true;
        for (const SkinningPath path : {SkinningPath::Compute, SkinningPath::Cpu}) {
            f.input.view.skinning = path;
            f.show(0.5F);
            const PixelImage ahead = f.picture();
            std::size_t different = 0;
            for (std::size_t i = 0; i < ahead.rgba.size(); ++i) {
                different += std::abs(int{ahead.rgba[i]} - int{vertex.rgba[i]}) > 2 ? 1 : 0;
            }
            QVERIFY2(different < ahead.rgba.size() / 500, qPrintable(QString::number(different)));
            f.show(0.6F);  // only a ghost deformed again would show that
            QVERIFY(f.picture().rgba != ahead.rgba);
        }
    }

    void anotherGhostOfTheSamePoseIsDeformedAgain() {
        Ghosted f(*skinnedBar().load(), ViewMode::Normals);
        f.input.view.skinning = SkinningPath::Compute;
        const PixelImage before = f.picture();
        const std::array times{
            GhostTime{.seconds = 0.0F, .kind = GhostKind::Past, .opacity = 1.0F},
            GhostTime{.seconds = 1.0F, .kind = GhostKind::Future, .opacity = 0.5F}};
        f.poses.follow(f.evaluator.clips(), firstClip(), times);
        f.input.ghosts = f.poses.ghosts();
        QVERIFY(renderer().render(f.input, kGhostPicture).rgba != before.rgba);
    }

    void theModelCoversItsGhostsAndTheyCoverWhatStandsStill() {
        Ghosted f(movingSquare(-0.5F));
        f.input.view.mode = ViewMode::Unlit;
        const PixelImage with = f.picture();
        f.input.view.motion.ghosts = false;
        const PixelImage without = f.picture();
        QCOMPARE(middle(with), middle(without));
        QVERIFY(pixelAt(with, 60, 100) != pixelAt(without, 60, 100));
        QCOMPARE(pixelAt(with, 60, 150), pixelAt(without, 60, 150));
    }

    void aWallInFrontHidesThem() {
        Ghosted f(movingSquare(0.5F));
        const PixelImage with = f.picture();
        f.input.view.motion.ghosts = false;
        QCOMPARE(with.rgba, f.picture().rgba);
    }

    void aCrowdAndTheBindPoseHaveNone() {
        Ghosted f(movingSquare());
        f.input.view.mode = ViewMode::BindPose;
        const PixelImage bound = f.picture();
        f.input.view.motion.ghosts = false;
        QCOMPARE(bound.rgba, f.picture().rgba);
    }

    void framesWithGhostsDoNotAllocateAndMakeNoPipeline() {
        Ghosted f(*skinnedBar().load(), ViewMode::Shaded);
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, {32, 32}, false);
        host.bring(f.evaluator.sharedAsset());
        f.input.view.motion.ghosts = false;
        host.record(f.input);
        const std::uint64_t made = host.renderer().timings().pipelines;
        f.input.view.motion.ghosts = true;
        for (const SkinningPath path : {SkinningPath::Vertex, SkinningPath::Compute}) {
            f.input.view.skinning = path;
            for (int frame = 0; frame < 4; ++frame) {
                f.show(0.3F + 0.1F * static_cast<float>(frame));
                host.record(f.input);
            }
            for (int frame = 0; frame < 6; ++frame) {
                f.show(0.3F + 0.03F * static_cast<float>(frame));
                const std::size_t before = allocationsOfThisThread();
                host.record(f.input);
                QCOMPARE(allocationsOfThisThread() - before, std::size_t{0});
            }
        }
        QCOMPARE(host.renderer().timings().pipelines, made);
    }

    void theGroundMovesWithTheRoot() {
        Ghosted f(movingSquare());
        f.input.view.motion.ghosts = false;
        f.input.view.grid = true;
        f.input.framedBounds = {{-0.5F, -0.5F, -0.5F}, {0.5F, 0.5F, 0.5F}};
        OrbitCamera camera;
        camera.orbit(0.4F, 0.6F);
        f.input.camera = camera.view(1.0F);
        const PixelImage still = f.picture();
        f.input.groundShift = {0.033F, 0.021F};
        QVERIFY(f.picture().rgba != still.rgba);
    }

    // Mesa writes a warning for each `invariant` member of a block.
    void positionsOfGhostsAreInvariantOutsideOfBlocks() {
        for (const spirv::Shader& shader :
             {spirv::surfaceGhostVert(), spirv::surfaceDeformedGhostVert()}) {
            QCOMPARE(invariantCount(shader, true), std::size_t{0});
            QCOMPARE(invariantCount(shader, false), std::size_t{1});
        }
    }

    void validationLayerIsSilent() {
        for (const std::string& message : renderer().validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(renderer().validationErrors().empty());
    }
};

SINEW_TEST(TestGhostPictures)
#include "test_ghost_pictures.moc"
