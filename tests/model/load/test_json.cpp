// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <cmath>
#include <limits>

#include "model/load/limits.h"
#include "model/load/source/json_document.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::load;

namespace {

Result<JsonValue> parsed(std::string_view text) {
    Findings findings;
    return parseJson(text, findings);
}

double number(const std::string& text) {
    const Result<JsonValue> value = parsed(text + " ");
    return value.ok() && value->number() != nullptr ? *value->number()
                                                    : std::numeric_limits<double>::quiet_NaN();
}

std::string text(std::string_view json) {
    const Result<JsonValue> value = parsed(json);
    return value.ok() && value->string() != nullptr ? *value->string() : "no string";
}

std::string nested(std::size_t depth) {
    return std::string(depth, '[') + std::string(depth, ']');
}

}  // namespace

class TestJson : public QObject {
    Q_OBJECT

private slots:
    void valuesOfEveryKindAreRead() {
        const Result<JsonValue> root =
            parsed("\n{ \"a\" : [ 1 , true,false ,null, \"x\" , { } , [ ] ] ,\t\"b\":-2.5e1 }\r\n");
        QVERIFY(root.ok());
        const JsonValue::Array& a = root->elements("a");
        QCOMPARE(a.size(), std::size_t{7});
        QCOMPARE(*a[0].number(), 1.0);
        QCOMPARE(*a[1].boolean(), true);
        QCOMPARE(*a[2].boolean(), false);
        QVERIFY(a[3].isNull());
        QCOMPARE(*a[4].string(), std::string("x"));
        QVERIFY(a[5].object() != nullptr && a[5].object()->empty());
        QVERIFY(a[6].array() != nullptr && a[6].array()->empty());
        QCOMPARE(*root->find("b")->number(), -25.0);
    }

    void membersStayInTheOrderOfTheFile() {
        const Result<JsonValue> root = parsed("{\"z\":{\"inner\":1},\"a\":2,\"m\":3}");
        QVERIFY(root.ok());
        const JsonValue::Object& members = *root->object();
        QCOMPARE(members[0].name, std::string("z"));
        QCOMPARE(members[1].name, std::string("a"));
        QCOMPARE(members[2].name, std::string("m"));
    }

    void numbersAreTheNearestDoubles() {
        for (const double value :
             {0.0, 1.0, -1.0, 0.1, 0.30000000000000004, 123456789.123456789, 1e22, 1e23, -1e-22,
              1.7976931348623157e308, 2.2250738585072014e-308, 5e-324, 9007199254740993.0,
              3.4028234663852886e38, 0.000012345678901234567}) {
            char digits[64];
            std::snprintf(digits, sizeof digits, "%.17g", value);
            QCOMPARE(number(digits), value);
            std::snprintf(digits, sizeof digits, "%.40f", value);
            QCOMPARE(number(digits), std::strtod(digits, nullptr));
        }
        QCOMPARE(number("12345678901234567890"), 12345678901234567890.0);
        QCOMPARE(number("100000000000000000000000"), 1e23);
        QCOMPARE(number("1E+2"), 100.0);
        QVERIFY(std::signbit(number("-0.0")));
        QVERIFY(!std::signbit(number("-0")));
    }

    void underflowIsZeroAndOverflowIsAnError() {
        QCOMPARE(number("1e-400"), 0.0);
        QCOMPARE(number("0.000001e-99999999999"), 0.0);
        QCOMPARE(number("0e99999999999"), 0.0);
        for (const char* large : {"1e400", "-1e309", "0.001e99999999999", "12e308"}) {
            const Result<JsonValue> value = parsed(std::string("[1, ") + large + "]");
            QVERIFY(!value.ok());
            QVERIFY(value.error().message.starts_with("a number is out of range at line 1"));
        }
    }

    void malformedTextIsRefused() {
        for (const char* wrong :
             {"",     " ",        "{",         "[",           "[1",     "[1,",   "[1,]",
              "[,1]", "{\"a\"}",  "{\"a\":}",  "{\"a\":1,}",  "{a:1}",  "{1:1}", "[1 2]",
              "01",   "-",        "+1",        "1.",          ".5",     "1e",    "1e+",
              "0x10", "NaN",      "Infinity",  "tru",         "nul",    "True",  "'a'",
              "\"a",  "\"\\x\"",  "\"\\u12\"", "\"\\u12G4\"", "\"\t\"", "1 2",   "{} {}",
              "[]]",  "// no\n1", "\"\\"}) {
            QVERIFY2(!parsed(wrong).ok(), wrong);
        }
    }

