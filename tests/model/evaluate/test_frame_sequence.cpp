// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/frame_sequence.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

using Frames = std::vector<double>;

Frames read(std::string_view text) {
    const Result<Frames> frames = parseFrames(text);
    return frames ? *frames : Frames{};
}

FrameSequence sequence(const SequenceRequest& request, const PlayedRange& whole) {
    const Result<FrameSequence> made = frameSequence(request, whole);
    return made ? *made : FrameSequence{};
}

}  // namespace

class TestFrameSequence : public QObject {
    Q_OBJECT

private slots:
    void framesAreWrittenAsUsdrecordTakesThem() {
        QVERIFY((read("101") == Frames{101}));
        QVERIFY((read("101:105") == Frames{101, 102, 103, 104, 105}));
        QVERIFY((read("105:101") == Frames{105, 104, 103, 102, 101}));
        QVERIFY((read("101:109x2") == Frames{101, 103, 105, 107, 109}));
        QVERIFY((read("101:108x2") == Frames{101, 103, 105, 107}));
        QVERIFY((read("105:101x-2") == Frames{105, 103, 101}));
        QVERIFY((read("105:101x2") == Frames{105, 103, 101}));
        QVERIFY((read("101:104x0.5") == Frames{101, 101.5, 102, 102.5, 103, 103.5, 104}));
        QVERIFY((read("3,1:2,-1.5") == Frames{3, 1, 2, -1.5}));
    }

    void stepsDoNotAddUpTheirRounding() {
        const Frames frames = read("0:1000x0.1");
        QCOMPARE(frames.size(), std::size_t{10001});
        QCOMPARE(frames.back(), 1000.0);
    }

    void errorsNameThePlace_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("nothing") << ""
                                 << "a frame is missing or too large at character 1";
        QTest::newRow("no last") << "101:"
                                 << "the last frame is missing or too large at character 5";
        QTest::newRow("no step") << "1:2x"
                                 << "the step is missing or too large at character 5";
        QTest::newRow("step 0") << "1:9x0"
                                << "the step never reaches the last frame at character 5";
        QTest::newRow("step back") << "1:9x-2"
                                   << "the step never reaches the last frame at character 5";
        QTest::newRow("comma") << "1,,2"
                               << "a frame is missing or too large at character 3";
        QTest::newRow("letter") << "1:2y3"
                                << "unexpected 'y' at character 4";
        QTest::newRow("infinite") << "inf"
                                  << "a frame is missing or too large at character 1";
        QTest::newRow("large") << "1e300"
                               << "unexpected 'e' at character 2";
        QTest::newRow("many") << "1:1000000"
                              << "more than 100000 frames";
    }
    void errorsNameThePlace() {
        QFETCH(QString, text);
        QFETCH(QString, words);
        const Result<Frames> frames = parseFrames(text.toStdString());
        QVERIFY(!frames.ok());
        QCOMPARE(QString::fromStdString(frames.error().message), words);
    }

    void aClipHasTheFramesWithinIt() {
        const FrameSequence all = sequence({.framesPerSecond = 4.0}, {0.25F, 1.0F});
        QVERIFY((all.frames == Frames{1, 2, 3, 4}));
        QCOMPARE(all.secondsOf(3), 0.75F);
        QCOMPARE(all.outside, std::size_t{0});
        const FrameSequence part =
            sequence({.range = PlayedRange{0.4F, 0.8F}, .framesPerSecond = 4.0}, {0.25F, 1.0F});
        QVERIFY((part.frames == Frames{2, 3}));
    }

    void noFrameIsBeyondTheEnds() {
        const FrameSequence part =
            sequence({.frames = {0, 1, 4, 4.0005, 5}, .framesPerSecond = 4.0}, {0.25F, 1.0F});
        QVERIFY((part.frames == Frames{1, 4, 4.0005}));
        QCOMPARE(part.outside, std::size_t{2});
        QCOMPARE(part.secondsOf(4.0005), 1.0F);
    }

    void aLoopLeavesTheClosingFrameOut() {
        const PlayedRange whole{0.0F, 1.0F};
        SequenceRequest request{.leavesClosingOut = true, .framesPerSecond = 4.0};
        QVERIFY((sequence(request, whole).frames == Frames{0, 1, 2, 3}));
        request.range = PlayedRange{0.0F, 0.5F};
        QVERIFY((sequence(request, whole).frames == Frames{0, 1}));
        request.range = PlayedRange{0.0F, 0.6F};  // no frame is at the end
        QVERIFY((sequence(request, whole).frames == Frames{0, 1, 2}));
        request.range = {};
        request.frames = {0, 2, 4};
        QVERIFY((sequence(request, whole).frames == Frames{0, 2}));
        request.frames = {4};
        QVERIFY((sequence(request, whole).frames == Frames{4}));
    }

    void decimalsTellFramesApart() {
        QCOMPARE(frameDecimals({1, 2, 300}), 0);
        QCOMPARE(frameDecimals({1, 1.5, 2}), 1);
        QCOMPARE(frameDecimals({0.25, 1}), 2);
        QCOMPARE(frameDecimals({1.0 / 3.0}), 6);
    }
};

SINEW_TEST(TestFrameSequence)
#include "test_frame_sequence.moc"
