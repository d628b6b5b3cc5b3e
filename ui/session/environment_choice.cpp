// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/environment_choice.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>
#include <utility>

#include "model/light/built_in_light.h"
#include "model/view/look.h"
#include "ui/session/appearance.h"

namespace sinew {
namespace {

constexpr const char* kRecent = "light/recentEnvironments";

QString fromPath(const std::filesystem::path& path) {
    return QString::fromStdString(path.string());
}

bool isBuiltIn(const QString& name) {
    return isBuiltInName(name.toStdString());
}

QString shownName(const QString& name) {
    if (name.toStdString() == kNoEnvironment) {
        return QCoreApplication::translate("EnvironmentChoice", "None");
    }
    const BuiltInLight* row = isBuiltIn(name) ? findBuiltInLight(name.toStdString()) : nullptr;
    return row != nullptr
               ? QString::fromUtf8(row->label.data(), static_cast<qsizetype>(row->label.size()))
               : QFileInfo(name).fileName();
}

}  // namespace

EnvironmentChoice::EnvironmentChoice(Appearance& appearance, QSettings& settings,
                                     EnvironmentLoader::Work work)
    : m_appearance(appearance), m_settings(settings), m_loader(nullptr, std::move(work)) {
    connect(&m_loader, &EnvironmentLoader::progressed, this, &EnvironmentChoice::progressed);
    connect(&m_loader, &EnvironmentLoader::loaded, this, &EnvironmentChoice::take);
    connect(&m_loader, &EnvironmentLoader::failed, this,
            [this](const std::filesystem::path& path, const Error& error) {
                giveUp();
                forget(fromPath(path));
                emit changed();
                emit failed(shownName(fromPath(path)), QString::fromStdString(error.message));
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

void EnvironmentChoice::cancel() {
    if (m_loader.busy()) {
        m_loader.cancel();
        giveUp();
        emit changed();
    }
}

void EnvironmentChoice::giveUp() {
    m_wanted.clear();
    setLookPath(m_path);
}

void EnvironmentChoice::setLookPath(const QString& path) {
    m_appearance.change([&path](Look& look) { look.environment = path.toStdString(); });
}

void EnvironmentChoice::chooseStudio() {
    m_path.clear();
    cancel();
    setLookPath(m_path);
    m_appearance.setEnvironment(nullptr, {});
    emit changed();
}

void EnvironmentChoice::choose(const QString& path) {
    const BuiltInLight* builtIn = isBuiltIn(path) ? findBuiltInLight(path.toStdString()) : nullptr;
    if (builtIn != nullptr && builtIn->name.empty()) {
        chooseStudio();
        return;
    }
    if (path.toStdString() == kNoEnvironment) {
        cancel();
        show(path, nullptr);
        return;
    }
    if (const auto made = m_builtIn.find(path); made != m_builtIn.end()) {
        cancel();
        show(path, made->second);
        return;
    }
    m_wanted = path;
    setLookPath(path);
    m_loader.start(path.toStdString());
    emit changed();
}

void EnvironmentChoice::take(const std::filesystem::path& path,
                             const EnvironmentLoader::Loaded& environment) {
    const QString name = fromPath(path);
    if (isBuiltIn(name)) {
        m_builtIn[name] = environment;
    } else {
        remember(name);
    }
    show(name, environment);
}

void EnvironmentChoice::show(const QString& path, const EnvironmentLoader::Loaded& environment) {
    m_wanted.clear();
    m_path = path;
    setLookPath(m_path);
    m_appearance.setEnvironment(environment, shownName(m_path));
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

void EnvironmentChoice::dropMissing() {
    QStringList missing = recent();
    missing.removeIf([](const QString& path) { return QFileInfo::exists(path); });
    if (missing.isEmpty()) {
        return;
    }
    for (const QString& path : missing) {
        forget(path);
    }
    emit changed();
    emit dropped(missing);
}

/// Removes unreadable files from the list.
void EnvironmentChoice::forget(const QString& path) {
    QStringList files = recent();
    files.removeAll(path);
    m_settings.setValue(kRecent, files);
}

}  // namespace sinew
