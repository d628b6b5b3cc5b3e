// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>

#include "model/core/file_writer.h"
#include "model/image/png_text.h"
#include "model/state/state_file.h"
#include "model/state/state_json.h"
#include "tests/support/test_program.h"
#include "tests/ui/changing_file.h"
#include "tests/ui/window_fixture.h"
#include "ui/window/actions/state_actions.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/state_keeper.h"

using namespace sinew;
using namespace sinew::test;

namespace {

std::shared_ptr<const Asset> fileAt(const std::string& path) {
    Asset asset = *character();
    asset.path = path;
    return std::make_shared<const Asset>(std::move(asset));
}

std::filesystem::path stdPath(const QString& path) {
    return path.toStdString();
}

/// A session whose files are remembered in a folder; several in turn act as starts of the program.
struct Viewer {
    Session session;
    StateKeeper keeper;
    QSignalSpy remembered{&keeper, &StateKeeper::remembered};

    explicit Viewer(const QTemporaryDir& folder) : keeper(session, stdPath(folder.path())) {}
    void open(const std::string& path) {
        const auto asset = fileAt(path);
        session.document().show({.asset = asset, .outline = animatedOutline(asset, {}, {})});
    }
    /// Changes something of every kind.
    void lookElsewhere() {
        session.player().setAnimation(AnimationIndex(1U));
        session.player().setPlaying(false);
        session.player().seek(0.25F);
        session.selection().setNode(NodeIndex(1U));
        session.visibility().setHiddenNodes({.hidden = {NodeIndex(2U)}, .only = {}});
        Look look = session.appearance().look();
        look.mode = ViewMode::Normals;
        look.marks.edges = true;
        session.appearance().setLook(look);
        session.rig().setDirection(2.0F, -1.0F);
        session.rig().setOrthographic(true);
    }
    [[nodiscard]] std::string text() {
        return stateText(session.state(), *session.document().asset());
    }
};

/// A window with a file on disk.
struct StateWindow : WindowFixture {
    StateActions& states = *window.findChild<StateActions*>();
    MessageBar& bar = *states.bar();

    StateWindow() : WindowFixture(nullptr) {}
    void open(const std::filesystem::path& path) {
        window.openFiles({QString::fromStdString(path.string())});
        QTRY_VERIFY(!session.document().loading() && session.document().asset());
    }
};

}  // namespace

class TestStates : public QObject {
    Q_OBJECT

private slots:
    void aFileIsShownAsItWasLeftAtTheNextStart() {
        const QTemporaryDir folder;
        std::string left;
        {
            Viewer f(folder);
            f.open("a.glb");
            f.lookElsewhere();
            left = f.text();
            f.keeper.keepNow();
        }
        Viewer f(folder);
        f.open("a.glb");
        QVERIFY2(f.text() == left, (f.text() + left).c_str());
        QCOMPARE(f.remembered.size(), 1);
        QCOMPARE(f.remembered[0][0].toString(),
                 "camera, clip, display, selection, hidden nodes and time");
        QVERIFY(f.remembered[0][1].toStringList().isEmpty());
        f.open("b.glb");
        QCOMPARE(f.remembered.size(), 1);
        QVERIFY(f.session.rig().untouched());
    }

    void aChangeIsKeptASecondLaterAndWhenAnotherFileOpens() {
        const QTemporaryDir folder;
        Viewer f(folder);
        f.open("a.glb");
        f.session.rig().setOrthographic(true);
        f.open("b.glb");
        f.session.rig().setDirection(1.0F, 0.0F);
        f.open("a.glb");
        QVERIFY(f.session.rig().camera().orthographic);
        f.session.selection().setNode(NodeIndex(1U));
        const StateStore store(stdPath(folder.path()));
        const auto keepsNode = [&store] {
            const auto kept = store.read("a.glb");
            return kept && kept->find("selection")->find("node") != nullptr;
        };
        QVERIFY(!keepsNode());
        QTRY_VERIFY_WITH_TIMEOUT(keepsNode(), 10000);
    }

