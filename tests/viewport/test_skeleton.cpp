// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <cmath>

#include "model/evaluate/bounds.h"
#include "model/evaluate/outline.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "viewport/scene/marks/bounds_marks.h"
#include "viewport/scene/marks/skeleton_marks.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr Pixel kBlack{0, 0, 0, 255};

Pixel bytes(const glm::vec3& color) {
    return {static_cast<int>(std::lround(255.0F * color.r)),
            static_cast<int>(std::lround(255.0F * color.g)),
            static_cast<int>(std::lround(255.0F * color.b)), 255};
}

bool isNear(const Pixel& a, const Pixel& b, int most = 2) {
    for (std::size_t channel = 0; channel < 4; ++channel) {
        if (std::abs(a.at(channel) - b.at(channel)) > most) {
            qWarning("%d %d %d, expected %d %d %d", a[0], a[1], a[2], b[0], b[1], b[2]);
            return false;
        }
    }
    return true;
}

/// Two joints at (-0.5, 0) and (0.5, 0), at `depth`; nodes 0 and 1.
std::shared_ptr<const Asset> twoJoints(float depth = 0.0F) {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"name":"first","children":[1],"translation":[-0.5,0,)" +
                          std::to_string(depth) + "]}");
    gltf.add("nodes", R"({"name":"second","translation":[1,0,0]})");
    gltf.add("scenes", R"({"nodes":[0]})");
    return gltf.load().value();
}

/// A square at z = 0 and a bone behind it, nodes 1 and 2.
std::shared_ptr<const Asset> boneBehindSquare() {
    Asset asset = assetOf(square());
    addSkin(asset, 2);
    asset.nodes[0].skin = {};  // moved by its node alone
    asset.nodes[1].rest.translation = {-0.3F, 0.0F, -0.5F};
    asset.nodes[1].children = {NodeIndex(2)};
    asset.nodes[2].rest.translation = {0.6F, 0.0F, 0.0F};
    return finishAsset(std::move(asset));
}

/// Named alike, in the middle of the picture.
std::shared_ptr<const Asset> jointsAtOnePlace(std::size_t count) {
    GltfBuilder gltf;
    std::string nodes;
    for (std::size_t i = 0; i < count; ++i) {
        gltf.add("nodes", R"({"name":"joint"})");
        nodes += (i == 0 ? "" : ",") + std::to_string(i);
    }
    gltf.add("scenes", R"({"nodes":[)" + nodes + "]}");
    return gltf.load().value();
}

/// A root, `arms` child joints, and a chain of `links` below the first of them: nodes 0, 1 to
/// `arms`, and the following.
std::shared_ptr<const Asset> starWithChain(std::size_t arms, std::size_t links) {
    GltfBuilder gltf;
    std::string children;
    for (std::size_t i = 1; i <= arms; ++i) {
        children += (i == 1 ? "" : ",") + std::to_string(i);
    }
    gltf.add("nodes", R"({"children":[)" + children + "]}");
    for (std::size_t i = 1; i <= arms + links; ++i) {
        const std::size_t next = i == 1 ? arms + 1 : i + 1;
        const bool ends = next > arms + links || (i > 1 && i <= arms);
        const std::string below = R"("children":[)" + std::to_string(next) + "],";
        gltf.add("nodes", "{" + (ends ? std::string() : below) + R"("translation":[0.01,0,0]})");
    }
    gltf.add("scenes", R"({"nodes":[0]})");
    return gltf.load().value();
}

struct ComposedSkeleton {
    SkeletonView view;
    MarkList marks;
};

ComposedSkeleton composed(const FrameInput& input) {
    ComposedSkeleton result;
    result.view.follow(input);
    addSkeleton(result.marks, result.view, input, {64, 64});
    return result;
}

FrameInput skeletonFrame(const PoseEvaluator& evaluator, SkeletonStyle style) {
    FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
    input.view.skeleton.style = style;
    input.pixelsPerPoint = 2.0F;
    return input;
}

}  // namespace

class TestSkeleton : public QObject {
    Q_OBJECT

private slots:
    void bonesLieBetweenTheJointsOfThePose() {
        PoseEvaluator evaluator(skinnedBar(4).load().value());
        evaluator.evaluate(AnimationIndex(0), 0.7F);
        const FrameInput input = skeletonFrame(evaluator, SkeletonStyle::Octahedral);
        SkeletonView view;
        view.follow(input);
        MarkList marks;
        addSkeleton(marks, view, input, {64, 64});
        QCOMPARE(marks.bones.size(), std::size_t{4});  // three between joints, and the leaf's
        for (std::size_t i = 0; i < 3; ++i) {
            const glm::vec3 head(evaluator.world(NodeIndex(1 + i))[3]);
            const glm::vec3 tail(evaluator.world(NodeIndex(2 + i))[3]);
            QVERIFY(glm::length(glm::vec3(marks.bones[i].head) - head) < 1e-5F);
            QVERIFY(glm::length(glm::vec3(marks.bones[i].tail) - tail) < 1e-5F);
            QVERIFY(std::abs(glm::dot(glm::vec3(marks.bones[i].side), tail - head)) < 1e-4F);
        }
    }

