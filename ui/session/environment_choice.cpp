// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/environment_choice.h"

#include <QFileInfo>
#include <QSettings>
#include <utility>

#include "ui/session/appearance.h"

namespace sinew {
namespace {

constexpr const char* kChosen = "light/environment";
constexpr const char* kRecent = "light/recentEnvironments";

QString fromPath(const std::filesystem::path& path) {
    return QString::fromStdString(path.string());
}

}  // namespace

EnvironmentChoice::EnvironmentChoice(Appearance& appearance, QSettings& settings,
                                     EnvironmentLoader::Work work)
    : m_appearance(appearance), m_settings(settings), m_loader(nullptr, std::move(work)) {
    connect(&m_loader, &EnvironmentLoader::progress, this, &EnvironmentChoice::progress);
    connect(&m_loader, &EnvironmentLoader::loaded, this, &EnvironmentChoice::take);
    connect(&m_loader, &EnvironmentLoader::cancelled, this, [this] {
        giveUp();
        emit changed();
    });
    connect(&m_loader, &EnvironmentLoader::failed, this,
            [this](const std::filesystem::path& path, const Error& error) {
                giveUp();
                forget(fromPath(path));
                emit changed();
                emit failed(QFileInfo(fromPath(path)).fileName(),
                            QString::fromStdString(error.message));
            });
    connect(&appearance, &Appearance::lookChanged, this, &EnvironmentChoice::follow);
}

/// The look can also be set elsewhere and may then name another file.
void EnvironmentChoice::follow() {
    const QString path = QString::fromStdString(m_appearance.look().environment);
    if (path == (m_wanted.isEmpty() ? m_path : m_wanted)) {
        return;
    }
    if (path == m_path) {
        cancel();
    } else if (path.isEmpty()) {
        chooseStudio();
    } else {
        choose(path);
    }
}

void EnvironmentChoice::giveUp() {
    m_wanted.clear();
    setLookPath(m_path);
}

void EnvironmentChoice::setLookPath(const QString& path) {
    Look look = m_appearance.look();
    look.environment = path.toStdString();
    m_appearance.setLook(std::move(look));
}

void EnvironmentChoice::restore() {
    const QString path = m_settings.value(kChosen).toString();
    if (!path.isEmpty()) {
        choose(path);
    }
}

void EnvironmentChoice::chooseStudio() {
    m_path.clear();
    m_loader.cancel();
    m_settings.remove(kChosen);
    setLookPath(m_path);
    m_appearance.setEnvironment(nullptr, {});
    emit changed();
}

void EnvironmentChoice::choose(const QString& path) {
    m_wanted = path;
    setLookPath(path);
    m_loader.start(path.toStdString());
    emit changed();
}

void EnvironmentChoice::take(const std::filesystem::path& path,
                             const EnvironmentLoader::Loaded& environment) {
    m_wanted.clear();
    m_path = fromPath(path);
    m_settings.setValue(kChosen, m_path);
    remember(m_path);
    m_appearance.setEnvironment(environment, QFileInfo(m_path).fileName());
    emit changed();
}

QStringList EnvironmentChoice::recent() const {
    return m_settings.value(kRecent).toStringList();
}

void EnvironmentChoice::remember(const QString& path) {
    QStringList files = recent();
    files.removeAll(path);
    files.prepend(path);
    m_settings.setValue(kRecent, files.mid(0, kMostRecent));
}

/// Removes unreadable files from the list.
void EnvironmentChoice::forget(const QString& path) {
    QStringList files = recent();
    files.removeAll(path);
    m_settings.setValue(kRecent, files);
    if (m_settings.value(kChosen).toString() == path) {
        m_settings.remove(kChosen);
    }
}

}  // namespace sinew
