// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <atomic>
#include <semaphore>
#include <thread>
#include <vector>

#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "tests/viewport/two_frame_host.h"
#include "viewport/scene/draw/pipeline_maker.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t kNoLimit = std::size_t{1} << 40;
constexpr VkExtent2D kMadeExtent{32, 32};

SurfaceState numbered(std::uint32_t number) {
    return {.shading = Shading::Lit, .features = number};
}

/// Notes which pipelines are created, each after a permit.
struct Workshop {
    std::counting_semaphore<> permits{0};
    std::mutex mutex;
    std::vector<std::uint32_t> made;
    std::atomic<int> woken = 0;
    SurfacePipelines pipelines{[this](const SurfaceState& state) {
                                   permits.acquire();
                                   const std::scoped_lock lock(mutex);
                                   made.push_back(state.features);
                                   return Unique<VkPipeline>();
                               },
                               kNoLimit};
    PipelineMaker maker;

    ~Workshop() { permits.release(100); }

    void start(std::uint32_t jobs) {
        std::deque<PipelineMaker::Job> list;
        for (std::uint32_t i = 0; i < jobs; ++i) {
            list.push_back({&pipelines, numbered(i)});
        }
        maker.start(std::move(list), [this] { ++woken; });
    }
    std::vector<std::uint32_t> finished() {
        while (maker.isBusy()) {
            std::this_thread::yield();
        }
        const std::scoped_lock lock(mutex);
        return made;
    }
};

}  // namespace

class TestPipelineMaker : public QObject {
    Q_OBJECT

private slots:
    void jobsAreDoneInTheirOrder() {
        Workshop shop;
        QCOMPARE(shop.maker.fraction(), 1.0F);
        shop.permits.release(3);
        shop.start(3);
        QCOMPARE(shop.finished(), std::vector<std::uint32_t>({0, 1, 2}));
        QCOMPARE(shop.maker.fraction(), 1.0F);
        QTRY_VERIFY(shop.woken > 0);
    }

    void whatAFrameWaitsForComesFirst() {
        Workshop shop;
        shop.start(5);
        const std::vector<PipelineMaker::Job> wanted{{&shop.pipelines, numbered(4)},
                                                     {&shop.pipelines, numbered(3)}};
        shop.permits.release(1);
        QTRY_VERIFY(shop.pipelines.has(numbered(0)));
        shop.maker.hurry(wanted);
        shop.permits.release(10);
        const std::vector<std::uint32_t> order = shop.finished();
        QCOMPARE(order.size(), std::size_t{5});
        const auto place = [&](std::uint32_t number) {
            return std::find(order.begin(), order.end(), number) - order.begin();
        };
        QVERIFY(place(3) < place(2));
        QVERIFY(place(4) < place(2));
    }

    void droppedJobsAreNotDone() {
        Workshop shop;
        shop.start(5);
        shop.maker.drop();
        shop.permits.release(10);
        QVERIFY(shop.finished().size() <= 1);  // the one that had begun
        QCOMPARE(shop.woken, 0);
        shop.start(2);
        QVERIFY(shop.finished().size() >= 2);
    }

    void aPictureWaitsForExactlyWhatItNeeds() {
        Material material;
        const auto asset = finishAsset(assetOf(square(), material));
        const PoseEvaluator evaluator(asset);
        for (const bool rich : {false, true}) {
            FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
            input.view.highlight = rich ? NodeIndex(0U) : NodeIndex();
            input.view.lighting.keyLight = rich;
            input.view.marks = {.edges = rich, .vertices = rich, .normals = rich};
            input.view.marks.dots = rich ? ValueDots::OnGrey : ValueDots::None;
            TwoFrameHost synchronous(VK_FORMAT_R8G8B8A8_UNORM, kMadeExtent, true);
            synchronous.renderer().setAsset(asset);
            (void)synchronous.render(input);
            const std::size_t needed = synchronous.renderer().memory().pipelines;
            TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kMadeExtent, true);
            host.renderer().beginAsset(
                asset, [] {}, input.view);
            while (!host.renderer().advanceAsset()) {
                QVERIFY(host.renderer().memory().pipelines <= needed);
            }
            QVERIFY(host.renderer().isReady(input, 1));
            QCOMPARE(host.validationErrors(), std::vector<std::string>());
        }
    }

    void theOtherViewsOfAFileFollowItsFirstPicture() {
        Material material;
        const auto asset = finishAsset(assetOf(square(), material));
        TwoFrameHost whole(VK_FORMAT_R8G8B8A8_UNORM, kMadeExtent, true);
        whole.bring(asset);
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kMadeExtent, true);
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        std::atomic<int> woken = 0;
        host.renderer().beginAsset(
            asset, [&] { ++woken; }, input.view);
        while (!host.renderer().advanceAsset()) {
            std::this_thread::yield();
        }
        QVERIFY(host.renderer().isReady(input, 1));
        (void)host.render(input);
        for (const ViewModeInfo& info : viewModes()) {
            input.view.mode = info.mode;
            QTRY_VERIFY_WITH_TIMEOUT(host.renderer().isReady(input, 1), 60000);
        }
        QTRY_COMPARE_WITH_TIMEOUT(host.renderer().prepared(), 1.0F, 60000);
        QCOMPARE(host.renderer().memory().pipelines, whole.renderer().memory().pipelines);
        input.view.highlight = NodeIndex(0U);
        input.view.marks.edges = true;
        const std::uint64_t made = host.renderer().memory().pipelines;
        for (const ValueDots dots : {ValueDots::None, ValueDots::OnGrey}) {
            input.view.marks.dots = dots;
            for (const ViewModeInfo& info : viewModes()) {
                input.view.mode = info.mode;
                (void)host.render(input);
            }
        }
        QCOMPARE(std::uint64_t{host.renderer().memory().pipelines}, made);
        QVERIFY(woken > 0);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }
};

SINEW_TEST(TestPipelineMaker)
#include "test_pipeline_maker.moc"
