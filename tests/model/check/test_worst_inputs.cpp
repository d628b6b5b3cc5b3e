// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>
#include <chrono>
#include <limits>
#include <numeric>
#include <stop_token>

#include "model/check/check_asset.h"
#include "model/core/first_equal.h"
#include "model/core/point_tree.h"
#include "model/demo/worst_case.h"
#include "model/load/load_asset.h"
#include "tests/model/check/rig.h"
#include "tests/support/edit.h"
#include "tests/support/sanitizer.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

using Places = std::vector<glm::vec3>;

std::vector<std::uint32_t> allOf(const Places& points) {
    std::vector<std::uint32_t> all(points.size());
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

// Points in a cube of that width around the place, the same ones each time.
Places cloud(std::uint32_t count, float width, const glm::vec3& middle = glm::vec3(0.0F)) {
    std::uint32_t state = 1;
    const auto next = [&state] {
        state = state * 1664525U + 1013904223U;
        return static_cast<float>(state >> 8U) / static_cast<float>(1U << 24U) - 0.5F;
    };
    Places points;
    for (std::uint32_t i = 0; i < count; ++i) {
        const float x = next();
        const float y = next();
        points.push_back(middle + width * glm::vec3(x, y, next()));
    }
    return points;
}

// Number of comparisons if each point searches around its mirror image.
std::size_t looksOfAll(const Places& points, float reach) {
    const PointTree tree(points, allOf(points));
    PointSearch search;
    std::size_t looks = 0;
    for (const glm::vec3& point : points) {
        tree.find(glm::vec3(-point.x, point.y, point.z), reach, 64, search);
        looks += search.looks;
    }
    return looks;
}

// The rig of the symmetry rule with `count` vertices at one spot: the first half follows the right
// arm by that share, the second half the left one.
Asset heap(std::size_t count, float right, float left) {
    Asset asset = rigWithArms();
    Primitive& primitive = asset.meshes[0].primitives[0];
    primitive.positions = Places(count, glm::vec3(0.0F, 2.0F, 0.0F));
    primitive.indices = std::vector<std::uint32_t>{0, 1, 2};
    std::vector<glm::u16vec4> joints(count, glm::u16vec4(2, 4, 0, 0));
    std::vector<glm::vec4> weights(count, glm::vec4(1.0F - right, right, 0.0F, 0.0F));
    for (std::size_t v = count / 2; v < count; ++v) {
        joints[v] = glm::u16vec4(2, 3, 0, 0);
        weights[v] = glm::vec4(1.0F - left, left, 0.0F, 0.0F);
    }
    primitive.influenceSets = {{std::move(joints), std::move(weights)}};
    return asset;
}

std::shared_ptr<const Asset> worstAsset(const char* name, std::uint32_t size) {
    auto asset = loadAssetFromMemory(demo::findWorstCase(name)->make(size), {});
    return asset ? *asset : nullptr;
}

}  // namespace

class TestWorstInputs : public QObject {
    Q_OBJECT

private slots:
    void aTreeFindsWhatComparingWithAllFinds() {
        constexpr float kReach = 0.11F;
        Places points = cloud(3000, 1.0F);
        points[7] = glm::vec3(std::numeric_limits<float>::quiet_NaN());
        points[8].x = std::numeric_limits<float>::infinity();
        points[9] = points[10];
        const PointTree tree(points, allOf(points));
        PointSearch search;
        for (std::size_t i = 0; i < 50; ++i) {
            std::vector<std::uint32_t> expected;
            for (std::uint32_t k = 0; k < points.size(); ++k) {
                const glm::vec3 apart = glm::abs(points[k] - points[60 * i]);
                if (apart.x <= kReach && apart.y <= kReach && apart.z <= kReach) {
                    expected.push_back(k);
                }
            }
            tree.find(points[60 * i], kReach, points.size(), search);
            QVERIFY(search.complete);
            QCOMPARE(search.found, expected);
        }
        tree.find(points[7], kReach, points.size(), search);
        QVERIFY(search.found.empty());
    }

    // The number of comparisons of all searches grows like that of sorting.
    void searchesTakeLogarithmicTime_data() {
        QTest::addColumn<int>("kind");
        for (const char* kind : {"one spot", "line", "cloud", "cluster with an outlier", "sheet"}) {
            QTest::newRow(kind) << static_cast<int>(kind[0]) + static_cast<int>(kind[1]);
        }
    }

    void searchesTakeLogarithmicTime() {
        const std::string_view kind = QTest::currentDataTag();
        const auto pointsOf = [kind](std::uint32_t count) {
            Places points = cloud(count, kind == "cluster with an outlier" ? 0.01F : 1.0F);
            for (std::uint32_t i = 0; i < count; ++i) {
                if (kind == "one spot") {
                    points[i] = glm::vec3(1.0F, 2.0F, 3.0F);
                } else if (kind == "line") {
                    points[i] = glm::vec3(points[i].x, 0.0F, 0.0F);
                } else if (kind == "sheet") {
                    points[i].x = i % 2 == 0 ? 1.0F : -1.0075F;
                }
            }
            if (kind == "cluster with an outlier") {
                points[0] = glm::vec3(1.0F);
            }
            return points;
        };
        constexpr std::uint32_t kCount = 20000;
        constexpr float kReach = 5e-3F;
        const auto small = static_cast<double>(looksOfAll(pointsOf(kCount), kReach));
        const auto large = static_cast<double>(looksOfAll(pointsOf(2 * kCount), kReach));
        QVERIFY2(large < 2.6 * small, qPrintable(QString::number(large / small)));
        QVERIFY2(large < 400.0 * 2 * kCount, qPrintable(QString::number(large)));
    }

