// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// Invariants of all clips, tested with random clips.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "model/evaluate/pose_evaluator.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/reference/agreement.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

constexpr AnimationIndex kFirst{0U};
constexpr NodeIndex kNode{0U};
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// One node that one curve drives.
struct Driven {
    PoseEvaluator evaluator;
    ChannelPath path;

    Driven(ChannelPath drivenPath, Sampler curve)
        : evaluator(assetOf(drivenPath, std::move(curve))), path(drivenPath) {}

    static std::shared_ptr<const Asset> assetOf(ChannelPath path, Sampler curve) {
        Asset asset;
        asset.nodes.resize(1);
        if (path == ChannelPath::Weights) {
            asset.nodes[0].restWeights.resize(curve.width);
        }
        test::addChannel(asset.animations.emplace_back(), kNode, path, std::move(curve));
        return test::finishAsset(std::move(asset));
    }

    [[nodiscard]] const Sampler& curve() const {
        return evaluator.asset().animations[0].samplers[0];
    }

    [[nodiscard]] std::vector<float> at(float seconds) {
        evaluator.evaluate(kFirst, seconds);
        const Pose& pose = evaluator.pose();
        switch (path) {
            case ChannelPath::Translation:
            case ChannelPath::Scale: {
                const glm::vec3 v =
                    path == ChannelPath::Scale ? pose.scale(kNode) : pose.translation(kNode);
                return {v.x, v.y, v.z};
            }
            case ChannelPath::Rotation: {
                const glm::quat q = pose.rotation(kNode);
                return {q.x, q.y, q.z, q.w};
            }
            case ChannelPath::Weights:
                break;
        }
        return pose.weights;
    }

    [[nodiscard]] std::vector<float> storedKey(std::size_t key) const {
        const Sampler& sampler = curve();
        const bool isSpline = sampler.interpolation == Interpolation::CubicSpline;
        const std::size_t first = key * sampler.keyStride() + (isSpline ? sampler.width : 0);
        return {sampler.values.begin() + static_cast<std::ptrdiff_t>(first),
                sampler.values.begin() + static_cast<std::ptrdiff_t>(first + sampler.width)};
    }
};

constexpr ChannelPath kPaths[] = {ChannelPath::Translation, ChannelPath::Rotation,
                                  ChannelPath::Scale, ChannelPath::Weights};

std::uint32_t widthOf(ChannelPath path) {
    return path == ChannelPath::Rotation ? 4 : path == ChannelPath::Weights ? 7 : 3;
}

Driven randomDriven(Random& random, ChannelPath path, Interpolation interpolation,
                    std::size_t keys = 9) {
    return {path, test::randomCurve(random, interpolation, widthOf(path),
                                    test::randomTimes(random, keys, random.within(0.0, 2.0)), 1.5)};
}

double largestStep(const std::vector<float>& a, const std::vector<float>& b) {
    double largest = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        largest = std::max(largest, std::abs(double{a[i]} - double{b[i]}));
    }
    return largest;
}

/// q and -q are the same rotation.
double distance(ChannelPath path, const std::vector<float>& a, std::vector<float> b) {
    const double same = largestStep(a, b);
    if (path != ChannelPath::Rotation) {
        return same;
    }
    for (float& number : b) {
        number = -number;
    }
    return std::min(same, largestStep(a, b));
}

double lengthOf(const std::vector<float>& q) {
    double squared = 0.0;
    for (const float number : q) {
        squared += double{number} * double{number};
    }
    return std::sqrt(squared);
}

/// Calls `work` with a few random curves of every path.
template <class Work>
void forCurves(Interpolation interpolation, const Work& work) {
    Random random(static_cast<std::uint32_t>(interpolation) + 71U);
    for (int round = 0; round < 25; ++round) {
        for (const ChannelPath path : kPaths) {
            work(randomDriven(random, path, interpolation), random);
        }
    }
}

/// How fast a curve of unit-sized values can change, per second, by its keys and tangents.
double fastest(const Driven& driven) {
    const Sampler& curve = driven.curve();
    double spacing = kInfinity, largest = 0.0;
    for (std::size_t key = 1; key < curve.times.size(); ++key) {
        spacing = std::min(spacing, double{curve.times[key]} - double{curve.times[key - 1]});
    }
    for (const float value : curve.values) {
        largest = std::max(largest, std::abs(double{value}));
    }
    return 4.0 * largest / spacing;
}

std::vector<float> timesAcross(const Sampler& curve, Random& random, int count) {
    std::vector<float> times;
    for (int i = 0; i < count; ++i) {
        times.push_back(static_cast<float>(
            random.within(double{curve.times.front()} - 0.1, double{curve.times.back()} + 0.1)));
    }
    return times;
}

