// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QExposeEvent>
#include <QPlatformSurfaceEvent>
#include <QScreen>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include "app/gui/program.h"
#include "tests/support/test_program.h"
#include "tests/window/orca_file.h"
#include "tests/window/patience.h"
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

/// What the screen shows of it, once it has stopped changing.
QImage pictureOf(ViewportWindow& viewport) {
    QImage last;
    for (int i = 0; i < 100; ++i) {
        QTest::qWait(400);
        const QImage now = viewport.screen()->grabWindow(viewport.winId()).toImage();
        if (now == last) {
            return now;
        }
        last = now;
    }
    return last;
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

    void aLostDeviceComesBackWithTheViewIntact() {
        Program program(stillOptions(m_orca.path()));
        ViewportWindow& viewport = program.viewport();
        QSignalSpy shown(&viewport, &ViewportWindow::assetShown);
        QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 1, kPatience);
        const QImage before = pictureOf(viewport);

        loseDevice(viewport);
        QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 2, kPatience);
        QCOMPARE(pictureOf(viewport), before);
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
