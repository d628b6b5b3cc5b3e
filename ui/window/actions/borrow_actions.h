// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QStringList>
#include <filesystem>

#include "ui/keys/action_set.h"

class QDropEvent;
class QSettings;
class QWidget;

namespace sinew {

class AnimationsPanel;
class BorrowDialog;
class Document;
struct JointMap;
class Player;
class Selection;

/// Borrowing clips of other files: by the File menu, the list of clips and drops. Clips that arrive
/// are played.
class BorrowActions final : public ActionSet {
    Q_OBJECT

public:
    /// All are borrowed; `window` is the parent of the dialogs.
    BorrowActions(Document& document, Player& player, Selection& selection, QSettings& settings,
                  QWidget& window);

    void connectPanel(AnimationsPanel& panel);
    void chooseFile();
    void borrow(const QStringList& paths);
    void showDetails();
    /// Takes drops that mean clips: with Ctrl held, and VRM animations on an avatar. False: it is
    /// not such a drop; the event is unchanged.
    bool handleDrop(QDropEvent& event);

signals:
    void failed(const QString& title, const QString& text);

private:
    void refreshAsset();
    void playArrived();
    void takeMap(std::size_t file, const JointMap& map);

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    QSettings& m_settings;
    QWidget& m_window;
    QPointer<BorrowDialog> m_dialog;
    QStringList m_waiting;             // files to borrow from after the one that is loading
    std::filesystem::path m_arriving;  // empty: none
};

}  // namespace sinew
