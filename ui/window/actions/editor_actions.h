// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/keys/action_set.h"
#include "ui/timeline/track_editor.h"

class QDockWidget;
class QSettings;

namespace sinew {

class BottomHeights;
class TimelinePanel;

/// The actions that open the dope sheet and the curves in the timeline and close them again. The
/// open editor is remembered; with one the timeline has a height of its own.
class EditorActions final : public ActionSet {
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

    void restore();  // what was open at the end of the last start

private:
    void toggle(TrackEditor editor);
    void refresh() override;

    Parts m_parts;
};

}  // namespace sinew