    void whatIsAsItOpensIsForgotten() {
        const QTemporaryDir folder;
        Viewer f(folder);
        f.open("a.glb");
        f.lookElsewhere();
        f.keeper.keepNow();
        const StateStore store(stdPath(folder.path()));
        QVERIFY(store.read("a.glb"));
        QVERIFY(f.keeper.canStartOver());
        f.keeper.startOver();
        QVERIFY(f.session.rig().untouched() && f.session.selection().empty());
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Shaded);
        QVERIFY(f.session.appearance().look().marks.edges);  // belongs to the session
        f.session.player().seek(f.session.player().clipStart());
        f.keeper.keepNow();
        f.open("b.glb");
        f.open("a.glb");
        QVERIFY(f.session.rig().untouched());
    }

    void nothingIsRememberedWhileThatIsOff() {
        const QTemporaryDir folder;
        Viewer f(folder);
        f.keeper.setEnabled(false);
        f.open("a.glb");
        f.lookElsewhere();
        f.keeper.keepNow();
        f.open("b.glb");
        QVERIFY(!StateStore(stdPath(folder.path())).read("a.glb"));
    }

    void theOldestLeaveAndAllPathsOfAFileAreTheSame() {
        const QTemporaryDir folder;
        const std::filesystem::path path = stdPath(folder.path());
        const StateStore store(path / "views");
        std::filesystem::create_directory_symlink(path, path / "link");
        for (std::size_t i = 0; i <= StateStore::kMostFiles; ++i) {
            store.write(path / std::to_string(i), R"({"format": "sinew.state/1"})");
        }
        using Files = std::filesystem::directory_iterator;
        QCOMPARE(std::distance(Files(path / "views"), Files()),
                 std::ptrdiff_t(StateStore::kMostFiles));
        QVERIFY(store.read(path / "link/200"));
        store.forget(path / "link/200");
        QVERIFY(!store.read(path / "200"));
    }

    void theBarSaysWhatWasRestoredAndStartsOver() {
        const ChangingFile file;
        StateWindow f;
        f.open(file.path());
        QVERIFY(f.bar.text().isEmpty());
        f.session.rig().setOrthographic(true);
        f.session.selection().setNode(NodeIndex(2U));
        file.put("other.gltf", file.text({}));
        f.open(file.path("other.gltf"));
        file.write({.joint = "Wing"});
        f.open(file.path());
        QVERIFY2(f.bar.text().startsWith("Shown as it was left: camera"), qPrintable(f.bar.text()));
        QVERIFY2(f.bar.text().contains("the file has no node 'Tail'"), qPrintable(f.bar.text()));
        f.find<QPushButton>("startOver").click();
        QVERIFY(f.bar.text().isEmpty());
        QVERIFY(!f.session.rig().camera().orthographic);
    }

    void aFileThatHasChangedIsSaid() {
        const ChangingFile file;
        StateWindow f;
        f.open(file.path());
        QTRY_COMPARE(f.session.checksum().size(), std::size_t{64});
        f.session.rig().setOrthographic(true);
        f.states.keeper().keepNow();
        file.put("other.gltf", file.text({}));
        f.open(file.path("other.gltf"));
        file.write({.seconds = 3.0});
        f.open(file.path());
        QTRY_VERIFY(f.window.statusBar()->currentMessage().startsWith("The file has changed"));
    }

    void aPictureOpensItsFileAndShowsItAsItSays() {
        const ChangingFile file;
        std::string text;
        {
            StateWindow f;
            f.open(file.path());
            f.session.rig().setOrthographic(true);
            f.session.player().seek(1.5F);
            InspectionState state = f.session.state();
            setPathsFrom(state, folderOf(file.path("a.png")));
            text = stateText(state, *f.session.document().asset(), 0);
        }
        std::vector<std::uint8_t> png =
            encodePng({.width = 1, .height = 1, .rgba = {1, 2, 3, 255}});
        addPngText(png, kStateKeyword, text);
        QVERIFY(writeFile(file.path("a.png"), png).ok());
        StateWindow f;
        f.open(file.path("a.png"));
        QTRY_COMPARE(f.session.player().seconds(), 1.5F);
        QVERIFY(f.session.rig().camera().orthographic);
        QCOMPARE(f.session.document().asset()->path.filename().string(), "hero.gltf");
        f.session.rig().setOrthographic(false);
        f.window.openFiles({QString::fromStdString(file.path("a.png").string())});
        QVERIFY(f.session.rig().camera().orthographic);
    }

    void aStateIsCopiedAndPasted() {
        StateWindow f;
        f.session.document().show({.asset = character(), .outline = {}});
        QCoreApplication::processEvents();
        f.session.rig().setOrthographic(true);
        f.action("Copy &State")->trigger();
        f.session.rig().setOrthographic(false);
        f.action("Paste S&tate")->trigger();
        QVERIFY(f.session.rig().camera().orthographic);
        f.session.history().undo();
        QVERIFY(!f.session.rig().camera().orthographic);
        QGuiApplication::clipboard()->setText("{}");
        f.action("Paste S&tate")->trigger();
        QVERIFY(f.window.messageBar().text().startsWith("The clipboard has no state"));
    }

    void whatCannotBeShownIsSaid() {
        const ChangingFile file;
        StateWindow f;
        file.put("a.json", R"({"format": "sinew.state/1", "file": {"path": "missing.glb"}})");
        f.window.openState(QString::fromStdString(file.path("a.json").string()), {});
        QVERIFY(f.window.messageBar().text().contains("There is no file"));
        file.put("a.json", R"({"format": "sinew.state/1", "camera": 3})");
        f.window.openState(QString::fromStdString(file.path("a.json").string()),
                           QString::fromStdString(file.path().string()));
        QTRY_VERIFY(f.window.messageBar().text().contains("/camera"));
    }
};

SINEW_TEST_IN(QApplication, TestStates)
#include "test_states.moc"
