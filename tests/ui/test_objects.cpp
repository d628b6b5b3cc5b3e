// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "model/check/finding_target.h"
#include "model/view/shown_by.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/object_history.h"
#include "ui/session/object_names.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr SkinIndex kLeg{std::size_t{0}};
constexpr JointIndex kKneeJoint{std::size_t{1}};
constexpr MeshIndex kBodyMesh{std::size_t{0}};
constexpr AnimationIndex kWalk{std::size_t{0}};
constexpr AnimationIndex kStill{std::size_t{1}};

/// The character in a painted coat: material 0 on the prop, texture 0 on it, image 0 in that. The
/// channel of "Walk" is the file's third.
std::shared_ptr<const Asset> painted() {
    auto asset = std::make_shared<Asset>(*character());
    asset->images.resize(1);
    asset->images[0].name = "Coat";
    asset->textures.push_back({.name = {}, .image = ImageIndex(0), .sampler = {}});
    asset->materials.resize(1);
    asset->materials[0][TextureSlot::Emissive].texture = TextureIndex(0);
    asset->meshes[1].primitives[0].material = MaterialIndex(0);
    asset->animations[0].channels[0].fileIndex = 2;
    asset->lights.resize(1);
    return asset;
}

Diagnostic at(const std::string& pointer) {
    return {.code = "TEST", .message = "test", .pointer = pointer};
}

}  // namespace

class TestObjects : public QObject {
    Q_OBJECT

private slots:
    void everyObjectIsFoundAgainByItsPointer() {
        const auto asset = painted();
        const ObjectRef objects[] = {
            {},
            SceneIndex(1),
            kFoot,
            kBodyMesh,
            ObjectRef::primitive(kBodyMesh, 0),
            kLeg,
            ObjectRef::joint(kLeg, kKneeJoint),
            MaterialIndex(0),
            TextureIndex(0),
            ImageIndex(0),
            CameraIndex(0),
            LightIndex(0),
            kStill,
            ObjectRef::channel(kWalk, 2),
        };
        for (const ObjectRef& object : objects) {
            QVERIFY(exists(*asset, object));
            QCOMPARE(objectAt(*asset, pointerOf(object)), object);
            QVERIFY(!nameOf(*asset, object).isEmpty());
        }
        QCOMPARE(pointerOf(ObjectRef::joint(kLeg, kKneeJoint)), std::string("/skins/0/joints/1"));
    }

    void aPointerLeadsToTheInnermostObjectAroundIt() {
        const auto asset = painted();
        QCOMPARE(objectAt(*asset, "/meshes/0/primitives/0/attributes/POSITION"),
                 ObjectRef::primitive(kBodyMesh, 0));
        QCOMPARE(objectAt(*asset, "/meshes/0/primitives/7"), ObjectRef(kBodyMesh));
        QCOMPARE(objectAt(*asset, "/meshes/0/weights"), ObjectRef(kBodyMesh));
        QCOMPARE(objectAt(*asset, "/animations/0/channels/1"), ObjectRef(kWalk));
        for (const char* elsewhere : {"", "/accessors/3", "/meshes", "/meshes/9", "/meshes/x",
                                      "/nodesome/1", "nonsense", "/meshes/-1"}) {
            QCOMPARE(objectAt(*asset, elsewhere), ObjectRef());
        }
    }

    void indicesBeyondTheFileDoNotExist() {
        const auto asset = painted();
        for (const ObjectRef& object :
             {ObjectRef(NodeIndex()), ObjectRef(MeshIndex(9)), ObjectRef::joint(kLeg, JointIndex()),
              ObjectRef::primitive(MeshIndex(0), 5), ObjectRef::channel(kWalk, 0)}) {
            QVERIFY(!exists(*asset, object));
        }
    }

    void partsBelongToTheirOwner() {
        QCOMPARE(ownerOf(ObjectRef::primitive(kBodyMesh, 3)), ObjectRef(kBodyMesh));
        QCOMPARE(ownerOf(ObjectRef::channel(kWalk, 1)), ObjectRef(kWalk));
        QCOMPARE(ownerOf(kFoot), ObjectRef());
    }

