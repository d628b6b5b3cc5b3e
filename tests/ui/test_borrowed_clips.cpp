// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUrl>

#include "tests/support/gltf_builder.h"
#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/window/dialogs/partner_editor.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kOwn{std::size_t{1}};
constexpr AnimationIndex kJump{std::size_t{2}};

/// A hip and a knee, and two clips of the hip.
std::string limb() {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"name":"Hip","children":[1]})");
    gltf.add("nodes", R"({"name":"Knee","translation":[0,1,0]})");
    gltf.addSkin({0, 1});
    for (const char* clip : {"Walk", "Run"}) {
        gltf.addAnimation(clip, {{.node = 0, .times = {0, 4}, .values = {0, 0, 0, 1, 0, 0}}});
    }
    gltf.add("scenes", R"({"name":"Stage","nodes":[0]})");
    return gltf.gltf();
}

/// A hip at a height, and a tail that the limb lacks; a clip lifts both by 2 in a second.
std::string jump(const std::string& clip = "Jump", const std::string& hip = "rig:Hip") {
    GltfBuilder gltf;
    gltf.add("nodes", "{\"name\":\"" + hip + "\",\"translation\":[0,1,0]}");
    gltf.add("nodes", R"({"name":"Tail"})");
    gltf.addAnimation(clip, {{.node = 0, .times = {0, 1}, .values = {0, 1, 0, 0, 3, 0}},
                             {.node = 1, .times = {0, 1}, .values = {0, 0, 0, 0, 2, 0}}});
    return gltf.gltf();
}

struct Files {
    QTemporaryDir folder;

    Files() {
        write("limb.gltf", limb());
        write("jump.gltf", jump());
    }
    [[nodiscard]] std::filesystem::path path(const char* name) const {
        return folder.filePath(QLatin1String(name)).toStdString();
    }
    void write(const char* name, const std::string& text) const {
        QFile file(folder.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.c_str()) < 0) {
            qFatal("the file cannot be written");
        }
    }
};

void settle(const Document& document) {
    if (!QTest::qWaitFor([&] { return !document.loading(); }, 30000)) {
        qFatal("nothing is loaded");
    }
}

struct Fixture {
    Files files;
    Session session;
    Document& document = session.document();
    Player& player = session.player();

    Fixture() {
        document.setCheck({});
        document.open(files.path("limb.gltf"));
        settle(document);
    }
    void borrow(const char* name = "jump.gltf") {
        document.borrowClips(files.path(name));
        settle(document);
    }
    /// The height of the hip at the end of a clip.
    float height(AnimationIndex clip) {
        PoseMoment end;
        end.animation = clip;
        end.seconds = 9.0F;
        return document.pose(end)->world(NodeIndex(0U))[3].y;
    }
};

struct BorrowWindow {
    Files files;
    WindowFixture f{nullptr};

    BorrowWindow() {
        f.session.document().setCheck({});
        f.session.document().open(files.path("limb.gltf"));
        settle(f.session.document());
    }
    void drop(const char* name, Qt::KeyboardModifiers modifiers) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(files.folder.filePath(QLatin1String(name)))});
        QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, modifiers);
        f.window.handleDrop(event);
        settle(f.session.document());
    }
};

}  // namespace

class TestBorrowedClips : public QObject {
    Q_OBJECT

private slots:
    void clipsOfAnotherFileFollowThoseOfTheFile() {
        Fixture f;
        const QSignalSpy shown(&f.document, &Document::assetChanged);
        const auto file = f.document.asset();
        const std::size_t findings = f.document.findings().size();
        f.borrow();
        QCOMPARE(shown.size(), 1);
        QCOMPARE(f.document.change(), Document::Change::ClipsChanged);
        QCOMPARE(f.document.file(), file);
        QCOMPARE(f.document.asset()->animations.size(), std::size_t{3});
        QCOMPARE((*f.document.asset())[kJump].borrowedFrom, std::string("jump.gltf"));
        QCOMPARE(f.document.findings().size(), findings);
        QCOMPARE(f.height(kJump), 3.0F);
    }

