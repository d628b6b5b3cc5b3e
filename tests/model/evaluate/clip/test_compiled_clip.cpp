// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "model/evaluate/clip/compiled_clip.h"
#include "model/evaluate/sampler.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

constexpr AnimationIndex kFirst{0U};
constexpr float kUntouched = -12345.0F;

Asset nodes(std::size_t count, std::size_t weights = 0) {
    Asset asset;
    asset.nodes.resize(count);
    for (Node& node : asset.nodes) {
        node.restWeights.resize(weights);
    }
    asset.animations.resize(1);
    return asset;
}

/// A pose of sentinel values that no evaluation writes.
Pose blank(const Asset& asset) {
    Pose pose;
    resetToRest(asset, pose);
    for (std::vector<float>* floats : {&pose.parts, &pose.weights, &pose.properties}) {
        std::fill(floats->begin(), floats->end(), kUntouched);
    }
    return pose;
}

Pose sampled(const Asset& asset, float seconds, std::uint32_t hint = 0) {
    const CompiledClip clip(asset, kFirst);
    ClipCursor cursor{std::vector<std::uint32_t>(clip.trackCount(), hint)};
    Pose pose = blank(asset);
    clip.sample(seconds, cursor, pose);
    return pose;
}

/// The expected output of a channel, by the plain form.
std::vector<float> expectedOf(const Sampler& sampler, bool rotation, float seconds) {
    std::vector<float> value(sampler.width);
    std::uint32_t cursor = 0;
    sampleCurve(sampler, seconds, rotation, cursor, value);
    return value;
}

std::vector<float> valueOf(const Pose& pose, const Node& node, const Channel& channel) {
    switch (channel.path) {
        case ChannelPath::Translation:
        case ChannelPath::Scale: {
            const glm::vec3 v = channel.path == ChannelPath::Scale ? pose.scale(channel.node)
                                                                   : pose.translation(channel.node);
            return {v.x, v.y, v.z};
        }
        case ChannelPath::Rotation: {
            const glm::quat q = pose.rotation(channel.node);
            return {q.x, q.y, q.z, q.w};
        }
        case ChannelPath::Weights:
            break;
    }
    const auto all = pose.weightsOf(node);
    return channel.morphTarget == kAllMorphTargets ? std::vector<float>(all.begin(), all.end())
                                                   : std::vector<float>{all[channel.morphTarget]};
}

/// One rounding apart; a rotation's spline is rounded twice in the plain form.
bool isRoundedAlike(float value, float expected, bool rotation) {
    const float size = std::abs(expected);
    const float step = std::nextafter(size, std::numeric_limits<float>::infinity()) - size;
    return std::abs(value - expected) <= (rotation ? 2e-7F : step + 1e-12F);
}

std::vector<float> interestingTimes(const Asset& asset, Random& random) {
    const Animation& animation = asset.animations[0];
    std::vector<float> times{animation.startSeconds - 1.0F, animation.endSeconds + 1.0F};
    for (const Sampler& sampler : animation.samplers) {
        times.insert(times.end(), sampler.times.begin(), sampler.times.end());
    }
    for (int i = 0; i < 100; ++i) {
        times.push_back(static_cast<float>(
            random.within(animation.startSeconds - 0.1, animation.endSeconds + 0.1)));
    }
    return times;
}

void addChannel(Asset& asset, std::size_t node, ChannelPath path, Sampler sampler) {
    test::addChannel(asset.animations[0], NodeIndex(node), path, std::move(sampler));
}

Sampler linear(std::uint32_t width, std::vector<float> times, std::vector<float> values) {
    return {Interpolation::Linear, width, std::move(times), std::move(values)};
}

/// A material's roughness (1 float) and base colour (4), driven by the curves.
Asset drivenMaterial(Sampler roughness, Sampler color) {
    Asset asset = nodes(1);
    asset.materials.resize(1);
    Animation& animation = asset.animations[0];
    const auto add = [&](Property property, Sampler sampler) {
        PropertyChannel channel;
        channel.target = {.owner = PropertyOwner::Material, .index = 0, .property = property};
        channel.sampler = SamplerIndex(animation.samplers.size());
        animation.propertyChannels.push_back(channel);
        animation.samplers.push_back(std::move(sampler));
    };
    add(Property::RoughnessFactor, std::move(roughness));
    add(Property::BaseColorFactor, std::move(color));
    return asset;
}

Asset blinkingNode(Sampler sampler) {
    Asset asset = nodes(3);
    PropertyChannel channel;
    channel.target = {.owner = PropertyOwner::Node, .index = 1, .property = Property::Visible};
    channel.sampler = SamplerIndex(0U);
    asset.animations[0].propertyChannels = {channel};
    asset.animations[0].samplers = {std::move(sampler)};
    return asset;
}

}  // namespace

