// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "model/evaluate/hand_pose.h"
#include "tests/support/test_program.h"
#include "tests/ui/morph_fixture.h"
#include "ui/models/status_words.h"
#include "ui/panels/clips/morph_slider_delegate.h"

using namespace sinew;
using namespace sinew::test;

class TestMorphPanel : public QObject {
    Q_OBJECT

private slots:
    void theTargetsAreListedWithHowFarTheyMove() {
        MorphFixture f;
        QCOMPARE(f.targets.model()->rowCount(), 3);
        QCOMPARE(f.text(f.targets, 0, MorphSliderModel::NameColumn), QStringLiteral("Smile"));
        QCOMPARE(f.text(f.targets, 2, MorphSliderModel::NameColumn), QStringLiteral("Target 2"));
        QTRY_COMPARE(f.text(f.targets, 0, MorphSliderModel::CountColumn), QStringLiteral("2"));
        QCOMPARE(f.text(f.targets, 1, MorphSliderModel::LargestColumn), QStringLiteral("2"));
        const auto tip = [&](int row) {
            return f.cell(f.targets, row, 0).data(Qt::ToolTipRole).toString();
        };
        QVERIFY2(tip(0).contains(QStringLiteral("Moves 2 vertices, at most 0.5")),
                 qPrintable(tip(0)));
        QVERIFY2(tip(2).contains(QStringLiteral("Moves no vertex")), qPrintable(tip(2)));
        const auto grey = [&](int row) {
            return f.cell(f.targets, row, 0).data(Qt::ForegroundRole).isValid();
        };
        QVERIFY(!grey(0) && grey(2));
        QVERIFY(!f.find<QComboBox>("morphNode").isVisible());  // there is no choice
    }

    void aFileWithoutMorphTargetsSaysSo() {
        MorphFixture f(character());
        QVERIFY(f.find<QLabel>("morphEmpty").isVisible());
        QVERIFY(!f.targets.isVisible() && !f.expressions.isVisible());
        f.session.document().show({.asset = face(), .outline = {}});
        QVERIFY(!f.find<QLabel>("morphEmpty").isVisible());
        QVERIFY(f.targets.isVisible() && !f.expressions.isVisible());
    }

    void aSliderSetsTheWeightByHandAndResetReturnsIt() {
        MorphFixture f;
        QVERIFY(f.set(f.targets, kFrown, 0.75));
        QCOMPARE(f.weights(), (Weights{0.0F, 0.75F, 0.0F}));
        QCOMPARE(f.text(f.targets, kFrown, MorphSliderModel::ValueColumn), QStringLiteral("0.750"));
        f.makeCurrent(f.targets, kFrown);
        f.find<QPushButton>("morphReset").click();
        QCOMPARE(f.weights(), (Weights{0.0F, 0.0F, 0.0F}));
        QVERIFY(f.session.selection().posing().pose.empty());
        QVERIFY(!f.find<QPushButton>("morphReset").isEnabled());
    }

    void aDragIsOneStepThatUndoNames() {
        MorphFixture f;
        f.session.history().settle();
        const QRect cell =
            f.targets.visualRect(f.cell(f.targets, kFrown, MorphSliderModel::ValueColumn));
        const QRect track = MorphSliderDelegate::trackOf(cell);
        const auto at = [&](double share) {
            return QPoint(track.left() + int(share * track.width()), cell.center().y());
        };
        QTest::mousePress(f.targets.viewport(), Qt::LeftButton, {}, at(0.5));
        QTest::mouseMove(f.targets.viewport(), at(0.75));
        QTest::mouseMove(f.targets.viewport(), at(2.0));
        QCOMPARE(f.weights()[1], 2.0F);
        QTest::mouseRelease(f.targets.viewport(), Qt::LeftButton, {}, at(2.0));
        f.session.history().settle();
        QCOMPARE(f.session.history().undoWords(), QStringLiteral("Morph Weights"));
        f.session.history().undo();
        QCOMPARE(f.weights()[1], 0.0F);
        QCOMPARE(f.text(f.targets, kFrown, MorphSliderModel::ValueColumn), QStringLiteral("0.000"));
        QTest::mouseDClick(f.targets.viewport(), Qt::LeftButton, {}, at(0.9));
        QVERIFY(f.session.selection().posing().pose.empty());
    }

    void anyNumberCanBeTyped() {
        MorphFixture f;
        const QModelIndex cell = f.cell(f.targets, kFrown, MorphSliderModel::ValueColumn);
        const QRect number = MorphSliderDelegate::numberOf(f.targets.visualRect(cell));
        QTest::mouseClick(f.targets.viewport(), Qt::LeftButton, {}, number.center());
        auto& field = f.find<QDoubleSpinBox>("morphNumber");
        QTRY_VERIFY(field.hasFocus());
        QTest::keyClicks(&field, QStringLiteral("-12.5"));
        QTest::keyClick(&field, Qt::Key_Return);
        QTRY_COMPARE(f.weights()[1], -12.5F);
    }

    void theKeysChangeAndResetTheCurrentRow() {
        MorphFixture f;
        f.makeCurrent(f.targets, kFrown);
        f.targets.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&f.targets, Qt::Key_Right);
        QTest::keyClick(&f.targets, Qt::Key_Right);
        QTest::keyClick(&f.targets, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(f.weights()[1], 0.09F);
        QTest::keyClick(&f.targets, Qt::Key_Delete);
        QVERIFY(f.session.selection().posing().pose.empty());
    }

