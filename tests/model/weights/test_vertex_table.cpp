// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>
#include <cmath>
#include <iomanip>
#include <numeric>
#include <sstream>

#include "model/weights/displacement.h"
#include "model/weights/vertex_listing.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// Three vertices whose attributes are stored as integers of several kinds.
std::shared_ptr<const Asset> storedAsIntegers() {
    GltfBuilder gltf;
    const int position =
        gltf.addAccessor("VEC3", {0, 0, 0, 32767, 0, 0, 0, -32767, 100},
                         {.component = Component::Short, .normalized = true, .byteStride = 8});
    const int normal =
        gltf.addAccessor("VEC3", {0, 127, 0, 0, -127, 0, 64, 1, 0},
                         {.component = Component::Byte, .normalized = true, .byteStride = 4});
    const int texcoord =
        gltf.addAccessor("VEC2", {0, 1, 300, 65535, 7, 8}, {.component = Component::UnsignedShort});
    const int color = gltf.addAccessor(
        "VEC3", {255, 128, 0, 1, 2, 3, 4, 5, 6},
        {.component = Component::UnsignedByte, .normalized = true, .byteStride = 4});
    const int joints = gltf.addAccessor("VEC4", {0, 1, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0},
                                        {.component = Component::UnsignedByte});
    const int weights =
        gltf.addAccessor("VEC4", {255, 0, 0, 0, 100, 155, 0, 0, 50, 40, 0, 0},
                         {.component = Component::UnsignedByte, .normalized = true});
    gltf.set("extensionsUsed", R"(["KHR_mesh_quantization"])");
    gltf.set("extensionsRequired", R"(["KHR_mesh_quantization"])");
    gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) +
                           R"(,"NORMAL":)" + str(normal) + R"(,"TEXCOORD_0":)" + str(texcoord) +
                           R"(,"COLOR_0":)" + str(color) + R"(,"JOINTS_0":)" + str(joints) +
                           R"(,"WEIGHTS_0":)" + str(weights) + "}}]}");
    gltf.add("nodes", R"({"mesh":0,"skin":0})");
    gltf.add("nodes", R"({"name":"A"})");
    gltf.add("nodes", R"({"name":"B"})");
    gltf.add("scenes", R"({"nodes":[0,1,2]})");
    gltf.addSkin({1, 2});
    const auto loaded = gltf.load();
    if (!loaded) {
        qFatal("%s", loaded.error().message.c_str());
    }
    return *loaded;
}

std::size_t columnOf(const VertexTable& table, std::string_view name) {
    for (std::size_t i = 0; i < table.columns().size(); ++i) {
        if (table.columns()[i].name == name) {
            return i;
        }
    }
    qFatal("no such column");
}

std::vector<double> storedColumn(const VertexTable& table, std::string_view name) {
    std::vector<double> values;
    for (std::size_t v = 0; v < table.vertexCount(); ++v) {
        values.push_back(table.stored(columnOf(table, name), v));
    }
    return values;
}

VertexTable sheetOf(std::uint32_t columns, std::uint32_t rows) {
    return {std::make_shared<const Asset>(
                skinnedSheet(columns, rows, 4, randomInfluences(columns * rows, 4, 3, 1))),
            MeshIndex(0), 0, SkinIndex(0)};
}

constexpr auto kIgnoreProgress = [](float) {};

}  // namespace