class TestCompiledClip : public QObject {
    Q_OBJECT
private slots:
    void channelsOfOneSamplerShareItsKeys_data();
    void channelsOfOneSamplerShareItsKeys();
    void followsEveryCurve_data();
    void followsEveryCurve();
    void propertiesFollowTheirCurves();
    void visibilityIsAnyValueButZero();
    void keysAreGivenAsStored();
    void writesNothingElse_data();
    void writesNothingElse();
    void theHintNeverChangesABit();
    void channelsWithTheSameTimesShareATrack();
    void theLastOfSeveralChannelsCounts();
    void aSingleMorphTargetLeavesTheOthers();
    void whatNeverChangesIsHeld();
    void aSplineThatOnlyReturnsIsNoConstant();
    void aShortRotationIsLengthenedAsTheFormulaSays();
    void aStoredMatrixGivesWay();
};

void TestCompiledClip::channelsOfOneSamplerShareItsKeys_data() {
    QTest::addColumn<bool>("rotation");
    QTest::addColumn<bool>("spline");
    QTest::newRow("translations") << false << false;
    QTest::newRow("rotations") << true << false;
    QTest::newRow("spline translations") << false << true;
    QTest::newRow("spline rotations") << true << true;
}

// A copy of the keys per channel once was memory that grows with the square.
void TestCompiledClip::channelsOfOneSamplerShareItsKeys() {
    QFETCH(const bool, rotation);
    QFETCH(const bool, spline);
    constexpr std::size_t kNodes = 1000;
    constexpr std::size_t kKeys = 1000;
    const std::uint32_t width = rotation ? 4 : 3;
    const std::size_t stride = spline ? 3 * width : width;
    Random random(3);
    std::vector<float> times;
    std::vector<float> values;
    for (std::size_t key = 0; key < kKeys; ++key) {
        times.push_back(0.1F * static_cast<float>(key));
        for (std::size_t i = 0; i < stride; ++i) {
            values.push_back(static_cast<float>(random.within(0.1, 1.0)));
        }
    }
    Asset asset = nodes(kNodes);
    const Interpolation kind = spline ? Interpolation::CubicSpline : Interpolation::Linear;
    Animation& animation = asset.animations[0];
    animation.samplers.push_back({kind, width, std::move(times), std::move(values)});
    for (std::size_t node = 0; node < kNodes; ++node) {
        Channel channel;
        channel.node = NodeIndex(node);
        channel.path = rotation ? ChannelPath::Rotation : ChannelPath::Translation;
        channel.sampler = SamplerIndex(0U);
        animation.channels.push_back(channel);
    }
    const std::size_t before = (test::forgetPeak(), test::bytesAtPeak());
    const CompiledClip clip(asset, kFirst);
    QVERIFY(test::bytesAtPeak() - before < std::size_t{4} << 20U);

    ClipCursor cursor{std::vector<std::uint32_t>(clip.trackCount(), 0)};
    for (const float seconds : {-1.0F, 0.0F, 3.14F, 50.05F, 99.9F, 200.0F}) {
        Pose pose = blank(asset);
        clip.sample(seconds, cursor, pose);
        const auto expected = expectedOf(animation.samplers[0], rotation, seconds);
        for (const std::size_t node : {std::size_t{0}, std::size_t{1}, kNodes / 2, kNodes - 1}) {
            const auto value = valueOf(pose, asset.nodes[node], animation.channels[node]);
            for (std::size_t i = 0; i < expected.size(); ++i) {
                QVERIFY(isRoundedAlike(value[i], expected[i], rotation));
            }
        }
    }
}

void TestCompiledClip::followsEveryCurve_data() {
    QTest::addColumn<int>("interpolation");
    QTest::addColumn<int>("nodeCount");
    QTest::addColumn<int>("keyCount");
    QTest::addColumn<double>("start");
    const std::array names{"linear", "step", "spline"};
    for (int interpolation = 0; interpolation < 3; ++interpolation) {
        for (const int nodeCount : {1, 3, 8, 21}) {
            for (const int keyCount : {1, 2, 17}) {
                for (const double start : {0.0, 2.5, -1.0}) {
                    QTest::addRow("%s, %d nodes, %d keys from %g",
                                  names[static_cast<std::size_t>(interpolation)], nodeCount,
                                  keyCount, start)
                        << interpolation << nodeCount << keyCount << start;
                }
            }
        }
    }
}