    void aTargetThatAClipDrivesIsLockedUntilItIsTakenOver() {
        MorphFixture f;
        f.walkTo(2.0F);
        QCOMPARE(f.weights()[0], 0.5F);
        QTRY_COMPARE(f.text(f.targets, kSmile, MorphSliderModel::ValueColumn),
                     QStringLiteral("0.500"));
        auto& bar = f.find<QWidget>("morphDriven");
        QVERIFY(bar.isVisible());
        QVERIFY(!f.set(f.targets, kSmile, 0.1));
        QVERIFY(f.set(f.targets, kFrown, 0.1));
        QCOMPARE(f.weights(), (Weights{0.5F, 0.1F, 0.0F}));
        const auto tip = [&] {
            return f.cell(f.targets, kSmile, 0).data(Qt::ToolTipRole).toString();
        };
        QVERIFY2(tip().contains(QStringLiteral("Driven by Walk")), qPrintable(tip()));
        const auto reason = [&](int row) {
            return f.cell(f.targets, row, 0).data(MorphSliderModel::ReasonRole).toString();
        };
        QCOMPARE(reason(kSmile), QStringLiteral("by Walk"));
        QVERIFY(reason(kFrown).isEmpty());
        f.find<QPushButton>("morphTakeOver").click();
        QVERIFY(!bar.isVisible());
        f.walkTo(3.0F);
        QCOMPARE(f.weights()[0], 0.5F);
        QVERIFY2(tip().contains(QStringLiteral("instead of Walk")), qPrintable(tip()));
        f.session.selection().setNode(kBody);
        QCOMPARE(posingWords(f.session.document(), f.session.player(), f.session.selection()),
                 QStringLiteral("Body: 2 morph weights by hand instead of Walk"));
        f.find<QPushButton>("morphResetAll").click();
        QCOMPARE(f.weights(), (Weights{1.0F, 0.0F, 0.0F}));
        QTRY_VERIFY(bar.isVisible());
    }

    void onlyThisOneSetsAllTargetsOfTheNode() {
        MorphFixture f;
        f.walkTo(3.0F);
        f.makeCurrent(f.targets, kFrown);
        f.find<QPushButton>("morphOnly").click();
        QCOMPARE(f.weights(), (Weights{0.0F, 1.0F, 0.0F}));
    }

    void theHeatMapShowsTheCurrentRow() {
        MorphFixture f;
        f.session.history().settle();
        f.makeCurrent(f.targets, kFrown);
        auto& button = f.find<QToolButton>("morphHeatMap");
        QVERIFY(f.session.appearance().look().morphTarget.empty() && !button.isChecked());
        button.click();
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Morph);
        QCOMPARE(f.session.appearance().look().morphTarget, std::string("Frown"));
        f.session.history().settle();
        f.makeCurrent(f.targets, 2);
        QCOMPARE(f.session.appearance().look().morphTarget, std::string("2"));  // has no name
        f.session.history().settle();
        QCOMPARE(f.session.history().undoWords(), QStringLiteral("Display: Morph Target"));
        button.click();
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Shaded);
        f.session.appearance().setMode(ViewMode::Morph);
        QVERIFY(button.isChecked());
    }

    void theSearchKeepsTheRowsThatMatch() {
        MorphFixture f;
        f.find<QLineEdit>("morphSearch").setText(QStringLiteral("frow"));
        QCOMPARE(f.targets.model()->rowCount(), 1);
        QVERIFY(f.set(f.targets, 0, 1.0));
        QCOMPARE(f.weights()[1], 1.0F);
    }

    void theNodeFollowsTheSelectionAndCanBeChosen() {
        Asset two = faceParts();
        two.meshes[1].primitives[0].targets.resize(1);
        two.meshes[1].weights = {0.0F};
        MorphFixture f(finishAsset(std::move(two)));
        auto& nodes = f.find<QComboBox>("morphNode");
        QVERIFY(nodes.isVisible());
        QCOMPARE(nodes.currentIndex(), 0);  // has most targets
        f.session.selection().setNode(kProp);
        QCOMPARE(f.targets.model()->rowCount(), 1);
        QCOMPARE(nodes.currentIndex(), 1);
        f.session.selection().setNode(kHip);  // has none: the list stays
        QCOMPARE(f.targets.model()->rowCount(), 1);
        emit nodes.activated(0);
        QCOMPARE(f.targets.model()->rowCount(), 3);
    }

    void theMenuOfARowActsOnIt() {
        MorphFixture f;
        f.walkTo(2.0F);
        f.makeCurrent(f.targets, kSmile);
        QTRY_VERIFY(f.cell(f.targets, kSmile, 0).data(MorphSliderModel::LockedRole).toBool());
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
        QApplication::sendEvent(&f.targets, &event);
        auto* menu = f.window.findChild<QMenu*>(QStringLiteral("contextMenu"));
        QVERIFY(menu != nullptr);
        for (QAction* action : menu->actions()) {
            if (action->text() == QStringLiteral("Take Over from the Clip")) {
                action->trigger();
            }
        }
        menu->close();
        QCOMPARE(weightByHand(f.session.selection().posing().pose, kBody, 0), std::optional(0.5F));
    }

    void anotherFileForgetsTheWeights() {
        MorphFixture f;
        QVERIFY(f.set(f.targets, kFrown, 0.75));
        f.session.document().show({.asset = otherFile(face()), .outline = {}});
        QCOMPARE(f.weights()[1], 0.0F);
        QCOMPARE(f.text(f.targets, kFrown, MorphSliderModel::ValueColumn), QStringLiteral("0.000"));
    }
};

SINEW_TEST_IN(QApplication, TestMorphPanel)
#include "test_morph_panel.moc"
