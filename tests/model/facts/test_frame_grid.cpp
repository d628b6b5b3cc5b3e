// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>
#include <stop_token>

#include "model/facts/frame_grid.h"
#include "model/facts/key_times.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

Animation withTimes(const std::vector<std::vector<float>>& lists) {
    Animation animation;
    for (const std::vector<float>& times : lists) {
        const SamplerIndex sampler(animation.samplers.size());
        animation.samplers.push_back({Interpolation::Linear, 3, times, {}});
        animation.channels.push_back({NodeIndex(0), ChannelPath::Translation, sampler});
    }
    return animation;
}

/// Keys at these frames, moved by `start`.
std::vector<float> onFrames(double rate, int count, int step = 1, double start = 0.0) {
    std::vector<float> times;
    for (int i = 0; i < count; ++i) {
        times.push_back(static_cast<float>(start + i * step / rate));
    }
    return times;
}

double rateOf(const std::vector<float>& times) {
    return frameGridOf(times).framesPerSecond;
}

}  // namespace

class TestFrameGrid : public QObject {
    Q_OBJECT

private slots:
    void everyCommonRateIsFound_data() {
        QTest::addColumn<double>("rate");
        for (const double rate : {24.0, 25.0, 30.0, 48.0, 50.0, 60.0, 120.0}) {
            QTest::newRow(frameRateText(rate).c_str()) << rate;
        }
        QTest::newRow("23.976") << 24000.0 / 1001.0;
        QTest::newRow("29.97") << 30000.0 / 1001.0;
        QTest::newRow("59.94") << 60000.0 / 1001.0;
    }

    void everyCommonRateIsFound() {
        QFETCH(const double, rate);
        for (const int count : {60, 240, 2000}) {
            QCOMPARE(rateOf(onFrames(rate, count)), rate);
        }
        const std::vector<float> late = onFrames(rate, 60, 1, std::round(100.0 * rate) / rate);
        QCOMPARE(rateOf(late), rate);
        std::vector<float> rounded = onFrames(rate, 240);
        for (float& time : rounded) {
            time = std::round(time * 1000.0F) / 1000.0F;
        }
        QCOMPARE(rateOf(rounded), rate);
    }

    void keysOnTwosAndThreesGetTheRateOfTheirFrames() {
        QCOMPARE(rateOf(onFrames(24.0, 30, 2)), 24.0);
        QCOMPARE(rateOf(onFrames(24.0, 30, 3)), 24.0);
        QCOMPARE(rateOf(onFrames(30.0, 30, 2)), 30.0);
        QCOMPARE(rateOf(onFrames(12.0, 30)), 24.0);
        QCOMPARE(rateOf(onFrames(15.0, 30)), 30.0);
        QCOMPARE(rateOf(onFrames(25.0, 30, 2)), 25.0);
    }

    void sparseKeysThatFitManyRatesGetTheCommonest() {
        QCOMPARE(rateOf({0.0F, 1.0F}), 30.0);
        QCOMPARE(rateOf({0.0F, 1.0F, 2.0F}), 30.0);
        QCOMPARE(rateOf({0.0F, 1.0F / 15.0F, 0.2F}), 30.0);
        QCOMPARE(rateOf({0.0F, 1.0F / 12.0F, 0.25F}), 24.0);
        QCOMPARE(rateOf({0.0F, 1.0F / 60.0F, 0.1F}), 60.0);
    }

    void oneKeyOffTheGridDoesNotChangeTheGuess_data() {
        QTest::addColumn<double>("rate");
        QTest::addColumn<int>("count");
        for (const double rate : {24.0, 25.0, 30.0, 50.0, 60.0}) {
            for (const int count : {9, 31, 120}) {
                QTest::addRow("%g fps, %d keys", rate, count) << rate << count;
            }
        }
    }

    void oneKeyOffTheGridDoesNotChangeTheGuess() {
        QFETCH(const double, rate);
        QFETCH(const int, count);
        for (int part = 1; part < 16; ++part) {  // sixteenths of a frame: also those of 2x and 4x
            std::vector<float> times = onFrames(rate, count);
            times[5] += static_cast<float>(part / 16.0 / rate);
            const FrameGrid grid = frameGridOf(times);
            QCOMPARE(grid.framesPerSecond, rate);
            QCOMPARE(grid.shiftSeconds, 0.0);
            QCOMPARE(grid.keyTimes, std::size_t(count));
            QCOMPARE(grid.onGrid, std::size_t(count - 1));
            QVERIFY(!grid.holds(double{times[5]}));
            QVERIFY(grid.holds(double{times[6]}));
            QVERIFY(std::abs(grid.framesOff(double{times[5]}) - std::min(part, 16 - part) / 16.0) <
                    1e-3);
        }
    }

