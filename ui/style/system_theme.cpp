// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/style/system_theme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>

namespace sinew::theme {
namespace {

constexpr int kPatienceMilliseconds = 250;
constexpr uint kNoPreference = 0;
const char* const kPortal = "org.freedesktop.portal.Desktop";
const char* const kPortalPath = "/org/freedesktop/portal/desktop";
const char* const kPortalSettings = "org.freedesktop.portal.Settings";
const char* const kSchemeGroup = "org.freedesktop.appearance";
const char* const kSchemeKey = "color-scheme";

/// The value may be wrapped several times, depending on the portal's version.
uint numberOf(QVariant value) {
    while (value.canConvert<QDBusVariant>()) {
        value = value.value<QDBusVariant>().variant();
    }
    return value.toUInt();
}

bool hasSessionBus() {
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") &&
           QDBusConnection::sessionBus().isConnected();
}

uint askDesktop() {
    QDBusMessage question =
        QDBusMessage::createMethodCall(QLatin1String(kPortal), QLatin1String(kPortalPath),
                                       QLatin1String(kPortalSettings), QStringLiteral("Read"));
    question.setArguments({QLatin1String(kSchemeGroup), QLatin1String(kSchemeKey)});
    const QDBusMessage answer =
        QDBusConnection::sessionBus().call(question, QDBus::Block, kPatienceMilliseconds);
    return answer.type() == QDBusMessage::ReplyMessage && !answer.arguments().isEmpty()
               ? numberOf(answer.arguments().constFirst())
               : kNoPreference;
}

}  // namespace

std::optional<Brightness> preferredScheme(uint colorScheme) noexcept {
    switch (colorScheme) {
        case 1:
            return Brightness::Dark;
        case 2:
            return Brightness::Light;
        default:
            return {};
    }
}

Brightness brightnessOf(const QPalette& palette, bool desktop) {
    const bool dark = palette.color(QPalette::Window).lightness() <
                      palette.color(QPalette::WindowText).lightness();
    return dark || !desktop ? Brightness::Dark : Brightness::Light;
}

SystemTheme::SystemTheme(const QPalette& palette, QObject* parent)
    : QObject(parent),
      m_fallback(brightnessOf(palette, !qEnvironmentVariableIsEmpty("XDG_CURRENT_DESKTOP"))),
      m_brightness(m_fallback) {
    if (!hasSessionBus()) {
        return;
    }
    m_brightness = preferredScheme(askDesktop()).value_or(m_fallback);
    QDBusConnection::sessionBus().connect(QLatin1String(kPortal), QLatin1String(kPortalPath),
                                          QLatin1String(kPortalSettings),
                                          QStringLiteral("SettingChanged"), this,
                                          SLOT(onSettingChanged(QString, QString, QDBusVariant)));
}

void SystemTheme::onSettingChanged(const QString& group, const QString& key,
                                   const QDBusVariant& value) {
    if (group != QLatin1String(kSchemeGroup) || key != QLatin1String(kSchemeKey)) {
        return;
    }
    const Brightness now = preferredScheme(numberOf(value.variant())).value_or(m_fallback);
    if (std::exchange(m_brightness, now) != now) {
        emit changed();
    }
}

}  // namespace sinew::theme
