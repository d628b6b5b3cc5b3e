// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/clip/moved_nodes.h"
#include "model/evaluate/pose_evaluator.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

using Kind = PoseTarget::Kind;

/// 4 -> {2 -> 0, 3}, and 1 alone; skins over {3}, {0} and {1}.
std::shared_ptr<const Asset> smallTree() {
    Asset asset;
    asset.nodes.resize(5);
    asset.nodes[4].children = {NodeIndex(2U), NodeIndex(3U)};
    asset.nodes[2].children = {NodeIndex(0U)};
    for (const std::size_t joint : {3U, 0U, 1U}) {
        Skin skin;
        skin.joints = {NodeIndex(joint)};
        skin.inverseBindMatrices = {glm::mat4(1.0F)};
        asset.skins.push_back(skin);
    }
    return test::finishAsset(std::move(asset));
}

PoseTarget of(Kind kind, std::size_t node) {
    return {.kind = kind, .index = static_cast<std::uint32_t>(node), .node = NodeIndex(node)};
}

template <class AnyIndex>
std::vector<std::uint32_t> values(const std::vector<AnyIndex>& indices) {
    std::vector<std::uint32_t> result;
    for (const AnyIndex index : indices) {
        result.push_back(index.value);
    }
    return result;
}

using Values = std::vector<std::uint32_t>;

}  // namespace

class TestMovedNodes : public QObject {
    Q_OBJECT
private slots:
    void whatHangsBelowMovesToo();
    void parentsComeFirst();
    void weightsAndPropertiesMoveNoNode();
    void severalTogether();
    void nothingElseIsComputedAnew();
};

void TestMovedNodes::whatHangsBelowMovesToo() {
    const auto asset = smallTree();
    const std::vector targets{of(Kind::Rotation, 2)};
    const MovedNodes moved = movedNodes(*asset, targets);
    QCOMPARE(values(moved.driven), (Values{2}));
    QCOMPARE(values(moved.nodes), (Values{2, 0}));
    QCOMPARE(values(moved.skins), (Values{1}));
    QVERIFY(!moved.visibility);
}

void TestMovedNodes::parentsComeFirst() {
    const auto asset = smallTree();
    const std::vector targets{of(Kind::Translation, 0), of(Kind::Scale, 4)};
    const MovedNodes moved = movedNodes(*asset, targets);
    QCOMPARE(values(moved.driven), (Values{0, 4}));
    QCOMPARE(values(moved.nodes), (Values{4, 2, 3, 0}));
    QCOMPARE(values(moved.skins), (Values{0, 1}));
    QCOMPARE(moved.isMoved, (std::vector<std::uint8_t>{1, 0, 1, 1, 1}));
}

void TestMovedNodes::weightsAndPropertiesMoveNoNode() {
    const auto asset = smallTree();
    const std::vector targets{of(Kind::Weight, 4), of(Kind::Visible, 1),
                              PoseTarget{.kind = Kind::Property, .index = 0, .node = {}}};
    const MovedNodes moved = movedNodes(*asset, targets);
    QVERIFY(moved.nodes.empty() && moved.skins.empty());
    QVERIFY(moved.visibility);
}

void TestMovedNodes::severalTogether() {
    const auto asset = smallTree();
    const std::vector first{of(Kind::Rotation, 3)};
    const std::vector second{of(Kind::Rotation, 1), of(Kind::Visible, 1)};
    const MovedNodes a = movedNodes(*asset, first), b = movedNodes(*asset, second);
    MovedNodes both = allNodes(*asset);
    QCOMPARE(both.nodes.size(), std::size_t{5});
    const std::vector parts{&a, &b};
    unite(*asset, parts, both);
    QCOMPARE(values(both.driven), (Values{1, 3}));
    QCOMPARE(values(both.nodes), (Values{1, 3}));
    QCOMPARE(values(both.skins), (Values{0, 2}));
    QVERIFY(both.visibility);
    unite(*asset, {}, both);
    QVERIFY(both.driven.empty() && both.nodes.empty() && both.skins.empty() && !both.visibility);
}

// Changes the pose of nodes that do not move: this must have no effect.
void TestMovedNodes::nothingElseIsComputedAnew() {
    const auto asset = smallTree();
    Pose pose;
    resetToRest(*asset, pose);
    Hierarchy hierarchy(*asset);
    hierarchy.follow(pose, allNodes(*asset));
    for (std::size_t node = 0; node < 5; ++node) {
        pose.setTranslation(NodeIndex(node), glm::vec3(1, 0, 0));
    }
    const std::vector targets{of(Kind::Translation, 2)};
    hierarchy.follow(pose, movedNodes(*asset, targets));
    const std::vector<float> expected{1, 0, 1, 0, 0};  // 0 has its old place below 2
    for (std::size_t node = 1; node < 5; ++node) {
        QCOMPARE(hierarchy.world()[node][3].x, expected[node]);
    }
    QVERIFY(hierarchy.world()[0][3].x >= 1.0F);
}

SINEW_TEST(TestMovedNodes)
#include "test_moved_nodes.moc"
