// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/manual.h"

#include <QApplication>
#include <QCursor>
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

#include "ui/keys/key_map.h"
#include "ui/window/actions/engine_action.h"
#include "ui/window/dialogs/bookmark_dialog.h"
#include "ui/window/dialogs/borrow_dialog.h"
#include "ui/window/dialogs/film_dialog.h"
#include "ui/window/dialogs/model_export_dialog.h"
#include "ui/window/dialogs/screenshot_dialog.h"
#include "ui/window/dialogs/shortcut_dialog.h"
#include "ui/window/help.h"
#include "ui/window/panel_table.h"

namespace sinew {
namespace {

constexpr const char* kPicturePage = "window/picture";

struct DialogPage {
    const QMetaObject* dialog;
    const char* page;
};

// A dialog without a row keeps the key: KeyDialog waits for any.
constexpr DialogPage kDialogPages[] = {
    {&ScreenshotDialog::staticMetaObject, "window/export"},
    {&FilmDialog::staticMetaObject, "window/export"},
    {&ModelExportDialog::staticMetaObject, "window/export"},
    {&BorrowDialog::staticMetaObject, "window/borrow"},
    {&EngineDialog::staticMetaObject, "window/findings"},
    {&BookmarkDialog::staticMetaObject, kPicturePage},
    {&ShortcutDialog::staticMetaObject, "reference/keys"},
};

QString panelPage(QString dock) {
    return QStringLiteral("window/") + dock.remove(QStringLiteral("Dock"));
}

/// Empty: none.
QString dialogPage(const QWidget& window) {
    for (const DialogPage& row : kDialogPages) {
        if (window.metaObject() == row.dialog) {
            return QLatin1String(row.page);
        }
    }
    return {};
}

}  // namespace

QString Manual::folderFor(const QString& programFolder) {
    for (const char* place : {"../share/doc/sinew/html", "../manual/html"}) {
        const QDir folder(QDir::cleanPath(programFolder + QLatin1Char('/') + QLatin1String(place)));
        if (folder.exists(QStringLiteral("index.html"))) {
            return folder.path();
        }
    }
    return {};
}

QString Manual::pageOf(const QWidget* widget) {
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (const auto* dock = qobject_cast<const QDockWidget*>(widget)) {
            return panelPage(dock->objectName());
        }
        const QString page = dialogPage(*widget);
        if (!page.isEmpty()) {
            return page;
        }
    }
    return QLatin1String(kPicturePage);
}

QStringList Manual::pages() {
    QStringList pages{QLatin1String(kPicturePage)};
    for (const PanelInfo& panel : panelTable()) {
        pages << panelPage(QLatin1String(panel.name));
    }
    for (const DialogPage& row : kDialogPages) {
        pages << QLatin1String(row.page);
    }
    pages.removeDuplicates();
    return pages;
}

Manual::Manual(QWidget& window)
    : QObject(&window),
      m_window(window),
      m_folder(folderFor(QCoreApplication::applicationDirPath())) {
    qApp->installEventFilter(this);
}

void Manual::open(const QString& page) const {
    const QString file = m_folder + QLatin1Char('/') + page + QStringLiteral(".html");
    if (m_folder.isEmpty() || !QDesktopServices::openUrl(QUrl::fromLocalFile(file))) {
        showMissing(file);
    }
}

void Manual::openAt(const QWidget* user) const {
    open(pageOf(user != nullptr ? user : QApplication::widgetAt(QCursor::pos())));
}

void Manual::showMissing(const QString& page) const {
    QMessageBox box(QApplication::activeWindow());
    box.setObjectName(QStringLiteral("noManual"));
    box.setIcon(QMessageBox::Information);
    box.setWindowTitle(tr("Manual"));
    if (m_folder.isEmpty()) {
        box.setText(tr("The manual is not installed."));
        box.setInformativeText(
            tr("On Debian it is the package sinew-doc:\n\nsudo apt install sinew-doc"));
    } else {
        box.setText(tr("No program opens the manual."));
        box.setInformativeText(tr("Open this file in a web browser:\n\n%1").arg(page));
    }
    box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    const QPushButton* keys = box.addButton(tr("Keyboard and Mouse"), QMessageBox::ActionRole);
    box.addButton(QMessageBox::Close);
    box.exec();
    if (box.clickedButton() == keys) {
        showShortcuts(m_window);
    }
}

bool Manual::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (event->type() != QEvent::KeyPress || widget == nullptr) {
        return false;
    }
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const QString page = dialogPage(*widget->window());
    if (page.isEmpty() ||
        keyMap().ownerOf(QKeySequence(key.keyCombination())) != QLatin1String("manual")) {
        return false;
    }
    open(page);
    return true;
}

}  // namespace sinew
