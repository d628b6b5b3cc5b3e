// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/borrow/humanoid_bones.h"
#include "model/borrow/humanoid_names.h"
#include "model/borrow/joint_partners.h"
#include "model/borrow/joint_words.h"
#include "tests/model/borrow/rig_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

using Names = std::vector<std::string>;
using enum PartnerReason;

/// Joints below one root each, all of which a clip turns.
Asset rigOf(const Names& names) {
    RigBuilder rig;
    const NodeIndex root = rig.joint("Root", {});
    rig.clip("Turn");
    for (const std::string& name : names) {
        rig.channel(rig.joint(name, root), ChannelPath::Rotation, {0, 0, 0, 1});
    }
    rig.skin();
    return rig.asset();
}

/// The name of the partner; "-": none.
std::string partnerOf(const Asset& source, const std::string& name, const Asset& target) {
    const JointPartners found = jointPartners(source, target);
    for (const JointPartner& pair : found.pairs) {
        if (source[pair.source].name == name) {
            return target[pair.target].name;
        }
    }
    return "-";
}

struct Convention {
    RigNaming naming;
    Names names;  // names for kBoneNames
};

const Names kBoneNames{"hips",
                       "spine",
                       "chest",
                       "head",
                       "leftUpperArm",
                       "leftLowerArm",
                       "leftHand",
                       "rightUpperArm",
                       "rightLowerArm",
                       "rightHand",
                       "leftUpperLeg",
                       "leftLowerLeg",
                       "leftFoot",
                       "rightUpperLeg",
                       "rightLowerLeg",
                       "rightFoot",
                       "leftToes",
                       "leftThumbMetacarpal",
                       "rightIndexProximal"};

const std::vector<Convention> kConventions{
    {RigNaming::Mixamo,
     {"mixamorig:Hips", "mixamorig:Spine", "mixamorig:Spine1", "mixamorig:Head",
      "mixamorig:LeftArm", "mixamorig:LeftForeArm", "mixamorig:LeftHand", "mixamorig:RightArm",
      "mixamorig:RightForeArm", "mixamorig:RightHand", "mixamorig:LeftUpLeg", "mixamorig:LeftLeg",
      "mixamorig:LeftFoot", "mixamorig:RightUpLeg", "mixamorig:RightLeg", "mixamorig:RightFoot",
      "mixamorig:LeftToeBase", "mixamorig:LeftHandThumb1", "mixamorig:RightHandIndex1"}},
    {RigNaming::Unreal,
     {"pelvis", "spine_01", "spine_02", "head", "upperarm_l", "lowerarm_l", "hand_l", "upperarm_r",
      "lowerarm_r", "hand_r", "thigh_l", "calf_l", "foot_l", "thigh_r", "calf_r", "foot_r",
      "ball_l", "thumb_01_l", "index_01_r"}},
    {RigNaming::Plain,
     {"Hips", "Spine", "Chest", "Head", "LeftUpperArm", "LeftLowerArm", "LeftHand", "RightUpperArm",
      "RightLowerArm", "RightHand", "LeftUpperLeg", "LeftLowerLeg", "LeftFoot", "RightUpperLeg",
      "RightLowerLeg", "RightFoot", "LeftToes", "Left Thumb Metacarpal", "Right Index Proximal"}},
    {RigNaming::Rigify,
     {"DEF-spine", "DEF-spine.001", "DEF-spine.002", "DEF-spine.006", "DEF-upper_arm.L",
      "DEF-forearm.L", "DEF-hand.L", "DEF-upper_arm.R", "DEF-forearm.R", "DEF-hand.R",
      "DEF-thigh.L", "DEF-shin.L", "DEF-foot.L", "DEF-thigh.R", "DEF-shin.R", "DEF-foot.R",
      "DEF-toe.L", "DEF-thumb.01.L", "DEF-f_index.01.R"}},
    {RigNaming::Plain,  // VRoid without the extension
     {"J_Bip_C_Hips", "J_Bip_C_Spine", "J_Bip_C_Chest", "J_Bip_C_Head", "J_Bip_L_UpperArm",
      "J_Bip_L_LowerArm", "J_Bip_L_Hand", "J_Bip_R_UpperArm", "J_Bip_R_LowerArm", "J_Bip_R_Hand",
      "J_Bip_L_UpperLeg", "J_Bip_L_LowerLeg", "J_Bip_L_Foot", "J_Bip_R_UpperLeg",
      "J_Bip_R_LowerLeg", "J_Bip_R_Foot", "J_Bip_L_ToeBase", "J_Bip_L_Thumb1", "J_Bip_R_Index1"}},
};

}  // namespace

