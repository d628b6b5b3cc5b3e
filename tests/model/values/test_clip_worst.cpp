// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "model/values/clip_worst.h"
#include "model/weights/displacement.h"
#include "model/weights/stretch.h"
#include "tests/model/weights/skinned_sheet.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/reference/over_clip.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr NodeIndex kSheet(0U);
constexpr AnimationIndex kWaveClip(0U);
constexpr std::size_t kSheetJoints = 12;

std::shared_ptr<const ClipLibrary> waveClips(std::size_t influences) {
    return std::make_shared<const ClipLibrary>(finishAsset(
        skinnedSheet(6, 6, kSheetJoints, randomInfluences(36, kSheetJoints, influences, 5))));
}

ClipWorst worstOf(const std::shared_ptr<const ClipLibrary>& clips, ValueSource& source) {
    auto worst = worstOverClip(source, clips, kWaveClip, 24.0, [](float) {});
    return *worst;
}

}  // namespace

class TestClipWorst : public QObject {
    Q_OBJECT

private slots:
    void theWorstStretchIsThatOfEveryTriangleOverTheFrames() {
        const auto clips = waveClips(4);
        Look look;
        look.mode = ViewMode::Stretch;
        const auto source = valueSource(clips, look);
        const ClipWorst worst = worstOf(clips, *source);
        const auto expected = stretchOverClip(clips, kSheet, kWaveClip, worst.frames.seconds);
        QCOMPARE(worst.worst.values.size(), expected.areas.values.size());
        std::size_t most = 0;
        for (std::size_t t = 0; t < expected.areas.values.size(); ++t) {
            const auto value = static_cast<double>(worst.worst.values[t]);
            const double log = std::log2(static_cast<double>(expected.areas.values[t]));
            QVERIFY(std::abs(value - log) < 1e-5);
            QCOMPARE(worst.worstFrames[t], expected.areas.positions[t]);
            most = stretchOf(expected.areas.values[t]) > stretchOf(expected.areas.values[most])
                       ? t
                       : most;
        }
        QCOMPARE(std::size_t{worst.largest->index}, most);
        QVERIFY(worstWords(worst, *source, *clips->asset()).find("\u00d7 at frame ") !=
                std::string::npos);
    }

    void theWorstDisplacementIsThatOfTheClip() {
        for (const std::size_t influences : {1U, 4U, 5U, 8U, 12U}) {
            const auto clips = waveClips(influences);
            for (const Compared compared : kAllCompared) {
                Look look;
                look.mode = ViewMode::Displacement;
                look.compared = compared;
                const auto source = valueSource(clips, look);
                const ClipWorst worst = worstOf(clips, *source);
                const auto expected =
                    largestOverClip(clips, kSheet, compared, kWaveClip, worst.frames.seconds);
                QCOMPARE(worst.largest.has_value(), expected.has_value());
                if (expected) {
                    QCOMPARE(worst.largest->value, expected->distance);
                    QCOMPARE(worst.largest->index, expected->vertex);
                    QCOMPARE(worst.secondsOf(worst.placeOf(*worst.largest)), expected->seconds);
                    QVERIFY(worst.worst.high >= expected->distance);
                }
            }
        }
    }

    void measuringStops() {
        const auto clips = waveClips(4);
        Look look;
        look.mode = ViewMode::Stretch;
        const auto source = valueSource(clips, look);
        std::stop_source stop;
        std::size_t told = 0;
        const auto worst = worstOverClip(
            *source, clips, kWaveClip, 24.0,
            [&](float) {
                if (++told == 3) {
                    stop.request_stop();
                }
            },
            stop.get_token());
        QVERIFY(!worst);
        QCOMPARE(told, std::size_t{3});
    }

    void aScaleGrowsUntilTheLargestIsKnown() {
        const auto clips = waveClips(8);
        Look look;
        look.mode = ViewMode::Displacement;
        const auto source = valueSource(clips, look);
        PoseEvaluator pose(clips);
        SurfaceValues values;
        float before = 0.0F;
        for (const float seconds : {0.0F, 0.3F, 0.7F, 0.1F}) {
            pose.evaluate(kWaveClip, seconds);
            source->evaluate(pose, values);
            QVERIFY(values.high >= before);
            QVERIFY(values.high >= largestValue(values)->value);
            before = values.high;
        }
        source->setLargest(130.0F);
        source->setNotes({"a note"});
        source->evaluate(pose, values);
        QCOMPARE(values.high, 200.0F);
        QCOMPARE(values.legend->notes, std::vector<std::string>{"a note"});
        QCOMPARE(values.legend->ticks.back().text, std::string("200"));
    }

    void aFileWithoutSkinHasNoValues() {
        Asset asset = skinnedSheet(3, 3, 2, randomInfluences(9, 2, 1, 1));
        asset.nodes[0].skin = {};
        const auto clips = std::make_shared<const ClipLibrary>(finishAsset(std::move(asset)));
        Look look;
        look.mode = ViewMode::Stretch;
        QVERIFY(!valueSource(clips, look));
        look.mode = ViewMode::Weight;
        QVERIFY(!valueSource(waveClips(1), look));
    }
};

SINEW_TEST(TestClipWorst)
#include "test_clip_worst.moc"
