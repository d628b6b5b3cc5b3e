// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QIcon>
#include <QTest>

#include "model/facts/asset_facts.h"
#include "model/view/joint_colors.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/models/animation_list_model.h"
#include "ui/models/finding_tree_model.h"
#include "ui/models/joint_influence.h"
#include "ui/models/joint_list_model.h"
#include "ui/models/names.h"
#include "ui/models/node_tree_model.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr auto kStrict = QAbstractItemModelTester::FailureReportingMode::QtTest;

QString textAt(const QAbstractItemModel& model, int row, int column = 0,
               const QModelIndex& parent = {}) {
    return model.index(row, column, parent).data().toString();
}

std::shared_ptr<const Asset> withFindings() {
    auto asset = std::make_shared<Asset>(*character());
    asset->findings.push_back({.severity = Severity::Error,
                               .code = "WEIGHTS_NOT_NORMALIZED",
                               .message = "weights do not sum to 1",
                               .pointer = "/meshes/0/primitives/0",
                               .count = 52});
    return asset;
}

}  // namespace

class TestItemModels : public QObject {
    Q_OBJECT

private slots:
    void theTreeIsAWellBehavedModel() {
        NodeTreeModel model;
        const QAbstractItemModelTester tester(&model, kStrict);
        model.setScene(character(), SceneIndex(0));
        model.setFilter("Knee");
        model.setFilter("no such node");
        model.setFilter({});
        model.setScene(character(), SceneIndex(1));
        model.setScene(nullptr, {});
    }

    void theTreeShowsTheSceneAsItsNodesHang() {
        NodeTreeModel model;
        model.setScene(character(), SceneIndex(0));
        QCOMPARE(model.rowCount({}), 1);
        const QModelIndex root = model.index(0, 0, {});
        QCOMPARE(root.data().toString(), QStringLiteral("Root"));
        QCOMPARE(model.rowCount(root), 3);
        QCOMPARE(textAt(model, 0, 0, root), QStringLiteral("Body"));
        QCOMPARE(textAt(model, 1, 0, root), QStringLiteral("Hip"));
        QCOMPARE(model.depthOf(kFoot), 3);
        QCOMPARE(model.node(model.indexOf(kFoot)), kFoot);
        QVERIFY(!model.indexOf(kProp).isValid());
    }

    void aNamelessNodeIsCalledByItsIndex() {
        NodeTreeModel model;
        model.setScene(character(), SceneIndex(1));
        QCOMPARE(textAt(model, 0), QStringLiteral("Node 6"));
    }

    void theFilterKeepsMatchesAndTheirAncestorsAlone() {
        NodeTreeModel model;
        model.setScene(character(), SceneIndex(0));
        model.setFilter("knee");
        QCOMPARE(model.nodeCount(), 3);
        QVERIFY(model.indexOf(kRoot).isValid() && model.indexOf(kHip).isValid());
        QVERIFY(!model.indexOf(kFoot).isValid());
        QVERIFY(model.indexOf(kRoot).data(Qt::ForegroundRole).isValid());  // dimmed
        QVERIFY(!model.indexOf(kKnee).data(Qt::ForegroundRole).isValid());
    }

    void aChainOf20000NodesIsListedAndFiltered() {
        NodeTreeModel model;
        const auto asset = chain(20000);
        model.setScene(asset, SceneIndex(0));
        QCOMPARE(model.depthOf(NodeIndex(std::size_t{19999})), 19999);
        model.setFilter("Node 19999");
        QCOMPARE(model.nodeCount(), 20000);
    }

    void aSceneThatListsAChildTwiceShowsItOnce() {
        auto asset = std::make_shared<Asset>(*character());
        asset->scenes[0].roots = {kRoot, kKnee};
        NodeTreeModel model;
        const QAbstractItemModelTester tester(&model, kStrict);
        model.setScene(asset, SceneIndex(0));
        QCOMPARE(model.nodeCount(), 6);
        QCOMPARE(model.rowCount({}), 1);
    }

    void nodesAreDistinguishedByKind() {
        const std::vector<NodeKind> kinds = nodeKinds(*character());
        QCOMPARE(kinds[kRoot.value], NodeKind::Group);
        QCOMPARE(kinds[kBody.value], NodeKind::SkinnedMesh);
        QCOMPARE(kinds[kHip.value], NodeKind::Joint);
        QCOMPARE(kinds[kEye.value], NodeKind::Camera);
        QCOMPARE(kinds[kProp.value], NodeKind::Mesh);
    }

    void inAFileOfBonesAloneTheNodesAreJoints() {
        Asset bones = *character();
        bones.meshes.clear();
        bones.skins.clear();
        for (Node& node : bones.nodes) {
            node.mesh = {};
            node.skin = {};
        }
        const std::vector<NodeKind> kinds = nodeKinds(bones);
        QCOMPARE(kinds[kHip.value], NodeKind::Joint);
        QCOMPARE(kinds[kKnee.value], NodeKind::Joint);
        QCOMPARE(kinds[kEye.value], NodeKind::Camera);
    }

