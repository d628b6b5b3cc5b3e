// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/view/shown_nodes.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr NodeIndex kCar{std::size_t{0}};    // a group
constexpr NodeIndex kBody{std::size_t{1}};   // a mesh below it
constexpr NodeIndex kWheel{std::size_t{2}};  // a mesh below the body
constexpr NodeIndex kLamp{std::size_t{3}};   // a light below the body
constexpr NodeIndex kSide{std::size_t{4}};   // a group below the car
constexpr NodeIndex kDoor{std::size_t{5}};   // a mesh below that group
constexpr NodeIndex kRoad{std::size_t{6}};   // a mesh in the other scene
constexpr SceneIndex kFirst{std::size_t{0}};

std::shared_ptr<const Asset> car() {
    Asset asset;
    asset.meshes.resize(1);
    asset.nodes.resize(7);
    for (const NodeIndex node : {kBody, kWheel, kDoor, kRoad}) {
        asset.nodes[node.value].mesh = MeshIndex(0U);
    }
    asset.lights.resize(1);
    asset.nodes[kLamp.value].light = LightIndex(0U);
    asset.nodes[kCar.value].children = {kBody, kSide};
    asset.nodes[kBody.value].children = {kWheel, kLamp};
    asset.nodes[kSide.value].children = {kDoor};
    asset.scenes = {Scene{"car", {kCar}}, Scene{"road", {kRoad}}};
    return finishAsset(std::move(asset));
}

ShownNodes effect(const Asset& asset, const HiddenNodes& state, SceneIndex scene = kFirst) {
    return {asset, state, scene};
}

HiddenNodes hiding(std::vector<NodeIndex> nodes) {
    HiddenNodes state;
    hideNodes(state, nodes);
    return state;
}

HiddenNodes isolating(const Asset& asset, const std::vector<NodeIndex>& nodes) {
    return isolated(asset, nodes);
}

}  // namespace

class TestHiddenNodes : public QObject {
    Q_OBJECT

private slots:
    void aHiddenNodeHidesEverythingBelowIt() {
        const auto asset = car();
        const ShownNodes shown = effect(*asset, hiding({kBody}));
        QVERIFY(shown.draws(kCar) && shown.draws(kDoor) && shown.draws(kSide));
        for (const NodeIndex node : {kBody, kWheel, kLamp}) {
            QVERIFY(!shown.draws(node) && !shown.shows(node) && !shown.marks(*asset, node));
        }
        QVERIFY(shown.hidesItself(kBody) && !shown.isHiddenFromAbove(kBody));
        QVERIFY(!shown.hidesItself(kWheel) && shown.isHiddenFromAbove(kWheel));
        QCOMPARE(shown.hiddenCount(), std::size_t{3});
    }

    void aNodeThatHidesItselfStaysHiddenWhenItsParentIsShown() {
        const auto asset = car();
        HiddenNodes state = hiding({kBody, kWheel});
        QVERIFY(effect(*asset, state).isHiddenFromAbove(kWheel));
        showNodes(state, *asset, std::array{kBody});
        QCOMPARE(state, hiding({kWheel}));
        QVERIFY(effect(*asset, state).draws(kBody) && !effect(*asset, state).draws(kWheel));
        showNodes(state, *asset, std::array{kWheel});
        QVERIFY(state.empty());
    }

    void nodesAreListedOnceAndInOrder() {
        HiddenNodes state = hiding({kDoor, kBody, kDoor});
        hideNodes(state, std::array{kWheel, kBody});
        QCOMPARE(state.hidden, (std::vector{kBody, kWheel, kDoor}));
        QCOMPARE(state, hiding({kWheel, kDoor, kBody}));
    }

    void isolatingShowsTheMeshesBelowAndNoOthers() {
        const auto asset = car();
        const ShownNodes wheel = effect(*asset, isolating(*asset, {kWheel}));
        QVERIFY(wheel.draws(kWheel));
        QVERIFY(!wheel.draws(kBody));  // an ancestor with a mesh of its own
        QVERIFY(!wheel.draws(kDoor) && !wheel.draws(kRoad));
        QVERIFY(wheel.draws(kCar) && !wheel.draws(kSide));  // nothing below that group is drawn
        const ShownNodes side = effect(*asset, isolating(*asset, {kSide}));
        QVERIFY(side.draws(kDoor) && !side.draws(kBody) && !side.draws(kWheel));
    }

