// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Panels that work in threads of their own, all open while the file plays, is scrubbed and
// replaced.
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include "app/gui/program.h"
#include "tests/support/test_program.h"
#include "tests/window/orca_file.h"
#include "tests/window/patience.h"
#include "tests/window/views.h"
#include "viewport/window/viewport_window.h"

using namespace sinew;
using namespace sinew::test;

class TestBusyPanels : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { forgetViews(); }

    void theyStayOpenWhileFilesChange() {
        StartOptions options;
        options.files = {m_orca.path()};
        Program program(std::move(options));
        program.window().resize(640, 480);
        QSignalSpy shown(&program.viewport(), &ViewportWindow::assetShown);
        QTRY_COMPARE_WITH_TIMEOUT(shown.count(), 1, kPatience);
        for (const char* name : {"findingsDock", "verticesDock"}) {
            auto* dock = program.window().findChild<QDockWidget*>(QLatin1String(name));
            dock->show();
            dock->setFloating(true);  // they share a place, and both are to be seen
            QVERIFY(dock->isVisible());
        }
        const auto open = [&](int file) {
            file == 1 ? program.window().openDemonstration()
                      : program.window().openFiles({m_orca.path()});
        };
        int files = 1;
        for (const char* editor : {"Dope Sheet", "Curves"}) {
            trigger(program, editor);
            playAndJump(program);
            open(files);
            ++files;
            QTRY_COMPARE_WITH_TIMEOUT(shown.count(), files, kPatience);
            playAndJump(program);
            QTRY_VERIFY_WITH_TIMEOUT(!program.session().document().checking(), kPatience);
        }
        QCOMPARE(program.finish(), std::vector<std::string>());
    }

private:
    static void trigger(Program& program, const char* text) {
        for (QAction* action : program.window().findChildren<QAction*>()) {
            if (action->text() == QLatin1String(text)) {
                action->trigger();
                return;
            }
        }
        QFAIL("no such action");
    }

    static void playAndJump(Program& program) {
        Session& session = program.session();
        session.selection().setNode(NodeIndex(1U));
        for (const float seconds : {0.7F, 0.1F, 0.4F}) {
            session.player().showMoment(seconds);
            QSignalSpy moments(&session.player(), &Player::timeChanged);
            session.player().setPlaying(true);
            QVERIFY(QTest::qWaitFor([&] { return moments.count() >= 2; }, kPatience));
        }
    }

    OrcaFile m_orca;
};

SINEW_TEST_IN(QApplication, TestBusyPanels)
#include "test_busy_panels.moc"
