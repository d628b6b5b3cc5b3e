// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QKeyEvent>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/window/actions/export_actions.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/dialogs/dialog_parts.h"
#include "ui/window/dialogs/screenshot_dialog.h"

using namespace sinew;
using namespace sinew::test;

namespace {

using Done = std::function<void(const ScreenshotResult&)>;

/// A dialog whose pictures are made when the test says so.
struct DialogFixture {
    QTemporaryDir folder;
    std::vector<ScreenshotRequest> requests;
    Done done;
    ScreenshotDialog dialog{{.stem = "Fox_Run_0012",
                             .windowSize = {800, 500},
                             .pixelRatio = 2.0,
                             .settings = {.folder = folder.path()},
                             .write = [this](const ScreenshotRequest& request, Done call) {
                                 requests.push_back(request);
                                 done = std::move(call);
                             }}};

    DialogFixture() { dialog.show(); }

    template <class Widget>
    Widget& find(const char* name) {
        return *dialog.findChild<Widget*>(QLatin1String(name));
    }
    QPushButton& button(QDialogButtonBox::StandardButton which) {
        return *dialog.findChild<QDialogButtonBox*>()->button(which);
    }
    void save() { button(QDialogButtonBox::Save).click(); }
    void type(const QString& path) { find<QLineEdit>("picturePath").setText(path); }
    [[nodiscard]] QString said() { return find<DialogNotice>("dialogNotice").text(); }
    bool choose(const QString& text) {
        for (QPushButton* candidate :
             find<DialogNotice>("dialogNotice").findChildren<QPushButton*>()) {
            if (candidate->text() == text && candidate->isVisible()) {
                candidate->click();
                return true;
            }
        }
        return false;
    }
    void touch(const QString& name) const {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly)) {
            qFatal("no file");
        }
    }
    void edit(const char* name, int value) {
        auto& box = find<QSpinBox>(name);
        box.setValue(value);
    }
    QSize size() {
        return {find<QSpinBox>("pictureWidth").value(), find<QSpinBox>("pictureHeight").value()};
    }
    void choosePreset(const char* name) {
        auto& box = find<QComboBox>("picturePreset");
        const int row = box.findData(QLatin1String(name));
        box.setCurrentIndex(row);
        emit box.activated(row);
    }
};

PixelImage redPixels(std::uint32_t width, std::uint32_t height) {
    PixelImage image{width, height, {}};
    for (std::uint32_t i = 0; i < width * height; ++i) {
        image.rgba.insert(image.rgba.end(), {255, 0, 0, 255});
    }
    return image;
}

Error failure(const char* message) {
    return {ErrorCode::OutputUnwritable, message, {}};
}

}  // namespace

class TestScreenshots : public QObject {
    Q_OBJECT

private slots:
    void theProposedNameIsFree() {
        const DialogFixture f;
        QCOMPARE(f.dialog.path(), f.folder.filePath("Fox_Run_0012.png"));
        f.touch("Fox_Run_0012.png");
        const ScreenshotDialog next({.stem = "Fox_Run_0012",
                                     .windowSize = {800, 500},
                                     .pixelRatio = 1.0,
                                     .settings = {.folder = f.folder.path()},
                                     .write = {}});
        QCOMPARE(next.path(), f.folder.filePath("Fox_Run_0012_2.png"));
    }

    void theRequestSaysWhatTheDialogShows() {
        DialogFixture f;
        f.find<QCheckBox>("pictureMarks").click();
        f.find<QCheckBox>("pictureTransparent").click();
        f.save();
        QCOMPARE(f.requests.size(), std::size_t{1});
        const ScreenshotRequest& request = f.requests.front();
        QCOMPARE(request.path, std::filesystem::path(f.dialog.path().toStdString()));
        QCOMPARE(QSize(request.width, request.height), QSize(800, 500));
        QCOMPARE(request.pixelsPerPoint, 2.0F);
        QVERIFY(!request.marks && request.text && request.transparent && !request.replace);
    }

    void theDialogIsBusyUntilThePictureIsSaved() {
        DialogFixture f;
        f.save();
        QVERIFY(f.find<QProgressBar>("pictureBusy").isVisible());
        QVERIFY(!f.find<QLineEdit>("picturePath").isEnabled());
        QVERIFY(!f.button(QDialogButtonBox::Save).isEnabled());
        f.done(Screenshot());
        QVERIFY(!f.dialog.isVisible());
        QCOMPARE(f.dialog.result(), int(QDialog::Accepted));
    }

