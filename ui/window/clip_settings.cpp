// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/clip_settings.h"

#include <QSettings>

#include "ui/panels/animations_panel.h"
#include "ui/panels/clip_list.h"
#include "ui/session/session.h"

namespace sinew {
namespace {

constexpr const char* kClipColumnsKey = "clips/columns";
constexpr const char* kClipSortedKey = "clips/sorted";
constexpr const char* kClipDescendingKey = "clips/descending";

ClipColumnState storedClipColumns(const QSettings& settings) {
    ClipColumnState state = ClipList::firstColumns();
    state.shown = settings.value(QLatin1String(kClipColumnsKey), state.shown).toStringList();
    state.sorted = settings.value(QLatin1String(kClipSortedKey)).toString();
    state.order = settings.value(QLatin1String(kClipDescendingKey)).toBool() ? Qt::DescendingOrder
                                                                             : Qt::AscendingOrder;
    return state;
}

void storeClipColumns(const ClipColumnState& state, QSettings& settings) {
    settings.setValue(QLatin1String(kClipColumnsKey), state.shown);
    settings.setValue(QLatin1String(kClipSortedKey), state.sorted);
    settings.setValue(QLatin1String(kClipDescendingKey), state.order == Qt::DescendingOrder);
}

}  // namespace

AnimationsPanel* makeAnimationsPanel(Session& session, QSettings& settings) {
    auto* panel = new AnimationsPanel(session.document(), session.player(), session.selection());
    panel->list().setColumns(storedClipColumns(settings));
    QObject::connect(&panel->list(), &ClipList::columnsChanged, panel,
                     [panel, &settings] { storeClipColumns(panel->list().columns(), settings); });
    return panel;
}

}  // namespace sinew
