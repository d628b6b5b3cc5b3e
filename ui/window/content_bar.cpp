// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/content_bar.h"

#include <QVBoxLayout>

#include "model/evaluate/scene_content.h"
#include "model/view/view_data.h"
#include "ui/session/appearance.h"
#include "ui/session/document.h"
#include "ui/session/selection.h"
#include "ui/window/message_bar.h"

namespace sinew {

ContentBar::ContentBar(Document& document, Selection& selection, Appearance& appearance,
                       QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_appearance(appearance),
      m_bar(new MessageBar(MessageBar::Kind::Note)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_bar);
    connect(&document, &Document::assetChanged, this, &ContentBar::refresh);
    connect(&selection, &Selection::sceneChanged, this, &ContentBar::refresh);
    connect(&appearance, &Appearance::lookChanged, this, &ContentBar::onLookChanged);
    refresh();
}

void ContentBar::onLookChanged() {
    const Look& look = m_appearance.look();
    if (look.mode != m_look.mode || look.legend != m_look.legend ||
        look.influenceSet != m_look.influenceSet || look.variant != m_look.variant) {
        refresh();
    }
}

void ContentBar::refresh() {
    m_look = m_appearance.look();
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    const SceneContent content =
        asset ? sceneContent(*asset, m_selection.scene()) : SceneContent::Surfaces;
    if (asset && content == SceneContent::Surfaces && !m_look.legend) {
        showMissingData();
    } else if (content == SceneContent::Surfaces) {
        m_bar->hide();
    } else {
        m_bar->showNote(
            content == SceneContent::Bones ? tr("Shown as bones:") : tr("Nothing to draw:"),
            QString::fromStdString(contentReason(*asset, m_selection.scene())));
    }
}

void ContentBar::showMissingData() {
    ViewOptions view;
    static_cast<Look&>(view) = m_look;
    view.scene = m_selection.scene();
    const std::string missing = missingViewData(*m_document.asset(), view);
    if (missing.empty()) {
        m_bar->hide();
        return;
    }
    m_bar->showNote(
        tr("%1 has nothing to show:").arg(QString::fromUtf8(viewModeInfo(view.mode).label)),
        QString::fromStdString(missing));
}

QString ContentBar::text() const {
    return m_bar->text();
}

}  // namespace sinew