    void aNodeStandsForWhatItDraws() {
        const auto asset = painted();
        const auto shown = [&](const ObjectRef& object, NodeIndex preferred = {}) {
            return nodeShowing(*asset, SceneIndex(), preferred, object);
        };
        QCOMPARE(shown(ObjectRef::primitive(kBodyMesh, 0)), kBody);
        QCOMPARE(shown(kLeg), kBody);
        QCOMPARE(shown(CameraIndex(0)), kEye);
        for (const ObjectRef& worn :
             {ObjectRef(MaterialIndex(0)), ObjectRef(TextureIndex(0)), ObjectRef(ImageIndex(0))}) {
            QCOMPARE(shown(worn), kProp);
        }
        QCOMPARE(shown(ObjectRef::channel(kWalk, 2)), kHip);
        QVERIFY(!shown(kWalk));
        // Another scene draws it.
        QVERIFY(!nodeShowing(*asset, SceneIndex(0), {}, MaterialIndex(0)));
    }

    void theSelectedNodeIsPreferredWhereItDrawsTheObjectToo() {
        auto asset = std::make_shared<Asset>(*painted());
        asset->nodes[kFoot.value].mesh = kBodyMesh;
        QCOMPARE(nodeShowing(*asset, {}, kFoot, kBodyMesh), kFoot);
        QCOMPARE(nodeShowing(*asset, {}, kEye, kBodyMesh), kBody);
    }

    void selectingAnObjectSelectsItsNodeJointAndSkin() {
        Session session;
        session.document().show({.asset = painted(), .outline = {}});
        QSignalSpy changed(&session.selection(), &Selection::objectChanged);
        session.selection().setObject(ObjectRef::primitive(kBodyMesh, 0));
        QCOMPARE(session.selection().node(), kBody);
        QCOMPARE(changed.count(), 1);
        session.selection().setObject(ObjectRef::joint(kLeg, kKneeJoint));
        QCOMPARE(session.selection().node(), kKnee);
        QCOMPARE(session.selection().joint(), kKneeJoint);
        QCOMPARE(changed.count(), 2);
        session.selection().setObject(kWalk);  // has no place in the picture: the node stays
        QCOMPARE(session.selection().node(), kKnee);
        session.selection().setObject(MeshIndex(99));
        QCOMPARE(session.selection().object(), ObjectRef());
    }

    void theObjectFollowsNodeAndJoint() {
        Session session;
        session.document().show({.asset = painted(), .outline = {}});
        session.selection().setNode(kFoot);
        QCOMPARE(session.selection().object(), ObjectRef(kFoot));
        session.selection().setObject(kBodyMesh);
        QCOMPARE(session.selection().node(), kBody);
        session.selection().setNode(kBody);  // highlighted already, but not what Properties shows
        QCOMPARE(session.selection().object(), ObjectRef(kBody));
        QSignalSpy changed(&session.selection(), &Selection::objectChanged);
        showJoint(session.selection(), session.appearance(), kKneeJoint);
        QCOMPARE(session.selection().object(), ObjectRef::joint(kLeg, kKneeJoint));
        QCOMPARE(session.selection().node(), kKnee);
        QCOMPARE(changed.count(), 1);
        session.stepBack();
        QCOMPARE(session.selection().object(), ObjectRef());
        session.selection().setObject(kBodyMesh);
        session.document().show({.asset = character(), .outline = {}});
        QCOMPARE(session.selection().object(), ObjectRef());
    }

    void aVariantOfTheFileCanBeChosenAndNoOther() {
        auto asset = std::make_shared<Asset>(*painted());
        asset->variants = {"Summer", "Winter"};
        Session session;
        session.document().show({.asset = asset, .outline = {}});
        session.appearance().setVariant(VariantIndex(1));
        QCOMPARE(session.view().variant, VariantIndex(1));
        session.appearance().setVariant(VariantIndex(2));
        QVERIFY(!session.view().variant);
        session.appearance().setVariant(VariantIndex(0));
        session.document().show({.asset = painted(), .outline = {}});
        QVERIFY(!session.view().variant);
    }

    void backAndForwardWalkThroughWhatWasVisited() {
        ObjectHistory history;
        history.visit({});
        QVERIFY(!history.canGoBack());
        history.visit(kFoot);
        history.visit(kFoot);
        history.visit(kBodyMesh);
        QCOMPARE(history.back(), ObjectRef(kFoot));
        QCOMPARE(history.back(), ObjectRef());
        QVERIFY(!history.canGoBack() && history.canGoForward());
        QCOMPARE(history.forward(), ObjectRef(kFoot));
        history.visit(kFoot);  // what the session reports back
        QVERIFY(history.canGoForward());
        history.visit(kEye);
        QVERIFY(!history.canGoForward());
        for (std::size_t i = 0; i < 1000; ++i) {
            history.visit(NodeIndex(i));
        }
        QCOMPARE(history.back(), ObjectRef(NodeIndex(998)));
    }

