// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/skin/joint_filter_button.h"

#include <QAction>
#include <QMenu>

#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {

JointFilterButton::JointFilterButton() {
    setObjectName(QStringLiteral("jointKinds"));
    setAccessibleName(tr("Filter joints"));
    setToolTip(tr("Show only joints of some kinds"));
    setPopupMode(InstantPopup);
    setMenu(new QMenu(this));
    addKind(JointKind::Unused, tr("Unused: No Vertex"));
    addKind(JointKind::OverFour, tr("On Vertices with More than 4 Joints"));
    addKind(JointKind::OverEight, tr("On Vertices with More than 8 Joints"));
    addKind(JointKind::Stray, tr("With Stray Islands"));
    addKind(JointKind::Pinned, tr("Pinned"));
    menu()->addSeparator();
    menu()->addAction(tr("All Joints"), this, [this] { setKinds({}); });
    refresh();
}

void JointFilterButton::addKind(JointKind kind, const QString& title) {
    QAction* entry = menu()->addAction(title);
    entry->setCheckable(true);
    entry->setData(static_cast<int>(kind));
    connect(entry, &QAction::triggered, this, [this, kind](bool on) {
        JointKinds chosen = m_kinds;
        setKinds(chosen.setFlag(kind, on));
    });
}

JointKinds JointFilterButton::kinds() const noexcept {
    return m_weighted ? m_kinds : m_kinds & JointKind::Pinned;
}

void JointFilterButton::setWeighted(bool weighted) {
    if (weighted != m_weighted) {
        m_weighted = weighted;
        refresh();
        emit kindsChanged(kinds());
    }
}

void JointFilterButton::setKinds(JointKinds kinds) {
    if (kinds != m_kinds) {
        m_kinds = kinds;
        refresh();
        emit kindsChanged(this->kinds());
    }
}

void JointFilterButton::refresh() {
    for (QAction* entry : menu()->actions()) {
        if (entry->isCheckable()) {
            const auto kind = static_cast<JointKind>(entry->data().toInt());
            entry->setChecked(kinds().testFlag(kind));
            entry->setEnabled(m_weighted || kind == JointKind::Pinned);
        }
    }
    setIcon(kinds() ? sinew::icon("filter", theme::kAccent) : sinew::icon("filter"));
}

}  // namespace sinew
