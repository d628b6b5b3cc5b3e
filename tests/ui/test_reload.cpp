// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "ui/session/pinned_vertices.h"
#include "ui/session/session.h"
#include "ui/session/work/motion_meter.h"
#include "ui/timeline/time_axis.h"
#include "ui/timeline/timeline_ruler.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// A leg with a skin, a camera and two clips of 4 s. `before`: nodes that are listed first.
std::string leg(int before, const std::vector<std::string>& clips = {"Walk", "Run"}) {
    GltfBuilder gltf;
    for (int i = 0; i < before; ++i) {
        gltf.add("nodes", R"({"name":"Added)" + str(i) + R"("})");
    }
    const auto node = [&](int i) { return str(before + i); };
    gltf.add("nodes", R"({"name":"Root","children":[)" + node(1) + "," + node(3) + "]}");
    gltf.add("nodes", R"({"name":"Hip","children":[)" + node(2) + "]}");
    gltf.add("nodes", R"({"name":"Knee","translation":[0,1,0]})");
    gltf.add("nodes", R"({"name":"Eye","camera":0,"translation":[0,0,5]})");
    gltf.add("cameras", R"({"type":"perspective","perspective":{"yfov":0.8,"znear":0.1}})");
    gltf.addSkin({before + 1, before + 2});
    for (int i = 0; i < before; ++i) {
        gltf.addAnimation("Added" + str(i),
                          {{.node = before, .times = {0, 1}, .values = {0, 0, 0, 1, 0, 0}}});
    }
    for (const std::string& clip : clips) {
        gltf.addAnimation(clip, {{.node = before + 1,
                                  .times = {0, 1, 2, 4},
                                  .values = {0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0}}});
    }
    gltf.add("scenes", R"({"name":"Stage","nodes":[)" + node(0) + "]}");
    return gltf.gltf();
}

struct Fixture {
    double wall = 100.0;
    QTemporaryDir folder;
    Session session{nullptr, [this] { return wall; }};
    Document& document = session.document();
    Player& player = session.player();
    Selection& selection = session.selection();

    explicit Fixture(const std::string& text = leg(0)) {
        document.setCheck({});
        write(text);
        document.open(path());
        settle();
    }
    [[nodiscard]] std::filesystem::path path() const {
        return folder.filePath("leg.gltf").toStdString();
    }
    void write(const std::string& text) const {
        QFile file(folder.filePath("leg.gltf"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.c_str()) < 0) {
            qFatal("the file cannot be written");
        }
    }
    void settle() {
        if (!QTest::qWaitFor([this] { return !document.loading(); }, 30000)) {
            qFatal("the file is not loaded");
        }
    }
    void reload(const std::string& text) {
        write(text);
        document.reload();
        settle();
    }
    /// Everything that a reload keeps, away from its first value.
    void change() {
        player.setAnimation(AnimationIndex(1U));
        player.setLoop(LoopMode::PingPong);
        player.setSpeed(0.5);
        player.setFrameRate(24.0);
        player.setInOut(0.5F, 3.5F);
        player.setPlaying(false);
        player.seek(1.25F);
        selection.setJointAndNode(JointIndex(1U));
        Look look = session.appearance().look();
        look.mode = ViewMode::Weight;
        session.appearance().setLook(look);
        session.rig().setDirection(1.0F, -0.5F);
        HandTransform hand;
        hand.node = selection.node();
        hand.translation = glm::vec3(1.0F, 2.0F, 3.0F);
        selection.setByHand(hand);
    }
};

}  // namespace

class TestReload : public QObject {
    Q_OBJECT

private slots:
    void clipTimeRangeSpeedAndLoopStay() {
        Fixture f;
        f.change();
        f.reload(leg(2));
        QCOMPARE(f.document.change(), Document::Change::Reloaded);
        QCOMPARE((*f.document.asset())[f.player.animation()].name, std::string("Run"));
        QCOMPARE(f.player.animation(), AnimationIndex(3U));
        QCOMPARE(f.player.seconds(), 1.25F);
        QVERIFY(!f.player.playing());
        QCOMPARE(f.player.clock().startSeconds, 0.5F);
        QCOMPARE(f.player.clock().endSeconds, 3.5F);
        QCOMPARE(f.player.clock().loop, LoopMode::PingPong);
        QCOMPARE(f.player.clock().speed, 0.5);
        QCOMPARE(f.player.frameRate(), 24.0);
        QCOMPARE(f.player.frameRateSource(), FrameRateSource::Chosen);
    }

    void whatPlaysGoesOnPlayingFromItsTime() {
        Fixture f;
        f.wall += 0.75;
        f.session.advance(f.wall);
        f.reload(leg(0));
        QVERIFY(f.player.playing());
        QCOMPARE(f.player.seconds(), 0.75F);
        f.wall += 0.5;
        f.session.advance(f.wall);
        QCOMPARE(f.player.seconds(), 1.25F);
    }

