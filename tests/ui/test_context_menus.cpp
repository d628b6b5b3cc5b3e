// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/finding_words.h"
#include "ui/models/key_values.h"
#include "ui/timeline/timeline_ruler.h"
#include "ui/window/actions/context_menus.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Diagnostic kneeFinding() {
    Diagnostic found{.severity = Severity::Error,
                     .code = "JOINT_BROKEN",
                     .message = "the knee is broken",
                     .pointer = "/skins/0/joints/1"};
    found.skin = 0;
    found.joint = 1;
    return found;
}

std::shared_ptr<const Asset> withFinding() {
    auto asset = std::make_shared<Asset>(*character());
    Diagnostic key{.severity = Severity::Warning,
                   .code = "A_KEY",
                   .message = "a key",
                   .pointer = "/animations/0/samplers/0"};
    key.animation = 0;
    key.channel = 0;
    key.key = 1;
    asset->findings = {key, kneeFinding()};
    return asset;
}

struct MenuFixture : WindowFixture {
    MenuFixture() : WindowFixture(nullptr) {
        session.document().setCheck(
            [](const std::shared_ptr<const Asset>&, const std::stop_token&) {
                return std::vector<Diagnostic>();
            });
        session.document().show({.asset = withFinding(), .outline = {}});
        session.player().setPlaying(false);
        session.player().setAnimation(AnimationIndex(0));
        session.player().setPlaying(false);
        settle();
    }
    ~MenuFixture() {
        if (QMenu* open = menu()) {
            open->close();
        }
    }
    [[nodiscard]] static QMenu* menu() {
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    }
    /// The entry of the open menu; null: none.
    [[nodiscard]] static QAction* entry(const QString& text) {
        for (QAction* action : menu() == nullptr ? QList<QAction*>() : menu()->actions()) {
            if (action->text() == text && action->isVisible()) {
                return action;
            }
        }
        return nullptr;
    }
    /// Chooses an entry of the open menu as a click does.
    static bool choose(const QString& text) {
        QAction* action = entry(text);
        if (action == nullptr || !action->isEnabled()) {
            return false;
        }
        QMenu* open = menu();
        action->trigger();
        open->close();
        return true;
    }
    [[nodiscard]] static QString title() {
        const auto* label = menu() == nullptr ? nullptr : menu()->findChild<QLabel*>("menuTitle");
        return label == nullptr ? QString() : label->text();
    }
    static QString copied() { return QApplication::clipboard()->text(); }

    static void rightClick(QWidget& widget, QPoint at) {
        QTest::mouseClick(&widget, Qt::RightButton, {}, at);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget.mapToGlobal(at));
        QApplication::sendEvent(&widget, &event);
    }
    static void rightClick(QTreeView& view, const QModelIndex& row) {
        view.scrollTo(row);
        rightClick(*view.viewport(), view.visualRect(row).center());
    }
    QModelIndex treeRow(const QString& name) {
        const QTreeView& tree = find<QTreeView>("hierarchyTree");
        const QModelIndexList found =
            tree.model()->match(tree.model()->index(0, 0), Qt::DisplayRole, name, 1,
                                Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? QModelIndex() : found.front();
    }
    void openTreeMenu(const QString& name) {
        rightClick(find<QTreeView>("hierarchyTree"), treeRow(name));
    }
};

}  // namespace

class TestContextMenus : public QObject {
    Q_OBJECT

private slots:
    void theRightButtonOpensTheMenuOfANodeAndSelectsNothing() {
        MenuFixture f;
        f.openTreeMenu("Knee");
        QCOMPARE(f.title(), QStringLiteral("Knee"));
        QVERIFY(!f.session.selection().node());
        QVERIFY(f.choose("Select"));
        QCOMPARE(f.session.selection().node(), kKnee);
    }

    void aNodeIsFramedWithoutBeingSelected() {
        MenuFixture f;
        f.session.rig().setSmoothMoves(false);
        f.openTreeMenu("Foot");
        const OrbitCamera before = f.session.rig().camera();
        QVERIFY(f.choose("Frame"));
        QVERIFY(f.session.rig().camera() != before);
        QVERIFY(!f.session.selection().node());
        f.session.selection().setNode(kFoot);
        const OrbitCamera framed = f.session.rig().camera();
        f.session.frameSelection();
        QCOMPARE(f.session.rig().camera(), framed);
    }

    void aNodeIsHiddenFromItsMenu() {
        MenuFixture f;
        f.openTreeMenu("Body");
        QVERIFY(f.choose("Hide"));
        QVERIFY(f.session.visibility().hidesItself(kBody));
    }

