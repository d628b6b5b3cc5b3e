// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "model/check/deformation/surface_effect.h"
#include "model/evaluate/rest_pose.h"
#include "model/load/findings.h"
#include "model/load/limits.h"
#include "tests/model/check/rig.h"
#include "tests/support/caller.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr NodeIndex kStripNode(std::size_t{0});
constexpr std::size_t kStray = 10;  // a vertex

/// A strip with a tail that no vertex follows.
Asset tailedRig() {
    Asset asset = cleanRig();
    for (const std::size_t node : {4U, 5U}) {
        asset.nodes.push_back({});
        asset.nodes[node].name = node == 4 ? "Tail" : "TailEnd";
        asset.nodes[node == 4 ? 1 : 4].children.push_back(NodeIndex(node));
        asset.skins[0].joints.emplace_back(node);
        glm::mat4 inverseBind(1.0F);
        inverseBind[3].y = 3.0F;
        asset.skins[0].inverseBindMatrices.push_back(inverseBind);
    }
    asset.nodes[4].rest.translation = {0.0F, -3.0F, 0.0F};
    return asset;
}

std::vector<glm::vec3> posed(const Asset& asset, const PoseEvaluator& pose) {
    DeformedVertices out;
    deformPrimitive(
        asset.meshes[0].primitives[0],
        {.palette = pose.palette(SkinIndex(0U)), .worldFromMesh = pose.world(kStripNode)}, out);
    return out.positions;
}

std::vector<glm::vec3> posedAt(const Asset& asset, float seconds, const HandPose& hand = {}) {
    PoseEvaluator pose(borrowed(asset));
    pose.setHandPose(hand);
    pose.evaluate(AnimationIndex(0U), seconds);
    return posed(asset, pose);
}

void near(double found, double expected, Caller caller = Caller::here()) {
    SINEW_VERIFY(caller, std::abs(found - expected) < 1e-5 * std::max(1.0, expected));
}

Diagnostic pop(std::size_t number, std::optional<double> share) {
    Diagnostic finding{.severity = Severity::Info, .code = "KEY_POP", .message = {}};
    finding.key = static_cast<std::uint32_t>(number);
    if (share) {
        finding.effect = {.distance = *share, .share = *share};
    }
    return finding;
}

std::vector<std::uint32_t> keysOf(const std::vector<Diagnostic>& findings) {
    std::vector<std::uint32_t> keys;
    for (const Diagnostic& finding : findings) {
        if (finding.key) {
            keys.push_back(*finding.key);
        }
    }
    return keys;
}

}  // namespace

class TestMeasuredEffects : public QObject {
    Q_OBJECT

private slots:
    void aReplacedTransformMovesTheSurfaceAsMuchAsPosingItAgain() {
        const auto asset = finishAsset(cleanRig());
        const HandTransform instead{.node = NodeIndex(2U),
                                    .rotation = glm::quat(glm::vec3(0.0F, 0.0F, 1.0F))};
        HandPose hand;
        hand.set(instead);
        const std::stop_token stop;
        check::EffectMeter meter(*asset, 2.0, stop);
        const SurfaceEffect effect =
            meter.of(AnimationIndex(0U), 0.25F, std::span(&instead, 1), 0.0);
        const auto before = posedAt(*asset, 0.25F);
        const auto after = posedAt(*asset, 0.25F, hand);
        double most = 0.0;
        for (std::size_t v = 0; v < before.size(); ++v) {
            most = std::max(most, static_cast<double>(glm::length(after[v] - before[v])));
        }
        near(effect.distance, most);
        near(effect.share, most / 2.0);
        near(static_cast<double>(glm::length(after[effect.vertex] - before[effect.vertex])), most);
        QCOMPARE(effect.animation, AnimationIndex(0U));
    }

    void aStrayInfluenceIsMeasuredAgainstTheOthers() {
        Asset stray = tailedRig();
        setInfluences(stray, kStray, {{2, 0.7F}, {4, 0.3F}});
        const auto found = lint(stray, "STRAY_INFLUENCE");
        QCOMPARE(found.size(), std::size_t{1});
        const SurfaceEffect effect = found[0].effect.value();
        Asset sound = tailedRig();
        setInfluences(sound, kStray, {{2, 1.0F}});
        const auto with = posedAt(*finishAsset(std::move(stray)), effect.seconds);
        const auto without = posedAt(*finishAsset(std::move(sound)), effect.seconds);
        QCOMPARE(effect.vertex, std::uint32_t{kStray});
        near(effect.distance, static_cast<double>(glm::length(with[kStray] - without[kStray])));
        QVERIFY(effect.isVisible() && effect.frame);
        QVERIFY(found[0].message.ends_with("remove 30 % of 'TailEnd' from vertex 10 of 'Strip'"));
    }

