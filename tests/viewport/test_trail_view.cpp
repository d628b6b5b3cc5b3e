// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/motion/trails.h"
#include "model/view/joint_colors.h"
#include "model/view/palette.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "viewport/scene/frame/picture_colors.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/marks/trail_view.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr NodeIndex kMover(0U);
constexpr VkExtent2D kTrailPicture{200, 200};

/// A node without a mesh that moves from x = -0.5 to 0.5 in the first second, and back to 0 in the
/// next two.
std::shared_ptr<const Asset> straightMover() {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"name":"Mover"})");
    gltf.addAnimation(
        "Move", {{.node = 0, .times = {0, 1, 3}, .values = {-0.5, 0, 0, 0.5, 0, 0, 0, 0, 0}}});
    return gltf.load().value();
}

struct Moving {
    PoseEvaluator evaluator{straightMover()};
    FrameInput input = plainFrame(evaluator, ViewMode::Unlit);

    explicit Moving(TrailReach reach, float seconds = 0.5F, float end = 1.0F) {
        TrailRequest request;
        request.clips = evaluator.clips();
        request.nodes = {kMover};
        request.played.animation = AnimationIndex(0U);
        request.range.end = end;
        request.framesPerSecond = 10.0;
        set = trailsOf(request);
        input.trails = set;
        input.trailSeconds = seconds;
        input.view.motion.trails = reach;
        input.view.motion.trailFrames = input.view.motion.trailKeys = false;
        evaluator.evaluate(AnimationIndex(0U), seconds);
    }
    [[nodiscard]] MarkList marks() {
        MarkList list;
        TrailView view;
        view.add(list, input, kTrailPicture);
        return list;
    }
    [[nodiscard]] PixelImage picture() {
        return renderAsset(evaluator.sharedAsset(), input,
                           {kTrailPicture.width, kTrailPicture.height, 1});
    }

    std::shared_ptr<TrailSet> set;
};

bool hasColor(const Pixel& pixel, const glm::vec3& srgb) {
    for (std::size_t i = 0; i < 3; ++i) {
        if (std::abs(pixel.at(i) - int(255.0F * srgb[int(i)] + 0.5F)) > 3) {
            return false;
        }
    }
    return true;
}

std::size_t discsOf(const MarkList& list, const glm::vec3& color) {
    std::size_t count = 0;
    for (const layout::Segment& segment : list.dots) {
        count += segment.style.x > 0.5F && glm::vec3(segment.color) == color ? 1 : 0;
    }
    return count;
}

/// The opacity of the tick at x; 0: there is none.
float tickAt(const MarkList& list, float x) {
    for (const layout::Segment& segment : list.dots) {
        if (segment.style.x > 0.5F && glm::vec3(segment.color) == layout::kTrailFrameColor &&
            std::abs(segment.from.x - x) < 0.01F) {
            return segment.color.a;
        }
    }
    return 0.0F;
}

bool isNear(float value, float expected) {
    return std::abs(value - expected) < 0.01F;
}

constexpr Pixel kBlack{0, 0, 0, 255};

}  // namespace

class TestTrailView : public QObject {
    Q_OBJECT

private slots:
    void aStraightMotionIsALineFromItsStartToItsEnd() {
        Moving f(TrailReach::Clip);
        const glm::vec3 color = glm::vec3(jointColors(f.evaluator.asset())[kMover.value]) / 255.0F;
        const PixelImage picture = f.picture();
        for (const std::uint32_t x : {52U, 75U, 130U, 147U}) {
            QVERIFY(hasColor(pixelAt(picture, x, 100), color));
            QCOMPARE(pixelAt(picture, x, 90), kBlack);
            QCOMPARE(pixelAt(picture, x, 110), kBlack);
        }
        QCOMPARE(pixelAt(picture, 40, 100), kBlack);
        QCOMPARE(pixelAt(picture, 160, 100), kBlack);
        // The present moment is a disc in the middle.
        QVERIFY(hasColor(pixelAt(picture, 100, 100), color));
        QVERIFY(pixelAt(picture, 100, 97) != kBlack);
    }

