// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/view/vertex_pins.h"
#include "model/weights/vertex_probe.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

std::vector<MeasuredPair> pairsOf(std::initializer_list<std::uint32_t> numbers) {
    std::vector<VertexPin> pins;
    for (const std::uint32_t number : numbers) {
        pins.push_back({.place = {}, .number = number});
    }
    return measuredPairs(pins);
}

}  // namespace

class TestMeasuredPairs : public QObject {
    Q_OBJECT

private slots:
    void oddNumbersArePairedWithTheNext() {
        QVERIFY(pairsOf({}).empty());
        QVERIFY(pairsOf({1}).empty());
        QVERIFY(pairsOf({2, 3}).empty());
        QVERIFY((pairsOf({2, 5, 1}) == std::vector<MeasuredPair>{{.from = 2, .to = 0}}));
        QVERIFY((pairsOf({1, 2, 3, 4}) ==
                 std::vector<MeasuredPair>{{.from = 0, .to = 1}, {.from = 2, .to = 3}}));
        QVERIFY((pairsOf({16, 15}) == std::vector<MeasuredPair>{{.from = 1, .to = 0}}));
    }

    void distancesHaveFourDigits() {
        QCOMPARE(distanceText(0.123456F), std::string("0.1235"));
        QCOMPARE(distanceText(104.84F), std::string("104.8"));
        QCOMPARE(distanceText(2.0F), std::string("2"));
    }

    void aTrackNamesItsLeastAndItsLargestDistance() {
        VertexTracks tracks;
        tracks.seconds = {0.0F, 0.5F, 1.0F, 1.5F};
        tracks.positions = {{{0, 0, 0}, {0, 0, 0}, {1, 0, 0}, {0, 0, 0}},
                            {{3, 4, 0}, {0, 6, 0}, {2, 0, 0}, {0, 6, 0}}};
        tracks.rest = {{0, 0, 0}, {0, 0, 2}};
        const DistanceTrack track = distanceTrack(tracks, 0, 1);
        QCOMPARE(track.rest, 2.0F);
        QVERIFY((track.distances == std::vector<float>{5.0F, 6.0F, 1.0F, 6.0F}));
        QCOMPARE(track.least, std::size_t{2});
        QCOMPARE(track.largest, std::size_t{1});
    }

    void aTrackWithoutTimesHasTheRestPoseOnly() {
        VertexTracks tracks;
        tracks.positions.resize(2);
        tracks.rest = {{0, 0, 0}, {0, 0, 2}};
        const DistanceTrack track = distanceTrack(tracks, 1, 0);
        QCOMPARE(track.rest, 2.0F);
        QVERIFY(track.distances.empty());
        QCOMPARE(track.largest, std::size_t{0});
    }
};

SINEW_TEST(TestMeasuredPairs)
#include "test_measured_pairs.moc"