void TestCompiledClip::followsEveryCurve() {
    QFETCH(const int, interpolation);
    QFETCH(const int, nodeCount);
    QFETCH(const int, keyCount);
    QFETCH(const double, start);
    Random random(static_cast<std::uint32_t>(100 * nodeCount + keyCount));
    Asset building = nodes(static_cast<std::size_t>(nodeCount), 5);
    std::vector<float> shared =
        test::randomTimes(random, static_cast<std::size_t>(keyCount), start);
    if (keyCount > 4) {
        shared[3] = shared[4];  // equal times
    }
    const auto curve = [&](std::uint32_t width) {
        return test::randomCurve(random, static_cast<Interpolation>(interpolation), width, shared,
                                 10.0);
    };
    for (std::size_t node = 0; node < building.nodes.size(); ++node) {
        addChannel(building, node, ChannelPath::Translation, curve(3));
        addChannel(building, node, ChannelPath::Rotation, curve(4));
        addChannel(building, node, ChannelPath::Scale, curve(3));
        addChannel(building, node, ChannelPath::Weights, curve(node % 2 == 0 ? 5 : 1));
        if (node % 2 != 0) {
            building.animations[0].channels.back().morphTarget = 3;
        }
    }
    const auto asset = test::finishAsset(std::move(building));
    const CompiledClip clip(*asset, kFirst);
    ClipCursor cursor;
    clip.prepare(cursor);
    Pose pose = blank(*asset);
    for (const float seconds : interestingTimes(*asset, random)) {
        clip.sample(seconds, cursor, pose);
        for (const Channel& channel : asset->animations[0].channels) {
            const bool rotation = channel.path == ChannelPath::Rotation;
            const auto expected =
                expectedOf(asset->animations[0].samplers[channel.sampler.value], rotation, seconds);
            const auto value = valueOf(pose, (*asset)[channel.node], channel);
            QCOMPARE(value.size(), expected.size());
            for (std::size_t i = 0; i < value.size(); ++i) {
                QVERIFY(isRoundedAlike(value[i], expected[i], rotation));
            }
        }
    }
}

void TestCompiledClip::propertiesFollowTheirCurves() {
    Random random(3);
    for (const Interpolation interpolation :
         {Interpolation::Linear, Interpolation::Step, Interpolation::CubicSpline}) {
        const auto curve = [&](std::uint32_t width) {
            return test::randomCurve(random, interpolation, width,
                                     test::randomTimes(random, 9, 0.5), 1.0);
        };
        const auto asset = test::finishAsset(drivenMaterial(curve(1), curve(4)));
        for (const float seconds : interestingTimes(*asset, random)) {
            const Pose pose = sampled(*asset, seconds);
            for (const PropertyChannel& channel : asset->animations[0].propertyChannels) {
                const AnimatedProperty& property = asset->animatedProperties[channel.property];
                const auto expected = expectedOf(
                    asset->animations[0].samplers[channel.sampler.value], false, seconds);
                for (std::size_t i = 0; i < expected.size(); ++i) {
                    QVERIFY(
                        isRoundedAlike(pose.properties[property.first + i], expected[i], false));
                }
            }
        }
    }
}

void TestCompiledClip::visibilityIsAnyValueButZero() {
    const auto asset = test::finishAsset(
        blinkingNode({Interpolation::Step, 1, {1.0F, 2.0F, 3.0F}, {0.0F, 0.5F, 0.0F}}));
    QCOMPARE(sampled(*asset, 1.5F).visible, (std::vector<std::uint8_t>{1, 0, 1}));
    QCOMPARE(sampled(*asset, 2.5F).visible, (std::vector<std::uint8_t>{1, 1, 1}));
    QCOMPARE(sampled(*asset, 9.0F).visible, (std::vector<std::uint8_t>{1, 0, 1}));
    const auto hidden =
        test::finishAsset(blinkingNode({Interpolation::Step, 1, {1.0F, 2.0F}, {0.0F, 0.0F}}));
    QCOMPARE(sampled(*hidden, 1.5F).visible, (std::vector<std::uint8_t>{1, 0, 1}));
}

