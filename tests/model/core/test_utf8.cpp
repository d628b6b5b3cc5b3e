// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/utf8.h"

#include <QtTest/QTest>

#include "tests/support/test_program.h"

using namespace sinew;

namespace {

std::u32string characters(std::string_view text) {
    std::u32string result;
    while (!text.empty()) {
        result += takeCharacter(text);
    }
    return result;
}

}  // namespace

class TestUtf8 : public QObject {
    Q_OBJECT

private slots:
    void charactersAreDecodedAndBadBytesAreReplaced() {
        QCOMPARE(characters("aß€😀"), std::u32string(U"aß€😀"));
        QCOMPARE(characters("a\xff"
                            "b"),
                 std::u32string(U"a\ufffd"
                                U"b"));
        QCOMPARE(characters("\xe2\x82"), std::u32string(U"\ufffd\ufffd"));
        QCOMPARE(characters("\xc0\x80"), std::u32string(U"\ufffd\ufffd"));
        QCOMPARE(characters("\xed\xa0\x80").front(), U'\ufffd');
    }

    void everyCharacterIsReadBack() {
        const auto last = [](char32_t c) {
            return characters(QString::fromUcs4(&c, 1).toStdString());
        };
        for (const char32_t c : {0x0U, 0x7fU, 0x80U, 0x7ffU, 0x800U, 0xd7ffU, 0xe000U, 0xfffdU,
                                 0xffffU, 0x10000U, 0x10ffffU}) {
            QCOMPARE(last(c), std::u32string(1, c));
        }
    }

    void invalidCodePointsAreReplaced() {
        for (const char* bytes : {"\xe0\x9f\xbf", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80",
                                  "\xed\xbf\xbf", "\xf5\x80\x80\x80", "\xc1\xbf"}) {
            const std::size_t length = std::string_view(bytes).size();
            QCOMPARE(characters(bytes), std::u32string(length, U'\ufffd'));
        }
    }

    void validTextStaysAndAllElseIsReplaced() {
        QCOMPARE(validUtf8("aß€😀"), std::string("aß€😀"));
        QCOMPARE(validUtf8("a\xe2\x82z"), std::string("a\xef\xbf\xbd\xef\xbf\xbdz"));
        QCOMPARE(validUtf8(""), std::string());
    }

    void charactersAreCounted() {
        QCOMPARE(characterCount("aß€😀"), std::size_t{4});
        QCOMPARE(characterCount(""), std::size_t{0});
    }

    void aCutNeverSplitsACharacter() {
        const std::string_view text = "aß€😀";  // 1, 2, 3 and 4 bytes
        constexpr std::size_t kKept[] = {0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 10};
        for (std::size_t most = 0; most < std::size(kKept); ++most) {
            QCOMPARE(cutUtf8(text, most), text.substr(0, kKept[most]));
        }
    }

    void charactersThatChangeALineAreEscaped() {
        QCOMPARE(oneLine("a\tb\r\nc\x1b[0m\x7f"), std::string("a\\tb\\r\\nc\\u001b[0m\\u007f"));
        QCOMPARE(oneLine("a\xc2\x85z\xc2\xa0"),
                 std::string("a\\u0085z\xc2\xa0"));  // U+0085, U+00A0
        QCOMPARE(oneLine("gpj.\u202etxt\u202c"), std::string("gpj.\\u202etxt\\u202c"));
        QCOMPARE(oneLine("\u2066\u2069\u200e\u200f\u061c\u2028\u2029"),
                 std::string("\\u2066\\u2069\\u200e\\u200f\\u061c\\u2028\\u2029"));
        QCOMPARE(oneLine(std::string_view("a\0b", 3)), std::string("a\\u0000b"));
    }

    void charactersThatHideAreEscaped() {
        QCOMPARE(oneLine("H\u200bi\u2060p\ufeffs\u00ad"),
                 std::string("H\\u200bi\\u2060p\\ufeffs\\u00ad"));
        QCOMPARE(oneLine("a\U000e0041\U000e007fb"), std::string("a\\udb40\\udc41\\udb40\\udc7fb"));
    }

    void joinersStayOnlyWhereTheyJoin() {
        QCOMPARE(oneLine("H\u200di\u200cp"), std::string("H\\u200di\\u200cp"));
        QCOMPARE(oneLine("\u200d👩\u200d\u200d🚀\u200d"),
                 std::string("\\u200d👩\\u200d\\u200d🚀\\u200d"));
        QCOMPARE(oneLine("👩\u202e\u200d🚀"), std::string("👩\\u202e\\u200d🚀"));
    }

    void namesOfAnyScriptStayAsTheyAre() {
        for (const char* name : {"Hüfte", "左腕", "ذراع", "זרוע", "👩\u200d🚀", "❤\ufe0f\u200d🔥",
                                 "می\u200cخواهم", "C:\\bone\\n"}) {
            QCOMPARE(oneLine(name), std::string(name));
        }
        QCOMPARE(oneLine("a\xffz"), std::string("a\xef\xbf\xbdz"));
    }

    void escapingTwiceChangesNothing() {
        const std::string once = oneLine("a\n\u202eb\xff\\👩\u202e\u200d🚀\U000e0041");
        QCOMPARE(oneLine(once), once);
    }
};

SINEW_TEST(TestUtf8)
#include "test_utf8.moc"
