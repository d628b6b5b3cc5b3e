// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// Rounding errors accumulate along a chain: error of the last joint relative to double precision.
#include <QTest>
#include <cassert>
#include <cmath>

#include "model/evaluate/pose_evaluator.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/reference/agreement.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

constexpr AnimationIndex kFirst{0U};
constexpr double kAllowed = 1e-5;  // share of the chain's size

/// Bones of one unit that turn by up to `reach` (1: anywhere) from the one before, moved by a clip
/// of rotations.
Asset movingChain(Random& random, std::size_t count, double reach) {
    const auto turn = [&random, reach] {
        return glm::normalize(
            glm::slerp(glm::quat(1, 0, 0, 0), random.rotation(), static_cast<float>(reach)));
    };
    Asset asset;
    Animation& clip = asset.animations.emplace_back();
    const std::vector<float> times = test::randomTimes(random, 5, 0.0);
    for (std::size_t i = 0; i < count; ++i) {
        Node& node = asset.nodes.emplace_back();
        node.rest.translation = {0, 1, 0};
        node.rest.rotation = turn();
        if (i + 1 < count) {
            node.children.emplace_back(i + 1);
        }
        Sampler curve{
            .interpolation = Interpolation::Linear, .width = 4, .times = times, .values = {}};
        std::vector<float> values;
        for (std::size_t key = 0; key < times.size(); ++key) {
            const glm::quat q = turn();
            values.insert(values.end(), {q.x, q.y, q.z, q.w});
        }
        curve.values = std::move(values);
        test::addChannel(clip, NodeIndex(i), ChannelPath::Rotation, std::move(curve));
    }
    return asset;
}

/// A joint per node; the bind pose is the rest pose, `shift` away from the origin.
void addSkin(Asset& asset, const glm::dvec3& shift) {
    Skin& skin = asset.skins.emplace_back();
    glm::dmat4 world(1.0);
    world[3] = glm::dvec4(shift, 1.0);
    for (std::size_t n = 0; n < asset.nodes.size(); ++n) {
        world = world * toMatrixDouble(asset.nodes[n].rest);
        skin.joints.emplace_back(n);
        skin.inverseBindMatrices.emplace_back(glm::inverse(world));
    }
}

struct Strays {
    reference::Difference world;   // difference of the nodes' origins
    reference::Difference joints;  // difference of what the palettes move
};

double distance(const glm::dvec3& actual, const reference::Vector& expected) {
    return std::hypot(actual.x - expected[0], actual.y - expected[1], actual.z - expected[2]);
}

/// Points around a joint in the bind pose, a bone's length away.
std::vector<reference::Vector> boundTo(const reference::Matrix& bind) {
    const auto [x, y, z] = reference::originOf(bind);
    return {{x, y, z}, {x + 1, y, z}, {x, y + 1, z}, {x, y, z + 1}};
}

/// The largest over a few times, relative to the size of the chain. The bind pose is the rest pose.
Strays strays(Asset chain) {
    PoseEvaluator evaluator(test::finishAsset(std::move(chain)));
    const reference::Pose rest = reference::poseAt(evaluator.asset(), {}, 0.0);
    Strays result;
    assert(evaluator.asset().skins.size() == 1);
    for (const float time : {0.0F, 0.07F, 0.19F, 0.31F, 0.53F, 9.0F}) {
        evaluator.evaluate(kFirst, time);
        const reference::Pose expected = reference::poseAt(evaluator.asset(), kFirst, double{time});
        const double size = reference::sizeOf(expected.world);
        for (std::size_t n = 0; n < expected.world.size(); ++n) {
            const glm::dvec3 actual(evaluator.world(NodeIndex(n))[3]);
            result.world.take(distance(actual, reference::originOf(expected.world[n])) / size,
                              [n] { return "node " + std::to_string(n); });
        }
        for (std::size_t n = 0; n < expected.joints[0].size(); ++n) {
            for (const reference::Vector& point : boundTo(rest.world[n])) {
                result.joints.take(distance(glm::dmat4(evaluator.palette(SkinIndex(0U))[n]) *
                                                glm::dvec4(point[0], point[1], point[2], 1.0),
                                            reference::transformed(expected.joints[0][n], point)) /
                                       size,
                                   [n] { return "joint " + std::to_string(n); });
            }
        }
    }
    return result;
}

}  // namespace

