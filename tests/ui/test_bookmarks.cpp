// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>
#include <QMenu>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/window/actions/bookmark_actions.h"
#include "ui/window/dialogs/bookmark_dialog.h"
#include "ui/window/dialogs/bookmark_model.h"
#include "ui/window/settings/bookmark_store.h"

using namespace sinew;
using namespace sinew::test;

namespace {

OrbitCamera someCamera() {
    return {.target = {0.1F, -2.0F / 3.0F, 1e-7F},
            .yawRadians = 1.2345678F,
            .pitchRadians = -0.3F,
            .distance = 7.7F,
            .fovYRadians = 0.5F,
            .orthographic = true,
            .sceneRadius = 2.5F};
}

CameraBookmark named(const QString& name, int number = 0) {
    return {.name = name,
            .number = number,
            .view = {.state = {.camera = someCamera(), .node = {}, .untouched = false}}};
}

/// Settings with one bookmark of "/a.glb".
struct OneBookmark {
    QTemporaryDir folder;
    QSettings settings{folder.filePath("s.ini"), QSettings::IniFormat};

    explicit OneBookmark(const QJsonValue& bookmark) {
        const QJsonObject entry{{"file", "/a.glb"}, {"bookmarks", QJsonArray{bookmark}}};
        settings.setValue("bookmarks/files", QStringList{QString(QJsonDocument(entry).toJson())});
    }
    [[nodiscard]] QList<CameraBookmark> read() { return BookmarkStore(settings).read("/a.glb"); }
};

/// As it was stored by earlier versions.
QJsonObject ofEarlierVersion() {
    return {{"name", "A"},          {"target", QJsonArray{0.1F, -2.0F / 3.0F, 1e-7F}},
            {"yaw", 1.2345678F},    {"pitch", -0.3F},
            {"distance", 7.7F},     {"fovY", 0.5F},
            {"orthographic", true}, {"sceneRadius", 2.5F}};
}

std::shared_ptr<const Asset> atPath(const char* path) {
    auto asset = std::make_shared<Asset>(*character());
    asset->path = path;
    return asset;
}

struct BookmarkFixture : WindowFixture {
    BookmarkActions& actions = *window.findChild<BookmarkActions*>();
    CameraRig& rig = session.rig();

    explicit BookmarkFixture(std::shared_ptr<const Asset> asset = character())
        : WindowFixture(std::move(asset)) {
        rig.setSmoothMoves(false);
    }

    [[nodiscard]] const QList<CameraBookmark>& list() const {
        return actions.bookmarks().bookmarks();
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
        const QKeyEvent event(QEvent::KeyPress, key, modifiers);
        if (!window.handleKey(event)) {
            qFatal("nothing takes the key");
        }
    }

    [[nodiscard]] QString said() const { return window.statusBar()->currentMessage(); }

    QStringList entries() {
        QMenu& menu = *window.findChild<QMenu*>("bookmarks");
        emit menu.aboutToShow();
        QStringList texts;
        for (const QAction* entry : menu.actions()) {
            texts.append(entry->text());
        }
        return texts;
    }

    BookmarkDialog& dialog() {
        action("&Edit Bookmarks…")->trigger();
        return *window.findChild<BookmarkDialog*>();
    }
};

constexpr auto kSet = Qt::ControlModifier | Qt::AltModifier;

}  // namespace

class TestBookmarks : public QObject {
    Q_OBJECT

private slots:
    void aBookmarkReadBackIsEqual() {
        OneBookmark f{QJsonValue()};
        const CameraBookmark free = named("Left & right “eye”", 3);
        CameraBookmark ofFile = named("B");
        ofFile.view.state.node = kEye;
        ofFile.view.nodeName = "Eye";
        BookmarkStore(f.settings).write("/a.glb", {free, ofFile});
        QCOMPARE(f.read(), (QList{free, ofFile}));
    }

    void bookmarksOfEarlierVersionsAreRead() {
        QCOMPARE(OneBookmark(ofEarlierVersion()).read(), QList{named("A")});
        QJsonObject ofFile = ofEarlierVersion();
        ofFile["number"] = 4;
        ofFile["node"] = static_cast<int>(kEye.value);
        ofFile["nodeName"] = "Eye";
        CameraBookmark expected = named("A", 4);
        expected.view.state.node = kEye;
        expected.view.nodeName = "Eye";
        QCOMPARE(OneBookmark(ofFile).read(), QList{expected});
    }

    void whatIsNoCameraIsRefused() {
        const QJsonObject good = ofEarlierVersion();
        QVERIFY(OneBookmark(QJsonObject()).read().isEmpty());
        for (const auto& [key, value] :
             std::initializer_list<std::pair<const char*, QJsonValue>>{{"name", ""},
                                                                       {"distance", 0.0},
                                                                       {"distance", 1e300},
                                                                       {"fovY", 4.0},
                                                                       {"yaw", "left"},
                                                                       {"target", QJsonArray{1, 2}},
                                                                       {"sceneRadius", -1.0}}) {
            QJsonObject bad = good;
            bad[QLatin1String(key)] = value;
            QVERIFY2(OneBookmark(bad).read().isEmpty(), key);
        }
    }

