// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QScreen>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <cmath>
#include <memory>

#include "app/gui/program.h"
#include "tests/support/test_program.h"
#include "tests/window/frames.h"
#include "tests/window/orca_file.h"
#include "tests/window/patience.h"
#include "tests/window/views.h"
#include "ui/keys/action_set.h"
#include "ui/session/comparison.h"
#include "ui/session/split_view.h"
#include "viewport/window/viewport_window.h"

using namespace sinew;
using namespace sinew::test;

namespace {

QImage pictureOf(const ViewportWindow& viewport) {
    return viewport.screen()->grabWindow(viewport.winId()).toImage();
}

/// Two files in a window: the demonstration, and a triangle.
struct ComparedWindow {
    OrcaFile orca;
    QString triangle = orca.other("triangle.gltf");
    std::unique_ptr<Program> program;

    explicit ComparedWindow(bool compared = true, bool paused = true) {
        QFile file(triangle);
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(QByteArray(kHuge).replace("1e30", "1")) <= 0) {
            qFatal("the test's file cannot be written");
        }
        file.close();
        StartOptions options;
        options.files = {orca.path()};
        options.compare = compared ? triangle : QString();
        options.paused = paused;
        options.validation = true;
        program = std::make_unique<Program>(options);
    }
    [[nodiscard]] ViewportWindow& viewport() const { return program->viewport(); }
    [[nodiscard]] Comparison& comparison() const { return program->session().comparison(); }
    [[nodiscard]] SplitView& split() const { return program->session().split(); }
    [[nodiscard]] bool showsBoth() const {
        return QTest::qWaitFor([this] { return split().split().both; }, kPatience);
    }
    [[nodiscard]] std::vector<std::string> finish() const {
        program->window().close();
        return program->finish();
    }
};

}  // namespace

