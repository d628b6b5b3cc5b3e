// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/style/system_theme.h"

using namespace sinew;
using theme::Brightness;

namespace {

const char* const kPlace = "/org/freedesktop/portal/desktop";
const char* const kSettings = "org.freedesktop.portal.Settings";

}  // namespace

/// A desktop portal that knows one setting.
class FakePortal final : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    uint scheme = 0;

    void change(uint to) {
        scheme = to;
        QDBusMessage signal = QDBusMessage::createSignal(
            QLatin1String(kPlace), QLatin1String(kSettings), QStringLiteral("SettingChanged"));
        signal.setArguments({QStringLiteral("org.freedesktop.appearance"),
                             QStringLiteral("color-scheme"),
                             QVariant::fromValue(QDBusVariant(to))});
        QDBusConnection::sessionBus().send(signal);
    }

public slots:
    // As portals answer: the value in a variant in a variant.
    QDBusVariant Read(const QString& group, const QString& key) const {
        const bool known = group == "org.freedesktop.appearance" && key == "color-scheme";
        return QDBusVariant(QVariant::fromValue(QDBusVariant(known ? scheme : 99U)));
    }
};

class TestSystemTheme : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (QStandardPaths::findExecutable("dbus-daemon").isEmpty()) {
            QSKIP("no dbus-daemon");
        }
        m_daemon.start("dbus-daemon", {"--session", "--nofork", "--print-address"});
        QVERIFY(m_daemon.waitForStarted());
        QVERIFY(m_daemon.waitForReadyRead());
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_daemon.readLine().trimmed());
        QDBusConnection bus = QDBusConnection::sessionBus();
        QVERIFY(
            bus.registerObject(QLatin1String(kPlace), &m_portal, QDBusConnection::ExportAllSlots));
        QVERIFY(bus.registerService("org.freedesktop.portal.Desktop"));
    }

    void theDesktopIsAsked() {
        for (const auto& [scheme, brightness] :
             {std::pair{1U, Brightness::Dark}, std::pair{2U, Brightness::Light}}) {
            m_portal.scheme = scheme;
            QCOMPARE(theme::SystemTheme(QPalette(Qt::lightGray)).brightness(), brightness);
        }
    }

    void aDesktopWithoutAPreferenceLeavesItToThePalette() {
        m_portal.scheme = 0;
        qputenv("XDG_CURRENT_DESKTOP", "test");
        QCOMPARE(theme::SystemTheme(QPalette(Qt::lightGray)).brightness(), Brightness::Light);
        qunsetenv("XDG_CURRENT_DESKTOP");
        QCOMPARE(theme::SystemTheme(QPalette(Qt::lightGray)).brightness(), Brightness::Dark);
    }

    void aChangeOfTheDesktopIsFollowed() {
        m_portal.scheme = 1;
        const theme::SystemTheme system{QPalette(Qt::lightGray)};
        QSignalSpy changed(&system, &theme::SystemTheme::changed);
        m_portal.change(2);
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(system.brightness(), Brightness::Light);
        m_portal.change(2);
        m_portal.change(1);
        QTRY_COMPARE(system.brightness(), Brightness::Dark);
        QCOMPARE(changed.count(), 2);
    }

    void cleanupTestCase() {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

private:
    QProcess m_daemon;
    FakePortal m_portal;
};

SINEW_TEST_IN(QApplication, TestSystemTheme)
#include "test_system_theme.moc"
