// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QElapsedTimer>
#include <QExposeEvent>
#include <QPlatformSurfaceEvent>
#include <QScreen>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <utility>

#include "app/gui/program.h"
#include "tests/support/test_program.h"
#include "tests/window/frames.h"
#include "tests/window/orca_file.h"
#include "tests/window/patience.h"
#include "tests/window/views.h"
#include "viewport/window/viewport_window.h"

using namespace sinew;
using namespace sinew::test;

namespace {

StartOptions stillOptions(const QString& file) {
    StartOptions options;
    options.files = {file};
    options.paused = true;
    options.validation = true;
    return options;
}

QImage pictureOf(const ViewportWindow& viewport) {
    return viewport.screen()->grabWindow(viewport.winId()).toImage();
}

/// Waits until no frame has been drawn for twice as long as it takes to refine a still picture.
bool comesToRest(ViewportWindow& viewport) {
    constexpr auto kRest = static_cast<qint64>(2000.0 * Refinement::kStillSeconds);
    const FrameCount frames(viewport);
    QElapsedTimer still;
    still.start();
    int drawn = 0;
    return QTest::qWaitFor(
        [&] {
            if (std::exchange(drawn, frames.count()) != frames.count()) {
                still.restart();
            }
            return !viewport.note() && still.elapsed() > kRest;
        },
        kPatience);
}

/// What QVulkanWindow does itself when the device is lost: everything made on it is released, and
/// made anew on a new one.
void loseDevice(ViewportWindow& viewport) {
    QPlatformSurfaceEvent gone(QPlatformSurfaceEvent::SurfaceAboutToBeDestroyed);
    QCoreApplication::sendEvent(&viewport, &gone);
    QExposeEvent back(QRegion(QRect(QPoint(), viewport.size())));
    QCoreApplication::sendEvent(&viewport, &back);
    viewport.requestUpdate();
}

}  // namespace

class TestRecovery : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { forgetViews(); }

    void aLostDeviceComesBackWithTheViewIntact() {
        Program program(stillOptions(m_orca.path()));
        ViewportWindow& viewport = program.viewport();
        QSignalSpy shown(&viewport, &ViewportWindow::assetShown);
        QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 1, kPatience);
        QVERIFY(comesToRest(viewport));
        const QImage before = pictureOf(viewport);

        loseDevice(viewport);
        QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 2, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(pictureOf(viewport) == before, kPatience);
        program.window().close();
        QCOMPARE(program.finish(), std::vector<std::string>());
    }

    void aLostDeviceBringsBothComparedFilesBack() {
        StartOptions options = stillOptions(m_orca.path());
        options.compare = m_orca.path();
        Program program(options);
        ViewportWindow& viewport = program.viewport();
        QSignalSpy shown(&viewport, &ViewportWindow::partnerShown);
        QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 1, kPatience);
        QVERIFY(comesToRest(viewport));  // two files are drawn no more often than one
        const QImage before = pictureOf(viewport);

        loseDevice(viewport);
        QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 2, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(pictureOf(viewport) == before, kPatience);
        program.window().close();
        QCOMPARE(program.finish(), std::vector<std::string>());
    }

    void aDeviceThatIsLostWhileAFileArrivesShowsItAfterwards() {
        Program program(stillOptions(m_orca.path()));
        ViewportWindow& viewport = program.viewport();
        QSignalSpy ready(&viewport, &ViewportWindow::deviceReady);
        QSignalSpy shown(&viewport, &ViewportWindow::assetShown);
        QTRY_VERIFY_WITH_TIMEOUT(program.session().document().asset() != nullptr, kPatience);
        loseDevice(viewport);
        QTRY_VERIFY_WITH_TIMEOUT(shown.count() > 0, kPatience);
        program.window().close();
        QCOMPARE(program.finish(), std::vector<std::string>());
    }

private:
    OrcaFile m_orca;
};

SINEW_TEST_IN(QApplication, TestRecovery)
#include "test_recovery.moc"