    void aFailedSaveKeepsTheDialogOpenAndSaysWhy() {
        DialogFixture f;
        f.save();
        f.done(failure("cannot write it: the disk is full"));
        QVERIFY(f.dialog.isVisible());
        QCOMPARE(f.said(), "Not saved in " + f.folder.path() + ": the disk is full.");
        QVERIFY(f.button(QDialogButtonBox::Save).isEnabled());
        f.save();
        QVERIFY(f.said().isEmpty());
        QCOMPARE(f.requests.size(), std::size_t{2});
    }

    void anExistingFileIsReplacedOnlyAfterAsking() {
        DialogFixture f;
        f.touch("a.png");
        f.type(f.folder.filePath("a"));
        f.save();
        QVERIFY(f.requests.empty());
        QVERIFY(f.said().contains("a.png already exists"));
        QVERIFY(f.choose("Replace"));
        QCOMPARE(f.requests.size(), std::size_t{1});
        QVERIFY(f.requests.front().replace);
        QCOMPARE(f.dialog.path(), f.folder.filePath("a.png"));
    }

    void bothFilesAreKeptIfWanted() {
        DialogFixture f;
        f.touch("a.png");
        f.type(f.folder.filePath("a.png"));
        f.save();
        QVERIFY(f.choose("Save as a_2.png"));
        QCOMPARE(f.requests.size(), std::size_t{1});
        QCOMPARE(f.requests.front().path.filename(), std::filesystem::path("a_2.png"));
        QVERIFY(!f.requests.front().replace);
    }

    void aFileThatAppearsMeanwhileIsAskedAboutToo() {
        DialogFixture f;
        f.save();
        f.touch("Fox_Run_0012.png");
        f.done(failure("the file exists"));
        QVERIFY(f.said().contains("already exists"));
        QVERIFY(f.choose("Replace"));
        QVERIFY(f.requests.back().replace);
    }

    void aMissingFolderIsCreatedIfWanted() {
        DialogFixture f;
        f.type(f.folder.filePath("new/deep/a.png"));
        f.save();
        QVERIFY(f.requests.empty());
        QVERIFY(f.said().contains(f.folder.filePath("new/deep")));
        QVERIFY(f.choose("Create Folder and Save"));
        QVERIFY(QFileInfo(f.folder.filePath("new/deep")).isDir());
        QCOMPARE(f.requests.size(), std::size_t{1});
    }

    void anEmptyNameIsSaid() {
        DialogFixture f;
        f.type("  ");
        f.save();
        QVERIFY(f.requests.empty());
        QCOMPARE(f.said(), QString("Enter a file name."));
    }

    void cancellingStopsThePicture() {
        DialogFixture f;
        f.save();
        f.button(QDialogButtonBox::Cancel).click();
        QVERIFY(f.requests.front().stop.stop_requested());
        f.done(Screenshot());
        QCOMPARE(f.dialog.result(), int(QDialog::Rejected));
    }

    void presetsSetTheSizeAndEditingIsCustom() {
        DialogFixture f;
        f.choosePreset("window2");
        QCOMPARE(f.size(), QSize(1600, 1000));
        f.choosePreset("3840x2160");
        QCOMPARE(f.size(), QSize(3840, 2160));
        f.edit("pictureWidth", 1000);
        QCOMPARE(f.size(), QSize(1000, 2160));
        QCOMPARE(f.find<QComboBox>("picturePreset").currentText(), QString("Custom"));
        f.save();
        QCOMPARE(f.requests.front().pixelsPerPoint, 0.0F);
    }

    void lockedProportionsStayOverManyEdits() {
        DialogFixture f;
        f.choosePreset("1920x1080");
        f.find<QCheckBox>("pictureLock").click();
        f.edit("pictureWidth", 16);
        f.edit("pictureWidth", 3840);
        QCOMPARE(f.size(), QSize(3840, 2160));
        f.edit("pictureHeight", 720);
        QCOMPARE(f.size(), QSize(1280, 720));
        f.choosePreset("1024x1024");
        f.edit("pictureHeight", 500);
        QCOMPARE(f.size(), QSize(500, 500));
    }

    void settingsAreReadBack() {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
        const ScreenshotSettings values{.folder = folder.path(),
                                        .preset = "custom",
                                        .size = {700, 300},
                                        .locked = true,
                                        .transparent = true,
                                        .marks = false,
                                        .text = false};
        writeScreenshotSettings(settings, values);
        QCOMPARE(readScreenshotSettings(settings), values);
        settings.setValue("screenshot/size", QSize(3, 1000000));
        QCOMPARE(readScreenshotSettings(settings).size, ScreenshotSettings().size);
    }

