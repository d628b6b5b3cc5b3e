// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QPointer>

class QSettings;

namespace sinew {

class ModelExportDialog;
class Session;

/// "Export Model…": opens its dialog. Enabled for files with a mesh.
class ModelExportAction final : public QAction {
    Q_OBJECT

public:
    /// Session and settings are borrowed; `parent` is the parent of the dialog.
    ModelExportAction(Session& session, QSettings& settings, QWidget& parent);

private:
    void open();
    void refresh();

    Session& m_session;
    QSettings& m_settings;
    QWidget& m_parent;
    QPointer<ModelExportDialog> m_dialog;
};

}  // namespace sinew
