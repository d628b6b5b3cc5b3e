// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/state/same_objects.h"
#include "tests/model/state/state_samples.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

/// Nodes with names; each is the child of the node with the second number, -1: a root.
Asset treeOf(const std::vector<std::pair<std::string, int>>& nodes) {
    Asset asset;
    for (const auto& [name, parent] : nodes) {
        const NodeIndex index(asset.nodes.size());
        Node& node = asset.nodes.emplace_back();
        node.name = name;
        if (parent >= 0) {
            node.parent = NodeIndex(std::size_t(parent));
            asset.nodes[std::size_t(parent)].children.push_back(index);
        }
        asset.parentsFirst.push_back(index);
    }
    return asset;
}

NodeIndex nodeAt(std::size_t index) {
    return NodeIndex(index);
}

Asset withClips(const std::vector<std::string>& names) {
    Asset asset;
    for (const std::string& name : names) {
        asset.animations.emplace_back().name = name;
    }
    return asset;
}

}  // namespace

class TestSameObjects : public QObject {
    Q_OBJECT

private slots:
    void aNodeIsFoundByThePathOfNamesWhereverItIsListed() {
        const Asset from =
            treeOf({{"Root", -1}, {"Left", 0}, {"Hand", 1}, {"Right", 0}, {"Hand", 3}});
        const Asset to = treeOf(
            {{"Prop", -1}, {"Root", -1}, {"Right", 1}, {"Hand", 2}, {"Left", 1}, {"Hand", 4}});
        const SameObjects same(from, to);
        QCOMPARE(same.node(nodeAt(2)), nodeAt(5));
        QCOMPARE(same.node(nodeAt(4)), nodeAt(3));
        QCOMPARE(same.node(nodeAt(0)), nodeAt(1));
        QCOMPARE(same.node({}), NodeIndex());
    }

    void aMorphTargetIsFoundByItsName() {
        const auto face = [](std::vector<std::string> targets) {
            Asset asset = treeOf({{"Face", -1}});
            Mesh& mesh = asset.meshes.emplace_back();
            mesh.weights.resize(targets.size());
            mesh.targetNames = std::move(targets);
            asset.nodes[0].mesh = MeshIndex(0U);
            return asset;
        };
        const Asset from = face({"Smile", "", "Frown"});
        const Asset to = face({"Frown", "", "Blink"});
        const SameObjects same(from, to);
        QCOMPARE(same.morphTarget(nodeAt(0), 2), std::optional<std::uint32_t>(0));
        QCOMPARE(same.morphTarget(nodeAt(0), 1), std::optional<std::uint32_t>(1));
        QVERIFY(!same.morphTarget(nodeAt(0), 0) && !same.morphTarget(nodeAt(0), 3));
        const Asset bare = treeOf({{"Face", -1}});
        QVERIFY(!SameObjects(from, bare).morphTarget(nodeAt(0), 2));
    }

    void ofEqualPathsTheFirstMatchesTheFirst() {
        const Asset from = treeOf({{"Root", -1}, {"Wheel", 0}, {"Wheel", 0}});
        const Asset to = treeOf({{"New", -1}, {"Root", -1}, {"Wheel", 1}, {"Wheel", 1}});
        const SameObjects same(from, to);
        QCOMPARE(same.node(nodeAt(1)), nodeAt(2));
        QCOMPARE(same.node(nodeAt(2)), nodeAt(3));
        const Asset fewer = treeOf({{"Root", -1}, {"Wheel", 0}});
        QCOMPARE(SameObjects(from, fewer).node(nodeAt(2)), NodeIndex());
    }

    void aNodeWithAnotherParentIsFoundByItsName() {
        const Asset from = treeOf({{"Root", -1}, {"Hand", 0}});
        const Asset moved = treeOf({{"Armature", -1}, {"Hand", 0}});
        QCOMPARE(SameObjects(from, moved).node(nodeAt(1)), nodeAt(1));
        const Asset other = treeOf({{"Armature", -1}, {"Foot", 0}, {"Hand", 0}});
        QCOMPARE(SameObjects(from, other).node(nodeAt(1)), nodeAt(2));
        const Asset renamed = treeOf({{"Root", -1}, {"Paw", 0}});
        QCOMPARE(SameObjects(from, renamed).node(nodeAt(1)), NodeIndex());
    }

