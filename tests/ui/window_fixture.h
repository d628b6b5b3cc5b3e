// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <utility>

#include "tests/ui/character.h"
#include "ui/session/session.h"
#include "ui/window/main_window.h"

namespace sinew::test {

/// A window with the character, separate settings and no viewport.
struct WindowFixture {
    QTemporaryDir folder;
    QSettings settings{folder.filePath("settings.ini"), QSettings::IniFormat};
    Session session;
    MainWindow window{session, settings};

    explicit WindowFixture(std::shared_ptr<const Asset> asset = character()) {
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) {
            qFatal("the window does not become active");
        }
        if (asset) {
            session.document().show({.asset = std::move(asset), .outline = {}});
        }
    }

    template <class Widget>
    Widget& find(const char* name) {
        auto* found = window.findChild<Widget*>(QLatin1String(name));
        if (found == nullptr) {
            qFatal("no %s", name);
        }
        return *found;
    }

    QAction* action(const QString& text) {
        for (QAction* candidate : window.findChildren<QAction*>()) {
            if (candidate->text() == text) {
                return candidate;
            }
        }
        return nullptr;
    }
};

/// The same with a plain widget as the picture.
struct PictureFixture : WindowFixture {
    QWidget* picture = new QWidget;

    explicit PictureFixture(std::shared_ptr<const Asset> asset = character())
        : WindowFixture(std::move(asset)) {
        picture->setObjectName(QStringLiteral("picture"));
        picture->setFocusPolicy(Qt::StrongFocus);
        window.setViewport(picture, nullptr);
    }

    bool pictureHasTheKeys() {
        return QTest::qWaitFor([&] { return picture->hasFocus(); }, 2000);
    }
};

}  // namespace sinew::test