    void stringsResolveTheirEscapes() {
        QCOMPARE(text("\"a\\\"b\\\\c\\/d\\b\\f\\n\\r\\tz\""), std::string("a\"b\\c/d\b\f\n\r\tz"));
        QCOMPARE(text("\"\\u0041\\u00e9\\u20AC\\ud83d\\ude00\""),
                 std::string("A\u00e9\u20ac\U0001f600"));
        QCOMPARE(text("\"a\\u0000b\"").size(), std::size_t{3});
        QCOMPARE(
            text("\"\xe3\x83\x9c\xe3\x83\xbc\xe3\x83\xb3 and more than eight plain bytes\""),
            std::string("\xe3\x83\x9c\xe3\x83\xbc\xe3\x83\xb3 and more than eight plain bytes"));
        for (const char* wrong :
             {"\"\\ud83d\"", "\"\\ude00\"", "\"\\ud83dx\"", "\"\\ud83d\\u0041\""}) {
            QVERIFY2(!parsed(wrong).ok(), wrong);
        }
    }

    void bytesThatAreNotUtf8AreRefused() {
        for (const char* wrong : {"\x80", "\xc0\x80", "\xc3", "\xc3(", "\xe0\x80\x80", "\xe2\x82",
                                  "\xed\xa0\x80", "\xf0\x80\x80\x80", "\xf4\x90\x80\x80", "\xff"}) {
            for (const char* before : {"", "seven..", "eight..."}) {
                QVERIFY(!parsed(std::string("\"") + before + wrong + "\"").ok());
            }
        }
        for (const char* right : {"\xc2\x80", "\xed\x9f\xbf", "\xee\x80\x80", "\xf4\x8f\xbf\xbf"}) {
            QCOMPARE(text(std::string("\"") + right + "\""), std::string(right));
        }
    }

    void depthIsLimited() {
        QVERIFY(parsed(nested(kMaxJsonDepth)).ok());
        const Result<JsonValue> deeper = parsed(nested(kMaxJsonDepth + 1));
        QVERIFY(!deeper.ok());
        QCOMPARE(deeper.error().code, ErrorCode::LimitExceeded);
        const Result<JsonValue> abyss = parsed(std::string(1000000, '['));
        QVERIFY(!abyss.ok());
        QCOMPARE(abyss.error().code, ErrorCode::LimitExceeded);
    }

    void ofTwinsTheLastHoldsWithAFinding() {
        std::string many = "{";
        for (int i = 0; i < 40; ++i) {
            many += "\"n" + std::to_string(i) + "\":" + std::to_string(i) + ",";
        }
        many += "\"n7\":99}";
        for (const std::string& json :
             {std::string("{\"a\":1,\"n7\":2,\"b\":3,\"n7\":99}"), many}) {
            Findings findings;
            const Result<JsonValue> root = parseJson(json, findings);
            QVERIFY(root.ok());
            QCOMPARE(*root->find("n7")->number(), 99.0);
            const std::vector<Diagnostic> found = findings.take();
            QCOMPARE(found.size(), std::size_t{1});
            QCOMPARE(found[0].code, std::string("JSON_DUPLICATE_NAME"));
            QVERIFY(found[0].message.find("\"n7\"") != std::string::npos);
        }
    }

    void zerosAfterTheTextAreItsEnd() {
        using namespace std::string_view_literals;
        QVERIFY(parsed("{} \0\0\0"sv).ok());
        QVERIFY(!parsed("{\0}"sv).ok());
    }

    void anErrorHasLineAndColumn() {
        const Result<JsonValue> wrong = parsed("{\n  \"a\": 1,\n  \"b\" 2\n}");
        QVERIFY(!wrong.ok());
        QCOMPARE(wrong.error().message, std::string("not valid JSON at line 3, column 7"));
    }
};

SINEW_TEST(TestJson)
#include "test_json.moc"
