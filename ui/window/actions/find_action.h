// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>

class QDockWidget;

namespace sinew {

class KeyFocus;

/// Goes to the search field of the panel that the user is in; of the fallback panel if that one has
/// none, or if the user is in the picture.
class FindAction final : public QAction {
    Q_OBJECT

public:
    /// Both are borrowed.
    FindAction(const KeyFocus& focus, QDockWidget& fallback, QObject* parent);

private:
    void find();

    const KeyFocus& m_focus;
    QDockWidget& m_fallback;
};

}  // namespace sinew
