// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>
#include <atomic>
#include <cmath>

#include "model/check/finding_vertices.h"
#include "model/check/group_findings.h"
#include "model/engines/engine_check.h"
#include "model/engines/shared_poses.h"
#include "tests/model/check/rig.h"
#include "tests/support/edit.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/require_listed.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr NodeIndex kArmRight(std::size_t{5});  // joint 4
const double kSize = std::sqrt(20.0);           // 2 x 4 units at rest

/// Joint 4 alone moves: by 4 units along Z in 1 s, at 30 frames per second.
Asset rigWithMovingArm() {
    Asset asset = rigWithArms();
    asset.animations[0].channels.clear();
    asset.animations[0].samplers.clear();
    std::vector<float> times;
    std::vector<float> values;
    for (int key = 0; key <= 10; ++key) {
        times.push_back(0.1F * static_cast<float>(key));
        values.insert(values.end(), {-1.0F, 1.0F, 0.4F * static_cast<float>(key)});
    }
    addTrack(asset, kArmRight, ChannelPath::Translation, times, values);
    return asset;
}

void addSecondSet(Asset& asset) {
    asset.meshes[0].primitives[0].influenceSets.push_back(
        {std::vector<glm::u16vec4>(kRows * kColumns),
         std::vector<glm::vec4>(kRows * kColumns, glm::vec4(0.0F))});
}

/// Four joints and a fifth one, joint 4, with the least weight.
void setFive(Asset& asset, std::size_t vertex, float fifth) {
    const float rest = (1.0F - fifth) / 4.0F;
    setInfluences(asset, vertex, {{0, rest}, {1, rest}, {2, rest}, {3, rest}});
    setInfluences(asset, vertex, {{4, fifth}}, 1);
}

Asset rigWithFive() {
    Asset asset = rigWithMovingArm();
    addSecondSet(asset);
    setFive(asset, 4, 0.15F);
    return asset;
}

std::vector<Diagnostic> engineFindings(const std::shared_ptr<const Asset>& asset, float limit,
                                       std::string_view code = {}) {
    std::vector<Diagnostic> found =
        checkForEngines(std::make_shared<const ClipLibrary>(asset), {.maxDisplacement = limit});
    requireListed(found);
    std::erase_if(
        found, [code](const Diagnostic& finding) { return !code.empty() && finding.code != code; });
    return found;
}

std::vector<Diagnostic> engineFindings(Asset asset, float limit, std::string_view code = {}) {
    return engineFindings(finishAsset(std::move(asset)), limit, code);
}

void verifyHas(const std::string& text, const char* part) {
    QVERIFY2(text.find(part) != std::string::npos, text.c_str());
}

}  // namespace

class TestEngines : public QObject {
    Q_OBJECT

private slots:
    void aDroppedFifthJointIsFoundWhereItMovesMost() {
        const auto found = engineFindings(rigWithFive(), 0.1F);
        QCOMPARE(found.size(), std::size_t{1});
        const Diagnostic& finding = found.front();
        QCOMPARE(finding.code, std::string("DISPLACED_BY_FOUR_SLOTS"));
        QCOMPARE(finding.pointer, std::string("/meshes/0/primitives/0"));
        QCOMPARE(finding.vertex, std::optional<std::uint32_t>(4));
        QCOMPARE(finding.joint, std::optional<std::uint32_t>(4));
        QCOMPARE(finding.animation, std::optional<std::uint32_t>(0));
        QCOMPARE(finding.seconds, std::optional<float>(1.0F));
        QCOMPARE(finding.vertices, std::vector<std::uint32_t>{4});
        QCOMPARE(finding.count, std::size_t{1});
        // 0.15 of 4 units, of the diagonal of 2 x 4 units.
        for (const char* part : {"vertex 4 of 'Strip' is 0.6 units off (13 % of the model's size)",
                                 "in 'Nod' at frame 30 (1 s)", "because of 'Arm.R'",
                                 "1 vertex is beyond the limit of 10 %"}) {
            verifyHas(finding.message, part);
        }
    }