    void hiddenNodesBonesAndInstancesAreMarked() {
        auto asset = std::make_shared<Asset>(*character());
        asset->nodes[kHip.value].visible = false;
        asset->nodes[kProp.value].instances = Instances();
        asset->nodes[kProp.value].instances->transforms.resize(3);
        asset->nodes[kEye.value].camera = {};
        asset->nodes[kEye.value].light = LightIndex(0);
        asset->vrm = Vrm();
        asset->vrm->humanoid = {{"leftLowerLeg", kKnee}, {"lost", NodeIndex(99)}};
        NodeTreeModel model;
        model.setScene(asset, {});
        const auto at = [&](NodeIndex node, int role) { return model.indexOf(node).data(role); };
        QVERIFY(at(kHip, NodeTreeModel::HiddenRole).toBool());
        QVERIFY(at(kFoot, NodeTreeModel::HiddenRole).toBool());  // below it
        QVERIFY(!at(kBody, NodeTreeModel::HiddenRole).toBool());
        QCOMPARE(at(kKnee, NodeTreeModel::NoteRole).toString(), QStringLiteral("leftLowerLeg"));
        QCOMPARE(at(kProp, NodeTreeModel::NoteRole).toString(), QStringLiteral("×3"));
        QVERIFY(at(kFoot, NodeTreeModel::NoteRole).toString().isEmpty());
        QCOMPARE(nodeKinds(*asset)[kEye.value], NodeKind::Light);
    }

    void jointsCountEveryVertexTheyPullOnceOverAllSets() {
        QCOMPARE(influencedVertices(*character(), SkinIndex(0)),
                 (std::vector<std::uint32_t>{4, 1, 0}));
    }

    void theJointListIsAWellBehavedModel() {
        JointListModel model;
        const QAbstractItemModelTester tester(&model, kStrict);
        model.setSkin(character(), SkinIndex(0));
        QCOMPARE(model.rowCount({}), 3);
        QCOMPARE(textAt(model, 1), QStringLiteral("Knee"));
        QVERIFY(!model.index(0, 0).data(Qt::DecorationRole).isNull());
        model.setSkin(character(), {});
        QCOMPARE(model.rowCount({}), 0);
    }

    void swatchesOfJointsHaveTheColoursOfTheViews() {
        JointListModel model;
        const auto asset = character();
        model.setSkin(asset, SkinIndex(0));
        for (int row = 0; row < 3; ++row) {
            const NodeIndex node = (*asset)[SkinIndex(0)].joints[static_cast<std::size_t>(row)];
            const glm::u8vec3 color = jointColors(*asset)[node.value];
            const auto icon = model.index(row, 0).data(Qt::DecorationRole).value<QIcon>();
            const QPixmap swatch = icon.pixmap(16, 16);
            QCOMPARE(swatch.toImage().pixelColor(swatch.rect().center()),
                     QColor(color.r, color.g, color.b));
        }
    }

    void theAnimationListBeginsWithTheRestPose() {
        AnimationListModel model;
        const QAbstractItemModelTester tester(&model, kStrict);
        model.setAsset(character());
        QCOMPARE(model.rowCount({}), 3);
        QCOMPARE(textAt(model, 0), QStringLiteral("Rest pose"));
        QVERIFY(!model.animation(model.index(0, 0)));
        QCOMPARE(textAt(model, 1), QStringLiteral("Walk"));
        QCOMPARE(textAt(model, 1, static_cast<int>(ClipColumn::Duration)),
                 QStringLiteral("2.000 s"));
        QCOMPARE(textAt(model, 1, static_cast<int>(ClipColumn::Channels)), QStringLiteral("1"));
        QCOMPARE(model.indexOf(AnimationIndex(1)).row(), 2);
    }

    void findingsAreListedWithPlaceAndCount() {
        FindingTreeModel model;
        const QAbstractItemModelTester tester(&model, kStrict);
        model.setFindings(withFindings(), withFindings()->findings);
        QCOMPARE(textAt(model, 0), QStringLiteral("weights do not sum to 1"));
        QCOMPARE(textAt(model, 0, FindingTreeModel::PlaceColumn),
                 QStringLiteral("/meshes/0/primitives/0"));
        QCOMPARE(textAt(model, 0, FindingTreeModel::CountColumn), QStringLiteral("52"));
    }

    void statisticsCountEachMeshOnce() {
        const AssetFacts counted = factsOf(*character());
        QCOMPARE(counted.vertices, std::size_t{8});
        QCOMPARE(counted.triangles, std::size_t{4});
        QCOMPARE(counted.joints, std::size_t{3});
    }

    void filesOfOneNameAreCalledWithTheirFolders() {
        QCOMPARE(shortNames({"/a/fox/m.gltf", "/b/orca.glb", "/a/owl/m.gltf"}),
                 QStringList({"fox/m.gltf", "orca.glb", "owl/m.gltf"}));
    }
};

SINEW_TEST_IN(QApplication, TestItemModels)
#include "test_item_models.moc"
