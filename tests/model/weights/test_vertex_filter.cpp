// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>
#include <functional>

#include "model/weights/vertex_listing.h"
#include "model/weights/weight_sum.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// 20 × 10 vertices on twelve joints: LeftArm, left arm, "Left Arm", Twin, Twin, Node 6, and, …
VertexTable sheetTable() {
    const SheetInfluences influences = randomInfluences(200, 12, 5, 3);
    Asset asset = skinnedSheet(20, 10, 12, influences);
    const char* names[] = {"LeftArm", "RightArm", "Left Leg", "Twin", "Twin",       "",
                           "and",     "Qu\"ote",  "#1",       "Tail", "rig:hand.R", "tail"};
    for (std::size_t i = 0; i < 12; ++i) {
        asset.nodes[asset.skins[0].joints[i].value].name = names[i];
    }
    return {std::make_shared<const Asset>(std::move(asset)), MeshIndex(0), 0, SkinIndex(0)};
}

const VertexTable& sheet() {
    static const VertexTable table = sheetTable();
    return table;
}

std::vector<std::uint32_t> found(const char* text) {
    const VertexFilterResult result = parseVertexFilter(text, sheet());
    if (!result.filter) {
        qWarning("%s: %s", text, result.error ? result.error->message.c_str() : "blank");
        return {0xffffffff};
    }
    const VertexListing listing{.filter = result.filter};
    return *listVertices(sheet(), listing, {}, [](float) {});
}

std::vector<std::uint32_t> where(const std::function<bool(std::size_t)>& holds) {
    std::vector<std::uint32_t> vertices;
    for (std::size_t v = 0; v < sheet().vertexCount(); ++v) {
        if (holds(v)) {
            vertices.push_back(static_cast<std::uint32_t>(v));
        }
    }
    return vertices;
}

float weight(std::uint32_t joint, std::size_t vertex) {
    VertexInfluences influences(sheet().primitive(), 12);
    for (const JointWeight& each : influences.at(vertex)) {
        if (each.joint == joint) {
            return each.weight;
        }
    }
    return 0.0F;
}

float x(std::size_t vertex) {
    return sheet().primitive().positions[vertex].x;
}

VertexFilterError problem(const std::string& text) {
    const VertexFilterResult result = parseVertexFilter(text, sheet());
    return result.error ? *result.error : VertexFilterError{.message = "none"};
}

/// "3+4: message | suggestion"
std::string told(const std::string& text) {
    const VertexFilterError error = problem(text);
    std::string words =
        std::to_string(error.at) + '+' + std::to_string(error.length) + ": " + error.message;
    for (const std::string& each : error.suggestions) {
        words += " | " + each;
    }
    return words;
}

}  // namespace

class TestVertexFilter : public QObject {
    Q_OBJECT

private slots:
    void theVerticesAreThoseOfAPlainLoop() {
        const auto left = where([](std::size_t v) { return weight(0, v) > 0.1F; });
        QVERIFY(left.size() > 5 && left.size() < 195);
        QCOMPARE(found("weight of LeftArm > 0.1"), left);
        QCOMPARE(found("weight of leftarm>0.1"), left);
        QCOMPARE(found("WEIGHT OF \"LeftArm\" > .1"), left);
        QCOMPARE(found("weight of #0 > 1e-1"), left);
        QCOMPARE(found("weight of Left Leg > 0.1"),
                 where([](std::size_t v) { return weight(2, v) > 0.1F; }));
        QCOMPARE(found("weight of 'Left Leg' = 0"),
                 where([](std::size_t v) { return weight(2, v) == 0.0F; }));
        QCOMPARE(
            found("weight of \"and\" \u2265 0.05 and weight of \"Qu\\\"ote\" <> 0"),
            where([](std::size_t v) { return weight(6, v) >= 0.05F && weight(7, v) != 0.0F; }));
        QCOMPARE(found("weight of Node 6 < 0.02 and weight of \"#1\" <= 0.5"),
                 where([](std::size_t v) { return weight(5, v) < 0.02F && weight(8, v) <= 0.5F; }));
        QCOMPARE(found("weight of rig:hand.R > 0 and weight of Tail > 0"),
                 where([](std::size_t v) { return weight(10, v) > 0.0F && weight(9, v) > 0.0F; }));
    }

