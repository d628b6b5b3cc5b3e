// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolBar>

class QComboBox;

namespace sinew {

class Session;
class ViewActions;

/// The toolbar's choosers: view, set and weights; and the camera's and overlays' buttons.
class ViewBar final : public QToolBar {
    Q_OBJECT

public:
    ViewBar(Session& session, const ViewActions& actions, QWidget* parent = nullptr);

    /// One at the left end, one at the right end.
    void addFileActions(QAction* open, QAction* screenshot);

private:
    void addChoosers();
    void addButtons(const ViewActions& actions);
    void takeAsset();
    void takeView();

    Session& m_session;
    QComboBox* m_mode = nullptr;
    QComboBox* m_set = nullptr;
    QComboBox* m_weights = nullptr;
};

}  // namespace sinew