    void whatTheWindowShowsStays() {
        Fixture f;
        settle();  // the journal records when the event loop is idle
        f.player.setAnimation(kOwn);
        f.player.setPlaying(false);
        f.player.seek(1.25F);
        f.session.selection().setNode(NodeIndex(1U));
        HandTransform hand;
        hand.node = NodeIndex(1U);
        hand.translation = glm::vec3(1.0F, 2.0F, 3.0F);
        f.session.selection().setByHand(hand);
        f.session.rig().setDirection(1.0F, -0.5F);
        settle();
        const QString undo = f.session.history().undoWords();
        QVERIFY(!undo.isEmpty());
        const CameraState camera = f.session.rig().state();
        f.borrow();
        QCOMPARE(f.player.animation(), kOwn);
        QCOMPARE(f.player.seconds(), 1.25F);
        QCOMPARE(f.session.selection().node(), NodeIndex(1U));
        QCOMPARE(f.session.selection().posing().pose.nodes().size(), std::size_t{1});
        QVERIFY(f.session.rig().state() == camera);
        settle();
        QCOMPARE(f.session.history().undoWords(), undo);
    }

    void reloadReadsTheOtherFileAgainToo() {
        Fixture f;
        f.borrow();
        f.player.setAnimation(kJump);
        f.files.write("jump.gltf", jump("Leap"));
        f.document.reload();
        settle(f.document);
        QCOMPARE(f.document.change(), Document::Change::Reloaded);
        QCOMPARE((*f.document.asset())[kJump].name, std::string("Leap"));
        QCOMPARE(f.document.file()->animations.size(), std::size_t{2});
        f.player.setAnimation(kJump);
        f.files.write("jump.gltf", "{");
        f.document.reload();
        settle(f.document);
        QCOMPARE((*f.document.asset())[kJump].name, std::string("Leap"));
        QCOMPARE(f.player.animation(), kJump);
        QVERIFY(!f.document.borrowedFiles()[0].problem.empty());
    }

    void aFileWithoutUsableClipsIsAnErrorInWords() {
        Fixture f;
        const auto asset = f.document.asset();
        QSignalSpy failed(&f.document, &Document::borrowFailed);
        f.files.write("broken.gltf", "{");
        f.files.write("other.gltf", jump("Jump", "Fin"));
        for (const char* name : {"broken.gltf", "other.gltf", "gone.gltf"}) {
            f.borrow(name);
            QCOMPARE(failed.size(), 1);
            QVERIFY(!failed.takeFirst().at(1).value<Error>().message.empty());
            QCOMPARE(f.document.asset(), asset);
        }
    }

    void whatTheClipsDoWithRestPosesCanBeChosen() {
        Fixture f;
        f.borrow();
        f.player.setAnimation(kJump);
        QCOMPARE(f.height(kJump), 3.0F);
        f.document.setRestHandling(0, RestHandling::Retargeted);
        settle(f.document);
        QCOMPARE(f.height(kJump), 2.0F);
        QCOMPARE(f.player.animation(), kJump);
        QCOMPARE(f.document.borrowedFiles()[0].clips->automatic, false);
    }

    void clipsThatAreRemovedStopPlaying() {
        Fixture f;
        f.borrow();
        f.player.setAnimation(kJump);
        f.session.selection().setObject(kJump);
        f.document.giveBackClips(0);
        settle(f.document);
        QCOMPARE(f.document.asset(), f.document.file());
        QCOMPARE(f.player.animation(), AnimationIndex(0U));
        QVERIFY(f.session.selection().object() == ObjectRef());
        f.session.history().undo();  // goes to a step that knew them
        QVERIFY(exists(*f.document.asset(), f.session.selection().object()));
    }

    void aFileIsBorrowedFromOnlyOnce() {
        Fixture f;
        f.borrow();
        f.borrow();
        QCOMPARE(f.document.asset()->animations.size(), std::size_t{3});
    }

    void anotherFileHasNoneOfThem() {
        Fixture f;
        f.borrow();
        f.document.open(f.files.path("limb.gltf"));
        settle(f.document);
        QVERIFY(f.document.borrowedFiles().empty());
        QCOMPARE(f.document.asset()->animations.size(), std::size_t{2});
    }

    void cancellingKeepsTheFileAndTheNextOneIsAFileAgain() {
        Fixture f;
        f.document.borrowClips(f.files.path("jump.gltf"));
        f.document.cancelLoading();
        QVERIFY(f.document.borrowedFiles().empty());
        f.document.show({.asset = character(), .outline = {}});
        QCOMPARE(f.document.change(), Document::Change::Opened);
    }

    void borrowedClipsPlayAndAreMarkedInTheList() {
        BorrowWindow w;
        w.drop("jump.gltf", Qt::ControlModifier);
        const Player& player = w.f.session.player();
        QCOMPARE(player.animation(), kJump);
        QVERIFY(player.playing());
        const QAbstractItemModel& clips = *w.f.find<QTreeView>("animationList").model();
        QCOMPARE(clips.index(3, 0).data().toString(), QStringLiteral("Jump (from jump.gltf)"));
        QCOMPARE(clips.index(2, 0).data().toString(), QStringLiteral("Run"));
        QCOMPARE(w.f.find<QToolButton>("borrowDetails").text(), QStringLiteral("1 of 2 joints"));
    }