    void aFileWithoutMeshShowsItsSkeleton() {
        const auto asset = twoJoints();
        const PoseEvaluator evaluator(asset);
        const FrameInput input = skeletonFrame(evaluator, SkeletonStyle::None);
        const PixelImage image = renderAsset(asset, input, {64, 64, 1});
        QVERIFY(pixelAt(image, 24, 32) != kBlack);
    }

    void aFileWithMeshShowsItsSkeletonOnRequestOnly() {
        const auto asset = boneBehindSquare();
        const PoseEvaluator evaluator(asset);
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::None);
        const Pixel surface = pixelAt(renderAsset(asset, input, {64, 64, 1}), 26, 32);
        input.view.skeleton.style = SkeletonStyle::Octahedral;
        QVERIFY(pixelAt(renderAsset(asset, input, {64, 64, 1}), 26, 32) != surface);
        input.view.skeleton.inFront = false;  // the square hides it
        QCOMPARE(pixelAt(renderAsset(asset, input, {64, 64, 1}), 26, 32), surface);
    }

    void jointsHaveTheColourOfTheirRankOrRole() {
        const auto asset = twoJoints();
        const PoseEvaluator evaluator(asset);
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::Lines);
        // The joints are at x = 16 and 48 of 64 pixels.
        const auto pixels = [&] {
            const PixelImage image = renderAsset(asset, input, {64, 64, 1});
            return std::array{pixelAt(image, 16, 32), pixelAt(image, 48, 32)};
        };
        QVERIFY(isNear(pixels()[0], bytes(rankColor(0.0F))));
        QVERIFY(isNear(pixels()[1], bytes(rankColor(1.0F))));
        input.view.highlight = NodeIndex(1);
        QVERIFY(isNear(pixels()[0], bytes(rankColor(0.0F))));
        input.view.highlight = {};
        input.view.hovered = NodeIndex(0);
        QVERIFY(isNear(pixels()[0], bytes(jointColor(rankColor(0.0F), JointRole::Hovered))));
    }

    void theBranchBelowTheSelectedNodeIsMarked() {
        PoseEvaluator evaluator(skinnedBar(4).load().value());
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::Lines);
        input.view.highlight = NodeIndex(2);
        SkeletonView view;
        view.follow(input);
        QCOMPARE(view.role(0), JointRole::Plain);
        QCOMPARE(view.role(1), JointRole::Selected);
        QCOMPARE(view.role(2), JointRole::Branch);
        QCOMPARE(view.role(3), JointRole::Branch);
    }

    void severalSelectedJointsAreMarked() {
        PoseEvaluator evaluator(skinnedBar(4).load().value());
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::Lines);
        input.view.joint = JointIndex(0U);
        input.view.joints = std::make_shared<const std::vector<JointIndex>>(
            std::vector{JointIndex(0U), JointIndex(2U), JointIndex(99U)});
        SkeletonView view;
        view.follow(input);
        QCOMPARE(view.role(0), JointRole::Selected);
        QCOMPARE(view.role(1), JointRole::Plain);
        QCOMPARE(view.role(2), JointRole::Selected);
        input.view.joints = {};
        view.follow(input);
        QCOMPARE(view.role(2), JointRole::Plain);
    }

    void ofTooManyJointsThoseNearestTheRootsAreDrawn() {
        const PoseEvaluator evaluator(starWithChain(kMostDrawnJoints + 500, 100));
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::Octahedral);
        input.view.skeleton.axes = true;
        const auto [view, marks] = composed(input);
        QCOMPARE(view.skeleton().joints.size(), kMostDrawnJoints + 601);
        QCOMPARE(marks.skeleton.size(), kMostDrawnJoints);  // a ball each
        QCOMPARE(marks.axes.size(), 3 * kMostDrawnJoints);
        QVERIFY(marks.bones.size() <= 2 * kMostDrawnJoints);
        QVERIFY(view.draws(0));
        QVERIFY(!view.draws(static_cast<std::uint32_t>(view.placed().size() - 1)));
        const std::string notice = view.notice();
        QVERIFY(notice.find(std::to_string(kMostDrawnJoints + 601)) != std::string::npos);
        QVERIFY(notice.find(std::to_string(kMostDrawnJoints) + " are drawn") != std::string::npos);
    }

    void theSelectedJointIsDrawnWithThoseAboveIt() {
        constexpr std::size_t kArms = kMostDrawnJoints + 500;
        constexpr std::size_t kLinks = kMostChainJoints - 100;
        const PoseEvaluator evaluator(starWithChain(kArms, kLinks));
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::Octahedral);
        input.view.highlight = NodeIndex(kArms + kLinks);
        const auto [view, marks] = composed(input);
        QCOMPARE(marks.skeleton.size(), kMostDrawnJoints + kLinks);
        for (std::uint32_t joint = 0; joint < view.placed().size(); ++joint) {
            if (view.skeleton().joints[joint].node.value > kArms) {
                QVERIFY(view.draws(joint));
            }
        }
    }

    void aLongChainAboveTheSelectedJointHasABound() {
        const PoseEvaluator evaluator(starWithChain(1, kMostDrawnJoints + 4 * kMostChainJoints));
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::Lines);
        input.view.highlight = NodeIndex(1 + kMostDrawnJoints + 4 * kMostChainJoints);
        QCOMPARE(composed(input).marks.skeleton.size(),
                 kMostDrawnJoints + 1 + kMostChainJoints +
                     (kMostDrawnJoints - 1 + kMostChainJoints + 1));  // lines between, and the end
    }

    void aSkeletonOfThatManyJointsIsDrawnWhole() {
        const auto asset = starWithChain(1, kMostDrawnJoints - 2);
        const PoseEvaluator evaluator(asset);
        const FrameInput input = skeletonFrame(evaluator, SkeletonStyle::Octahedral);
        const auto [view, marks] = composed(input);
        QCOMPARE(marks.bones.size(), kMostDrawnJoints);
        QCOMPARE(marks.skeleton.size(), kMostDrawnJoints);
        QVERIFY(view.notice().empty());
    }

    void thePictureSaysThatJointsAreNotDrawn() {
        const auto many = starWithChain(kMostDrawnJoints, 1);
        const PoseEvaluator evaluator(many);
        const FrameInput input = skeletonFrame(evaluator, SkeletonStyle::Lines);
        (void)renderAsset(many, input, {32, 32, 1});
        QVERIFY(!renderer().pictureNotice().empty());
        const auto few = twoJoints();
        const PoseEvaluator other(few);
        (void)renderAsset(few, skeletonFrame(other, SkeletonStyle::Lines), {32, 32, 1});
        QVERIFY(renderer().pictureNotice().empty());
    }

    void nothingIsReportedIfTheSelectedJointWasTheOnlyOneLeft() {
        const PoseEvaluator evaluator(starWithChain(1, kMostDrawnJoints - 1));
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::Lines);
        QVERIFY(!composed(input).view.notice().empty());
        input.view.highlight = NodeIndex(kMostDrawnJoints);
        QVERIFY(composed(input).view.notice().empty());
    }

    void bindPoseShowsTheJointsWhereTheSkinBindsThem() {
        PoseEvaluator evaluator(skinnedBar(3).load().value());
        evaluator.evaluate(AnimationIndex(0), 1.0F);
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::Lines);
        input.view.mode = ViewMode::BindPose;
        SkeletonView view;
        view.follow(input);
        for (std::uint32_t joint = 0; joint < 3; ++joint) {
            const glm::vec3 expected(0.0F, static_cast<float>(joint), 0.0F);
            QVERIFY(glm::length(view.origin(joint) - expected) < 1e-5F);
        }
    }

    void axesPointAlongTheJoint() {
        const auto asset = twoJoints();
        const PoseEvaluator evaluator(asset);
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::None);
        input.view.skeleton.axes = true;
        const PixelImage image = renderAsset(asset, input, {128, 128, 1});
        // From (32, 64): x to the right in red, y upwards in green.
        const Pixel x = pixelAt(image, 42, 64);
        const Pixel y = pixelAt(image, 32, 54);
        QVERIFY(x[0] > x[1] + 60 && x[0] > x[2] + 60);
        QVERIFY(y[1] > y[0] + 30 && y[1] > y[2] + 30);
    }

    void namesStandBesideTheirJoints() {
        const auto asset = twoJoints();
        const PoseEvaluator evaluator(asset);
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::Lines);
        input.view.background = glm::vec3(0.5F);
        const PictureSize size{256, 64, 1};
        const PixelImage without = renderAsset(asset, input, size);
        input.view.skeleton.names = JointNames::Selected;
        QVERIFY(renderAsset(asset, input, size).rgba == without.rgba);  // none is selected
        input.view.hovered = NodeIndex(0);
        const PixelImage one = renderAsset(asset, input, size);
        input.view.skeleton.names = JointNames::All;
        const PixelImage all = renderAsset(asset, input, size);
        // Joints at x = 64 and 192; the plate is darker than what it lies on.
        QVERIFY(pixelAt(one, 78, 24)[0] < 100);
        QVERIFY(pixelAt(one, 206, 24)[0] > 100);
        QVERIFY(pixelAt(all, 206, 24)[0] < 100);
    }

    void aNameMovesToAnotherSideIfTheFirstIsOccupied() {
        const auto asset = jointsAtOnePlace(2);
        const PoseEvaluator evaluator(asset);
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::None);
        input.view.background = glm::vec3(0.5F);
        input.view.skeleton.names = JointNames::All;
        const PixelImage image = renderAsset(asset, input, {256, 64, 1});
        QVERIFY(pixelAt(image, 128 + 12, 24)[0] < 100);
        QVERIFY(pixelAt(image, 128 - 12, 24)[0] < 100);
        QCOMPARE(renderer().hiddenNames(), std::size_t{0});
    }

    void namesWithoutRoomAreCounted() {
        const auto asset = jointsAtOnePlace(7);
        const PoseEvaluator evaluator(asset);
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::None);
        input.view.skeleton.names = JointNames::All;
        const PictureSize size{256, 128, 1};
        const PixelImage without = renderAsset(asset, input, size);
        QCOMPARE(renderer().hiddenNames(), std::size_t{3});
        input.view.legend = true;  // and the key says so
        const auto changed = [&](const PixelImage& image) {
            return pixelAt(image, 242, 108) != pixelAt(without, 242, 108);
        };
        QVERIFY(changed(renderAsset(asset, input, size)));
        input.view.skeleton.names = JointNames::None;
        QVERIFY(!changed(renderAsset(asset, input, size)));
        QCOMPARE(renderer().hiddenNames(), std::size_t{0});
    }

    void theHoveredJointGetsItsNameFirst() {
        const auto asset = jointsAtOnePlace(7);
        const PoseEvaluator evaluator(asset);
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::None);
        input.view.skeleton.names = JointNames::All;
        const PictureSize size{256, 128, 1};
        const PixelImage before = renderAsset(asset, input, size);
        input.view.hovered = NodeIndex(6);
        QVERIFY(renderAsset(asset, input, size).rgba != before.rgba);
        QCOMPARE(renderer().hiddenNames(), std::size_t{3});
    }

    void boxesAreThoseOfBoundsH() {
        PoseEvaluator evaluator(skinnedBar(3).load().value());
        evaluator.evaluate(AnimationIndex(0), 0.6F);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        const auto reach = [&] {
            MarkList marks;
            BoundsMarks().add(marks, input);
            Box box;
            for (const layout::Segment& edge : marks.boxes) {
                box.add(glm::vec3(edge.from));
                box.add(glm::vec3(edge.to));
            }
            return std::pair(marks.boxes.size(), box);
        };
        input.view.marks.posedBounds = true;
        const Box posed = posedBounds(evaluator, {});
        QCOMPARE(reach().first, std::size_t{12});
        QVERIFY(glm::length(reach().second.min - posed.min) < 1e-5F);
        QVERIFY(glm::length(reach().second.max - posed.max) < 1e-5F);
        input.view.marks = {};
        input.view.marks.storedBounds = true;
        const Box stored = storedOutline(evaluator.asset(), sceneNodes(evaluator.asset(), {})).box;
        QVERIFY(glm::length(reach().second.min - stored.min) < 1e-5F);
        QVERIFY(glm::length(reach().second.max - stored.max) < 1e-5F);
        input.view.marks = {};
        input.view.marks.clipBounds = true;
        input.clipBounds = animatedBounds(evaluator.sharedAsset(), {}, AnimationIndex(0));
        QVERIFY(glm::length(reach().second.max - input.clipBounds.max) < 1e-5F);
    }

    void composingAgainAllocatesNothing() {
        PoseEvaluator evaluator(skinnedBar(12).load().value());
        FrameInput input = skeletonFrame(evaluator, SkeletonStyle::Octahedral);
        input.view.skeleton.axes = true;
        input.view.marks.storedBounds = true;
        input.view.marks.posedBounds = true;
        SkeletonView view;
        BoundsMarks bounds;
        MarkList marks;
        const auto compose = [&](float seconds) {
            evaluator.evaluate(AnimationIndex(0), seconds);
            marks.clear();
            view.follow(input);
            addSkeleton(marks, view, input, {640, 480});
            bounds.add(marks, input);
        };
        compose(0.1F);
        const std::size_t before = allocationsOfThisThread();
        compose(0.4F);
        compose(0.9F);
        QCOMPARE(allocationsOfThisThread(), before);
    }

    void validationLayerIsSilent() {
        for (const std::string& message : renderer().validationErrors()) {
            qWarning("%s", message.c_str());
        }
        QVERIFY(renderer().validationErrors().empty());
    }
};

SINEW_TEST(TestSkeleton)
#include "test_skeleton.moc"
