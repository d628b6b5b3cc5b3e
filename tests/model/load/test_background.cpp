// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <algorithm>

#include "model/load/source/json_document.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr LoadStage kStages[] = {LoadStage::Read,     LoadStage::Parse,  LoadStage::Codecs,
                                 LoadStage::Geometry, LoadStage::Images, LoadStage::Tangents};

// Input for every stage: geometry, a skin, an animation, an image, missing tangents.
GltfBuilder character() {
    GltfBuilder gltf = skinnedBar(4);
    gltf.add("images", R"({"uri":"gone.png"})");
    gltf.add("textures", R"({"source":0})");
    gltf.add("materials", R"({"normalTexture":{"index":0}})");
    return gltf;
}

}  // namespace

class TestBackground : public QObject {
    Q_OBJECT

    struct Report {
        LoadStage stage;
        float fraction;
    };

private slots:
    void everyStageIsReportedInOrder() {
        std::vector<Report> reports;
        TemporaryFolder files;
        const LoadResult result = loadAsset(files.write("bar.glb", character().glb()), {},
                                            [&](LoadStage stage, float part) {
                                                reports.push_back({stage, part});
                                            });
        QVERIFY(result.ok());
        for (const LoadStage stage : kStages) {
            QVERIFY(std::any_of(reports.begin(), reports.end(),
                                [stage](const Report& report) { return report.stage == stage; }));
        }
        QVERIFY(std::is_sorted(reports.begin(), reports.end(), [](const auto& a, const auto& b) {
            return a.stage != b.stage ? a.stage < b.stage : a.fraction < b.fraction;
        }));
        for (const Report& report : reports) {
            QVERIFY(report.fraction >= 0.0F && report.fraction <= 1.0F);
        }
    }

    void cancellingAtAnyStageGivesNothing_data() {
        QTest::addColumn<int>("stage");
        for (const LoadStage stage : kStages) {
            QTest::newRow(std::to_string(static_cast<int>(stage)).c_str())
                << static_cast<int>(stage);
        }
    }

    void cancellingAtAnyStageGivesNothing() {
        QFETCH(int, stage);
        TemporaryFolder files;
        std::stop_source source;
        const LoadResult result = loadAsset(
            files.write("bar.glb", character().glb()), {},
            [&](LoadStage now, float) {
                if (static_cast<int>(now) == stage) {
                    source.request_stop();
                }
            },
            source.get_token());
        expectError(result, ErrorCode::Cancelled, {});
    }

    void aRunCancelledBeforeItsStartReadsNoFile() {
        TemporaryFolder files;
        bool parsed = false;
        const LoadResult result = loadAsset(
            files.write("bar.glb", character().glb()), {},
            [&](LoadStage stage, float) { parsed |= stage == LoadStage::Parse; }, stoppedToken());
        expectError(result, ErrorCode::Cancelled, {});
        QVERIFY(!parsed);
    }

    void geometryStopsAfterTheMeshThatIsBeingRead() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        for (int i = 0; i < 100; ++i) {
            gltf.add("meshes",
                     R"({"primitives":[{"attributes":{"POSITION":)" + str(position) + "}}]}");
        }
        std::stop_source source;
        int reports = 0;
        const LoadResult result = loadAssetFromMemory(
            gltf.glb(), {}, {},
            [&](LoadStage stage, float part) {
                if (stage != LoadStage::Geometry || part == 0.0F) {
                    return;
                }
                ++reports;
                source.request_stop();
            },
            source.get_token());
        expectError(result, ErrorCode::Cancelled, {});
        QCOMPARE(reports, 1);
    }

    void longJsonIsLeftInTheMiddle() {
        std::string text = "[0";
        for (int i = 0; i < 100000; ++i) {
            text += ",0";
        }
        text += "] and no JSON any more";
        std::stop_source source;
        load::Findings findings;
        QCOMPARE(load::parseJson(text, findings, source.get_token()).error().code,
                 ErrorCode::InvalidJson);
        source.request_stop();
        QCOMPARE(load::parseJson(text, findings, source.get_token()).error().code,
                 ErrorCode::Cancelled);
    }

    void timingsAreNoLongerThanTheirTotal() {
        TemporaryFolder files;
        LoadTimings timings;
        QVERIFY(loadAsset(files.write("bar.glb", character().glb()), {.timings = &timings}).ok());
        for (const double seconds : {timings.json, timings.buffers, timings.geometry}) {
            QVERIFY(seconds > 0.0);
        }
        const double stages = timings.json + timings.buffers + timings.geometry + timings.codecs +
                              timings.images + timings.tangents;
        QVERIFY(stages <= timings.total);
        QVERIFY(timings.longestImage <= timings.sumOfImages || timings.sumOfImages == 0.0);
    }
};

SINEW_TEST(TestBackground)
#include "test_background.moc"
