// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/borrow/borrow_clips.h"
#include "model/borrow/borrow_words.h"
#include "tests/model/borrow/rig_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// A chain of joints with these names; the clip turns all of them.
RigBuilder chain(const std::vector<std::string>& names) {
    RigBuilder rig;
    NodeIndex parent;
    for (const std::string& name : names) {
        parent = rig.joint(name, parent, {.translation = glm::vec3(0.0F, 1.0F, 0.0F)});
    }
    rig.clip("Turn");
    for (std::size_t i = 0; i < names.size(); ++i) {
        rig.channel(NodeIndex(i), ChannelPath::Rotation, keysOf({turn(0, {0, 0, 1})}));
    }
    return rig;
}

JointPartners partnersOf(const std::vector<std::string>& source,
                         const std::vector<std::string>& target) {
    return jointPartners(chain(source).asset(), chain(target).asset());
}

constexpr JointPartner pairOf(std::size_t source, std::size_t target, PartnerReason reason) {
    return {NodeIndex(source), NodeIndex(target), reason};
}

using Pairs = std::vector<JointPartner>;
using enum PartnerReason;

}  // namespace

class TestJointPartners : public QObject {
    Q_OBJECT

private slots:
    void equalNamesAreTheSameJoint() {
        const JointPartners found =
            partnersOf({"Hips", "Spine", "Tail"}, {"Hips", "Neck", "Spine"});
        QCOMPARE(found.pairs, (Pairs{pairOf(0, 0, Name), pairOf(1, 2, Name)}));
        QCOMPARE(found.sourceAlone, std::vector{NodeIndex(2U)});
        QCOMPARE(found.targetAlone, std::vector{NodeIndex(1U)});
        QCOMPARE(found.targetOf[1], NodeIndex(2U));
        QVERIFY(!found.targetOf[2].valid());
    }

    void namespacesAndPrefixesAreLeftOut() {
        const Pairs both{pairOf(0, 0, NameWithoutPrefix), pairOf(1, 1, NameWithoutPrefix)};
        const std::vector<std::string> plain{"Hips", "LeftArm"};
        QCOMPARE(partnersOf({"mixamorig:Hips", "mixamorig:LeftArm"}, plain).pairs, both);
        QCOMPARE(partnersOf({"mixamorigHips", "mixamorigLeftArm"}, plain).pairs, both);
        QCOMPARE(partnersOf(plain, {"hero:rig:Hips", "hero:rig:LeftArm"}).pairs, both);
        QCOMPARE(partnersOf({"a:Hips", "a:LeftArm"}, {"b:Hips", "b|LeftArm"}).pairs, both);
        QCOMPARE(partnersOf({"torso_joint_1", "neck_joint_1"},
                            {"Skeleton_torso_joint_1", "Skeleton_neck_joint_1"})
                     .pairs,
                 both);
    }

    void aNumberOfBlenderIsLeftOutUnlessTheRigCountsItself() {
        const Pairs both{pairOf(0, 0, NameWithoutPrefix), pairOf(1, 1, NameWithoutPrefix)};
        const std::vector<std::string> plain{"Hips", "LeftArm"};
        QCOMPARE(partnersOf({"mixamorig:Hips.001", "mixamorig:LeftArm.001"}, plain).pairs, both);
        QCOMPARE(partnersOf(plain, {"Hips.001", "LeftArm.012"}).pairs, both);
        QVERIFY(partnersOf({"Hips.1"}, {"Hips"}).pairs.empty());  // Blender never counts like this.
        const JointPartners chained = partnersOf({"spine", "spine.001"}, {"spine", "DEF-spine"});
        QCOMPARE(chained.pairs, Pairs{pairOf(0, 0, Name)});
        QVERIFY(partnersOf({"Arm.001"}, {"Leg.001"}).pairs.empty());
    }

