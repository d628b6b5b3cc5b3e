// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "model/asset/animated_properties.h"
#include "model/borrow/borrow_clips.h"
#include "model/borrow/borrow_words.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/properties.h"
#include "tests/model/borrow/rig_builder.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr glm::vec3 kUp{0.0F, 1.0F, 0.0F};
constexpr glm::vec3 kAhead{0.0F, 0.0F, 1.0F};

/// A VRM animation: hips at 1 m below a turned root, a spine, and a node for "happy".
RigBuilder vrma() {
    RigBuilder rig;
    const NodeIndex root = rig.joint("root", {}, {.rotation = turn(90, kUp)});
    const NodeIndex hips = rig.joint("h", root, {.translation = {0.0F, 1.0F, 0.0F}});
    const NodeIndex spine =
        rig.joint("s", hips, {.translation = {0.0F, 0.5F, 0.0F}, .rotation = turn(45, kUp)});
    const NodeIndex happy = rig.joint("face", {});
    const NodeIndex gaze = rig.joint("gaze", {});
    rig.asset().vrmAnimation =
        VrmAnimation{.version = "1.0",
                     .humanoid = {{"hips", hips}, {"spine", spine}},
                     .expressions = {{.name = "happy", .preset = true, .node = happy}},
                     .lookAt = gaze};
    return rig;
}

/// An avatar with hips at 2 m, whose spine rests in an orientation of its own; a face that smiles.
RigBuilder avatar(bool version0) {
    RigBuilder rig;
    const NodeIndex hips = rig.joint("Pelvis", {}, {.translation = {0.0F, 2.0F, 0.1F}});
    const NodeIndex spine =
        rig.joint("Back", hips,
                  {.translation = {0.0F, 0.5F, 0.0F}, .rotation = turn(90, {1.0F, 0.0F, 0.0F})});
    // One unit above the spine.
    rig.joint("Tip", spine, {.translation = {0.0F, 0.0F, -1.0F}});
    const NodeIndex face = rig.face("Face", {"Smile"});
    Vrm vrm{.version = version0 ? "0.0" : "1.0",
            .about = {},
            .humanoid = {{"hips", hips}, {"spine", spine}},
            .expressions = {},
            .bindsMeshes = version0};
    VrmExpression joy;
    joy.name = version0 ? "Joy" : "happy";
    joy.morphs = {{face, 0, 0.5F}};
    vrm.expressions.push_back(joy);
    rig.asset().vrm = vrm;
    return rig;
}

struct Played {
    std::shared_ptr<const Asset> asset;
    std::vector<Diagnostic> findings;
    std::string handling;
    PoseEvaluator evaluator;

    Played(RigBuilder source, const RigBuilder& target) : Played(source, target.build()) {}
    Played(RigBuilder& source, const std::shared_ptr<const Asset>& target)
        : asset(target), evaluator(target) {
        const auto borrowed =
            borrowClips(source.asset(), "dance.vrma", *target, RestHandling::Automatic);
        if (borrowed) {
            asset = withClips(target, {std::make_shared<const BorrowedClips>(*borrowed)});
            findings = borrowed->findings;
            handling = handlingWords(*borrowed);
            evaluator = PoseEvaluator(asset);
            evaluator.evaluate(AnimationIndex(0U), 0.0F);
        }
    }
    [[nodiscard]] glm::vec3 place(std::size_t node) const {
        return glm::vec3(evaluator.world(NodeIndex(node))[3]);
    }
};

void expectAt(const Played& played, std::size_t node, const glm::vec3& expected,
              Caller caller = Caller::here()) {
    SINEW_VERIFY(caller, glm::distance(played.place(node), expected) < 1e-5F);
}

}  // namespace

class TestVrmClips : public QObject {
    Q_OBJECT

private slots:
    // The root of the animation is turned by 90°, so that a turn about its own X is one about -Z of
    // the world: the spine leans to +X.
    void bonesTurnInTheWorldAsInTheAnimation() {
        RigBuilder source = vrma();
        source.clip("Lean");
        source.channel(NodeIndex(1U), ChannelPath::Rotation, keysOf({turn(90, {1, 0, 0})}));
        const Played played(source, avatar(false));
        expectAt(played, 1, {0.5F, 2.0F, 0.1F});
        expectAt(played, 2, {1.5F, 2.0F, 0.1F});
    }

    void theRestRotationOfTheAnimationIsNoMotion() {
        RigBuilder source = vrma();
        source.clip("Still");
        source.channel(NodeIndex(2U), ChannelPath::Rotation, keysOf({turn(45, kUp)}));
        const Played played(source, avatar(false));
        expectAt(played, 2, {0.0F, 3.5F, 0.1F});
    }

    void avatarsOfVersion0LookTheOtherWay() {
        RigBuilder source = vrma();
        source.clip("Lean");
        source.channel(NodeIndex(1U), ChannelPath::Rotation, keysOf({turn(90, {1, 0, 0})}));
        source.channel(NodeIndex(1U), ChannelPath::Translation, {1.0F, 1.0F, 0.0F});
        const Played played(source, avatar(true));
        // In the world the hips of the animation are at (0, 1, -1).
        expectAt(played, 0, {0.0F, 2.0F, 2.0F});
        expectAt(played, 1, {-0.5F, 2.0F, 2.0F});
    }