class TestJointNames : public QObject {
    Q_OBJECT

private slots:
    void sidesAndSeparatorsAreReadAlike() {
        for (const char* name :
             {"UpperArm.L", "upperarm_l", "LeftUpperArm", "upper_arm.L", "L_UpperArm",
              "left upper arm", "J_Bip_L_UpperArm", "UpperArmLeft", "Bip01 L UpperArm",
              "CC_Base_L_Upperarm", "hero:DEF-upper_arm.L", "LUpperArm", "leftupperarm"}) {
            const JointWords words = jointWords(name);
            QCOMPARE(words.stem, std::string("upperarm"));
            QCOMPARE(words.side, JointSide::Left);
        }
        QCOMPARE(jointWords("spine_01").stem, std::string("spine1"));
        QCOMPARE(jointWords("Leg").side, JointSide::None);
        QCOMPARE(jointWords("Lower.R").side, JointSide::Right);
        QCOMPARE(jointWords("L").stem, std::string("l"));
        QVERIFY(jointWords("").stem.empty());
        QVERIFY(jointWords("::..").stem.empty());
        QCOMPARE(jointWords("Bone_1_10").stem, std::string("bone1.10"));
    }

    void everyNamingIsAHumanoidThatAllOthersMatch() {
        for (const Convention& own : kConventions) {
            const Asset source = rigOf(own.names);
            const NamedBones bones = namedBones(source);
            QCOMPARE(bones.naming, own.naming);
            QCOMPARE(bones.bones.size(), kBoneNames.size());
            for (std::size_t i = 0; i < kBoneNames.size(); ++i) {
                QCOMPARE(bones.bones[i].name, kBoneNames[i]);
            }
            for (const Convention& other : kConventions) {
                const Asset target = rigOf(other.names);
                for (std::size_t i = 0; i < kBoneNames.size(); ++i) {
                    QCOMPARE(partnerOf(source, own.names[i], target), other.names[i]);
                }
            }
        }
    }

    void fewNamesMakeNoHumanoid() {
        const Names few(kConventions[1].names.begin(), kConventions[1].names.begin() + 8);
        QCOMPARE(namedBones(rigOf(few)).naming, RigNaming::None);
        QVERIFY(namedBones(rigOf(few)).bones.empty());
    }

    void thumbsOfUnityBeginAtTheHand() {
        Names names = kConventions[2].names;
        names.insert(names.end(), {"Left Thumb Proximal", "Left Thumb Intermediate"});
        std::erase(names, "Left Thumb Metacarpal");
        const Asset asset = rigOf(names);
        std::string metacarpal;
        for (const VrmBone& bone : humanoidBones(asset)) {
            metacarpal = bone.name == "leftThumbMetacarpal" ? asset[bone.node].name : metacarpal;
        }
        QCOMPARE(metacarpal, std::string("Left Thumb Proximal"));
    }

    void wordsMatchWhatIsNoHumanoid() {
        const Asset target = rigOf({"tail_01", "ear_l", "ear_r"});
        const Asset source = rigOf({"Tail1", "Ear.L", "RightEar", "Fin.L"});
        QCOMPARE(partnerOf(source, "Tail1", target), std::string("tail_01"));
        QCOMPARE(partnerOf(source, "Ear.L", target), std::string("ear_l"));
        QCOMPARE(partnerOf(source, "RightEar", target), std::string("ear_r"));
        QCOMPARE(partnerOf(source, "Fin.L", target), std::string("-"));
        QCOMPARE(jointPartners(source, target).pairs[1].reason, NameWords);
    }

    void leftIsNeverRight() {
        QCOMPARE(partnerOf(rigOf({"L_Arm"}), "L_Arm", rigOf({"Right_Arm"})), std::string("-"));
    }

    void severalCandidatesAreReportedAndNotGuessed() {
        const Asset target = rigOf({"ear", "EAR"});
        const Asset source = rigOf({"Ear"});
        const JointPartners found = jointPartners(source, target);
        QCOMPARE(found.pairs.size(), std::size_t{1});  // Root
        QCOMPARE(found.ambiguous.size(), std::size_t{1});
        QCOMPARE(found.ambiguous[0].candidates, (std::vector{NodeIndex(1U), NodeIndex(2U)}));
        QCOMPARE(found.sourceAlone, std::vector{NodeIndex(1U)});
        QVERIFY(jointPartners(rigOf({"a:Ear"}), rigOf({"Ear", "Ear"})).pairs.size() == 1);
        const JointPartners twice = jointPartners(rigOf({"Ear", "Ear"}), rigOf({"Ear", "Ear"}));
        QCOMPARE(twice.ambiguous.size(), std::size_t{2});
    }

    void theParentTellsEqualNamesApart() {
        RigBuilder rig;
        const NodeIndex left = rig.joint("Left", {});
        const NodeIndex right = rig.joint("Right", {});
        rig.joint("Finger", left);
        rig.joint("Finger", right);
        rig.skin();
        const JointPartners found = jointPartners(rig.asset(), rig.asset());
        QCOMPARE(found.pairs.size(), std::size_t{4});
        for (const JointPartner& pair : found.pairs) {
            QCOMPARE(pair.source, pair.target);
        }
    }
};

SINEW_TEST(TestJointNames)
#include "test_joint_names.moc"