    void jointsOfMixamoAreBonesOfAnAvatar() {
        RigBuilder avatar = chain({"pelvis", "upper_l", "thumb_l", "shin_r", "ball_r"});
        avatar.asset().vrm = Vrm{.version = "1.0",
                                 .about = {},
                                 .humanoid = {{"hips", NodeIndex(0U)},
                                              {"leftUpperArm", NodeIndex(1U)},
                                              {"leftThumbMetacarpal", NodeIndex(2U)},
                                              {"rightLowerLeg", NodeIndex(3U)},
                                              {"rightToes", NodeIndex(4U)}},
                                 .expressions = {}};
        Pairs all;
        for (std::size_t i = 0; i < 5; ++i) {
            all.push_back(pairOf(i, i, HumanoidBone));
        }
        for (const std::string& prefix : {std::string("mixamorig:"), std::string("mixamorig9:"),
                                          std::string("mixamorig_"), std::string("mixamorig")}) {
            for (const std::string& number : {std::string(), std::string(".001")}) {
                std::vector<std::string> names;
                for (const char* joint :
                     {"Hips", "LeftArm", "LeftHandThumb1", "RightLeg", "RightToeBase"}) {
                    names.push_back(prefix + joint + number);
                }
                RigBuilder clips = chain(names);
                QCOMPARE(jointPartners(clips.asset(), avatar.asset()).pairs, all);
                QCOMPARE(jointPartners(avatar.asset(), clips.asset()).pairs, all);
            }
        }
        RigBuilder part = chain({"Hips", "LeftArm", "LeftHandThumb1", "RightLeg", "Toe"});
        QVERIFY(jointPartners(part.asset(), avatar.asset()).pairs.empty());
    }

    void aWholeRigWithTheNamesOfMixamoNeedsNoPrefix() {
        std::vector<std::string> names{"Hips", "Spine", "Head"};
        for (const std::string& side : {std::string("Left"), std::string("Right")}) {
            for (const char* joint : {"Arm", "ForeArm", "Hand", "UpLeg", "Leg", "Foot"}) {
                names.push_back(side + joint);
            }
        }
        RigBuilder avatar = chain({"pelvis", "shin_r"});
        avatar.asset().vrm =
            Vrm{.version = "1.0",
                .about = {},
                .humanoid = {{"hips", NodeIndex(0U)}, {"rightLowerLeg", NodeIndex(1U)}},
                .expressions = {}};
        RigBuilder whole = chain(names);
        QCOMPARE(jointPartners(avatar.asset(), whole.asset()).pairs,
                 (Pairs{pairOf(0, 0, HumanoidBone), pairOf(1, 13, HumanoidBone)}));
        for (std::size_t left = 0; left + 4 <= names.size(); ++left) {
            std::vector<std::string> fewer = names;
            std::fill_n(fewer.begin() + static_cast<std::ptrdiff_t>(left), 4, "other");
            RigBuilder cut = chain(fewer);
            QVERIFY(jointPartners(avatar.asset(), cut.asset()).pairs.empty());
        }
    }

    void anEqualNameComesBeforeOneWithoutPrefix() {
        const JointPartners found = partnersOf({"a:Hips", "Hips"}, {"Hips"});
        QCOMPARE(found.pairs, Pairs{pairOf(1, 0, Name)});
        QCOMPARE(found.sourceAlone, std::vector{NodeIndex(0U)});
    }

    void anAmbiguousNameWithoutPrefixHasNoPartner() {
        QVERIFY(partnersOf({"Arm"}, {"Left_Arm", "Right_Arm"}).pairs.empty());
        QVERIFY(partnersOf({"Left_Arm", "Right_Arm"}, {"Arm"}).pairs.empty());
        QVERIFY(partnersOf({""}, {""}).pairs.empty());
    }

    void humanoidBonesPairWhatNamesDoNot() {
        RigBuilder source = chain({"pelvis", "thumb"});
        source.asset().vrm =
            Vrm{.version = "1.0",
                .about = {},
                .humanoid = {{"hips", NodeIndex(0U)}, {"leftThumbMetacarpal", NodeIndex(1U)}},
                .expressions = {}};
        RigBuilder target = chain({"J_Hips", "J_Thumb"});
        target.asset().vrm =
            Vrm{.version = "0.0",
                .about = {},
                .humanoid = {{"hips", NodeIndex(0U)}, {"leftThumbProximal", NodeIndex(1U)}},
                .expressions = {},
                .bindsMeshes = true};
        QCOMPARE(jointPartners(source.asset(), target.asset()).pairs,
                 (Pairs{pairOf(0, 0, HumanoidBone), pairOf(1, 1, HumanoidBone)}));
    }

