// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QDialog>
#include <QPointer>
#include <cstddef>

class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSettings;

namespace sinew {

class Document;

/// Asks for a limit and checks the open file for engines: how far vertices move if engines use
/// their weights differently, over every frame of every clip. The findings join those of the
/// document. Stays open beside the picture; the check is cancelled with it.
class EngineDialog final : public QDialog {
    Q_OBJECT

public:
    /// `percent`: the limit to start with, of the model's size. The document is borrowed.
    EngineDialog(Document& document, double percent, QWidget* parent);
    ~EngineDialog() override;

    [[nodiscard]] double percent() const;

signals:
    void problemsFound();

protected:
    void reject() override;

private:
    [[nodiscard]] QWidget* makeForm();
    [[nodiscard]] QWidget* makeFooter();
    void check();
    void take();
    void refresh();

    Document& m_document;
    QDoubleSpinBox* m_limit;
    QLabel* m_result;
    QProgressBar* m_progress;
    QPushButton* m_check = nullptr;
    QPushButton* m_close = nullptr;  // or Cancel
};

/// The least and largest limit, in percent of the model's size, and the first one offered.
inline constexpr double kLeastEnginePercent = 0.01;
inline constexpr double kMostEnginePercent = 100.0;
inline constexpr double kUsualEnginePercent = 1.0;

/// "Check for Engines…": opens its dialog, and remembers the limit. Enabled for files with a skin.
class EngineAction final : public QAction {
    Q_OBJECT

public:
    /// Document and settings are borrowed; `parent` is the parent of the dialog.
    EngineAction(Document& document, QSettings& settings, QWidget& parent);

signals:
    /// Position of the first one among the document's findings.
    void problemsFound(std::size_t position);

private:
    void open();
    void reportProblems();
    void refresh();

    Document& m_document;
    QSettings& m_settings;
    QWidget& m_parent;
    QPointer<EngineDialog> m_dialog;
};

}  // namespace sinew
