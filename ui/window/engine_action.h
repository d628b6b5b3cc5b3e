// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QPointer>
#include <cstddef>

class QSettings;

namespace sinew {

class Document;
class EngineDialog;

/// "Check for Engines…": opens its dialog, and remembers the limit. Enabled for files with a skin.
class EngineAction final : public QAction {
    Q_OBJECT

public:
    /// Document and settings are borrowed; `parent` is the parent of the dialog.
    EngineAction(Document& document, QSettings& settings, QWidget& parent);

signals:
    void problemsFound(std::size_t position);  // of the first one among the document's findings

private:
    void open();
    void tellProblems();
    void refresh();

    Document& m_document;
    QSettings& m_settings;
    QWidget& m_parent;
    QPointer<EngineDialog> m_dialog;
};

}  // namespace sinew
