// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "tests/ui/changing_file.h"
#include "tests/ui/window_fixture.h"
#include "ui/session/comparison.h"
#include "ui/window/bars/reload_bar.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kPatience = 30000;

struct Fixture : PictureFixture {
    ChangingFile file;

    explicit Fixture(const ChangingFile::Version& version = {}) : PictureFixture(nullptr) {
        session.document().setCheck({});
        file.write(version);
        open(file);
    }
    void open(const ChangingFile& other) {
        waitFor([written = fileClock()] { return fileClock() > written; });
        session.document().open(other.path());
        const auto watched = [&] { return isWatched(bar().live(), other.path("hero.bin")); };
        waitFor(watched);
    }
    ReloadBar& bar() { return *window.findChild<ReloadBar*>(); }
    QPushButton& compare() { return find<QPushButton>("compareWithBefore"); }
    template <class Condition>
    void waitFor(const Condition& condition) {
        if (!QTest::qWaitFor(condition, kPatience)) {
            qFatal("nothing happens");
        }
    }
    QString textAfter(const ChangingFile::Version& version) {
        file.write(version);
        waitFor([&] { return !bar().text().isEmpty(); });
        return bar().text();
    }
};

}  // namespace

class TestReloadBar : public QObject {
    Q_OBJECT

private slots:
    void itSaysWhatChanged() {
        Fixture f;
        QVERIFY(f.bar().text().isEmpty());
        const QString text = f.textAfter({.joint = "Tail2", .seconds = 2.5, .weight = 0.25F});
        QCOMPARE(
            text,
            QString("hero.gltf has changed: 1 vertex re-weighted, the surface at rest moved by "
                    "up to 0.25 units, 1 joint renamed, 'Walk' is 15 frames longer, 1 track "
                    "of 'Walk' changed, the pose differs by up to 0.32 units at frame 60 of "
                    "'Walk'."));
        QVERIFY(f.bar().toolTip().contains("'Tail2'"));
        f.bar().findChild<QToolButton*>()->click();
        QVERIFY(f.bar().text().isEmpty());
    }

    void anImageThatIsReplacedIsNamed() {
        Fixture f({.textured = true});
        f.file.put("wood.png", ChangingFile::png(10));
        f.waitFor([&] { return !f.bar().text().isEmpty(); });
        QCOMPARE(f.bar().text(), QString("hero.gltf has changed: 1 image changed."));
    }

    void whyAVersionCannotBeShownIsSaidUntilItCan() {
        Fixture f;
        f.file.put("hero.gltf", "{");
        f.waitFor([&] { return f.bar().text().contains("cannot be shown yet"); });
        QVERIFY(f.compare().isHidden());
        f.file.write({});
        f.waitFor([&] { return f.bar().text().isEmpty(); });
    }

    void theFocusStaysWhereItIs() {
        Fixture f;
        QVERIFY(f.pictureHasTheKeys());
        (void)f.textAfter({.joint = "Tail2"});
        QVERIFY(f.picture->hasFocus());
        auto* const field = f.window.findChild<QLineEdit*>();
        field->setFocus();
        const QString before = f.bar().text();
        f.file.write({.joint = "Tail3", .seconds = 3.0});
        f.waitFor([&] { return !f.bar().text().isEmpty() && f.bar().text() != before; });
        QVERIFY(field->hasFocus());
    }

    void aDragIsNotInterrupted() {
        Fixture f;
        f.session.history().setHeld(true);
        const auto asset = f.session.document().asset();
        f.file.write({.joint = "Tail2"});
        bool loaded = false;
        QObject::connect(&f.bar().live(), &LiveReload::reloaded, [&] { loaded = true; });
        QVERIFY(!QTest::qWaitFor([&] { return loaded; }, 1500));
        QCOMPARE(f.session.document().asset(), asset);
        f.session.history().setHeld(false);
        f.waitFor([&] { return loaded; });
    }

    void theVersionBeforeIsComparedOnRequest() {
        Fixture f;
        (void)f.textAfter({.joint = "Tail2"});
        QVERIFY(!f.session.comparison().active());
        f.compare().click();
        f.waitFor([&] { return f.session.comparison().active(); });
        QCOMPARE(f.session.comparison().after().asset()->nodes.back().name, std::string("Tail"));
    }

    void anotherFileEndsIt() {
        Fixture f;
        (void)f.textAfter({.joint = "Tail2"});
        const ChangingFile other;
        f.open(other);
        QVERIFY(f.bar().text().isEmpty());
    }

    void watchingIsOnAndRemembered() {
        Fixture f;
        QAction* const watch = f.action("Watch &File");
        QVERIFY(watch != nullptr && watch->isChecked());
        watch->trigger();
        QVERIFY(!f.bar().live().enabled());
        QVERIFY(f.bar().live().files().known().empty());
        Session session;
        MainWindow window(session, f.settings);
        QVERIFY(!window.findChild<ReloadBar*>()->live().enabled());
        f.settings.setValue("file/watch", "perhaps");
        MainWindow third(session, f.settings);
        QVERIFY(third.findChild<ReloadBar*>()->live().enabled());
    }
};

SINEW_TEST_IN(QApplication, TestReloadBar)
#include "test_reload_bar.moc"
