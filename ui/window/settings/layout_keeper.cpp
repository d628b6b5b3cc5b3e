// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/settings/layout_keeper.h"

#include <signal.h>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QEvent>
#include <QFile>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QTimer>
#include <cerrno>
#include <limits>
#include <utility>

#include "ui/window/panel_places.h"

namespace sinew {
namespace {

constexpr const char* kPlace = "place";  // place when neither maximised nor full screen
constexpr const char* kMaximized = "maximized";
constexpr const char* kFullScreen = "fullScreen";
constexpr const char* kPlaceBefore = "geometry";  // place as earlier versions kept it
constexpr const char* kLayout = "layout";
constexpr const char* kLayoutDigest = "layoutDigest";
constexpr int kMostPixels = 32767;             // limit of X11
constexpr const char* kStarting = "starting";  // the process that is opening its window
constexpr int kSettledMilliseconds = 1000;
constexpr int kTitleRoom = 24;  // above the window

bool isRunning(qint64 process) {
    if (process > std::numeric_limits<pid_t>::max()) {
        return false;
    }
    return ::kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM;
}

/// Qt trusts a layout: areas that do not exist cause a write out of bounds. So only one that is as
/// it was saved is restored.
QByteArray digestOf(const QByteArray& layout) {
    return QCryptographicHash::hash(layout, QCryptographicHash::Md5).toHex();
}

bool isPossible(const QRect& place) {
    return place.isValid() &&
           QRect(QPoint(-kMostPixels, -kMostPixels), QPoint(kMostPixels, kMostPixels))
               .contains(place);
}

}  // namespace

QString putAside(QSettings& settings, const QString& key, const QString& why) {
    const QString aside = QStringLiteral("aside/") + key;
    settings.setValue(aside, settings.value(key));
    settings.remove(key);
    return QCoreApplication::translate("LayoutKeeper", "%1: moved to \"%2\" in %3")
        .arg(why, aside, settings.fileName());
}

QString keepDamagedFile(const QSettings& settings) {
    const QString file = settings.fileName();
    switch (settings.status()) {
        case QSettings::NoError:
            return {};
        case QSettings::AccessError:
            return QCoreApplication::translate(
                       "LayoutKeeper", "%1 cannot be read or written: no settings are saved")
                .arg(file);
        case QSettings::FormatError:
            break;
    }
    const QString copy = file + QStringLiteral(".damaged");
    QFile::remove(copy);
    return QFile::copy(file, copy)
               ? QCoreApplication::translate("LayoutKeeper",
                                             "The settings are damaged; a copy is in %1")
                     .arg(copy)
               : QCoreApplication::translate("LayoutKeeper", "The settings are damaged: %1")
                     .arg(file);
}

LayoutKeeper::LayoutKeeper(QMainWindow& window, QSettings& settings)
    : QObject(&window), m_window(window), m_settings(settings) {}

LayoutKeeper::~LayoutKeeper() {
    endStart();
}

QStringList LayoutKeeper::restore() {
    QStringList lines;
    if (lastStartDied()) {
        for (const char* key : {kLayout, kPlace}) {
            if (m_settings.contains(QLatin1String(key))) {
                lines.append(putAside(m_settings, QLatin1String(key),
                                      tr("The last start ended before its window opened")));
            }
        }
        m_settings.remove(QLatin1String(kStarting));
    }
    beginStart();
    // In this order: if a layout is restored while the window is about to be maximised and does not
    // fit yet, Qt 6.4 keeps a copy and replaces the layout that it is applying with it
    // (QMainWindowLayout::setGeometry, called again when a tab bar is shown).
    restoreLayout(lines);
    restorePlace(lines);
    if (!m_window.isMaximized() && !m_window.isFullScreen()) {
        m_arriving.clear();
    }
    m_window.installEventFilter(this);
    return lines;
}

void LayoutKeeper::restoreLayout(QStringList& lines) {
    const QString key = QLatin1String(kLayout);
    if (!m_settings.contains(key)) {
        return;
    }
    const QVariant digest = m_settings.value(QLatin1String(kLayoutDigest));
    m_arriving = m_settings.value(key).toByteArray();
    const bool whole = !digest.isValid() || digest.toByteArray() == digestOf(m_arriving);
    if (!whole || !m_window.restoreState(m_arriving)) {
        m_arriving.clear();
        lines.append(putAside(m_settings, key, tr("The layout of the panels is damaged")));
    }
}

void LayoutKeeper::restorePlace(QStringList& lines) {
    const QString key = QLatin1String(kPlace);
    const QVariant place = m_settings.value(key);
    if (!place.isValid()) {
        m_window.restoreGeometry(m_settings.value(QLatin1String(kPlaceBefore)).toByteArray());
    } else if (place.typeId() == QMetaType::QRect && isPossible(place.toRect())) {
        applyPlace(place.toRect());
    } else {
        lines.append(putAside(m_settings, key, tr("The saved position of the window is damaged")));
    }
}

void LayoutKeeper::applyPlace(const QRect& normal) {
    const QScreen* screen = QGuiApplication::screenAt(normal.center());
    screen = screen != nullptr ? screen : QGuiApplication::primaryScreen();
    m_window.setGeometry(
        fittedInto(screen->availableGeometry().adjusted(0, kTitleRoom, 0, 0), normal));
    Qt::WindowStates state = m_window.windowState();
    state.setFlag(Qt::WindowMaximized, m_settings.value(QLatin1String(kMaximized)).toBool());
    state.setFlag(Qt::WindowFullScreen, m_settings.value(QLatin1String(kFullScreen)).toBool());
    m_window.setWindowState(state);
}

void LayoutKeeper::save() {
    const QByteArray layout = m_window.saveState();
    m_settings.setValue(QLatin1String(kPlace), m_window.normalGeometry());
    m_settings.setValue(QLatin1String(kMaximized), m_window.isMaximized());
    m_settings.setValue(QLatin1String(kFullScreen), m_window.isFullScreen());
    m_settings.setValue(QLatin1String(kLayout), layout);
    m_settings.setValue(QLatin1String(kLayoutDigest), digestOf(layout));
    m_settings.remove(QLatin1String(kPlaceBefore));
    endStart();
}

/// A maximised window gets its final size shortly after it is shown; until then the layout may have
/// been squeezed.
bool LayoutKeeper::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::Show) {
        QTimer::singleShot(kSettledMilliseconds, this, &LayoutKeeper::endStart);
    }
    if (watched == &m_window && event->type() == QEvent::Resize && m_window.isVisible() &&
        !m_arriving.isEmpty() && (m_window.isMaximized() || m_window.isFullScreen())) {
        m_window.restoreState(m_arriving);
    }
    return QObject::eventFilter(watched, event);
}

bool LayoutKeeper::lastStartDied() const {
    const qint64 process = m_settings.value(QLatin1String(kStarting)).toLongLong();
    return process > 0 && (process == QCoreApplication::applicationPid() || !isRunning(process));
}

void LayoutKeeper::beginStart() {
    m_starting =
        m_settings.contains(QLatin1String(kLayout)) || m_settings.contains(QLatin1String(kPlace));
    if (m_starting) {
        m_settings.setValue(QLatin1String(kStarting), QCoreApplication::applicationPid());
        m_settings.sync();
    }
}

void LayoutKeeper::endStart() {
    m_arriving.clear();
    if (std::exchange(m_starting, false)) {
        m_settings.remove(QLatin1String(kStarting));
    }
}

}  // namespace sinew
