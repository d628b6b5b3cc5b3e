// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <numeric>
#include <stdexcept>

#include "model/evaluate/pose_walk.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t kTimes = 300;

PlayedPoses bending() {
    return {.animation = AnimationIndex(0U)};
}

std::shared_ptr<const ClipLibrary> barClips() {
    return std::make_shared<const ClipLibrary>(*skinnedBar(3).load());
}

std::vector<float> evenSeconds() {
    std::vector<float> seconds(kTimes);
    for (std::size_t i = 0; i < kTimes; ++i) {
        seconds[i] = static_cast<float>(i) / static_cast<float>(kTimes - 1);
    }
    return seconds;
}

}  // namespace

class TestPoseWalk : public QObject {
    Q_OBJECT

private slots:
    void posesAreVisitedInOrder() {
        PoseWalk walk(barClips());
        std::vector<std::size_t> visited;
        QVERIFY(walk.inOrder(bending(), evenSeconds(),
                             [&](const PoseEvaluator&, std::size_t i) { visited.push_back(i); }));
        std::vector<std::size_t> all(kTimes);
        std::iota(all.begin(), all.end(), std::size_t{0});
        QCOMPARE(visited, all);
    }

    void partsCoverEveryPositionOnceAndGiveTheSameBits() {
        const auto clips = barClips();
        const std::vector<float> seconds = evenSeconds();
        PoseEvaluator one(clips);
        for (const std::size_t workers : {1U, 2U, 3U, 8U}) {
            PoseWalk walk(clips, workers);
            std::vector<std::vector<glm::mat4>> worlds(kTimes);
            for (int again = 0; again < 2; ++again) {
                std::vector<int> visits(kTimes, 0);
                QVERIFY(
                    walk.inParts(bending(), seconds, [&](const PoseEvaluator& pose, std::size_t i) {
                        ++visits[i];
                        worlds[i].assign(pose.world().begin(), pose.world().end());
                    }));
                QVERIFY(std::all_of(visits.begin(), visits.end(), [](int n) { return n == 1; }));
            }
            for (std::size_t i = 0; i < kTimes; ++i) {
                one.evaluate(AnimationIndex(0U), seconds[i]);
                QVERIFY(std::equal(one.world().begin(), one.world().end(), worlds[i].begin()));
            }
        }
    }

    void workersVisitOnePartEachInOrder() {
        for (const std::size_t most : {1U, 3U, 8U}) {
            PoseWalk walk(barClips(), 8);
            const WalkOptions options{.workers = most};
            std::vector<std::vector<std::size_t>> visited(walk.workers(kTimes, options));
            QCOMPARE(visited.size(), most);
            const auto visit = [&](const PoseEvaluator&, std::size_t i, std::size_t worker) {
                visited[worker].push_back(i);
            };
            QVERIFY(walk.inParts(bending(), evenSeconds(), visit, options));
            std::vector<std::size_t> together;
            for (const std::vector<std::size_t>& part : visited) {
                QVERIFY(!part.empty());
                together.insert(together.end(), part.begin(), part.end());
            }
            std::vector<std::size_t> all(kTimes);
            std::iota(all.begin(), all.end(), std::size_t{0});
            QCOMPARE(together, all);
        }
    }

    void thereIsAlwaysAWorker() {
        PoseWalk walk(barClips(), 8);
        QCOMPARE(walk.workers(0), std::size_t{1});
        QCOMPARE(walk.workers(kTimes, {.workers = 0}), std::size_t{1});
    }

    void aStopVisitsNothingMore() {
        PoseWalk walk(barClips());
        std::stop_source stop;
        std::size_t visited = 0;
        QVERIFY(!walk.inOrder(bending(), evenSeconds(),
                              [&](const PoseEvaluator&, std::size_t) {
                                  if (++visited == 3) {
                                      stop.request_stop();
                                  }
                              },
                              {.stop = stop.get_token()}));
        QCOMPARE(visited, std::size_t{3});
        QVERIFY(!walk.inParts(bending(), evenSeconds(),
                              [&](const PoseEvaluator&, std::size_t) { ++visited; },
                              {.stop = stoppedToken()}));
        QCOMPARE(visited, std::size_t{3});
    }

    void anExceptionOfAVisitorIsRethrown() {
        for (const std::size_t workers : {1U, 3U}) {
            PoseWalk walk(barClips(), workers);
            std::string caught;
            try {
                walk.inParts(bending(), evenSeconds(), [&](const PoseEvaluator&, std::size_t i) {
                    if (i == kTimes - 1) {
                        throw std::runtime_error("the last one");
                    }
                });
            } catch (const std::runtime_error& error) {
                caught = error.what();
            }
            QCOMPARE(caught, std::string("the last one"));
        }
    }

    void progressAscendsToOne() {
        for (const std::size_t workers : {1U, 8U}) {
            PoseWalk walk(barClips(), workers);
            std::vector<float> told;
            walk.inParts(bending(), evenSeconds(), [](const PoseEvaluator&, std::size_t) {},
                         {.progress = [&](float part) { told.push_back(part); }});
            QCOMPARE(told.size(), std::size_t{100});
            QVERIFY(std::is_sorted(told.begin(), told.end()));
            QCOMPARE(told.back(), 1.0F);
        }
    }

    void withoutTimesNothingIsVisited() {
        QVERIFY(PoseWalk(barClips()).inParts(bending(), {}, [](const PoseEvaluator&, std::size_t) {
            QFAIL("there is no pose");
        }));
    }
};

SINEW_TEST(TestPoseWalk)
#include "test_pose_walk.moc"
