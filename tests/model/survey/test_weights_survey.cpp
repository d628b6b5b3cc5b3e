// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>

#include "model/engines/shared_poses.h"
#include "model/survey/weights_survey.h"
#include "tests/model/check/rig.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/reference/over_clip.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr NodeIndex kStrip(0U);
constexpr AnimationIndex kNod(0U);

/// A strip with a row between two joints, so that kinds of blending differ.
std::shared_ptr<const ClipLibrary> bentStrip() {
    Asset asset = rigWithArms();
    for (std::size_t vertex = kColumns; vertex < 2 * std::size_t{kColumns}; ++vertex) {
        setInfluences(asset, vertex, {{0, 0.5F}, {1, 0.5F}});
    }
    return std::make_shared<const ClipLibrary>(finishAsset(std::move(asset)));
}

std::vector<float> secondsOfFrames(const ClipLibrary& clips) {
    std::vector<float> seconds;
    for (const EngineMoment& moment : clipMoments(*clips.asset(), kNod, 1'000'000).list) {
        seconds.push_back(moment.seconds);
    }
    return seconds;
}

}  // namespace

class TestWeightsSurvey : public QObject {
    Q_OBJECT

private slots:
    void theRestPoseHasNoFrames() {
        const auto survey = weightsSurvey(bentStrip(), {.nodes = {kStrip}});
        QVERIFY(survey.has_value());
        QVERIFY(!survey->frameStep);
        QCOMPARE(survey->skins.size(), std::size_t{1});
        QVERIFY(!survey->skins[0].stretch && !survey->skins[0].symmetry);
        QCOMPARE(survey->primitives.size(), std::size_t{1});
        for (const auto& distance : survey->primitives[0].distances) {
            QVERIFY(!distance || !distance->frame);
        }
    }

    void overAClipDistancesAndStretchAreTheWorstOfItsFrames() {
        const auto clips = bentStrip();
        const std::vector<float> seconds = secondsOfFrames(*clips);
        const auto survey = weightsSurvey(clips, {.nodes = {kStrip}, .animation = kNod});
        QVERIFY(survey.has_value());
        QCOMPARE(survey->frameStep, std::optional<std::uint64_t>(1));
        for (const Compared compared : kAllCompared) {
            const auto slow = largestOverClip(clips, kStrip, compared, kNod, seconds);
            const auto& found = survey->primitives[0].distance(compared);
            QCOMPARE(found.has_value(), slow.has_value());
            if (slow) {
                QCOMPARE(found->largest.distance, slow->distance);
                QCOMPARE(found->largest.vertex, slow->vertex);
                QCOMPARE(seconds[*found->frame], slow->seconds);
            }
        }
        QVERIFY(survey->primitives[0].distance(Compared::DualQuaternion).has_value());
        const auto stretch = stretchOverClip(clips, kStrip, kNod, seconds);
        QVERIFY(survey->skins[0].stretch.has_value());
        QCOMPARE(stretchOf(survey->skins[0].stretch->area.ratio),
                 stretchOf(*std::max_element(
                     stretch.areas.values.begin(), stretch.areas.values.end(),
                     [](float a, float b) { return stretchOf(a) < stretchOf(b); })));
    }

    void sidesAreComparedIfAskedFor() {
        const auto survey = weightsSurvey(bentStrip(), {.nodes = {kStrip}, .mirror = true});
        QVERIFY(survey->skins[0].symmetry.has_value());
        QCOMPARE(survey->skins[0].symmetry->size(), std::size_t{1});
        QCOMPARE(survey->skins[0].symmetry->front().differences.different, std::size_t{0});
    }

    void progressAscendsToOne() {
        std::vector<float> shares;
        QVERIFY(weightsSurvey(bentStrip(), {.nodes = {kStrip}, .animation = kNod},
                              [&](float share) { shares.push_back(share); }));
        QVERIFY(std::is_sorted(shares.begin(), shares.end()));
        QCOMPARE(shares.back(), 1.0F);
    }

    void aStopGivesNothing() {
        QVERIFY(!weightsSurvey(bentStrip(), {.nodes = {kStrip}}, {}, stoppedToken()));
        std::stop_source stop;
        QVERIFY(!weightsSurvey(
            bentStrip(), {.nodes = {kStrip}, .animation = kNod},
            [&](float) { stop.request_stop(); }, stop.get_token()));
    }

    void withoutNodesItIsEmpty() {
        const auto survey = weightsSurvey(bentStrip(), {});
        QVERIFY(survey.has_value() && survey->skins.empty() && survey->primitives.empty());
    }
};

SINEW_TEST(TestWeightsSurvey)
#include "test_weights_survey.moc"
