// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <set>
#include <string>
#include <tuple>

#include "model/view/look_option.h"
#include "model/view/look_text.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr float kOddNumber = 0.3F;  // has no short binary form

/// Every value other than in Look().
Look changedLook() {
    Look look;
    look.mode = ViewMode::RawWeights;
    look.variant = VariantIndex(std::size_t{2});
    look.influenceSet = 1;
    look.component = SlotComponent::W;
    look.palette = "#000,#f00,#fff";
    look.paletteSteps = 7;
    look.contours = 10;
    look.depthNear = kOddNumber;
    look.depthFar = 7.0F + kOddNumber;
    look.zeroWeights = ZeroWeights::All;
    look.descendants = true;
    look.compared = Compared::EightBit;
    look.worstOfClip = true;
    look.morphTarget = "vrm:happy = 1";
    look.weights = WeightSource::Stored;
    look.relief = kOddNumber;
    look.grid = false;
    look.ground = GroundPlace::Origin;
    look.pointSize = 12.0F + kOddNumber;
    look.axes = true;
    look.legend = true;
    look.transparent = true;
    look.background = glm::vec3(kOddNumber, 1.0F / 3.0F, 1.0F);
    look.skinning = SkinningPath::Cpu;
    look.blend = BlendSkinning::DualQuaternion;
    look.lighting = {.exposureEv = -kOddNumber,
                     .toneMap = ToneMap::None,
                     .environmentStrength = 1.0F / 7.0F,
                     .environmentRotationRadians = 1.1F,
                     .environmentShown = true,
                     .keyLight = true,
                     .punctualLights = false,
                     .balanceLamps = false};
    look.environment = "/a folder/sky = blue.hdr";
    look.skeleton = {.style = SkeletonStyle::Octahedral,
                     .inFront = false,
                     .axes = true,
                     .names = JointNames::All,
                     .colors = BoneColors::Joint};
    look.marks = {.edges = true,
                  .vertices = true,
                  .normals = true,
                  .tangents = true,
                  .backFaces = true,
                  .uvChecker = true,
                  .storedBounds = true,
                  .posedBounds = true,
                  .clipBounds = true,
                  .dots = ValueDots::OnGrey,
                  .distances = true};
    look.motion = {.trails = TrailReach::Around,
                   .trailBefore = 7,
                   .trailAfter = 9,
                   .trailColors = TrailColors::Speed,
                   .trailFrames = false,
                   .trailKeys = false,
                   .trailContacts = false,
                   .trailJumps = false,
                   .ghosts = true,
                   .ghostsBefore = 4,
                   .ghostsAfter = 6,
                   .ghostStep = 11,
                   .ghostOpacity = kOddNumber,
                   .seamGhost = true,
                   .followCamera = true,
                   .followGround = true};
    look.dotSize = 9.0F + kOddNumber;
    look.copies = 9;
    look.timings = true;
    return look;
}

std::string textOf(const char* key, const Look& look) {
    return valueText(*findLookOption(key), look);
}

std::string complaintOf(const char* key, const char* text) {
    Look look;
    const Status status = setValueText(*findLookOption(key), look, text);
    return look == Look() && !status ? status.error().message : std::string();
}

}  // namespace

class TestLookOptions : public QObject {
    Q_OBJECT

private slots:
    void keysFlagsSettingsAndShortcutsAreUnique() {
        std::set<std::string> keys;
        std::set<std::string> settings;
        std::set<std::string> shortcuts;
        for (const LookOption& option : lookOptions()) {
            QVERIFY2(keys.insert(option.key).second, option.key);
            QCOMPARE(findLookOption(option.key), &option);
            QVERIFY2(option.setting == nullptr || settings.insert(option.setting).second,
                     option.key);
            const std::string shortcut = option.action.key;
            QVERIFY2(shortcut.empty() || shortcuts.insert(shortcut).second, option.key);
        }
        QVERIFY(findLookOption("nothing") == nullptr);
    }

    /// Copies row by row: a member without a row would be lost.
    void theRowsHoldEverythingThatALookHolds() {
        const Look changed = changedLook();
        Look copy;
        for (const LookOption& option : lookOptions()) {
            QVERIFY2(valueText(option, changed) != valueText(option, Look()), option.key);
            copyValue(option, changed, copy);
        }
        QVERIFY(copy == changed);
    }