    void aFindingLeadsToWhatItsIndicesName() {
        const auto asset = painted();
        Diagnostic joint = at("/skins/0");
        joint.skin = 0;
        joint.joint = 1;
        QCOMPARE(findingTarget(*asset, joint).object, ObjectRef::joint(kLeg, kKneeJoint));
        QCOMPARE(findingTarget(*asset, at("/skins/0/joints/1")), findingTarget(*asset, joint));
        QCOMPARE(findingTarget(*asset, joint).joint, kKneeJoint);
        Diagnostic primitive = at("/accessors/4");
        primitive.mesh = 0;
        primitive.primitive = 0;
        QCOMPARE(findingTarget(*asset, primitive).object, ObjectRef::primitive(kBodyMesh, 0));
        Diagnostic image = at("/images/0");
        image.image = 0;
        QCOMPARE(findingTarget(*asset, image).object, ObjectRef(ImageIndex(0)));
        Diagnostic node = at("");
        node.node = 4;
        QCOMPARE(findingTarget(*asset, node).object, ObjectRef(kFoot));
        QCOMPARE(findingTarget(*asset, at("/materials/0/alphaMode")).object,
                 ObjectRef(MaterialIndex(0)));
    }

    void indicesThatTheFileLacksArePassedOver() {
        const auto asset = painted();
        Diagnostic wild = at("/nodes/4");
        wild.skin = 7;
        wild.joint = 1;
        wild.mesh = 12;
        wild.primitive = 0;
        wild.animation = 99;
        wild.key = 3;
        QCOMPARE(findingTarget(*asset, wild).object, ObjectRef(kFoot));
        wild.pointer = "/accessors/0";
        QCOMPARE(findingTarget(*asset, wild), FindingTarget());
        wild.animation = 0;
        wild.channel = 2;
        wild.key = 999;
        QVERIFY(!findingTarget(*asset, wild).seconds);
    }

    void aKeyIsAMomentOfItsChannelsSampler() {
        const auto asset = painted();
        Diagnostic key = at("/accessors/9");
        key.animation = 0;
        key.channel = 2;
        key.key = 1;
        const FindingTarget byChannel = findingTarget(*asset, key);
        QCOMPARE(byChannel.object, ObjectRef::channel(kWalk, 2));
        QCOMPARE(byChannel.animation, kWalk);
        QCOMPARE(byChannel.seconds, std::optional(1.5F));
        key.channel.reset();
        key.pointer = "/animations/0/samplers/0/input";
        QCOMPARE(findingTarget(*asset, key), byChannel);
        key.pointer = "/animations/0";
        QCOMPARE(findingTarget(*asset, key).object, ObjectRef(kWalk));
    }

    void goingToAFindingSelectsItAndStopsAtItsKey() {
        Session session;
        session.document().show({.asset = painted(), .outline = {}});
        session.player().setAnimation(kStill);
        QVERIFY(session.player().playing());
        Diagnostic key = at("/animations/0/channels/2");
        key.animation = 0;
        key.channel = 2;
        key.key = 2;
        QSignalSpy camera(&session.rig(), &CameraRig::cameraChanged);
        session.goTo(key);
        QCOMPARE(session.player().animation(), kWalk);
        QVERIFY(!session.player().playing());
        QCOMPARE(session.player().seconds(), kWalkEnd);
        QCOMPARE(session.selection().node(), kHip);
        QCOMPARE(session.selection().object(), ObjectRef::channel(kWalk, 2));
        QVERIFY(camera.count() > 0);
        // The hip is at height 5 at that key, and that is where the camera looks.
        QVERIFY(std::abs(session.rig().camera().target.y - 5.0F) < 1.0F);
    }

    void aFindingWithoutAMomentPausesAndLeavesTheViewAlone() {
        Session session;
        session.document().show({.asset = painted(), .outline = {}});
        Diagnostic joint = at("/skins/0/joints/1");
        joint.skin = 0;
        joint.joint = 1;
        session.goTo(joint);
        QVERIFY(!session.player().playing());
        QCOMPARE(session.view().mode, ViewMode::Shaded);
        QCOMPARE(session.selection().joint(), kKneeJoint);
        QCOMPARE(session.selection().node(), kKnee);
        session.showWeights(joint);
        QCOMPARE(session.view().mode, ViewMode::Weight);
    }
};

SINEW_TEST_IN(QApplication, TestObjects)
#include "test_objects.moc"