    void theStrayThatMovesFarthestIsNamedFirst() {
        Asset asset = tailedRig();
        setInfluences(asset, 9, {{2, 0.95F}, {4, 0.05F}});
        setInfluences(asset, 13, {{2, 0.4F}, {4, 0.6F}});
        const auto found = lint(asset, "STRAY_INFLUENCE");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].vertex.value(), 13U);
    }

    void weightsAreNotMeasuredWithoutClips() {
        Asset asset = tailedRig();
        setInfluences(asset, kStray, {{2, 0.7F}, {4, 0.3F}});
        asset.animations.clear();
        const auto found = lint(asset, "STRAY_INFLUENCE");
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(!found[0].effect);
    }

    void weightsThatDoNotAddUpAreMeasuredAsStored() {
        Asset asset = cleanRig();
        setInfluences(asset, 14, {{2, 0.5F}});
        const auto found = lint(asset, "WEIGHTS_NOT_NORMALIZED");
        const SurfaceEffect effect = found.at(0).effect.value();
        const auto whole = posedAt(*finishAsset(cleanRig()), effect.seconds);
        QCOMPARE(effect.vertex, 14U);
        near(effect.distance, 0.5 * static_cast<double>(glm::length(whole[14])));
        setInfluences(asset, 14, {{2, 1.00001F}});
        QVERIFY(!lint(asset, "WEIGHTS_NOT_NORMALIZED").at(0).effect.value().isVisible());
    }

    void anUnweightedVertexIsPaintedLikeItsNeighbour() {
        Asset asset = cleanRig();
        setInfluences(asset, 13, {});
        const auto found = lint(asset, "VERTEX_UNWEIGHTED");
        QVERIFY(found.at(0).effect.value().isVisible());
        QVERIFY(found[0].message.find(": paint vertex 13 of 'Strip' like vertex ") !=
                std::string::npos);
        QVERIFY(found[0].message.ends_with("'Head' 100 %"));
    }

    void aBindMatrixIsMeasuredAgainstThoseOfTheOthers() {
        Asset asset = tailedRig();
        asset.skins[0].inverseBindMatrices[2][3].x += 0.5F;
        const auto found = lint(asset, "INVERSE_BIND_MISMATCH");
        near(found.at(0).effect.value().distance, 0.5);
        QVERIFY(!found[0].effect->animation);
    }

    void aSplineThatFlipsIsMeasuredTheOtherWayRound() {
        Asset asset = cleanRig();
        asset.animations[0].channels.clear();
        const std::vector<float> still(4, 0.0F);
        std::vector<float> values;
        for (const glm::quat& key :
             {glm::quat(1.0F, 0.0F, 0.0F, 0.0F), -glm::quat(glm::vec3(0.0F, 0.0F, 1.0F))}) {
            values.insert(values.end(), still.begin(), still.end());
            values.insert(values.end(), {key.x, key.y, key.z, key.w});
            values.insert(values.end(), still.begin(), still.end());
        }
        addTrack(asset, NodeIndex(2U), ChannelPath::Rotation, std::vector<float>{0.0F, 1.0F},
                 values, Interpolation::CubicSpline);
        const auto found = lint(asset, "KEY_ROTATION_SIGN_FLIPPED");
        QCOMPARE(found.size(), std::size_t{1});
        // Half a turn of the farthest vertex around the spine.
        near(found[0].effect.value().distance, 2.0 * std::sqrt(1.0 + 9.0));
    }

    void theWorstAreKeptInTheOrderInWhichTheyWereFound() {
        constexpr std::size_t kCount = 1000;
        load::Findings findings;
        for (std::size_t i = 0; i < kCount; ++i) {
            // Effects go up and down: every fifth is among the worst.
            findings.add(pop(i, i % 5 == 3 ? 0.5 + 1e-4 * double(i) : 0.2));
        }
        std::vector<Diagnostic> taken = findings.take();
        QCOMPARE(taken.size(), kMaxFindingsPerCode + 1);
        const std::vector<std::uint32_t> keys = keysOf(taken);
        QVERIFY(std::is_sorted(keys.begin(), keys.end()));
        QVERIFY(std::all_of(keys.begin(), keys.end(), [](std::uint32_t k) { return k % 5 == 3; }));
        QCOMPARE(taken.back().code, std::string("FINDINGS_LEFT_OUT"));
        QCOMPARE(taken.back().message, std::string("800 more of KEY_POP"));
        QCOMPARE(taken.back().count, kCount - kMaxFindingsPerCode);
    }

    void withoutEffectsTheFirstAreKept() {
        load::Findings findings;
        for (std::size_t i = 0; i < 300; ++i) {
            findings.add(pop(i, {}));
        }
        QCOMPARE(keysOf(findings.take()).back(), 199U);
    }

    void severityCountsBeforeEffect() {
        load::Findings findings;
        for (std::size_t i = 0; i < 300; ++i) {
            findings.add(pop(i, 0.9));
        }
        Diagnostic warning = pop(300, 0.01);
        warning.severity = Severity::Warning;
        findings.add(warning);
        const std::vector<std::uint32_t> keys = keysOf(findings.take());
        QCOMPARE(keys.size(), kMaxFindingsPerCode);
        QCOMPARE(keys.back(), 300U);
    }
};

SINEW_TEST(TestMeasuredEffects)
#include "test_measured_effects.moc"
