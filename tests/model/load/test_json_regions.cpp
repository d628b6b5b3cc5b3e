// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/load/source/json_regions.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::load;
using namespace sinew::test;

namespace {

JsonRegions regionsIn(const std::string& text, const std::vector<std::string>& pointers) {
    return findJsonRegions(bytesOf(text), pointers);
}

/// The text of the region of one pointer.
std::string found(const std::string& text, const std::string& pointer) {
    const JsonRegions result = regionsIn(text, {pointer});
    return result.regions.size() == 1
               ? text.substr(result.regions[0].offset, result.regions[0].bytes)
               : "none";
}

const std::string kText =
    "{\n"
    "  \"nodes\": [\n"
    "    {\"name\": \"Hip\", \"scale\": [1, 2.5, 3]},\n"
    "    {\"name\": \"a \\\"b\\\" ]}\", \"mesh\" : 7 }\n"
    "  ],\n"
    "  \"a/b\": {\"~\": true}, \"\\u00e4\": null\n"
    "}";

}  // namespace

class TestJsonRegions : public QObject {
    Q_OBJECT

private slots:
    void aPointerLeadsToItsValue() {
        QCOMPARE(found(kText, ""), kText);
        QCOMPARE(found(kText, "/nodes/0/scale/1"), std::string("2.5"));
        QCOMPARE(found(kText, "/nodes/0/scale"), std::string("[1, 2.5, 3]"));
        QCOMPARE(found(kText, "/nodes/1/name"), std::string("\"a \\\"b\\\" ]}\""));
        QCOMPARE(found(kText, "/nodes/1/mesh"), std::string("7"));
        QCOMPARE(found(kText, "/a~1b/~0"), std::string("true"));
        QCOMPARE(found(kText, "/ä"), std::string("null"));
    }

    void whatIsMissingGetsTheValueAroundIt() {
        QCOMPARE(found(kText, "/nodes/0/mesh"), found(kText, "/nodes/0"));
        QCOMPARE(found(kText, "/nodes/2"), found(kText, "/nodes"));
        QCOMPARE(found(kText, "/skins/0"), kText);
        QCOMPARE(found(kText, "no pointer"), kText);
    }

    void ofTwoMembersOfOneNameTheLastCounts() {
        QCOMPARE(found("{\"a\": 1, \"a\": 2}", "/a"), std::string("2"));
    }

    void linesAndColumnsCountFromOne() {
        const JsonRegions result = regionsIn(kText, {"/nodes/0/scale/1", "/nodes"});
        QVERIFY(!result.isBinary);
        const JsonRegion& number = result.regions.at(0);
        QCOMPARE(number.line, std::size_t{3});
        QCOMPARE(number.column, std::size_t{34});
        QCOMPARE(number.endLine, std::size_t{3});
        QCOMPARE(number.endColumn, std::size_t{37});
        const JsonRegion& nodes = result.regions.at(1);
        QCOMPARE(nodes.line, std::size_t{2});
        QCOMPARE(nodes.column, std::size_t{12});
        QCOMPARE(nodes.endLine, std::size_t{5});
        QCOMPARE(nodes.endColumn, std::size_t{4});
    }

    void columnsAreUtf16AndAMarkDoesNotCount() {
        const std::string text = "\xef\xbb\xbf{\"ä😀\":1}";
        const JsonRegion region = regionsIn(text, {"/ä😀"}).regions.at(0);
        QCOMPARE(region.column, std::size_t{8});  // { " ä, two for 😀, " :
        QCOMPARE(text.substr(region.offset, region.bytes), std::string("1"));
    }

    void bytesOfAGlbCountFromTheStartOfTheFile() {
        const std::vector<std::uint8_t> glb = skinnedBar().glb();
        const std::vector<std::string> pointers = {"/asset/version"};
        const JsonRegions result = findJsonRegions(glb, pointers);
        QVERIFY(result.isBinary);
        const JsonRegion& region = result.regions.at(0);
        const std::string text(glb.begin(), glb.end());
        QCOMPARE(text.substr(region.offset, region.bytes), std::string("\"2.0\""));
    }

    void brokenTextEndsTheSearch() {
        for (const char* text :
             {"", "{", "{\"a\"", "{\"a\":[", "[1 2", "{1:2}", "{\"a\":[1,", "]", "nul"}) {
            QVERIFY(regionsIn(text, {"/a/0", "/1"}).regions.size() <= 2);
        }
        QVERIFY(regionsIn(std::string(100'000, '['), {"/0/0"}).regions.size() == 1);
        QVERIFY(regionsIn("\xff\xd8\xff", {"/a"}).regions.empty());
    }
};

SINEW_TEST(TestJsonRegions)
#include "test_json_regions.moc"
