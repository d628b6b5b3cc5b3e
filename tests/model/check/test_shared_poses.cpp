// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>

#include "model/demo/worst_case.h"
#include "model/engines/posed_searches.h"
#include "model/engines/shared_poses.h"
#include "model/load/load_asset.h"
#include "model/weights/weight_statistics.h"
#include "tests/model/check/rig.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/reference/over_clip.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// Records what it gets.
struct Recorder : PosedSearch {
    std::uint64_t perPose = 0;
    const PoseEvaluator* posedBy = nullptr;
    std::vector<std::size_t> moments;
    bool finished = false;

    explicit Recorder(std::uint64_t work) : perPose(work) {}
    [[nodiscard]] std::uint64_t cost() const noexcept override { return perPose; }
    void begin(const PoseEvaluator& rest, std::span<const EngineMoment> /*moments*/) override {
        posedBy = &rest;
    }
    void add(const PoseEvaluator& /*pose*/, std::size_t moment) override {
        moments.push_back(moment);
    }
    void finish() override { finished = true; }
};

std::shared_ptr<const ClipLibrary> worstClips(const char* name, std::uint32_t size) {
    return std::make_shared<const ClipLibrary>(
        *loadAssetFromMemory(demo::findWorstCase(name)->make(size), {}));
}

std::vector<PosedSearch*> pointersTo(std::vector<Recorder>& recorders) {
    std::vector<PosedSearch*> pointers;
    for (Recorder& recorder : recorders) {
        pointers.push_back(&recorder);
    }
    return pointers;
}

/// Groups for the searches of every skin of the worst case, whose cost is that of one triangle.
std::size_t groupsFor(std::uint32_t skins) {
    const auto clips = worstClips("palettes", skins);
    std::vector<DisplacementSearch> searches;
    std::vector<PosedSearch*> pointers;
    for (const NodeIndex node : skinnedNodes(*clips->asset())) {
        searches.emplace_back(*clips->asset(), node, Compared::DualQuaternion,
                              DisplacementSearch::Kept::Largest);
    }
    for (DisplacementSearch& search : searches) {
        pointers.push_back(&search);
    }
    return SharedPoses(clips, pointers).groupCount();
}

std::vector<EngineMoment> momentsOf(std::size_t count) {
    std::vector<EngineMoment> moments(1);
    for (std::size_t i = 1; i < count; ++i) {
        moments.push_back(
            {.animation = AnimationIndex(0U), .seconds = 0.1F * static_cast<float>(i), .frame = i});
    }
    return moments;
}

}  // namespace

class TestSharedPoses : public QObject {
    Q_OBJECT

private slots:
    void everySearchGetsEveryMomentInOrder() {
        const auto clips = std::make_shared<const ClipLibrary>(finishAsset(rigWithArms()));
        std::vector<Recorder> recorders;
        for (const std::uint64_t work : {1U, 5U, 100'000U, 3U, 100'000U, 2U}) {
            recorders.emplace_back(work);
        }
        SharedPoses poses(clips, pointersTo(recorders));
        QCOMPARE(poses.groupCount(), std::size_t{3});
        poses.add(momentsOf(4));
        for (const Recorder& recorder : recorders) {
            QCOMPARE(recorder.moments, (std::vector<std::size_t>{0, 1, 2, 3}));
            QVERIFY(recorder.finished);
        }
    }

    // Every skin once posed all skins: 1 000 skins of 200 joints took half a minute.
    void aModelIsNotPosedOncePerSkin() {
        QCOMPARE(groupsFor(50), std::size_t{1});
        QCOMPARE(groupsFor(200), std::size_t{1});
    }

    void theBudgetCountsWhatIsPosedAndDeformed() {
        const auto clips = std::make_shared<const ClipLibrary>(finishAsset(rigWithArms()));
        std::vector<Recorder> small{Recorder(10), Recorder(10)};
        std::vector<Recorder> large{Recorder(100'000), Recorder(100'000)};
        const std::uint64_t one = SharedPoses(clips, pointersTo(small)).costPerPose() - 20;
        QCOMPARE(SharedPoses(clips, pointersTo(large)).costPerPose(), 200'000 + 2 * one);
        QCOMPARE(SharedPoses(clips, {}).costPerPose(), std::uint64_t{1});
    }

    void resultsAreThoseOfSearchesAlone() {
        const auto clips = worstClips("palettes", 3);
        const Asset& asset = *clips->asset();
        const std::vector<EngineMoment> moments = momentsOf(5);
        std::vector<DisplacementSearch> together;
        std::vector<PosedSearch*> pointers;
        for (const NodeIndex node : skinnedNodes(asset)) {
            together.emplace_back(asset, node, Compared::DualQuaternion,
                                  DisplacementSearch::Kept::EveryVertex);
        }
        for (DisplacementSearch& search : together) {
            pointers.push_back(&search);
        }
        SharedPoses(clips, pointers).add(moments);
        for (const DisplacementSearch& search : together) {
            const std::vector<float> times{0.1F, 0.2F, 0.3F, 0.4F};
            const auto alone = largestOverClip(clips, search.node(), Compared::DualQuaternion,
                                               AnimationIndex(0U), times);
            QVERIFY(alone.has_value());
            QCOMPARE(search.results().size(), std::size_t{1});
            QCOMPARE(search.results()[0].largest.distance, alone->distance);
            QCOMPARE(search.results()[0].largest.seconds, alone->seconds);
            QCOMPARE(search.results()[0].distances[alone->vertex], alone->distance);
        }
    }

    void theWorstStretchIsThatOverTheClip() {
        const auto clips = std::make_shared<const ClipLibrary>(finishAsset(rigWithArms()));
        const NodeIndex node = skinnedNodes(*clips->asset()).front();
        const std::vector<EngineMoment> moments = momentsOf(8);
        std::vector<float> times;
        for (const EngineMoment& moment : moments) {
            times.push_back(moment.seconds);
        }
        StretchSearch search(*clips->asset(), node);
        SharedPoses(clips, {&search}).add(std::span(moments).subspan(1));
        const auto expected =
            stretchOverClip(clips, node, AnimationIndex(0U), std::span(times).subspan(1));
        QVERIFY(search.result().has_value());
        QVERIFY(std::find(expected.areas.values.begin(), expected.areas.values.end(),
                          search.result()->area.ratio) != expected.areas.values.end());
        QCOMPARE(search.result()->volumes.size(), expected.volumes.values.size());
        for (std::size_t j = 0; j < expected.volumes.values.size(); ++j) {
            QCOMPARE(search.result()->volumes[j].ratio, expected.volumes.values[j]);
            QCOMPARE(search.result()->volumes[j].moment.seconds,
                     times[1 + expected.volumes.positions[j]]);
        }
    }

    void aStopEndsThem() {
        const auto clips = std::make_shared<const ClipLibrary>(finishAsset(rigWithArms()));
        std::vector<Recorder> recorders{Recorder(1)};
        SharedPoses(clips, pointersTo(recorders)).add(momentsOf(4), {}, stoppedToken());
        QVERIFY(recorders[0].moments.empty() && !recorders[0].finished);
    }
};

SINEW_TEST(TestSharedPoses)
#include "test_shared_poses.moc"
