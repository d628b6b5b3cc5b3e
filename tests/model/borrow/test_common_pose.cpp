// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "model/borrow/bone_fit.h"
#include "model/borrow/borrow_clips.h"
#include "model/evaluate/pose_evaluator.h"
#include "tests/model/borrow/humanoid_rig.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kMostDegrees = 2.0;
constexpr float kMoments[] = {0.0F, 0.6F, 1.0F, 2.3F, 3.0F};

/// A dance of one rig on another.
struct Danced {
    HumanoidRig& source;
    HumanoidRig& target;
    PoseEvaluator from;
    PoseEvaluator to;
    RestHandling handling = RestHandling::Automatic;

    Danced(HumanoidRig& own, HumanoidRig& other, RestHandling request = RestHandling::Automatic)
        : source(own), target(other), from(own.rig().build()), to(other.rig().build()) {
        const auto borrowed =
            borrowClips(own.rig().asset(), "dance.glb", other.rig().asset(), request);
        if (borrowed) {
            handling = borrowed->handling;
            to = PoseEvaluator(
                withClips(other.rig().build(), {std::make_shared<const BorrowedClips>(*borrowed)}));
        }
    }
    void at(float seconds) {
        from.evaluate(AnimationIndex(0U), seconds);
        to.evaluate(AnimationIndex(to.asset().animations.size() - 1), seconds);
    }
};

glm::dvec3 placeIn(const PoseEvaluator& pose, NodeIndex node) {
    return glm::dvec3(pose.world(node)[3]);
}

glm::dquat turnIn(const PoseEvaluator& pose, NodeIndex node) {
    glm::dmat3 axes(pose.world(node));
    for (glm::length_t i = 0; i < 3; ++i) {
        axes[i] = glm::normalize(axes[i]);
    }
    return glm::normalize(glm::quat_cast(axes));
}

void expectLimbsAgree(Danced& danced, Caller caller = Caller::here()) {
    for (const float seconds : kMoments) {
        danced.at(seconds);
        for (const auto& [from, to] : limbsOfHumanoid()) {
            const glm::dvec3 own = placeIn(danced.from, danced.source.node(to)) -
                                   placeIn(danced.from, danced.source.node(from));
            const glm::dvec3 other = placeIn(danced.to, danced.target.node(to)) -
                                     placeIn(danced.to, danced.target.node(from));
            const double degrees = degreesBetween(own, other);
            SINEW_VERIFY2(caller, degrees < kMostDegrees,
                          qPrintable(QStringLiteral("%1 at %2 s: %3°")
                                         .arg(QString::fromStdString(from))
                                         .arg(double{seconds})
                                         .arg(degrees)));
        }
    }
}

/// How far a joint is turned from its bind pose, against its partner.
double unlikeTurn(const Danced& danced, const std::string& joint) {
    const glm::dquat own = turnIn(danced.from, danced.source.node(joint)) *
                           glm::conjugate(danced.source.bindRotation(joint));
    const glm::dquat other = turnIn(danced.to, danced.target.node(joint)) *
                             glm::conjugate(danced.target.bindRotation(joint));
    return turnDegrees(own, other);
}

const HumanoidShape kOther{.seed = 2, .size = 1.4F, .unlike = 0.25F};

}  // namespace

class TestCommonPose : public QObject {
    Q_OBJECT

private slots:
    void limbsKeepTheirDirectionsWhateverTheRestPose() {
        for (unsigned seed = 1; seed < 9; ++seed) {
            HumanoidRig source(HumanoidShape{.seed = seed});
            source.dance();
            HumanoidShape shape = kOther;
            shape.seed = seed + 20;
            HumanoidRig target(shape);
            Danced danced(source, target);
            QCOMPARE(danced.handling, RestHandling::Retargeted);
            expectLimbsAgree(danced);
        }
    }

    void anArmatureThatLiesAndCentimetresDoNotMatter() {
        for (const bool sourceLies : {false, true}) {
            HumanoidShape shape = kOther;
            shape.zUp = !sourceLies;
            HumanoidRig target(shape);
            HumanoidRig source({.zUp = sourceLies});
            source.dance();
            Danced danced(source, target);
            expectLimbsAgree(danced);
            danced.at(1.0F);
            QVERIFY(unlikeTurn(danced, "Hips") < 0.1);
        }
    }

    void anAPoseTakesTheDirectionsOfATPose() {
        HumanoidShape shape = kOther;
        shape.armsLowered = 45.0F;
        HumanoidRig target(shape);
        HumanoidRig source({});
        source.dance();
        Danced danced(source, target);
        expectLimbsAgree(danced);
    }

    void jointsWithOtherAxesTurnAlike() {
        HumanoidShape shape = kOther;
        shape.ownRolls = true;
        HumanoidRig target(shape);
        HumanoidRig source({});
        source.dance();
        Danced danced(source, target);
        expectLimbsAgree(danced);
        for (const char* joint : {"Hips", "Spine2", "Head"}) {
            QVERIFY(unlikeTurn(danced, joint) < 0.1);
        }
    }

    void clipsWithoutASkinTakeThePoseOfTheTarget() {
        HumanoidRig source({.bound = false});
        source.dance();
        HumanoidRig target(kOther);
        Danced danced(source, target);
        expectLimbsAgree(danced);
        HumanoidRig unbound({.seed = 5, .size = 0.7F, .unlike = 0.2F, .bound = false});
        HumanoidRig bound({});
        bound.dance();
        Danced other(bound, unbound);
        expectLimbsAgree(other);
    }

    void rigsThatWereNeverBoundKeepTheDirectionsOfTheirLimbs() {
        HumanoidRig source({.bound = false});
        source.dance();
        HumanoidRig target({.seed = 3, .unlike = 0.2F, .ownRolls = true, .bound = false});
        Danced danced(source, target);
        expectLimbsAgree(danced);
    }

