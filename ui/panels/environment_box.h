// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QProgressBar;
class QToolButton;

namespace sinew {

class EnvironmentChoice;

/// Selects the environment: the studio, a recent .hdr file, or another file. Shows progress and a
/// cancel button while a file is read.
class EnvironmentBox final : public QWidget {
    Q_OBJECT

public:
    explicit EnvironmentBox(EnvironmentChoice& choice, QWidget* parent = nullptr);

private:
    void refreshChoice();
    void activate(int row);
    void open();

    EnvironmentChoice& m_choice;
    QComboBox* m_box;
    QWidget* m_busy;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
};

}  // namespace sinew