    void hipsMoveInProportionToTheirHeight() {
        RigBuilder source = vrma();
        source.clip("Step");
        source.channel(NodeIndex(1U), ChannelPath::Translation, {1.0F, 0.5F, 0.0F});
        const Played played(source, avatar(false));
        expectAt(played, 0, {0.0F, 1.0F, -2.0F});
        QCOMPARE(played.handling,
                 std::string(
                     "The clips are retargeted from a pose that both rigs share, as VRM animations "
                     "require; translations are scaled by 2, the height of the hips."));
    }

    void otherBonesOnlyTurn() {
        RigBuilder source = vrma();
        source.clip("Stretch");
        source.channel(NodeIndex(2U), ChannelPath::Translation, {0.0F, 9.0F, 0.0F});
        source.channel(NodeIndex(2U), ChannelPath::Scale, {9.0F, 9.0F, 9.0F});
        source.channel(NodeIndex(2U), ChannelPath::Rotation, keysOf({turn(45, kUp)}));
        source.channel(NodeIndex(4U), ChannelPath::Rotation, keysOf({turn(45, kUp)}));
        const Played played(source, avatar(false));
        expectAt(played, 2, {0.0F, 3.5F, 0.1F});
        QCOMPARE(played.findings.size(), std::size_t{3});  // includes the direction of the eyes
    }

    void expressionsDriveTheirMorphTargets() {
        for (const bool version0 : {false, true}) {
            RigBuilder source = vrma();
            source.clip("Smile");
            source.channel(NodeIndex(3U), ChannelPath::Translation, {0.6F, 7.0F, 7.0F});
            const Played played(source, avatar(version0));
            QCOMPARE(played.evaluator.pose().weights, std::vector<float>{0.3F});
            QVERIFY(played.findings.empty());
        }
    }

    void expressionsDriveTheirMaterials() {
        RigBuilder source = vrma();
        source.clip("Smile");
        source.channel(NodeIndex(3U), ChannelPath::Translation, {0.5F, 7.0F, 7.0F});
        RigBuilder target = avatar(false);
        target.asset().materials.emplace_back().baseColorFactor = {1.0F, 0.5F, 0.5F, 1.0F};
        target.asset().vrm->expressions[0].materials = {
            {{PropertyOwner::Material, 0, Property::BaseColorFactor}, {0.0F, 0.5F, 1.0F, 1.0F}}};
        listAnimatedProperties(target.asset());
        const Played played(source, target);
        QCOMPARE(evaluatedMaterial(*played.asset, played.evaluator.pose(), MaterialIndex(0U))
                     .baseColorFactor,
                 glm::vec4(0.5F, 0.5F, 0.75F, 1.0F));
        QVERIFY(played.findings.empty());
    }

    void anExpressionThatTheAvatarLacksIsAFinding() {
        RigBuilder source = vrma();
        source.asset().vrmAnimation->expressions[0].name = "angry";
        source.clip("Frown");
        source.channel(NodeIndex(3U), ChannelPath::Translation, {1.0F, 0.0F, 0.0F});
        source.channel(NodeIndex(1U), ChannelPath::Rotation, keysOf({turn(0, kUp)}));
        const Played played(source, avatar(false));
        QCOMPARE(played.findings.size(), std::size_t{1});
        QCOMPARE(played.findings[0].code, std::string("BORROWED_EXPRESSION_ALONE"));
        QCOMPARE(played.findings[0].pointer,
                 std::string("/extensions/VRMC_vrm_animation/expressions/preset/angry"));
    }

    void expressionsOfOneTargetAddUpIfTheirKeysAgree() {
        RigBuilder source = vrma();
        const NodeIndex sad = source.joint("sad", {});
        source.asset().vrmAnimation->expressions.push_back(
            {.name = "sad", .preset = true, .node = sad});
        RigBuilder target = avatar(false);
        VrmExpression expression = target.asset().vrm->expressions[0];
        expression.name = "sad";
        target.asset().vrm->expressions.push_back(expression);
        source.clip("Both");
        source.channel(NodeIndex(3U), ChannelPath::Translation, {0.6F, 0, 0});
        source.channel(sad, ChannelPath::Translation, {0.4F, 0, 0});
        QCOMPARE(Played(source, target).evaluator.pose().weights, std::vector<float>{0.5F});
        source.clip("Others");
        source.channel(NodeIndex(3U), ChannelPath::Translation, {0.6F, 0, 0});
        source.channel(sad, ChannelPath::Translation, {0.4F, 0, 0, 0.4F, 0, 0});
        const Played contested(source, target);
        QCOMPARE(contested.findings.size(), std::size_t{1});
        QCOMPARE(contested.findings[0].code, std::string("BORROWED_TARGET_CONTESTED"));
    }
};

SINEW_TEST(TestVrmClips)
#include "test_vrm_clips.moc"
