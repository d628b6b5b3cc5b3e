// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/ui/fake_portal.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QObject>
#include <QStandardPaths>

namespace sinew::test {
namespace {

const char* const kPlace = "/org/freedesktop/portal/desktop";
const char* const kGroup = "org.freedesktop.appearance";
const char* const kKey = "color-scheme";

}  // namespace

class PortalSettings final : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    uint scheme = 0;

public slots:
    // As portals answer: the value in a variant in a variant.
    QDBusVariant Read(const QString& group, const QString& key) const {
        const bool known = group == QLatin1String(kGroup) && key == QLatin1String(kKey);
        return QDBusVariant(QVariant::fromValue(QDBusVariant(known ? scheme : 99U)));
    }
};

FakePortal::FakePortal() : m_settings(std::make_unique<PortalSettings>()) {
    if (QStandardPaths::findExecutable(QStringLiteral("dbus-daemon")).isEmpty()) {
        return;
    }
    m_daemon.start(QStringLiteral("dbus-daemon"),
                   {QStringLiteral("--session"), QStringLiteral("--nofork"),
                    QStringLiteral("--print-address")});
    if (!m_daemon.waitForStarted() || !m_daemon.waitForReadyRead()) {
        return;
    }
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_daemon.readLine().trimmed());
    QDBusConnection bus = QDBusConnection::sessionBus();
    m_runs = bus.registerObject(QLatin1String(kPlace), m_settings.get(),
                                QDBusConnection::ExportAllSlots) &&
             bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop"));
}

FakePortal::~FakePortal() {
    m_daemon.kill();
    m_daemon.waitForFinished();
}

void FakePortal::setScheme(uint scheme) {
    m_settings->scheme = scheme;
}

void FakePortal::announce(uint scheme) {
    setScheme(scheme);
    QDBusMessage signal = QDBusMessage::createSignal(
        QLatin1String(kPlace), QStringLiteral("org.freedesktop.portal.Settings"),
        QStringLiteral("SettingChanged"));
    signal.setArguments(
        {QLatin1String(kGroup), QLatin1String(kKey), QVariant::fromValue(QDBusVariant(scheme))});
    QDBusConnection::sessionBus().send(signal);
}

}  // namespace sinew::test

#include "fake_portal.moc"
