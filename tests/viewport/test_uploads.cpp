// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstring>
#include <semaphore>
#include <thread>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/constant_light.h"
#include "tests/viewport/small_scene.h"
#include "tests/viewport/two_frame_host.h"
#include "viewport/gpu/background_work.h"
#include "viewport/gpu/gpu_error.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr VkExtent2D kExtent{32, 32};
constexpr std::uint64_t kMiB = 1 << 20;

Material plain(const glm::vec4& color) {
    Material material;
    material.unlit = true;
    material.baseColorFactor = color;
    return material;
}

std::shared_ptr<const Asset> coloredSquare(const glm::vec4& color) {
    return finishAsset(assetOf(square(), plain(color)));
}

/// A square that shows a texture of one colour, so many texels wide and high.
std::shared_ptr<const Asset> texturedSquare(std::uint32_t side) {
    Material material = plain(glm::vec4(1.0F));
    material[TextureSlot::BaseColor].texture = TextureIndex(0U);
    Asset asset = assetOf(square(), material);
    Image image;
    image.width = side;
    image.height = side;
    std::vector<std::uint8_t> rgba(std::size_t{4} * side * side, 255);
    constexpr std::array<std::uint8_t, 3> kColor{200, 100, 50};
    std::copy(kColor.begin(), kColor.end(), rgba.begin());
    for (std::size_t filled = 4; filled < rgba.size(); filled *= 2) {  // each time as much
        const std::size_t more = std::min(filled, rgba.size() - filled);
        std::memcpy(rgba.data() + filled, rgba.data(), more);
    }
    image.rgba = std::move(rgba);
    asset.images.push_back(std::move(image));
    Texture texture;
    texture.image = ImageIndex(0U);
    asset.textures.push_back(texture);
    return finishAsset(std::move(asset));
}

/// Advances, once per wake-up, until the asset is there. How far it was each time.
std::vector<float> waitForAsset(SceneRenderer& renderer, const std::atomic<int>& woken) {
    std::vector<float> arrivals;
    int advanced = 0;
    while (true) {
        while (woken == advanced) {
            std::this_thread::yield();
        }
        ++advanced;
        if (renderer.advanceAsset()) {
            return arrivals;
        }
        arrivals.push_back(renderer.arrival());
    }
}

/// Returns when the asset is on the device.
void bring(TwoFrameHost& host, const std::shared_ptr<const Asset>& asset) {
    std::atomic<int> woken = 0;
    host.renderer().beginAsset(asset, [&] { ++woken; });
    (void)waitForAsset(host.renderer(), woken);
}

PixelImage pictureOf(TwoFrameHost& host, const std::shared_ptr<const Asset>& asset) {
    const PoseEvaluator evaluator(asset);
    return host.render(plainFrame(evaluator, ViewMode::Unlit));
}

}  // namespace