    void everyRowAloneReadsBackWhatItWrites() {
        const Look changed = changedLook();
        for (const LookOption& option : lookOptions()) {
            Look expected;
            copyValue(option, changed, expected);
            Look read;
            QVERIFY2(setValueText(option, read, valueText(option, changed)).ok(), option.key);
            QVERIFY2(read == expected, option.key);
        }
    }

    void everyWordOfAChoiceHasItsPlaceInTheEnum() {
        Look look;
        look.lighting.toneMap = ToneMap::Aces;
        QCOMPARE(textOf("toneMap", look), std::string("aces"));
        look.skeleton.style = SkeletonStyle::Lines;
        QCOMPARE(textOf("skeletonStyle", look), std::string("lines"));
        look.skeleton.names = JointNames::Selected;
        QCOMPARE(textOf("jointNames", look), std::string("selected"));
        for (const auto& [path, word] :
             {std::pair(SkinningPath::Auto, "auto"), std::pair(SkinningPath::Vertex, "vertex"),
              std::pair(SkinningPath::Compute, "compute"), std::pair(SkinningPath::Cpu, "cpu")}) {
            look.skinning = path;
            QCOMPARE(textOf("skinningPath", look), std::string(word));
        }
        for (const LookOption& option : lookOptions()) {
            if (const auto* choice = std::get_if<LookChoice>(&option.kind)) {
                for (const LookWord& word : choice->words) {
                    QVERIFY(setValueText(option, look, word.word).ok());
                    QCOMPARE(valueText(option, look), std::string(word.word));
                }
            }
        }
    }

    void theEnvironmentWithoutLightIsCalledNone() {
        Look look;
        QVERIFY(setValueText(*findLookOption("environment"), look, "none").ok());
        QCOMPARE(look.environment, std::string(kNoEnvironment));
        QCOMPARE(textOf("environment", look), std::string("none"));
        look.lighting.environmentStrength = 2.0F;
        QCOMPARE(environmentFactor(look), 0.0F);
        look.environment.clear();
        QCOMPARE(environmentFactor(look), 2.0F);
    }

    void invalidTextIsReported() {
        QCOMPARE(complaintOf("toneMap", "filmic"), std::string("must be neutral, aces or none"));
        QCOMPARE(complaintOf("grid", "on"), std::string("must be true or false"));
        QCOMPARE(complaintOf("exposure", "99"), std::string("must be from -16 to 16"));
        QCOMPARE(complaintOf("exposure", "nan"), std::string("must be a finite number"));
        QCOMPARE(complaintOf("exposure", "1 EV"), std::string("must be a finite number"));
        QCOMPARE(complaintOf("copies", "0"),
                 std::string("must be a whole number from 1 to 100000"));
        QVERIFY(!complaintOf("background", "0.5 0.5").empty());
        QVERIFY(!complaintOf("background", "0.5 0.5 0.5 0.5").empty());
        QVERIFY(!complaintOf("background", "0 0 1.5").empty());
        QVERIFY(!complaintOf("variant", "-1").empty());
        QVERIFY(!complaintOf("view", "Shaded").empty());
        QVERIFY(findLookOption("fog") == nullptr);
    }

    void anActionTogglesASwitchAndCyclesThroughAChoice() {
        Look look;
        const LookOption& edges = *findLookOption("edges");
        toggle(edges, look);
        QVERIFY(look.marks.edges && isOn(edges, look));
        const LookOption& bones = *findLookOption("skeletonStyle");
        QVERIFY(!isOn(bones, look));
        toggle(bones, look);
        QVERIFY(look.skeleton.style == SkeletonStyle::Lines && isOn(bones, look));
        toggle(bones, look);
        toggle(bones, look);
        QVERIFY(look.skeleton.style == SkeletonStyle::None);
        const LookOption& relief = *findLookOption("relief");
        toggle(relief, look);
        QCOMPARE(look.relief, 0.5F);
        toggle(relief, look);
        QCOMPARE(look.relief, 0.0F);
    }

    void anAngleIsShownInDegrees() {
        Look look;
        const LookOption& option = *findLookOption("environmentRotation");
        const auto& rotation = std::get<LookNumber>(option.kind);
        setShownValue(rotation, look, 180.0F);
        QCOMPARE(look.lighting.environmentRotationRadians, glm::radians(180.0F));
        QCOMPARE(shownValue(rotation, look), 180.0F);
    }
};

SINEW_TEST(TestLookOptions)
#include "test_look_options.moc"
