// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/content_bar.h"

#include <QVBoxLayout>

#include "model/evaluate/scene_content.h"
#include "ui/session/document.h"
#include "ui/session/selection.h"
#include "ui/window/message_bar.h"

namespace sinew {

ContentBar::ContentBar(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_bar(new MessageBar(MessageBar::Kind::Note)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_bar);
    connect(&document, &Document::assetChanged, this, &ContentBar::refresh);
    connect(&selection, &Selection::sceneChanged, this, &ContentBar::refresh);
    refresh();
}

void ContentBar::refresh() {
    const std::shared_ptr<const Asset>& asset = m_document.asset();
    const SceneContent content =
        asset ? sceneContent(*asset, m_selection.scene()) : SceneContent::Surfaces;
    if (content == SceneContent::Surfaces) {
        m_bar->hide();
        return;
    }
    m_bar->showNote(content == SceneContent::Bones ? tr("Shown as bones:") : tr("Nothing to draw:"),
                    QString::fromStdString(contentNotice(*asset, m_selection.scene())));
}

QString ContentBar::text() const {
    return m_bar->text();
}

}  // namespace sinew
