// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QSignalSpy>

#include "model/demo/orca.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/file_sequence.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// Folders with small files; those named .gltf, .glb, .vrm and .vrma can be opened.
struct Folders {
    QTemporaryDir root;

    QString add(const QString& name, const QByteArray& text = kEmptyFile) const {
        const QString path = root.filePath(name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("the file cannot be written");
        }
        return path;
    }

    static inline const QByteArray kEmptyFile = R"({"asset": {"version": "2.0"}})";
};

QStringList namesOf(const QStringList& paths) {
    QStringList names;
    for (const QString& path : paths) {
        names.append(QFileInfo(path).fileName());
    }
    return names;
}

/// A window without a file, and folders.
struct OpeningWindow : WindowFixture {
    Folders folders;

    OpeningWindow() : WindowFixture(nullptr) { session.document().setCheck({}); }

    void open(const QStringList& paths) {
        window.openFiles(paths);
        settle();
    }
    void press(Qt::Key key) {
        QTest::keyClick(&window, key);
        settle();
    }
    void settle() {
        if (!QTest::qWaitFor([this] { return !session.document().loading(); }, 30000)) {
            qFatal("the file is not loaded");
        }
    }
    QString shown() {
        const auto& asset = session.document().asset();
        return asset ? QString::fromStdString(asset->path.filename().string()) : QString();
    }
    QString place() {
        const auto& label = find<QLabel>("filePlace");
        return label.isHidden() ? QString() : label.text();
    }
};

}  // namespace

class TestFileSequence : public QObject {
    Q_OBJECT

private slots:
    void namesAreOrderedAsPeopleCount() {
        QStringList names{"fox10.glb", "Fox2.glb", "fox 1.glb", "fox02.glb", "ant.glb", "fox.glb"};
        std::sort(names.begin(), names.end(), isNaturallyBefore);
        QCOMPARE(names, QStringList({"ant.glb", "fox 1.glb", "fox.glb", "Fox2.glb", "fox02.glb",
                                     "fox10.glb"}));
        QVERIFY(!isNaturallyBefore("a", "a"));
        QVERIFY(isNaturallyBefore("a9", "a123456789012345678901234567890"));
    }

    void aFolderStandsForItsGltfFiles() {
        const Folders folders;
        for (const char* name :
             {"b.GLB", "a10.gltf", "a9.vrm", "c.vrma", "notes.txt", "below/c.glb"}) {
            folders.add(name);
        }
        QCOMPARE(namesOf(gltfFilesIn(folders.root.path())),
                 QStringList({"a9.vrm", "a10.gltf", "b.GLB", "c.vrma"}));
        folders.add("outer/x/one.glb");
        folders.add("outer/y/two.glb");
        QCOMPARE(namesOf(gltfFilesIn(folders.root.filePath("outer"))),
                 QStringList({"one.glb", "two.glb"}));
        QVERIFY(gltfFilesIn(folders.root.filePath("nowhere")).isEmpty());
    }

    void theFilesOpenedTogetherAreWalkedInTheirOrder() {
        FileSequence files;
        files.setFiles({"/x/b.glb", "/y/a.glb", "/x/b.glb", "/z/c.glb"});
        files.moveTo("/x/b.glb");
        QCOMPARE(files.place()->count, qsizetype{3});
        QCOMPARE(files.stepped(1), std::optional<QString>("/y/a.glb"));
        QCOMPARE(files.stepped(-1), std::nullopt);
        files.moveTo("/z/c.glb");
        QCOMPARE(files.place()->number, qsizetype{3});
        QCOMPARE(files.stepped(1), std::nullopt);
    }

    void withoutAListTheFolderIsWalkedAlsoFromAFileThatIsGone() {
        const Folders folders;
        folders.add("a1.glb");
        folders.add("a3.glb");
        FileSequence files;
        QCOMPARE(files.stepped(1), std::nullopt);
        files.setFiles({folders.root.filePath("a1.glb")});
        files.moveTo(folders.root.filePath("a2.glb"));
        QVERIFY(!files.hasList());
        QVERIFY(!files.place());
        QCOMPARE(namesOf({files.stepped(1).value()}), QStringList("a3.glb"));
        QCOMPARE(namesOf({files.stepped(-1).value()}), QStringList("a1.glb"));
    }

