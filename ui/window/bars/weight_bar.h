// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <optional>

#include "ui/session/work/weight_comparer.h"
#include "ui/window/bars/message_bar.h"

class QPushButton;

namespace sinew {

class Session;

/// A bar above the picture if weights as stored and normalised weights visibly differ in the pose
/// shown, with buttons for the other weights and for the vertices concerned.  The pose is compared
/// when it comes to rest, and occasionally during playback. Once a difference was seen the bar
/// stays until another clip, scene or part is shown, and nothing more is compared. Closing the bar
/// holds for the file, also when it is reloaded.
class WeightBar final : public MessageBar {
    Q_OBJECT

public:
    explicit WeightBar(Session& session, QWidget* parent = nullptr);  // the session is borrowed

private:
    void connectSession();
    void onAssetChanged();
    void onLookChanged();
    void judgeAgain();  // what is shown may no longer differ
    void askSoon();
    void ask();
    void take(const WeightDifference& difference);
    void refresh();
    void showOtherWeights();
    void showWhere();
    void mark(const std::vector<MovedVertex>& moved);
    [[nodiscard]] bool posed() const;
    [[nodiscard]] WeightComparer::Question question();

    Session& m_session;
    WeightComparer m_comparer;
    QTimer m_soon;
    QElapsedTimer m_took;  // since the running comparison started
    qint64 m_lastTook = 0;
    QPushButton* m_other;
    QPushButton* m_where;
    std::optional<WeightDifference> m_seen;  // difference in this clip
    bool m_stale = false;                    // seen before something else was shown
    bool m_moved = false;                    // the pose changed while a comparison runs
    bool m_outdated = false;                 // what is shown changed while a comparison runs
    bool m_closed = false;                   // closed by the user, for this file
    bool m_wasPosed = true;
};

}  // namespace sinew
