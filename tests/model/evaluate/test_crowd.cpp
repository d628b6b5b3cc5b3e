// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <memory>

#include "model/evaluate/crowd.h"
#include "model/evaluate/pose_evaluator.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t kInstances = 131;

/// The bar bends and grows; a second skin stays as it is, as nothing moves its one joint.
std::shared_ptr<const ClipLibrary> bendingBar() {
    GltfBuilder gltf = skinnedBar();
    const int still = gltf.add("nodes", R"({"translation":[0,0,7]})");
    gltf.addSkin({still});
    gltf.addAnimation("Grow",
                      {{.node = 2, .path = "scale", .times = {0, 1}, .values = {1, 1, 1, 2, 3, 4}},
                       {.node = 0, .path = "weights", .times = {0, 1}, .values = {0, 1}}});
    return std::make_shared<const ClipLibrary>(*gltf.load());
}

std::vector<float> someTimes() {
    std::vector<float> seconds;
    for (std::size_t i = 0; i < kInstances; ++i) {
        seconds.push_back(static_cast<float>(i * 37 % kInstances) / 100.0F - 0.1F);
    }
    return seconds;
}

struct Matrices {
    std::vector<glm::mat4> palettes;
    std::vector<glm::mat4> world;
    std::vector<float> weights;

    Matrices(const Crowd& crowd, const Asset& asset)
        : palettes(kInstances * crowd.jointCount()),
          world(kInstances * asset.nodes.size()),
          weights(kInstances * asset.weightCount) {}

    [[nodiscard]] CrowdMatrices out() {
        return {.palettes = palettes, .world = world, .weights = weights};
    }
    bool operator==(const Matrices&) const = default;
};

template <class T>
bool startsWith(std::span<const T> all, std::size_t first, std::span<const T> part) {
    return std::equal(part.begin(), part.end(), all.begin() + std::ptrdiff_t(first));
}

}  // namespace

class TestCrowd : public QObject {
    Q_OBJECT
private slots:
    void everyInstanceIsWhatTheEvaluatorGives();
    void withoutAnAnimationAllRest();
    void threadsChangeNoBit();
    void neitherOrderNorHistoryMatters();
    void unrequestedPartsAreLeftOut();
    void evaluatingAllocatesNothing();
};

void TestCrowd::everyInstanceIsWhatTheEvaluatorGives() {
    const auto clips = bendingBar();
    const Asset& asset = *clips->asset();
    QCOMPARE(asset.skins.size(), std::size_t{2});
    QCOMPARE(asset.animations.size(), std::size_t{2});
    const std::vector<float> seconds = someTimes();
    for (const AnimationIndex animation : {AnimationIndex(0U), AnimationIndex(1U)}) {
        Crowd crowd(clips, animation);
        Matrices all(crowd, asset);
        crowd.evaluate(seconds, all.out());
        PoseEvaluator evaluator(clips);
        for (std::size_t i = 0; i < kInstances; ++i) {
            evaluator.evaluate(animation, seconds[i]);
            for (const SkinIndex skin : {SkinIndex(0U), SkinIndex(1U)}) {
                QVERIFY(startsWith<glm::mat4>(all.palettes,
                                              i * crowd.jointCount() + crowd.firstJoint(skin),
                                              evaluator.palette(skin)));
            }
            QVERIFY(startsWith<glm::mat4>(all.world, i * asset.nodes.size(), evaluator.world()));
            QVERIFY(
                startsWith<float>(all.weights, i * asset.weightCount, evaluator.pose().weights));
        }
    }
}

void TestCrowd::withoutAnAnimationAllRest() {
    const auto clips = bendingBar();
    Crowd crowd(clips, {});
    Matrices all(crowd, *clips->asset());
    crowd.evaluate(someTimes(), all.out());
    const PoseEvaluator evaluator(clips);
    QVERIFY(startsWith<glm::mat4>(all.palettes, 130 * crowd.jointCount(),
                                  evaluator.palette(SkinIndex(0U))));
    QVERIFY(
        startsWith<glm::mat4>(all.world, 130 * clips->asset()->nodes.size(), evaluator.world()));
}

void TestCrowd::threadsChangeNoBit() {
    const auto clips = bendingBar();
    Crowd alone(clips, AnimationIndex(0U), 1);
    Matrices expected(alone, *clips->asset());
    alone.evaluate(someTimes(), expected.out());
    for (const std::size_t threads : {0U, 2U, 100U}) {
        Crowd crowd(clips, AnimationIndex(0U), threads);
        Matrices actual(crowd, *clips->asset());
        crowd.evaluate(someTimes(), actual.out());
        QVERIFY(actual == expected);
    }
}

void TestCrowd::neitherOrderNorHistoryMatters() {
    const auto clips = bendingBar();
    const std::size_t joints = Crowd(clips, AnimationIndex(1U)).jointCount();
    std::vector<float> seconds = someTimes();
    Crowd crowd(clips, AnimationIndex(1U));
    Matrices forwards(crowd, *clips->asset()), backwards = forwards;
    crowd.evaluate(seconds, forwards.out());
    std::reverse(seconds.begin(), seconds.end());
    crowd.evaluate(seconds, backwards.out());
    for (std::size_t i = 0; i < kInstances; ++i) {
        const std::size_t mirrored = kInstances - 1 - i;
        QVERIFY(startsWith<glm::mat4>(
            forwards.palettes, i * joints,
            std::span<const glm::mat4>(backwards.palettes).subspan(mirrored * joints, joints)));
    }
}

void TestCrowd::unrequestedPartsAreLeftOut() {
    const auto clips = bendingBar();
    Crowd crowd(clips, AnimationIndex(0U));
    Matrices all(crowd, *clips->asset()), part = all;
    crowd.evaluate(someTimes(), all.out());
    crowd.evaluate(someTimes(), {.palettes = part.palettes});
    QVERIFY(part.palettes == all.palettes);
    crowd.evaluate(someTimes(), {.world = part.world});
    QVERIFY(part.world == all.world);
    crowd.evaluate({}, {});
}

void TestCrowd::evaluatingAllocatesNothing() {
    const auto clips = bendingBar();
    Crowd crowd(clips, AnimationIndex(0U));
    Matrices all(crowd, *clips->asset());
    const std::vector<float> seconds = someTimes();
    const std::size_t before = allocationsOfThisThread();
    crowd.evaluate(seconds, all.out());
    crowd.evaluate(seconds, all.out());
    QCOMPARE(allocationsOfThisThread(), before);
}

SINEW_TEST(TestCrowd)
#include "test_crowd.moc"
