// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/check/rig.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

class TestSkins : public QObject {
    Q_OBJECT

private slots:
    void aJointThatMovesNoVertexIsNamed() {
        Asset asset = cleanRig();
        for (std::size_t v = 0; v < kColumns; ++v) {
            setInfluences(asset, v, {{1, 1.0F}});
        }
        const auto found = lint(asset, "JOINT_UNUSED");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].pointer, std::string("/skins/0/joints/0"));
        QCOMPARE(found[0].joint.value(), 0U);
        QCOMPARE(found[0].node.value(), 1U);
        QVERIFY(found[0].message.find("'Hips'; it costs a matrix") != std::string::npos);
    }

    void aSkinWithoutAMeshIsUnused() {
        Asset asset = cleanRig();
        asset.skins.push_back(asset.skins[0]);
        const auto found = lint(asset, "SKIN_UNUSED");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].pointer, std::string("/skins/1"));
        QVERIFY(lint(asset, "JOINT_UNUSED").empty());
    }

    void missingMatricesAreFineOnlyWhereTheyFitTheRestPose() {
        Asset asset = cleanRig();
        asset.skins[0].inverseBindMatricesStored = false;
        asset.skins[0].inverseBindMatrices.assign(3, glm::mat4(1.0F));
        const auto found = lint(asset, "INVERSE_BIND_MISSING");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].count, std::size_t{2});
        QCOMPARE(found[0].joint.value(), 1U);
        QVERIFY(lint(asset, "INVERSE_BIND_MISMATCH").empty());
        for (std::size_t n = 1; n < 4; ++n) {
            asset.nodes[n].rest.translation = glm::vec3(0.0F);
        }
        QCOMPARE(lint(asset, "INVERSE_BIND_MISSING")[0].severity, Severity::Info);
    }

    void aFlatMatrixIsSingularAndNothingElse() {
        Asset asset = cleanRig();
        asset.skins[0].inverseBindMatrices[2][1] = glm::vec4(0.0F);
        const auto found = lint(asset, "INVERSE_BIND_SINGULAR");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Error);
        QCOMPARE(found[0].joint.value(), 2U);
        QVERIFY(lint(asset, "INVERSE_BIND_MISMATCH").empty());
        QVERIFY(lint(asset, "INVERSE_BIND_MIRRORED").empty());
    }

    void smallScalesAreNotSingular() {
        Asset asset = cleanRig();
        for (glm::mat4& matrix : asset.skins[0].inverseBindMatrices) {
            matrix = glm::mat4(glm::mat3(1e-4F)) * matrix;
        }
        for (std::size_t j = 0; j < 3; ++j) {
            asset.skins[0].inverseBindMatrices[j][3].w = 1.0F;
        }
        QVERIFY(lint(asset, "INVERSE_BIND_SINGULAR").empty());
    }

    void aMatrixThatMirrorsAloneTurnsTheSurfaceInsideOut() {
        Asset asset = cleanRig();
        asset.skins[0].inverseBindMatrices[1][0].x = -1.0F;
        const auto found = lint(asset, "INVERSE_BIND_MIRRORED");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].joint.value(), 1U);
    }

    void aJointThatMirrorsBackIsOnlyMentioned() {
        Asset asset = cleanRig();
        asset.skins[0].inverseBindMatrices[2][0].x = -1.0F;
        asset.nodes[3].rest.scale.x = -1.0F;
        const auto found = lint(asset, "INVERSE_BIND_MIRRORED");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Info);
        QVERIFY(lint(asset, "INVERSE_BIND_MISMATCH").empty());
    }

    void oneJointBoundElsewhereIsAWarning() {
        Asset asset = cleanRig();
        asset.nodes[3].children = {NodeIndex(4U)};
        asset.nodes.push_back({});  // four joints, so that one is a quarter
        asset.nodes[4].name = "Hat";
        asset.skins[0].joints.emplace_back(4U);
        asset.skins[0].inverseBindMatrices.push_back(asset.skins[0].inverseBindMatrices[2]);
        QVERIFY(lint(asset, "INVERSE_BIND_MISMATCH").empty());
        asset.skins[0].inverseBindMatrices[1][3].x = 0.5F;
        const auto found = lint(asset, "INVERSE_BIND_MISMATCH");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Warning);
        QCOMPARE(found[0].count, std::size_t{1});
        QCOMPARE(found[0].joint.value(), 1U);
        QVERIFY(
            found[0].message.starts_with("'Spine' was not bound where it rests (moved by 0.5 "
                                         "units), while the other joints agree; it moves "));
    }

    void aRestPoseThatIsNotTheBindPoseIsOnlyMentioned() {
        Asset asset = cleanRig();
        asset.nodes[2].rest.rotation = glm::quat(glm::vec3(0.0F, 0.0F, 0.7F));
        const auto found = lint(asset, "INVERSE_BIND_MISMATCH");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].severity, Severity::Info);  // two joints agree, the third does not
        QCOMPARE(found[0].count, std::size_t{1});
        QCOMPARE(found[0].message,
                 std::string("the rest pose is not the bind pose: 1 of 3 joints differs, 'Hips' "
                             "(moved by 0.686 units, turned by 40°): for edits of the mesh or its "
                             "weights go to the bind pose first"));
    }

    void aDifferingScaleIsReportedWithTheJointWhereItBegins() {
        Asset asset = cleanRig();
        for (const char* name : {"Hat", "Tail"}) {
            asset.skins[0].joints.emplace_back(asset.nodes.size());
            asset.skins[0].inverseBindMatrices.emplace_back(1.0F);
            asset.nodes.push_back({});
            asset.nodes.back().name = name;
        }
        asset.nodes[3].children = {NodeIndex(4U)};
        asset.nodes[1].children.emplace_back(5U);
        setInfluences(asset, kRows * kColumns - 1, {{3, 1.0F}});
        for (glm::mat4& matrix : asset.skins[0].inverseBindMatrices) {
            matrix[3] = {0.0F, 0.0F, 0.0F, 1.0F};  // all joints in one place
        }
        asset.nodes[2].rest.translation = asset.nodes[3].rest.translation = {};
        QVERIFY(lint(asset, "INVERSE_BIND_MISMATCH").empty());
        asset.nodes[3].rest.scale = {1.0F, 2.0F, 1.0F};
        const auto found = lint(asset, "INVERSE_BIND_MISMATCH");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].message,
                 std::string(
                     "the rest pose is not the bind pose: 2 of 5 joints differ, 'Head', 'Hat' "
                     "(non-uniformly scaled by up to a factor of 2, from 'Head' down): for edits "
                     "of the mesh or its weights go to the bind pose first"));
    }

    void whatMovesNoVertexMayBeBoundAnywhere() {
        Asset asset = cleanRig();
        for (std::size_t v = 0; v < kColumns; ++v) {
            setInfluences(asset, v, {{1, 1.0F}});
        }
        asset.skins[0].inverseBindMatrices[0] = glm::mat4(0.0F);
        QVERIFY(lint(asset, "INVERSE_BIND_SINGULAR").empty());
        asset.skins[0].inverseBindMatrices[0] = glm::mat4(-1.0F);
        QVERIFY(lint(asset, "INVERSE_BIND_MIRRORED").empty());
        QVERIFY(lint(asset, "INVERSE_BIND_MISMATCH").empty());
    }

    void aCommonMatrixFromMeshToWorldIsNoMismatch() {
        Asset asset = cleanRig();  // modelled in centimetres
        asset.nodes[1].rest.scale = glm::vec3(0.01F);
        QVERIFY(lint(asset, "INVERSE_BIND_MISMATCH").empty());
    }
};

SINEW_TEST(TestSkins)
#include "test_skins.moc"
