// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/dialogs/bookmark_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QTreeView>

#include "ui/panels/widgets/layouts.h"
#include "ui/session/signals.h"
#include "ui/window/actions/bookmark_actions.h"
#include "ui/window/dialogs/bookmark_model.h"

namespace sinew {

BookmarkDialog::BookmarkDialog(BookmarkActions& actions, QWidget* parent)
    : QDialog(parent), m_actions(actions), m_list(new QTreeView) {
    setWindowTitle(tr("Bookmarks"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_list->setObjectName(QStringLiteral("bookmarkList"));
    m_list->setAccessibleName(tr("Bookmarks"));
    m_list->setModel(&actions.bookmarks());
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(BookmarkModel::Name, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(BookmarkModel::View, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(BookmarkModel::Key, QHeaderView::ResizeToContents);
    m_list->setCurrentIndex(m_list->model()->index(0, 0));

    auto* side = new QVBoxLayout;
    for (QPushButton* button :
         {addButton(tr("Go To"), tr("Move the camera there (double click, Enter)"),
                    &BookmarkDialog::go),
          addButton(tr("Set to Current View"), tr("Keeps name and key"),
                    &BookmarkDialog::replaceView),
          addButton(tr("Rename"), tr("Rename (F2)"), &BookmarkDialog::rename),
          addButton(tr("Remove"), tr("Remove (Del)"), &BookmarkDialog::remove)}) {
        side->addWidget(button);
    }
    side->addStretch();
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close);
    close->button(QDialogButtonBox::Close)->setAutoDefault(false);  // Enter goes to the bookmark
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    side->addWidget(close);
    spaced(new QHBoxLayout(this), {14, 14, 14, 14}, 12, {{m_list, 1}, side});
    resize(560, 300);

    addKeys();
    connect(m_list, &QTreeView::activated, this, &BookmarkDialog::go);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &BookmarkDialog::refreshButtons);
    connectEach(*m_list->model(), this, &BookmarkDialog::refreshButtons,
                &QAbstractItemModel::modelReset, &QAbstractItemModel::rowsRemoved);
    refreshButtons();
}

QPushButton* BookmarkDialog::addButton(const QString& text, const QString& tip,
                                       void (BookmarkDialog::*act)()) {
    auto* button = new QPushButton(text);
    button->setToolTip(tip);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, act);
    m_buttons.append(button);
    return button;
}

void BookmarkDialog::addKeys() {
    auto* del = new QShortcut(QKeySequence::Delete, m_list);
    del->setContext(Qt::WidgetShortcut);
    connect(del, &QShortcut::activated, this, &BookmarkDialog::remove);
}

int BookmarkDialog::row() const {
    return m_list->currentIndex().row();
}

void BookmarkDialog::refreshButtons() {
    for (QPushButton* button : m_buttons) {
        button->setEnabled(row() >= 0);
    }
}

void BookmarkDialog::go() {
    if (row() >= 0) {
        m_actions.goToRow(row());
    }
}

void BookmarkDialog::replaceView() {
    if (row() >= 0) {
        m_actions.replaceRow(row());
    }
}

void BookmarkDialog::rename() {
    if (row() >= 0) {
        m_list->setFocus();
        m_list->edit(m_list->model()->index(row(), BookmarkModel::Name));
    }
}

void BookmarkDialog::remove() {
    if (row() >= 0) {
        m_actions.bookmarks().remove(row());
    }
}

}  // namespace sinew
