// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>

#include "model/core/file_target.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/session.h"
#include "ui/window/screenshot_name.h"

using namespace sinew;
using namespace sinew::test;
using Kind = SaveProblem::Kind;

namespace {

void touch(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        qFatal("no file");
    }
}

std::shared_ptr<Asset> named(const char* file, const char* clip) {
    auto asset = std::make_shared<Asset>(*character());
    asset->path = file;
    asset->animations.at(0).name = clip;
    return asset;
}

}  // namespace

class TestScreenshotName : public QObject {
    Q_OBJECT

private slots:
    void signsThatFileSystemsRefuseBecomeUnderscores() {
        QCOMPARE(fileNamePart("Armature|Walk"), QString("Armature_Walk"));
        QCOMPARE(fileNamePart("a/b\\c:d*e?f\"g<h>i|j\tk"), QString("a_b_c_d_e_f_g_h_i_j_k"));
        QCOMPARE(fileNamePart(" ..hidden. "), QString("hidden"));
        QCOMPARE(fileNamePart("mixamo.com"), QString("mixamo.com"));
        QCOMPARE(fileNamePart("..."), QString());
    }

    void lettersOfAllScriptsStay() {
        const QString name = QStringLiteral("Füchsin 走る лиса 🦊");
        QCOMPARE(fileNamePart(name), name);
    }

    void aLongNameIsCutBetweenLetters() {
        QCOMPARE(fileNamePart(QString(300, u'x')).size(), 80);
        const QString cut = fileNamePart(QStringLiteral("走").repeated(100), 80);
        QCOMPARE(cut, QStringLiteral("走").repeated(26));
        QCOMPARE(fileNamePart(QStringLiteral("🦊🦊"), 7), QStringLiteral("🦊"));
    }

    void theNameSaysFileClipAndFrame() {
        Session session;
        session.document().show({.asset = named("/a/Fox v1.2.glb", "Run/fast"), .outline = {}});
        session.player().setFrameRate(10.0);
        session.player().setPlaying(false);
        session.player().seek(1.2F);
        QCOMPARE(screenshotStem(session.document(), session.player()),
                 QString("Fox v1.2_Run_fast_0012"));
        session.player().setAnimation({});
        QCOMPARE(screenshotStem(session.document(), session.player()), QString("Fox v1.2_Rest"));
    }

    void unnamedClipsAndLayersHaveNamesToo() {
        Session session;
        session.document().show({.asset = named("/a/Fox.glb", ""), .outline = {}});
        session.player().setPlaying(false);
        QVERIFY(
            screenshotStem(session.document(), session.player()).startsWith("Fox_Animation 0_"));
        session.player().mixPresentClip();
        QVERIFY(screenshotStem(session.document(), session.player()).startsWith("Fox_Layers_"));
    }

    void aFileWithoutClipsIsNamedAlone() {
        Session session;
        auto asset = std::make_shared<Asset>(*chain(2));
        asset->path = "/a/Chair.gltf";
        session.document().show({.asset = asset, .outline = {}});
        QCOMPARE(screenshotStem(session.document(), session.player()), QString("Chair"));
    }

    void theNextFreeNameIsCounted() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("Fox v1.2_Run.png");
        QCOMPARE(freePath(path), path);
        touch(path);
        QCOMPARE(freePath(path), folder.filePath("Fox v1.2_Run_2.png"));
        touch(folder.filePath("Fox v1.2_Run_2.png"));
        QCOMPARE(freePath(path), folder.filePath("Fox v1.2_Run_3.png"));
        QVERIFY(QFile::link("/nowhere", folder.filePath("Fox v1.2_Run_3.png")));
        QCOMPARE(freePath(path), folder.filePath("Fox v1.2_Run_4.png"));
    }

    void percentSignsOfANameStay() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("50%1 %2 %3.png");
        touch(path);
        QCOMPARE(freePath(path), folder.filePath("50%1 %2 %3_2.png"));
        QVERIFY(QDir(folder.path()).mkdir("%2"));
        const QString tooLong = folder.filePath("%2/" + QString(252, u'x') + ".png");
        QVERIFY(saveProblem(tooLong).words.contains(folder.filePath("%2: at most 255 bytes")));
    }

    void whatIsTypedBecomesAnAbsolutePngPath() {
        const QString home = QDir::homePath();
        QCOMPARE(typedPath("~/a.png", "/pics"), home + "/a.png");
        QCOMPARE(typedPath("  shot ", "/pics"), QString("/pics/shot.png"));
        QCOMPARE(typedPath("sub/../shot.PNG", "/pics"), QString("/pics/shot.PNG"));
        QCOMPARE(typedPath("/x/v1.2", "/pics"), QString("/x/v1.2.png"));
        QCOMPARE(typedPath("~x/a", "/pics"), QString("/pics/~x/a.png"));
        QCOMPARE(typedPath("", "/pics"), QString());
        QCOMPARE(typedPath("/x/", "/pics"), QString());
    }

    void whatCannotBeWrittenIsToldBefore() {
        const QTemporaryDir folder;
        const auto kindOf = [&](const QString& name) {
            return saveProblem(folder.filePath(name)).kind;
        };
        QCOMPARE(kindOf("a.png"), Kind::None);
        QCOMPARE(kindOf("sub/a.png"), Kind::NoFolder);
        touch(folder.filePath("a.png"));
        QCOMPARE(kindOf("a.png"), Kind::Exists);
        QCOMPARE(kindOf("a.png/b.png"), Kind::NotAFolder);
        QCOMPARE(kindOf(QString(252, u'x') + ".png"), Kind::NameTooLong);
        QCOMPARE(kindOf(QStringLiteral("走").repeated(90) + ".png"), Kind::NameTooLong);
        QVERIFY(QDir(folder.path()).mkdir("b.png"));
        QCOMPARE(kindOf("b.png"), Kind::IsAFolder);
        for (const char* name : {"sub/a.png", "a.png"}) {
            QVERIFY(saveProblem(folder.filePath(name)).words.contains(folder.path()));
        }
    }

    void aFailureNamesFolderAndReason() {
        const auto words = [](int code) {
            return saveFailure(
                "/pics/a.png",
                {ErrorCode::OutputUnwritable, std::string(kCannotWrite) + writeProblem(code), {}});
        };
        QCOMPARE(words(ENOSPC), QString("Not saved in /pics: the disk is full."));
        QCOMPARE(words(EACCES),
                 QString("Not saved in /pics: you have no permission to write there."));
        QCOMPARE(words(ENAMETOOLONG), QString("Not saved in /pics: the name is too long."));
        QCOMPARE(words(ENOENT), QString("Not saved in /pics: the folder does not exist."));
        QCOMPARE(
            saveFailure("/pics/a.png", {ErrorCode::OutputUnwritable, "the device is lost", {}}),
            QString("Not saved in /pics: the device is lost."));
    }
};

SINEW_TEST_IN(QCoreApplication, TestScreenshotName)
#include "test_screenshot_name.moc"
