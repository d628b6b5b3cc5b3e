// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "model/core/json_value.h"
#include "ui/keys/action_set.h"

class QSettings;
class QWidget;

namespace sinew {

class FileActions;
class MessageBar;
class Session;
class StateKeeper;

/// How the file is looked at, as a file of its own (Ctrl+S, Ctrl+L), from a picture that Sinew
/// made, and as a text on the clipboard; and the way back to how the file opens.
class StateActions final : public ActionSet {
    Q_OBJECT

public:
    /// The window owns this; all else is borrowed.
    StateActions(Session& session, FileActions& files, QSettings& settings, QWidget& window);

    /// Says above the picture what was restored, and starts over at a click. Owned by the caller's
    /// layout.
    [[nodiscard]] MessageBar* bar() const noexcept { return m_bar; }
    [[nodiscard]] StateKeeper& keeper() const noexcept { return *m_keeper; }
    /// Opens the file that the state is about, and shows it as it says. `file`: that one instead;
    /// empty: none.
    void openState(const QString& path, const QString& file = {});

signals:
    void failed(const QString& title, const QString& text);
    void noted(const QString& words);

private:
    void save();
    void choose();
    void copy();
    void paste();
    void open(const JsonValue& state, const std::filesystem::path& folder, const QString& file);
    void sayRemembered(const QString& what, const QStringList& notices);
    void showBar(const QString& title, const QStringList& lines);

    Session& m_session;
    FileActions& m_files;
    QSettings& m_settings;
    QWidget& m_window;
    StateKeeper* m_keeper;
    MessageBar* m_bar;
};

}  // namespace sinew
