// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/blend/all_clips.h"
#include "model/evaluate/pose_evaluator.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// A clip that moves a node to x at 1 s.
void addMove(GltfBuilder& gltf, const std::string& name, const std::vector<int>& nodes, double x) {
    std::vector<ChannelSpec> channels;
    for (const int node : nodes) {
        channels.push_back({.node = node, .times = {0, 1}, .values = {0, 0, 0, x, 0, 0}});
    }
    gltf.addAnimation(name, channels);
}

/// Clips of three nodes.
std::shared_ptr<const Asset> threeObjects(bool contested) {
    GltfBuilder gltf;
    for (const char* name : {"Door", "Fan", "Lamp"}) {
        gltf.add("nodes", R"({"name":")" + std::string(name) + R"("})");
    }
    gltf.add("scenes", R"({"nodes":[0,1,2]})");
    addMove(gltf, "Open", {0}, 1.0);
    addMove(gltf, "Open wide", {0}, 5.0);  // nothing else
    addMove(gltf, "Spin", contested ? std::vector<int>{0, 1} : std::vector<int>{1}, 2.0);
    addMove(gltf, "Swing", {2}, 3.0);
    return *gltf.load();
}

}  // namespace

class TestAllClips : public QObject {
    Q_OBJECT

private slots:
    void aClipThatDrivesNothingElseIsLeftOut() {
        const AllClips all = allClips(*threeObjects(false));
        QCOMPARE(all.clips,
                 (std::vector{AnimationIndex(0U), AnimationIndex(2U), AnimationIndex(3U)}));
        QVERIFY(all.contested.empty());
        QVERIFY(contestedWords(*threeObjects(false), all).empty());
    }

    void everyObjectIsWhereItsClipPutsIt() {
        const auto asset = threeObjects(false);
        PoseEvaluator pose(asset);
        pose.evaluate(layersOf(allClips(*asset), 0.5F));
        for (std::uint32_t node = 0; node < 3; ++node) {
            QCOMPARE(pose.world(NodeIndex(node))[3].x, 0.5F * static_cast<float>(node + 1));
        }
    }

    void ofAContestedTargetTheLaterClipWinsAndIsNamed() {
        const auto asset = threeObjects(true);
        const AllClips all = allClips(*asset);
        QCOMPARE(contestedWords(*asset, all),
                 std::string("'Open' and 'Spin' both drive 'Door' translation, 'Spin' wins"));
        PoseEvaluator pose(asset);
        pose.evaluate(layersOf(all, 1.0F));
        QCOMPARE(pose.world(NodeIndex(0U))[3].x, 2.0F);
    }

    void theMixLoopsEachClip() {
        const auto asset = threeObjects(true);
        const Mix mix = mixOf(allClips(*asset));
        QCOMPARE(mix.layers.size(), std::size_t{3});
        QCOMPARE(mix.layers[0].mode, LayerMode::Blend);
        QCOMPARE(mix.layers[1].mode, LayerMode::Override);
        QCOMPARE(mix.layers[2].loop, LoopMode::Loop);
    }
};

SINEW_TEST(TestAllClips)
#include "test_all_clips.moc"
