// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <cmath>

#include "model/view/joint_colors.h"
#include "model/view/shown_nodes.h"
#include "model/view/vertex_pins.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "viewport/scene/marks/pin_marks.h"
#include "viewport/scene/overlay/labels.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr VkExtent2D kPinPicture{960, 960};
constexpr NodeIndex kBar{std::size_t{0}};

DrawnVertex barVertex(std::uint32_t vertex) {
    return {.node = kBar, .vertex = vertex};
}

VertexPins pinned(const std::vector<std::uint32_t>& vertices) {
    VertexPins pins;
    for (const std::uint32_t vertex : vertices) {
        pins.pins.push_back({barVertex(vertex), static_cast<std::uint32_t>(pins.pins.size() + 1)});
    }
    return pins;
}

/// A bar on two joints at the end of its clip, which has bent it; vertices 4 to 7 follow both.
struct BentBar {
    PoseEvaluator evaluator{skinnedBar(2).load().value()};
    FrameInput input;
    PinMarks marks;
    MarkList list;

    explicit BentBar(VertexPins pins) {
        evaluator.evaluate(AnimationIndex(0U), 1.0F);
        input = plainFrame(evaluator, ViewMode::Unlit);
        input.camera.clipFromView[0][0] *= 0.3F;
        input.camera.clipFromView[1][1] *= 0.3F;
        show(std::move(pins));
    }
    void show(VertexPins pins) {
        input.view.pins = std::make_shared<const VertexPins>(std::move(pins));
        compose();
    }
    void compose() {
        list.clear();
        marks.add(list, input, kPinPicture);
    }
    [[nodiscard]] std::size_t lines() const {
        return static_cast<std::size_t>(
            std::count_if(list.dots.begin(), list.dots.end(),
                          [](const layout::Segment& segment) { return segment.style.x < 0.5F; }));
    }
    [[nodiscard]] glm::vec3 placeOf(std::uint32_t vertex) const {
        VertexProbe probe(evaluator.asset(), barVertex(vertex));
        probe.follow(evaluator, {.weights = input.view.weights, .dualQuaternions = false});
        return probe.world();
    }
};

bool sameColor(const glm::vec3& a, const glm::u8vec3& b) {
    return glm::distance(a, glm::vec3(b) / 255.0F) < 0.01F;
}

}  // namespace

class TestPinMarks : public QObject {
    Q_OBJECT

private slots:
    void distancesOfPairsAreLinesWithTheirLength() {
        BentBar bar(pinned({0, 4, 6}));
        QCOMPARE(bar.lines(), std::size_t{0});
        bar.input.view.marks.distances = true;
        bar.compose();
        QCOMPARE(bar.lines(), std::size_t{1});  // 3 has no partner
        const PinLabel& label = bar.marks.labels().back();
        QVERIFY(label.shown && !label.dot);
        const glm::vec3 from = bar.placeOf(0);
        const glm::vec3 to = bar.placeOf(4);
        QVERIFY(std::abs(std::stof(label.words) - glm::distance(from, to)) < 1e-3F);
        QVERIFY(glm::distance(label.at, 0.5F * (from + to)) < 1e-5F);
    }

    void everyPinIsADotOfItsColorWithItsNumber() {
        const BentBar f(pinned({0, 9}));
        QCOMPARE(f.list.dots.size(), std::size_t{2 + 2});  // each in a ring
        QVERIFY(sameColor(glm::vec3(f.list.dots[1].color), pinColor(1)));
        QVERIFY(sameColor(glm::vec3(f.list.dots[3].color), pinColor(2)));
        QVERIFY(f.list.dots[1].from.w < f.list.dots[0].from.w);
        QCOMPARE(f.marks.labels().size(), std::size_t{3});  // and their distance, hidden
        QCOMPARE(f.marks.labels()[1].words, std::string("2"));
        QVERIFY(f.marks.labels()[1].shown);
        QCOMPARE(f.marks.labels()[1].at, f.placeOf(9));
    }

