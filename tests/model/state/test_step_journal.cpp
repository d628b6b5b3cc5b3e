// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/step_journal.h"

#include <QTest>

#include "model/view/look_option.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

InspectionState lookingFrom(float yawRadians) {
    InspectionState state;
    state.camera.camera.yawRadians = yawRadians;
    state.camera.untouched = false;
    return state;
}

/// A journal whose first state looks from 0.
StepJournal journal() {
    StepJournal made;
    made.startOver(lookingFrom(0.0F));
    return made;
}

}  // namespace

class TestStepJournal : public QObject {
    Q_OBJECT

private slots:
    void stepsAreUndoneInReverseAndRedoneInOrder() {
        StepJournal steps = journal();
        steps.record(lookingFrom(1.0F), 1, 0.0);
        steps.record(lookingFrom(2.0F), 2, 0.0);
        QCOMPARE(steps.undo()->camera.camera.yawRadians, 1.0F);
        QCOMPARE(steps.undo()->camera.camera.yawRadians, 0.0F);
        QVERIFY(steps.undo() == nullptr);
        QCOMPARE(steps.redo()->camera.camera.yawRadians, 1.0F);
        QCOMPARE(steps.redo()->camera.camera.yawRadians, 2.0F);
        QVERIFY(steps.redo() == nullptr);
    }

    void aStepAfterUndoEndsWhatCouldBeRedone() {
        StepJournal steps = journal();
        steps.record(lookingFrom(1.0F), 1, 0.0);
        (void)steps.undo();
        steps.record(lookingFrom(3.0F), 2, 0.0);
        QVERIFY(!steps.redoable());
        QCOMPARE(steps.steps(), std::size_t{1});
    }

    void aBurstOfOneInputIsOneStepUntilAPause() {
        StepJournal steps = journal();
        steps.record(lookingFrom(1.0F), 7, 10.0);
        steps.record(lookingFrom(2.0F), 7, 10.9);
        steps.record(lookingFrom(3.0F), 7, 11.8);
        QCOMPARE(steps.steps(), std::size_t{1});
        steps.record(lookingFrom(4.0F), 7, 12.9);
        QCOMPARE(steps.steps(), std::size_t{2});
        QCOMPARE(steps.undo()->camera.camera.yawRadians, 3.0F);
        QCOMPARE(steps.undo()->camera.camera.yawRadians, 0.0F);
    }

    void anotherPressIsAnotherStepHoweverSoon() {
        StepJournal steps = journal();
        steps.record(lookingFrom(1.0F), 1, 10.0);
        steps.record(lookingFrom(2.0F), 2, 10.0);
        QCOMPARE(steps.steps(), std::size_t{2});
    }

    void aBurstDoesNotMixOptions() {
        StepJournal steps = journal();
        InspectionState state = lookingFrom(0.0F);
        state.look.lighting.exposureEv = 1.0F;
        steps.record(state, 1, 10.0);
        state.look.grid = !state.look.grid;
        steps.record(state, 1, 10.0);
        QCOMPARE(steps.steps(), std::size_t{2});
        const StepName grid{.subject = StepName::Subject::Look, .option = findLookOption("grid")};
        QVERIFY(steps.undoable() == grid);
    }

    void aStepThatEndsWhereItBeganIsNone() {
        StepJournal steps = journal();
        steps.record(lookingFrom(1.0F), 1, 10.0);
        steps.record(lookingFrom(0.0F), 1, 60.0);
        QVERIFY(!steps.undoable());
        steps.record(lookingFrom(1.0F), 2, 60.0);
        steps.record(lookingFrom(0.0F), 3, 60.0);  // another press: the user moved back
        QCOMPARE(steps.steps(), std::size_t{2});
    }

    void theNumberOfStepsIsBounded() {
        StepJournal steps = journal();
        for (int i = 1; i <= 1000; ++i) {
            steps.record(lookingFrom(float(i)), std::uint64_t(i), 0.0);
        }
        QCOMPARE(steps.steps(), StepJournal::kMostSteps);
        QCOMPARE(steps.undo()->camera.camera.yawRadians, 999.0F);
    }
};

SINEW_TEST(TestStepJournal)
#include "test_step_journal.moc"
