// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "ui/keys/action_set.h"

class QDropEvent;
class QSettings;
class QWidget;

namespace sinew {

class Session;

/// Comparing with a second file: by the File menu and drops, and how the picture shows both.
class CompareActions final : public ActionSet {
    Q_OBJECT

public:
    /// All are borrowed; `window` is the parent of the dialog.
    CompareActions(Session& session, QSettings& settings, QWidget& window);

    void chooseFile();
    /// Takes a drop of one file with Ctrl and Shift held. False: it is another one; the event is as
    /// it was.
    bool handleDrop(QDropEvent& event);

signals:
    void failed(const QString& title, const QString& text);

private:
    void addModes();
    void moveLine(float by);

    Session& m_session;
    QSettings& m_settings;
    QWidget& m_window;
};

}  // namespace sinew