    void nameAndPointerOfANodeAreCopied() {
        MenuFixture f;
        f.openTreeMenu("Knee");
        QVERIFY(f.choose("Copy Name"));
        QCOMPARE(f.copied(), QStringLiteral("Knee"));
        f.openTreeMenu("Knee");
        QVERIFY(f.choose("Copy JSON Pointer"));
        QCOMPARE(f.copied(), QStringLiteral("/nodes/3"));
        HandTransform hand;
        hand.node = kRoot;
        hand.translation = glm::vec3(0.5F, 2.0F, 3.0F);
        f.session.selection().setByHand(hand);
        f.openTreeMenu("Root");
        QVERIFY(f.choose("Copy World Position"));
        QCOMPARE(f.copied(), QStringLiteral("0.5, 2, 3"));
    }

    void onlyJointsHaveWeightsAndOnlyCamerasAView() {
        MenuFixture f;
        f.openTreeMenu("Eye");
        QVERIFY(f.entry("Show Weights") == nullptr);
        QVERIFY(f.choose("Look Through Camera"));
        QCOMPARE(f.session.rig().cameraNode(), kEye);
        f.openTreeMenu("Knee");
        QVERIFY(f.entry("Look Through Camera") == nullptr);
        QVERIFY(f.choose("Show Weights"));
        QCOMPARE(f.session.selection().joint(), JointIndex(1));
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Weight);
    }

    void aPosedNodeIsResetInItsMenu() {
        MenuFixture f;
        f.openTreeMenu("Knee");
        QVERIFY(f.entry("Reset Pose") == nullptr);
        f.menu()->close();
        HandTransform hand;
        hand.node = kKnee;
        hand.translation = glm::vec3(1.0F);
        f.session.selection().setByHand(hand);
        f.openTreeMenu("Knee");
        QVERIFY(f.choose("Reset Pose"));
        QVERIFY(f.session.selection().posing().pose.empty());
    }

    void aNodeLeadsToItsJointAndItsProblem() {
        MenuFixture f;
        f.find<QDockWidget>("jointsDock").hide();
        f.openTreeMenu("Knee");
        QVERIFY(f.entry("Show in Hierarchy") == nullptr);  // it is there
        QVERIFY(f.choose("Show in Joints"));
        QVERIFY(f.find<QDockWidget>("jointsDock").isVisible());
        QCOMPARE(f.find<QTreeView>("jointList").currentIndex().row(), 1);
        f.find<QToolButton>("errorFindings").setChecked(false);
        f.openTreeMenu("Knee");
        QVERIFY(f.choose("Show Its Problem"));
        QVERIFY(f.find<QDockWidget>("findingsDock").isVisible());
        QCOMPARE(f.find<QTreeView>("findingList").currentIndex().data().toString(),
                 QStringLiteral("the knee is broken"));
        QVERIFY(f.find<QLabel>("findingDetail").text().contains("the knee is broken"));
        f.openTreeMenu("Foot");
        QVERIFY(f.entry("Show Its Problem") == nullptr);
    }

    void aJointLeadsToItsNodeThoughASearchHidesIt() {
        MenuFixture f;
        f.find<QLineEdit>("hierarchySearch").setText("eye");
        QVERIFY(!f.treeRow("Foot").isValid());
        auto& joints = f.find<QTreeView>("jointList");
        f.rightClick(joints, joints.model()->index(2, 0));
        QCOMPARE(f.title(), QStringLiteral("Foot"));
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Shaded);
        QVERIFY(f.entry("Show in Joints") == nullptr);
        QVERIFY(f.choose("Show in Hierarchy"));
        QCOMPARE(f.session.selection().node(), kFoot);
        QCOMPARE(f.find<QTreeView>("hierarchyTree").currentIndex().data().toString(),
                 QStringLiteral("Foot"));
    }

    void thePictureNamesWhatIsUnderThePointerAndWhatItIsMadeOf() {
        MenuFixture f;
        PointedAt pointed;
        pointed.surface = SurfaceHit{.node = kBody, .strongest = {.joint = JointIndex(1)}};
        f.window.menus().showForPicture(pointed, f.window.mapToGlobal(QPoint(300, 300)));
        QCOMPARE(f.title(), QStringLiteral("Body"));
        QVERIFY(f.choose("Strongest Joint: Knee"));
        QCOMPARE(f.session.selection().joint(), JointIndex(1));
        f.window.menus().showForPicture(pointed, f.window.mapToGlobal(QPoint(300, 300)));
        QVERIFY(f.choose("Mesh: Mesh 0"));
        QCOMPARE(f.session.selection().object(), ObjectRef::primitive(MeshIndex(0), 0));
        f.window.menus().showForPicture(pointed, f.window.mapToGlobal(QPoint(300, 300)));
        QVERIFY(f.choose("Show in Hierarchy"));
        QCOMPARE(f.session.selection().node(), kBody);
        pointed.surface->position = {1.0F, 2.5F, -3.0F};
        f.window.menus().showForPicture(pointed, f.window.mapToGlobal(QPoint(300, 300)));
        QVERIFY(f.choose("Copy Position Under Pointer"));
        QCOMPARE(f.copied(), QStringLiteral("1, 2.5, -3"));
    }

    void besideTheModelThePictureHasAMenuOfItsOwn() {
        MenuFixture f;
        f.session.selection().setNode(kKnee);
        f.window.menus().showForPicture({}, f.window.mapToGlobal(QPoint(300, 300)));
        QVERIFY(f.entry("Copy Name") == nullptr);
        QVERIFY(f.choose("Clear Selection"));
        QCOMPARE(f.session.selection().object(), ObjectRef());
        f.window.menus().showForPicture({}, f.window.mapToGlobal(QPoint(300, 300)));
        QVERIFY(!f.entry("Clear Selection")->isEnabled());
        f.session.rig().setDirection(1.0F, 0.5F);
        QVERIFY(f.choose("Front"));
        QCOMPARE(f.session.rig().camera().yawRadians, 0.0F);
    }

    void aClipIsPlayedLayeredAndFadedTo() {
        MenuFixture f;
        auto& list = f.find<QTreeView>("animationList");
        f.rightClick(list, list.model()->index(2, 0));
        QCOMPARE(f.title(), QStringLiteral("Still"));
        QCOMPARE(f.session.player().animation(), AnimationIndex(0));  // nothing plays yet
        QVERIFY(f.choose("Play"));
        QCOMPARE(f.session.player().animation(), AnimationIndex(1));
        QVERIFY(f.session.player().playing());
        QCOMPARE(f.session.selection().object(), ObjectRef(AnimationIndex(1)));
        f.rightClick(list, list.model()->index(1, 0));
        QVERIFY(f.choose("Add as Layer"));
        QVERIFY(f.session.player().mixing());
        QCOMPARE(f.session.player().mix().layers.size(), std::size_t{2});
        QCOMPARE(f.session.player().mix().layers[0].animation, AnimationIndex(1));
        QCOMPARE(f.session.player().mix().layers[1].animation, AnimationIndex(0));
        QVERIFY(f.find<QDockWidget>("layersDock").isVisible());
        f.rightClick(list, list.model()->index(2, 0));
        QVERIFY(!f.choose("Cross-Fade to This Clip"));  // it is the present one
        f.rightClick(list, list.model()->index(1, 0));
        QVERIFY(f.choose("Cross-Fade to This Clip"));
        QVERIFY(f.session.player().mix().fade.has_value());
        f.rightClick(list, list.model()->index(1, 0));
        QVERIFY(f.choose("Copy JSON Pointer"));
        QCOMPARE(f.copied(), QStringLiteral("/animations/0"));
    }

    void theRestPoseIsNoClip() {
        MenuFixture f;
        auto& list = f.find<QTreeView>("animationList");
        f.rightClick(list, list.model()->index(0, 0));
        QVERIFY(f.entry("Copy Name") == nullptr);
        QVERIFY(f.choose("Show Rest Pose"));
        QVERIFY(!f.session.player().animation() && !f.session.player().playing());
    }

    void aProblemIsCopiedAndLeadsToItsObject() {
        MenuFixture f;
        f.find<QDockWidget>("findingsDock").show();
        auto& list = f.find<QTreeView>("findingList");
        const auto open = [&] { f.rightClick(list, list.model()->index(0, 0)); };
        open();
        QVERIFY(f.session.selection().object() == ObjectRef());
        QVERIFY(f.choose("Copy Message"));
        QCOMPARE(f.copied(), QStringLiteral("the knee is broken"));
        open();
        QVERIFY(f.choose("Copy Code"));
        QCOMPARE(f.copied(), QStringLiteral("JOINT_BROKEN"));
        open();
        QVERIFY(f.choose("Copy JSON Pointer"));
        QCOMPARE(f.copied(), QStringLiteral("/skins/0/joints/1"));
        open();
        QVERIFY(f.choose("Go to Knee"));
        QCOMPARE(f.session.selection().object(), ObjectRef::joint(SkinIndex(0), JointIndex(1)));
        open();
        QVERIFY(f.choose("Show Weights of Knee"));
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Weight);
        open();
        QVERIFY(f.choose("Show in Hierarchy"));
        QCOMPARE(f.session.selection().object(), ObjectRef(kKnee));
    }

    void aProblemOfAKeyLeadsToItsTime() {
        MenuFixture f;
        f.find<QDockWidget>("findingsDock").show();
        f.find<QDockWidget>("timelineDock").hide();
        auto& list = f.find<QTreeView>("findingList");
        f.rightClick(list, list.model()->index(0, 0));
        QVERIFY(f.entry("Show in Timeline") == nullptr);  // finding of a joint
        f.menu()->close();
        f.rightClick(list, list.model()->index(1, 0));
        QVERIFY(f.choose("Show in Timeline"));
        QCOMPARE(f.session.player().seconds(), 1.5F);
        QVERIFY(f.find<QDockWidget>("timelineDock").isVisible());
    }

    void aKeyOnTheTimelineIsReachedAndCopied() {
        MenuFixture f;
        auto& ruler = f.find<TimelineRuler>("timelineRuler");
        const auto open = [&](float seconds, int aside) {
            const int x = int(std::lround(ruler.scale().pixelOf(double(seconds)))) + aside;
            f.rightClick(ruler, {x, ruler.height() / 2});
        };
        open(1.5F, 3);
        QVERIFY2(f.title().startsWith("Key at 1.500 s, frame "), qPrintable(f.title()));
        QVERIFY(f.choose("Go to Key"));
        QCOMPARE(f.session.player().seconds(), 1.5F);
        open(1.5F, -3);
        QVERIFY(f.choose("Copy Value"));
        QCOMPARE(f.copied(), QStringLiteral("Hip: translation 0, 1, 0"));
        open(1.5F, 0);
        QVERIFY(f.choose("Copy Time"));
        QCOMPARE(f.copied(), QStringLiteral("1.5"));
        open(1.5F, 0);
        QVERIFY(f.choose("Set In Point Here"));
        QCOMPARE(f.session.player().clock().startSeconds, 1.5F);
        open(1.0F, 0);
        QVERIFY(f.choose("Play the Whole Clip"));
        QVERIFY(f.session.player().playsWholeClip());
        f.session.player().setInOut(1.5F, kWalkEnd);
        open(1.0F, 0);
        QVERIFY(f.choose("Go to Key"));  // key before the in point
        QCOMPARE(f.session.player().seconds(), 1.0F);
        QVERIFY(f.session.player().playsWholeClip());
    }

    void betweenKeysTheTimelineOffersTheMoment() {
        MenuFixture f;
        auto& ruler = f.find<TimelineRuler>("timelineRuler");
        const int x = int(std::lround(ruler.scale().pixelOf(2.25)));
        f.rightClick(ruler, {x, ruler.height() / 2});
        QVERIFY(f.entry("Copy Value") == nullptr);
        QVERIFY(f.choose("Set Out Point Here"));
        QVERIFY(std::abs(f.session.player().clock().endSeconds - 2.25F) < 0.02F);
        f.rightClick(ruler, {x - 60, ruler.height() / 2});
        QVERIFY(f.choose("Go Here"));
        QVERIFY(f.session.player().seconds() < 2.25F);
    }

    void theMenuKeyServesTheListThatHasTheFocus() {
        MenuFixture f;
        auto& tree = f.find<QTreeView>("hierarchyTree");
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(f.menu() == nullptr);  // no row is current
        f.session.selection().setNode(kFoot);
        for (const auto& [key, modifiers] :
             {std::pair{Qt::Key_F10, Qt::KeyboardModifiers(Qt::ShiftModifier)},
              std::pair{Qt::Key_Menu, Qt::KeyboardModifiers()}}) {
            QTest::keyClick(&tree, key, modifiers);
            QCOMPARE(f.title(), QStringLiteral("Foot"));
            QVERIFY(tree.rect().contains(tree.mapFromGlobal(f.menu()->pos())));
            f.menu()->close();
        }
    }

    void theMenuKeyServesTheTimelineAtThePlayhead() {
        MenuFixture f;
        auto& ruler = f.find<TimelineRuler>("timelineRuler");
        ruler.setFocus();
        f.session.player().seek(1.5F);
        QTest::keyClick(&ruler, Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(f.entry("Go to Key") != nullptr);
    }

    void theMenuKeyServesTheSelectionInThePicture() {
        MenuFixture f;
        f.session.selection().setNode(kFoot);
        const QKeyEvent key(QEvent::KeyPress, Qt::Key_Menu, Qt::NoModifier);
        f.window.setFocus();
        QVERIFY(f.window.handleKey(key));
        QCOMPARE(f.title(), QStringLiteral("Foot"));
        QVERIFY(f.entry("Show in Hierarchy") != nullptr);
    }

    void aPropertyIsCopiedAndItsLinkFollowed() {
        MenuFixture f;
        f.session.selection().setNode(kBody);
        auto& tree = f.find<QTreeView>("propertyTree");
        const QModelIndex mesh = tree.model()->index(0, 1, tree.model()->index(0, 0));
        QCOMPARE(mesh.data().toString(), QStringLiteral("Mesh 0"));
        f.rightClick(tree, mesh);
        QVERIFY(f.choose("Copy Value"));
        QCOMPARE(f.copied(), QStringLiteral("Mesh 0"));
        f.rightClick(tree, mesh);
        QVERIFY(f.choose("Go to Mesh 0"));
        QCOMPARE(f.session.selection().object(), ObjectRef(MeshIndex(0)));
    }

    void anotherFileClosesTheMenu() {
        MenuFixture f;
        f.openTreeMenu("Knee");
        QVERIFY(f.menu() != nullptr);
        f.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(f.menu() == nullptr);
    }

    void namesOfTheFileAreNoMnemonics() {
        auto asset = std::make_shared<Asset>(*character());
        asset->meshes[0].name = "Skin & Bones";
        WindowFixture f(asset);
        PointedAt pointed;
        pointed.surface.emplace().node = kBody;
        f.window.menus().showForPicture(pointed, f.window.mapToGlobal(QPoint(300, 300)));
        QVERIFY(MenuFixture::choose("Mesh: Skin && Bones"));
    }

    void theFindingsOfANodeAreThoseOfItsMeshAndItsJoint() {
        const auto asset = character();
        const auto at = [](const char* pointer) {
            return Diagnostic{.code = "A", .message = "a", .pointer = pointer};
        };
        const std::vector<Diagnostic> findings = {at("/nodes/1"), at("/meshes/0/primitives/0"),
                                                  at("/meshes/1"), kneeFinding()};
        const auto about = [&](const ObjectRef& object) {
            return findingsAbout(*asset, findings, object);
        };
        QCOMPARE(about(kBody), (std::vector<std::size_t>{0, 1}));
        QCOMPARE(about(kKnee), std::vector<std::size_t>{3});
        QCOMPARE(about(kProp), std::vector<std::size_t>{2});
        QCOMPARE(about(MeshIndex(0)), std::vector<std::size_t>{1});
        QVERIFY(about(kFoot).empty());
        QVERIFY(about(ObjectRef()).empty());
    }

    void aFindingIsAboutAllOfItsPlaces() {
        const auto asset = character();
        const auto at = [](const char* pointer) {
            return Diagnostic{.code = "A", .message = "a", .pointer = pointer};
        };
        Diagnostic finding = at("/nodes/1");
        finding.places = {at("/nodes/1"), at("/meshes/1")};
        QCOMPARE(findingsAbout(*asset, {finding}, kProp), std::vector<std::size_t>{0});
        QVERIFY(findingsAbout(*asset, {finding}, kFoot).empty());
    }

    void valuesOfKeysAreThoseOfTheFile() {
        auto asset = std::make_shared<Asset>(*character());
        Animation& clip = asset->animations[0];
        clip.samplers.push_back({.interpolation = Interpolation::CubicSpline,
                                 .width = 3,
                                 .times = {1.5F},
                                 .values = {9, 9, 9, 1, 2, 3, 8, 8, 8}});
        clip.channels.push_back({.node = kKnee,
                                 .path = ChannelPath::Scale,
                                 .sampler = SamplerIndex(1),
                                 .fileIndex = 1});
        const AnimationIndex walk(0);
        QCOMPARE(keyValues(*asset, walk, 1.5F, kKnee), QStringList{"Knee: scale 1, 2, 3"});
        QCOMPARE(keyValues(*asset, walk, 1.5F, {}),
                 (QStringList{"Hip: translation 0, 1, 0", "Knee: scale 1, 2, 3"}));
        QCOMPARE(keyValues(*asset, walk, kWalkEnd, kKnee), QStringList{"Hip: translation 0, 5, 0"});
        QVERIFY(keyValues(*asset, walk, 1.25F, kKnee).isEmpty());
        QVERIFY(keyValues(*asset, {}, 1.5F, kKnee).isEmpty());
    }
};

SINEW_TEST_IN(QApplication, TestContextMenus)
#include "test_context_menus.moc"
