// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/frame_list.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

using Seconds = std::vector<float>;
using Numbers = std::vector<std::int64_t>;

FrameList whole(const PlayedRange& range, double rate, std::uint64_t most = 1'000'000) {
    return frameList(range, rate, FrameEnds::OnlyFrames, most);
}

FrameList ended(const PlayedRange& range, double rate, std::uint64_t most = 1'000'000) {
    return frameList(range, rate, FrameEnds::WithEnds, most);
}

}  // namespace

class TestFrameList : public QObject {
    Q_OBJECT

private slots:
    void spansAreCountedFromZeroSeconds() {
        const FrameSpan frames = frameSpan({1.0F, 2.0F}, 30.0);
        QCOMPARE(frames.first, std::uint64_t{30});
        QCOMPARE(frames.count, std::uint64_t{31});
        QCOMPARE(frames.secondsAt(15), 1.5F);
        QCOMPARE(frameSpan({1.01F, 1.02F}, 30.0).count, std::uint64_t{0});
    }

    void noFrameIsBeforeZeroSecondsOrAfter2To53() {
        const FrameSpan frames = frameSpan({-2.0F, 1e30F}, 30.0);
        QCOMPARE(frames.first, std::uint64_t{0});
        QCOMPARE(frames.count, (std::uint64_t{1} << 53U) + 1);
    }

    void onlyWholeFramesAreBetweenTheEnds() {
        const FrameList list = whole({0.04F, 0.5F}, 24.0);
        QVERIFY((list.seconds == Seconds{0.0416666679F, 0.0833333358F, 0.125F, 0.166666672F,
                                         0.208333328F, 0.25F, 0.291666657F, 0.333333343F, 0.375F,
                                         0.416666657F, 0.458333343F, 0.5F}));
        QVERIFY((list.numbers == Numbers{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
        QVERIFY(!list.leavesOut());
        QVERIFY((whole({-0.5F, 2.0F}, 1.0).seconds == Seconds{0.0F, 1.0F, 2.0F}));
    }

    void endsAreAddedToTheFrames() {
        const FrameList list = ended({0.05F, 0.42F}, 10.0);
        QVERIFY((list.seconds == Seconds{0.05F, 0.1F, 0.2F, 0.3F, 0.4F, 0.42F}));
        QVERIFY((list.numbers == Numbers{0, 1, 2, 3, 4, 4}));
        const FrameList early = ended({-0.5F, 2.0F}, 1.0);
        QVERIFY((early.seconds == Seconds{-0.5F, 0.0F, 1.0F, 2.0F}));
        QVERIFY((early.numbers == Numbers{-1, 0, 1, 2}));
    }

    void betweenTwoFramesThereIsTheStart() {
        const FrameList list = whole({1.01F, 1.02F}, 30.0);
        QVERIFY((list.seconds == Seconds{1.01F}));
        QVERIFY((list.numbers == Numbers{30}));
        QVERIFY((ended({1.01F, 1.02F}, 30.0).seconds == Seconds{1.01F, 1.02F}));
        QVERIFY((whole({2.0F, 2.0F}, 30.0).seconds == Seconds{2.0F}));
        QVERIFY((ended({2.0F, 2.0F}, 30.0).seconds == Seconds{2.0F}));
    }

    void ratesNeedNotBeWhole() {
        const Seconds film{0.0F, 0.0417083763F, 0.0834167525F, 0.125125125F, 0.166833505F};
        QVERIFY(whole({0.0F, 0.2F}, 23.976).seconds == film);
        Seconds withEnd = film;
        withEnd.push_back(0.2F);
        QVERIFY(ended({0.0F, 0.2F}, 23.976).seconds == withEnd);
        const Seconds fast{0.0F, 0.001F, 0.002F, 0.003F, 0.004F, 0.005F};
        QVERIFY(whole({0.0F, 0.005F}, 1000.0).seconds == fast);
        QVERIFY(ended({0.0F, 0.005F}, 1000.0).seconds == fast);
    }

    void beyondTheMostEveryNthIsTaken() {
        const FrameList frames = whole({0.0F, 1.05F}, 10.0, 4);
        QCOMPARE(frames.step, std::uint64_t{3});
        QVERIFY(frames.leavesOut());
        QVERIFY((frames.numbers == Numbers{0, 3, 6, 9}));
        QVERIFY((frames.seconds == Seconds{0.0F, 0.3F, 0.6F, 0.9F}));
        QVERIFY((ended({0.0F, 1.05F}, 10.0, 4).seconds ==
                 Seconds{0.0F, 0.1F, 0.4F, 0.7F, 1.0F, 1.05F}));
        QVERIFY(ended({0.0F, 1000.0F}, 60.0, 500).seconds.size() <= 502);
    }

    void stepsAreRoundedUp() {
        QCOMPARE(frameStep(0, 7), std::uint64_t{1});
        QCOMPARE(frameStep(7, 7), std::uint64_t{1});
        QCOMPARE(frameStep(8, 7), std::uint64_t{2});
        QCOMPARE(frameStep(15, 7), std::uint64_t{3});
        QCOMPARE(frameStep(5, 0), std::uint64_t{5});
    }
};

SINEW_TEST(TestFrameList)
#include "test_frame_list.moc"