class TestUploads : public QObject {
    Q_OBJECT

private slots:
    void aBackgroundUploadDrawsLikeADirectOne() {
        const auto asset = texturedSquare(300);
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kExtent, true);
        host.renderer().setAsset(asset);
        const PixelImage atOnce = pictureOf(host, asset);
        host.renderer().setAsset(nullptr);
        std::atomic<int> woken = 0;
        host.renderer().beginAsset(asset, [&] { ++woken; });
        (void)waitForAsset(host.renderer(), woken);
        QVERIFY(!host.renderer().isBringingAsset());
        QCOMPARE(pictureOf(host, asset).rgba, atOnce.rgba);
        QCOMPARE(middle(atOnce)[0], 200);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void otherClipsUploadNothing() {
        auto file = std::make_shared<Asset>(*texturedSquare(300));
        file->json = std::make_shared<const JsonValue>();
        auto played = std::make_shared<Asset>(*file);
        Sampler mirror;
        mirror.width = 3;
        mirror.times = {0.0F};
        mirror.values = {-1.0F, 1.0F, 1.0F};
        played->animations.resize(1);
        played->animations[0].samplers = {mirror};
        played->animations[0].channels = {
            {.node = NodeIndex(0U), .path = ChannelPath::Scale, .sampler = SamplerIndex(0U)}};
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kExtent, true);
        host.renderer().setAsset(file);
        const PixelImage before = pictureOf(host, file);
        const auto bytes = host.renderer().memory().deviceBytes;
        QVERIFY(host.renderer().adoptClips(played));
        QVERIFY(host.renderer().holds(played) && !host.renderer().holds(file));
        QCOMPARE(host.renderer().memory().deviceBytes, bytes);
        QCOMPARE(pictureOf(host, played).rgba, before.rgba);
        PoseEvaluator evaluator{std::shared_ptr<const Asset>(played)};
        evaluator.evaluate(AnimationIndex(0U), 0.0F);
        QCOMPARE(middle(host.render(plainFrame(evaluator, ViewMode::Unlit))), middle(before));
        QVERIFY(pictureOf(host, file).rgba != before.rgba);  // it is not what the device shows
        QVERIFY(!host.renderer().adoptClips(texturedSquare(300)));
        host.renderer().setAsset(file);
        QCOMPARE(pictureOf(host, file).rgba, before.rgba);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void theAssetBeforeIsDrawnUntilTheNextOneIsThere() {
        const auto red = coloredSquare({1.0F, 0.0F, 0.0F, 1.0F});
        const auto green = coloredSquare({0.0F, 1.0F, 0.0F, 1.0F});
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kExtent, true);
        host.renderer().setAsset(red);
        std::atomic<int> woken = 0;
        host.renderer().beginAsset(green, [&] { ++woken; });
        QVERIFY(host.renderer().isBringingAsset());
        QCOMPARE(middle(pictureOf(host, red))[0], 255);
        QVERIFY(host.renderer().holdsPicture(kExtent));
        (void)waitForAsset(host.renderer(), woken);
        QCOMPARE(middle(pictureOf(host, green))[1], 255);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void howMuchHasArrivedGrowsFromNothingToAll() {
        const auto large = texturedSquare(3000);  // five pieces
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kExtent, true);
        QCOMPARE(host.renderer().arrival(), 1.0F);
        std::atomic<int> woken = 0;
        host.renderer().beginAsset(large, [&] { ++woken; });
        const std::vector<float> arrivals = waitForAsset(host.renderer(), woken);
        QVERIFY(std::is_sorted(arrivals.begin(), arrivals.end()));
        QVERIFY(arrivals.size() > 8);
        QVERIFY(arrivals.front() < 0.2F);
        QVERIFY(arrivals.back() > 0.9F);
        QCOMPARE(host.renderer().arrival(), 1.0F);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void pipelinesOfEveryViewAndMarkAreMadeOnTheWay() {
        const auto green = coloredSquare({0.0F, 1.0F, 0.0F, 1.0F});
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kExtent, true);
        std::atomic<int> woken = 0;
        host.renderer().beginAsset(green, [&] { ++woken; });
        QVERIFY(waitForAsset(host.renderer(), woken).size() > 5);  // it is one piece
        const PoseEvaluator evaluator(green);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        (void)host.render(input);
        const std::size_t pipelines = host.renderer().timings().pipelines;
        for (const bool marked : {false, true}) {
            input.view.marks = {.edges = marked,
                                .vertices = marked,
                                .normals = marked,
                                .tangents = marked,
                                .backFaces = marked,
                                .uvChecker = marked,
                                .dots = marked ? ValueDots::OnGrey : ValueDots::None};
            input.view.highlight = marked ? NodeIndex(0U) : NodeIndex{};
            for (const ViewModeInfo& info : viewModes()) {
                input.view.mode = info.mode;
                (void)host.render(input);
            }
        }
        QCOMPARE(host.renderer().timings().pipelines, pipelines);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void lightsToneMapsAndTheSelectionHaveTheirPipelinesFromTheBeginning() {
        Asset sunny = assetOf(square());
        addSun(sunny, {0.0F, 0.0F, -1.0F}, 1.0F);
        const auto asset = finishAsset(std::move(sunny));
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kExtent, true);
        bring(host, asset);
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        (void)host.render(input);
        const std::size_t pipelines = host.renderer().timings().pipelines;
        for (int requests = 0; requests < 32; ++requests) {
            input.view.mode = (requests & 1) != 0 ? ViewMode::Clay : ViewMode::Shaded;
            input.view.highlight = (requests & 2) != 0 ? NodeIndex(0U) : NodeIndex{};
            input.view.lighting.toneMap = (requests & 4) != 0 ? ToneMap::Aces : ToneMap::Neutral;
            input.view.lighting.keyLight = (requests & 8) != 0;
            input.view.lighting.punctualLights = (requests & 16) != 0;
            (void)host.render(input);
        }
        QCOMPARE(host.renderer().timings().pipelines, pipelines);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void otherScenesAndVariantsHaveTheirPipelinesFromTheBeginning() {
        Asset several = assetOf(square());
        several.materials.resize(3);
        several.materials[1].alphaMode = AlphaMode::Blend;
        several.materials[2].unlit = true;
        several.variants = {"glass"};
        several.meshes[0].primitives[0].variantMaterials = {MaterialIndex(1U)};
        several.meshes.push_back(several.meshes[0]);
        several.meshes[1].primitives[0].material = MaterialIndex(2U);
        several.meshes[1].primitives[0].variantMaterials.clear();
        several.nodes.emplace_back().mesh = MeshIndex(1U);
        several.scenes = {{.name = "one", .roots = {NodeIndex(0U)}},
                          {.name = "two", .roots = {NodeIndex(1U)}}};
        several.defaultScene = SceneIndex(0U);
        const auto asset = finishAsset(std::move(several));
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kExtent, true);
        bring(host, asset);
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Shaded);
        input.view.scene = SceneIndex(0U);
        (void)host.render(input);
        const std::size_t pipelines = host.renderer().timings().pipelines;
        input.view.variant = VariantIndex(0U);
        (void)host.render(input);
        input.view.scene = SceneIndex(1U);
        (void)host.render(input);
        QCOMPARE(host.renderer().timings().pipelines, pipelines);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void aNewRunCancelsTheOneBefore() {
        const auto large = texturedSquare(2048);  // more than one piece
        const auto green = coloredSquare({0.0F, 1.0F, 0.0F, 1.0F});
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kExtent, true);
        host.renderer().beginAsset(large, [] {});
        std::atomic<int> woken = 0;
        host.renderer().beginAsset(green, [&] { ++woken; });
        (void)waitForAsset(host.renderer(), woken);
        QCOMPARE(middle(pictureOf(host, green))[1], 255);
        host.renderer().beginAsset(large, [] {});  // ends with the renderer
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    // As when the driver compiles: nothing waits for that.
    void cancelledWorkEndsInItsOwnThread() {
        std::binary_semaphore begun{0};
        std::binary_semaphore go{0};
        BackgroundWork work(
            VK_NULL_HANDLE,
            [&](UploadQueue& queue) {
                begun.release();
                go.acquire();
                queue.report(1.0F);
            },
            [] {});
        begun.acquire();
        work.cancel();
        QVERIFY(!work.hasEnded());
        go.release();
        while (!work.hasEnded()) {
            std::this_thread::yield();
        }
        QVERIFY_THROWS_EXCEPTION(GpuError, work.advance());
    }

    void cancelledUploadsLeaveTheLastAsset() {
        const auto large = texturedSquare(2048);
        const auto green = coloredSquare({0.0F, 1.0F, 0.0F, 1.0F});
        TwoFrameHost host(VK_FORMAT_R8G8B8A8_UNORM, kExtent, true);
        for (int i = 0; i < 5; ++i) {
            host.renderer().beginAsset(large, [] {});
        }
        host.renderer().setAsset(nullptr);
        QVERIFY(!host.renderer().isBringingAsset());
        bring(host, green);
        QCOMPARE(middle(pictureOf(host, green))[1], 255);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void failedWorkIsReportedWhereItIsServed() {
        std::atomic<int> woken = 0;
        BackgroundWork work(
            VK_NULL_HANDLE,
            [](UploadQueue&) { throw GpuError(GpuError::Kind::Failed, "no such thing"); },
            [&] { ++woken; });
        while (woken == 0) {
            std::this_thread::yield();
        }
        QVERIFY_THROWS_EXCEPTION(GpuError, work.advance());
    }

    void texturesAreSmallerWhereMemoryIsShort() {
        constexpr std::uint32_t kSide = 2048;  // 21 MiB with mipmaps, 5 at half the size
        OffscreenRenderer small({.device = "",
                                 .validation = true,
                                 .memoryLimitBytes = bytesWithoutTexture() + 18 * kMiB});
        const auto asset = texturedSquare(kSide);
        small.setAsset(asset);
        const auto notices = small.notices();
        QVERIFY(!notices.empty());
        QVERIFY(notices.back().find("1/2 of their width") != std::string::npos);
        const PoseEvaluator evaluator(asset);
        const PixelImage image = small.render(plainFrame(evaluator, ViewMode::Unlit), {32, 32, 1});
        QCOMPARE(middle(image)[0], 200);
        QCOMPARE(middle(image)[2], 50);
        QCOMPARE(small.validationErrors(), std::vector<std::string>());
    }

    void anAssetThatCannotFitIsReportedAndRenderingContinues() {
        OffscreenRenderer small({.device = "",
                                 .validation = true,
                                 .memoryLimitBytes = bytesWithoutTexture() + 2 * kMiB});
        try {
            small.setAsset(texturedSquare(512));  // the staging buffer alone is larger
            QFAIL("it must not fit");
        } catch (const GpuError& error) {
            QCOMPARE(error.kind(), GpuError::Kind::OutOfMemory);
            QVERIFY(std::string(error.what()).find("cannot allocate") != std::string::npos);
        }
        const PoseEvaluator evaluator(coloredSquare(glm::vec4(1.0F)));
        const PixelImage image = small.render(plainFrame(evaluator, ViewMode::Unlit), {32, 32, 1});
        QCOMPARE(middle(image)[0], 0);
        QCOMPARE(small.validationErrors(), std::vector<std::string>());
    }

    void aFrameIsTheSumOfItsPasses() {
        const auto asset = coloredSquare(glm::vec4(1.0F));
        OffscreenRenderer timed({.device = "", .validation = true});
        timed.setAsset(asset);
        const PoseEvaluator evaluator(asset);
        const FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        timed.draw(input, {64, 64, 1});
        QVERIFY(!timed.timings().gpu.frameMilliseconds);  // none has finished before it
        timed.draw(input, {64, 64, 1});
        const FrameTimings timings = timed.timings();
        QCOMPARE(timings.draws, 1U);
        QCOMPARE(timings.triangles, std::uint64_t{2});
        QVERIFY(timings.cpuMilliseconds > 0.0F);
        if (!timings.hasGpuTimes) {
            QSKIP("the device has no timestamps");
        }
        float sum = 0.0F;
        for (const auto& pass : timings.gpu.passMilliseconds) {
            sum += pass.value_or(0.0F);
        }
        QVERIFY(timings.gpu.passMilliseconds[static_cast<std::size_t>(GpuPass::Main)]);
        QVERIFY(!timings.gpu.passMilliseconds[static_cast<std::size_t>(GpuPass::Shadow)]);
        QVERIFY(std::abs(sum - timings.gpu.frameMilliseconds.value()) < 1e-3F * sum);
        QCOMPARE(timed.validationErrors(), std::vector<std::string>());
    }

    void aViewThatWasShownNeedsNoNewPipelines() {
        const auto asset = coloredSquare(glm::vec4(1.0F));
        OffscreenRenderer drawn({.device = "", .validation = true});
        drawn.setAsset(asset);
        const PoseEvaluator evaluator(asset);
        std::array<std::size_t, 2> pipelines{};
        for (std::size_t& count : pipelines) {
            for (const ViewModeInfo& info : viewModes()) {
                drawn.draw(plainFrame(evaluator, info.mode), {16, 16, 1});
            }
            count = drawn.timings().pipelines;
        }
        QVERIFY(pipelines[0] > 0);
        QCOMPARE(pipelines[1], pipelines[0]);
        QCOMPARE(drawn.validationErrors(), std::vector<std::string>());
    }

private:
    static std::uint64_t bytesWithoutTexture() {
        const auto asset = texturedSquare(1);
        OffscreenRenderer bare;
        bare.setAsset(asset);
        const PoseEvaluator evaluator(asset);
        bare.draw(plainFrame(evaluator, ViewMode::Unlit), {32, 32, 1});
        return bare.deviceMemoryBytes();
    }
};

SINEW_TEST(TestUploads)
#include "test_uploads.moc"
