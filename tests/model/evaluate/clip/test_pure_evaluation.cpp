// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// An evaluation is a pure function of the clip and the time, to the last bit.
#include <QTest>
#include <cstring>
#include <thread>

#include "model/evaluate/hierarchy.h"
#include "model/evaluate/pose_evaluator.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/random_clip.h"
#include "tests/support/test_program.h"

using namespace sinew;
using test::Random;

namespace {

template <class T>
void append(std::vector<std::uint8_t>& bytes, std::span<const T> values) {
    const auto all = std::as_bytes(values);
    const auto* first = reinterpret_cast<const std::uint8_t*>(all.data());
    bytes.insert(bytes.end(), first, first + all.size());
}

/// All results of an evaluation, for bitwise comparison.
std::vector<std::uint8_t> bitsOf(const PoseEvaluator& evaluator) {
    std::vector<std::uint8_t> bits;
    const Pose& pose = evaluator.pose();
    for (std::size_t part = 0; part < kPosePartCount; ++part) {
        append(bits, std::span(pose.row(static_cast<PosePart>(part)), pose.nodeCount));
    }
    append<float>(bits, pose.weights);
    append<float>(bits, pose.properties);
    append<std::uint8_t>(bits, pose.visible);
    append<std::uint8_t>(bits, pose.fromMatrix);
    append(bits, evaluator.world());
    for (std::size_t skin = 0; skin < evaluator.asset().skins.size(); ++skin) {
        append(bits, evaluator.palette(SkinIndex(skin)));
    }
    for (std::size_t node = 0; node < pose.nodeCount; ++node) {
        bits.push_back(evaluator.isVisible(NodeIndex(node)) ? 1 : 0);
    }
    return bits;
}

void addBlink(Animation& animation, std::uint32_t node) {
    PropertyChannel channel;
    channel.target = {.owner = PropertyOwner::Node, .index = node, .property = Property::Visible};
    channel.sampler = SamplerIndex(animation.samplers.size());
    animation.propertyChannels.push_back(channel);
    animation.samplers.push_back({Interpolation::Step, 1, {0.0F, 0.5F, 1.0F}, {1.0F, 0.0F, 1.0F}});
}

/// Three clips that drive different parts, a node with a stored matrix, two skins.
std::shared_ptr<const Asset> variedAsset() {
    Random random(21);
    Asset asset = test::randomTree(random, 40, 2.0);
    asset.nodes[5].matrix = toMatrix({.translation = {1, 2, 3}, .scale = {1, 2, 1}});
    asset.nodes[5].rest = decompose(*asset.nodes[5].matrix);
    asset.nodes[7].restWeights = {0.5F, 0.25F, 0.0F};
    for (int i = 0; i < 2; ++i) {
        Skin& skin = asset.skins.emplace_back();
        for (std::size_t joint = 0; joint < 15; ++joint) {
            skin.joints.emplace_back(std::size_t{random.below(40)});
            skin.inverseBindMatrices.push_back(
                toMatrix({.translation = random.vector(2.0), .rotation = random.rotation()}));
        }
    }
    for (int i = 0; i < 3; ++i) {
        asset.animations.push_back(test::randomClip(random, asset, 2.0));
    }
    std::erase_if(asset.animations[1].channels,
                  [](const Channel& channel) { return channel.node.value % 3 != 0; });
    addBlink(asset.animations[2], 11);
    return test::finishAsset(std::move(asset));
}

}  // namespace

class TestPureEvaluation : public QObject {
    Q_OBJECT
private slots:
    void whateverCameBeforeDoesNotMatter();
    void evaluatorsOfOneLibraryAgreeOnAnyThread();
    void worldMatricesAreThoseOfThePlainForm();
};

void TestPureEvaluation::whateverCameBeforeDoesNotMatter() {
    const auto asset = variedAsset();
    struct Moment {
        AnimationIndex animation;
        float seconds;
        std::vector<std::uint8_t> bits = {};
    };
    Random random(22);
    std::vector<Moment> moments{{{}, 0.0F}, {AnimationIndex(9U), 1.0F}};
    for (std::size_t i = 0; i < 90; ++i) {
        moments.push_back({AnimationIndex(i % 3), static_cast<float>(random.within(-0.5, 4.0))});
    }
    for (Moment& moment : moments) {
        PoseEvaluator fresh(asset);
        fresh.evaluate(moment.animation, moment.seconds);
        moment.bits = bitsOf(fresh);
    }
    PoseEvaluator evaluator(asset);
    for (int i = 0; i < 4000; ++i) {
        const Moment& moment = moments[random.below(static_cast<std::uint32_t>(moments.size()))];
        evaluator.evaluate(moment.animation, moment.seconds);
        QVERIFY(bitsOf(evaluator) == moment.bits);
    }
}

void TestPureEvaluation::evaluatorsOfOneLibraryAgreeOnAnyThread() {
    const auto clips = std::make_shared<const ClipLibrary>(variedAsset());
    std::array<std::vector<std::uint8_t>, 4> bits;
    std::vector<std::jthread> threads;
    for (std::vector<std::uint8_t>& mine : bits) {
        threads.emplace_back([&] {
            PoseEvaluator evaluator(clips);
            for (std::size_t i = 0; i < 300; ++i) {
                evaluator.evaluate(AnimationIndex(i % 3), 0.01F * static_cast<float>(i));
                const auto now = bitsOf(evaluator);
                mine.insert(mine.end(), now.begin(), now.end());
            }
        });
    }
    threads.clear();
    for (const auto& each : bits) {
        QVERIFY(each == bits[0]);
    }
}

void TestPureEvaluation::worldMatricesAreThoseOfThePlainForm() {
    const auto asset = variedAsset();
    PoseEvaluator evaluator(asset);
    std::vector<glm::dmat4> world(asset->nodes.size());
    for (std::size_t i = 0; i < 60; ++i) {
        evaluator.evaluate(AnimationIndex(i % 3), 0.05F * static_cast<float>(i));
        worldMatrices(*asset, evaluator.pose(), world);
        for (std::size_t node = 0; node < world.size(); ++node) {
            double size = 0.0;
            for (glm::length_t c = 0; c < 4; ++c) {
                size = std::max(size, glm::length(world[node][c]));
            }
            for (glm::length_t c = 0; c < 4; ++c) {
                const glm::dvec4 difference =
                    glm::dvec4(evaluator.world(NodeIndex(node))[c]) - world[node][c];
                QVERIFY(glm::length(difference) <= 1e-7 * size);
            }
        }
    }
}

SINEW_TEST(TestPureEvaluation)
#include "test_pure_evaluation.moc"
