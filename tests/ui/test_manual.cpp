// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/manual.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>
#include <QTimer>
#include <QUrl>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/keys/action_set.h"
#include "ui/window/dialogs/key_dialog.h"
#include "ui/window/dialogs/shortcut_dialog.h"
#include "ui/window/panel_table.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// Is the browser while it lives.
class Browser final : public QObject {
    Q_OBJECT

public:
    Browser() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "show"); }
    ~Browser() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }

    QStringList shown;

public slots:
    void show(const QUrl& url) { shown << url.toLocalFile(); }
};

void writeEmpty(const QString& path) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
}

/// Closes the next message box, whose button of this text is clicked; returns its words.
void answer(const QString& button, QString& words) {
    QTimer::singleShot(0, qApp, [button, &words] {
        auto& box = dynamic_cast<QMessageBox&>(*QApplication::activeModalWidget());
        words = box.text() + QLatin1Char('\n') + box.informativeText();
        for (QAbstractButton* each : box.buttons()) {
            if (each->text().remove(QLatin1Char('&')) == button) {
                each->click();
            }
        }
    });
}

}  // namespace

class TestManual : public QObject {
    Q_OBJECT

private slots:
    void aProgramFindsItBesideItsBuildAndWhereItIsInstalled() {
        const QTemporaryDir root;
        QVERIFY(Manual::folderFor(root.filePath("bin")).isEmpty());
        writeEmpty(root.filePath("manual/html/index.html"));
        QCOMPARE(Manual::folderFor(root.filePath("bin")), root.filePath("manual/html"));
        writeEmpty(root.filePath("share/doc/sinew/html/index.html"));
        QCOMPARE(Manual::folderFor(root.filePath("bin")), root.filePath("share/doc/sinew/html"));
    }

    void everyPanelHasAPageOfItsOwn() {
        const PictureFixture f;
        QStringList pages;
        for (const PanelInfo& panel : panelTable()) {
            const auto* dock = f.window.findChild<QDockWidget*>(QLatin1String(panel.name));
            pages << Manual::pageOf(dock->widget());
            QVERIFY(Manual::pages().contains(pages.back()));
            const QString file =
                QStringLiteral(SINEW_SOURCE_DIR "/packaging/manual/%1.md").arg(pages.back());
            QVERIFY2(QFile::exists(file), qPrintable(file));
        }
        QCOMPARE(pages.removeDuplicates(), 0);
        QCOMPARE(Manual::pageOf(f.picture), QStringLiteral("window/picture"));
        QCOMPARE(Manual::pageOf(nullptr), QStringLiteral("window/picture"));
    }

    void theKeyOpensThePageOfThePanelInUse() {
        PictureFixture f;
        Browser browser;
        f.window.findChild<Manual*>()->setFolder(QStringLiteral("/manual"));
        QTest::keyClick(f.picture, Qt::Key_F1);
        QCOMPARE(browser.shown, QStringList{"/manual/window/picture.html"});
        actionOf(f.window, QStringLiteral("find"))->trigger();  // goes to the hierarchy
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        QCOMPARE(browser.shown.value(1), QStringLiteral("/manual/window/hierarchy.html"));
        QCOMPARE(browser.shown.size(), 2);
    }

    void theKeyWorksInDialogsThatDoNotAskForKeys() {
        PictureFixture f;
        Browser browser;
        f.window.findChild<Manual*>()->setFolder(QStringLiteral("/manual"));
        ShortcutDialog dialog(f.window);
        dialog.open();
        QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_F1);
        QCOMPARE(browser.shown, QStringList{"/manual/reference/keys.html"});
        KeyDialog asking(QStringLiteral("Open"), {}, &dialog);
        asking.show();
        QTest::keyClick(&asking, Qt::Key_F1);
        QCOMPARE(browser.shown.size(), 1);
        QCOMPARE(asking.keys(), QList<QKeySequence>{QKeySequence(Qt::Key_F1)});
    }

    void withoutItAMessageNamesThePackage() {
        PictureFixture f;
        f.window.findChild<Manual*>()->setFolder({});
        QString words;
        answer(QStringLiteral("Close"), words);
        QTest::keyClick(f.picture, Qt::Key_F1);
        QVERIFY2(words.contains("sudo apt install sinew-doc"), qPrintable(words));
    }
};

SINEW_TEST_IN(QApplication, TestManual)
#include "test_manual.moc"
