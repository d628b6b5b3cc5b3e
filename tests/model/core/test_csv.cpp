// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/csv.h"

#include <QtTest/QTest>

#include "tests/support/test_program.h"

using namespace sinew;

namespace {

std::string cell(std::string_view text) {
    CsvWriter csv;
    csv.text(text);
    return csv.take();
}

}  // namespace

class TestCsv : public QObject {
    Q_OBJECT

private slots:
    void rowsAreSeparatedAndNumbersReadBack() {
        CsvWriter csv;
        csv.heading("name");
        csv.heading("a");
        csv.heading("b");
        csv.endLine();
        csv.text("Hip");
        csv.number(0.1F);
        csv.number(double{0.1F});
        csv.number(std::uint32_t{4294967295U});
        csv.number(std::int64_t{-7});
        csv.empty();
        csv.endLine();
        QCOMPARE(csv.take(), std::string("name,a,b\n\"Hip\",0.1,0.100000001,4294967295,-7,\n"));
    }

    void theSeparatorCanBeATab() {
        CsvWriter csv('\t');
        csv.number(1);
        csv.text("a\tb");
        QCOMPARE(csv.take(), std::string("1\t\"a\\tb\""));
    }

    void namesStayInTheirCell() {
        QCOMPARE(cell("say \"no\", then\r\ngo"), std::string("\"say \"\"no\"\", then\\r\\ngo\""));
        QCOMPARE(cell("a\x1b[31m\u202eb\U000e0041"),
                 std::string("\"a\\u001b[31m\\u202eb\\udb40\\udc41\""));
    }

    void noNameBecomesAFormula() {
        for (const char* name : {"=1+1", "+1", "-1+1", "@SUM(A1)", "＝1"}) {
            QCOMPARE(cell(name), "\"'" + std::string(name) + "\"");
        }
        QCOMPARE(cell(" =1"), std::string("\" '=1\""));
        QCOMPARE(cell("\"=1"), std::string("\"\"\"'=1\""));
        // Where semicolons separate, the rest is a cell of its own.
        QCOMPARE(cell("a;=cmd"), std::string("\"a;'=cmd\""));
        QCOMPARE(cell("a, @b"), std::string("\"a, '@b\""));
    }

    void namesThatAreHarmlessStayAsTheyAre() {
        for (const char* name : {"Left-Arm", "a=b", "x + y", "Hüfte", "arm_L.001", "#20"}) {
            QCOMPARE(cell(name), '"' + std::string(name) + '"');
        }
        QCOMPARE(cell(""), std::string("\"\""));
    }

    void numbersAreNotText() {
        CsvWriter csv;
        csv.number(-1.5F);
        QCOMPARE(csv.take(), std::string("-1.5"));
    }
};

SINEW_TEST(TestCsv)
#include "test_csv.moc"
