// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "model/view/camera_text.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "viewport/scene/frame/frame_constants.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr PictureSize kDepthSize{64, 48, 1};

/// The square, tilted, in a camera that looks along -Z from 3 units away.
struct TiltedSquare {
    std::shared_ptr<const Asset> asset;
    PoseEvaluator pose;
    FrameInput input;

    explicit TiltedSquare(const char* camera)
        : asset(finishAsset(tilted())), pose(asset), input(plainFrame(pose, ViewMode::Depth)) {
        OrbitCamera orbit = *readCameraText(camera);
        input.framedBounds.add(glm::vec3(-0.5F, -0.5F, -0.5F));
        input.framedBounds.add(glm::vec3(0.5F, 0.5F, 0.5F));
        coverDepth(orbit, input.framedBounds);
        input.camera = orbit.view(float(kDepthSize.width) / float(kDepthSize.height));
        input.view.palette = "#000,#fff";
        input.view.depthNear = 2.0F;
        input.view.depthFar = 4.0F;
    }
    /// From z = -0.5 at the left to 0.5 at the right.
    static Asset tilted() {
        Primitive plane = square();
        plane.positions = std::vector<glm::vec3>{
            {-0.5F, -0.5F, -0.5F}, {0.5F, -0.5F, 0.5F}, {0.5F, 0.5F, 0.5F}, {-0.5F, 0.5F, -0.5F}};
        return assetOf(plane);
    }
    /// The depth of the plane z = x at a pixel; none: the plane is not there.
    [[nodiscard]] std::optional<float> computed(std::uint32_t x, std::uint32_t y) const {
        const glm::vec2 ndc =
            2.0F * (glm::vec2(x, y) + 0.5F) / glm::vec2(kDepthSize.width, kDepthSize.height) - 1.0F;
        const glm::mat4 back = glm::inverse(input.camera.clipFromView * input.camera.viewFromWorld);
        const glm::vec4 near4 = back * glm::vec4(ndc, 0.0F, 1.0F);
        const glm::vec4 far4 = back * glm::vec4(ndc, 1.0F, 1.0F);
        const glm::vec3 from = glm::vec3(near4) / near4.w;
        const glm::vec3 along = glm::vec3(far4) / far4.w - from;
        const float part = (from.x - from.z) / (along.z - along.x);
        const glm::vec3 hit = from + part * along;
        constexpr float kInside = 0.47F;
        if (std::abs(hit.x) > kInside || std::abs(hit.y) > kInside) {
            return std::nullopt;
        }
        return -(input.camera.viewFromWorld * glm::vec4(hit, 1.0F)).z;
    }
};

}  // namespace

class TestDepthView : public QObject {
    Q_OBJECT

private slots:
    void everyPixelHasTheDepthOfThePlane_data() {
        QTest::addColumn<QByteArray>("camera");
        QTest::newRow("perspective") << QByteArray("eye:0,0,3,target:0,0,0,fov:24");
        QTest::newRow("aside") << QByteArray("eye:0.6,0.3,2.9,target:0,0,0,fov:24");
        QTest::newRow("orthographic") << QByteArray("eye:0,0,3,target:0,0,0,ortho:1.2");
    }

    void everyPixelHasTheDepthOfThePlane() {
        QFETCH(QByteArray, camera);
        const TiltedSquare f(camera.constData());
        const PixelImage picture = renderAsset(f.asset, f.input, kDepthSize);
        int compared = 0;
        for (std::uint32_t y = 0; y < kDepthSize.height; ++y) {
            for (std::uint32_t x = 0; x < kDepthSize.width; ++x) {
                if (const auto depth = f.computed(x, y)) {
                    const float grey = 255.0F * (*depth - 2.0F) / 2.0F;
                    QVERIFY2(std::abs(float(pixelAt(picture, x, y)[0]) - grey) < 1.01F,
                             qPrintable(QStringLiteral("%1 %2: %3, not %4")
                                            .arg(x)
                                            .arg(y)
                                            .arg(pixelAt(picture, x, y)[0])
                                            .arg(double(grey))));
                    ++compared;
                }
            }
        }
        QVERIFY(compared > 500);
    }

    void theRangeIsThatOfTheFramedBoundsUnlessItIsGiven() {
        TiltedSquare f("eye:0,0,3,target:0,0,0");
        QVERIFY((depthRange(f.input) == DepthRange{2.0F, 4.0F}));
        f.input.view.depthNear = f.input.view.depthFar = 0.0F;
        const DepthRange seen = depthRange(f.input);
        QVERIFY(std::abs(seen.nearest - 2.5F) < 1e-5F && std::abs(seen.farthest - 3.5F) < 1e-5F);
        f.input.view.depthFar = 10.0F;
        QCOMPARE(depthRange(f.input).farthest, 10.0F);
        QCOMPARE(depthRange(f.input).nearest, seen.nearest);
    }

    void anEyeInsideTheBoundsSeesFromItself() {
        TiltedSquare f("eye:0,0,0.2,target:0,0,0");
        f.input.view.depthNear = f.input.view.depthFar = 0.0F;
        QCOMPARE(depthRange(f.input).nearest, 0.0F);
        f.input.framedBounds = Box();
        QVERIFY(depthRange(f.input).farthest > depthRange(f.input).nearest);
    }
};

SINEW_TEST(TestDepthView)
#include "test_depth_view.moc"