    void aStoppedTreeIsEmpty() {
        const Places points = cloud(100, 1.0F);
        const PointTree tree(points, allOf(points), stoppedToken());
        PointSearch search;
        tree.find(points[0], 10.0F, 64, search);
        QVERIFY(search.found.empty());
    }

    void equalThingsAreFoundByTheFirst() {
        const std::vector<float> values{1.0F, 0.0F, 1.0F, -0.0F, 2.0F};
        const auto hashOf = [&](std::uint32_t i) {
            WordHash hash;
            hash.add(values[i]);
            return hash.value();
        };
        const auto equal = [&](std::uint32_t a, std::uint32_t b) { return values[a] == values[b]; };
        QCOMPARE(firstEqual(values.size(), hashOf, equal),
                 (std::vector<std::uint32_t>{0, 1, 0, 1, 4}));
    }

    // All different influences at the position are compared, whatever their order.
    void aHeapOfMirroredVerticesIsQuiet() {
        QVERIFY(lint(heap(2000, 0.6F, 0.6F), "WEIGHTS_ASYMMETRIC").empty());
    }

    void aHeapThatIsPaintedOnOneSideIsFound() {
        const auto found = lint(heap(2000, 0.6F, 0.3F), "WEIGHTS_ASYMMETRIC");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].count, std::size_t{2000});
        QCOMPARE(found[0].pointer, std::string("/meshes/0/primitives/0"));
        QCOMPARE(found[0].vertex, std::optional<std::uint32_t>(0));
    }

    void aStrayAmongManySetsIsFoundAsAmongOne() {
        Asset asset = cleanRig();
        setInfluences(asset, 7, {{2, 0.5F}, {0, 0.5F}});
        asset.skins[0].joints.emplace_back(asset.nodes.size());
        asset.skins[0].inverseBindMatrices.emplace_back(1.0F);
        Node other;
        other.name = "Far";
        asset.nodes.push_back(other);
        asset.scenes[0].roots.emplace_back(asset.nodes.size() - 1);
        setInfluences(asset, 7, {{2, 0.5F}, {3, 0.5F}});
        const auto one = lint(asset, "STRAY_INFLUENCE");
        QCOMPARE(one.size(), std::size_t{1});
        Primitive& primitive = asset.meshes[0].primitives[0];
        for (int i = 0; i < 16; ++i) {
            primitive.influenceSets.push_back(primitive.influenceSets.front());
        }
        const auto many = lint(asset, "STRAY_INFLUENCE");
        QCOMPARE(many.size(), std::size_t{1});
        QCOMPARE(many[0].vertex, one[0].vertex);
        QCOMPARE(many[0].joint, one[0].joint);
        QCOMPARE(many[0].vertex, std::optional<std::uint32_t>(7));
    }

    // 300 000 coincident vertices once took practically forever.
    void aLargeHeapIsChecked() {
        const auto asset = worstAsset("one-spot", 300000 / kFewer);
        QVERIFY(asset != nullptr);
        const auto findings = checkAsset(*asset);
        QVERIFY(std::none_of(findings.begin(), findings.end(), [](const Diagnostic& finding) {
            return finding.code == "STRAY_INFLUENCE";
        }));
    }

    void channelsOfOneSamplerAreCheckedOnce() {
        const auto asset = worstAsset("channels", 50000 / kFewer);
        QVERIFY(asset != nullptr);
        const auto findings = checkAsset(*asset);
        QVERIFY(std::none_of(findings.begin(), findings.end(), [](const Diagnostic& finding) {
            return finding.code == "CONSTANT_TRACK" || finding.code == "KEY_OFF_FRAME_GRID";
        }));
    }

    void everyCheckIsStopped_data() {
        QTest::addColumn<int>("milliseconds");
        for (const demo::WorstCase& one : demo::worstCases()) {
            QTest::newRow(std::string(one.name).c_str()) << 20;
        }
    }

    void everyCheckIsStopped() {
        QFETCH(const int, milliseconds);
        const demo::WorstCase* which = demo::findWorstCase(QTest::currentDataTag());
        const auto asset = worstAsset(QTest::currentDataTag(), which->size / 4 / kFewer);
        if (asset == nullptr) {
            return;  // refused, as expected
        }
        const auto took = timeToStop(
            std::chrono::milliseconds(milliseconds),
            [&](const std::stop_token& stop) { static_cast<void>(checkAsset(*asset, {}, stop)); });
        // `sinew-bench load --synthetic` measures the latency; this only detects code that never
        // checks the token.
        QVERIFY(took < std::chrono::seconds(5));
    }

    void whatWasCutShortIsNotReported() {
        QVERIFY(checkAsset(heap(2000, 0.6F, 0.3F), {}, stoppedToken()).empty());
    }
};

SINEW_TEST(TestWorstInputs)
#include "test_worst_inputs.moc"
