// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "model/core/result.h"
#include "model/write/model_export.h"
#include "ui/session/work/background_task.h"

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSettings;

namespace sinew {

class SaveField;
class Session;

/// Asks for a file and writes the shown meshes into it: the pose of the moment, or what is played
/// as one clip. Stays open, busy, while it is written, and if it cannot be.
class ModelExportDialog final : public QDialog {
    Q_OBJECT

public:
    /// Both are borrowed. The session has an asset; the dialog closes with it.
    ModelExportDialog(Session& session, QSettings& settings, QWidget* parent);

    void reject() override;  // cancels what is being written; otherwise closes

private:
    [[nodiscard]] QWidget* makeForm();
    [[nodiscard]] QWidget* makeFooter();
    [[nodiscard]] ModelExport wanted() const;
    void save();
    void start(const QString& path, bool replace);
    using Written = Result<std::vector<std::string>>;  // notices, or why there is no file
    void take(const QString& path, bool replace, const Written& result);
    void refresh();

    Session& m_session;
    QSettings& m_settings;
    SaveField* m_file;
    QCheckBox* m_animated;
    QDoubleSpinBox* m_rate;
    QDoubleSpinBox* m_tolerance;
    QWidget* m_form;
    QProgressBar* m_progress;
    QPushButton* m_save = nullptr;
    QPushButton* m_close = nullptr;  // or Cancel
    BackgroundTask m_writer;
};

}  // namespace sinew
