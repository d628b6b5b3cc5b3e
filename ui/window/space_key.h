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

/// Makes Space toggle playback regardless of the focus: buttons, lists and the picture do not
/// consume it. Text fields, open menus, dialogs and the empty window keep it. An event filter of
/// the whole application.
class SpaceKey final : public QObject {
    Q_OBJECT

public:
    SpaceKey(Document& document, Player& player, QWidget& window);

    /// The native window of the picture, which has no widget focus.
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