    // The leaf's axes are not seen in any bone; its rest rotation is a pose all the same.
    void aLeafThatRestsTurnedIsNoReason() {
        HumanoidRig source({.posed = false});
        source.stand();
        HumanoidRig target({.posed = false});
        const NodeIndex head = target.node("Head");
        Transform& rest = target.rig().asset().nodes[head.value].rest;
        rest.rotation = rest.rotation * turn(80.0F, {1.0F, 0.0F, 0.0F});
        for (const RestHandling request : {RestHandling::Automatic, RestHandling::Retargeted}) {
            Danced danced(source, target, request);
            danced.at(1.0F);
            QVERIFY(unlikeTurn(danced, "Head") < 0.1);
        }
    }

    void aLeafThatIsBoundTurnedKeepsItsOwnAxes() {
        HumanoidRig source({.posed = false});
        source.dance();
        HumanoidRig target({.posed = false});
        const NodeIndex head = target.node("Head");
        const glm::quat other = turn(80.0F, {1.0F, 0.0F, 0.0F});
        Asset& asset = target.rig().asset();
        asset.nodes[head.value].rest.rotation = asset.nodes[head.value].rest.rotation * other;
        glm::mat4& inverse = asset.skins[0].inverseBindMatrices[5];  // that of the head
        inverse = glm::mat4_cast(glm::conjugate(other)) * inverse;
        Danced danced(source, target);
        QCOMPARE(danced.handling, RestHandling::Retargeted);
        danced.at(1.0F);
        const glm::dquat bound = target.bindRotation("Head") * glm::dquat(other);
        const glm::dquat own =
            turnIn(danced.from, source.node("Head")) * glm::conjugate(source.bindRotation("Head"));
        QVERIFY(turnDegrees(own, turnIn(danced.to, head) * glm::conjugate(bound)) < 0.1);
    }

    // The joint of the target that should be its partner has another name, and stays as bound.
    void jointsWithoutAPartnerTurnThoseBelowThem() {
        for (const char* missing : {"Spine1", "LeftShoulder", "Hips"}) {
            HumanoidShape shape = kOther;
            shape.name = [missing](const std::string& joint) {
                return joint == missing ? "Extra" : "mixamorig:" + joint;
            };
            shape.posed = std::string(missing) != "Hips";  // it is upright by them
            HumanoidRig target(shape);
            HumanoidRig source({});
            source.dance(30.0F);
            Danced danced(source, target);
            QCOMPARE(danced.handling, RestHandling::Retargeted);
            for (const float seconds : {0.0F, 0.3F, 1.0F, 1.5F, 2.9F}) {
                danced.at(seconds);
                for (const char* joint : {"Spine2", "Head", "LeftArm", "RightHand", "LeftLeg"}) {
                    const double off = unlikeTurn(danced, joint);
                    QVERIFY2(off < kMostDegrees, qPrintable(QStringLiteral("%1 at %2 s: %3° off")
                                                                .arg(joint)
                                                                .arg(double{seconds})
                                                                .arg(off)));
                }
            }
        }
    }

    void theHeightIsThatOfTheBindPose() {
        HumanoidRig source({});
        source.stand();
        HumanoidRig target({.seed = 2, .size = 1.5F});
        Danced danced(source, target, RestHandling::Retargeted);
        danced.at(0.0F);
        const glm::dvec3 hips = placeIn(danced.to, target.node("Hips"));
        QVERIFY(glm::distance(hips, target.bindPlace("Hips")) < 1e-3);
    }

    void jointsThatNoClipMovesLeaveTheirPose() {
        HumanoidRig source({.posed = false});
        source.stand();
        Animation& clip = source.rig().asset().animations[0];
        std::erase_if(clip.channels, [&](const Channel& channel) {
            return channel.node == source.node("LeftArm") || channel.node == source.node("Hips");
        });
        HumanoidRig target({.seed = 2});
        Danced danced(source, target);
        danced.at(0.0F);
        for (const char* joint : {"Hips", "LeftArm", "LeftHand"}) {
            QVERIFY(unlikeTurn(danced, joint) < 0.1);
        }
        QVERIFY(glm::distance(placeIn(danced.to, target.node("Hips")), target.bindPlace("Hips")) <
                1e-3);
        Danced stored(source, target, RestHandling::AsStored);
        stored.at(0.0F);
        QVERIFY(unlikeTurn(stored, "Hips") > 1.0);
    }

    void jointsAboveThoseThatMoveTakeTheCommonPose() {
        HumanoidRig source({.posed = false});
        source.dance();
        Animation& clip = source.rig().asset().animations[0];
        std::erase_if(clip.channels, [&](const Channel& channel) {
            return channel.node != source.node("LeftForeArm");
        });
        HumanoidShape shape = kOther;
        shape.armsLowered = 45.0F;
        shape.posed = false;
        HumanoidRig target(shape);
        Danced danced(source, target);
        danced.at(1.0F);
        for (const char* end : {"LeftForeArm", "LeftHand"}) {
            const char* const begin = end == std::string("LeftHand") ? "LeftForeArm" : "LeftArm";
            const double degrees = degreesBetween(
                placeIn(danced.from, source.node(end)) - placeIn(danced.from, source.node(begin)),
                placeIn(danced.to, target.node(end)) - placeIn(danced.to, target.node(begin)));
            QVERIFY(degrees < kMostDegrees);
        }
        for (const Channel& channel : danced.to.asset().animations[0].channels) {
            QVERIFY(channel.node != target.node("RightArm"));
        }
    }
};

SINEW_TEST(TestCommonPose)
#include "test_common_pose.moc"