    void aGridMayStartBetweenTheFrames() {
        const FrameGrid grid = frameGridOf(onFrames(30.0, 40, 1, 0.0111));
        QCOMPARE(grid.framesPerSecond, 30.0);
        QVERIFY(std::abs(grid.shiftSeconds - 0.0111) < 1e-6);
        QCOMPARE(grid.onGrid, std::size_t{40});
        std::vector<float> firstOff = onFrames(30.0, 40, 1, 0.0111);
        firstOff[0] += 0.004F;
        QCOMPARE(frameGridOf(firstOff).framesPerSecond, 30.0);
        QCOMPARE(frameGridOf(firstOff).onGrid, std::size_t{39});
        QCOMPARE(rateOf(onFrames(30.0, 4, 1, 0.0111)), 0.0);  // chance explains as much
    }

    void keysThatFollowNoFramesGiveNoRate() {
        QCOMPARE(rateOf({0.0F, 0.0313F, 0.0711F, 0.113F}), 0.0);
        QCOMPARE(rateOf({0.0F, 0.137F, 0.411F, 0.7071F, 1.234F, 1.618F}), 0.0);
        std::vector<float> roots;
        for (int i = 0; i < 200; ++i) {
            roots.push_back(static_cast<float>(std::sqrt(2.0 * i)));
        }
        QCOMPARE(rateOf(roots), 0.0);
        QCOMPARE(frameGridOf(roots).keyTimes, std::size_t{200});
        QCOMPARE(rateOf({0.5F}), 0.0);
        QCOMPARE(rateOf({}), 0.0);
    }

    void everySamplerInUseCountsEachTimeOnce() {
        Animation clip = withTimes({{0.0F, 0.5F, 0.5F, 1.0F}, {0.25F, 1.0F}, {0.0F, 0.5F, 1.0F}});
        clip.samplers.push_back({Interpolation::Linear, 3, {7.0F}, {}});  // no channel uses it
        QCOMPARE(keyTimesOf(clip), (std::vector<float>{0.0F, 0.25F, 0.5F, 1.0F}));
        clip.propertyChannels.emplace_back().sampler = SamplerIndex(3);
        QCOMPARE(keyTimesOf(clip), (std::vector<float>{0.0F, 0.25F, 0.5F, 1.0F, 7.0F}));
        const std::vector<SamplerIndex> some{SamplerIndex(1), SamplerIndex(1), SamplerIndex(9)};
        QCOMPARE(keyTimesOf(clip, some), (std::vector<float>{0.25F, 1.0F}));
        QCOMPARE(frameGridOf(clip).keyTimes, std::size_t{5});
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(keyTimesOf(clip, stop.get_token()).empty());
    }

    void theWordsSayRateAndShare() {
        QCOMPARE(frameGridWords(frameGridOf(onFrames(60.0, 120))),
                 std::string("60 fps, all 120 key times on the grid"));
        std::vector<float> times = onFrames(30000.0 / 1001.0, 1000);
        times[500] += 0.01F;
        QCOMPARE(frameGridWords(frameGridOf(times)),
                 std::string("29.97 fps, 99 % of 1000 key times on the grid"));
        QCOMPARE(frameGridWords(frameGridOf(onFrames(30.0, 40, 1, 0.0111))),
                 std::string("30 fps, all 40 key times on the grid, shifted by 0.0111 s"));
        QCOMPARE(frameGridWords({}), std::string("no common rate"));
    }

    void theChosenRateCountsThenTheGuessThenThirty() {
        const FrameGrid grid = frameGridOf(onFrames(24.0, 48));
        QCOMPARE(clipRate(grid, 12.0), (ClipRate{12.0, FrameRateSource::Chosen}));
        QCOMPARE(clipRate(grid), (ClipRate{24.0, FrameRateSource::Guessed}));
        QCOMPARE(clipRate({}), (ClipRate{30.0, FrameRateSource::Assumed}));
    }
};

SINEW_TEST(TestFrameGrid)
#include "test_frame_grid.moc"
