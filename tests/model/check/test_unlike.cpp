// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/words/unlike.h"
#include "tests/support/test_program.h"

using namespace sinew::words;

class TestUnlike : public QObject {
    Q_OBJECT

private slots:
    void aNumberThatDiffersNeverReadsLikeTheOther() {
        QCOMPARE(shortlyUnlike(0.75, 1.0), std::string("0.75"));
        QCOMPARE(shortlyUnlike(256.0 / 255.0, 1.0), std::string("1.004"));
        QCOMPARE(shortlyUnlike(1.0 + 3e-7, 1.0), std::string("1.0000003"));
        const double next = std::nextafter(1.0, 2.0);
        QVERIFY(shortlyUnlike(next, 1.0) != shortlyUnlike(1.0, next));
    }

    void equalNumbersStayShort() {
        QCOMPARE(shortlyUnlike(1.0, 1.0), std::string("1"));
        QCOMPARE(percentUnlike(0.5, 0.5), std::string("50 %"));
    }

    void percentsAreShortWhereThatTellsThemApart() {
        QCOMPARE(percentUnlike(0.2, 0.005), std::string("20 %"));
        QCOMPARE(percentUnlike(0.00502, 0.005), std::string("0.502 %"));
        QCOMPARE(percentUnlike(0.9999, 1.0), std::string("99.99 %"));
        QCOMPARE(percentUnlike(0.5004, 0.4996), std::string("50.04 %"));
    }
};

SINEW_TEST(TestUnlike)
#include "test_unlike.moc"
