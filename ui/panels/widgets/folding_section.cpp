// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/widgets/folding_section.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/layouts.h"
#include "ui/style/icons.h"

namespace sinew {

FoldingSection::FoldingSection(const QString& title, QWidget* content)
    : m_headline(new QToolButton),
      m_reset(iconButton("sectionReset", "reset", tr("Reset %1 to defaults").arg(title))),
      m_content(content) {
    m_headline->setText(title);
    m_headline->setObjectName(QStringLiteral("sectionHeadline"));
    m_headline->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_headline->setIconSize({10, 10});
    m_headline->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_headline->setFocusPolicy(Qt::TabFocus);
    connect(m_headline, &QToolButton::clicked, this, [this] { setOpen(!m_open); });
    m_reset->setIconSize({14, 14});
    m_reset->setFocusPolicy(Qt::TabFocus);
    QSizePolicy policy = m_reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(policy);
    connect(m_reset, &QToolButton::clicked, this, &FoldingSection::resetWanted);

    auto* line = new QHBoxLayout;
    line->setContentsMargins(4, 2, 6, 0);
    line->addWidget(m_headline, 1);
    line->addWidget(m_reset);
    spaced(new QVBoxLayout(this), {0, 0, 0, 4}, 2, {line, m_content});
    m_headline->setIcon(icon("chevron-down"));
    setChanged(false);
}

void FoldingSection::setOpen(bool open) {
    if (open == m_open) {
        return;
    }
    m_open = open;
    m_headline->setIcon(icon(open ? "chevron-down" : "chevron-right"));
    m_content->setVisible(open);
    emit openChanged(open);
}

void FoldingSection::setChanged(bool changed) {
    m_reset->setVisible(changed);
}

}  // namespace sinew
