// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/evaluate/pose_evaluator.h"
#include "model/tracks/curve_paths.h"
#include "model/tracks/rotation_curves.h"
#include "model/tracks/track_curve.h"
#include "model/tracks/value_range.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

constexpr AnimationIndex kCurveClip{0U};
constexpr NodeIndex kCurveNode{0U};
constexpr float kDegree = std::numbers::pi_v<float> / 180.0F;

std::shared_ptr<const Asset> assetWith(ChannelPath path, Interpolation interpolation,
                                       std::vector<float> times, std::vector<float> values) {
    Asset asset;
    asset.nodes.resize(1);
    const std::uint32_t width = path == ChannelPath::Rotation ? 4 : 3;
    test::addChannel(asset.animations.emplace_back(), kCurveNode, path,
                     {interpolation, width, std::move(times), std::move(values)});
    return test::finishAsset(std::move(asset));
}

TrackCurve curveOf(const std::shared_ptr<const Asset>& asset, const CurveForm& form = {}) {
    return {asset, kCurveClip, clipTracks(*asset, kCurveClip).tracks.front(), form};
}

std::vector<float> at(const TrackCurve& curve, float seconds) {
    TrackCurve::Scratch scratch = curve.scratch();
    std::vector<float> row(curve.width());
    curve.sample(seconds, scratch, row);
    return row;
}

std::vector<float> plainAt(const TrackCurve& curve, float seconds) {
    TrackCurve::Scratch scratch = curve.scratch();
    std::vector<float> row(curve.width());
    curve.samplePlain(seconds, scratch, row);
    return row;
}

/// Values of one component of VEC3, the others 0; splines with no tangents.
std::vector<float> alongY(const std::vector<float>& ys) {
    std::vector<float> values;
    for (const float y : ys) {
        values.insert(values.end(), {0.0F, y, 0.0F});
    }
    return values;
}

/// Rotations about an axis (0 to 2) by degrees.
std::vector<float> turns(std::size_t axis, const std::vector<float>& degrees) {
    std::vector<float> values;
    for (const float angle : degrees) {
        std::array<float, 4> q{0.0F, 0.0F, 0.0F, std::cos(0.5F * kDegree * angle)};
        q.at(axis) = std::sin(0.5F * kDegree * angle);
        values.insert(values.end(), q.begin(), q.end());
    }
    return values;
}

std::vector<float> poseOf(const PoseEvaluator& evaluator, const Track& track) {
    const Pose& pose = evaluator.pose();
    const Transform local = track.node ? pose.local(track.node) : Transform();
    switch (track.property) {
        case TrackProperty::Translation:
            return {local.translation.x, local.translation.y, local.translation.z};
        case TrackProperty::Rotation:
            return {local.rotation.x, local.rotation.y, local.rotation.z, local.rotation.w};
        case TrackProperty::Scale:
            return {local.scale.x, local.scale.y, local.scale.z};
        case TrackProperty::Weights: {
            const auto weights = pose.weightsOf(evaluator.asset()[track.node]);
            return {weights.begin(), weights.end()};
        }
        case TrackProperty::Pointer:
            break;
    }
    return track.node ? std::vector{float(pose.visible[track.node.value])} : pose.properties;
}

/// A clip that drives everything, of every interpolation.
std::shared_ptr<const Asset> everything(std::uint32_t seed) {
    Random random(seed);
    Asset asset = test::randomTree(random, 4, 2.0);
    asset.nodes[1].restWeights = {0.0F, 0.5F, 0.0F};
    asset.materials.resize(1);
    asset.animations.push_back(test::randomClip(random, asset, 3.0));
    Animation& clip = asset.animations[0];
    test::addPointerChannels(random, clip, NodeIndex(2U), MaterialIndex(0U));
    std::uint32_t next = 0;
    for (Channel& channel : clip.channels) {
        channel.fileIndex = next++;
    }
    for (PropertyChannel& channel : clip.propertyChannels) {
        channel.fileIndex = next++;
    }
    return test::finishAsset(std::move(asset));
}