    void comparisonsAreJoinedAsWritten() {
        const auto a = [](std::size_t v) { return x(v) < 5.0F; };
        const auto b = [](std::size_t v) { return v >= 60; };
        const auto c = [](std::size_t v) { return v % 20 == 3; };
        const auto joinedLeft = where([&](std::size_t v) { return (a(v) && b(v)) || c(v); });
        QCOMPARE(found("POSITION.x < 5 and index >= 60 or POSITION.x = 3"), joinedLeft);
        QCOMPARE(found("POSITION.x = 3 or POSITION.x < 5 and index >= 60"), joinedLeft);
        QCOMPARE(found("position.X < 5 AND (index >= 60 OR POSITION.x == 3)"),
                 where([&](std::size_t v) { return a(v) && (b(v) || c(v)); }));
        QCOMPARE(found("not POSITION.x < 5 and index >= 60"),
                 where([&](std::size_t v) { return !a(v) && b(v); }));
        QCOMPARE(found("not (POSITION.x < 5 and not not index >= 60)"),
                 where([&](std::size_t v) { return !(a(v) && b(v)); }));
        QCOMPARE(found("index = 120"), std::vector<std::uint32_t>{120});
        QCOMPARE(found("index != 120").size(), std::size_t{199});
    }

    void aSumIsOneWithinTheTolerance() {
        const auto wrong =
            where([](std::size_t v) { return weightSum(sheet().primitive(), v).wrong; });
        QVERIFY(!wrong.empty());
        QCOMPARE(found("sum != 1"), wrong);
        QCOMPARE(found("sum = 1").size(), 200 - wrong.size());
        QCOMPARE(found("sum < 1 or sum > 1"), wrong);
        QCOMPARE(found("sum <= 1 and sum >= 1").size(), 200 - wrong.size());

        Asset asset = skinnedSheet(4, 1, 2,
                                   {{{0, 1.0F}},
                                    // Differs by less than 2 × 2e-7.
                                    {{0, 0.5F}, {1, 0.5F + 3e-7F}},
                                    {{0, 0.5F}, {1, 0.5F + 6e-7F}},
                                    {}});
        const VertexTable table(std::make_shared<const Asset>(std::move(asset)), MeshIndex(0), 0,
                                SkinIndex(0));
        const VertexFilter notOne = *parseVertexFilter("sum != 1", table).filter;
        const VertexFilter more = *parseVertexFilter("sum > 1", table).filter;
        const VertexFilter none = *parseVertexFilter("sum = 0", table).filter;
        for (std::size_t v = 0; v < 4; ++v) {
            QCOMPARE(notOne.holds(table, v), v >= 2);
            QCOMPARE(more.holds(table, v), v == 2);
            QCOMPARE(none.holds(table, v), v == 3);
        }
    }

    void influencesAreJointsWithAWeight() {
        QCOMPARE(found("influences > 4"), where([](std::size_t v) {
                     VertexInfluences influences(sheet().primitive(), 12);
                     return influences.at(v).size() > 4;
                 }));
    }

    void floatsAreComparedInSinglePrecision() {
        const float stored = sheet().primitive().influenceSets[0].weights[7][0];
        const QByteArray number = QByteArray::number(double(stored), 'g', 9);
        const std::vector<std::uint32_t> equal = found("WEIGHTS_0.x = " + number);
        QVERIFY(std::find(equal.begin(), equal.end(), 7U) != equal.end());
    }