    void aroundTheFrameItIsAsLongAsItsFrames() {
        Moving f(TrailReach::Around);
        f.input.view.motion.trailBefore = 1;
        f.input.view.motion.trailAfter = 2;
        const PixelImage picture = f.picture();
        QCOMPARE(pixelAt(picture, 80, 100), kBlack);  // -0.2
        QVERIFY(pixelAt(picture, 92, 100) != kBlack);
        QVERIFY(pixelAt(picture, 117, 100) != kBlack);
        QCOMPARE(pixelAt(picture, 124, 100), kBlack);  // 0.24
    }

    void ticksAreAtFramesAndMarksAtKeys() {
        Moving f(TrailReach::Clip);
        f.input.view.motion.trailFrames = true;
        QCOMPARE(discsOf(f.marks(), layout::kTrailFrameColor), std::size_t{11 + 1});
        const glm::vec3 blue = trackMarkColor(TrackProperty::Translation);
        QCOMPARE(discsOf(f.marks(), blue), std::size_t{0});
        f.input.view.motion.trailKeys = true;
        QCOMPARE(discsOf(f.marks(), blue), std::size_t{2});
        const PixelImage picture = f.picture();
        QVERIFY(hasColor(pixelAt(picture, 50, 100), blue));
        QVERIFY(hasColor(pixelAt(picture, 60, 100), layout::kTrailFrameColor));
    }

    void aMarkHasTheColorOfWhatHasTheKey() {
        Moving f(TrailReach::Clip);
        f.input.view.motion.trailKeys = true;
        f.set->marks[0].keys[0].property = TrackProperty::Rotation;
        f.set->marks[0].keys[1].property = TrackProperty::Scale;
        const MarkList marks = f.marks();
        QCOMPARE(discsOf(marks, trackMarkColor(TrackProperty::Rotation)), std::size_t{1});
        QCOMPARE(discsOf(marks, trackMarkColor(TrackProperty::Scale)), std::size_t{1});
        QCOMPARE(discsOf(marks, trackMarkColor(TrackProperty::Translation)), std::size_t{0});
    }

    void inALoopATrailGoesOnAtItsOtherEnd() {
        Moving f(TrailReach::Around, 0.1F);  // moment at which x = -0.4
        f.input.view.motion.trailBefore = 3;
        f.input.view.motion.trailAfter = 1;
        const std::uint32_t end = 137;  // x = 0.37
        QCOMPARE(pixelAt(f.picture(), end, 100), kBlack);
        f.input.trailLoop = {.start = 0.0F, .end = 1.0F};
        const PixelImage looped = f.picture();
        QVERIFY(pixelAt(looped, end, 100) != kBlack);
        QCOMPARE(pixelAt(looped, 120, 100), kBlack);  // part before frame -2
        QVERIFY(pixelAt(looped, 52, 100) != kBlack);
        // More frames than the loop has draw every part once.
        f.input.view.motion.trailBefore = f.input.view.motion.trailAfter = 30;
        const std::size_t all = f.marks().dots.size();
        f.input.trailLoop = {};
        QCOMPARE(all, f.marks().dots.size());
    }

    void itFadesWithTheTimeAroundTheLoop() {
        Moving f(TrailReach::Around, 0.1F);
        f.input.view.motion.trailFrames = true;
        f.input.view.motion.trailBefore = 3;
        f.input.view.motion.trailAfter = 1;
        f.input.trailLoop = {.start = 0.0F, .end = 1.0F};
        const MarkList start = f.marks();
        QVERIFY(isNear(tickAt(start, -0.5F), 0.75F));  // a third of the way before it
        QVERIFY(isNear(tickAt(start, 0.4F), 0.5F));    // two thirds, from the other end
        QVERIFY(isNear(tickAt(start, -0.3F), 0.25F));  // the end of the way after it
        QCOMPARE(tickAt(start, 0.2F), 0.0F);
        f.input.trailSeconds = 0.9F;
        f.input.view.motion.trailBefore = 0;
        f.input.view.motion.trailAfter = 3;
        const MarkList end = f.marks();
        QVERIFY(isNear(tickAt(end, -0.4F), 0.5F));  // two thirds, from the start
        QCOMPARE(tickAt(end, -0.2F), 0.0F);
    }

