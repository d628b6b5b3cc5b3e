// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/clips/clip_list.h"

#include <QResizeEvent>

#include "ui/models/animation_list_model.h"
#include "ui/panels/widgets/cell_delegates.h"

namespace sinew {

ClipList::ClipList(ClipOrder& clips)
    : ColumnTree("animationList", tr("Animations"), clips, clipColumns(), tr("Order of the File")) {
    setItemDelegateForColumn(0, new NameDelegate(this));
}

bool ClipList::yields(int column) const {
    return column == int(ClipColumn::Frames);
}

void ClipList::resizeEvent(QResizeEvent* event) {
    const QRect before(QPoint(), event->oldSize());
    const bool wasShown = before.intersects(visualRect(currentIndex()));
    ColumnTree::resizeEvent(event);
    if (wasShown) {
        scrollTo(currentIndex());
    }
}

}  // namespace sinew
