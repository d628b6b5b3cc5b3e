// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QProgressBar;
class QToolButton;

namespace sinew {

class EnvironmentChoice;

/// Chooses the light around the model: the studio, a recent .hdr file, or another one. While a file
/// is read it shows how far that is, and a way to stop it.
class EnvironmentBox final : public QWidget {
    Q_OBJECT

public:
    explicit EnvironmentBox(EnvironmentChoice& choice, QWidget* parent = nullptr);

private:
    void takeChoice();
    void activate(int row);
    void open();

    EnvironmentChoice& m_choice;
    QComboBox* m_box;
    QWidget* m_busy;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
};

}  // namespace sinew
