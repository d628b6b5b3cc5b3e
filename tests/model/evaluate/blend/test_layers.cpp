// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <limits>

#include "model/evaluate/blend/layer.h"
#include "model/evaluate/blend/layer_shares.h"
#include "tests/model/evaluate/blend/still_clips.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// Clips of one node: 0 from 1 to 3 s, 1 from 0 to 1.5 s, 2 at 5 s alone.
std::shared_ptr<const Asset> clips() {
    SmallClips made;
    const NodeIndex node = made.node();
    const std::vector<std::pair<float, float>> ranges{{1.0F, 3.0F}, {0.0F, 1.5F}, {5.0F, 5.0F}};
    for (const auto& [start, end] : ranges) {
        made.channel(made.clip(), node, ChannelPath::Translation, {start, end}, {0, 0, 0, 1, 1, 1});
    }
    return made.library()->asset();
}

Layer clip(std::size_t animation) {
    return {.animation = AnimationIndex(animation)};
}

float secondsAt(const Layer& layer, double mixerSeconds) {
    static const auto asset = clips();
    return poseLayerAt(layer, *asset, mixerSeconds).seconds;
}

/// How far into its loop a clip is, from 0 to 1.
double phase(const Asset& asset, const PoseLayer& layer) {
    const Animation& animation = asset[layer.animation];
    return (double{layer.seconds} - double{animation.startSeconds}) /
           double{animation.durationSeconds()};
}

/// The shorter distance between two phases.
double apart(double a, double b) {
    const double difference = std::abs(a - b);
    return std::min(difference, 1.0 - difference);
}

CrossFade fade(bool synchronise) {
    return {.from = clip(0),
            .to = clip(1),
            .startSeconds = 3.0,
            .durationSeconds = 2.0,
            .synchronisePhase = synchronise};
}

}  // namespace

class TestLayers : public QObject {
    Q_OBJECT
private slots:
    void aLayerLoopsInItsClip();
    void speedAndOffsetCountClipSeconds();
    void negativeSpeedRunsFromTheOutPoint();
    void onceHoldsAtTheEndItRunsTo();
    void thereAndBackBeginsForwards();
    void inAndOutNarrowTheLoop();
    void strangeRangesAndTimesHold();
    void aLayerThatIsOffHasNoWeight();
    void aFadeIsItsClipsAtBothEnds();
    void weightsOfAFadeSumToOne();
    void aFadeWithoutDurationCuts();
    void synchronisedLoopsHaveOnePhase();
    void theCommonPhaseRunsOn();
    void theLengthOfACommonLoopIsLinear();
    void equalLengthsAreAStraightLine();
    void synchronisedLoopsMayRunBackwards();
    void thereAndBackIsOneLoop();
    void whatDoesNotLoopIsNotSynchronised();
    void contestedTargetsHaveShares();
    void sharesAreWhatTheBlendDoes();
    void masksSettleWhoContests();
};

void TestLayers::aLayerLoopsInItsClip() {
    QCOMPARE(secondsAt(clip(0), 0.0), 1.0F);
    QCOMPARE(secondsAt(clip(0), 1.5), 2.5F);
    QCOMPARE(secondsAt(clip(0), 2.0), 1.0F);
    QCOMPARE(secondsAt(clip(0), 200001.25), 2.25F);
    QCOMPARE(secondsAt(clip(0), -0.5), 2.5F);
}

void TestLayers::speedAndOffsetCountClipSeconds() {
    Layer layer = clip(0);
    layer.speed = 0.5;
    layer.offsetSeconds = 0.25;
    QCOMPARE(secondsAt(layer, 0.0), 1.25F);
    QCOMPARE(secondsAt(layer, 2.0), 2.25F);
    layer.speed = 0.0;
    QCOMPARE(secondsAt(layer, 99.0), 1.25F);
}

void TestLayers::negativeSpeedRunsFromTheOutPoint() {
    Layer layer = clip(0);
    layer.speed = -1.0;
    QCOMPARE(secondsAt(layer, 0.0), 3.0F);
    QCOMPARE(secondsAt(layer, 0.5), 2.5F);
    QCOMPARE(secondsAt(layer, 2.5), 2.5F);
    layer.offsetSeconds = 0.25;
    QCOMPARE(secondsAt(layer, 0.5), 2.25F);
}

