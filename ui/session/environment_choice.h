// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

#include "ui/session/environment_loader.h"

class QSettings;

namespace sinew {

class Appearance;

/// Reads the .hdr file of the look in the background, and reverts to the previous one if that
/// fails. The selection and recent files are kept in the settings. Both are borrowed.
class EnvironmentChoice final : public QObject {
    Q_OBJECT

public:
    EnvironmentChoice(Appearance& appearance, QSettings& settings,
                      EnvironmentLoader::Work work = {});

    void restore();  // restores the selection of the last session
    void chooseStudio();
    void choose(const QString& path);
    void cancel() { m_loader.cancel(); }

    [[nodiscard]] QString path() const {
        return m_path;
    }                                                          // of the active environment; empty:
                                                               // the studio
    [[nodiscard]] QString wanted() const { return m_wanted; }  // being read; empty: none
    [[nodiscard]] QStringList recent() const;                  // newest first
    static constexpr int kMostRecent = 6;

signals:
    void changed();  // the active environment, the file being read, or the recent files
    void progress(float share);
    void failed(const QString& name, const QString& text);

private:
    void follow();
    void giveUp();
    void setLookPath(const QString& path);
    void take(const std::filesystem::path& path, const EnvironmentLoader::Loaded& environment);
    void remember(const QString& path);
    void forget(const QString& path);

    Appearance& m_appearance;
    QSettings& m_settings;
    EnvironmentLoader m_loader;
    QString m_path;    // of the active environment
    QString m_wanted;  // being read
};

}  // namespace sinew
