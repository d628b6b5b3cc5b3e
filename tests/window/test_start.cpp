// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QDataStream>
#include <QDockWidget>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/window/orca_file.h"
#include "tests/window/patience.h"
#include "ui/session/session.h"
#include "ui/window/main_window.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// The installed program with a folder of settings of its own.
class Installed {
public:
    [[nodiscard]] QSettings settings() const {
        return {m_folder.filePath("Sinew/sinew.conf"), QSettings::IniFormat};
    }

    /// Starts it and waits until its window is there and the settings have lost the mark of a
    /// start; false: it ended before.
    bool starts(const QStringList& arguments = {}) {
        settings().setValue("starting", 1);  // a process that always is
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_CONFIG_HOME", m_folder.path());
        m_process.setProcessEnvironment(environment);
        m_process.start(SINEW_GUI, arguments);
        return m_process.waitForStarted() &&
               QTest::qWaitFor([this] { return ended() || !settings().contains("starting"); },
                               kPatience) &&
               !ended();
    }

    [[nodiscard]] bool ended() const { return m_process.state() == QProcess::NotRunning; }

    QByteArray errorsAfterEnd() {
        m_process.terminate();
        if (!m_process.waitForFinished(kPatience)) {
            m_process.kill();
            m_process.waitForFinished();
        }
        return m_process.readAllStandardError();
    }

private:
    QTemporaryDir m_folder;
    QProcess m_process;
};

/// What a window of this size says of its docks.
QByteArray layoutOf(QSize size) {
    const QTemporaryDir folder;
    QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
    Session session;
    MainWindow window(session, settings);
    window.resize(size);
    window.show();
    if (!QTest::qWaitForWindowExposed(&window)) {
        qFatal("the window is not shown");
    }
    settle();
    return window.saveState();
}

/// As QWidget::saveGeometry writes it.
QByteArray maximizedPlace(const QRect& normal, qint32 screenWidth) {
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_4_0);
    stream << quint32(0x1D9D0CB) << quint16(3) << quint16(0) << normal << normal << qint32(0)
           << quint8(1) << quint8(0) << screenWidth << normal;
    return bytes;
}

}  // namespace

class TestStart : public QObject {
    Q_OBJECT

private slots:
    // What is left when a maximized window is closed on a larger screen.
    void aMaximizedWindowThatWasClosedStartsAgain() {
        Installed sinew;
        sinew.settings().setValue("geometry", maximizedPlace({240, 97, 1440, 900}, 1920));
        sinew.settings().setValue("layout", layoutOf({1920, 1040}));
        QVERIFY(sinew.starts());
        QVERIFY(!sinew.errorsAfterEnd().contains("aside"));
        QVERIFY(sinew.settings().contains("layout"));
    }

    void aDamagedLayoutIsPutAsideWithAWord() {
        Installed sinew;
        sinew.settings().setValue("geometry", maximizedPlace({240, 97, 1440, 900}, 1920));
        sinew.settings().setValue("layout", layoutOf({1920, 1040}).first(200));
        QVERIFY(sinew.starts({m_orca.path()}));
        QVERIFY(sinew.errorsAfterEnd().contains("aside/layout"));
        QVERIFY(sinew.settings().contains("aside/layout"));
        QVERIFY(!sinew.settings().contains("layout"));
    }

private:
    OrcaFile m_orca;
};

SINEW_TEST_IN(QApplication, TestStart)
#include "test_start.moc"
