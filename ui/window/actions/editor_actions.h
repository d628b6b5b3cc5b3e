// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <array>

#include "ui/timeline/track_editor.h"

class QAction;
class QDockWidget;
class QMenu;
class QSettings;

namespace sinew {

class BottomHeights;
class TimelinePanel;

/// The actions that open the dope sheet and the curves in the timeline and close them again. The
/// open editor is remembered; with one the timeline has a height of its own.
class EditorActions final : public QObject {
    Q_OBJECT

public:
    /// All are borrowed.
    struct Parts {
        TimelinePanel& timeline;
        QDockWidget& dock;
        BottomHeights& heights;
        QSettings& settings;
    };
    EditorActions(const Parts& parts, QObject* parent);

    void fillMenu(QMenu& menu) const;
    void restore();  // what was open at the end of the last start

private:
    QAction* add(TrackEditor editor, const char* icon, const QString& title, const QString& tip);
    void take(TrackEditor editor, bool wanted);
    void refresh();

    Parts m_parts;
    std::array<QAction*, 2> m_actions{};
};

}  // namespace sinew