glm::dquat rotationBy(const std::vector<float>& degrees, EulerOrder order) {
    glm::dquat rotation(1.0, 0.0, 0.0, 0.0);
    for (const glm::length_t axis : kEulerOrders.at(static_cast<std::size_t>(order)).axes) {
        glm::dvec3 direction(0.0);
        direction[axis] = 1.0;
        rotation =
            glm::angleAxis(double(degrees[std::size_t(axis)] * kDegree), direction) * rotation;
    }
    return rotation;
}

bool holds(const CurvePath& path, float value) {
    return std::any_of(path.begin(), path.end(),
                       [&](const CurvePoint& point) { return point.value == value; });
}

}  // namespace

class TestCurves : public QObject {
    Q_OBJECT

private slots:
    void curvesAreWhatIsPlayed() {
        for (std::uint32_t seed = 1; seed <= 12; ++seed) {
            const std::shared_ptr<const Asset> asset = everything(seed);
            PoseEvaluator evaluator(asset);
            for (const Track& track : clipTracks(*asset, kCurveClip).tracks) {
                const TrackCurve curve(asset, kCurveClip, track, {});
                std::vector<float> times = curve.sampler().times.toVector();
                Random random(seed);
                for (int i = 0; i < 40; ++i) {
                    times.push_back(static_cast<float>(random.within(-0.5, 3.0)));
                }
                for (const float seconds : times) {
                    evaluator.evaluate(kCurveClip, seconds);
                    const std::vector<float> played = poseOf(evaluator, track);
                    const std::vector<float> drawn = at(curve, seconds);
                    QCOMPARE(drawn.size(), played.size());
                    for (std::size_t i = 0; i < drawn.size(); ++i) {
                        // Rotations may differ in the last bit.
                        if (track.property == TrackProperty::Rotation) {
                            QVERIFY(std::abs(drawn[i] - played[i]) <= 1.2e-7F);
                        } else {
                            QCOMPARE(drawn[i], played[i]);
                        }
                    }
                }
            }
        }
    }

    void aStepIsDrawnAsAStep() {
        const auto asset = assetWith(ChannelPath::Translation, Interpolation::Step,
                                     {0.0F, 1.0F, 2.0F}, alongY({3.0F, 5.0F, 4.0F}));
        const CurvePath path = curvePaths(curveOf(asset), {0.0, 0.4, 5}, CurveKind::Played)[1];
        const auto last = std::find_if(path.begin(), path.end(),
                                       [](const CurvePoint& p) { return p.column == 2.5F; });
        QVERIFY(path.end() - last >= 2);
        QCOMPARE(last[0], (CurvePoint{2.5F, 3.0F}));
        QCOMPARE(last[1], (CurvePoint{2.5F, 5.0F}));
        // At the edge of a column too: upright, not slanting through the column.
        QCOMPARE(path[path.size() - 2], (CurvePoint{5.0F, 5.0F}));
        QCOMPARE(path.back(), (CurvePoint{5.0F, 4.0F}));
    }

    void nothingIsMissedHoweverManyKeysAColumnHas() {
        constexpr std::size_t kKeys = 10000;
        std::vector<float> times, ys;
        for (std::size_t i = 0; i < kKeys; ++i) {
            times.push_back(static_cast<float>(i) / 100.0F);
            ys.push_back(std::sin(static_cast<float>(i) / 700.0F));
        }
        for (const std::size_t spike : {0U, 15U, 16U, 4321U, 5007U, 9998U, 9999U}) {
            std::vector<float> spiked = ys;
            spiked[spike] = 9.0F;
            const auto asset =
                assetWith(ChannelPath::Translation, Interpolation::Linear, times, alongY(spiked));
            const TrackCurve curve = curveOf(asset);
            QCOMPARE(curve.spans()[1].most, 9.0F);
            for (const std::uint32_t columns : {7U, 100U, 1000U, 4000U}) {
                const CurvePath path =
                    curvePaths(curve, {0.0, 99.99 / columns, columns}, CurveKind::Played)[1];
                QVERIFY(holds(path, 9.0F));
                QVERIFY(path.size() <= std::size_t{14} * columns);
            }
        }
    }

