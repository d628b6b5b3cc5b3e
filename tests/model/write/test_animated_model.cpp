// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/view/shown_nodes.h"
#include "tests/model/write/write_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kRate = 30.0;

ModelExport clipOf(const std::shared_ptr<const Asset>& asset, const PlayedPoses& played,
                   float tolerance = 0.0F) {
    ModelExport wanted = exportOf(asset);
    wanted.played = played;
    wanted.baked = BakeOptions{.seconds = playedFrames(*asset, played, kRate),
                               .tolerance = tolerance,
                               .name = playedName(*asset, played)};
    return wanted;
}

/// The greatest distance over all frames between what is played and what was written of it.
float farthest(const ModelExport& wanted, const std::shared_ptr<const Asset>& read) {
    PoseEvaluator before(wanted.clips);
    PoseEvaluator after(read);
    ViewOptions all;
    all.scene = read->defaultScene;
    PoseMoment moment;
    float most = 0.0F;
    for (const float seconds : wanted.baked->seconds) {
        setMoment(*wanted.clips->asset(), wanted.played, seconds, moment);
        evaluate(before, moment);
        after.evaluate(AnimationIndex(0U), seconds);
        most = std::max(
            most, distanceOf(shownPositions(before, wanted.view), shownPositions(after, all)));
    }
    return most;
}

std::size_t keysOf(const Asset& asset) {
    std::size_t keys = 0;
    for (const Sampler& sampler : asset.animations[0].samplers) {
        keys += sampler.times.size();
    }
    return keys;
}

}  // namespace

class TestAnimatedModel : public QObject {
    Q_OBJECT

private slots:
    void everyFrameOfAClipIsExact() {
        const auto asset = loaded(barAndTile());
        for (std::size_t clip = 0; clip < 2; ++clip) {
            const ModelExport wanted = clipOf(asset, {.animation = AnimationIndex(clip)});
            const auto read = readBack(made(wanted, "a.glb"));
            QCOMPARE(read->animations.size(), std::size_t{1});
            QCOMPARE(read->animations[0].name, asset->animations[clip].name);
            QCOMPARE(farthest(wanted, read), 0.0F);
        }
    }

    void aMixWithWeightsByHandIsOneClip() {
        const auto asset = loaded(barAndTile());
        PlayedPoses played{.animation = {},
                           .blend = {{.animation = AnimationIndex(0U), .weight = 0.3F},
                                     {.animation = AnimationIndex(1U), .weight = 0.6F}}};
        setWeight(played.hand, NodeIndex(0U), {.target = 0, .weight = 0.75F});
        const ModelExport wanted = clipOf(asset, played);
        const auto read = readBack(made(wanted, "mix.glb"));
        QCOMPARE(read->animations[0].name, std::string("Bend + Lean"));
        QCOMPARE(farthest(wanted, read), 0.0F);
    }

    void keysAreLeftOutWithinTheTolerance() {
        const auto asset = loaded(barAndTile());
        const PlayedPoses played{.animation = AnimationIndex(1U)};
        const auto every = readBack(made(clipOf(asset, played), "every.glb"));
        std::size_t before = keysOf(*every);
        for (const float tolerance : {1e-4F, 1e-2F, 0.3F}) {
            const ModelExport wanted = clipOf(asset, played, tolerance);
            const auto read = readBack(made(wanted, "fewer.glb"));
            QVERIFY(keysOf(*read) < before);
            before = keysOf(*read);
            const float distance = farthest(wanted, read);
            QVERIFY2(distance <= tolerance, qPrintable(QString::number(distance)));
        }
        QVERIFY(before >= 6);  // two per curve
    }

    void onlyTheChosenMeshIsThereWithItsJoints() {
        const auto asset = loaded(barAndTile());
        ModelExport wanted = clipOf(asset, {.animation = AnimationIndex(1U)});
        const std::vector<NodeIndex> bar{NodeIndex(0U)};
        wanted.view.shown =
            std::make_shared<const ShownNodes>(*asset, isolated(*asset, bar), wanted.view.scene);
        const auto read = readBack(made(wanted, "bar.glb"));
        QCOMPARE(read->meshes.size(), std::size_t{1});
        QCOMPARE(read->nodes.size(), std::size_t{4});
        QCOMPARE(read->skins[0].joints.size(), std::size_t{3});
        QVERIFY(read->materials.empty());
        QCOMPARE(farthest(wanted, read), 0.0F);
    }

    void materialsKeepTheirExtensions() {
        const auto asset = loaded(barAndTile());
        const auto read = readBack(made(clipOf(asset, {.animation = AnimationIndex(0U)}), "a.glb"));
        QCOMPARE(read->materials[0].name, std::string("Red"));
        QCOMPARE(read->materials[0].ior, 1.25F);
        QCOMPARE(read->extensionsUsed, std::vector<std::string>{"KHR_materials_ior"});
        QVERIFY(read->extensionsRequired.empty());
    }

    void weightsAreNormalisedAsTheyArePlayed() {
        Asset asset = *loaded(skinnedBar());
        std::vector<glm::vec4> weights =
            asset.meshes[0].primitives[0].influenceSets[0].weights.toVector();
        weights[1] *= 1.5F;
        asset.meshes[0].primitives[0].influenceSets[0].weights = weights;
        const auto off = std::make_shared<const Asset>(asset);
        const ModelExport wanted = clipOf(off, {.animation = AnimationIndex(0U)});
        const MadeModel model = made(wanted, "a.glb");
        QVERIFY(model.notices[0].find("1 vertex") != std::string::npos);
        QVERIFY(farthest(wanted, readBack(model)) < 1e-6F);
    }

    void theSameBytesAreWrittenTwice() {
        const auto asset = loaded(barAndTile());
        const ModelExport wanted = clipOf(asset, {.animation = AnimationIndex(1U)}, 0.01F);
        QCOMPARE(made(wanted, "a.glb").files.back().bytes,
                 made(wanted, "a.glb").files.back().bytes);
    }

    void theRestPoseHasNoAnimation() {
        const auto asset = loaded(barAndTile());
        const auto read = readBack(made(clipOf(asset, {}), "a.glb"));
        QVERIFY(read->animations.empty());
    }

    void instancesStayInstances() {
        GltfBuilder gltf = barAndTile();
        const int places = gltf.addAccessor("VEC3", {0, 0, 0, 0, 2, 0});
        gltf.replace("nodes", 4,
                     R"({"name":"Tile","mesh":1,"translation":[2,0,0],"extensions":)"
                     R"({"EXT_mesh_gpu_instancing":{"attributes":{"TRANSLATION":)" +
                         str(places) + "}}}}");
        gltf.set("extensionsUsed", R"(["EXT_mesh_gpu_instancing","KHR_materials_ior"])");
        const ModelExport wanted = clipOf(loaded(gltf), {.animation = AnimationIndex(1U)});
        const auto read = readBack(made(wanted, "a.glb"));
        QCOMPARE(farthest(wanted, read), 0.0F);
    }
};

SINEW_TEST(TestAnimatedModel)
#include "test_animated_model.moc"
