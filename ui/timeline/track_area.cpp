// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/timeline/track_area.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/panels/widgets/layouts.h"
#include "ui/timeline/track_tree.h"

namespace sinew {
namespace {

constexpr int kTreeWidth = 220;
constexpr int kLeastEditorHeight = 60;

std::size_t placeOf(TrackEditor editor) {
    return static_cast<std::size_t>(editor);
}

}  // namespace

TrackArea::TrackArea(TrackTree* tree, QWidget* ruler)
    : m_tree(tree),
      m_ruler(ruler),
      m_splitter(new QSplitter(Qt::Horizontal)),
      m_pages(new QStackedWidget),
      m_treeWidth(kTreeWidth) {
    setObjectName(QStringLiteral("trackArea"));
    auto* right = new QWidget;
    m_column = new QVBoxLayout(right);
    spaced(m_column, 0, {{ruler, 1}, {m_pages, 0}});
    m_pages->setMinimumHeight(kLeastEditorHeight);
    m_pages->hide();
    m_pages->installEventFilter(this);
    tree->hide();
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(tree);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { emit treeWidthChanged(treeWidth()); });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_splitter);
}

void TrackArea::addLane(QWidget* lane, QWidget* names) {
    m_column->insertWidget(1 + m_lanes++, lane);
    m_tree->addToHead(names);
}

void TrackArea::setPage(TrackEditor editor, QWidget* page) {
    m_page[placeOf(editor)] = page;
    m_pages->addWidget(page);
}

QWidget* TrackArea::page(TrackEditor editor) const {
    return m_page[placeOf(editor)];
}

void TrackArea::open(TrackEditor editor) {
    QWidget* page = m_page[placeOf(editor)];
    if (editor == m_editor || (editor != TrackEditor::None && page == nullptr)) {
        return;
    }
    const int kept = treeWidth();
    m_editor = editor;
    const bool opens = editor != TrackEditor::None;
    if (opens) {
        m_pages->setCurrentWidget(page);
    }
    m_column->setStretchFactor(m_ruler, opens ? 0 : 1);
    m_column->setStretchFactor(m_pages, opens ? 1 : 0);
    m_pages->setVisible(opens);
    m_tree->setVisible(opens);
    setTreeWidth(kept);
    alignHead();
    emit editorChanged();
}

int TrackArea::treeWidth() const {
    return m_editor == TrackEditor::None ? m_treeWidth : m_splitter->sizes().constFirst();
}

void TrackArea::setTreeWidth(int pixels) {
    m_treeWidth = pixels;
    m_splitter->setSizes({pixels, std::max(1, m_splitter->width() - pixels)});
}

bool TrackArea::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Move || event->type() == QEvent::Resize) {
        alignHead();
    }
    return QWidget::eventFilter(watched, event);
}

/// Search and filters take the height of ruler and lanes.
void TrackArea::alignHead() {
    if (m_editor != TrackEditor::None) {
        m_tree->setHeadHeight(m_pages->y());
    }
}

}  // namespace sinew
