// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/track_filter_button.h"

#include <QAction>
#include <QMenu>

#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {

TrackFilterButton::TrackFilterButton() {
    setObjectName(QStringLiteral("trackFilter"));
    setAccessibleName(tr("Filter tracks"));
    setToolTip(tr("Which tracks are listed"));
    setPopupMode(InstantPopup);
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    m_onlySelected = add("onlySelectedTracks", tr("Only Selected"),
                         tr("Only the tracks of the selected nodes and joints"), false);
    m_onlyAnimated = add("onlyAnimatedTracks", tr("Only Animated"),
                         tr("Hide the nodes that the clip does not animate"), true);
    m_hideConstant = add("hideConstantTracks", tr("Hide Constant"),
                         tr("Hide the tracks whose keys are all equal"), false);
    refresh();
}

QAction* TrackFilterButton::add(const char* name, const QString& title, const QString& tip,
                                bool on) {
    QAction* entry = menu()->addAction(title);
    entry->setObjectName(QLatin1String(name));
    entry->setToolTip(tip);
    entry->setCheckable(true);
    entry->setChecked(on);
    connect(entry, &QAction::toggled, this, [this] {
        refresh();
        emit changed();
    });
    return entry;
}

void TrackFilterButton::refresh() {
    const bool narrows = onlySelected() || hideConstant();
    setIcon(narrows ? sinew::icon("filter", theme::kAccent) : sinew::icon("filter"));
}

}  // namespace sinew
