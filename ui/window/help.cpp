// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/help.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QMessageBox>
#include <QVBoxLayout>

#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

struct Shortcut {
    const char* keys;  // none: `meaning` is a headline
    const char* meaning;
};

constexpr Shortcut kShortcuts[] = {
    {nullptr, QT_TRANSLATE_NOOP("Shortcuts", "Playback")},
    {"Space", QT_TRANSLATE_NOOP("Shortcuts", "Play or pause, wherever the focus is")},
    {"Left, Right", QT_TRANSLATE_NOOP("Shortcuts", "Previous and next frame")},
    {"Up, Down", QT_TRANSLATE_NOOP("Shortcuts", "Next and previous key")},
    {"Home, End", QT_TRANSLATE_NOOP("Shortcuts", "To the start and the end of the clip")},
    {"I, O", QT_TRANSLATE_NOOP("Shortcuts", "Play from here, play up to here")},
    {nullptr, QT_TRANSLATE_NOOP("Shortcuts", "Camera")},
    {"Left or middle drag", QT_TRANSLATE_NOOP("Shortcuts", "Orbit")},
    {"Shift + drag, right drag", QT_TRANSLATE_NOOP("Shortcuts", "Pan")},
    {"Wheel", QT_TRANSLATE_NOOP("Shortcuts", "Zoom")},
    {"F", QT_TRANSLATE_NOOP("Shortcuts", "Frame the selection, or everything")},
    {"A", QT_TRANSLATE_NOOP("Shortcuts", "Frame everything")},
    {"1, 3, 7", QT_TRANSLATE_NOOP("Shortcuts", "Front, right, top (with Ctrl: the opposite)")},
    {"5", QT_TRANSLATE_NOOP("Shortcuts", "Perspective or orthographic")},
    {nullptr, QT_TRANSLATE_NOOP("Shortcuts", "View and file")},
    {"G, X, L", QT_TRANSLATE_NOOP("Shortcuts", "Grid, axes, legend")},
    {"Esc",
     QT_TRANSLATE_NOOP("Shortcuts", "Cancel loading, else clear the selection and show shaded")},
    {"Ctrl + O", QT_TRANSLATE_NOOP("Shortcuts", "Open a file")},
    {"Ctrl + R", QT_TRANSLATE_NOOP("Shortcuts", "Read the file again")},
    {"Ctrl + E", QT_TRANSLATE_NOOP("Shortcuts", "Export a screenshot")},
};

QString translated(const char* text) {
    return QCoreApplication::translate("Shortcuts", text);
}

QLabel* colored(const QString& text, const QColor& color) {
    auto* label = new QLabel(text);
    label->setStyleSheet(QStringLiteral("color: %1;").arg(color.name()));
    return label;
}

}  // namespace

void showAbout(QWidget* parent) {
    QMessageBox box(parent);
    box.setWindowTitle(QMessageBox::tr("About Sinew"));
    box.setIconPixmap(icon("sinew").pixmap(64, 64));
    box.setText(QMessageBox::tr("<b>Sinew %1</b>").arg(QLatin1String(SINEW_VERSION)));
    box.setInformativeText(
        QMessageBox::tr("Looks inside animated glTF files: which joint pulls which vertex, how "
                        "strongly, at which key, and what is wrong with the file.\n\n"
                        "Free software under the MIT licence. Uses Qt %1.")
            .arg(QLatin1String(qVersion())));
    box.exec();
}

void showShortcuts(QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(QDialog::tr("Keyboard and Mouse"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(28);
    grid->setVerticalSpacing(6);
    int row = 0;
    for (const Shortcut& shortcut : kShortcuts) {
        if (shortcut.keys == nullptr) {
            grid->setRowMinimumHeight(row, row == 0 ? 0 : 8);
            ++row;
            grid->addWidget(colored(translated(shortcut.meaning), theme::kAccent), row, 0, 1, 2);
        } else {
            grid->addWidget(colored(QLatin1String(shortcut.keys), theme::kText), row, 0);
            grid->addWidget(colored(translated(shortcut.meaning), theme::kDimText), row, 1);
        }
        ++row;
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(22, 14, 22, 14);
    column->addLayout(grid);
    column->addSpacing(10);
    column->addWidget(buttons);
    dialog.exec();
}

}  // namespace sinew
