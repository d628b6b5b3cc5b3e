// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>

#include "ui/session/work/root_motion_finder.h"

namespace sinew {

class Document;
class Player;
class Selection;

/// The path of the node whose translation track is under the pointer in the timeline, through the
/// current clip. Measured in another thread.
class TrackPath final : public QObject {
    Q_OBJECT

public:
    /// All are borrowed.
    TrackPath(Document& document, Player& player, Selection& selection, QObject* parent = nullptr);

    /// Null: no such track, or not measured yet. With at least one point.
    [[nodiscard]] const std::shared_ptr<const MotionPath>& path() const noexcept { return m_path; }
    void drop();  // the path, and the work on it, without waiting

signals:
    void changed();

private:
    void refresh();

    Document& m_document;
    Player& m_player;
    Selection& m_selection;
    RootMotionFinder m_finder;
    std::shared_ptr<const MotionPath> m_path;
};

}  // namespace sinew
