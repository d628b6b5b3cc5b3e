// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QWindow>

class QWidget;

namespace sinew {

class Document;
class Player;

/// Space plays and pauses wherever the focus is: no button, list or picture swallows it. Only a
/// text field, an open menu, a dialog and the empty window keep it. Watches the whole application.
class SpaceKey final : public QObject {
    Q_OBJECT

public:
    SpaceKey(Document& document, Player& player, QWidget& window);

    /// The picture's native window, which has no widget focus of its own.
    void setViewportWindow(QWindow* window) { m_viewport = window; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool concernsUs(const QObject* watched) const;

    Document& m_document;
    Player& m_player;
    QWidget& m_window;
    QPointer<QWindow> m_viewport;
};

}  // namespace sinew
