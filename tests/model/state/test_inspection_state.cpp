// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/state/inspection_state.h"
#include "model/state/same_objects.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

/// Roots with these names, one clip per name, a skin of all nodes, one mesh node with a triangle.
Asset version(const std::vector<std::string>& names) {
    Asset asset;
    for (const std::string& name : names) {
        const NodeIndex node(asset.nodes.size());
        asset.nodes.emplace_back().name = name;
        asset.parentsFirst.push_back(node);
        asset.animations.emplace_back().name = name;
    }
    Skin& skin = asset.skins.emplace_back();
    skin.name = "Skin";
    skin.joints = asset.parentsFirst;
    Mesh& mesh = asset.meshes.emplace_back();
    mesh.name = "Mesh";
    mesh.primitives.emplace_back().positions = {glm::vec3(0.0F), glm::vec3(1.0F), glm::vec3(2.0F)};
    const NodeIndex body(asset.nodes.size());
    Node& node = asset.nodes.emplace_back();
    node.name = "Body";
    node.mesh = MeshIndex(0U);
    asset.parentsFirst.push_back(body);
    return asset;
}

NodeIndex at(std::size_t index) {
    return NodeIndex(index);
}

AnimationIndex clip(std::size_t index) {
    return AnimationIndex(index);
}

/// "Hip" is node and clip 0 before and 1 after; "Knee" is node and clip 1 before and gone.
struct Versions {
    Asset before = version({"Hip", "Knee"});
    Asset after = version({"Root", "Hip", "Foot"});
    InspectionState state = {};

    [[nodiscard]] InspectionState found() const {
        return inOtherVersion(state, SameObjects(before, after));
    }
};

}  // namespace

class TestInspectionState : public QObject {
    Q_OBJECT

private slots:
    void theClipIsFoundByItsName() {
        Versions f;
        f.state.playback.played.animation = clip(0);
        QCOMPARE(f.found().playback.played.animation, clip(1));
        QVERIFY(!f.found().playback.firstClip);
    }

    void withoutTheClipTheFirstOneIsPlayed() {
        Versions f;
        f.state.playback.played.animation = clip(1);
        QVERIFY(f.found().playback.firstClip);
        QCOMPARE(playedPoses(f.found(), f.after, {}).animation, clip(0));
    }

    void theRestPoseStaysTheRestPose() {
        Versions f;
        QVERIFY(!f.found().playback.firstClip);
        QVERIFY(!playedPoses(f.found(), f.after, {}).animation);
    }

    void layersWithoutTheirClipGoAndTheFadeWithThem() {
        Versions f;
        Mix& mix = f.state.playback.played.mix;
        mix.layers.resize(2);
        mix.layers[0].animation = clip(0);
        mix.layers[0].mask = at(0);
        mix.layers[1].animation = clip(0);
        mix.fade = MixFade{};
        QCOMPARE(f.found().playback.played.mix.layers[0].animation, clip(1));
        QCOMPARE(f.found().playback.played.mix.layers[0].mask, at(1));
        QVERIFY(f.found().playback.played.mix.fade.has_value());
        mix.layers[1].animation = clip(1);
        QCOMPARE(f.found().playback.played.mix.layers.size(), std::size_t{1});
        QVERIFY(!f.found().playback.played.mix.fade.has_value());
    }

    void blendedClipsThatAreGoneAreLeftOut() {
        Versions f;
        f.state.playback.played.blend = {{.animation = clip(0), .seconds = 0.5F},
                                         {.animation = clip(1)}};
        const auto& blend = f.found().playback.played.blend;
        QCOMPARE(blend.size(), std::size_t{1});
        QCOMPARE(blend[0].animation, clip(1));
        QCOMPARE(blend[0].seconds, 0.5F);
    }

    void nodesAreFoundByTheirNames() {
        Versions f;
        f.state.playback.played.root = at(0);
        f.state.selection.node = at(0);
        f.state.camera.node = at(0);
        f.state.lastCameraNode = at(1);
        f.state.hidden = {.hidden = {at(0), at(1)}, .only = {at(1)}};
        f.state.motion = {.trails = {at(1), at(0)}, .followed = at(0), .feet = {at(0)}};
        const InspectionState found = f.found();
        QCOMPARE(found.playback.played.root, at(1));
        QCOMPARE(found.selection.node, at(1));
        QCOMPARE(found.camera.node, at(1));
        QVERIFY(!found.lastCameraNode);
        QCOMPARE(found.hidden.hidden, std::vector{at(1)});
        QVERIFY(found.hidden.only.empty());
        QCOMPARE(found.motion.trails, std::vector{at(1)});
        QCOMPARE(found.motion.followed, at(1));
        QCOMPARE(found.motion.feet, std::vector{at(1)});
    }

    void jointsAreFoundInTheirSkin() {
        Versions f;
        f.state.selection.skin = SkinIndex(0U);
        f.state.selection.joints = {{JointIndex(0U), JointIndex(1U)}, JointIndex(0U)};
        QCOMPARE(f.found().selection.skin, SkinIndex(0U));
        QCOMPARE(f.found().selection.joints, ChosenJoints(JointIndex(1U)));
    }

    void pinsAreKeptOnMeshesWithAsManyVertices() {
        Versions f;
        const DrawnVertex pinned{.node = at(2), .primitive = 0, .vertex = 1};
        f.state.pins = {{.place = pinned, .number = 3}};
        f.state.currentPin = pinned;
        QCOMPARE(f.found().pins.size(), std::size_t{1});
        QCOMPARE(f.found().pins[0].place.node, at(3));
        QCOMPARE(f.found().pins[0].number, 3U);
        QVERIFY(f.found().currentPin == f.found().pins[0].place);
        f.after.meshes[0].primitives[0].positions = {glm::vec3(0.0F)};
        QVERIFY(f.found().pins.empty());
        QVERIFY(!f.found().currentPin);
    }

    void thePoseByHandFollowsItsNodes() {
        Versions f;
        f.state.hand.set({.node = at(0), .translation = glm::vec3(1.0F)});
        f.state.hand.set({.node = at(1), .translation = glm::vec3(2.0F)});
        QCOMPARE(f.found().hand.nodes().size(), std::size_t{1});
        QCOMPARE(f.found().hand.find(at(1))->translation->x, 1.0F);
    }

    void whatNamesNothingStaysAsItIs() {
        Versions f;
        f.state.playback.seconds = 1.25F;
        f.state.playback.reversed = true;
        f.state.playback.passes = 3;
        f.state.playback.allClips = true;
        f.state.playback.framesPerSecond = 24.0;
        f.state.playback.inOut = PlayedRange{.start = 0.5F, .end = 1.5F};
        f.state.look.grid = !f.state.look.grid;
        f.state.camera.camera.distance = 7.0F;
        QVERIFY(f.found().playback == f.state.playback);
        QVERIFY(f.found().look == f.state.look);
        QVERIFY(f.found().camera == f.state.camera);
        QVERIFY(f.found().file == f.state.file);
    }

    void thePosesHaveTheHandAndTheRootOfTheMotion() {
        Versions f;
        f.state.hand.set({.node = at(0), .translation = glm::vec3(1.0F)});
        QCOMPARE(playedPoses(f.state, f.before, at(1)).root, at(1));
        QVERIFY(playedPoses(f.state, f.before, {}).hand == f.state.hand);
        f.state.playback.played.root = at(0);
        QCOMPARE(playedPoses(f.state, f.before, at(1)).root, at(0));
    }
};

SINEW_TEST(TestInspectionState)
#include "test_inspection_state.moc"