Asset randomScene(Random& random) {
    Asset asset = test::randomTree(random, 37, 2.0);
    for (std::size_t n = 0; n < asset.nodes.size(); n += 5) {
        asset.nodes[n].restWeights = {0.25F, 0.5F, 0.0F};
    }
    Skin& skin = asset.skins.emplace_back();
    for (std::size_t n = 3; n < 30; ++n) {
        skin.joints.emplace_back(n);
        skin.inverseBindMatrices.push_back(
            toMatrix({.translation = random.vector(2.0), .rotation = random.rotation()}));
    }
    test::setMatrix(random, asset.nodes[2]);
    test::setMatrix(random, asset.nodes[11]);
    asset.materials.resize(1);
    for (int clip = 0; clip < 3; ++clip) {
        asset.animations.push_back(test::randomClip(random, asset, 2.0));
        test::addPointerChannels(random, asset.animations.back(), NodeIndex(4U), MaterialIndex(0U));
    }
    return asset;
}

struct Moment {
    AnimationIndex animation;
    float seconds = 0.0F;
};

/// All results of an evaluation, for bitwise comparison.
std::vector<unsigned char> bytesOf(const PoseEvaluator& evaluator) {
    std::vector<unsigned char> bytes;
    const auto append = [&bytes](const void* data, std::size_t size) {
        const auto* first = static_cast<const unsigned char*>(data);
        bytes.insert(bytes.end(), first, first + size);
    };
    const Pose& pose = evaluator.pose();
    for (std::size_t n = 0; n < pose.nodeCount; ++n) {
        const Transform local = pose.local(NodeIndex(n));
        append(&local, sizeof local);
    }
    append(pose.weights.data(), pose.weights.size() * sizeof(float));
    append(pose.properties.data(), pose.properties.size() * sizeof(float));
    append(pose.visible.data(), pose.visible.size());
    append(evaluator.world().data(), evaluator.world().size_bytes());
    append(evaluator.palette(SkinIndex(0U)).data(), evaluator.palette(SkinIndex(0U)).size_bytes());
    return bytes;
}

}  // namespace

class TestRandomClips : public QObject {
    Q_OBJECT
private slots:
    void linearAndStepGiveTheStoredKeyAtItsTime();
    void cubicSplineGivesTheStoredKeyAtItsTime();
    void linearAndCubicSplineAreContinuousAtKeys();
    void unitKeysGiveUnitRotations();
    void stepNeverInterpolates();
    void linearNeverTurnsBackNorLeavesItsKeys();
    void slerpTurnsEvenly();
    void onlyTheTimeDecides();
    void manyTimesAgreeWithTheReference();
};

void TestRandomClips::linearAndStepGiveTheStoredKeyAtItsTime() {
    for (const Interpolation interpolation : {Interpolation::Linear, Interpolation::Step}) {
        forCurves(interpolation, [](Driven driven, Random&) {
            for (std::size_t key = 0; key < driven.curve().times.size(); ++key) {
                QCOMPARE(driven.at(driven.curve().times[key]), driven.storedKey(key));
            }
        });
    }
}

// A rotation is normalised, which may change the last bit.
void TestRandomClips::cubicSplineGivesTheStoredKeyAtItsTime() {
    forCurves(Interpolation::CubicSpline, [](Driven driven, Random&) {
        for (std::size_t key = 0; key < driven.curve().times.size(); ++key) {
            QVERIFY(largestStep(driven.at(driven.curve().times[key]), driven.storedKey(key)) <
                    2e-7);
        }
    });
}

void TestRandomClips::linearAndCubicSplineAreContinuousAtKeys() {
    for (const Interpolation interpolation : {Interpolation::Linear, Interpolation::CubicSpline}) {
        forCurves(interpolation, [](Driven driven, Random&) {
            for (const float time : driven.curve().times) {
                const float before = std::nextafter(time, -1.0F),
                            after = std::nextafter(time, 9.0F);
                const double allowed = fastest(driven) * (double{after} - double{before}) + 4e-7;
                const std::vector<float> value = driven.at(time);
                QVERIFY(distance(driven.path, driven.at(before), value) < allowed);
                QVERIFY(distance(driven.path, driven.at(after), value) < allowed);
                QVERIFY(allowed < 0.02);
            }
        });
    }
}

void TestRandomClips::unitKeysGiveUnitRotations() {
    Random random(5);
    for (const Interpolation interpolation :
         {Interpolation::Linear, Interpolation::Step, Interpolation::CubicSpline}) {
        for (int round = 0; round < 50; ++round) {
            Driven driven = randomDriven(random, ChannelPath::Rotation, interpolation);
            for (const float time : timesAcross(driven.curve(), random, 100)) {
                QVERIFY(std::abs(lengthOf(driven.at(time)) - 1.0) < 5e-7);
            }
        }
    }
}

