// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/actions/bookmark_actions.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>

#include "model/core/file_target.h"
#include "ui/keys/key_map.h"
#include "ui/session/camera_rig.h"
#include "ui/session/document.h"
#include "ui/window/bars/status_line.h"
#include "ui/window/dialogs/bookmark_dialog.h"
#include "ui/window/dialogs/bookmark_model.h"
#include "ui/window/dialogs/dialog_parts.h"
#include "ui/window/settings/bookmark_store.h"

namespace sinew {
namespace {

constexpr const char* kDemonstration = "demonstration";  // has no path

}  // namespace

BookmarkActions::BookmarkActions(Document& document, CameraRig& rig, QSettings& settings,
                                 QMainWindow& window)
    : ActionSet(&window),
      m_document(document),
      m_rig(rig),
      m_settings(settings),
      m_window(window),
      m_bookmarks(new BookmarkModel(this)),
      m_menu(new QMenu(tr("&Bookmarks"), &window)),
      m_set(new QMenu(tr("&Set to Current View"), &window)) {
    m_menu->setObjectName(QStringLiteral("bookmarks"));
    const auto shown = [&document] { return document.asset() != nullptr; };
    add(QStringLiteral("add-bookmark"), [this] { addBookmark(); }, {.enabled = shown});
    add(QStringLiteral("edit-bookmarks"), [this] { showDialog(); },
        {.enabled = [this] { return m_bookmarks->rowCount() > 0; }});
    addKeys();
    connect(m_menu, &QMenu::aboutToShow, this, &BookmarkActions::fillMenu);
    connect(m_bookmarks, &BookmarkModel::edited, this, &BookmarkActions::keep);
    connect(&document, &Document::assetChanged, this, &BookmarkActions::refreshAsset);
    refreshAsset();
    fillMenu();
}

/// Entries of the menu come and go; the keys stay, and say if there is no such bookmark.
void BookmarkActions::addKeys() {
    for (int number = 1; number <= kMostBookmarkNumber; ++number) {
        m_window.addAction(
            add(QStringLiteral("bookmark-%1").arg(number), [this, number] { goToNumber(number); }));
        m_set->addAction(add(QStringLiteral("set-bookmark-%1").arg(number),
                             [this, number] { setNumber(number); },
                             {.enabled = [this] { return m_document.asset() != nullptr; }}));
    }
}

void BookmarkActions::fillMenu() {
    for (QAction* entry : m_menu->actions()) {
        if (entry->parent() == m_menu) {  // an entry made below
            delete entry;
        }
    }
    m_menu->addAction(actionOf(*this, QStringLiteral("add-bookmark")));
    m_menu->addMenu(m_set);
    m_menu->addAction(actionOf(*this, QStringLiteral("edit-bookmarks")));
    m_menu->addSeparator();
    if (m_bookmarks->rowCount() == 0) {
        m_menu->addAction(tr("No bookmarks for this file"))->setEnabled(false);
    }
    for (int row = 0; row < m_bookmarks->rowCount(); ++row) {
        const CameraBookmark& bookmark = m_bookmarks->bookmarks()[row];
        QString text = bookmark.name;
        text.replace(QLatin1Char('&'), QLatin1String("&&"));
        const QString key = keyText(bookmark);
        QAction* entry = m_menu->addAction(key.isEmpty() ? text : text + QLatin1Char('\t') + key);
        connect(entry, &QAction::triggered, this, [this, row] { goToRow(row); });
    }
}

QString BookmarkActions::file() const {
    if (!m_document.asset()) {
        return {};
    }
    const std::filesystem::path& path = m_document.asset()->path;
    if (path.empty()) {
        return QLatin1String(kDemonstration);
    }
    return QString::fromStdString(canonicalPath(path).string());
}

void BookmarkActions::refreshAsset() {
    const bool shown = m_document.asset() != nullptr;
    m_bookmarks->setBookmarks(shown ? BookmarkStore(m_settings).read(file())
                                    : QList<CameraBookmark>());
    m_set->setEnabled(shown);
    refresh();
}

void BookmarkActions::keep() {
    BookmarkStore(m_settings).write(file(), m_bookmarks->bookmarks());
    refresh();
}

void BookmarkActions::addBookmark() {
    if (!m_document.asset()) {
        return;
    }
    if (m_bookmarks->rowCount() >= BookmarkStore::kMostPerFile) {
        sayBriefly(
            m_window,
            tr("This file has %1 bookmarks, which is the limit").arg(BookmarkStore::kMostPerFile));
        return;
    }
    const int row = m_bookmarks->add(presentView());
    const CameraBookmark& added = m_bookmarks->bookmarks()[row];
    sayBriefly(m_window, added.number > 0
                             ? tr("Added %1: %2 returns to it").arg(added.name, keyText(added))
                             : tr("Added %1").arg(added.name));
}

void BookmarkActions::setNumber(int number) {
    if (m_document.asset()) {
        const int row = m_bookmarks->setNumbered(number, presentView());
        const CameraBookmark& bookmark = m_bookmarks->bookmarks()[row];
        sayBriefly(
            m_window,
            tr("%1 is the current view: %2 returns to it").arg(bookmark.name, keyText(bookmark)));
    }
}

void BookmarkActions::goToNumber(int number) {
    const int row = m_bookmarks->rowOf(number);
    if (row >= 0) {
        goToRow(row);
    } else if (m_document.asset()) {
        const QString key = keyText(QStringLiteral("set-bookmark-%1").arg(number));
        sayBriefly(m_window, key.isEmpty()
                                 ? tr("There is no bookmark %1").arg(number)
                                 : tr("There is no bookmark %1; %2 sets it to the current view")
                                       .arg(QString::number(number), key));
    }
}

/// The end of an eased move, as if the user had moved there.
CameraBookmark BookmarkActions::presentView() const {
    CameraState state = m_rig.state();
    state.untouched = false;
    return {.view = savedCamera(state, *m_document.asset())};
}

void BookmarkActions::goToRow(int row) {
    const auto& [name, number, view] = m_bookmarks->bookmarks()[row];
    const NodeIndex node = findCamera(*m_document.asset(), view);
    if (node) {
        m_rig.setCameraNode(node);
    } else if (view.state.node) {
        sayBriefly(m_window, tr("%1: the file no longer has the camera “%2”")
                                 .arg(name, QString::fromStdString(view.nodeName)));
        return;
    } else {
        CameraState state = view.state;
        state.camera.sceneRadius = m_rig.camera().sceneRadius;  // a property of the scene
        m_rig.restore(state);
    }
    sayBriefly(m_window, name);
}

void BookmarkActions::replaceRow(int row) {
    m_bookmarks->replaceView(row, presentView());
}

void BookmarkActions::showDialog() {
    if (!m_dialog) {
        m_dialog = new BookmarkDialog(*this, &m_window);
    }
    bringUp(*m_dialog);
}

}  // namespace sinew
