// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QScreen>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <thread>

#include "app/gui/program.h"
#include "tests/support/test_program.h"
#include "tests/ui/changing_file.h"
#include "tests/window/patience.h"
#include "tests/window/views.h"
#include "ui/window/bars/reload_bar.h"
#include "viewport/window/viewport_window.h"

using namespace sinew;
using namespace sinew::test;

namespace {

StartOptions writtenOptions(const ChangingFile& file, bool paused) {
    file.put("wood.png", ChangingFile::png(0));
    file.write({.textured = true});
    StartOptions options;
    options.files = {QString::fromStdString(file.path().string())};
    options.paused = paused;
    options.validation = true;
    return options;
}

/// The program with a file of its own that is drawn and watched.
struct Fixture {
    ChangingFile file;
    Program program;
    ViewportWindow& viewport = program.viewport();
    Session& session = program.session();
    QSignalSpy drawn{&viewport, &ViewportWindow::assetDrawn};
    ReloadBar& bar = *program.window().findChild<ReloadBar*>();
    QSignalSpy reloaded{&bar.live(), &LiveReload::reloaded};
    QSignalSpy unchanged{&bar.live(), &LiveReload::unchanged};

    explicit Fixture(bool paused = true) : program(writtenOptions(file, paused)) {
        session.document().setCheck({});
        wait([this] { return drawn.count() > 0 && unchanged.count() > 0; });
    }
    template <class Condition>
    void wait(const Condition& condition, int patience = kPatience) {
        if (!QTest::qWaitFor(condition, patience)) {
            qFatal("nothing happens");
        }
    }
    [[nodiscard]] std::string jointName() const {
        return session.document().asset()->nodes.back().name;
    }
    [[nodiscard]] QImage seen() const {
        return viewport.screen()->grabWindow(viewport.winId()).toImage();
    }
    void mouse(const char* action, double x) const {
        const QPoint at =
            viewport.mapToGlobal(QPoint(int(x * viewport.width()), viewport.height() / 2));
        const QString command =
            QStringLiteral("xdotool mousemove %1 %2 %3").arg(at.x()).arg(at.y()).arg(action);
        if (std::system(qPrintable(command)) != 0) {
            qFatal("xdotool does not run");
        }
    }
};

}  // namespace

class TestReloading : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { forgetViews(); }

    void theNewPictureComesWithoutANoteOverTheOldOne() {
        Fixture f;
        bool noted = false;
        QObject::connect(&f.session.document(), &Document::arrivalChanged, &f.viewport,
                         [&] { noted = noted || f.viewport.note().has_value(); });
        const QImage before = f.seen();
        const int pictures = int(f.drawn.count());
        f.file.put("wood.png", ChangingFile::png(255));
        f.wait([&] { return f.drawn.count() > pictures; });
        f.wait([&] { return f.seen() != before; });
        QVERIFY(!noted);
        QCOMPARE(f.reloaded.count(), 1);
        f.wait([&] { return f.bar.text().contains("1 image changed"); });
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }

    void aDragOfTheCameraGoesOn() {
        Fixture f;
        f.mouse("mousedown 1", 0.4);
        f.mouse("", 0.45);
        f.wait([&] { return f.session.history().held(); });
        f.file.write({.joint = "Tail2", .textured = true});
        float yaw = f.session.rig().camera().yawRadians;
        for (int i = 0; i < 12; ++i) {
            f.mouse("", 0.46 + 0.01 * i);
            f.wait([&] { return f.session.rig().camera().yawRadians != yaw; });
            yaw = f.session.rig().camera().yawRadians;
            QTest::qSleep(100);
        }
        QCOMPARE(f.jointName(), std::string("Tail"));
        f.mouse("mouseup 1", 0.57);
        f.wait([&] { return f.jointName() == "Tail2"; });
        QCOMPARE(f.session.rig().camera().yawRadians, yaw);
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }

    /// SINEW_WRITER_ROUNDS: more of them.
    void aWriterInALoopDoesNoHarmWhileItPlays() {
        Fixture f(false);
        const int rounds = std::max(4, qEnvironmentVariableIntValue("SINEW_WRITER_ROUNDS"));
        std::atomic<bool> ended = false;
        std::thread writer([&] {
            for (int i = 1; i <= rounds; ++i) {
                f.file.writeBadly({.joint = "J" + str(i), .before = i % 3, .textured = true}, i);
            }
            ended = true;
        });
        f.wait([&] { return ended.load(); }, kPatience + 1500 * rounds);
        writer.join();
        f.wait([&] { return f.jointName() == "J" + str(rounds); });
        f.wait([&] { return !f.session.document().arrival(); });
        QVERIFY(f.session.player().playing());
        QVERIFY(f.viewport.asset() == f.session.document().asset());
        QCOMPARE(f.program.finish(), std::vector<std::string>());
    }
};

SINEW_TEST_IN(QApplication, TestReloading)
#include "test_reloading.moc"
