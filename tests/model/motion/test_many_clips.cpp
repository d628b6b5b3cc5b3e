// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <ctime>

#include "model/asset/allowed_work.h"
#include "model/demo/worst_case.h"
#include "model/load/load_asset.h"
#include "model/motion/clip_motion.h"
#include "tests/model/motion/foot_paths.h"
#include "tests/model/motion/walker.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/sanitizer.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// One node, and clips of one second that move it.
std::shared_ptr<const ClipLibrary> manyClips(std::size_t count, double lastSecond = 1.0) {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"name":"Root"})");
    const int times = gltf.addAccessor("SCALAR", {0, lastSecond});
    const int values = gltf.addAccessor("VEC3", {0, 0, 0, 3, 0, 0});
    for (std::size_t i = 0; i < count; ++i) {
        gltf.add("animations", R"({"samplers":[{"input":)" + str(times) + R"(,"output":)" +
                                   str(values) +
                                   R"(}],"channels":[{"sampler":0,"target":{"node":0,)"
                                   R"("path":"translation"}}]})");
    }
    return std::make_shared<const ClipLibrary>(*gltf.load());
}

std::vector<AnimationIndex> allOf(const ClipLibrary& clips) {
    std::vector<AnimationIndex> all;
    for (std::size_t i = 0; i < clips.asset()->animations.size(); ++i) {
        all.emplace_back(i);
    }
    return all;
}

/// Bytes allocated at once while a further clip is measured.
std::size_t bytesPerClip(std::size_t clipCount) {
    const auto clips = manyClips(clipCount);
    ClipMotionFinder finder(clips, allOf(*clips));
    static_cast<void>(finder.motionOf(AnimationIndex(0U)));
    const std::size_t before = (forgetPeak(), bytesAtPeak());
    static_cast<void>(finder.motionOf(AnimationIndex(1U)));
    return bytesAtPeak() - before;
}

double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

}  // namespace

class TestManyClips : public QObject {
    Q_OBJECT

private slots:
    void eachIsMeasuredAsAlone() {
        const auto walk = Walker({{"Foot.L", oneStep(0.1)}, {"Foot.R", oneStep(-0.1)}}).clips();
        ClipMotionFinder finder(walk, allOf(*walk));
        const auto alone = clipMotion(walk, kWalk);
        for (int i = 0; i < 2; ++i) {
            const auto motion = finder.motionOf(kWalk);
            QVERIFY(motion && alone);
            QCOMPARE(motion->seconds, alone->seconds);
            QCOMPARE(motion->size, alone->size);
            QCOMPARE(motion->contacts.feet.size(), alone->contacts.feet.size());
            QCOMPARE(motion->contacts.feet[0].contacts.size(),
                     alone->contacts.feet[0].contacts.size());
            QCOMPARE(motion->jumps.count, alone->jumps.count);
        }
        QVERIFY(!finder.motionOf(AnimationIndex(7U)));
    }

    // Every clip once made a library of all clips: 25 000 of them took ten seconds.
    void aClipCostsNoMoreAmongMany() {
        const std::size_t few = bytesPerClip(10);
        const std::size_t many = bytesPerClip(2000);
        QVERIFY2(many < few + 1000, qPrintable(QString("%1 of %2").arg(many).arg(few)));
    }

    void clipsShareTheBudget() {
        constexpr double kHour = 3600.0;
        const auto alone = manyClips(1, kHour);
        const auto one = clipMotion(alone, AnimationIndex(0U));
        QVERIFY(one);
        QCOMPARE(one->frameStep(), std::int64_t{2});  // 108 000 frames, at most 100 000
        const auto clips = manyClips(100, kHour);
        ClipMotionFinder finder(clips, allOf(*clips));
        const auto first = finder.motionOf(AnimationIndex(0U));
        QVERIFY(first);
        // A node and a channel, as much as 9 matrices, in every frame of every clip.
        const auto work = static_cast<double>(first->seconds.size()) * 100.0 * 9.0;
        const auto most = static_cast<double>(allowedWork(*clips->asset(), 200'000'000));
        QVERIFY2(work < 1.1 * most && work > 0.5 * most, qPrintable(QString::number(work / most)));
        QVERIFY(most < 30e6);  // the file is small
        QCOMPARE(first->frameStep(), std::int64_t{5});
        QCOMPARE(first->seconds.back(), static_cast<float>(kHour));
    }

    // Every foot once looked at all nodes: 50 000 of them took four seconds.
    void manyFeetTakeNoLongerThanTheirNodes() {
        const auto asset =
            *loadAssetFromMemory(demo::findWorstCase("feet")->make(200'000 / kFewer), {});
        const double start = processorSeconds();
        const Feet feet = findFeet(*asset);
        const SolePoints soles = solePoints(*asset, feet);
        QVERIFY(processorSeconds() - start < 5.0);
        QCOMPARE(feet.nodes.size(), std::size_t{200'000 / kFewer});
        QCOMPARE(soles.firstOf.size(), feet.nodes.size() + 1);
    }

    void aVertexBelongsToTheFirstFootAboveIt() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 0, 1});
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) + "}}]}");
        gltf.add("nodes", R"({"children":[1]})");
        gltf.add("nodes", R"({"children":[2]})");
        gltf.add("nodes", R"({"mesh":0})");
        const auto asset = *gltf.load();
        const std::vector<NodeIndex> chain{NodeIndex(1U), NodeIndex(0U), NodeIndex(2U)};
        const SolePoints soles =
            solePoints(*asset, {.nodes = chain, .tops = chain, .source = FootSource::Chosen});
        // Four points of the mesh for node 1, which comes first; its own origin for each other.
        QCOMPARE(soles.firstOf, (std::vector<std::size_t>{0, 4, 5, 6}));
    }
};

SINEW_TEST(TestManyClips)
#include "test_many_clips.moc"