    void keysBeyondTheFramesAroundAreNotMarked() {
        Moving f(TrailReach::Around);
        f.input.view.motion.trailKeys = true;
        f.input.view.motion.trailBefore = f.input.view.motion.trailAfter = 1;
        QCOMPARE(discsOf(f.marks(), trackMarkColor(TrackProperty::Translation)), std::size_t{0});
        f.input.view.motion.trailBefore = 5;
        QCOMPARE(discsOf(f.marks(), trackMarkColor(TrackProperty::Translation)), std::size_t{1});
    }

    void marksWithoutRoomAreLeftOut() {
        Moving f(TrailReach::Clip);
        f.input.view.motion.trailFrames = true;
        f.input.pixelsPerPoint = 4.0F;  // ticks are wider than a frame
        QVERIFY(discsOf(f.marks(), layout::kTrailFrameColor) < std::size_t{8});
    }

    void speedIsAColorOfThePalette() {
        Moving f(TrailReach::Clip, 0.5F, 3.0F);  // 1 unit per second, then 1/4
        f.input.view.motion.trailColors = TrailColors::Speed;
        const PaletteColors palette = usablePalette(f.input.view.palette);
        const PixelImage picture = f.picture();
        QVERIFY(hasColor(pixelAt(picture, 65, 100), glm::vec3(palette.back()) / 255.0F));
        const glm::vec3 slow = glm::vec3(palette.at(paletteIndex(0.25F, 0))) / 255.0F;
        QVERIFY(hasColor(pixelAt(picture, 130, 100), slow));  // the way back is on top
    }

    void standingSlidingAndJumpingAreMarkedWhereTheyAre() {
        Moving f(TrailReach::Clip);
        f.set->marks[0].contacts = {{.first = 0.0F, .last = 0.2F},
                                    {.first = 0.25F, .last = 0.35F, .slides = true}};
        f.set->marks[0].jumps = {{.first = 0.8F, .last = 0.9F}};
        f.input.pixelsPerPoint = 2.0F;
        const PixelImage picture = f.picture();
        const std::uint32_t beside = 105;  // column within the band, outside of the line
        QVERIFY(hasColor(pixelAt(picture, 60, beside), layout::kContactColor));
        QVERIFY(hasColor(pixelAt(picture, 80, beside), layout::kSlideColor));
        QCOMPARE(pixelAt(picture, 118, beside), kBlack);
        QVERIFY(hasColor(pixelAt(picture, 135, 100), layout::kJumpColor));
        f.input.view.motion.trailContacts = f.input.view.motion.trailJumps = false;
        const PixelImage without = f.picture();
        QCOMPARE(pixelAt(without, 60, beside), kBlack);
        QVERIFY(!hasColor(pixelAt(without, 135, 100), layout::kJumpColor));
    }

    void whatASurfaceHidesIsFaint() {
        Moving f(TrailReach::Clip);
        const MarkList list = f.marks();
        QCOMPARE(list.dots.size(), list.hiddenDots.size());
        for (std::size_t i = 0; i < list.dots.size(); ++i) {
            QVERIFY(list.hiddenDots[i].color.a < 0.5F * list.dots[i].color.a);
        }
    }

    void theBindPoseHasNoTrails() {
        Moving f(TrailReach::Clip);
        f.input.view.mode = ViewMode::BindPose;
        QVERIFY(f.marks().dots.empty());
        f.input.view.mode = ViewMode::Unlit;
        f.input.view.motion.trails = TrailReach::None;
        QVERIFY(f.marks().dots.empty());
    }

    void framesOfTheSameTrailsDoNotAllocate() {
        Moving f(TrailReach::Around);
        f.input.view.motion.trailFrames = f.input.view.motion.trailKeys = true;
        TrailView view;
        MarkList list;
        view.add(list, f.input, kTrailPicture);
        const std::size_t before = allocationsOfThisThread();
        for (int frame = 0; frame < 5; ++frame) {
            list.clear();
            f.input.trailSeconds = 0.5F + 0.01F * float(frame);
            view.add(list, f.input, kTrailPicture);
        }
        QCOMPARE(allocationsOfThisThread() - before, std::size_t{0});
    }

    void validationLayerIsSilent() { QVERIFY(renderer().validationErrors().empty()); }
};

SINEW_TEST(TestTrailView)
#include "test_trail_view.moc"
