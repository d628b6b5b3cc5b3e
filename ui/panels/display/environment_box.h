// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QProgressBar;
class QToolButton;

namespace sinew {

class CalmComboBox;
class EnvironmentChoice;

/// Selects the environment: a built-in one, a recent .hdr file, or another file. Shows progress and
/// a cancel button while it is made.
class EnvironmentBox final : public QWidget {
    Q_OBJECT

public:
    explicit EnvironmentBox(EnvironmentChoice& choice);

private:
    void refreshChoice();
    void listFiles(const QString& shown);
    void activate(int row);
    void open();

    EnvironmentChoice& m_choice;
    CalmComboBox* m_box;
    QWidget* m_busy;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
};

}  // namespace sinew
