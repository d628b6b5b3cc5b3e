// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/json_writer.h"

#include <QtTest/QTest>
#include <cstdlib>
#include <limits>

#include "tests/support/random.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

template <class Number>
std::string written(Number number) {
    std::string text;
    JsonWriter json([&text](std::string_view piece) { text += piece; });
    json.number(number);
    json.finish();
    return text.substr(0, text.find('\n'));
}

}  // namespace

class TestJsonWriter : public QObject {
    Q_OBJECT

private slots:
    void numbersHaveTheShortestDigitsOfTheirType() {
        QCOMPARE(written(0.1F), std::string("0.1"));
        QCOMPARE(written(0.1), std::string("0.1"));
        QCOMPARE(written(double{0.1F}), std::string("0.10000000149011612"));
        QCOMPARE(written(-2.0), std::string("-2"));
        QCOMPARE(written(std::numeric_limits<double>::max()),
                 std::string("1.7976931348623157e+308"));
    }

    void doublesReadBackBitForBit() {
        test::Random random(3);
        for (int i = 0; i < 1000; ++i) {
            const double number =
                random.within(-1.0, 1.0) * std::pow(10.0, random.within(-300, 300));
            QCOMPARE(std::strtod(written(number).c_str(), nullptr), number);
        }
    }

    void numbersThatAreNotFiniteAreNull() {
        QCOMPARE(written(std::numeric_limits<double>::infinity()), std::string("null"));
        QCOMPARE(written(std::numeric_limits<double>::quiet_NaN()), std::string("null"));
        QCOMPARE(written(std::numeric_limits<float>::infinity()), std::string("null"));
    }
};

SINEW_TEST(TestJsonWriter)
#include "test_json_writer.moc"
