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

/// The state of the view: as a file of its own (Ctrl+S, Ctrl+L), from a picture that Sinew made,
/// and as text on the clipboard; and starting over, as the file opens.
class StateActions final : public ActionSet {
    Q_OBJECT

public:
    /// The window owns this; all else is borrowed.
    StateActions(Session& session, FileActions& files, QSettings& settings, QWidget& window);

    /// Says above the picture what was restored, and starts over when clicked. Owned by the
    /// caller's layout.
    [[nodiscard]] MessageBar* bar() const noexcept { return m_bar; }
    [[nodiscard]] StateKeeper& keeper() const noexcept { return *m_keeper; }
    /// Opens the file of the state, and applies it. `file`: that one instead; empty: none.
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
