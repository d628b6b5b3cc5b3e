// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/editor_actions.h"

#include <QDockWidget>
#include <QSettings>

#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/track_area.h"
#include "ui/window/panel_places.h"
#include "ui/window/settings/panel_settings.h"

namespace sinew {
namespace {

constexpr int kEditorHeight = 330;
const char* const kEditorKey = "timelineEditor";
const char* const kTreeWidthKey = "timelineTracks";
constexpr int kLeastTracks = 60;
constexpr int kMostTracks = 2000;

struct EditorName {
    TrackEditor editor;
    const char* name;  // name in the settings
};
constexpr EditorName kEditorNames[] = {{TrackEditor::None, ""},
                                       {TrackEditor::DopeSheet, "dope sheet"},
                                       {TrackEditor::Curves, "curves"}};

}  // namespace

EditorActions::EditorActions(const Parts& parts, QObject* parent)
    : ActionSet(parent), m_parts(parts) {
    TrackArea& area = m_parts.timeline.area();
    m_parts.heights.addTall(m_parts.dock, kEditorHeight);
    for (const EditorName& row : kEditorNames) {
        if (row.editor == TrackEditor::None) {
            continue;
        }
        const auto run = [this, editor = row.editor] { toggle(editor); };
        m_parts.timeline.addPanelButton(
            add(QString::fromLatin1(row.name).replace(QLatin1Char(' '), QLatin1Char('-')), run,
                {.enabled = [&area, editor = row.editor] { return area.page(editor) != nullptr; },
                 .checked = [&area, editor = row.editor] { return area.editor() == editor; }}));
    }
    follow(area, &TrackArea::editorChanged);
    connect(&area, &TrackArea::treeWidthChanged, this, [this](int pixels) {
        m_parts.settings.setValue(QLatin1String(kTreeWidthKey), pixels);
    });
    keepCurveChoices(area, m_parts.settings);
    refresh();
}

void EditorActions::toggle(TrackEditor editor) {
    TrackArea& area = m_parts.timeline.area();
    const bool opens = area.editor() != editor;
    area.open(opens ? editor : TrackEditor::None);
    if (opens) {
        m_parts.dock.show();
    }
    for (const EditorName& row : kEditorNames) {
        if (row.editor == area.editor()) {
            m_parts.settings.setValue(QLatin1String(kEditorKey), QLatin1String(row.name));
        }
    }
}

void EditorActions::restore() {
    bool known = false;
    const int width = m_parts.settings.value(QLatin1String(kTreeWidthKey)).toInt(&known);
    if (known && width >= kLeastTracks && width <= kMostTracks) {
        m_parts.timeline.area().setTreeWidth(width);
    }
    const QString kept = m_parts.settings.value(QLatin1String(kEditorKey)).toString();
    for (const EditorName& row : kEditorNames) {
        if (kept == QLatin1String(row.name)) {
            m_parts.timeline.area().open(row.editor);
        }
    }
}

void EditorActions::refresh() {
    ActionSet::refresh();
    m_parts.heights.setTall(m_parts.dock, m_parts.timeline.area().editor() != TrackEditor::None);
}

}  // namespace sinew
