// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <thread>
#include <vector>

#include "tests/support/test_program.h"
#include "tests/viewport/random_cloud.h"
#include "tests/viewport/small_scene.h"
#include "tests/viewport/two_frame_host.h"
#include "viewport/scene/draw/surface_pipelines.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr VkExtent2D kKeptExtent{16, 16};
constexpr std::size_t kLitBytes = std::size_t{10} << 20;  // guessedBytes of a lit surface

/// Lit states that differ from each other.
SurfaceState litState(std::uint32_t number) {
    return {.shading = Shading::Lit, .features = 1U << number};
}

/// A store without pipelines.
SurfacePipelines emptyPipelines(std::size_t most) {
    return {[](const SurfaceState&) { return Unique<VkPipeline>(); }, most * kLitBytes};
}

void arrive(SurfacePipelines& pipelines, const std::vector<std::uint32_t>& states) {
    pipelines.forgetArriving();
    for (const std::uint32_t state : states) {
        pipelines.require(litState(state), PipelineNeed::Arriving);
    }
}

/// A square with one of 32 materials, each with different features.
std::shared_ptr<const Asset> squareWith(std::uint32_t number) {
    Material material;
    if ((number & 1U) != 0) {
        material.clearcoat = Clearcoat{.factor = 1.0F};
    }
    if ((number & 2U) != 0) {
        material.sheen = Sheen{.colorFactor = glm::vec3(1.0F)};
    }
    if ((number & 4U) != 0) {
        material.iridescence = Iridescence{.factor = 1.0F};
    }
    if ((number & 8U) != 0) {
        material.emissiveFactor = glm::vec3(1.0F);
    }
    if ((number & 16U) != 0) {
        material.alphaMode = AlphaMode::Mask;
    }
    return finishAsset(assetOf(square(), material));
}

void showSquare(TwoFrameHost& host, const std::shared_ptr<const Asset>& asset) {
    host.renderer().setAsset(asset);
    const PoseEvaluator evaluator(asset);
    (void)host.render(plainFrame(evaluator, ViewMode::Shaded));
}

/// Fills all caches: textures, deformed vertices of both paths, boxes, bones.
void showEverything(TwoFrameHost& host, const std::shared_ptr<const Asset>& asset) {
    host.renderer().setAsset(asset);
    const PoseEvaluator evaluator(asset);
    FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
    input.view.marks = {.edges = true, .storedBounds = true, .posedBounds = true};
    input.view.skeleton.style = SkeletonStyle::Octahedral;
    for (const SkinningPath path :
         {SkinningPath::Vertex, SkinningPath::Compute, SkinningPath::Cpu}) {
        input.view.skinning = path;
        (void)host.render(input);
        (void)host.render(input);
    }
}

/// How many were ever made after the asset was drawn in every view.
std::uint64_t pipelinesAfterAllViews(TwoFrameHost& host,
                                     const std::shared_ptr<const Asset>& asset) {
    const PoseEvaluator evaluator(asset);
    for (const ViewModeInfo& info : viewModes()) {
        (void)host.render(plainFrame(evaluator, info.mode));
    }
    return host.renderer().timings().pipelines;
}

/// 300,000 skinned vertices and a texture: 20 MiB and more.
std::shared_ptr<const Asset> largeAsset() {
    auto cloud =
        std::make_shared<Asset>(*CloudBuilder({.tangents = true, .vertices = 300000}).build());
    Image image;
    image.width = 1024;
    image.height = 1024;
    image.rgba = std::vector<std::uint8_t>(std::size_t{4} << 20, 200);
    cloud->images.push_back(std::move(image));
    Texture texture;
    texture.image = ImageIndex(0U);
    cloud->textures.push_back(texture);
    cloud->materials[0][TextureSlot::BaseColor].texture = TextureIndex(0U);
    return cloud;
}

}  // namespace

class TestKeptMemory : public QObject {
    Q_OBJECT

private slots:
    void theLeastRecentlyAskedForGoFirst() {
        SurfacePipelines pipelines = emptyPipelines(3);
        for (std::uint32_t file = 0; file < 4; ++file) {
            arrive(pipelines, {file});
            pipelines.showArrived();
            if (file == 2) {  // the first one comes again
                arrive(pipelines, {0});
                pipelines.showArrived();
            }
        }
        QVERIFY(pipelines.has(litState(0)));
        QVERIFY(!pipelines.has(litState(1)));
        QVERIFY(pipelines.has(litState(2)));
        QVERIFY(pipelines.has(litState(3)));
        QCOMPARE(pipelines.made(), std::uint64_t{4});
    }

    void thoseOfTheShownAndTheArrivingFileStayWhateverTheyTake() {
        SurfacePipelines pipelines = emptyPipelines(2);
        arrive(pipelines, {0, 1, 2, 3});
        pipelines.showArrived();
        QCOMPARE(pipelines.count(), std::size_t{4});
        pipelines.require(litState(4), PipelineNeed::Shown);
        arrive(pipelines, {5, 6, 7});
        QCOMPARE(pipelines.count(), std::size_t{8});
        pipelines.showArrived();
        QCOMPARE(pipelines.count(), std::size_t{3});
        QVERIFY(pipelines.has(litState(7)));
        QVERIFY(!pipelines.has(litState(4)));
    }

