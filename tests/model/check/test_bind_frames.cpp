// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <glm/gtc/matrix_transform.hpp>
#include <utility>

#include "tests/model/check/armed_rig.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// It rests in another pose than it was bound in.
Asset posedRig() {
    Asset asset = armedRig();
    const float turns[] = {0.4F, 0.7F, -0.5F, 0.3F, -0.9F};
    for (std::size_t joint = 0; joint < 5; ++joint) {
        asset.nodes[joint + 1].rest.rotation = glm::quat(glm::vec3(0.0F, 0.0F, turns[joint]));
    }
    return asset;
}

bool says(const Diagnostic& finding, const char* words) {
    return finding.message.find(words) != std::string::npos;
}

}  // namespace

class TestBindFrames : public QObject {
    Q_OBJECT

private slots:
    void aRigThatRestsInAnotherPoseIsFine() {
        QVERIFY(lint(posedRig(), "BIND_FRAME_MISMATCH").empty());
        QVERIFY(lint(posedRig(), "BIND_SIDES_SWAPPED").empty());
    }

    void aTurnedMatrixIsFoundWhateverPoseTheFileRestsIn() {
        Asset asset = posedRig();
        glm::mat4& matrix = asset.skins[0].inverseBindMatrices[1];
        matrix = glm::rotate(glm::mat4(1.0F), glm::radians(10.0F), {0.0F, 0.0F, 1.0F}) * matrix;
        const Diagnostic found = theOnly(asset, "BIND_FRAME_MISMATCH");
        QCOMPARE(found.joint.value(), 1U);
        QCOMPARE(found.severity, Severity::Warning);
        QVERIFY2(says(found, "the inverse bind matrix of 'Spine' is turned by 10° against"),
                 found.message.c_str());
        QVERIFY2(says(found, "vertex 3 of 'Strip': bind 'Spine' again") ||
                     says(found, "vertex 5 of 'Strip': bind 'Spine' again"),
                 found.message.c_str());
    }

    void aScaledMatrixIsNamedWithItsFactor() {
        Asset asset = posedRig();
        glm::mat4& matrix = asset.skins[0].inverseBindMatrices[0];
        matrix = glm::scale(glm::mat4(1.0F), glm::vec3(100.0F)) * matrix;
        const Diagnostic found = theOnly(asset, "BIND_FRAME_MISMATCH");
        QCOMPARE(found.joint.value(), 0U);
        QVERIFY2(says(found, "scaled by a factor of 100"), found.message.c_str());
    }

    void exchangedJointsAreNamedTogether() {
        Asset asset = posedRig();
        std::swap(asset.skins[0].joints[2], asset.skins[0].joints[kArmL]);
        const Diagnostic found = theOnly(asset, "BIND_FRAME_MISMATCH");
        QCOMPARE(found.pointer, std::string("/skins/0/joints"));
        QVERIFY2(says(found, "'Arm.L' and 'Head' are swapped"), found.message.c_str());
        QVERIFY2(says(found, "swap joints 2 and 3 of the list"), found.message.c_str());
    }

    void theMatrixOfAnotherJointIsRecognised() {
        Asset asset = posedRig();
        asset.skins[0].inverseBindMatrices[kArmL] = asset.skins[0].inverseBindMatrices[kArmR];
        const Diagnostic found = theOnly(asset, "BIND_FRAME_MISMATCH");
        QCOMPARE(found.joint.value(), 3U);
        QVERIFY2(says(found, "'Arm.L' has the inverse bind matrix of 'Arm.R'"),
                 found.message.c_str());
    }

    void jointsThatClipsMoveAwayMayBeBoundElsewhere() {
        Asset asset = posedRig();
        asset.nodes[kArmL + 1].rest.translation.x = 1.5F;
        QVERIFY(!lint(asset, "BIND_FRAME_MISMATCH").empty());
        addTrack(asset, NodeIndex(kArmL + 1), ChannelPath::Translation, std::vector{0.0F, 1.0F},
                 {1.5F, 1.0F, 0.0F, 1.2F, 1.0F, 0.0F});
        QVERIFY(lint(asset, "BIND_FRAME_MISMATCH").empty());
    }

    void sidesExchangedTogetherWithTheirMatricesAreFoundByTheMesh() {
        for (Asset asset : {armedRig(), posedRig()}) {
            addTurns(asset, NodeIndex(kArmL + 1), {0.0F, 0.5F, 1.0F}, {0.0F, 60.0F, 0.0F});
            QVERIFY(lint(asset, "BIND_SIDES_SWAPPED").empty());
            Skin& skin = asset.skins[0];
            std::swap(skin.joints[kArmL], skin.joints[kArmR]);
            std::swap(skin.inverseBindMatrices[kArmL], skin.inverseBindMatrices[kArmR]);
            const Diagnostic found = theOnly(asset, "BIND_SIDES_SWAPPED");
            QCOMPARE(found.joint.value(), 3U);
            QVERIFY2(says(found, "the vertices of 'Arm.R' lie at 'Arm.L' and the reverse"),
                     found.message.c_str());
            QVERIFY2(says(found, "in 'Walk' at "), found.message.c_str());
            QVERIFY(lint(asset, "BIND_FRAME_MISMATCH").empty());
        }
    }
};

SINEW_TEST(TestBindFrames)
#include "test_bind_frames.moc"
