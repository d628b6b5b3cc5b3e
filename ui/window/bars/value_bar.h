// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace sinew {

class Session;

/// A bar above the picture while the view shows values: where the worst is, with a button that goes
/// there. While they are measured over a clip, the progress with Cancel. For `symmetry`, also which
/// joints were compared.
class ValueBar final : public QWidget {
    Q_OBJECT

public:
    explicit ValueBar(Session& session, QWidget* parent = nullptr);  // the session is borrowed

private:
    void refresh();
    void showClip();
    void showFixed();
    void onButton();
    [[nodiscard]] QString clipName() const;

    Session& m_session;
    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_button;
};

}  // namespace sinew