    void theLastFiftyFilesAreKept() {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
        BookmarkStore store(settings);
        for (int i = 0; i < 51; ++i) {
            store.write(QString("/files/%1.glb").arg(i), {named("A")});
        }
        QVERIFY(store.read("/files/0.glb").isEmpty());
        QCOMPARE(store.read("/files/1.glb"), QList{named("A")});
        store.write("/files/1.glb", {named("B"), named("C")});
        store.write("/files/51.glb", {named("A")});
        QCOMPARE(store.read("/files/1.glb").size(), 2);  // used lately
        QVERIFY(store.read("/files/2.glb").isEmpty());
        store.write("/files/1.glb", {});
        QVERIFY(store.read("/files/1.glb").isEmpty());
    }

    void damagedSettingsGiveTheBookmarksThatCanBeRead() {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
        QJsonObject entry{{"file", "/a.glb"},
                          {"bookmarks", QJsonArray{ofEarlierVersion(), 7, QJsonObject()}}};
        settings.setValue("bookmarks/files",
                          QStringList{"{", "", QString(QJsonDocument(entry).toJson())});
        QCOMPARE(BookmarkStore(settings).read("/a.glb"), QList{named("A")});
    }

    void keysAreGivenOnceAndStayWhenOthersAreRemoved() {
        BookmarkModel model;
        for (int i = 0; i < 11; ++i) {
            model.add(named({}));
        }
        QCOMPARE(model.rowOf(9), 8);
        QCOMPARE(model.bookmarks()[10].number, 0);
        QCOMPARE(model.bookmarks()[10].name, QString("Bookmark 11"));
        model.remove(model.rowOf(4));
        QCOMPARE(model.bookmarks()[model.rowOf(5)].name, QString("Bookmark 5"));
        QCOMPARE(model.rowOf(4), -1);
        QCOMPARE(model.add(named({})), 3);
        QCOMPARE(model.bookmarks()[3].number, 4);
        model.setBookmarks({named("A", 2), named("B"), named("C", 2), named("D", 1)});
        QCOMPARE(model.bookmarks(), (QList{named("D", 1), named("A", 2), named("B"), named("C")}));
    }

