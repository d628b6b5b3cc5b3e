// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <memory>

#include "model/state/step_journal.h"
#include "ui/session/session_state.h"

namespace sinew {

class Document;

[[nodiscard]] QString words(const StepName& name);  // "Camera", "Display: Grid"

/// Undo and redo of the view of an asset: camera, selection, pinned vertices, hidden nodes, look
/// and pose by hand. Watches the parts and records a step when the event loop is idle again, so
/// that everything that one event changed is one step; while a button of the mouse is held,
/// everything until its release. Another file starts an empty history; another version of it keeps
/// the steps. Nothing is recorded without an asset.
class UndoHistory final : public QObject {
    Q_OBJECT

public:
    using WallClock = std::function<double()>;  // seconds, never running backwards

    /// The document and the parts are borrowed.
    UndoHistory(const Document& document, const StateParts& parts, WallClock wall);

    // Input of the user. Changes after a press never continue an earlier step.
    void beginInput();        // a key or a button is pressed
    void setHeld(bool held);  // a button of the mouse is held
    [[nodiscard]] bool held() const noexcept { return m_held; }

    void settle();  // records now what has changed
    /// Another file has just arrived: what is set now is part of its first state.
    [[nodiscard]] bool fresh() const noexcept { return m_fresh; }

    [[nodiscard]] QString undoWords() const;  // what undo would undo; empty: nothing
    [[nodiscard]] QString redoWords() const;
    void undo();  // restores exactly, the camera with an eased move if smooth moves are on
    void redo();

signals:
    void changed();  // what can be undone or redone

private:
    void watchParts();
    void startOver();
    void settleSoon();
    void restore(const InspectionState& state);

    const Document& m_document;
    StateParts m_parts;
    WallClock m_wall;
    StepJournal m_journal;
    QTimer m_idle;
    std::uint64_t m_input = 0;
    bool m_held = false;
    std::size_t m_clips = 0;  // clips of the asset; steps refer to them
    bool m_fresh = true;      // another file: its first state is not recorded yet
    bool m_moved = false;     // another version: neither is what it shows
    std::shared_ptr<const Asset> m_asset;
};

}  // namespace sinew
