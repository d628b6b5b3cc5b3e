// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <QTest>
#include <fstream>

#include "model/view/camera.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/sanitizer.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "tests/viewport/two_frame_host.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr VkExtent2D kExtent{160, 120};

std::shared_ptr<const Asset> bar() {
    const auto loaded = skinnedBar(6).load();
    Q_ASSERT(loaded.ok());
    return *loaded;
}

FrameInput busyFrame(const PoseEvaluator& evaluator, ViewMode mode) {
    OrbitCamera orbit;
    orbit.target = {0.0F, 3.0F, 0.0F};
    orbit.distance = 11.0F;
    orbit.yawRadians = 0.5F;
    orbit.pitchRadians = 0.3F;
    orbit.sceneRadius = 4.0F;
    FrameInput input;
    input.evaluator = &evaluator;
    input.camera = orbit.view(4.0F / 3.0F);
    input.view.mode = mode;
    input.view.axes = true;
    input.view.legend = true;
    input.view.skin = SkinIndex(0);
    input.view.joint = JointIndex(1);
    input.view.highlight = NodeIndex(2);
    input.framedBounds.add(glm::vec3(-1.0F, 0.0F, -1.0F));
    input.framedBounds.add(glm::vec3(1.0F, 6.0F, 1.0F));
    input.texts = {{"Bend 0.25 s", {8.0F, 20.0F}, 12.0F, glm::vec4(1.0F, 1.0F, 1.0F, 0.8F)}};
    return input;
}

int largestDifference(const PixelImage& a, const PixelImage& b) {
    int largest = 0;
    for (std::size_t i = 0; i < a.rgba.size(); ++i) {
        largest = std::max(largest, std::abs(int{a.rgba[i]} - int{b.rgba[i]}));
    }
    return largest;
}

double residentMebibytes() {
    std::ifstream file("/proc/self/statm");
    std::uint64_t all = 0;
    std::uint64_t resident = 0;
    file >> all >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1048576.0;
}

}  // namespace

class TestHost : public QObject {
    Q_OBJECT

private slots:
    // A driver may recompile a shader whenever a constant decides a branch, and keep every version.
    void framesAllocateNothing() {
        if (kAddressSanitizer) {
            QSKIP("freed memory is kept for a while under the sanitizer");
        }
        constexpr double kSlackMebibytes = 8.0;  // 150 compiled shaders take 40
        PoseEvaluator evaluator(bar());
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kExtent, false);
        host.renderer().setAsset(evaluator.sharedAsset());
        for (const ViewMode mode : {ViewMode::Shaded, ViewMode::Weight}) {
            double before = 0.0;
            for (int frame = 0; frame < 180; ++frame) {
                evaluator.evaluate(AnimationIndex(0), 0.005F * static_cast<float>(frame));
                (void)host.render(busyFrame(evaluator, mode));
                before = frame == 30 ? residentMebibytes() : before;
            }
            const double more = residentMebibytes() - before;
            QVERIFY2(more < kSlackMebibytes, qPrintable(QString::number(more)));
        }
    }

    void srgbAndPlainHostsShowTheSame() {
        const auto asset = bar();
        PoseEvaluator evaluator(asset);
        evaluator.evaluate(AnimationIndex(0), 0.25F);
        TwoFrameHost plain(VK_FORMAT_R8G8B8A8_UNORM, kExtent, true);
        TwoFrameHost srgb(VK_FORMAT_R8G8B8A8_SRGB, kExtent, true);
        plain.renderer().setAsset(asset);
        srgb.renderer().setAsset(asset);
        for (const ViewMode mode : {ViewMode::Shaded, ViewMode::Weight, ViewMode::Normals}) {
            const FrameInput input = busyFrame(evaluator, mode);
            QVERIFY(largestDifference(plain.render(input), srgb.render(input)) <= 1);
        }
        QVERIFY(plain.validationErrors().empty());
        QVERIFY(srgb.validationErrors().empty());
    }

    void framesInFlightReadTheirOwnPose() {
        const auto asset = bar();
        PoseEvaluator evaluator(asset);
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kExtent, true);
        host.renderer().setAsset(asset);
        std::vector<PixelImage> first;
        for (const float seconds : {0.0F, 0.5F, 1.0F}) {
            evaluator.evaluate(AnimationIndex(0), seconds);
            first.push_back(host.render(busyFrame(evaluator, ViewMode::Clay)));
        }
        QVERIFY(largestDifference(first[0], first[1]) > 50);
        // The same times again land in the other slots.
        std::size_t i = 0;
        for (const float seconds : {0.0F, 0.5F, 1.0F}) {
            evaluator.evaluate(AnimationIndex(0), seconds);
            QCOMPARE(
                largestDifference(host.render(busyFrame(evaluator, ViewMode::Clay)), first[i++]),
                0);
        }
        QVERIFY(host.validationErrors().empty());
    }

    void samplesChangeWithTheNextFrame() {
        const auto asset = bar();
        const PoseEvaluator evaluator(asset);
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kExtent, true);
        host.renderer().setAsset(asset);
        const PixelImage one = host.render(busyFrame(evaluator, ViewMode::Clay));
        host.renderer().setSamples(4);
        const PixelImage four = host.render(busyFrame(evaluator, ViewMode::Clay));
        QVERIFY(host.renderer().samples() == 1 || largestDifference(one, four) > 20);
        host.renderer().setSamples(3);  // the next lower one
        QVERIFY(host.renderer().samples() < 4);
        QVERIFY(host.validationErrors().empty());
    }

    void framesDoNotAllocateAfterWarmUp() {
        const auto asset = bar();
        PoseEvaluator evaluator(asset);
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kExtent, false);
        host.renderer().setAsset(asset);
        for (const ViewMode mode : {ViewMode::Shaded, ViewMode::Weight}) {
            const FrameInput input = busyFrame(evaluator, mode);
            for (int frame = 0; frame < 4; ++frame) {
                evaluator.evaluate(AnimationIndex(0), 0.1F * static_cast<float>(frame));
                const std::size_t before = allocationsOfThisThread();
                host.record(input);
                // The first one makes glyphs or words.
                QCOMPARE(allocationsOfThisThread() > before, frame == 0);
            }
            (void)host.render(input);
        }
    }
};

SINEW_TEST(TestHost)
#include "test_host.moc"