class TestLongChains : public QObject {
    Q_OBJECT
private slots:
    void aSkeletonOf64JointsIsExact();
    void chainsOfThousandsAreExact_data();
    void chainsOfThousandsAreExact();
    void worldMatricesAreRoundedOnce();
    void aChainFarFromTheOriginIsExact();
    void largeInverseBindMatricesAreExact();
};

void TestLongChains::aSkeletonOf64JointsIsExact() {
    Random random(1);
    for (int round = 0; round < 20; ++round) {
        Asset chain = movingChain(random, 64, 1.0);
        addSkin(chain, glm::dvec3(0.0));
        const Strays found = strays(std::move(chain));
        QVERIFY2(found.world.value < kAllowed, found.world.where.c_str());
        QVERIFY2(found.joints.value < kAllowed, found.joints.where.c_str());
    }
}

void TestLongChains::chainsOfThousandsAreExact_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("reach");
    for (const int count : {1000, 4000, 10000}) {
        QTest::addRow("%d anywhere", count) << count << 1.0;
        QTest::addRow("%d nearly straight", count) << count << 0.002;
    }
}

void TestLongChains::chainsOfThousandsAreExact() {
    QFETCH(const int, count);
    QFETCH(const double, reach);
    Random random(2);
    Asset chain = movingChain(random, static_cast<std::size_t>(count), reach);
    addSkin(chain, glm::dvec3(0.0));
    const Strays found = strays(std::move(chain));
    qInfo("%d joints: %.2g of the size, palettes %.2g", count, found.world.value,
          found.joints.value);
    QVERIFY2(found.world.value < kAllowed, found.world.where.c_str());
    QVERIFY2(found.joints.value < kAllowed, found.joints.where.c_str());
}

// At rest nothing is sampled: the only error is one rounding to single precision, however long the
// chain is.
void TestLongChains::worldMatricesAreRoundedOnce() {
    Random random(5);
    for (const double reach : {1.0, 0.05, 0.002}) {
        const PoseEvaluator evaluator(test::finishAsset(movingChain(random, 10000, reach)));
        const reference::Pose rest = reference::poseAt(evaluator.asset(), {}, 0.0);
        const double size = reference::sizeOf(rest.world);
        for (std::size_t n = 0; n < rest.world.size(); ++n) {
            QVERIFY(distance(glm::dvec3(evaluator.world(NodeIndex(n))[3]),
                             reference::originOf(rest.world[n])) < 2e-7 * size);
        }
    }
}

// Fifty sizes away one step of single precision is half a hundred-thousandth of the size.
void TestLongChains::aChainFarFromTheOriginIsExact() {
    Random random(3);
    for (const std::size_t count : {std::size_t{64}, std::size_t{4000}}) {
        Asset chain = movingChain(random, count, 0.05);
        const reference::Pose rest = reference::poseAt(*test::finishAsset(chain), {}, 0.0);
        const auto away = static_cast<float>(50.0 * reference::sizeOf(rest.world));
        chain.nodes[0].rest.translation = {away, 0.3F * away, -0.2F * away};
        addSkin(chain, glm::dvec3(0.0));
        const Strays found = strays(std::move(chain));
        QVERIFY2(found.world.value < kAllowed, found.world.where.c_str());
    }
}

// Vertices bound far from the origin hardly move: large numbers cancel.
void TestLongChains::largeInverseBindMatricesAreExact() {
    Random random(4);
    for (const double shift : {1e3, 1e5}) {
        const glm::dvec3 place(shift, -0.5 * shift, 0.25 * shift);
        Asset chain = movingChain(random, 64, 1.0);
        addSkin(chain, place);
        chain.nodes[0].rest.translation += glm::vec3(place);
        PoseEvaluator evaluator(test::finishAsset(std::move(chain)));
        const reference::Pose rest = reference::poseAt(evaluator.asset(), {}, 0.0);
        const reference::Difference atRest =
            reference::jointDifference(evaluator, rest, {reference::sizeOf(rest.world)});
        QVERIFY2(atRest.value < kAllowed, atRest.where.c_str());
    }
}

SINEW_TEST(TestLongChains)
#include "test_long_chains.moc"
