// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/morph_menu.h"

#include <QAction>
#include <QMenu>

#include "ui/panels/menu_entries.h"
#include "ui/panels/morph_panel.h"
#include "ui/style/icons.h"
#include "ui/window/object_menu.h"
#include "ui/window/panel_guide.h"

namespace sinew {

void fillMorphMenu(QMenu& menu, const MenuContext& context, MorphPanel& panel) {
    const MorphSlider* slider = panel.currentSlider();
    const MorphState* state = panel.currentState();
    if (slider == nullptr || state == nullptr) {
        return;
    }
    addTitle(menu, icon("node-mesh"), slider->name);
    QAction* only =
        menu.addAction(QMenu::tr("Only This One"), &panel, &MorphPanel::showOnlyCurrent);
    only->setEnabled(!slider->parts.empty());
    QAction* takeOver =
        menu.addAction(QMenu::tr("Take Over from the Clip"), &panel, &MorphPanel::takeOverCurrent);
    takeOver->setEnabled(state->locked);
    QAction* reset =
        menu.addAction(icon("reset"), QMenu::tr("Reset"), &panel, &MorphPanel::resetCurrent);
    reset->setEnabled(state->byHand);
    menu.addSeparator();
    menu.addAction(QMenu::tr("Reset All of the Node"), &panel, &MorphPanel::resetNode);
    menu.addAction(QMenu::tr("Show Node in Hierarchy"), &menu,
                   [&guide = context.guide, node = panel.node()] { guide.showInHierarchy(node); });
}

}  // namespace sinew