class TestVertexTable : public QObject {
    Q_OBJECT

private slots:
    void integersAreShownAsStored() {
        const VertexTable table(storedAsIntegers(), MeshIndex(0), 0, SkinIndex(0));
        using Column = std::vector<double>;
        QCOMPARE(storedColumn(table, "POSITION.y"), (Column{0, 0, -32767}));
        QCOMPARE(storedColumn(table, "NORMAL.x"), (Column{0, 0, 64}));
        QCOMPARE(storedColumn(table, "TEXCOORD_0.v"), (Column{1, 65535, 8}));
        QCOMPARE(storedColumn(table, "COLOR_0.g"), (Column{128, 2, 5}));
        QCOMPARE(storedColumn(table, "JOINTS_0.y"), (Column{1, 0, 1}));
        QCOMPARE(storedColumn(table, "WEIGHTS_0.y"), (Column{0, 155, 40}));
        QCOMPARE(storedColumn(table, "influences"), (Column{1, 2, 1}));
        QCOMPARE(storedColumn(table, "index"), (Column{0, 1, 2}));
        QCOMPARE(float(table.decoded(columnOf(table, "COLOR_0.g"), 0)), 128.0F / 255.0F);
        QVERIFY(table.columns()[columnOf(table, "COLOR_0.g")].isNormalized());
        QVERIFY(!table.columns()[columnOf(table, "TEXCOORD_0.u")].isNormalized());
        QVERIFY(table.columns()[columnOf(table, "TEXCOORD_0.u")].isInteger());
        for (const VertexColumn& column : table.columns()) {
            QVERIFY(column.name != "COLOR_0.a");  // not stored
        }
    }