void TestLayers::onceHoldsAtTheEndItRunsTo() {
    Layer layer = clip(0);
    layer.loop = LoopMode::Once;
    QCOMPARE(secondsAt(layer, 99.0), 3.0F);
    QCOMPARE(secondsAt(layer, -99.0), 1.0F);
    layer.speed = -2.0;
    QCOMPARE(secondsAt(layer, 0.5), 2.0F);
    QCOMPARE(secondsAt(layer, 99.0), 1.0F);
}

void TestLayers::thereAndBackBeginsForwards() {
    Layer layer = clip(0);
    layer.loop = LoopMode::PingPong;
    QCOMPARE(secondsAt(layer, 1.5), 2.5F);
    QCOMPARE(secondsAt(layer, 2.5), 2.5F);
    QCOMPARE(secondsAt(layer, 4.5), 1.5F);
    layer.speed = -1.0;
    QCOMPARE(secondsAt(layer, 1.5), 1.5F);
    QCOMPARE(secondsAt(layer, 2.5), 1.5F);
}

void TestLayers::inAndOutNarrowTheLoop() {
    Layer layer = clip(0);
    layer.inSeconds = 1.5F;
    QCOMPARE(secondsAt(layer, 1.75), 1.75F);
    layer.outSeconds = 2.0F;
    QCOMPARE(secondsAt(layer, 0.25), 1.75F);
    QCOMPARE(secondsAt(layer, 0.75), 1.75F);
    layer.speed = -1.0;
    QCOMPARE(secondsAt(layer, 0.0), 2.0F);
    QCOMPARE(secondsAt(layer, 0.75), 1.75F);
}

void TestLayers::strangeRangesAndTimesHold() {
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    Layer layer = clip(0);
    QCOMPARE(secondsAt(layer, kNan), 1.0F);
    layer.outSeconds = 0.5F;  // earlier than the first key, where the loop begins
    QCOMPARE(secondsAt(layer, 0.7), 1.0F);
    layer.outSeconds = std::numeric_limits<float>::infinity();
    QCOMPARE(secondsAt(layer, 1.0), 2.0F);
    layer.speed = kNan;
    QCOMPARE(secondsAt(layer, 1.0), 1.0F);
    QCOMPARE(secondsAt(clip(2), 7.0), 5.0F);
    QCOMPARE(secondsAt(clip(77), 7.0), 0.0F);
    QCOMPARE(secondsAt({}, 7.0), 0.0F);
}

void TestLayers::aLayerThatIsOffHasNoWeight() {
    const auto asset = clips();
    Layer layer = clip(0);
    layer.weight = 0.5F;
    layer.mask = NodeIndex(0U);
    layer.mode = LayerMode::Additive;
    layer.reference = AdditiveReference::FirstFrame;
    const PoseLayer on = poseLayerAt(layer, *asset, 1.0);
    QCOMPARE(on.weight, 0.5F);
    QCOMPARE(on.mask, layer.mask);
    QVERIFY(on.mode == layer.mode && on.reference == layer.reference);
    layer.enabled = false;
    QCOMPARE(poseLayerAt(layer, *asset, 1.0).weight, 0.0F);
}

void TestLayers::aFadeIsItsClipsAtBothEnds() {
    const auto asset = clips();
    for (int step = -100; step <= 300; ++step) {
        const double before = step / 100.0;
        for (const bool synchronise : {false, true}) {
            const CrossFadeLayers layers = poseLayersAt(fade(synchronise), *asset, before);
            QCOMPARE(layers.from.weight, 1.0F);
            QCOMPARE(layers.to.weight, 0.0F);
            QCOMPARE(layers.from.seconds, poseLayerAt(clip(0), *asset, before).seconds);
        }
    }
    for (const double after : {5.0, 5.5, 77.25}) {
        const CrossFadeLayers layers = poseLayersAt(fade(false), *asset, after);
        QCOMPARE(layers.from.weight, 0.0F);
        QCOMPARE(layers.to.weight, 1.0F);
        QCOMPARE(layers.to.seconds, poseLayerAt(clip(1), *asset, after).seconds);
    }
}

void TestLayers::weightsOfAFadeSumToOne() {
    const auto asset = clips();
    for (int step = 0; step <= 100; ++step) {
        const double progress = step / 100.0;
        const CrossFadeLayers layers = poseLayersAt(fade(false), *asset, 3.0 + 2.0 * progress);
        QVERIFY(std::abs(double{layers.to.weight} - progress) < 1e-7);
        QVERIFY(std::abs(layers.from.weight + layers.to.weight - 1.0F) < 1e-7F);
    }
}