    void aBookmarkReturnsToItsViewEased() {
        BookmarkFixture f;
        f.rig.setSmoothMoves(true);
        const OrbitCamera first = f.rig.camera();
        f.press(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(f.said().contains("Alt+1"));
        f.rig.setCamera(someCamera());
        f.press(Qt::Key_1, Qt::AltModifier);
        QVERIFY(f.rig.moving());
        OrbitCamera expected = first;
        expected.sceneRadius = someCamera().sceneRadius;
        QCOMPARE(f.rig.camera(), expected);
        QVERIFY(!(f.rig.shownCamera() == expected));
    }

    void aKeySetsItsBookmarkAndKeepsItsName() {
        BookmarkFixture f;
        f.press(Qt::Key_4, kSet);
        QCOMPARE(f.list().size(), 1);
        QCOMPARE(f.list()[0].number, 4);
        f.actions.bookmarks().setData(f.actions.bookmarks().index(0, 0), "Face", Qt::EditRole);
        f.rig.setCamera(someCamera());
        f.press(Qt::Key_4, kSet);
        QCOMPARE(f.list(), QList{named("Face", 4)});
    }

    void aKeyWithoutABookmarkSaysSo() {
        BookmarkFixture f;
        const OrbitCamera before = f.rig.camera();
        f.press(Qt::Key_7, Qt::AltModifier);
        QVERIFY(f.said().contains("no bookmark 7"));
        QCOMPARE(f.rig.camera(), before);
    }

    void theViewsOfTheDigitsStay() {
        BookmarkFixture f;
        f.press(Qt::Key_1, Qt::NoModifier);
        QCOMPARE(f.rig.camera().yawRadians, 0.0F);
        f.press(Qt::Key_3, Qt::ControlModifier);
        QVERIFY(f.rig.camera().yawRadians < -1.5F);
        QVERIFY(f.list().isEmpty());
    }

    void aCameraOfTheFileIsKeptByItsNode() {
        BookmarkFixture f;
        f.rig.setCameraNode(kEye);
        f.press(Qt::Key_B, Qt::ControlModifier);
        f.rig.setCameraNode({});
        f.press(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(f.rig.cameraNode(), kEye);
    }

    void aCameraThatMovedInTheFileIsFoundByItsName() {
        BookmarkFixture f;
        auto changed = std::make_shared<Asset>(*character());
        std::swap((*changed).nodes[kEye.value].name, (*changed).nodes[kFoot.value].name);
        std::swap((*changed).nodes[kEye.value].camera, (*changed).nodes[kFoot.value].camera);
        f.rig.setCameraNode(kEye);
        f.press(Qt::Key_B, Qt::ControlModifier);
        f.session.document().show({.asset = changed, .outline = {}});
        f.press(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(f.rig.cameraNode(), kFoot);
        (*changed).nodes[kFoot.value].name = "Other";
        f.rig.setCameraNode({});
        f.session.document().show({.asset = changed, .outline = {}});
        f.press(Qt::Key_1, Qt::AltModifier);
        QVERIFY(!f.rig.cameraNode());
        QVERIFY(f.said().contains("no longer has the camera “Eye”"));
    }

    void aViewThatFollowsLeadsToThePlaceOnTheModel() {
        BookmarkFixture f;
        const glm::vec3 way(0.0F, 0.0F, 5.0F);
        f.rig.setFollowed(glm::vec3(0.0F));
        f.rig.setCamera(someCamera());
        f.rig.setFollowed(way);  // later in the clip
        f.press(Qt::Key_B, Qt::ControlModifier);
        f.rig.setCamera({});
        f.press(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(f.rig.camera().target, someCamera().target + way);
        f.rig.setFollowed(glm::vec3(0.0F));  // back at its start
        QCOMPARE(f.rig.camera().target, someCamera().target);
        f.rig.setCamera({});
        f.press(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(f.rig.camera().target, someCamera().target);
    }

    void theyAreThereWhenTheFileIsOpenedAgain() {
        BookmarkFixture f(atPath("/files/a.glb"));
        f.rig.setCamera(someCamera());
        f.press(Qt::Key_B, Qt::ControlModifier);
        f.session.document().show({.asset = atPath("/files/b.glb"), .outline = {}});
        QVERIFY(f.list().isEmpty());
        f.session.document().show({.asset = atPath("/files/a.glb"), .outline = {}});
        QCOMPARE(f.list(), QList{named("Bookmark 1", 1)});
        Session session;
        session.document().show({.asset = atPath("/files/a.glb"), .outline = {}});
        const MainWindow next(session, f.settings);
        QCOMPARE(next.findChild<BookmarkActions*>()->bookmarks().rowCount(), 1);
    }

    void theMenuListsThemWithTheirKeys() {
        BookmarkFixture f;
        QVERIFY(f.entries().contains("No bookmarks for this file"));
        f.press(Qt::Key_B, Qt::ControlModifier);
        f.actions.bookmarks().setData(f.actions.bookmarks().index(0, 0), "Face & hair",
                                      Qt::EditRole);
        const OrbitCamera first = f.rig.camera();
        f.rig.setCamera(someCamera());
        QCOMPARE(f.entries().count("Face && hair\tAlt+1"), 1);
        QVERIFY(!f.entries().contains("No bookmarks for this file"));
        QCOMPARE(f.entries().first(), QString("&Add Bookmark"));
        f.action("Face && hair\tAlt+1")->trigger();
        QCOMPARE(f.rig.camera().target, first.target);
        const QMenu* view = f.action("&View")->menu();
        QVERIFY(view->actions().contains(f.window.findChild<QMenu*>("bookmarks")->menuAction()));
    }

    void theDialogRenamesReplacesAndRemoves() {
        BookmarkFixture f;
        f.press(Qt::Key_B, Qt::ControlModifier);
        f.press(Qt::Key_B, Qt::ControlModifier);
        BookmarkDialog& dialog = f.dialog();
        auto& list = *dialog.findChild<QTreeView*>("bookmarkList");
        list.setCurrentIndex(list.model()->index(1, 0));
        const OrbitCamera second = f.rig.camera();
        f.rig.setCamera(someCamera());
        emit list.activated(list.currentIndex());
        QCOMPARE(f.rig.camera().target, second.target);
        QVERIFY(list.model()->setData(list.currentIndex(), "  Face  ", Qt::EditRole));
        QVERIFY(!list.model()->setData(list.currentIndex(), "  ", Qt::EditRole));
        QCOMPARE(f.list()[1].name, QString("Face"));
        f.rig.setCamera(someCamera());
        f.actions.replaceRow(1);
        QCOMPARE(f.list()[1], named("Face", 2));
        list.setFocus();
        QTRY_VERIFY(list.hasFocus());
        QTest::keyClick(&list, Qt::Key_Delete);
        QCOMPARE(f.list().size(), 1);
        QCOMPARE(f.list()[0].name, QString("Bookmark 1"));
        QCOMPARE(&f.dialog(), &dialog);  // not a second one
    }

    void withoutAFileNothingIsKept() {
        BookmarkFixture f(nullptr);
        QVERIFY(!f.action("&Add Bookmark")->isEnabled());
        f.press(Qt::Key_2, Qt::AltModifier);
        QVERIFY(!f.settings.contains("bookmarks/files"));
    }
};

SINEW_TEST_IN(QApplication, TestBookmarks)
#include "test_bookmarks.moc"
