// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>

#include "model/weights/stretch.h"
#include "model/weights/weight_statistics.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/reference/over_clip.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kBend(0U);

std::shared_ptr<const ClipLibrary> barClips() {
    return std::make_shared<const ClipLibrary>(*skinnedBar(3).load());
}

NodeIndex barOf(const std::shared_ptr<const ClipLibrary>& clips) {
    return skinnedNodes(*clips->asset()).front();
}

/// There and back, so that most poses occur twice.
std::vector<float> thereAndBack() {
    std::vector<float> seconds;
    for (int i = 0; i <= 200; ++i) {
        seconds.push_back(static_cast<float>(std::min(i, 200 - i)) / 100.0F);
    }
    return seconds;
}

}  // namespace

class TestWorstVolume : public QObject {
    Q_OBJECT

private slots:
    void theWorstVolumeIsThatOfThePoses() {
        const auto clips = barClips();
        const std::vector<float> times = thereAndBack();
        PoseWalk walk(clips);
        const auto worst = worstVolumes(walk, barOf(clips), {.animation = kBend}, times);
        const auto reference = stretchOverClip(clips, barOf(clips), kBend, times);
        QVERIFY(worst.has_value());
        QCOMPARE(worst->size(), reference.volumes.values.size());
        for (std::size_t j = 0; j < worst->size(); ++j) {
            QCOMPARE((*worst)[j].ratio, reference.volumes.values[j]);
            QCOMPARE((*worst)[j].seconds, times[reference.volumes.positions[j]]);
        }
    }

    void anyNumberOfWorkersGivesTheSameBits() {
        const auto clips = barClips();
        const std::vector<float> times = thereAndBack();
        PoseWalk alone(clips, 1);
        const auto expected = worstVolumes(alone, barOf(clips), {.animation = kBend}, times);
        for (const std::size_t workers : {2U, 3U, 8U}) {
            PoseWalk walk(clips, workers);
            QVERIFY(worstVolumes(walk, barOf(clips), {.animation = kBend}, times) == expected);
            QVERIFY(worstVolumes(walk, barOf(clips), {.animation = kBend}, times) == expected);
        }
    }

    void progressAscendsToOne() {
        PoseWalk walk(barClips());
        std::vector<float> told;
        QVERIFY(worstVolumes(walk, barOf(walk.clips()), {.animation = kBend}, thereAndBack(),
                             {.progress = [&](float share) { told.push_back(share); }}));
        QVERIFY(std::is_sorted(told.begin(), told.end()));
        QCOMPARE(told.back(), 1.0F);
    }

    void aStopGivesNothing() {
        PoseWalk walk(barClips());
        QVERIFY(!worstVolumes(walk, barOf(walk.clips()), {.animation = kBend}, thereAndBack(),
                              {.stop = stoppedToken()}));
        std::stop_source stop;
        QVERIFY(!worstVolumes(
            walk, barOf(walk.clips()), {.animation = kBend}, thereAndBack(),
            {.stop = stop.get_token(), .progress = [&](float) { stop.request_stop(); }}));
    }

    void withoutTimesThereIsNothing() {
        PoseWalk walk(barClips());
        QVERIFY(!worstVolumes(walk, barOf(walk.clips()), {.animation = kBend}, {}));
    }
};

SINEW_TEST(TestWorstVolume)
#include "test_worst_volume.moc"