void TestLayers::aFadeWithoutDurationCuts() {
    const auto asset = clips();
    for (const double duration : {0.0, -1.0, std::numeric_limits<double>::quiet_NaN()}) {
        for (const bool synchronise : {false, true}) {
            CrossFade cut = fade(synchronise);
            cut.durationSeconds = duration;
            QCOMPARE(poseLayersAt(cut, *asset, 2.999).to.weight, 0.0F);
            QCOMPARE(poseLayersAt(cut, *asset, 3.0).to.weight, 1.0F);
            QVERIFY(std::isfinite(poseLayersAt(cut, *asset, 3.7).to.seconds));
        }
    }
    CrossFade cut = fade(true);
    cut.durationSeconds = 0.0;
    const double phaseAtCut = 0.5;  // 3 s of a loop of 2 s
    QVERIFY(apart(phase(*asset, poseLayersAt(cut, *asset, 3.3).to), phaseAtCut + 0.3 / 1.5) < 1e-6);
}

void TestLayers::synchronisedLoopsHaveOnePhase() {
    const auto asset = clips();
    for (int step = -200; step <= 1000; ++step) {
        const CrossFadeLayers layers = poseLayersAt(fade(true), *asset, step / 77.0);
        QVERIFY(apart(phase(*asset, layers.from), phase(*asset, layers.to)) < 2e-7);
    }
}

void TestLayers::theCommonPhaseRunsOn() {
    const auto asset = clips();
    double before = phase(*asset, poseLayersAt(fade(true), *asset, 2.0).to);
    for (int step = 1; step <= 4000; ++step) {
        const double now = phase(*asset, poseLayersAt(fade(true), *asset, 2.0 + step / 1000.0).to);
        const double passed = now - before - std::floor(now - before);
        // A millisecond of a loop of between 1.5 and 2 s; float times round.
        QVERIFY(passed > 0.001 / 2.0 - 4e-7 && passed < 0.001 / 1.5 + 4e-7);
        before = now;
    }
}

void TestLayers::theLengthOfACommonLoopIsLinear() {
    const auto asset = clips();
    // The phase at the start is 3 s / 2 s; over the fade it gains the integral of 1 / L.
    for (const double passed : {0.1, 0.5, 1.0, 1.9, 2.0}) {
        const auto steps = 100'000;
        double gained = 0.0;
        for (int i = 0; i < steps; ++i) {
            const double time = passed * (i + 0.5) / steps;
            gained += passed / steps / (2.0 - 0.5 * time / 2.0);
        }
        const CrossFadeLayers layers = poseLayersAt(fade(true), *asset, 3.0 + passed);
        const double expected = 1.5 + gained;
        QVERIFY(apart(phase(*asset, layers.to), expected - std::floor(expected)) < 1e-6);
    }
    const double expected = 1.5 + 2.0 / 0.5 * std::log(2.0 / 1.5) + 0.7 / 1.5;
    QVERIFY(apart(phase(*asset, poseLayersAt(fade(true), *asset, 5.7).to),
                  expected - std::floor(expected)) < 1e-6);
}

void TestLayers::equalLengthsAreAStraightLine() {
    const auto asset = clips();
    CrossFade same = fade(true);
    for (const double stretch : {1.0, 1.0 + 1e-15, 1.0 - 1e-12, 1.0 + 1e-9}) {
        same.to.speed = 0.75 * stretch;  // 1.5 s take as long as the other's 2 s
        for (const double passed : {-0.5, 0.3, 1.0, 2.0, 2.6}) {
            const double expected = (3.0 + passed) / 2.0;
            const CrossFadeLayers layers = poseLayersAt(same, *asset, 3.0 + passed);
            QVERIFY(apart(phase(*asset, layers.to), expected - std::floor(expected)) < 1e-6);
        }
    }
}

void TestLayers::synchronisedLoopsMayRunBackwards() {
    const auto asset = clips();
    CrossFade back = fade(true);
    back.to.speed = -1.0;
    for (int step = 0; step < 600; ++step) {
        const CrossFadeLayers layers = poseLayersAt(back, *asset, step / 61.0);
        QVERIFY(apart(phase(*asset, layers.from), 1.0 - phase(*asset, layers.to)) < 2e-7);
    }
}

void TestLayers::thereAndBackIsOneLoop() {
    const auto asset = clips();
    CrossFade mixed = fade(true);
    mixed.to.loop = LoopMode::PingPong;
    // Half a loop of the one is the far end of the other.
    QCOMPARE(poseLayersAt(mixed, *asset, 1.0).to.seconds, 1.5F);
    QCOMPARE(poseLayersAt(mixed, *asset, 0.5).to.seconds, 0.75F);
    QCOMPARE(poseLayersAt(mixed, *asset, 1.5).to.seconds, 0.75F);
}