    void aSpikeIsDrawnWhereverItIs() {
        constexpr std::size_t kKeys = 260;
        for (std::size_t spike = 0; spike < kKeys; ++spike) {
            std::vector<float> times, ys(kKeys, 0.0F);
            for (std::size_t i = 0; i < kKeys; ++i) {
                times.push_back(static_cast<float>(i));
            }
            ys[spike] = 5.0F;
            const auto asset =
                assetWith(ChannelPath::Translation, Interpolation::Step, times, alongY(ys));
            const TrackCurve curve = curveOf(asset);
            QVERIFY(holds(curvePaths(curve, {0.0, 259.0 / 3, 3}, CurveKind::Played)[1], 5.0F));
        }
    }

    void aSplineIsDrawnToItsPeak() {
        // From 0 to 0 with a slope of 8 per second: the peak is 8 · 4/27 at a third of a second.
        const auto asset =
            assetWith(ChannelPath::Translation, Interpolation::CubicSpline, {0.0F, 1.0F},
                      {0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
        const TrackCurve curve = curveOf(asset);
        QCOMPARE(curve.spans()[1].most, 32.0F / 27.0F);
        QCOMPARE(curve.spans()[1].least, 0.0F);
        for (const std::uint32_t columns : {1U, 2U, 5U}) {
            const CurvePath path =
                curvePaths(curve, {0.0, 1.0 / columns, columns}, CurveKind::Played)[1];
            QVERIFY(holds(path, curve.spans()[1].most));
        }
        QVERIFY(curve.plainDiffers());
        QCOMPARE(plainAt(curve, 0.4F)[1], 0.0F);
    }

    void linearKeysNeedNoPlainBlend() {
        const auto asset = assetWith(ChannelPath::Translation, Interpolation::Linear,
                                     {0.0F, 1.0F, 3.0F}, alongY({1.0F, 2.0F, -7.0F}));
        QVERIFY(!curveOf(asset).plainDiffers());
    }

    void aSignFlipIsPlayedTheShorterWayAndShowsInThePlainBlend() {
        std::vector<float> values = turns(2, {10.0F, 20.0F});
        for (std::size_t i = 4; i < 8; ++i) {
            values[i] = -values[i];
        }
        const auto asset =
            assetWith(ChannelPath::Rotation, Interpolation::Linear, {0.0F, 1.0F}, values);
        const TrackCurve curve = curveOf(asset);
        QVERIFY(curve.plainDiffers());
        QVERIFY(std::abs(at(curve, 0.5F)[3] - std::cos(7.5F * kDegree)) < 1e-6F);
        QVERIFY(std::abs(plainAt(curve, 0.5F)[3]) < 0.01F);  // passes through zero
        // In angles: 15 degrees half way; the blend has turned somewhere else.
        const TrackCurve angles = curveOf(asset, {.rotation = RotationForm::Euler});
        QVERIFY(std::abs(at(angles, 0.5F)[2] - 15.0F) < 1e-3F);
        QVERIFY(std::abs(plainAt(angles, 0.5F)[2] - 15.0F) > 60.0F);
        // The jump of the stored numbers at the last key is in the line.
        const CurvePath path = curvePaths(curve, {0.0, 0.25, 8}, CurveKind::Played)[3];
        QVERIFY(holds(path, values[7]));
        QVERIFY(curve.spans()[3].most > 0.98F);
        QVERIFY(curve.spans()[3].least < -0.98F);
    }

    void anglesGoOnPastWholeTurns_data() {
        QTest::addColumn<int>("order");
        for (const EulerOrderInfo& info : kEulerOrders) {
            QTest::newRow(info.name) << static_cast<int>(info.order);
        }
    }
    void anglesGoOnPastWholeTurns() {
        QFETCH(int, order);
        const CurveForm form{.rotation = RotationForm::Euler,
                             .order = static_cast<EulerOrder>(order)};
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const auto asset =
                assetWith(ChannelPath::Rotation, Interpolation::Linear, {0, 1, 2, 3, 4, 5, 6, 7},
                          turns(axis, {0, 120, 240, 360, 480, 600, 720, 600}));
            const TrackCurve curve = curveOf(asset, form);
            for (int i = 0; i <= 140; ++i) {
                const float seconds = static_cast<float>(i) / 20.0F;
                const float turned = seconds < 6.0F ? 120.0F * seconds : 1440.0F - 120.0F * seconds;
                const std::vector<float> angles = at(curve, seconds);
                for (std::size_t each = 0; each < 3; ++each) {
                    QVERIFY2(std::abs(angles[each] - (each == axis ? turned : 0.0F)) < 0.05F,
                             qPrintable(QStringLiteral("axis %1 at %2").arg(each).arg(seconds)));
                }
            }
        }
    }

    void anglesStayCalmInGimbalLock() {
        // A quarter turn about Y all the time, after a turn about X: the rotation does not
        // determine the other two angles, so the third stays at 0. Rounded as 16-bit integers are.
        std::vector<float> values;
        const glm::quat quarter = glm::angleAxis(90.0F * kDegree, glm::vec3(0.0F, 1.0F, 0.0F));
        for (const float angle : {0.0F, 50.0F, 100.0F, 170.0F}) {
            const glm::quat q =
                quarter * glm::angleAxis(angle * kDegree, glm::vec3(1.0F, 0.0F, 0.0F));
            for (const float part : {q.x, q.y, q.z, q.w}) {
                values.push_back(std::round(part * 32767.0F) / 32767.0F);
            }
        }
        const auto asset = assetWith(ChannelPath::Rotation, Interpolation::Linear,
                                     {0.0F, 1.0F, 2.0F, 3.4F}, values);
        const TrackCurve curve = curveOf(asset, {.rotation = RotationForm::Euler});
        for (int i = 0; i <= 68; ++i) {
            const float seconds = 0.05F * static_cast<float>(i);
            const std::vector<float> angles = at(curve, seconds);
            QVERIFY(std::abs(angles[0] - 50.0F * seconds) < 0.1F);
            QVERIFY(std::abs(angles[1] - 90.0F) < 0.1F);
            QVERIFY(std::abs(angles[2]) < 0.1F);
        }
    }

    void anglesAreTheRotation() {
        Random random(5);
        for (const EulerOrderInfo& info : kEulerOrders) {
            const Sampler sampler = test::randomCurve(random, Interpolation::Linear, 4,
                                                      test::randomTimes(random, 12, 0.5), 1.0);
            const auto asset = assetWith(ChannelPath::Rotation, sampler.interpolation,
                                         sampler.times.toVector(), sampler.values.toVector());
            const TrackCurve stored = curveOf(asset);
            const TrackCurve angles =
                curveOf(asset, {.rotation = RotationForm::Euler, .order = info.order});
            for (int i = 0; i < 200; ++i) {
                const auto seconds = static_cast<float>(random.within(0.4, 3.0));
                const std::vector<float> q = at(stored, seconds);
                const glm::dquat turned = rotationBy(at(angles, seconds), info.order);
                const double same = std::abs(turned.x * double(q[0]) + turned.y * double(q[1]) +
                                             turned.z * double(q[2]) + turned.w * double(q[3]));
                QVERIFY(same > 1.0 - 1e-6);
            }
        }
    }

    void aTurnHasItsSpeed() {
        const auto asset = assetWith(ChannelPath::Rotation, Interpolation::Linear,
                                     {1.0F, 1.5F, 2.5F}, turns(0, {0.0F, 90.0F, 60.0F}));
        const TrackCurve curve = curveOf(asset, {.rotation = RotationForm::Speed});
        QCOMPARE(curve.width(), 1U);
        QCOMPARE(at(curve, 0.5F)[0], 0.0F);
        QVERIFY(std::abs(at(curve, 1.2F)[0] - 180.0F) < 1e-3F);
        QVERIFY(std::abs(at(curve, 1.5F)[0] - 30.0F) < 1e-3F);
        QCOMPARE(at(curve, 2.5F)[0], 0.0F);
    }

    void theSpeedOfASplineIsThatOfThePoses() {
        Random random(8);
        const Sampler sampler =
            test::randomCurve(random, Interpolation::CubicSpline, 4, {0.0F, 1.0F, 3.0F}, 0.1);
        const auto asset = assetWith(ChannelPath::Rotation, sampler.interpolation,
                                     sampler.times.toVector(), sampler.values.toVector());
        const TrackCurve speed = curveOf(asset, {.rotation = RotationForm::Speed});
        PoseEvaluator evaluator(asset);
        const auto rotationAt = [&](float seconds) {
            evaluator.evaluate(kCurveClip, seconds);
            return glm::normalize(glm::dquat(evaluator.pose().rotation(kCurveNode)));
        };
        for (int i = 1; i < 30; ++i) {
            const float seconds = 0.1F * static_cast<float>(i);
            if (std::abs(seconds - 1.0F) < 0.01F) {
                continue;
            }
            const glm::dquat from = rotationAt(seconds - 1e-3F);
            const glm::dquat to = rotationAt(seconds + 1e-3F);
            const double turned = 2.0 * std::acos(std::min(1.0, std::abs(glm::dot(from, to))));
            const double expected = turned / 2e-3 * 180.0 / std::numbers::pi;
            QVERIFY(std::abs(double(at(speed, seconds)[0]) - expected) < 2.0 + 0.02 * expected);
        }
    }

    void aThinnedPathStaysWithinTheTolerance() {
        const CurvePath line =
            thinned({{0, 0}, {1, 1}, {2, 2}, {3, 3}, {3, 0}, {4, 0}, {9, 0}}, 0.01);
        QCOMPARE(line, (CurvePath{{0, 0}, {3, 3}, {3, 0}, {9, 0}}));
        CurvePath wave;
        for (int i = 0; i < 1000; ++i) {
            wave.push_back({float(i), std::sin(float(i) / 30.0F)});
        }
        const CurvePath few = thinned(wave, 0.02);
        QVERIFY(few.size() < 200);
        for (const CurvePoint& point : wave) {
            const auto after = std::find_if(few.begin(), few.end(), [&](const CurvePoint& p) {
                return p.column >= point.column;
            });
            const CurvePoint& to = *after;
            const CurvePoint& from = after == few.begin() ? to : *(after - 1);
            const float share = to.column > from.column
                                    ? (point.column - from.column) / (to.column - from.column)
                                    : 1.0F;
            QVERIFY(std::abs(std::lerp(from.value, to.value, share) - point.value) <= 0.0201F);
        }
    }

    void runsOfSegmentsAreMeasuredWithoutVisitingEach() {
        Random random(3);
        std::vector<float> values;
        SegmentSpans spans(2);
        for (std::size_t i = 0; i < 3001; ++i) {
            values.push_back(static_cast<float>(random.within(-5.0, 5.0)));
            std::vector<ValueSpan> segment(2);
            segment[0].include(values.back());
            segment[1].include(-values.back());
            spans.add(segment);
        }
        for (int i = 0; i < 400; ++i) {
            const std::size_t first = random.below(3001);
            const std::size_t end = first + random.below(std::uint32_t(3002 - first));
            std::vector<ValueSpan> found(2);
            const SegmentSpans::Covered covered = spans.include(first, end, found);
            QVERIFY(covered.first >= first && covered.end <= end);
            QVERIFY(end - first - (covered.end - covered.first) < 32);
            ValueSpan expected;
            for (std::size_t k = covered.first; k < covered.end; ++k) {
                expected.include(values[k]);
            }
            QCOMPARE(found[0], expected);
            QCOMPARE(found[1].most, expected.empty() ? found[1].most : -expected.least);
        }
    }
};

SINEW_TEST(TestCurves)
#include "test_curves.moc"