    void cancelledWorkEndsWithTheRest() {
        SurfacePipelines pipelines = emptyPipelines(2);
        arrive(pipelines, {0, 1});
        pipelines.showArrived();
        arrive(pipelines, {2, 3, 4});
        pipelines.forgetArriving();
        QCOMPARE(pipelines.count(), std::size_t{2});
        QVERIFY(pipelines.has(litState(0)));
    }

    void dataViewsNeedLessThanLitOnes() {
        SurfacePipelines pipelines = emptyPipelines(1);
        pipelines.require({.shading = Shading::Data}, PipelineNeed::Shown);
        pipelines.require({.shading = Shading::Edges}, PipelineNeed::Shown);
        QVERIFY(pipelines.bytes() < kLitBytes);
        pipelines.require(litState(0), PipelineNeed::Shown);
        QVERIFY(pipelines.bytes() > kLitBytes);
        pipelines.showArrived();
        QVERIFY(pipelines.bytes() <= kLitBytes);
    }

    void aRendererKeepsWithinItsBudgetOverManyFiles() {
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kKeptExtent, true, 5 * kLitBytes);
        for (std::uint32_t number = 0; number < 20; ++number) {
            showSquare(host, squareWith(number));
            QVERIFY(host.renderer().memory().pipelines <= 5);
        }
        QCOMPARE(host.renderer().memory().pipelines, std::size_t{5});
        QCOMPARE(host.renderer().timings().pipelines, std::uint64_t{20});
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void aFileThatComesAgainSoonFindsItsPipelines() {
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kKeptExtent, true, 3 * kLitBytes);
        for (const std::uint32_t number : {0U, 1U, 2U, 0U, 2U, 1U, 0U}) {
            showSquare(host, squareWith(number));
        }
        QCOMPARE(host.renderer().timings().pipelines, std::uint64_t{3});
        showSquare(host, squareWith(3));
        showSquare(host, squareWith(2));  // was the least recently shown
        QCOMPARE(host.renderer().timings().pipelines, std::uint64_t{5});
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    /// Even with a small budget, no view of the displayed file recreates a pipeline, even if
    /// another file has all of its pipelines.
    void theShownFileKeepsAllItsPipelines() {
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kKeptExtent, true, 0);
        const auto shown = squareWith(1);
        host.bring(shown);
        const std::size_t needed = host.renderer().memory().pipelines;
        QCOMPARE(pipelinesAfterAllViews(host, shown), std::uint64_t{needed});
        host.renderer().beginAsset(squareWith(6), [] {});
        while (host.renderer().arrival() < 0.6F) {  // its upload
            (void)host.renderer().advanceAsset();
        }
        while (host.renderer().arrival() < 0.995F) {
            std::this_thread::yield();
        }
        const std::size_t both = host.renderer().memory().pipelines;
        QVERIFY(both > needed);
        QCOMPARE(pipelinesAfterAllViews(host, shown), std::uint64_t{both});
        while (!host.renderer().advanceAsset()) {
            std::this_thread::yield();
        }
        // The number is the same, but they belong to the other one.
        QCOMPARE(host.renderer().memory().pipelines, needed);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    /// The layer names a pipeline that is destroyed while a frame in flight uses it.
    void pipelinesGoWhenNoFrameUsesThemAnyMore() {
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kKeptExtent, true, 0);
        for (std::uint32_t number = 0; number < 4; ++number) {
            const auto asset = squareWith(number);
            host.renderer().setAsset(asset);
            const PoseEvaluator evaluator(asset);
            host.submit(plainFrame(evaluator, ViewMode::Shaded));
            host.renderer().setAsset(nullptr);
            QCOMPARE(host.renderer().memory().pipelines, std::size_t{0});
            host.wait();
        }
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void deviceMemoryIsGivenBackWithItsFile() {
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kKeptExtent, true);
        const auto small = CloudBuilder({.vertices = 30}).build();
        showEverything(host, small);
        const std::uint64_t before = host.renderer().memory().deviceBytes;
        QVERIFY(before > 0);
        showEverything(host, largeAsset());
        QVERIFY(host.renderer().memory().deviceBytes > before + (20U << 20));
        showEverything(host, small);
        QCOMPARE(host.renderer().memory().deviceBytes, before);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void nothingHoldsAFileThatIsGone() {
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kKeptExtent, true);
        std::weak_ptr<const Asset> gone;
        {
            const auto asset = CloudBuilder({.vertices = 30}).build();
            gone = asset;
            showEverything(host, asset);
        }
        QVERIFY(!gone.expired());
        host.bring(squareWith(0));
        QVERIFY(gone.expired());
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }
};

SINEW_TEST(TestKeptMemory)
#include "test_kept_memory.moc"