    void pageDownAndPageUpWalkTheFolderAndSayWhere() {
        OpeningWindow f;
        for (const char* name : {"a.glb", "b.gltf", "c.gltf"}) {
            f.folders.add(name);
        }
        f.open({f.folders.root.filePath("b.gltf")});
        QCOMPARE(f.shown(), QString("b.gltf"));
        QVERIFY(f.place().isEmpty());
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.shown(), QString("c.gltf"));
        QCOMPARE(f.place(), QString("3 of 3: c.gltf"));
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.shown(), QString("c.gltf"));
        QCOMPARE(f.place(), QString("c.gltf is the last of 3"));
        f.press(Qt::Key_PageUp);
        QCOMPARE(f.place(), QString("2 of 3: b.gltf"));
        f.press(Qt::Key_PageUp);
        f.press(Qt::Key_PageUp);
        QCOMPARE(f.place(), QString("a.glb is the first of 3"));
    }

    void percentSignsOfANameStay() {
        OpeningWindow f;
        f.folders.add("50%2.gltf");
        f.folders.add("a.gltf");
        f.open({f.folders.root.filePath("a.gltf")});
        f.press(Qt::Key_PageUp);
        QCOMPARE(f.place(), QString("1 of 2: 50%2.gltf"));
        f.press(Qt::Key_PageUp);
        QCOMPARE(f.place(), QString("50%2.gltf is the first of 2"));
    }

    void aFileAloneInItsFolderIsReportedAsSuch() {
        OpeningWindow f;
        f.open({f.folders.add("a.gltf")});
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.place(), QString("no other glTF file in the folder of a.gltf"));
    }

    void aFileThatCannotBeShownDoesNotEndTheWalk() {
        OpeningWindow f;
        f.folders.add("a.gltf");
        f.folders.add("b.gltf", "this is no glTF");
        f.folders.add("c.gltf");
        f.open({f.folders.root.filePath("a.gltf")});
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.shown(), QString("a.gltf"));
        QVERIFY(f.window.messageBar().text().contains("b.gltf"));
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.shown(), QString("c.gltf"));
    }

    void ofSeveralFilesTheFirstOpensAndTheOthersAreInTurn() {
        OpeningWindow f;
        const QString a = f.folders.add("x/a.gltf");
        const QString b = f.folders.add("y/b.gltf");
        f.open({b, a});
        QCOMPARE(f.shown(), QString("b.gltf"));
        QCOMPARE(f.place(), QString("1 of 2: Page Down opens the next"));
        f.press(Qt::Key_PageDown);
        QCOMPARE(f.shown(), QString("a.gltf"));
        QCOMPARE(f.place(), QString("2 of 2: a.gltf"));
        f.open({a});
        QVERIFY(f.place().isEmpty());
    }

    void aDroppedFolderIsItsFilesAndAnEmptyOneIsSaidInWords() {
        OpeningWindow f;
        f.folders.add("set/one.gltf");
        f.folders.add("set/two.gltf");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(f.folders.root.filePath("set"))});
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        f.window.handleDrop(drop);
        QVERIFY(drop.isAccepted());
        f.settle();
        QCOMPARE(f.shown(), QString("one.gltf"));
        QCOMPARE(f.place(), QString("1 of 2: Page Down opens the next"));
        QDir().mkpath(f.folders.root.filePath("empty"));
        f.open({f.folders.root.filePath("empty")});
        QCOMPARE(f.shown(), QString("one.gltf"));
        QVERIFY(f.window.messageBar().text().contains("contains no glTF files"));
    }

    void anEnvironmentBecomesTheLightAndIsNoFileInTurn() {
        OpeningWindow f;
        const QString light = f.folders.add("light.hdr", "this is no picture");
        const QString a = f.folders.add("a.gltf");
        f.open({light, a});
        QCOMPARE(f.shown(), QString("a.gltf"));
        QVERIFY(f.place().isEmpty());
        f.open({light});
        QTRY_VERIFY(f.window.messageBar().text().contains("light.hdr cannot be used"));
        QCOMPARE(f.shown(), QString("a.gltf"));
    }

    void otherFilesAreRefusedByName() {
        OpeningWindow f;
        f.open({f.folders.add("notes.txt", "hello")});
        QVERIFY(f.window.messageBar().text().contains("notes.txt"));
    }
};

SINEW_TEST_IN(QApplication, TestFileSequence)
#include "test_file_sequence.moc"
