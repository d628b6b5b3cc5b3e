// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <chrono>
#include <stop_token>

#include "model/demo/worst_case.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/sanitizer.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

std::vector<std::uint8_t> worstFile(const char* name, std::uint32_t size) {
    return demo::findWorstCase(name)->make(size);
}

AssetPointer worstAsset(const char* name, std::uint32_t size) {
    return loaded(loadAssetFromMemory(worstFile(name, size), {}));
}

std::size_t countOf(const Asset& asset, std::string_view code) {
    std::size_t count = 0;
    for (const Diagnostic& finding : asset.findings) {
        const bool isRest = finding.code == "FINDINGS_LEFT_OUT" && finding.message.ends_with(code);
        count += isRest ? finding.count : finding.code == code ? 1 : 0;
    }
    return count;
}

}  // namespace

class TestWorstFiles : public QObject {
    Q_OBJECT

private slots:
    void everyWorstCaseIsListedOnceByName() {
        const auto all = demo::worstCases();
        QVERIFY(std::is_sorted(all.begin(), all.end(),
                               [](const auto& a, const auto& b) { return a.name < b.name; }));
        QVERIFY(demo::findWorstCase("none such") == nullptr);
    }

    // 300 000 names once took minutes.
    void requiredNamesAreRefusedAtOnce() {
        const LoadResult result = loadAssetFromMemory(worstFile("required", 300000 / kFewer), {});
        expectError(result, ErrorCode::UnsupportedExtension, "/extensionsRequired/0");
        QVERIFY(result.error().message.find("VENDOR_0, VENDOR_1, VENDOR_2") != std::string::npos);
        QVERIFY(result.error().message.ends_with("..."));
    }

    void usedNamesAreReportedAndCounted() {
        const auto asset = worstAsset("used", 300000 / kFewer);
        QCOMPARE(countOf(*asset, "EXTENSION_IGNORED"), std::size_t{300000 / kFewer});
    }

    void everyFaultOfManySamplersHasItsChannelAndNode() {
        const auto asset = worstAsset("samplers", 100000 / kFewer);
        QCOMPARE(countOf(*asset, "TIMES_WITHOUT_MIN_MAX"), std::size_t{100000 / kFewer});
        const Diagnostic* first = findingOf(*asset, "TIMES_WITHOUT_MIN_MAX");
        QVERIFY(first != nullptr);
        QCOMPARE(first->channel, std::optional<std::uint32_t>(0));
        QCOMPARE(first->node, std::optional<std::uint32_t>(0));
        QVERIFY(first->message.starts_with("animation 0, node 0 rotation: "));
    }

    void unknownMembersHideNothing() {
        const auto asset = worstAsset("members", 50000 / kFewer);
        QCOMPARE(asset->nodes.size(), std::size_t{50000 / kFewer});
        QCOMPARE(asset->lights.size(), std::size_t{1});
        QCOMPARE(asset->nodes.back().light, LightIndex(0U));
        QCOMPARE(countOf(*asset, "UNKNOWN_PROPERTY"), std::size_t{50000 / kFewer});
    }

    void channelsOfOneTargetLeaveTheFirst() {
        const auto asset = worstAsset("one-target", 100000 / kFewer);
        QCOMPARE(asset->animations[0].channels.size(), std::size_t{1});
        QCOMPARE(countOf(*asset, "CHANNEL_TARGET_TWICE"), std::size_t{100000 / kFewer - 1});
    }

    void imagesOfOneViewAreAllThere() {
        const auto asset = worstAsset("images", 10000 / kFewer);
        QVERIFY(std::none_of(asset->images.begin(), asset->images.end(),
                             [](const Image& image) { return image.placeholder; }));
    }

    void aTangentIsMadeForEveryCornerOfAFan() {
        const auto asset = worstAsset("fan", 100000 / kFewer);
        const Primitive& primitive = asset->meshes[0].primitives[0];
        QCOMPARE(primitive.cornerTangents.size(), primitive.indices.size());
    }

    void everyLoadIsCancelled_data() {
        QTest::addColumn<int>("milliseconds");
        for (const demo::WorstCase& one : demo::worstCases()) {
            QTest::newRow(std::string(one.name).c_str()) << 10;
        }
    }

    void everyLoadIsCancelled() {
        QFETCH(const int, milliseconds);
        const auto bytes =
            worstFile(QTest::currentDataTag(),
                      demo::findWorstCase(QTest::currentDataTag())->size / 2 / kFewer);
        LoadResult result = Error{};
        const auto took =
            timeToStop(std::chrono::milliseconds(milliseconds), [&](const std::stop_token& stop) {
                result = loadAssetFromMemory(bytes, {}, {}, {}, stop);
            });
        // `sinew-bench load --synthetic` measures the latency; this only detects code that never
        // checks the token.
        QVERIFY(took < std::chrono::seconds(5));
        QVERIFY(result.ok() || result.error().code == ErrorCode::Cancelled ||
                result.error().code == ErrorCode::UnsupportedExtension);
    }
};

SINEW_TEST(TestWorstFiles)
#include "test_worst_files.moc"