    void isolatingKeepsLightsAndJoints() {
        const auto asset = car();
        const ShownNodes shown = effect(*asset, isolating(*asset, {kDoor}));
        QVERIFY(shown.shows(kLamp) && shown.draws(kLamp));
        // The place of a node stays, the marks of its mesh do not.
        QVERIFY(shown.shows(kBody) && !shown.marks(*asset, kBody));
        QVERIFY(shown.hidesItself(kBody) && !shown.isHiddenFromAbove(kBody));
    }

    void isolatingReplacesWhatWasHiddenOrIsolated() {
        const auto asset = car();
        QVERIFY(isolating(*asset, {kWheel}).hidden.empty());
        QCOMPARE(isolating(*asset, {kDoor, kWheel}).only, (std::vector{kWheel, kDoor}));
    }

    void whatHasNoMeshIsNotIsolated() {
        const auto asset = car();
        QVERIFY(isolating(*asset, {kLamp}).empty());
        QCOMPARE(isolating(*asset, {kLamp, kDoor}).only, std::vector{kDoor});
    }

    void showingAnExcludedNodeAddsItToTheIsolatedOnes() {
        const auto asset = car();
        HiddenNodes state = isolating(*asset, {kWheel});
        showNodes(state, *asset, std::array{kDoor});
        QCOMPARE(state.only, (std::vector{kWheel, kDoor}));
        QVERIFY(effect(*asset, state).draws(kDoor) && !effect(*asset, state).draws(kBody));
        showNodes(state, *asset, std::array{kDoor});
        QCOMPARE(state.only, (std::vector{kWheel, kDoor}));
    }

    void isolatedNodesCanBeHidden() {
        const auto asset = car();
        HiddenNodes state = isolating(*asset, {kBody});
        hideNodes(state, std::array{kWheel});
        const ShownNodes shown = effect(*asset, state);
        QVERIFY(shown.draws(kBody) && !shown.draws(kWheel) && !shown.draws(kDoor));
    }

    void nodesAreCountedInTheScene() {
        const auto asset = car();
        const HiddenNodes state = hiding({kRoad, kDoor});
        QCOMPARE(effect(*asset, state).hiddenCount(), std::size_t{1});
        QCOMPARE(effect(*asset, state, SceneIndex(1U)).hiddenCount(), std::size_t{1});
        QCOMPARE(effect(*asset, state, {}).hiddenCount(), std::size_t{2});
    }

    void nodesThatTheAssetLacksHideNothing() {
        const auto asset = car();
        const HiddenNodes state{.hidden = {NodeIndex(99U)}, .only = {}};
        QCOMPARE(effect(*asset, state).hiddenCount(), std::size_t{0});
    }

    void theFileAndTheUserBothHide() {
        Asset asset;
        asset.meshes.resize(1);
        asset.nodes.resize(3);
        for (Node& node : asset.nodes) {
            node.mesh = MeshIndex(0U);
        }
        asset.nodes[1].visible = false;
        const auto done = finishAsset(std::move(asset));
        const PoseEvaluator evaluator(done);
        ViewOptions view;
        view.shown = std::make_shared<const ShownNodes>(*done, hiding({NodeIndex(2U)}), view.scene);
        QVERIFY(drawsNode(view, evaluator, NodeIndex(0U)));
        QVERIFY(!drawsNode(view, evaluator, NodeIndex(1U)));
        QVERIFY(!drawsNode(view, evaluator, NodeIndex(2U)) && !showsNode(view, NodeIndex(2U)));
        view.shown.reset();
        QVERIFY(drawsNode(view, evaluator, NodeIndex(2U)) && showsNode(view, NodeIndex(2U)));
        QVERIFY(!drawsNode(view, evaluator, NodeIndex(1U)));
    }
};

SINEW_TEST(TestHiddenNodes)
#include "test_hidden_nodes.moc"
