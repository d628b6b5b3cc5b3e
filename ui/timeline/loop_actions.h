// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <vector>

#include "model/evaluate/loop_mode.h"

class QAction;
class QActionGroup;
class QMenu;
class QToolButton;

namespace sinew {

class Document;
class Player;

/// What happens at the end of a clip: the loop mode, how often it is repeated, and whether the next
/// clip follows; and the way to the next and the previous clip.
class LoopActions final : public QObject {
    Q_OBJECT

public:
    /// Document and player are borrowed.
    LoopActions(Document& document, Player& player, QObject* parent);

    void fillMenu(QMenu& menu);
    /// A button with that menu. It shows the loop mode and the pass: "2 / 5".
    [[nodiscard]] QToolButton* makeButton();
    /// Previous and next clip.
    [[nodiscard]] const std::vector<QAction*>& clipSteps() const noexcept { return m_clipSteps; }

private:
    void addModes();
    void addRepeats();
    void addClips();
    void typeRepeats(QWidget* parent);
    void refresh();
    void refreshButton();
    void refreshPlayable();

    Document& m_document;
    Player& m_player;
    QActionGroup* m_modes;
    QActionGroup* m_repeats;
    QAction* m_otherRepeats = nullptr;  // a number that is not offered
    QAction* m_all = nullptr;
    std::vector<QAction*> m_clipSteps;
    QToolButton* m_button = nullptr;  // owned by its tool bar; see makeButton
};

}  // namespace sinew
