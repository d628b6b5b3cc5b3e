// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/view/shown_joints.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// Nodes 0 > 1 > 2 > 3 and 0 > 4; the joints are the nodes 3, 1, 4, 0: node 2 is between two.
std::shared_ptr<const Asset> branched() {
    Asset asset;
    asset.nodes.resize(5);
    asset.nodes[0].children = {NodeIndex(1U), NodeIndex(4U)};
    asset.nodes[1].children = {NodeIndex(2U)};
    asset.nodes[2].children = {NodeIndex(3U)};
    Skin skin;
    skin.joints = {NodeIndex(3U), NodeIndex(1U), NodeIndex(4U), NodeIndex(0U)};
    skin.inverseBindMatrices.assign(4, glm::mat4(1.0F));
    asset.skins.push_back(std::move(skin));
    return finishAsset(std::move(asset));
}

}  // namespace

class TestShownJoints : public QObject {
    Q_OBJECT

private slots:
    void withoutAChoiceItIsTheFirstJoint() {
        const ShownJoints shown = shownJoints(*branched(), {});
        QCOMPARE(shown.contains, (std::vector<bool>{true, false, false, false}));
        QCOMPARE(shown.count, std::size_t{1});
    }

    void severalJointsAreASet() {
        ViewOptions view;
        view.joint = JointIndex(1U);
        view.joints = std::make_shared<const std::vector<JointIndex>>(
            std::vector{JointIndex(1U), JointIndex(2U), JointIndex(99U)});
        const ShownJoints shown = shownJoints(*branched(), view);
        QCOMPARE(shown.contains, (std::vector<bool>{false, true, true, false}));
        QCOMPARE(shown.first, JointIndex(1U));
    }

    void descendantsAreFoundThroughNodesThatAreNoJoints() {
        ViewOptions view;
        view.joint = JointIndex(1U);
        view.descendants = true;
        QCOMPARE(shownJoints(*branched(), view).contains,
                 (std::vector<bool>{true, true, false, false}));
        view.joint = JointIndex(3U);
        QCOMPARE(shownJoints(*branched(), view).count, std::size_t{4});
    }

    void aSkinThatIsNotThereShowsNothing() {
        ViewOptions view;
        view.skin = SkinIndex(1U);
        QVERIFY(!shownJoints(*branched(), view).skin.valid());
    }
};

SINEW_TEST(TestShownJoints)
#include "test_shown_joints.moc"
