// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/editor_actions.h"

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QSettings>

#include "ui/keys/key_map.h"
#include "ui/style/icons.h"
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
    : QObject(parent),
      m_parts(parts),
      m_actions{
          add(TrackEditor::DopeSheet, "dope-sheet", tr("Dope Sheet"),
              tr("Dope sheet: every key of every track")),
          add(TrackEditor::Curves, "curves", tr("Curves"), tr("Curves of the selected tracks"))} {
    giveKeys(*m_actions[0], QStringLiteral("dope-sheet"));
    giveKeys(*m_actions[1], QStringLiteral("curves"));
    m_parts.heights.addTall(m_parts.dock, kEditorHeight);
    for (QAction* action : m_actions) {
        m_parts.timeline.addPanelButton(action);
    }
    TrackArea& area = m_parts.timeline.area();
    connect(&area, &TrackArea::editorChanged, this, &EditorActions::refresh);
    connect(&area, &TrackArea::treeWidthChanged, this, [this](int pixels) {
        m_parts.settings.setValue(QLatin1String(kTreeWidthKey), pixels);
    });
    keepCurveChoices(area, m_parts.settings);
    refresh();
}

QAction* EditorActions::add(TrackEditor editor, const char* drawing, const QString& title,
                            const QString& tip) {
    auto* action = new QAction(icon(drawing), title, this);
    action->setObjectName(QStringLiteral("open") + QString(title).remove(QLatin1Char(' ')));
    action->setCheckable(true);
    action->setIconVisibleInMenu(false);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    connect(action, &QAction::triggered, this, [this, editor](bool on) { take(editor, on); });
    return action;
}

void EditorActions::fillMenu(QMenu& menu) const {
    for (QAction* action : m_actions) {
        menu.addAction(action);
    }
}

void EditorActions::take(TrackEditor editor, bool wanted) {
    m_parts.timeline.area().open(wanted ? editor : TrackEditor::None);
    if (wanted) {
        m_parts.dock.show();
    }
    refresh();
    for (const EditorName& row : kEditorNames) {
        if (row.editor == m_parts.timeline.area().editor()) {
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
    const TrackArea& area = m_parts.timeline.area();
    m_actions[0]->setChecked(area.editor() == TrackEditor::DopeSheet);
    m_actions[1]->setChecked(area.editor() == TrackEditor::Curves);
    m_actions[0]->setEnabled(area.page(TrackEditor::DopeSheet) != nullptr);
    m_actions[1]->setEnabled(area.page(TrackEditor::Curves) != nullptr);
    m_parts.heights.setTall(m_parts.dock, area.editor() != TrackEditor::None);
}

}  // namespace sinew
