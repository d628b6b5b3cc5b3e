// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>
#include <map>

#include "ui/session/work/environment_loader.h"

class QSettings;

namespace sinew {

class Appearance;

/// Makes the environment that the look names in the background: a built-in one (see
/// model/light/built_in_light.h) or a .hdr file. Keeps the previous one if that fails. Recent files
/// are kept in the settings. Both are borrowed.
class EnvironmentChoice final : public QObject {
    Q_OBJECT

public:
    EnvironmentChoice(Appearance& appearance, QSettings& settings,
                      EnvironmentLoader::Work work = {});

    void chooseStudio();
    void choose(const QString& path);  // or the name of a built-in environment
    void cancel();                     // the one being read

    /// Path or name of the active environment; empty: the studio.
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] QString wanted() const { return m_wanted; }  // being read; empty: none
    [[nodiscard]] QStringList recent() const;                  // files, newest first
    /// Removes files that no longer exist from the recent ones, and says which.
    void dropMissing();
    static constexpr int kMostRecent = 8;

signals:
    void changed();  // the active environment, the file being read, or the recent files
    void progressed(int percent);
    void failed(const QString& name, const QString& text);
    void dropped(const QStringList& missing);

private:
    void follow();
    void giveUp();
    void setLookPath(const QString& path);
    void take(const std::filesystem::path& path, const EnvironmentLoader::Loaded& environment);
    void show(const QString& path, const EnvironmentLoader::Loaded& environment);
    void remember(const QString& path);
    void forget(const QString& path);

    Appearance& m_appearance;
    QSettings& m_settings;
    EnvironmentLoader m_loader;
    QString m_path;                                          // path of the active environment
    QString m_wanted;                                        // being read
    std::map<QString, EnvironmentLoader::Loaded> m_builtIn;  // those made so far
};

}  // namespace sinew
