// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include "app/gui/program.h"
#include "tests/support/test_program.h"
#include "tests/window/orca_file.h"
#include "tests/window/patience.h"
#include "tests/window/views.h"
#include "ui/window/bars/message_bar.h"
#include "viewport/window/viewport_window.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window that has drawn the demonstration's file, paused.
struct DrawnFile {
    OrcaFile orca;
    Program program;
    QSignalSpy drawn{&program.viewport(), &ViewportWindow::assetDrawn};

    DrawnFile() : program(options(orca.path())) { wait(1); }

    Document& document() { return program.session().document(); }
    ViewportWindow& viewport() { return program.viewport(); }
    void wait(int pictures) {
        if (!QTest::qWaitFor([&] { return drawn.count() >= pictures; }, kPatience)) {
            qFatal("the file is not drawn");
        }
    }

private:
    static StartOptions options(const QString& file) {
        StartOptions options;
        options.files = {file};
        options.paused = true;
        options.validation = true;
        return options;
    }
};

}  // namespace

class TestArrival : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { forgetViews(); }

    void theOldPictureIsDimmedFromTheStartOfLoadingUntilTheNewOneIsDrawn() {
        DrawnFile f;
        QVERIFY(!f.viewport().note());
        f.program.window().openDemonstration();
        QVERIFY(f.viewport().note().has_value());
        QSignalSpy changed(&f.document(), &Document::assetChanged);
        QVERIFY(changed.wait(kPatience));
        QVERIFY(f.viewport().note().has_value());
        f.program.session().player().setPlaying(false);  // nothing else requests a frame
        f.wait(2);
        QVERIFY(!f.viewport().note());
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }

    void aLongUploadIsNamedWithItsStage() {
        DrawnFile f;
        const auto described = [&] {
            const auto& note = f.viewport().note();
            return note && !note->stage.empty();
        };
        f.document().open("slow.glb", [](const LoadProgress& progress, std::stop_token stop) {
            progress(LoadStage::Images, 0.5F);
            while (!stop.stop_requested()) {
                QThread::msleep(5);
            }
            return Result<std::shared_ptr<const Asset>>(
                Error{ErrorCode::InvalidRequest, "cancelled", {}});
        });
        QTRY_VERIFY_WITH_TIMEOUT(described(), kPatience);
        QCOMPARE(f.viewport().note()->title, std::string("Opening slow.glb"));
        QTRY_VERIFY_WITH_TIMEOUT(
            f.viewport().note()->stage.find("Decoding images, ") != std::string::npos, kPatience);
        QVERIFY(f.viewport().note()->cancels);
        const auto before = f.document().asset();
        emit f.viewport().cancelWanted();
        QVERIFY(!f.viewport().note());
        QVERIFY(!f.document().loading());
        QCOMPARE(f.document().asset(), before);
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }

    void aCancelledUploadBringsTheOldFileBackClear() {
        DrawnFile f;
        const auto before = f.document().asset();
        f.program.session().player().seek(0.5F);
        f.program.window().openDemonstration();
        QTRY_VERIFY_WITH_TIMEOUT(f.document().arrival().has_value(), kPatience);
        QVERIFY(f.document().asset() != before);
        emit f.viewport().cancelWanted();
        QCOMPARE(f.document().asset(), before);
        QCOMPARE(f.program.session().player().seconds(), 0.5F);
        QVERIFY(!f.viewport().note());
        QVERIFY(f.program.window().messageBar().text().isEmpty());
        f.wait(2);
        f.program.window().openDemonstration();  // afterwards a file opens as ever
        f.wait(3);
        QVERIFY(f.document().asset() != before);
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }

    void aFileThatFailsLeavesTheOldPictureClear() {
        DrawnFile f;
        const auto before = f.document().asset();
        f.program.window().openFiles({f.orca.broken()});
        QVERIFY(f.viewport().note().has_value());
        QTRY_VERIFY_WITH_TIMEOUT(!f.viewport().note(), kPatience);
        QCOMPARE(f.document().asset(), before);
        QVERIFY(f.program.window().messageBar().text().contains("broken.glb"));
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }
};

SINEW_TEST_IN(QApplication, TestArrival)
#include "test_arrival.moc"