    void unnamedNodesAreToldApartOnlyIfThereAreAsMany() {
        const Asset from = treeOf({{"", -1}, {"", 0}});
        const Asset equal = treeOf({{"Prop", -1}, {"", -1}, {"", 1}});
        QCOMPARE(SameObjects(from, equal).node(nodeAt(1)), nodeAt(2));
        const Asset more = treeOf({{"", -1}, {"", 0}, {"", 0}});
        QCOMPARE(SameObjects(from, more).node(nodeAt(1)), NodeIndex());
    }

    void aJointFollowsItsNodeInTheSkinOfTheSameName() {
        Asset from = treeOf({{"Hip", -1}, {"Knee", 0}});
        from.skins.resize(1);
        from.skins[0].name = "Leg";
        from.skins[0].joints = {nodeAt(0), nodeAt(1)};
        Asset to = treeOf({{"Hip", -1}, {"Thigh", 0}, {"Knee", 0}});
        to.skins.resize(2);
        to.skins[1].name = "Leg";
        to.skins[1].joints = {nodeAt(1), nodeAt(2), nodeAt(0)};
        const SameObjects same(from, to);
        QCOMPARE(same.skin(SkinIndex(0U)), SkinIndex(1U));
        QCOMPARE(same.joint(SkinIndex(0U), JointIndex(1U)), JointIndex(1U));
        QCOMPARE(same.joint(SkinIndex(0U), JointIndex(0U)), JointIndex(2U));
        QCOMPARE(same.object(ObjectRef::joint(SkinIndex(0U), JointIndex(0U))),
                 ObjectRef::joint(SkinIndex(1U), JointIndex(2U)));
        to.skins[1].joints = {nodeAt(1)};
        QCOMPARE(same.object(ObjectRef::joint(SkinIndex(0U), JointIndex(1U))),
                 ObjectRef(SkinIndex(1U)));
    }

    void animationsAndVariantsAreFoundByName() {
        Asset from = withClips({"Walk", "Run", "Walk", ""});
        from.variants = {"red", "blue"};
        Asset to = withClips({"Idle", "Walk", "Walk", "", "Run"});
        to.variants = {"blue"};
        const SameObjects same(from, to);
        QCOMPARE(same.animation(AnimationIndex(1U)), AnimationIndex(4U));
        QCOMPARE(same.animation(AnimationIndex(2U)), AnimationIndex(2U));
        QCOMPARE(same.animation(AnimationIndex(3U)), AnimationIndex(3U));
        QCOMPARE(same.animation({}), AnimationIndex());
        QCOMPARE(same.variant(VariantIndex(1U)), VariantIndex(0U));
        QCOMPARE(same.variant(VariantIndex(0U)), VariantIndex());
    }

    void aPartIsTheSameIfItsNameIsAndOtherwiseItsOwnerStays() {
        Asset from;
        from.meshes.resize(1);
        from.meshes[0].name = "Body";
        from.meshes[0].primitives.resize(2);
        Asset to;
        to.meshes.resize(2);
        to.meshes[1].name = "Body";
        to.meshes[1].primitives.resize(1);
        const SameObjects same(from, to);
        QCOMPARE(same.object(ObjectRef::primitive(MeshIndex(0U), 0)),
                 ObjectRef::primitive(MeshIndex(1U), 0));
        QCOMPARE(same.object(ObjectRef::primitive(MeshIndex(0U), 1)), ObjectRef(MeshIndex(1U)));
        to.meshes[1].name = "Torso";
        QCOMPARE(SameObjects(from, to).object(ObjectRef::primitive(MeshIndex(0U), 0)), ObjectRef());
    }

    void inTheSameAssetEverythingIsItself() {
        const Asset asset = test::stateAsset();
        const SameObjects same(asset, asset);
        QCOMPARE(same.node(nodeAt(3)), nodeAt(3));
        QCOMPARE(same.object(ObjectRef::joint(SkinIndex(0U), JointIndex(2U))),
                 ObjectRef::joint(SkinIndex(0U), JointIndex(2U)));
    }
};

SINEW_TEST(TestSameObjects)
#include "test_same_objects.moc"
