// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>

#include "model/core/words.h"
#include "tests/support/test_program.h"

using namespace sinew;

class TestWords : public QObject {
    Q_OBJECT

private slots:
    void numbersAgreeWithTheirNouns() {
        QCOMPARE(counted(0, "vertex", "vertices"), std::string("0 vertices"));
        QCOMPARE(counted(1, "vertex", "vertices"), std::string("1 vertex"));
        QCOMPARE(counted(52, "vertex", "vertices"), std::string("52 vertices"));
    }

    void ordinalsEndAsTheyAreSpoken() {
        QCOMPARE(ordinal(1), std::string("1st"));
        QCOMPARE(ordinal(2), std::string("2nd"));
        QCOMPARE(ordinal(3), std::string("3rd"));
        QCOMPARE(ordinal(4), std::string("4th"));
        QCOMPARE(ordinal(11), std::string("11th"));
        QCOMPARE(ordinal(112), std::string("112th"));
        QCOMPARE(ordinal(122), std::string("122nd"));
    }

    void listsHaveCommasBetween() {
        QCOMPARE(listed({}), std::string());
        QCOMPARE(listed(std::array<std::string, 1>{"info"}), std::string("info"));
        QCOMPARE(listed(std::array<std::string, 2>{"info", "check"}), std::string("info, check"));
    }

    void namesAreQuotedAndCut() {
        QCOMPARE(quotedName("Hips", "node", 7), std::string("'Hips'"));
        QCOMPARE(quotedName("", "node", 7), std::string("node 7"));
        QCOMPARE(quotedName(std::string(5000, 'a'), "node", 7).size(), kMostShownBytes + 2);
        QCOMPARE(inQuotes("a"), std::string("\"a\""));
    }
};

SINEW_TEST(TestWords)
#include "test_words.moc"
