// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/timeline/number_box.h"

using sinew::NumberBox;

class TestNumberBox : public QObject {
    Q_OBJECT

private slots:
    void theNumberIsReadWhateverFollowsIt() {
        QCOMPARE(NumberBox::numberIn("29.97 fps, guessed"), 29.97);
        QCOMPARE(NumberBox::numberIn("-0.5×"), -0.5);
        QCOMPARE(NumberBox::numberIn(QString(QChar(0x2212)) + "2×"), -2.0);
        QCOMPARE(NumberBox::numberIn(" 0,25"), 0.25);
        QCOMPARE(NumberBox::numberIn("1e3 fps"), 1000.0);
        QVERIFY(!NumberBox::numberIn("fast"));
        QVERIFY(!NumberBox::numberIn(""));
    }

    void aTypedNumberIsChosenOnceAndShownAsTheOwnerSays() {
        NumberBox box(" fps", {1.0, 1000.0});
        box.setValue(30.0, "guessed");
        QCOMPARE(box.currentText(), QString("30 fps, guessed"));
        QSignalSpy chosen(&box, &NumberBox::chosen);
        connect(&box, &NumberBox::chosen, &box, [&box](double value) { box.setValue(value); });
        box.lineEdit()->selectAll();
        QTest::keyClicks(box.lineEdit(), "12.5");
        QTest::keyClick(box.lineEdit(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(box.currentText(), QString("12.5 fps"));
    }

    void aTypedNumberIsHeldBetweenTheLimits() {
        NumberBox box("×", {-100.0, 100.0});
        box.setValue(1.0);
        connect(&box, &NumberBox::chosen, &box, [&box](double value) { box.setValue(value); });
        const auto typed = [&box](const char* text) {
            box.lineEdit()->selectAll();
            QTest::keyClicks(box.lineEdit(), text);
            QTest::keyClick(box.lineEdit(), Qt::Key_Return);
            return box.currentText();
        };
        QCOMPARE(typed("1e9"), QString("100×"));
        QCOMPARE(typed("-101"), QString(QChar(0x2212)) + "100×");
        QCOMPARE(typed("2e-1"), QString("0.2×"));
        QCOMPARE(typed("2500000"), QString("100×"));
    }

    void invalidNumbersAreRestored() {
        NumberBox box("×", {-100.0, 100.0});
        box.setValue(1.0);
        QSignalSpy chosen(&box, &NumberBox::chosen);
        for (const char* text : {"quick", "", "1"}) {
            box.lineEdit()->selectAll();
            QTest::keyClick(box.lineEdit(), Qt::Key_Delete);
            QTest::keyClicks(box.lineEdit(), text);
            QTest::keyClick(box.lineEdit(), Qt::Key_Return);
            QCOMPARE(box.currentText(), QString("1×"));
        }
        QCOMPARE(chosen.count(), 0);
    }

    void aPresetIsChosenByItsNumber() {
        NumberBox box("×", {-100.0, 100.0});
        box.addPreset(0.5);
        box.addPreset(-1.0);
        QSignalSpy chosen(&box, &NumberBox::chosen);
        emit box.activated(1);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toDouble(), -1.0);
    }
};

SINEW_TEST_IN(QApplication, TestNumberBox)
#include "test_number_box.moc"
