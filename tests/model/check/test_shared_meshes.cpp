// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>

#include "tests/model/check/rig.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr const char* kSharedMeshCode = "JOINT_ORDER_DIFFERS";

/// A second node draws the mesh, with a skin of its own that lists the same joints in this order.
Asset rigWithTwoSkins(const std::vector<std::size_t>& order) {
    Asset asset = cleanRig();
    Skin skin = asset.skins[0];
    skin.name = "Other";
    for (std::size_t j = 0; j < order.size(); ++j) {
        skin.joints[j] = asset.skins[0].joints[order[j]];
        skin.inverseBindMatrices[j] = asset.skins[0].inverseBindMatrices[order[j]];
    }
    asset.skins.push_back(std::move(skin));
    Node node = asset.nodes[0];
    node.name = "Twin";
    node.skin = SkinIndex(1U);
    asset.scenes[0].roots.emplace_back(asset.nodes.size());
    asset.nodes.push_back(std::move(node));
    return asset;
}

}  // namespace

class TestSharedMeshes : public QObject {
    Q_OBJECT

private slots:
    void skinsWithAnotherOrderAreFound() {
        const auto found = lint(rigWithTwoSkins({0, 2, 1}), kSharedMeshCode);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].pointer, std::string("/nodes/4/skin"));
        QCOMPARE(found[0].skin, std::optional<std::uint32_t>(1));
        QCOMPARE(found[0].joint, std::optional<std::uint32_t>(1));
        QCOMPARE(found[0].count, std::size_t{2});
        QVERIFY2(found[0].message.find("weights of joint 1 follow 'Spine' in one and 'Head' in "
                                       "the other") != std::string::npos,
                 found[0].message.c_str());
        QVERIFY(found[0].effect.value().isVisible() && found[0].effect->animation);
    }

    void skinsWithTheSameOrderAreFine() {
        QVERIFY(lint(rigWithTwoSkins({0, 1, 2}), kSharedMeshCode).empty());
    }

    void jointsThatNoVertexUsesDoNotMatter() {
        Asset asset = rigWithTwoSkins({0, 2, 1});
        for (std::size_t v = 0; v < kRows * kColumns; ++v) {
            setInfluences(asset, v, {{0, 1.0F}, {1, 0.0F}, {2, 0.0F}});
        }
        QVERIFY(lint(std::move(asset), kSharedMeshCode).empty());
    }

    void copiesOfTheJointsAreComparedByName() {
        const auto withCopies = [](const std::vector<std::size_t>& order) {
            Asset asset = rigWithTwoSkins(order);
            for (NodeIndex& joint : asset.skins[1].joints) {
                Node copy = asset[joint];
                copy.children.clear();
                joint = NodeIndex(asset.nodes.size());
                asset.scenes[0].roots.push_back(joint);
                asset.nodes.push_back(std::move(copy));
            }
            return lint(std::move(asset), kSharedMeshCode);
        };
        QVERIFY(withCopies({0, 1, 2}).empty());
        QCOMPARE(withCopies({2, 1, 0}).size(), std::size_t{1});
        QCOMPARE(withCopies({2, 1, 0})[0].count, std::size_t{2});
    }

    void otherJointsAreNoOrder() {
        Asset asset = rigWithTwoSkins({0, 1, 2});
        for (NodeIndex& joint : asset.skins[1].joints) {
            Node other;
            other.name = "Other " + std::to_string(joint.value);
            joint = NodeIndex(asset.nodes.size());
            asset.scenes[0].roots.push_back(joint);
            asset.nodes.push_back(std::move(other));
        }
        QVERIFY(lint(std::move(asset), kSharedMeshCode).empty());
    }

    void twoMeshesMayHaveSkinsInAnyOrder() {
        Asset asset = rigWithTwoSkins({0, 2, 1});
        asset.meshes.push_back(asset.meshes[0]);
        asset.nodes[4].mesh = MeshIndex(1U);
        QVERIFY(lint(std::move(asset), kSharedMeshCode).empty());
    }
};

SINEW_TEST(TestSharedMeshes)
#include "test_shared_meshes.moc"