void TestLayers::whatDoesNotLoopIsNotSynchronised() {
    const auto asset = clips();
    for (int kind = 0; kind < 3; ++kind) {
        CrossFade mixed = fade(true);
        if (kind == 0) {
            mixed.to.loop = LoopMode::Once;
        } else if (kind == 1) {
            mixed.to.animation = AnimationIndex(2U);
        } else {
            mixed.to.speed = 0.0;
        }
        const CrossFadeLayers layers = poseLayersAt(mixed, *asset, 4.3);
        QCOMPARE(layers.from.seconds, poseLayerAt(mixed.from, *asset, 4.3).seconds);
        QCOMPARE(layers.to.seconds, poseLayerAt(mixed.to, *asset, 4.3).seconds);
    }
}

namespace {

/// A node and its child; clip 0 drives both, clip 1 the node, clip 2 the child.
std::shared_ptr<const Asset> contested() {
    SmallClips made;
    const NodeIndex node = made.node();
    const NodeIndex child = made.node(node);
    const std::vector<std::vector<NodeIndex>> driven{{node, child}, {node}, {child}};
    for (std::size_t i = 0; i < driven.size(); ++i) {
        const AnimationIndex index = made.clip();
        for (const NodeIndex which : driven[i]) {
            const auto place = static_cast<float>(std::size_t{1} << (4 * i));
            made.still(index, which, ChannelPath::Translation, {place, 0.0F, 0.0F});
        }
    }
    return made.library()->asset();
}

}  // namespace

void TestLayers::contestedTargetsHaveShares() {
    const auto asset = contested();
    const std::vector<PoseLayer> layers{layer(0, 1.0F), layer(1, 3.0F)};
    const auto table = contestedTargets(*asset, layers);
    QCOMPARE(table.size(), std::size_t{1});
    QCOMPARE(displayName(*asset, table[0].target), std::string("translation of Node 0"));
    QCOMPARE(table[0].shares, (std::vector{0.25F, 0.75F}));
    QCOMPARE(table[0].rest, 0.0F);

    const auto filled = contestedTargets(
        *asset, std::vector{layer(0, 0.5F), layer(1, 0.0F), layer(2, 0.25F), PoseLayer{}});
    QCOMPARE(filled.size(), std::size_t{2});
    QCOMPARE(filled[0].shares, (std::vector{0.5F, 0.0F, -1.0F, -1.0F}));
    QCOMPARE(filled[0].rest, 0.5F);
    QCOMPARE(filled[1].shares, (std::vector{0.5F, -1.0F, 0.25F, -1.0F}));
    QCOMPARE(filled[1].rest, 0.25F);
    QVERIFY(contestedTargets(*asset, std::vector{layer(1, 1.0F), layer(2, 1.0F)}).empty());
}

void TestLayers::sharesAreWhatTheBlendDoes() {
    const auto asset = contested();
    PoseBlender blender(std::make_shared<const ClipLibrary>(asset));
    const std::vector<PoseLayer> layers{layer(0, 0.25F), layer(1, 0.5F, LayerMode::Override),
                                        layer(1, 0.25F), layer(0, 0.25F, LayerMode::Override),
                                        layer(1, 2.0F, LayerMode::Additive)};
    const TargetShares shares = contestedTargets(*asset, layers).front();
    QCOMPARE(shares.shares, (std::vector{0.09375F, 0.375F, 0.09375F, 0.25F, 2.0F}));
    QCOMPARE(shares.rest, 0.1875F);
    float expected = 0.0F;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        expected += shares.shares[i] * (layers[i].animation.value == 0 ? 1.0F : 16.0F);
    }
    QCOMPARE(blended(blender, layers).translation(NodeIndex(0U)).x, expected);
}

void TestLayers::masksSettleWhoContests() {
    const auto asset = contested();
    std::vector<PoseLayer> layers{layer(0, 1.0F), layer(1, 1.0F), layer(2, 1.0F)};
    layers[0].mask = NodeIndex(1U);
    const auto table = contestedTargets(*asset, layers);
    QCOMPARE(table.size(), std::size_t{1});
    QCOMPARE(table[0].target.node, NodeIndex(1U));
    QCOMPARE(table[0].shares, (std::vector{0.5F, -1.0F, 0.5F}));
}

SINEW_TEST(TestLayers)
#include "test_layers.moc"