void TestCompiledClip::keysAreGivenAsStored() {
    Random random(4);
    Asset building = nodes(11);
    const std::vector<float> times = test::randomTimes(random, 20, 0.3);
    for (std::size_t node = 0; node < building.nodes.size(); ++node) {
        addChannel(building, node, ChannelPath::Translation,
                   test::randomCurve(random, Interpolation::Linear, 3, times, 1e6));
        addChannel(building, node, ChannelPath::Rotation,
                   test::randomCurve(random, Interpolation::Linear, 4, times, 1.0));
        addChannel(building, node, ChannelPath::Scale,
                   test::randomCurve(random, Interpolation::CubicSpline, 3, times, 1e6));
    }
    const auto asset = test::finishAsset(std::move(building));
    for (std::size_t key = 0; key < times.size(); ++key) {
        const Pose pose = sampled(*asset, times[key]);
        for (const Channel& channel : asset->animations[0].channels) {
            const Sampler& sampler = asset->animations[0].samplers[channel.sampler.value];
            const std::size_t part =
                sampler.interpolation == Interpolation::CubicSpline ? sampler.width : 0;
            const auto value = valueOf(pose, (*asset)[channel.node], channel);
            QVERIFY(std::equal(value.begin(), value.end(),
                               sampler.values.begin() +
                                   static_cast<std::ptrdiff_t>(key * sampler.keyStride() + part)));
        }
    }
}

void TestCompiledClip::writesNothingElse_data() {
    QTest::addColumn<QVector<int>>("driven");
    QTest::newRow("one") << QVector<int>{7};
    QTest::newRow("seven in a row") << QVector<int>{3, 4, 5, 6, 7, 8, 9};
    QTest::newRow("eight in a row") << QVector<int>{3, 4, 5, 6, 7, 8, 9, 10};
    QTest::newRow("nine in a row") << QVector<int>{3, 4, 5, 6, 7, 8, 9, 10, 11};
    QTest::newRow("to the last") << QVector<int>{20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};
    QTest::newRow("scattered and in a row")
        << QVector<int>{0, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 19, 30, 31};
}

void TestCompiledClip::writesNothingElse() {
    QFETCH(const QVector<int>, driven);
    for (const ChannelPath path :
         {ChannelPath::Translation, ChannelPath::Rotation, ChannelPath::Scale}) {
        for (const Interpolation interpolation :
             {Interpolation::Linear, Interpolation::Step, Interpolation::CubicSpline}) {
            Random random(8);
            Asset building = nodes(32);
            const std::vector<float> times = test::randomTimes(random, 4, 0.0);
            for (const int node : driven) {
                addChannel(building, static_cast<std::size_t>(node), path,
                           test::randomCurve(random, interpolation,
                                             path == ChannelPath::Rotation ? 4 : 3, times, 1.0));
            }
            const auto asset = test::finishAsset(std::move(building));
            const Pose pose = sampled(*asset, 0.5F * (times[1] + times[2]));
            const std::size_t first = path == ChannelPath::Translation ? 0
                                      : path == ChannelPath::Rotation  ? 3
                                                                       : 7;
            const std::size_t last = path == ChannelPath::Rotation ? first + 4 : first + 3;
            for (std::size_t part = 0; part < kPosePartCount; ++part) {
                for (std::size_t node = 0; node < pose.rowStride; ++node) {
                    const bool written =
                        part >= first && part < last && driven.contains(static_cast<int>(node));
                    QCOMPARE(pose.parts[part * pose.rowStride + node] != kUntouched, written);
                }
            }
        }
    }
}

void TestCompiledClip::theHintNeverChangesABit() {
    Random random(9);
    Asset building = test::randomTree(random, 12, 1.0);
    building.animations = {test::randomClip(random, building, 1.0)};
    const auto asset = test::finishAsset(std::move(building));
    for (const float seconds : interestingTimes(*asset, random)) {
        const Pose expected = sampled(*asset, seconds);
        for (const std::uint32_t hint : {1U, 3U, 1000U, 0xffffffffU}) {
            QVERIFY(sampled(*asset, seconds, hint).parts == expected.parts);
        }
    }
}

void TestCompiledClip::channelsWithTheSameTimesShareATrack() {
    Asset asset = nodes(3);
    addChannel(asset, 0, ChannelPath::Translation, linear(3, {0, 1}, {0, 0, 0, 1, 1, 1}));
    addChannel(asset, 1, ChannelPath::Rotation, linear(4, {0, 1}, {0, 0, 0, 1, 1, 0, 0, 0}));
    addChannel(asset, 2, ChannelPath::Scale, linear(3, {0, 2}, {1, 1, 1, 2, 2, 2}));
    const auto done = test::finishAsset(std::move(asset));
    QCOMPARE(CompiledClip(*done, kFirst).trackCount(), std::size_t{2});
}