    void onlyTheExplainedVertexHasLinesToWhereItsJointsPutIt() {
        BentBar f(pinned({4, 9}));
        QCOMPARE(f.lines(), std::size_t{0});
        VertexPins pins = pinned({4, 9});
        pins.explained = barVertex(4);
        f.show(std::move(pins));
        QCOMPARE(f.lines(), std::size_t{2});
        const Skin& skin = f.evaluator.asset().skins[0];
        const auto colors = jointColors(f.evaluator.asset());
        VertexProbe probe(f.evaluator.asset(), barVertex(4));
        probe.follow(f.evaluator, {});
        for (std::size_t i = 0; i < 2; ++i) {
            const PinLabel& label = f.marks.labels()[2 + i];
            QVERIFY(label.shown);
            QCOMPARE(label.at, probe.alone()[i]);
            QVERIFY(label.words.ends_with(" 50 %"));
            const auto ofJoint = [&](const layout::Segment& segment) {
                return segment.style.x < 0.5F &&
                       sameColor(glm::vec3(segment.color), colors[skin.joints[i].value]);
            };
            QVERIFY(std::any_of(f.list.dots.begin(), f.list.dots.end(), ofJoint));
        }
    }

    void aVertexThatIsNotPinnedCanBeExplained() {
        VertexPins pins;
        pins.explained = barVertex(4);
        const BentBar f(std::move(pins));
        QCOMPARE(f.lines(), std::size_t{2});
        QVERIFY(!f.marks.labels()[0].shown);  // it has no number
    }

    void aLineOfALargerShareIsWiderAndStronger() {
        Asset asset = *skinnedBar(2).load().value();
        std::vector<glm::vec4> weights =
            asset.meshes[0].primitives[0].influenceSets[0].weights.toVector();
        weights[4] = {0.25F, 0.75F, 0.0F, 0.0F};
        asset.meshes[0].primitives[0].influenceSets[0].weights = weights;
        BentBar f(VertexPins{});
        f.evaluator = PoseEvaluator(finishAsset(std::move(asset)));
        f.evaluator.evaluate(AnimationIndex(0U), 1.0F);
        f.input.evaluator = &f.evaluator;
        VertexPins pins;
        pins.explained = barVertex(4);
        f.show(std::move(pins));
        std::vector<layout::Segment> lines;
        std::copy_if(f.list.dots.begin(), f.list.dots.end(), std::back_inserter(lines),
                     [](const layout::Segment& segment) { return segment.style.x < 0.5F; });
        QCOMPARE(lines.size(), std::size_t{2});
        QVERIFY(lines[1].from.w > 1.3F * lines[0].from.w);  // the strongest comes last, on top
        QVERIFY(lines[1].color.a > lines[0].color.a);
        QVERIFY(f.marks.labels()[1].words.ends_with(" 75 %"));  // and is named first
    }

    void whereAJointAgreesWithTheVertexThereIsNoLine() {
        BentBar f(VertexPins{});
        f.evaluator.evaluate({}, 0.0F);
        VertexPins pins;
        pins.explained = barVertex(4);
        f.show(std::move(pins));
        QCOMPARE(f.lines(), std::size_t{0});
        QCOMPARE(f.list.dots.size(), std::size_t{1});
    }

    void whatASurfaceHidesIsDimOrLeftOut() {
        VertexPins pins = pinned({4});
        pins.explained = barVertex(4);
        BentBar f(pins);
        QCOMPARE(f.list.hiddenDots.size(), f.list.dots.size());
        QVERIFY(f.list.hiddenDots.back().color.a < f.list.dots.back().color.a);
        pins.throughSurfaces = false;
        f.show(pins);
        QVERIFY(f.list.hiddenDots.empty());
        QVERIFY(!f.list.dots.empty());
    }

    void placesThatTheAssetLacksAndHiddenNodesHaveNone() {
        BentBar f(pinned({4, 4000}));
        QCOMPARE(f.list.dots.size(), std::size_t{2});
        f.input.view.shown = std::make_shared<const ShownNodes>(
            f.evaluator.asset(), HiddenNodes{.hidden = {kBar}, .only = {}}, SceneIndex());
        f.compose();
        QVERIFY(f.list.dots.empty());
        QVERIFY(!f.marks.labels()[0].shown);
    }

