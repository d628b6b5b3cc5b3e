// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/check/joint_pairs.h"
#include "tests/model/check/rig.h"
#include "tests/support/edit.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr const char* kSymmetryCode = "WEIGHTS_ASYMMETRIC";

// The outer columns of row 2 follow the arms.
Asset withArms() {
    Asset asset = rigWithArms();
    setInfluences(asset, 6, {{2, 0.4F}, {4, 0.6F}});
    setInfluences(asset, 8, {{2, 0.4F}, {3, 0.6F}});
    return asset;
}

}  // namespace

class TestSymmetry : public QObject {
    Q_OBJECT

private slots:
    void namesAreSwappedInEveryUsualSpelling_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("other");
        const auto row = [](const char* name, const char* other) {
            QTest::newRow(name) << name << other;
        };
        row("LeftArm", "RightArm");
        row("mixamorig:RightHandIndex1", "mixamorig:LeftHandIndex1");
        row("arm_left", "arm_right");
        row("HAND_LEFT_01", "HAND_RIGHT_01");
        row("Arm.L", "Arm.R");
        row("Arm.R.001", "Arm.L.001");
        row("upperarm_l", "upperarm_r");
        row("l_thigh", "r_thigh");
        row("J_Bip_L_Hand", "J_Bip_R_Hand");
        row("Bip001 L Foot", "Bip001 R Foot");
        row("arm_joint_L_1", "arm_joint_R_1");
        row("Hips", "");
        row("Collar", "");
        row("Tail01", "");
    }
    void namesAreSwappedInEveryUsualSpelling() {
        QFETCH(const QString, name);
        QFETCH(const QString, other);
        const auto swapped = check::otherSide(name.toStdString());
        QCOMPARE(QString::fromStdString(swapped.value_or("")), other);
    }

    void mirroredWeightsAreQuiet() {
        const auto findings = lint(withArms());
        QVERIFY2(findings.empty(), listed(findings).c_str());
    }

    void oneSideThatWasPaintedAloneIsFound() {
        Asset asset = withArms();
        setInfluences(asset, 8, {{2, 0.7F}, {3, 0.3F}});
        const auto found = lint(asset, kSymmetryCode);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Info);
        QCOMPARE(found[0].pointer, std::string("/meshes/0/primitives/0"));
        QVERIFY(found[0].vertex == 6U || found[0].vertex == 8U);
        QVERIFY(found[0].message.find("'Arm.L'") != std::string::npos);
        QVERIFY(found[0].message.find("'Arm.R'") != std::string::npos);
    }

    void aSmallDifferenceIsNoMatter() {
        Asset asset = withArms();
        setInfluences(asset, 8, {{2, 0.42F}, {3, 0.58F}});
        QVERIFY(lint(asset, kSymmetryCode).empty());
    }

    void aMeshThatIsMostlyNotSymmetricIsNotJudged() {
        Asset asset = withArms();
        for (const std::size_t right : {9U, 12U}) {
            setInfluences(asset, right, {{2, 0.4F}, {4, 0.6F}});
        }
        for (const std::size_t left : {11U, 14U}) {
            setInfluences(asset, left, {{2, 0.7F}, {3, 0.3F}});
        }
        QCOMPARE(lint(asset, kSymmetryCode).size(), std::size_t{1});
        for (const std::size_t left : {8U, 14U}) {  // two of three pairs are no longer images
            edit(asset.meshes[0].primitives[0].positions,
                 [left](auto& all) { all[left].x = 1.7F; });
        }
        QVERIFY(lint(asset, kSymmetryCode).empty());
    }

    void jointsThatWereNotBoundAsImagesAreNotPaired() {
        Asset asset = withArms();
        setInfluences(asset, 8, {{2, 0.7F}, {3, 0.3F}});
        asset.skins[0].inverseBindMatrices[3][3].y = -4.0F;
        asset.nodes[4].rest.translation.y = 3.0F;
        QVERIFY(lint(asset, kSymmetryCode).empty());
    }
};

SINEW_TEST(TestSymmetry)
#include "test_symmetry.moc"