void TestCompiledClip::theLastOfSeveralChannelsCounts() {
    Asset building = nodes(2, 3);
    addChannel(building, 1, ChannelPath::Translation, linear(3, {0, 1}, {0, 0, 0, 1, 1, 1}));
    addChannel(building, 1, ChannelPath::Translation, linear(3, {0, 2}, {5, 6, 7, 9, 9, 9}));
    addChannel(building, 0, ChannelPath::Weights, linear(1, {0, 1}, {4, 4.5F}));
    building.animations[0].channels.back().morphTarget = 2;
    addChannel(building, 0, ChannelPath::Weights, linear(3, {0, 1}, {1, 2, 3, 2, 3, 4}));
    addChannel(building, 1, ChannelPath::Weights, linear(3, {0, 1}, {1, 2, 3, 2, 3, 4}));
    addChannel(building, 1, ChannelPath::Weights, linear(1, {0, 1}, {4, 4.5F}));
    building.animations[0].channels.back().morphTarget = 2;
    const auto asset = test::finishAsset(std::move(building));
    const Pose pose = sampled(*asset, 0.0F);
    QCOMPARE(pose.translation(NodeIndex(1U)), glm::vec3(5, 6, 7));
    QCOMPARE(pose.weights, (std::vector<float>{1, 2, 3, 1, 2, 4}));
}

void TestCompiledClip::aSingleMorphTargetLeavesTheOthers() {
    Asset building = nodes(1, 3);
    addChannel(building, 0, ChannelPath::Weights, linear(1, {0, 1}, {4, 5}));
    building.animations[0].channels.back().morphTarget = 1;
    const auto asset = test::finishAsset(std::move(building));
    QCOMPARE(sampled(*asset, 0.5F).weights, (std::vector<float>{kUntouched, 4.5F, kUntouched}));
}

void TestCompiledClip::whatNeverChangesIsHeld() {
    Asset building = nodes(1, 2);
    addChannel(building, 0, ChannelPath::Translation,
               {Interpolation::CubicSpline,
                3,
                {0, 1},
                {0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0}});
    addChannel(building, 0, ChannelPath::Rotation,
               linear(4, {0, 2}, {0.6F, 0, 0, 0.8F, 0.6F, 0, 0, 0.8F}));
    addChannel(building, 0, ChannelPath::Weights, linear(2, {0, 3}, {1, 7, 2, 7}));
    const auto asset = test::finishAsset(std::move(building));
    QCOMPARE(CompiledClip(*asset, kFirst).trackCount(), std::size_t{1});
    for (const float seconds : {-1.0F, 0.3F, 1.5F, 9.0F}) {
        const Pose pose = sampled(*asset, seconds);
        QCOMPARE(pose.translation(NodeIndex(0U)), glm::vec3(1, 2, 3));
        QCOMPARE(pose.rotation(NodeIndex(0U)), glm::quat(0.8F, 0.6F, 0, 0));
        QCOMPARE(pose.weights[1], 7.0F);
    }
    QCOMPARE(sampled(*asset, 1.5F).weights[0], 1.5F);
}

void TestCompiledClip::aSplineThatOnlyReturnsIsNoConstant() {
    Asset building = nodes(1);
    addChannel(building, 0, ChannelPath::Scale,
               {Interpolation::CubicSpline,
                3,
                {0, 1},
                {0, 0, 0, 1, 1, 1, 4, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0}});
    const auto asset = test::finishAsset(std::move(building));
    QCOMPARE(sampled(*asset, 0.5F).scale(NodeIndex(0U)), glm::vec3(1.5F, 1.0F, 1.0F));
}

void TestCompiledClip::aShortRotationIsLengthenedAsTheFormulaSays() {
    Asset building = nodes(1);
    addChannel(building, 0, ChannelPath::Rotation,
               linear(4, {0, 1}, {0, 0, 0, 0.99F, 0, 0, 0, 0.99F}));
    const auto asset = test::finishAsset(std::move(building));
    const auto expected = expectedOf(asset->animations[0].samplers[0], true, 0.5F);
    QVERIFY(expected[3] > 0.99F);
    QVERIFY(isRoundedAlike(sampled(*asset, 0.5F).rotation(NodeIndex(0U)).w, expected[3], true));
}

void TestCompiledClip::aStoredMatrixGivesWay() {
    Asset building = nodes(3, 1);
    for (Node& node : building.nodes) {
        node.matrix = glm::mat4(1.0F);
    }
    addChannel(building, 1, ChannelPath::Scale, linear(3, {0}, {1, 1, 1}));
    addChannel(building, 2, ChannelPath::Weights, linear(1, {0}, {1}));
    const auto asset = test::finishAsset(std::move(building));
    QCOMPARE(sampled(*asset, 0.0F).fromMatrix, (std::vector<std::uint8_t>{1, 0, 1}));
}

SINEW_TEST(TestCompiledClip)
#include "test_compiled_clip.moc"