    void errorsSayWhatAndWhere() {
        QCOMPARE(told("weight of LeftArn > 0.1"),
                 "10+7: No joint of the skin is called LeftArn | LeftArm");
        QCOMPARE(told("weight of \"left log\" > 0"),
                 "10+10: No joint of the skin is called left log | \"Left Leg\"");
        QCOMPARE(told("weight of Twin > 0"), "10+4: 2 joints are called Twin | #3 | #4");
        QCOMPARE(told("weight of #12 > 0"), "10+3: Expected the number of a joint, #0 to #11");
        QCOMPARE(told("weight LeftArm > 0"),
                 "7+7: Expected of and a joint after weight: weight of LeftArm > 0.1");
        QCOMPARE(told("weight of > 0"),
                 "10+1: Expected the name of a joint, or its number as in #3");
        QCOMPARE(told("influenses > 4"),
                 "0+10: There is no quantity \"influenses\"; there are index, weight of a joint, "
                 "sum, influences, POSITION.x/y/z, JOINTS_0.x/y/z/w, WEIGHTS_0.x/y/z/w, "
                 "JOINTS_1.x/y/z/w, WEIGHTS_1.x/y/z/w | influences");
        QCOMPARE(told("POSITION < 4"),
                 "0+8: POSITION has several components | POSITION.x | POSITION.y | POSITION.z");
        QCOMPARE(told("sum"), "3+0: Expected a comparison after sum: = != < <= > >=");
        QCOMPARE(told("weight of Tail and sum = 1"),
                 "15+3: Expected a comparison after weight of Tail: = != < <= > >=");
        QCOMPARE(told("sum = "), "6+0: Expected a number after =");
        QCOMPARE(told("sum = one"), "6+3: \"one\" is not a number");
        QCOMPARE(told("sum = 1 index = 2"), "8+5: Expected and, or, or the end");
        QCOMPARE(told("sum = 1)"), "7+1: This parenthesis closes nothing");
        QCOMPARE(told("not (sum = 1"), "4+1: This parenthesis is not closed");
        QCOMPARE(told("weight of \"Tail > 0"), "10+9: The quote is not closed");
        QCOMPARE(told("sum ! 1"), "4+1: '!' is only valid in '!='; use 'not' to negate | != | not");
        QCOMPARE(problem("sum = 1 and").at, std::size_t{11});
        QCOMPARE(problem(std::string(21, '(') + "sum = 1").message,
                 "The parentheses are nested too deeply");
        QCOMPARE(problem(std::string(5000, ' ')).message, "The filter is too long");
    }

    void aBlankTextIsNoFilter() {
        const VertexFilterResult result = parseVertexFilter(" \t", sheet());
        QVERIFY(!result.filter && !result.error);
    }

    void theDeepestFilterIsEvaluatedRight() {
        std::string text;
        for (int i = 0; i < 20; ++i) {
            text += "index = 999 or index >= 0 and (";
        }
        text += "index = 5" + std::string(20, ')');
        QCOMPARE(found(text.c_str()), std::vector<std::uint32_t>{5});
    }

    void aPrimitiveWithoutWeightsSaysSo() {
        Asset asset;
        Primitive primitive;
        primitive.positions = {{0, 0, 0}, {1, 2, 3}};
        asset.meshes.resize(1);
        asset.meshes[0].primitives.push_back(primitive);
        const VertexTable table(std::make_shared<const Asset>(std::move(asset)), MeshIndex(0), 0,
                                {});
        for (const char* text : {"sum = 1", "influences > 4", "weight of Arm > 0"}) {
            QCOMPARE(parseVertexFilter(text, table).error->message,
                     "This primitive has no weights");
        }
        QVERIFY(parseVertexFilter("POSITION.y = 2", table).filter->holds(table, 1));
    }

    void whatMorphTargetsMoveIsAQuantity() {
        Asset asset;
        Primitive primitive;
        primitive.positions = {{0, 0, 0}, {1, 2, 3}};
        primitive.targets.resize(2);
        primitive.targets[0].positions = std::vector<glm::vec3>{{0, 1, 0}, {0, 0, 0}};
        primitive.targets[1].positions = std::vector<glm::vec3>{{0, 0, 0}, {0, 3, 4}};
        asset.meshes.resize(1);
        asset.meshes[0].primitives.push_back(primitive);
        const VertexTable table(std::make_shared<const Asset>(std::move(asset)), MeshIndex(0), 0,
                                {});
        const VertexFilterResult result = parseVertexFilter("morph = 5", table);
        QVERIFY(result.filter->holds(table, 1) && !result.filter->holds(table, 0));
    }

    void everyNameCanBeWrittenInAFilter() {
        for (const char* name :
             {"LeftArm", "Left Leg", "and", "Qu\"ote", "#1", "a\\b", "rig:hand.R"}) {
            const std::string text = "weight of " + filterName(name) + " > 0";
            const VertexFilterError error = problem(text);
            QVERIFY2(error.message == "none" ||
                         error.message == std::string("No joint of the skin is called ") + name,
                     text.c_str());
        }
        QCOMPARE(filterName("rig:hand.R"), "rig:hand.R");
        QCOMPARE(filterName("Left Leg"), "\"Left Leg\"");
    }
};

SINEW_TEST(TestVertexFilter)
#include "test_vertex_filter.moc"
