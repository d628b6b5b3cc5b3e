// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <memory>

#include "tests/support/test_program.h"
#include "tests/ui/fake_portal.h"
#include "ui/style/system_theme.h"

using namespace sinew;
using namespace sinew::test;
using theme::Brightness;

class TestSystemTheme : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_portal = std::make_unique<FakePortal>();
        QVERIFY2(m_portal->runs(), "dbus-daemon does not start");
    }

    void theDesktopIsAsked() {
        for (const auto& [scheme, brightness] :
             {std::pair{1U, Brightness::Dark}, std::pair{2U, Brightness::Light}}) {
            m_portal->setScheme(scheme);
            QCOMPARE(theme::SystemTheme(QPalette(Qt::lightGray)).brightness(), brightness);
        }
    }

    void aDesktopWithoutAPreferenceLeavesItToThePalette() {
        m_portal->setScheme(0);
        qputenv("XDG_CURRENT_DESKTOP", "test");
        QCOMPARE(theme::SystemTheme(QPalette(Qt::lightGray)).brightness(), Brightness::Light);
        qunsetenv("XDG_CURRENT_DESKTOP");
        QCOMPARE(theme::SystemTheme(QPalette(Qt::lightGray)).brightness(), Brightness::Dark);
    }

    void aChangeOfTheDesktopIsFollowed() {
        m_portal->setScheme(1);
        const theme::SystemTheme system{QPalette(Qt::lightGray)};
        QSignalSpy changed(&system, &theme::SystemTheme::changed);
        m_portal->announce(2);
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(system.brightness(), Brightness::Light);
        m_portal->announce(2);
        m_portal->announce(1);
        QTRY_COMPARE(system.brightness(), Brightness::Dark);
        QCOMPARE(changed.count(), 2);
    }

    void cleanupTestCase() { m_portal.reset(); }

private:
    std::unique_ptr<FakePortal> m_portal;
};

SINEW_TEST_IN(QApplication, TestSystemTheme)
#include "test_system_theme.moc"
