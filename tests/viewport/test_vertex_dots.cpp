// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <cmath>

#include "model/evaluate/deform_node.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/marks/vertex_dots.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr VkExtent2D kSmall{64, 64};

bool isDotColored(const Pixel& pixel, int most = 3) {
    const glm::vec3 color(255.0F, 56.0F, 158.0F);
    return std::abs(pixel[0] - std::lround(color.r)) <= most &&
           std::abs(pixel[1] - std::lround(color.g)) <= most &&
           std::abs(pixel[2] - std::lround(color.b)) <= most;
}

std::shared_ptr<const MarkedVertices> vertices(const std::vector<std::uint32_t>& numbers) {
    std::vector<MarkedVertex> list;
    for (const std::uint32_t number : numbers) {
        list.push_back({NodeIndex(0U), 0, number});
    }
    return markedVertices(std::move(list));
}

FrameInput marking(const PoseEvaluator& evaluator, const std::vector<std::uint32_t>& numbers) {
    FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
    input.view.marked = vertices(numbers);
    input.textShown = false;
    return input;
}

/// Two squares: vertices 0 to 3 at z = 0, and 4 to 7 behind them.
std::shared_ptr<const Asset> squareBehindSquare() {
    Primitive both;
    for (const float z : {0.0F, -0.5F}) {
        const float half = z < 0.0F ? 0.25F : 0.5F;
        std::vector<glm::vec3> corners = both.positions.toVector();
        for (const glm::vec2 at :
             {glm::vec2(-1, -1), glm::vec2(1, -1), glm::vec2(1, 1), glm::vec2(-1, 1)}) {
            corners.emplace_back(half * at, z);
        }
        both.positions = corners;
    }
    both.indices = {0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7};
    both.indexed = true;
    Material white;
    white.unlit = true;
    return finishAsset(assetOf(std::move(both), white));
}

}  // namespace

class TestVertexDots : public QObject {
    Q_OBJECT

private slots:
    void theMainVertexHasARingAndOthersADot() {
        const PoseEvaluator evaluator(squareBehindSquare());
        FrameInput input = marking(evaluator, {2, 1, 0});
        input.pixelsPerPoint = 2.0F;
        VertexDots dots;
        MarkList marks;
        dots.add(marks, input, kSmall);
        QCOMPARE(marks.dots.size(), std::size_t{2 + 3});  // the ring is three discs
        QCOMPARE(marks.hiddenDots.size(), marks.dots.size());
        QVERIFY(marks.dots[2].from.w > 2.0F * marks.dots[0].from.w);
        QVERIFY(marks.hiddenDots[0].color.a < marks.dots[0].color.a);
        const float twice = marks.dots[0].from.w;
        input.pixelsPerPoint = 1.0F;
        marks.clear();
        dots.add(marks, input, kSmall);
        QCOMPARE(twice, 2.0F * marks.dots[0].from.w);
    }

    void dotsAreDrawnAtTheirVerticesInEverySkinningPath() {
        const auto asset = skinnedBar(2).load().value();
        PoseEvaluator evaluator(asset);
        evaluator.evaluate(AnimationIndex(0), 1.0F);
        DeformedVertices all;
        deformPrimitive((*asset)[MeshIndex(0)].primitives[0],
                        deformInput(evaluator, NodeIndex(0U), WeightSource::Stored), all);
        for (const SkinningPath path :
             {SkinningPath::Vertex, SkinningPath::Compute, SkinningPath::Cpu}) {
            FrameInput input = marking(evaluator, {6, 11});  // vertices in front
            input.view.weights = WeightSource::Stored;
            input.view.skinning = path;
            input.camera.clipFromView[0][0] *= 0.3F;
            input.camera.clipFromView[1][1] *= 0.3F;
            const PixelImage image = renderAsset(asset, input, {96, 96, 1});
            for (const std::uint32_t vertex : {6U, 11U}) {
                const glm::vec3 at = all.positions[vertex];
                const auto x = static_cast<std::uint32_t>(48.0F + 48.0F * 0.3F * at.x);
                const auto y = static_cast<std::uint32_t>(48.0F - 48.0F * 0.3F * at.y);
                QVERIFY(isDotColored(pixelAt(image, x, y)));
            }
        }
    }

    void behindASurfaceADotIsDim() {
        const auto asset = squareBehindSquare();
        const PoseEvaluator evaluator(asset);
        const PixelImage image = renderAsset(asset, marking(evaluator, {2, 1, 4}), {64, 64, 1});
        QVERIFY(isDotColored(pixelAt(image, 48, 47)));  // vertex 1, at (0.5, -0.5)
        const Pixel hidden = pixelAt(image, 24, 39);    // vertex 4, at (-0.25, -0.25)
        QVERIFY(!isDotColored(hidden));
        QVERIFY(hidden[0] > 200 && hidden[1] < 230);  // but tinted on the white surface
        const Pixel plain = pixelAt(image, 32, 32);
        QVERIFY(plain[1] > hidden[1] + 20);
    }

    void thePictureSaysWhatIsNotDrawn() {
        const PoseEvaluator evaluator(squareBehindSquare());
        FrameInput input = marking(evaluator, {1});
        input.view.marked = markedVertices(
            std::vector<MarkedVertex>(kMostMarkedVertices + 1, MarkedVertex{NodeIndex(0U), 0, 1}));
        VertexDots dots;
        MarkList marks;
        dots.add(marks, input, kSmall);
        QVERIFY(dots.notice().find("20001") != std::string::npos);
        dots.add(marks, marking(evaluator, {1}), kSmall);
        QVERIFY(dots.notice().empty());
    }

    void theNameStandsBesideTheMainVertex() {
        const auto asset = squareBehindSquare();
        const PoseEvaluator evaluator(asset);
        FrameInput input = marking(evaluator, {0, 1});
        const PixelImage without = renderAsset(asset, input, {160, 64, 1});
        input.textShown = true;
        const PixelImage with = renderAsset(asset, input, {160, 64, 1});
        QVERIFY(without.rgba != with.rgba);
    }

    void noFrameAllocatesOnceTheDotsAreKnown() {
        PoseEvaluator evaluator(skinnedBar(2).load().value());
        const FrameInput input = marking(evaluator, {4, 9, 3});
        VertexDots dots;
        MarkList marks;
        dots.add(marks, input, kSmall);
        evaluator.evaluate(AnimationIndex(0), 0.5F);
        marks.clear();
        const std::size_t before = allocationsOfThisThread();
        dots.add(marks, input, kSmall);
        QCOMPARE(allocationsOfThisThread(), before);
    }
};

SINEW_TEST(TestVertexDots)
#include "test_vertex_dots.moc"
