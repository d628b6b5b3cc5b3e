// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "ui/window/bars/file_strip.h"
#include "ui/window/bars/start_page.h"
#include "ui/window/file_pictures.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kWait = 20000;

/// A program that writes a red picture and its arguments, but nothing for names with "broken".
struct FilePictureFixture {
    QTemporaryDir folder;
    FilePictures pictures{program()};
    QSignalSpy arrived{&pictures, &FilePictures::arrived};

    QString write(const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
            qFatal("the test's file cannot be written");
        }
        return file.fileName();
    }
    QString program() {
        qputenv("XDG_CACHE_HOME", QFile::encodeName(folder.filePath("cache")));
        QImage red(4, 4, QImage::Format_RGB32);
        red.fill(Qt::red);
        red.save(folder.filePath("red.png"));
        const QString path =
            write("thumbnailer", QByteArrayLiteral("#!/bin/sh\n"
                                                   "folder=$(dirname \"$0\")\n"
                                                   "echo \"$*\" >> \"$folder/calls\"\n"
                                                   "case $3 in *broken*) exit 3;; esac\n"
                                                   "exec cat \"$folder/red.png\"\n"));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::ExeOwner);
        return path;
    }
    QStringList calls() {
        QFile file(folder.filePath("calls"));
        const QByteArray all = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        return QString::fromUtf8(all).split('\n', Qt::SkipEmptyParts);
    }
    bool wait(int count) {
        return QTest::qWaitFor([&] { return arrived.size() >= count; }, kWait);
    }
};

}  // namespace

class TestFilePictures : public QObject {
    Q_OBJECT

private slots:
    void aPictureArrivesOnce() {
        FilePictureFixture f;
        const QString file = f.write("fox.glb", "glTF");
        QVERIFY(f.pictures.picture(file).isNull());
        QVERIFY(f.wait(1));
        QCOMPARE(f.arrived.front().front().toString(), file);
        QCOMPARE(f.pictures.picture(file).toImage().pixelColor(0, 0), QColor(Qt::red));
        QCOMPARE(f.calls(), QStringList("--quiet thumbnail " + file + " - 128"));
        QFile changed(file);
        QVERIFY(changed.open(QIODevice::ReadWrite));
        changed.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                            QFileDevice::FileModificationTime);
        changed.close();
        QVERIFY(f.pictures.picture(file).isNull());  // another version
    }

    void theyAreMadeInTheOrderInWhichTheyAreAskedFor() {
        FilePictureFixture f;
        for (const char* name : {"a.glb", "b.glb", "c.glb"}) {
            QVERIFY(f.pictures.picture(f.write(name, "glTF")).isNull());
        }
        QVERIFY(f.wait(3));
        QVERIFY(f.calls()[1].contains("b.glb"));
        for (const char* name : {"d.glb", "e.glb"}) {
            QVERIFY(f.pictures.picture(f.write(name, "glTF")).isNull());
        }
        f.pictures.forgetWaiting();
        QVERIFY(f.wait(4));
        settle();
        QCOMPARE(f.calls().size(), 4);
    }

    void whatCannotBeDrawnIsNotTriedAgain() {
        FilePictureFixture f;
        const QString file = f.write("broken.glb", "");
        QVERIFY(f.pictures.picture(file).isNull());
        QVERIFY(f.wait(1));
        QVERIFY(f.pictures.picture(file).isNull());
        QCOMPARE(f.calls().size(), 1);
        QVERIFY(f.pictures.picture("/no/such.glb").isNull());
        QCOMPARE(f.calls().size(), 1);
    }

    void aStoredThumbnailOfThisVersionIsUsed() {
        FilePictureFixture f;
        const QString file = f.write("fox 1.glb", "glTF");
        const QByteArray address = QUrl::fromLocalFile(file).toEncoded();
        const QString folder = f.folder.filePath("cache/thumbnails/normal/");
        QVERIFY(QDir().mkpath(folder));
        QImage stored(8, 8, QImage::Format_RGB32);
        stored.fill(Qt::blue);
        stored.setText("Thumb::URI", QString::fromLatin1(address));
        const auto seconds = QFileInfo(file).lastModified().toSecsSinceEpoch();
        stored.setText("Thumb::MTime", QString::number(seconds - 1));
        const QString path =
            folder + QCryptographicHash::hash(address, QCryptographicHash::Md5).toHex() + ".png";
        QVERIFY(stored.save(path));
        QVERIFY(f.pictures.picture(file).isNull());  // That is of an earlier version.
        QVERIFY(f.wait(1));
        FilePictures others{QString()};
        stored.setText("Thumb::MTime", QString::number(seconds));
        QVERIFY(stored.save(path));
        QCOMPARE(others.picture(file).toImage().pixelColor(0, 0), QColor(Qt::blue));
    }

    void aMissingProgramMakesNone() {
        FilePictureFixture f;
        FilePictures none(f.folder.filePath("missing"));
        QVERIFY(none.picture(f.write("fox.glb", "glTF")).isNull());
        settle();
        QVERIFY(none.picture(f.folder.filePath("fox.glb")).isNull());
    }

    void theStripAsksForWhatIsInView() {
        FilePictureFixture f;
        QStringList files;
        for (int i = 0; i < 10; ++i) {
            files.append(f.write(QStringLiteral("file%1.glb").arg(i), "glTF"));
        }
        FileStrip strip(f.pictures);
        strip.resize(330, 120);
        strip.setFiles(files, files[1]);
        QVERIFY(f.calls().isEmpty());
        strip.show();
        QVERIFY(f.wait(3));
        settle();
        QVERIFY(f.calls().size() < 6);
        QCOMPARE(strip.currentRow(), 1);
        QCOMPARE(strip.item(0)->text(), QString("file0.glb"));
        QCOMPARE(strip.item(0)->icon().pixmap(4, 4).toImage().pixelColor(1, 1), QColor(Qt::red));
        QSignalSpy chosen(&strip, &FileStrip::fileChosen);
        QTest::mouseClick(strip.viewport(), Qt::LeftButton, {},
                          strip.visualItemRect(strip.item(2)).center());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), files[2]);
        strip.setFiles(files, files[9]);  // scrolls to it
        QTRY_VERIFY(f.calls().join(' ').contains("file9.glb"));
    }

    void theStartPageAsksForWhatItShows() {
        FilePictureFixture f;
        QStringList files;
        for (int i = 0; i < 10; ++i) {
            files.append(f.write(QStringLiteral("file%1.glb").arg(i), "glTF"));
        }
        StartPage page;
        page.setPictures(f.pictures);
        page.setRecentFiles(files);
        settle();
        QVERIFY(f.calls().isEmpty());  // The page is hidden.
        page.show();
        QVERIFY(f.wait(6));
        settle();
        QCOMPARE(f.calls().size(), 6);
        const auto buttons = page.findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 6);
        for (const QToolButton* button : buttons) {
            const QImage icon = button->icon().pixmap(4, 4).toImage();
            QCOMPARE(icon.pixelColor(1, 1), QColor(Qt::red));
        }
    }
};

SINEW_TEST_IN(QApplication, TestFilePictures)
#include "test_file_pictures.moc"
