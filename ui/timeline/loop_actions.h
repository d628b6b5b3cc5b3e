// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/keys/action_set.h"

#include "ui/session/parts.h"

class QAction;
class QActionGroup;
class QToolButton;

namespace sinew {

/// What happens at the end of a clip: the loop mode, how often it is repeated, and whether the next
/// clip follows; and steps to the next and the previous clip.
class LoopActions final : public ActionSet {
    Q_OBJECT

public:
    /// Document and player are borrowed.
    LoopActions(Document& document, Player& player, QObject* parent);

    /// A button with a menu of them. It shows the loop mode and the pass: "2 / 5".
    [[nodiscard]] QToolButton* makeButton();

private:
    void addModes();
    void addRepeats();
    void addClips();
    void typeRepeats(QWidget* parent);
    void refresh() override;
    void refreshButton();

    Document& m_document;
    Player& m_player;
    QActionGroup* m_repeats;
    QAction* m_otherRepeats = nullptr;  // a number that is not offered
    QToolButton* m_button = nullptr;    // owned by its tool bar; see makeButton
};

}  // namespace sinew
