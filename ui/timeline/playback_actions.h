// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/keys/action_set.h"

#include "ui/session/parts.h"

namespace sinew {

/// Playback: transport, in and out point. Disabled while there is nothing to play.
class PlaybackActions final : public ActionSet {
    Q_OBJECT

public:
    /// Document and player are borrowed.
    PlaybackActions(Document& document, Player& player, QObject* parent);

private:
    void refresh() override;

    Player& m_player;
};

}  // namespace sinew
