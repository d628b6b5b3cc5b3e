// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>

#include "model/weights/vertex_probe.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::array kTwo{DrawnVertex{.node = NodeIndex(std::size_t{0}), .vertex = 9},
                          DrawnVertex{.node = NodeIndex(std::size_t{0}), .vertex = 2}};

PlayedPoses firstClip() {
    return {.animation = AnimationIndex(0U)};
}

}  // namespace

class TestVertexTracks : public QObject {
    Q_OBJECT

private slots:
    void tracksAreWhatTheEvaluatorSaysAtEachTime() {
        const auto clips = std::make_shared<const ClipLibrary>(skinnedBar(3).load().value());
        const std::vector<float> times{0.0F, 0.1F, 0.5F, 1.0F};
        const VertexTracks tracks = vertexTracks(clips, kTwo, times, firstClip(), ProbeOptions());
        QVERIFY(tracks.seconds == times);
        PoseEvaluator evaluator(clips);
        for (std::size_t i = 0; i < kTwo.size(); ++i) {
            VertexProbe probe(evaluator.asset(), kTwo.at(i));
            evaluator.evaluate({}, 0.0F);
            probe.follow(evaluator, {});
            QCOMPARE(tracks.rest[i], probe.world());
            for (std::size_t t = 0; t < times.size(); ++t) {
                evaluator.evaluate(AnimationIndex(0U), times[t]);
                probe.follow(evaluator, {});
                QCOMPARE(tracks.positions[i][t], probe.world());
            }
        }
        QVERIFY(tracks.positions[0].front() != tracks.positions[0].back());
    }

    void tracksOfManyTimesAreThoseOfEachTime() {
        const auto clips = std::make_shared<const ClipLibrary>(skinnedBar(3).load().value());
        std::vector<float> times(200);
        for (std::size_t t = 0; t < times.size(); ++t) {
            times[t] = static_cast<float>(t) / 199.0F;
        }
        const VertexTracks tracks = vertexTracks(clips, kTwo, times, firstClip(), ProbeOptions());
        for (std::size_t t = 0; t < times.size(); ++t) {
            const VertexTracks one =
                vertexTracks(clips, kTwo, std::array{times[t]}, firstClip(), ProbeOptions());
            for (std::size_t i = 0; i < kTwo.size(); ++i) {
                QCOMPARE(tracks.positions[i][t], one.positions[i][0]);
            }
        }
    }

    void aStopGivesNoTracks() {
        const auto clips = std::make_shared<const ClipLibrary>(skinnedBar(3).load().value());
        const VertexTracks tracks = vertexTracks(clips, kTwo, std::array{0.0F, 1.0F}, firstClip(),
                                                 ProbeOptions(), stoppedToken());
        QVERIFY(tracks == VertexTracks());
    }
};

SINEW_TEST(TestVertexTracks)
#include "test_vertex_tracks.moc"