    void selectionJointAndPoseByHandFollowTheirNames() {
        Fixture f;
        f.change();
        QCOMPARE(f.selection.node(), NodeIndex(2U));
        f.reload(leg(3));
        QCOMPARE(f.selection.node(), NodeIndex(5U));
        QCOMPARE(f.selection.skin(), SkinIndex(0U));
        QCOMPARE(f.selection.joint(), JointIndex(1U));
        QCOMPARE(f.selection.object(), ObjectRef::joint(SkinIndex(0U), JointIndex(1U)));
        const HandTransform* hand = f.selection.posing().pose.find(NodeIndex(5U));
        QVERIFY(hand != nullptr);
        QCOMPARE(hand->translation, glm::vec3(1.0F, 2.0F, 3.0F));
        QCOMPARE(f.session.view().mode, ViewMode::Weight);
    }

    void morphWeightsByHandFollowTheNamesOfNodeAndTarget() {
        const auto face = [](const std::string& before, const std::string& names) {
            GltfBuilder gltf;
            const std::string position = str(gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0}));
            const std::string target = R"({"POSITION":)" + position + "}";
            gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + position +
                                   R"(},"targets":[)" + target + "," + target +
                                   R"(]}],"extras":{"targetNames":)" + names + "}}");
            if (!before.empty()) {
                gltf.add("nodes", before);
            }
            gltf.add("nodes", R"({"name":"Face","mesh":0})");
            return gltf.gltf();
        };
        Fixture f(face("", R"(["Smile","Frown"])"));
        HandTransform hand{.node = NodeIndex(0U)};
        hand.weights = {{.target = 0, .weight = 0.25F}, {.target = 1, .weight = 2.0F}};
        f.selection.setByHand(hand);
        f.reload(face(R"({"name":"Added"})", R"(["Frown","Blink"])"));
        const HandTransform* found = f.selection.posing().pose.find(NodeIndex(1U));
        QVERIFY(found != nullptr);
        QCOMPARE(found->weights, (std::vector<HandWeight>{{.target = 0, .weight = 2.0F}}));
    }

    void pinnedVerticesStayAndTheCurrentOneIsStillIt() {
        GltfBuilder gltf;
        const std::string position = str(gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0}));
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + position + "}}]}");
        gltf.add("nodes", R"({"name":"Leaf","mesh":0})");
        Fixture f(gltf.gltf());
        PinnedVertices& pins = f.session.pins();
        const DrawnVertex first{.node = NodeIndex(0U), .primitive = 0, .vertex = 0};
        pins.pin(first);
        pins.pin({.node = NodeIndex(0U), .primitive = 0, .vertex = 2});
        pins.setCurrent(first);
        f.reload(gltf.gltf());
        QCOMPARE(pins.pins().size(), std::size_t{2});
        QVERIFY(pins.current() != nullptr);
        QCOMPARE(pins.current()->place, first);
    }

    void whatIsHiddenFollowsItsNames() {
        Fixture f;
        Visibility& visibility = f.session.visibility();
        QSignalSpy changes(&visibility, &Visibility::changed);
        visibility.setHiddenNodes({.hidden = {NodeIndex(2U), NodeIndex(3U)}, .only = {}});
        f.reload(leg(3));
        QCOMPARE(visibility.hiddenNodes().hidden, (std::vector{NodeIndex(5U), NodeIndex(6U)}));
        QCOMPARE(visibility.hiddenCount(), std::size_t{2});
        QVERIFY(visibility.hidesItself(NodeIndex(5U)) && !visibility.hidesItself(NodeIndex(2U)));
        visibility.setHiddenNodes({.hidden = {}, .only = {NodeIndex(4U)}});
        f.reload(leg(1));
        QCOMPARE(visibility.hiddenNodes().only, std::vector{NodeIndex(2U)});
        QCOMPARE(changes.count(), 2);
    }

    void chosenFeetFollowTheirNames() {
        Fixture f;
        f.session.motionMeter().setFeet({NodeIndex(2U)});
        f.reload(leg(3));
        QCOMPARE(f.session.motionMeter().chosenFeet(), std::vector{NodeIndex(5U)});
        f.document.open(f.path());
        f.settle();
        QVERIFY(f.session.motionMeter().chosenFeet().empty());
    }

    void theViewStaysAndSoDoesTheCameraOfTheFile() {
        Fixture f;
        f.change();
        const OrbitCamera camera = f.session.rig().camera();
        f.reload(leg(1));
        QCOMPARE(f.session.rig().camera().yawRadians, camera.yawRadians);
        QCOMPARE(f.session.rig().camera().pitchRadians, camera.pitchRadians);
        QCOMPARE(f.session.rig().camera().distance, camera.distance);
        QVERIFY(!f.session.rig().untouched());
        f.session.rig().setCameraNode(NodeIndex(4U));
        f.reload(leg(3));
        QCOMPARE(f.session.rig().cameraNode(), NodeIndex(6U));
    }

    void aClipThatIsGoneLeavesTheFirstOneAndNothingElseIsLost() {
        Fixture f;
        f.change();
        f.reload(leg(0, {"Walk"}));
        QCOMPARE(f.player.animation(), AnimationIndex(0U));
        QCOMPARE(f.player.seconds(), 0.0F);
        QVERIFY(f.player.playsWholeClip());
        QCOMPARE(f.selection.node(), NodeIndex(2U));
    }

    void layersKeepTheirClips() {
        Fixture f;
        f.player.setMix(
            {.layers = {Layer{
                 .animation = AnimationIndex(1U), .weight = 0.25F, .mask = NodeIndex(2U)}},
             .fade = {}});
        QVERIFY(f.player.mixing());
        f.reload(leg(2));
        QVERIFY(f.player.mixing());
        QCOMPARE(f.player.mix().layers.size(), std::size_t{1});
        QCOMPARE(f.player.mix().layers[0].animation, AnimationIndex(3U));
        QCOMPARE(f.player.mix().layers[0].mask, NodeIndex(4U));
        f.reload(leg(2, {"Walk"}));
        QVERIFY(f.player.mix().layers.empty());
    }

    void aReloadThatFailsKeepsTheFileAndItsState() {
        Fixture f;
        f.change();
        const auto asset = f.document.asset();
        QSignalSpy failed(&f.document, &Document::loadFailed);
        f.reload("this is no glTF");
        QCOMPARE(failed.count(), 1);
        QCOMPARE(f.document.asset(), asset);
        QCOMPARE(f.player.seconds(), 1.25F);
        QCOMPARE(f.selection.node(), NodeIndex(2U));
        f.write(leg(1));
        f.document.open(f.path());  // no reload
        f.settle();
        QCOMPARE(f.document.change(), Document::Change::Opened);
        QCOMPARE(f.player.animation(), AnimationIndex(0U));
        QVERIFY(!f.selection.node());
    }

    void theTimelineKeepsItsVisibleRange() {
        Fixture f;
        TimeAxis axis(f.document, f.player);
        TimelineRuler ruler(f.document, f.player, axis);
        ruler.resize(400, 80);
        ruler.show();
        QWheelEvent closer({200, 30}, ruler.mapToGlobal(QPointF(200, 30)), {}, {0, 480}, {}, {},
                           Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&ruler, &closer);
        const TimelineScale zoomed = ruler.scale();
        QVERIFY(zoomed.lastSeconds - zoomed.firstSeconds < 3.9);
        f.reload(leg(2));
        QCOMPARE(ruler.scale().firstSeconds, zoomed.firstSeconds);
        QCOMPARE(ruler.scale().lastSeconds, zoomed.lastSeconds);
        f.document.open(f.path());
        f.settle();
        QVERIFY(ruler.scale().lastSeconds != zoomed.lastSeconds);
    }

    void aCancelledUploadReturnsToTheFileBefore() {
        Fixture f;
        f.change();
        const auto asset = f.document.asset();
        QObject host;  // begins an upload, as the renderer's host does
        QObject::connect(&f.document, &Document::assetChanged, &host,
                         [&] { f.document.setArrival(0.0F); });
        QSignalSpy cancelled(&f.document, &Document::arrivalCancelled);
        f.document.show({.asset = leg2(), .outline = {}});
        QCOMPARE(f.document.before(), asset);
        QCOMPARE(f.player.animation(), AnimationIndex());

        QObject::disconnect(&f.document, nullptr, &host, nullptr);
        f.document.cancelArrival();
        QCOMPARE(f.document.change(), Document::Change::Returned);
        QCOMPARE(f.document.asset(), asset);
        QCOMPARE(cancelled.count(), 0);
        QCOMPARE(f.player.animation(), AnimationIndex(1U));
        QCOMPARE(f.player.seconds(), 1.25F);
        QCOMPARE(f.selection.node(), NodeIndex(2U));
        QCOMPARE(f.session.rig().camera().yawRadians, 1.0F);
        QVERIFY(!f.document.before());
    }

    void theFileBeforeIsTheOneThatWasDrawn() {
        Fixture f;
        f.change();
        const auto asset = f.document.asset();
        QObject host;
        QObject::connect(&f.document, &Document::assetChanged, &host,
                         [&] { f.document.setArrival(0.0F); });
        f.document.show({.asset = leg2(), .outline = {}});
        f.document.show({.asset = leg2(), .outline = {}});  // The other one has not been drawn yet.
        QCOMPARE(f.document.before(), asset);
        QObject::disconnect(&f.document, nullptr, &host, nullptr);
        f.document.failArrival();
        QCOMPARE(f.document.asset(), asset);
        QCOMPARE(f.player.seconds(), 1.25F);
    }

    void aFileThatIsDrawnHoldsNoOther() {
        Fixture f;
        const std::weak_ptr<const Asset> gone = f.document.asset();
        QObject host;
        QObject::connect(&f.document, &Document::assetChanged, &host,
                         [&] { f.document.setArrival(0.0F); });
        f.document.show({.asset = leg2(), .outline = {}});
        QVERIFY(!gone.expired());
        f.document.setArrival({});
        QVERIFY(!f.document.before());
        QTRY_VERIFY(gone.expired());
    }

private:
    static std::shared_ptr<const Asset> leg2() {
        Asset other;
        other.nodes.resize(1);
        return finishAsset(std::move(other));
    }
};

SINEW_TEST_IN(QApplication, TestReload)
#include "test_reload.moc"