    void aDropWithoutControlOpensTheFile() {
        BorrowWindow w;
        w.drop("jump.gltf", Qt::NoModifier);
        QCOMPARE(w.f.session.document().asset()->animations.size(), std::size_t{1});
        QVERIFY(w.f.session.document().borrowedFiles().empty());
    }

    void theDetailsTellWhoMovesLikeWhom() {
        BorrowWindow w;
        QVERIFY(w.f.find<QToolButton>("borrowDetails").isHidden());
        w.drop("jump.gltf", Qt::ControlModifier);
        w.f.find<QToolButton>("borrowDetails").click();
        const QAbstractItemModel& table = *w.f.find<QTreeView>("borrowTable").model();
        QCOMPARE(table.rowCount(), 3);
        const auto row = [&table](int i) {
            return QStringList({table.index(i, 0).data().toString(),
                                table.index(i, 1).data().toString(),
                                table.index(i, 2).data().toString()});
        };
        QCOMPARE(row(0), QStringList({"Tail", "–", "no partner"}));
        QCOMPARE(row(1), QStringList({"–", "Knee", "no partner"}));
        QCOMPARE(row(2), QStringList({"rig:Hip", "Hip", "by name without prefix"}));
        QVERIFY(w.f.find<QLabel>("borrowRest").text().contains("translations by up to 1 unit"));
        QVERIFY(w.f.find<QLabel>("borrowFindings").text().contains("'Tail'"));
        QComboBox& handling = w.f.find<QComboBox>("borrowHandling");
        handling.setCurrentIndex(2);
        emit handling.activated(2);
        settle(w.f.session.document());
        QVERIFY(w.f.find<QLabel>("borrowEffect").text().startsWith("The clips are retargeted"));
        QCOMPARE(table.columnCount(), 5);
        w.f.find<QPushButton>("borrowRemove").click();
        settle(w.f.session.document());
        QVERIFY(w.f.session.document().borrowedFiles().empty());
        QVERIFY(w.f.find<QToolButton>("borrowDetails").isHidden());
    }

    void aPartnerIsChosenByHandAndKeptForThePairOfFiles() {
        BorrowWindow w;
        w.drop("jump.gltf", Qt::ControlModifier);
        w.f.find<QToolButton>("borrowDetails").click();
        QTreeView& table = w.f.find<QTreeView>("borrowTable");
        QComboBox& partner = w.f.find<QComboBox>("borrowPartner");
        QVERIFY(!partner.isEnabled());
        table.setCurrentIndex(table.model()->index(0, 0));  // Tail
        QVERIFY(partner.isEnabled());
        QCOMPARE(partner.currentText(), QStringLiteral("No partner"));
        partner.setCurrentIndex(partner.findText(QStringLiteral("Knee")));
        emit partner.activated(partner.currentIndex());
        settle(w.f.session.document());
        const auto pairs = [&w] {
            return w.f.session.document().borrowedFiles()[0].clips->partners.pairs;
        };
        QCOMPARE(pairs().size(), std::size_t{2});
        QCOMPARE(pairs()[1].reason, PartnerReason::Hand);
        QCOMPARE(partner.currentText(), QStringLiteral("Knee"));  // the joint is still selected

        PartnerEditor& editor = w.f.find<PartnerEditor>("borrowEditor");
        editor.saveTo(w.files.path("map.json"));
        w.f.find<QPushButton>("borrowRemove").click();
        settle(w.f.session.document());
        w.drop("jump.gltf", Qt::ControlModifier);
        QCOMPARE(pairs().size(), std::size_t{2});  // kept
        w.f.find<QToolButton>("borrowDetails").click();
        w.f.find<QPushButton>("borrowAutomatic").click();
        settle(w.f.session.document());
        QCOMPARE(pairs().size(), std::size_t{1});
        PartnerEditor& again = w.f.find<PartnerEditor>("borrowEditor");
        again.loadFrom(w.files.path("none.json"));
        QVERIFY(w.f.find<QLabel>("borrowMapProblem").text().startsWith("none.json is not loaded"));
        again.loadFrom(w.files.path("map.json"));
        settle(w.f.session.document());
        QCOMPARE(pairs().size(), std::size_t{2});
        w.f.find<QPushButton>("borrowAutomatic").click();
        settle(w.f.session.document());
    }
};

SINEW_TEST_IN(QApplication, TestBorrowedClips)
#include "test_borrowed_clips.moc"