class TestCompared : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { forgetViews(); }

    void everyModeIsDrawnWhileTheClipPlaysAndSatisfiesTheLayer() {
        const ComparedWindow f(true, false);
        QVERIFY(f.showsBoth());
        for (const SplitMode mode : {SplitMode::SideBySide, SplitMode::Wipe, SplitMode::Blink,
                                     SplitMode::Difference, SplitMode::SideBySide}) {
            f.split().setMode(mode);
            QVERIFY(drawsFrames(f.viewport(), 3));
            f.split().showOther();
            QVERIFY(drawsFrames(f.viewport(), 2));
        }
        f.program->window().resize(700, 500);
        QVERIFY(drawsFrames(f.viewport(), 3));
        QCOMPARE(f.finish(), std::vector<std::string>());
    }

    void aComparisonThatEndsShowsTheFirstFileAsBefore() {
        const ComparedWindow f(false);
        QSignalSpy drawn(&f.viewport(), &ViewportWindow::assetDrawn);
        QTRY_VERIFY_WITH_TIMEOUT(drawn.count() > 0 && !f.viewport().note(), kPatience);
        f.program->session().rig().setSmoothMoves(false);
        f.program->session().rig().setStandardView(StandardView::Front);
        QVERIFY(drawsFrames(f.viewport(), 2));
        const QImage alone = pictureOf(f.viewport());
        f.comparison().open(f.triangle.toStdString());
        QVERIFY(f.showsBoth());
        QVERIFY(drawsFrames(f.viewport(), 2));
        QVERIFY(pictureOf(f.viewport()) != alone);
        const std::uint64_t bytes = f.viewport().memory().deviceBytes;
        f.comparison().close();
        QVERIFY(!f.split().split().both);
        QTRY_VERIFY_WITH_TIMEOUT(pictureOf(f.viewport()) == alone, kPatience);
        QVERIFY(f.viewport().memory().deviceBytes < bytes);
        QCOMPARE(f.finish(), std::vector<std::string>());
    }

    void swappedReloadedAndReplacedFilesStaySound() {
        const ComparedWindow f;
        QVERIFY(f.showsBoth());
        f.comparison().swap();
        QVERIFY(f.viewport().showsPartner());  // nothing is uploaded
        QVERIFY(drawsFrames(f.viewport(), 2));
        QCOMPARE(f.program->session().document().asset()->path.filename().string(),
                 std::string("triangle.gltf"));
        f.program->session().document().reload();
        QTRY_VERIFY_WITH_TIMEOUT(
            f.program->session().document().change() == Document::Change::Reloaded &&
                !f.program->session().document().arrival(),
            kPatience);
        QVERIFY(f.comparison().active());
        QVERIFY(f.showsBoth());
        f.program->window().openFiles({f.orca.path()});
        QTRY_VERIFY_WITH_TIMEOUT(!f.comparison().active(), kPatience);
        QVERIFY(!f.split().split().both);
        QVERIFY(drawsFrames(f.viewport(), 2));
        QCOMPARE(f.finish(), std::vector<std::string>());
    }

    void aScreenshotShowsTheSameSplit() {
        const ComparedWindow f;
        QVERIFY(f.showsBoth());
        f.split().setMode(SplitMode::Wipe);
        const auto shot = [&f](float position) {
            f.split().setPosition(position);
            PictureWriter& writer = f.program->pictures();
            const QString path = f.orca.other("shot.png");
            ScreenshotRequest request;
            request.path = path.toStdString();
            request.width = 320;
            request.height = 200;
            request.replace = true;
            if (!writer.write(request).ok()) {
                qFatal("the screenshot is not written");
            }
            return QImage(path);
        };
        const QImage after = shot(0.0F);
        const QImage before = shot(1.0F);
        const QImage both = shot(0.5F);
        QVERIFY(after != before);
        const QRect left(0, 30, 150, 170);  // below the captions
        const QRect right(170, 30, 150, 170);
        QVERIFY(both.copy(left) == before.copy(left));
        QVERIFY(both.copy(right) == after.copy(right));
        QCOMPARE(f.finish(), std::vector<std::string>());
    }

    void aDropWithCtrlAndShiftComparesAndTheLineIsDragged() {
        const ComparedWindow f(false);
        QTRY_VERIFY_WITH_TIMEOUT(f.program->session().document().asset() != nullptr, kPatience);
        const auto action = [&f](const char* id) {
            return actionOf(f.program->window(), QString::fromLatin1(id));
        };
        QVERIFY(!action("compare-wipe")->isEnabled());
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(f.triangle)});
        QDropEvent drop({100.0, 100.0}, Qt::CopyAction, &files, Qt::LeftButton,
                        Qt::ControlModifier | Qt::ShiftModifier);
        f.program->window().handleDrop(drop);
        QVERIFY(f.showsBoth());
        action("compare-wipe")->trigger();
        QVERIFY(action("compare-wipe")->isChecked());
        const double middle = 0.5 * f.viewport().width();
        const double y = 0.5 * f.viewport().height();
        const auto send = [&f](QEvent::Type type, QPointF at, Qt::MouseButtons buttons) {
            QMouseEvent event(type, at, f.viewport().mapToGlobal(at), Qt::LeftButton, buttons, {});
            QCoreApplication::sendEvent(&f.viewport(), &event);
        };
        send(QEvent::MouseMove, {middle + 3.0, y}, {});
        QCOMPARE(f.viewport().cursor().shape(), Qt::SplitHCursor);
        QVERIFY(f.split().split().lineIsHot);
        send(QEvent::MouseButtonPress, {middle + 3.0, y}, Qt::LeftButton);
        send(QEvent::MouseMove, {0.5 * middle, y}, Qt::LeftButton);
        send(QEvent::MouseButtonRelease, {0.5 * middle, y}, Qt::NoButton);
        QVERIFY(std::abs(f.split().split().position - 0.25F) < 0.01F);
        action("wipe-right")->trigger();
        QVERIFY(std::abs(f.split().split().position - 0.3F) < 0.01F);
        send(QEvent::MouseMove, {1.5 * middle, y}, {});
        QVERIFY(!f.split().split().lineIsHot);
        action("stop-comparing")->trigger();
        QVERIFY(!f.comparison().active());
        QCOMPARE(f.finish(), std::vector<std::string>());
    }

    void aFileThatCannotBeComparedIsNamedAndTheFirstStays() {
        const ComparedWindow f(false);
        QSignalSpy drawn(&f.viewport(), &ViewportWindow::assetDrawn);
        QTRY_VERIFY_WITH_TIMEOUT(drawn.count() > 0, kPatience);
        QSignalSpy failed(&f.comparison().after(), &Document::loadFailed);
        f.comparison().open(f.orca.broken().toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(failed.count() > 0, kPatience);
        QVERIFY(!f.comparison().active());
        QVERIFY(!f.viewport().note());
        QCOMPARE(f.finish(), std::vector<std::string>());
    }
};

SINEW_TEST_IN(QApplication, TestCompared)
#include "test_compared.moc"