    void theLimitIsAShareOfTheModelsSize() {
        const auto share = static_cast<float>(0.6 / kSize);
        QCOMPARE(engineFindings(rigWithFive(), share * 0.99F).size(), std::size_t{1});
        QVERIFY(engineFindings(rigWithFive(), share * 1.01F).empty());
    }

    void verticesBeyondTheLimitInAnyFrameAreListedWorstFirst() {
        Asset asset = rigWithFive();
        setFive(asset, 7, 0.19F);
        setFive(asset, 10, 0.01F);  // 0.04 units
        const auto asset2 = finishAsset(std::move(asset));
        const auto found = engineFindings(asset2, 0.05F, "DISPLACED_BY_FOUR_SLOTS");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].vertices, (std::vector<std::uint32_t>{7, 4}));
        QCOMPARE(found[0].count, std::size_t{2});
        std::vector<std::uint32_t> marked;
        for (const FaultyVertex& vertex : findingVertices(*asset2, found[0], 100).list) {
            marked.push_back(vertex.vertex);
        }
        QCOMPARE(marked, (std::vector<std::uint32_t>{7, 4}));
    }

    void weightsThatDoNotAddUpAreFoundAtRest() {
        Asset asset = rigWithMovingArm();
        setInfluences(asset, 13, {{0, 0.5F}});  // vertex at (0, 4, 0): stored weights halve it
        const auto found = engineFindings(std::move(asset), 0.1F);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].code, std::string("DISPLACED_BY_NORMALIZING"));
        QCOMPARE(found[0].vertex, std::optional<std::uint32_t>(13));
        QVERIFY(!found[0].animation && !found[0].seconds);
        verifyHas(found[0].message, "is 2 units off (45 % of the model's size) at rest");
    }

    void eightBitsAreFoundFarFromTheJoint() {
        Asset asset = rigWithMovingArm();
        setInfluences(asset, 4, {{1, 0.7F}, {4, 0.3F}});  // 76.5 / 255
        Sampler& sampler = asset.animations[0].samplers[0];
        std::vector<float> values = sampler.values.toVector();
        for (float& value : values) {
            value *= 100.0F;
        }
        sampler.values = std::move(values);
        const auto found = engineFindings(std::move(asset), 0.1F, "DISPLACED_BY_8_BIT");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].vertex, std::optional<std::uint32_t>(4));
        QCOMPARE(found[0].joint, std::optional<std::uint32_t>(4));
    }

    void twistedJointsAreFoundWithDualQuaternions() {
        Asset asset = rigWithMovingArm();
        setInfluences(asset, 9, {{1, 0.5F}, {2, 0.5F}});
        addTurns(asset, NodeIndex(3U), {0.0F, 1.0F}, {0.0F, 150.0F});
        const auto found = engineFindings(std::move(asset), 0.1F, "DISPLACED_BY_DUAL_QUATERNIONS");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].vertex, std::optional<std::uint32_t>(9));
        QCOMPARE(found[0].seconds, std::optional<float>(1.0F));
    }

    void aSaneRigHasNoFinding() {
        QVERIFY2(engineFindings(cleanRig(), 1e-6F).empty(),
                 listed(engineFindings(cleanRig(), 1e-6F)).c_str());
        QVERIFY(engineFindings(Asset{}, 1e-6F).empty());
    }

    void oneMeshAndSkinIsReportedOnce() {
        Asset asset = rigWithFive();
        asset.nodes.push_back(asset.nodes[0]);
        asset.scenes[0].roots.emplace_back(asset.nodes.size() - 1);
        const auto finished = finishAsset(std::move(asset));
        QCOMPARE(engineFindings(finished, 0.1F).size(), std::size_t{1});
    }

    void framesBeyondTheBudgetAreLeftOutAndReported() {
        const auto asset = finishAsset(rigWithFive());
        const auto found = checkForEngines(std::make_shared<const ClipLibrary>(asset),
                                           {.maxDisplacement = 0.01F, .budget = 1});
        requireListed(found);
        const auto leftOut = std::find_if(found.begin(), found.end(), [](const Diagnostic& f) {
            return f.code == "FRAMES_NOT_COMPARED";
        });
        QVERIFY(leftOut != found.end());
        QCOMPARE(leftOut->count, std::size_t{30});
        verifyHas(leftOut->message, "1 of 31 frames were compared");
        verifyHas(leftOut->message, "one frame in 31");
        QVERIFY(engineFindings(asset, 0.01F, "FRAMES_NOT_COMPARED").empty());
    }

    void momentsAreTheFramesOfEveryClip() {
        Asset asset = rigWithFive();
        asset.animations.push_back(asset.animations[0]);
        Sampler& sampler = asset.animations[1].samplers[0];
        sampler.times = {0.01F};  // one key, between two frames
        sampler.values = {sampler.values[0], sampler.values[1], sampler.values[2]};
        const auto finished = finishAsset(std::move(asset));
        const EngineMoments all = engineMoments(*finished, 1000);
        QCOMPARE(all.list.size(), std::size_t{1 + 31 + 1});
        QCOMPARE(all.frames, std::uint64_t{32});
        QVERIFY(!all.list[0].animation && !all.leavesOut());
        QCOMPARE(all.list[3].frame, std::optional<std::uint64_t>(2));
        QCOMPARE(all.list[3].seconds, 2.0F / 30.0F);
        QCOMPARE(all.list.back().seconds, 0.01F);
        QVERIFY(!all.list.back().frame);
        const EngineMoments some = engineMoments(*finished, 6);
        QCOMPARE(some.step, std::uint64_t{6});
        QCOMPARE(some.list.size(), std::size_t{1 + 6 + 1});
        const EngineMoments few = engineMoments(*finished, 1);
        QCOMPARE(few.clipStep, std::size_t{2});
        QVERIFY(few.leavesOut());
    }

    void progressRisesToOne() {
        const auto clips = std::make_shared<const ClipLibrary>(finishAsset(rigWithFive()));
        float last = 0.0F;
        bool rises = true;
        static_cast<void>(checkForEngines(clips, {}, [&](float fraction) {
            rises = rises && fraction >= last;
            last = fraction;
        }));
        QVERIFY(rises);
        QCOMPARE(last, 1.0F);
    }

    void aStopEndsItWithoutFindings() {
        const auto clips = std::make_shared<const ClipLibrary>(finishAsset(rigWithFive()));
        QVERIFY(checkForEngines(clips, {}, {}, stoppedToken()).empty());
        std::stop_source stop;
        int reports = 0;
        const auto found = checkForEngines(
            clips, {},
            [&](float) {
                ++reports;
                stop.request_stop();
            },
            stop.get_token());
        QVERIFY(found.empty());
        QVERIFY(reports < 10);
    }

    void groupsKeepTheWorstFirst() {
        Asset asset = rigWithFive();
        asset.meshes[0].primitives.push_back(asset.meshes[0].primitives[0]);
        edit(asset.meshes[0].primitives[0].influenceSets[1].weights,
             [](auto& weights) { weights[4].x = 0.1F; });
        const auto finished = finishAsset(std::move(asset));
        const auto found = engineFindings(finished, 0.05F, "DISPLACED_BY_FOUR_SLOTS");
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].primitive, std::optional<std::uint32_t>(1));
        const auto grouped = groupedFindings(*finished, found);
        QCOMPARE(grouped.size(), std::size_t{1});
        verifyHas(grouped[0].message, "2 vertices in all");
    }
};

SINEW_TEST(TestEngines)
#include "test_engines.moc"
