// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QApplication>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>
#include <algorithm>
#include <atomic>
#include <memory>

#include "model/check/finding_target.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/window/actions/engine_action.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Diagnostic displaced() {
    Diagnostic found{.severity = Severity::Warning,
                     .code = "DISPLACED_BY_FOUR_SLOTS",
                     .message = "vertex 2 is off",
                     .pointer = "/meshes/0/primitives/0"};
    found.mesh = 0;
    found.primitive = 0;
    found.skin = 0;
    found.joint = 1;
    found.vertex = 2;
    found.vertices = {2, 0};
    found.animation = 0;
    found.seconds = 1.5F;
    return found;
}

bool hasDisplaced(const Document& document) {
    return std::any_of(
        document.findings().begin(), document.findings().end(),
        [](const Diagnostic& finding) { return finding.code == "DISPLACED_BY_FOUR_SLOTS"; });
}

/// What a check that runs in another thread, and may outlive the test's fixture, shares with it.
struct SlowCheck {
    QSemaphore permits;
    std::atomic<bool> stopped = false;
    std::atomic<float> limit = 0.0F;
};

/// Reports half of its progress, then waits for a permit or a stop.
EngineChecker::Work workOf(const std::shared_ptr<SlowCheck>& slow) {
    return [slow](const EngineChecker::Clips&, const EngineLimits& limits,
                  const EngineProgress& progress, const std::stop_token& stop) {
        slow->limit = limits.maxDisplacement;
        progress(0.5F);
        while (!slow->permits.tryAcquire(1, 5)) {
            if (stop.stop_requested()) {
                slow->stopped = true;
                return std::vector<Diagnostic>();
            }
        }
        return std::vector<Diagnostic>{displaced()};
    };
}

struct DialogFixture : WindowFixture {
    std::shared_ptr<SlowCheck> slow = std::make_shared<SlowCheck>();

    DialogFixture() : WindowFixture(nullptr) {
        session.document().setCheck({});
        session.document().engines().setWork(workOf(slow));
        session.document().show({.asset = character(), .outline = {}});
    }
    EngineDialog& dialog() {
        find<QAction>("check-for-engines").trigger();
        return *window.findChild<EngineDialog*>();
    }
    bool busy() { return session.document().engines().busy(); }
};

}  // namespace

class TestEngineCheck : public QObject {
    Q_OBJECT

private slots:
    void theCheckRunsWithItsLimitAndAddsFindings() {
        DialogFixture f;
        EngineDialog& dialog = f.dialog();
        const QSignalSpy found(&dialog, &EngineDialog::problemsFound);
        f.find<QDoubleSpinBox>("engineLimit").setValue(2.5);
        f.find<QPushButton>("engineCheck").click();
        QVERIFY(f.busy());
        QTRY_COMPARE(f.find<QProgressBar>("engineProgress").value(), 50);
        QVERIFY(f.find<QProgressBar>("engineProgress").isVisible());
        QCOMPARE(f.slow->limit.load(), 0.025F);
        f.slow->permits.release();
        QTRY_VERIFY(!f.busy());
        QVERIFY(hasDisplaced(f.session.document()));
        QCOMPARE(found.count(), 1);
        QVERIFY(f.find<QLabel>("engineResult").text().startsWith("1 problem"));
        const QTreeView& list = f.find<QTreeView>("findingList");
        QCOMPARE(list.currentIndex().siblingAtColumn(0).data().toString(),
                 QStringLiteral("vertex 2 is off"));
        QVERIFY(!f.find<QProgressBar>("engineProgress").isVisible());
    }

    void cancelEndsItAndTheDialogStays() {
        DialogFixture f;
        EngineDialog& dialog = f.dialog();
        f.find<QPushButton>("engineCheck").click();
        QTRY_COMPARE(f.find<QProgressBar>("engineProgress").value(), 50);
        QCOMPARE(f.find<QPushButton>("engineClose").text(), QStringLiteral("Cancel"));
        f.find<QPushButton>("engineClose").click();
        QVERIFY(!f.busy() && dialog.isVisible());
        QTRY_VERIFY(f.slow->stopped);
        QVERIFY(!hasDisplaced(f.session.document()));
        f.find<QPushButton>("engineClose").click();
        QVERIFY(!dialog.isVisible());
    }

    void anotherFileEndsItAndClosesTheDialog() {
        DialogFixture f;
        QPointer<EngineDialog> dialog = &f.dialog();
        f.find<QPushButton>("engineCheck").click();
        f.slow->permits.release();
        QTRY_VERIFY(hasDisplaced(f.session.document()));
        f.find<QPushButton>("engineCheck").click();
        f.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(!f.busy());
        QVERIFY(!hasDisplaced(f.session.document()));
        QTRY_VERIFY(!dialog);
    }

    void theLimitIsRemembered() {
        DialogFixture f;
        EngineDialog& dialog = f.dialog();
        f.find<QDoubleSpinBox>("engineLimit").setValue(0.25);
        dialog.close();
        QCOMPARE(f.settings.value("check/enginePercent").toDouble(), 0.25);
        QTRY_VERIFY(f.window.findChild<EngineDialog*>() == nullptr);
        QCOMPARE(f.dialog().percent(), 0.25);
    }

    void aFileWithoutSkinsHasNothingToCheck() {
        DialogFixture f;
        QVERIFY(f.find<QAction>("check-for-engines").isEnabled());
        f.session.document().show({.asset = chain(2), .outline = {}});
        QVERIFY(!f.find<QAction>("check-for-engines").isEnabled());
    }

    void itsFindingsLeadToTheMomentAndMarkTheVertices() {
        const auto asset = character();
        const FindingTarget target = findingTarget(*asset, displaced());
        QCOMPARE(target.animation, AnimationIndex(0U));
        QCOMPARE(target.seconds, std::optional<float>(1.5F));
        QCOMPARE(target.joint, JointIndex(1U));
        WindowFixture f;
        f.session.goTo(displaced());
        QCOMPARE(f.session.player().seconds(), 1.5F);
        const auto& marked = f.session.selection().marked();
        QVERIFY(marked);
        QCOMPARE(marked->vertices.size(), std::size_t{2});
        QCOMPARE(marked->vertices[0].vertex, 2U);
        QCOMPARE(marked->vertices[1].vertex, 0U);
    }
};

SINEW_TEST_IN(QApplication, TestEngineCheck)
#include "test_engine_check.moc"
