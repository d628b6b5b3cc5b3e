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
        m_wanted.clear();
        emit changed();
    });
    connect(&m_loader, &EnvironmentLoader::failed, this,
            [this](const std::filesystem::path& path, const Error& error) {
                m_wanted.clear();
                forget(fromPath(path));
                emit changed();
                emit failed(QFileInfo(fromPath(path)).fileName(),
                            QString::fromStdString(error.message));
            });
}

void EnvironmentChoice::restore() {
    const QString path = m_settings.value(kChosen).toString();
    if (!path.isEmpty()) {
        choose(path);
    }
}

void EnvironmentChoice::chooseStudio() {
    m_loader.cancel();
    m_path.clear();
    m_settings.remove(kChosen);
    m_appearance.setEnvironment(nullptr, {});
    emit changed();
}

void EnvironmentChoice::choose(const QString& path) {
    m_wanted = path;
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

/// What cannot be read is not offered again.
void EnvironmentChoice::forget(const QString& path) {
    QStringList files = recent();
    files.removeAll(path);
    m_settings.setValue(kRecent, files);
    if (m_settings.value(kChosen).toString() == path) {
        m_settings.remove(kChosen);
    }
}

}  // namespace sinew