    void theBindPoseShowsThemAsStoredWithoutLines() {
        VertexPins pins = pinned({4});
        pins.explained = barVertex(4);
        BentBar f(std::move(pins));
        f.input.view.mode = ViewMode::BindPose;
        f.compose();
        QCOMPARE(f.lines(), std::size_t{0});
        const Primitive& bar = f.evaluator.asset().meshes[0].primitives[0];
        QCOMPARE(f.marks.labels()[0].at, glm::vec3(bar.positions[4]));
    }

    void noFrameAllocatesOnceThePinsAreKnown() {
        VertexPins pins = pinned({4, 9});
        pins.explained = barVertex(4);
        BentBar f(std::move(pins));
        f.evaluator.evaluate(AnimationIndex(0U), 0.5F);
        f.list.clear();
        const std::size_t before = allocationsOfThisThread();
        f.marks.add(f.list, f.input, kPinPicture);
        QCOMPARE(allocationsOfThisThread(), before);
    }

    void aLabelGoesWhereItCoversNothing() {
        LabelRoom room;
        const LabelRoom::Place place{.pixel = glm::vec2(50.0F), .gap = glm::vec2(9.0F)};
        const auto next = [&] { return room.beside(place, {16.0F, 14.0F}, glm::vec2(100.0F)); };
        QCOMPARE(next()->min, glm::vec2(59.0F, 43.0F));
        room.take({{60.0F, 45.0F}, {70.0F, 55.0F}});  // another dot to the right
        QCOMPARE(next()->max, glm::vec2(41.0F, 57.0F));
        room.take(*next());
        QCOMPARE(next()->max, glm::vec2(58.0F, 41.0F));  // above
        room.take(*next());
        QCOMPARE(next()->min, glm::vec2(42.0F, 59.0F));  // below
        room.take(*next());
        QVERIFY(!next());
        room.clear();
        const LabelRoom::Place atEdge{.pixel = glm::vec2(95.0F, 50.0F), .gap = glm::vec2(9.0F)};
        QCOMPARE(room.beside(atEdge, {16.0F, 14.0F}, glm::vec2(100.0F))->max.x, 86.0F);
    }

    void noNumberCoversTheDotOfAnotherPin() {
        BentBar f(pinned({}));
        const auto pixelOf = [&](std::uint32_t vertex) {
            const glm::vec3 at = f.placeOf(vertex);
            return glm::vec2(48.0F + 48.0F * 0.3F * at.x, 48.0F - 48.0F * 0.3F * at.y);
        };
        std::size_t pairs = 0;
        for (std::uint32_t left = 0; left < 12; ++left) {
            for (std::uint32_t right = 0; right < 12; ++right) {
                const glm::vec2 apart = pixelOf(right) - pixelOf(left);
                if (apart.x < 11.0F || apart.x > 25.0F || std::abs(apart.y) > 6.0F) {
                    continue;  // the number of `left` would not reach it
                }
                ++pairs;
                f.show(pinned({left, right}));
                const PixelImage picture =
                    renderAsset(f.evaluator.sharedAsset(), f.input, {96, 96, 1});
                const Pixel dot = pixelAt(picture, std::uint32_t(pixelOf(right).x),
                                          std::uint32_t(pixelOf(right).y));
                const glm::u8vec3 color = pinColor(2);
                QVERIFY(std::abs(dot[0] - color.r) < 4 && std::abs(dot[1] - color.g) < 4);
            }
        }
        QVERIFY(pairs > 0);
    }

    void thePictureHasTheDotAndItsNumber() {
        BentBar f(pinned({9}));
        f.input.textShown = false;
        const PixelImage plain = renderAsset(f.evaluator.sharedAsset(), f.input, {96, 96, 1});
        const glm::vec3 at = f.placeOf(9);
        const Pixel dot = pixelAt(plain, static_cast<std::uint32_t>(48.0F + 48.0F * 0.3F * at.x),
                                  static_cast<std::uint32_t>(48.0F - 48.0F * 0.3F * at.y));
        const glm::u8vec3 color = pinColor(1);
        QVERIFY(std::abs(dot[0] - color.r) < 4 && std::abs(dot[1] - color.g) < 4);
        f.input.textShown = true;
        QVERIFY(renderAsset(f.evaluator.sharedAsset(), f.input, {96, 96, 1}).rgba != plain.rgba);
    }
};

SINEW_TEST(TestPinMarks)
#include "test_pin_marks.moc"