    void customAttributesAreColumns() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        const int id = gltf.addAccessor("SCALAR", {7, -8, 9}, {.component = Component::Short});
        const int flow = gltf.addAccessor("VEC2", {0.5, 1, 2, 3, 4, 5});
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) +
                               R"(,"_ID/a":)" + str(id) + R"(,"_FLOW":)" + str(flow) + "}}]}");
        gltf.add("nodes", R"({"mesh":0})");
        const auto loaded = gltf.load();
        const VertexTable table(*loaded, MeshIndex(0), 0, SkinIndex());
        using Column = std::vector<double>;
        QCOMPARE(storedColumn(table, "_ID/a"), (Column{7, -8, 9}));
        QVERIFY(table.columns()[columnOf(table, "_ID/a")].isInteger());
        QCOMPARE(storedColumn(table, "_FLOW.y"), (Column{1, 3, 5}));
        QVERIFY(!table.columns()[columnOf(table, "_FLOW.x")].isInteger());
    }

    void sumsAndJointsFollowFromTheWeights() {
        const VertexTable table(storedAsIntegers(), MeshIndex(0), 0, SkinIndex(0));
        QCOMPARE(table.stored(columnOf(table, "sum"), 2), 1.0 - 165.0 / 255.0);
        QVERIFY(table.sumIsOne(0) && table.sumIsOne(1) && !table.sumIsOne(2));
        QCOMPARE(table.weightOf(JointIndex(1), 2), 50.0F / 255.0F + 40.0F / 255.0F);
        QCOMPARE(table.joint(columnOf(table, "JOINTS_0.x"), 1), JointIndex(1));
        QCOMPARE(table.joint(columnOf(table, "WEIGHTS_0.y"), 0), JointIndex(1));
        QVERIFY(!table.joint(columnOf(table, "POSITION.x"), 0));
    }

    void jointsAreColumnsInTheOrderOfTheSkin() {
        const VertexTable table(storedAsIntegers(), {{NodeIndex(0U), MeshIndex(0), 0}},
                                SkinIndex(0), VertexColumns::Joints);
        std::vector<std::string> names;
        for (const VertexColumn& column : table.columns()) {
            names.push_back(column.name);
        }
        QCOMPARE(names, (std::vector<std::string>{"index", "sum", "influences", "displacement", "A",
                                                  "B"}));
        QCOMPARE(table.joint(columnOf(table, "B"), 0), JointIndex(1));
        for (std::size_t v = 0; v < table.vertexCount(); ++v) {
            QCOMPARE(table.stored(columnOf(table, "A"), v),
                     double(table.weightOf(JointIndex(0), v)));
            QCOMPARE(table.stored(columnOf(table, "B"), v),
                     double(table.weightOf(JointIndex(1), v)));
        }
        QCOMPARE(float(table.stored(columnOf(table, "B"), 2)), 50.0F / 255.0F + 40.0F / 255.0F);
    }

    void theVerticesOfAllPartsFollowEachOther() {
        auto asset = std::make_shared<Asset>(*storedAsIntegers());
        asset->meshes.push_back(asset->meshes[0]);
        asset->meshes[1].primitives.push_back(asset->meshes[0].primitives[0]);
        const VertexTable table(asset,
                                {{NodeIndex(0U), MeshIndex(0), 0},
                                 {NodeIndex(), MeshIndex(1), 0},
                                 {NodeIndex(), MeshIndex(1), 1}},
                                SkinIndex(0), VertexColumns::Joints);
        using Column = std::vector<double>;
        QCOMPARE(storedColumn(table, "index"), (Column{0, 1, 2, 0, 1, 2, 0, 1, 2}));
        QCOMPARE(storedColumn(table, "mesh"), (Column{0, 0, 0, 1, 1, 1, 1, 1, 1}));
        QCOMPARE(storedColumn(table, "primitive"), (Column{0, 0, 0, 0, 0, 0, 1, 1, 1}));
        QCOMPARE(storedColumn(table, "influences"), (Column{1, 2, 1, 1, 2, 1, 1, 2, 1}));
        QCOMPARE(table.rowOf(MeshIndex(1), 1, 2), std::optional<std::uint32_t>(8));
        QVERIFY(!table.rowOf(MeshIndex(1), 1, 3) && !table.rowOf(MeshIndex(2), 0, 0));
        QCOMPARE(table.vertexOf(5), 2U);
        QCOMPARE(table.partOf(6).primitive, 1U);
        QVERIFY(!table.sumIsOne(8) && table.sumIsOne(7));
        const auto rows = listVertices(
            table, {.filter = parseVertexFilter("mesh = 1 and influences = 2", table).filter}, {},
            kIgnoreProgress);
        QCOMPARE(*rows, (std::vector<std::uint32_t>{4, 7}));
    }

    void displacementsAreThoseOfThePoseThatIsMeasured() {
        auto made = std::make_shared<Asset>(skinnedSheet(8, 8, 12, randomInfluences(64, 12, 8, 5)));
        made->meshes[0].primitives.push_back(made->meshes[0].primitives[0]);
        made->meshes.push_back(made->meshes[0]);
        const std::shared_ptr<const Asset> asset = finishAsset(std::move(*made));
        const VertexTable table(asset,
                                {{NodeIndex(0U), MeshIndex(0), 1}, {NodeIndex(), MeshIndex(1), 0}},
                                SkinIndex(0), VertexColumns::Attributes);
        const std::size_t column = columnOf(table, "displacement");
        QVERIFY(std::isnan(table.stored(column, 0)));
        PoseEvaluator pose(std::make_shared<const ClipLibrary>(asset));
        pose.evaluate(AnimationIndex(0U), 0.7F);
        const VertexTable measured =
            table.withDisplacements(displacementsOf(table, pose, Compared::FourStrongest));
        DisplacementMeter meter(*asset, NodeIndex(0U), Compared::FourStrongest);
        const std::span<const float> expected = meter.distances(pose, 1);
        std::vector<float> sorted(expected.begin(), expected.end());
        std::sort(sorted.begin(), sorted.end());
        const float middle = sorted[32];
        std::vector<std::uint32_t> far;
        for (std::uint32_t v = 0; v < 64; ++v) {
            QCOMPARE(measured.stored(column, v), double(expected[v]));
            QVERIFY(std::isnan(measured.stored(column, 64 + v)));  // no node draws it
            if (expected[v] > middle) {
                far.push_back(v);
            }
        }
        QVERIFY(!far.empty() && far.size() < 64);
        std::ostringstream wanted;
        wanted << "displacement > " << std::setprecision(9) << middle;
        const auto rows =
            listVertices(measured, {.filter = parseVertexFilter(wanted.str(), measured).filter}, {},
                         kIgnoreProgress);
        QCOMPARE(*rows, far);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!displacementsOf(table, pose, Compared::Stored, stop.get_token()));
    }

    void floatsAreThoseOfTheAsset() {
        const VertexTable table = sheetOf(5, 4);
        const Primitive& primitive = table.primitive();
        for (std::size_t v = 0; v < table.vertexCount(); ++v) {
            QCOMPARE(table.stored(columnOf(table, "POSITION.x"), v),
                     double(primitive.positions[v].x));
            QCOMPARE(table.stored(columnOf(table, "WEIGHTS_0.z"), v),
                     double(primitive.influenceSets[0].weights[v].z));
        }
    }

    void rowsAreSortedStablyByAnyColumn() {
        const VertexTable table = sheetOf(200, 200);  // more than one block
        std::vector<std::uint32_t> expected(table.vertexCount());
        for (const char* name : {"POSITION.x", "WEIGHTS_0.x", "JOINTS_0.y", "index"}) {
            for (const bool descending : {false, true}) {
                const std::size_t column = columnOf(table, name);
                std::iota(expected.begin(), expected.end(), 0U);
                std::stable_sort(expected.begin(), expected.end(),
                                 [&](std::uint32_t a, std::uint32_t b) {
                                     const double left = table.stored(column, a);
                                     const double right = table.stored(column, b);
                                     return descending ? left > right : left < right;
                                 });
                const VertexListing listing{.column = column, .descending = descending};
                QVERIFY2(*listVertices(table, listing, {}, kIgnoreProgress) == expected, name);
            }
        }
    }

    void numbersThatAreNoneComeLast() {
        Asset asset = skinnedSheet(3, 1, 1, {{{0, 1.0F}}, {{0, 1.0F}}, {{0, 1.0F}}});
        asset.meshes[0].primitives[0].positions =
            std::vector<glm::vec3>{{std::nanf(""), 0, 0}, {2, 0, 0}, {1, 0, 0}};
        const VertexTable table(std::make_shared<const Asset>(std::move(asset)), MeshIndex(0), 0,
                                SkinIndex(0));
        VertexListing listing{.column = columnOf(table, "POSITION.x")};
        QCOMPARE(*listVertices(table, listing, {}, kIgnoreProgress),
                 (std::vector<std::uint32_t>{2, 1, 0}));
        listing.descending = true;
        QCOMPARE(*listVertices(table, listing, {}, kIgnoreProgress),
                 (std::vector<std::uint32_t>{1, 2, 0}));
    }

    void aStopEndsListingAndCopying() {
        const VertexTable table = sheetOf(200, 200);
        const VertexListing listing{.column = columnOf(table, "POSITION.x")};
        for (const float limit : {0.0F, 0.5F, 0.7F}) {
            std::stop_source stop;
            float furthest = -1.0F;
            const auto listed = listVertices(table, listing, stop.get_token(), [&](float at) {
                QVERIFY(at >= furthest && at <= 1.0F);
                QVERIFY(!stop.stop_requested());  // notices it before it reads on
                furthest = at;
                if (at >= limit) {
                    stop.request_stop();
                }
            });
            QVERIFY(!listed);
        }
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!vertexText(table, {.mostRows = 100}, stop.get_token(), kIgnoreProgress));
    }

    void textHasOneLinePerRow() {
        const VertexTable table(storedAsIntegers(), MeshIndex(0), 0, SkinIndex(0));
        const std::vector<std::uint32_t> rows{2, 0};
        const std::string text = *vertexText(
            table, {.rows = &rows, .mostRows = 10, .separator = ','}, {}, kIgnoreProgress);
        QVERIFY(text.starts_with("index,sum,influences,POSITION.x,POSITION.y,POSITION.z,NORMAL.x"));
        const std::size_t second = text.find('\n') + 1;
        QVERIFY2(
            text.substr(second).starts_with("2,0.352941176,1,0,-32767,100,64,1,0,7,8,4,5,6,1,1,"),
            text.c_str());
        QCOMPARE(std::count(text.begin(), text.end(), '\n'), 3);
        const std::string bounded =
            *vertexText(table, {.mostRows = 1, .separator = '\t'}, {}, kIgnoreProgress);
        QCOMPARE(std::count(bounded.begin(), bounded.end(), '\n'), 2);
        QVERIFY(bounded.find(',') == std::string::npos);
    }
};

SINEW_TEST(TestVertexTable)
#include "test_vertex_table.moc"