    void theBonesOfAVrmAnimationComeBeforeNames() {
        RigBuilder source = chain({"A", "B"});
        source.asset().vrmAnimation =
            VrmAnimation{.version = "1.0",
                         .humanoid = {{"hips", NodeIndex(0U)}, {"spine", NodeIndex(1U)}},
                         .expressions = {},
                         .lookAt = {}};
        RigBuilder target = chain({"B", "A"});
        target.asset().vrm = Vrm{.version = "1.0",
                                 .about = {},
                                 .humanoid = {{"hips", NodeIndex(0U)}, {"spine", NodeIndex(1U)}},
                                 .expressions = {}};
        QCOMPARE(jointPartners(source.asset(), target.asset()).pairs,
                 (Pairs{pairOf(0, 0, HumanoidBone), pairOf(1, 1, HumanoidBone)}));
    }

    void jointsOfASkinCountEvenIfNoClipMovesThem() {
        RigBuilder still;
        const NodeIndex hips = still.joint("Hips", {});
        still.joint("Spine", hips);
        still.skin();
        const JointPartners found = jointPartners(chain({"Hips"}).asset(), still.asset());
        QCOMPARE(found.targetAlone, std::vector{NodeIndex(1U)});
    }

    void theTableIsToldInWords() {
        RigBuilder source = chain({"Hips", "x:Spine", "Tail"});
        const auto borrowed = borrowClips(
            source.asset(), "walk.glb", chain({"Hips", "Spine"}).asset(), RestHandling::Automatic);
        QVERIFY(borrowed.ok());
        QCOMPARE(partnerWords(*borrowed),
                 std::string("2 of 3 joints have a partner: 1 by name, 1 by name without prefix"));
        QCOMPARE(borrowed->findings.size(), std::size_t{1});
        QCOMPARE(borrowed->findings[0].code, std::string("BORROWED_JOINT_ALONE"));
        QCOMPARE(borrowed->findings[0].pointer, std::string("/nodes/2"));
    }

    void motionThatPartnersCarryIsNoLoss() {
        RigBuilder source = chain({"Hips", "Twist", "Hand", "Tail"});
        const RigBuilder target = chain({"Hips", "Hand"});
        source.channel(NodeIndex(1U), ChannelPath::Rotation, keysOf({turn(34, {0, 0, 1})}));
        const auto codes = [&](RestHandling request) {
            std::vector<std::string> found;
            const auto borrowed =
                borrowClips(source.asset(), "walk.glb", RigBuilder(target).asset(), request);
            for (const Diagnostic& finding : borrowed->findings) {
                found.push_back(finding.code + ": " + finding.message);
            }
            return found;
        };
        using Lines = std::vector<std::string>;
        QCOMPARE(codes(RestHandling::Automatic),
                 (Lines{"BORROWED_JOINT_ALONE: 'Tail': the clips move it, but it has no partner",
                        "BORROWED_JOINT_CARRIED: 'Twist': it has no partner; its rotation also "
                        "turns the next partners below it"}));
        QCOMPARE(codes(RestHandling::AsStored),
                 (Lines{"BORROWED_JOINT_ALONE: 'Twist', 'Tail': the clips move them by up to 34°, "
                        "but they have no partner"}));
    }

    void filesWithoutClipsOrPartnersAreRefused() {
        RigBuilder still;
        still.joint("Hips", {});
        const Asset target = chain({"Hips"}).asset();
        const auto none = borrowClips(still.asset(), "a.glb", target, RestHandling::Automatic);
        QCOMPARE(none.error().message, std::string("the file has no animations to borrow"));
        const auto strangers =
            borrowClips(chain({"Bone"}).asset(), "a.glb", target, RestHandling::Automatic);
        QVERIFY(strangers.error().message.starts_with("nothing that its clips move has a partner"));
    }
};

SINEW_TEST(TestJointPartners)
#include "test_joint_partners.moc"
