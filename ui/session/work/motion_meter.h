// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>
#include <set>
#include <vector>

#include "model/motion/clip_motion.h"
#include "ui/session/work/background_task.h"

namespace sinew {

class Document;
class Player;

/// Measures how the player's clip moves, in a worker thread, while it is wanted: contacts, loop
/// seam and jumps. The feet that the user chooses belong to the file that is shown.
class MotionMeter final : public QObject {
    Q_OBJECT

public:
    /// Document and player are borrowed.
    MotionMeter(Document& document, Player& player, QObject* parent = nullptr);

    /// With another asset: its feet are found.
    void startOver();

    /// Measures while any object wants it; one that is destroyed wants nothing.
    void setWanted(const QObject* by, bool wanted);

    /// Of the current clip; null: not yet, not wanted, or there is none, as with layers.
    [[nodiscard]] const std::shared_ptr<const ClipMotion>& motion() const noexcept {
        return m_motion;
    }
    [[nodiscard]] bool busy() const noexcept { return m_task.busy(); }

    /// None: they are found.
    [[nodiscard]] const std::vector<NodeIndex>& chosenFeet() const noexcept { return m_feet; }
    void setFeet(std::vector<NodeIndex> feet);
    /// The nodes that are feet in the last result.
    [[nodiscard]] std::vector<NodeIndex> feet() const;

    void cancelWork();  // does not wait

signals:
    void changed();  // the result, whether it is busy, or the feet

private:
    void refresh();
    void measure();

    Document& m_document;
    Player& m_player;
    BackgroundTask m_task;
    std::set<const QObject*> m_wantedBy;
    std::vector<NodeIndex> m_feet;
    std::shared_ptr<const ClipMotion> m_motion;

    /// What the result is of, or will be.
    struct Subject {
        std::shared_ptr<const ClipLibrary> clips = {};  // null: nothing
        AnimationIndex animation = {};
        MotionOptions options = {};

        bool operator==(const Subject&) const = default;
    };
    [[nodiscard]] Subject subject() const;
    Subject m_subject;
};

}  // namespace sinew
