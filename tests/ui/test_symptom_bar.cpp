// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include "model/diagnose/symptom.h"
#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/panels/findings_panel.h"
#include "ui/panels/symptom_bar.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Diagnostic found(const char* code, const char* message) {
    return {.severity = Severity::Warning, .code = code, .message = message};
}

std::shared_ptr<const Asset> faultyCharacter() {
    auto asset = std::make_shared<Asset>(*character());
    Diagnostic pop = found("KEY_POP", "the knee jumps");
    pop.node = kKnee.value;
    asset->findings = {found("STRAY_INFLUENCE", "a spike"), std::move(pop)};
    return asset;
}

struct SymptomFixture : PictureFixture {
    QTreeView& list = find<QTreeView>("findingList");
    SymptomBar& bar = *window.findChild<SymptomBar*>();

    SymptomFixture() : PictureFixture(nullptr) {
        session.document().setCheck({});
        find<QDockWidget>("findingsDock").show();
        session.document().show({.asset = faultyCharacter(), .outline = {}});
        settle();
    }
    QStringList titles() {
        auto& menu = find<QMenu>("symptomMenu");
        emit menu.aboutToShow();
        QStringList texts;
        for (const QAction* each : menu.actions()) {
            texts.append(each->isSeparator() ? QStringLiteral("-") : each->text());
        }
        return texts;
    }
    void choose(const QString& title) {
        (void)titles();
        for (QAction* each : find<QMenu>("symptomMenu").actions()) {
            if (each->text() == title) {
                each->trigger();
                return;
            }
        }
        qFatal("no symptom %s", qPrintable(title));
    }
    QString verdict() { return find<QLabel>("symptomVerdict").text(); }
    int rows() { return list.model()->rowCount(); }
};

}  // namespace

class TestSymptomBar : public QObject {
    Q_OBJECT

private slots:
    void symptomsWithAnAnswerAreFirst() {
        SymptomFixture f;
        const QStringList titles = f.titles();
        QCOMPARE(titles.size(), int(symptomTable().size()) + 1);
        const auto line = titles.indexOf("-");
        QVERIFY(line > 1);
        QVERIFY(titles.indexOf("Vertices shoot out of the surface") < line);
        QVERIFY(titles.indexOf("A part jumps for a frame") < line);
        QVERIFY(titles.indexOf("A prop is offset, floats or is left behind") > line);
    }

    void aSymptomShowsItsCausesAndTheVerdict() {
        SymptomFixture f;
        QVERIFY(!f.bar.isVisible());
        const int all = f.rows();
        QVERIFY(all >= 2);
        f.choose("A part jumps for a frame");
        QVERIFY(f.bar.isVisible());
        QTRY_VERIFY2(f.verdict().startsWith("Most likely: the knee jumps."),
                     qPrintable(f.verdict()));
        QVERIFY(f.verdict().contains("In Blender: "));
        QCOMPARE(f.rows(), 1);
        f.find<QToolButton>("symptomEnd").click();
        QVERIFY(!f.bar.isVisible());
        QCOMPARE(f.rows(), all);
    }

    void goThereSelectsTheCause() {
        SymptomFixture f;
        f.choose("A part jumps for a frame");
        QVERIFY(!f.list.currentIndex().isValid());
        auto& button = f.find<QToolButton>("symptomGoThere");
        QTRY_VERIFY(button.isVisible());
        button.click();
        QCOMPARE(f.session.selection().node(), kKnee);
        QVERIFY(f.list.currentIndex().isValid());
    }

    void withoutACauseItSaysWhatAnswers() {
        SymptomFixture f;
        f.choose("A prop is offset, floats or is left behind");
        QTRY_VERIFY(f.verdict().startsWith("Nothing in this file explains it."));
        QVERIFY(f.verdict().contains("source file"));
        QVERIFY(!f.find<QToolButton>("symptomGoThere").isVisible());
        QCOMPARE(f.rows(), 0);
    }

    void anotherFileEndsIt() {
        SymptomFixture f;
        f.choose("A part jumps for a frame");
        f.session.document().show({.asset = faultyCharacter(), .outline = {}});
        QVERIFY(!f.bar.isVisible());
        QVERIFY(f.rows() >= 2);
    }

    void theEngineIsAskedFirst() {
        SymptomFixture f;
        QSignalSpy wanted(&f.bar, &SymptomBar::enginesWanted);
        f.window.findChild<FindingsPanel*>()->disconnect(
            SIGNAL(enginesWanted()));  // the dialog would stay open
        f.choose("It is right elsewhere and wrong in my engine");
        QCOMPARE(wanted.count(), 1);
    }

    void helpLeadsToIt() {
        SymptomFixture f;
        f.find<QDockWidget>("findingsDock").hide();
        QAction* help = f.action("&What Do I See?");
        QVERIFY(help != nullptr);
        bool opened = false;
        auto& menu = f.find<QMenu>("symptomMenu");
        QTimer::singleShot(0, &menu, [&] {
            opened = menu.isVisible();
            menu.close();
        });
        help->trigger();
        QVERIFY(opened);
        QVERIFY(f.find<QDockWidget>("findingsDock").isVisible());
    }
};

SINEW_TEST_IN(QApplication, TestSymptomBar)
#include "test_symptom_bar.moc"