    void aFolderThatIsGoneGivesWayToThePicturesOrHome() {
        const QTemporaryDir home;
        const QByteArray before = qgetenv("HOME");
        qputenv("HOME", home.path().toUtf8());
        const QTemporaryDir folder;
        QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
        settings.setValue("screenshotFolder", "/gone");
        QCOMPARE(readScreenshotSettings(settings).folder, home.path());
        QVERIFY(QDir(home.path()).mkdir("Pictures"));
        QCOMPARE(readScreenshotSettings(settings).folder, home.filePath("Pictures"));
        qputenv("HOME", before);
    }

    void playbackPausesWhileTheDialogIsOpenAndItsChoicesAreRemembered() {
        WindowFixture f;
        f.settings.setValue("screenshotFolder", f.folder.path());
        f.window.exports().setWriter(
            [](const ScreenshotRequest&, const Done& done) { done(Screenshot()); });
        f.session.player().setPlaying(true);
        bool paused = false;
        QString proposed;
        QTimer::singleShot(0, &f.window, [&] {
            auto* dialog = f.window.findChild<ScreenshotDialog*>();
            paused = !f.session.player().playing();
            proposed = QFileInfo(dialog->path()).fileName();
            dialog->findChild<QCheckBox*>("pictureText")->click();
            dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
        });
        f.action("&Export Screenshot…")->trigger();
        QVERIFY(paused);
        QVERIFY(f.session.player().playing());
        QVERIFY2(proposed.startsWith("character_Walk_00"), qPrintable(proposed));
        QVERIFY(!readScreenshotSettings(f.settings).text);
        QVERIFY(f.window.statusBar()->currentMessage().startsWith("Saved "));
    }

    void thePictureIsCopiedToTheClipboard() {
        WindowFixture f;
        ScreenshotRequest asked;
        f.window.exports().setWriter([&](const ScreenshotRequest& request, const Done& done) {
            asked = request;
            done(Screenshot{redPixels(3, 2), {"2 joints have no name in the picture"}});
        });
        f.action("&Copy Picture")->trigger();
        QVERIFY(asked.path.empty());
        QVERIFY(asked.marks && asked.text);
        const QImage copied = QApplication::clipboard()->image();
        QCOMPARE(copied.size(), QSize(3, 2));
        QCOMPARE(copied.pixelColor(2, 1), QColor(255, 0, 0));
        QVERIFY(f.window.statusBar()->currentMessage().contains("3 × 2"));
        QVERIFY(f.window.messageBar().text().contains("2 joints have no name"));
    }

    void aFailedCopyIsSaid() {
        WindowFixture f;
        f.window.exports().setWriter([&](const ScreenshotRequest&, const Done& done) {
            done(failure("the device is lost"));
        });
        f.action("&Copy Picture")->trigger();
        QVERIFY(f.window.messageBar().text().contains("the device is lost"));
    }

    void theCopyKeyBelongsToThePictureAlone() {
        WindowFixture f;
        int copies = 0;
        f.window.exports().setWriter([&](const ScreenshotRequest&, const Done& done) {
            ++copies;
            done(Screenshot{redPixels(1, 1)});
        });
        auto* picture = new QWidget;
        picture->setFocusPolicy(Qt::StrongFocus);
        f.window.setViewport(picture, nullptr);
        auto& search = *f.window.findChild<QLineEdit*>();
        search.setFocus();
        QTRY_VERIFY(search.hasFocus());
        search.setText("hip");
        search.selectAll();
        QTest::keyClick(&search, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QString("hip"));
        QCOMPARE(copies, 0);
        auto& tree = f.find<QTreeView>("hierarchyTree");
        tree.setFocus();
        QTRY_VERIFY(tree.hasFocus());
        QTest::keyClick(&tree, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(copies, 0);
        picture->setFocus();
        QTRY_VERIFY(picture->hasFocus());
        QTest::keyClick(picture, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(copies, 1);
        const QKeyEvent native(QEvent::KeyPress, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(f.window.handleKey(native));  // event of the picture's native window
        QCOMPARE(copies, 2);
    }
};

SINEW_TEST_IN(QApplication, TestScreenshots)
#include "test_screenshots.moc"