void TestRandomClips::stepNeverInterpolates() {
    forCurves(Interpolation::Step, [](Driven driven, Random& random) {
        const SharedArray<float>& keys = driven.curve().times;
        for (const float time : timesAcross(driven.curve(), random, 100)) {
            const auto after = std::upper_bound(keys.begin(), keys.end(), time) - keys.begin();
            const auto key = static_cast<std::size_t>(std::max<std::ptrdiff_t>(after - 1, 0));
            QCOMPARE(driven.at(time), driven.storedKey(key));
        }
    });
}

void TestRandomClips::linearNeverTurnsBackNorLeavesItsKeys() {
    constexpr float kRounding = 2.4e-7F;  // two steps of single precision at 1.5
    Random random(6);
    for (int round = 0; round < 100; ++round) {
        Driven driven = randomDriven(random, ChannelPath::Weights, Interpolation::Linear, 2);
        const std::vector<float> from = driven.storedKey(0), to = driven.storedKey(1);
        std::vector<float> times = timesAcross(driven.curve(), random, 200);
        std::sort(times.begin(), times.end());
        std::vector<float> last = from;
        for (const float time : times) {
            const std::vector<float> value = driven.at(time);
            for (std::size_t i = 0; i < value.size(); ++i) {
                const float sign = to[i] < from[i] ? -1.0F : 1.0F;
                QVERIFY(sign * (value[i] - last[i]) >= -kRounding);
                QVERIFY(sign * (value[i] - to[i]) <= kRounding);
            }
            last = value;
        }
    }
}

// The angle from the first key grows in proportion to the time, and is never more than a half turn.
void TestRandomClips::slerpTurnsEvenly() {
    // Half the angle of the turn.
    const auto angleBetween = [](const std::vector<float>& a, const std::vector<float>& b) {
        double apart = 0.0, together = 0.0;
        for (std::size_t i = 0; i < 4; ++i) {
            apart += std::pow(double{a[i]} - double{b[i]}, 2.0);
            together += std::pow(double{a[i]} + double{b[i]}, 2.0);
        }
        return 2.0 * std::atan2(std::sqrt(std::min(apart, together)),
                                std::sqrt(std::max(apart, together)));
    };
    Random random(7);
    for (int round = 0; round < 200; ++round) {
        Driven driven = randomDriven(random, ChannelPath::Rotation, Interpolation::Linear, 2);
        const std::vector<float> from = driven.storedKey(0);
        const double whole = angleBetween(from, driven.storedKey(1));
        const double start = double{driven.curve().times[0]};
        const double length = double{driven.curve().times[1]} - start;
        for (const double part : {0.1, 0.25, 0.5, 0.75, 0.9}) {
            const auto time = static_cast<float>(start + part * length);
            const double angle = angleBetween(from, driven.at(time));
            QVERIFY(std::abs(angle - whole * (double{time} - start) / length) < 1e-6);
        }
    }
}

void TestRandomClips::onlyTheTimeDecides() {
    Random random(8);
    for (int round = 0; round < 10; ++round) {
        const auto asset = test::finishAsset(randomScene(random));
        std::vector<Moment> moments;
        for (const AnimationIndex clip :
             {AnimationIndex(0U), AnimationIndex(1U), AnimationIndex(2U), AnimationIndex()}) {
            for (int i = 0; i < 25; ++i) {
                moments.push_back({clip, 0.15F * static_cast<float>(i)});
            }
        }

        PoseEvaluator sequential(asset);
        std::vector<std::vector<unsigned char>> expected;
        for (const Moment& moment : moments) {
            sequential.evaluate(moment.animation, moment.seconds);
            expected.push_back(bytesOf(sequential));
        }
        PoseEvaluator shuffled(asset);
        for (int i = 0; i < 300; ++i) {
            const std::uint32_t any = random.below(static_cast<std::uint32_t>(moments.size()));
            shuffled.evaluate(moments[any].animation, moments[any].seconds);
            QVERIFY(bytesOf(shuffled) == expected[any]);
        }
    }
}

void TestRandomClips::manyTimesAgreeWithTheReference() {
    Random random(9);
    for (int round = 0; round < 20; ++round) {
        PoseEvaluator evaluator(test::finishAsset(randomScene(random)));
        for (std::size_t clip = 0; clip < 3; ++clip) {
            for (int i = 0; i < 10; ++i) {
                const auto time = static_cast<float>(random.within(-0.2, 6.0));
                evaluator.evaluate(AnimationIndex(clip), time);
                const reference::Pose expected =
                    reference::poseAt(evaluator.asset(), AnimationIndex(clip), double{time});
                const reference::Yardstick size{reference::sizeOf(expected.world)};
                reference::Difference difference = reference::localDifference(evaluator, expected);
                difference.take(reference::worldDifference(evaluator, expected, size));
                difference.take(reference::jointDifference(evaluator, expected, size));
                QVERIFY2(difference.value < 2e-6, difference.where.c_str());
            }
        }
    }
}

SINEW_TEST(TestRandomClips)
#include "test_random_clips.moc"
