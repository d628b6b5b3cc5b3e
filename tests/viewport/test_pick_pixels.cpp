// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// Picking matches rendering: every triangle has a unique colour, and every pixel of a picture is
// compared.
#include <QTest>
#include <cmath>
#include <numbers>

#include "model/view/camera.h"
#include "model/view/pick/surface_picker.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::uint32_t kSide = 160;
constexpr double kEdge = 1.0 / 128.0;  // pixels: vertices are snapped to 1/256 when rasterised

float linearOf(int byte) {
    const float value = static_cast<float>(byte) / 255.0F;
    return value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
}

/// 31 steps per channel, from 7 up: black is nothing.
glm::vec4 colorOf(std::uint32_t id) {
    const auto channel = [](std::uint32_t digit) {
        return linearOf(7 + 8 * static_cast<int>(digit));
    };
    return {channel(id % 31), channel(id / 31 % 31), channel(id / 961), 1.0F};
}

std::optional<std::uint32_t> idOf(const Pixel& pixel) {
    if (pixel[0] < 4 && pixel[1] < 4 && pixel[2] < 4) {
        return std::nullopt;
    }
    const auto digit = [](int byte) { return static_cast<std::uint32_t>((byte - 3) / 8); };
    return digit(pixel[0]) + 31 * digit(pixel[1]) + 961 * digit(pixel[2]);
}

/// A knotted tube along Y; triangles share no vertices, so that each has one colour. Colours are
/// numbered from `firstId`.
Primitive tube(std::uint32_t around, std::uint32_t rows, std::uint32_t firstId) {
    const auto point = [&](std::uint32_t row, std::uint32_t column) {
        const float y = static_cast<float>(row) / static_cast<float>(rows);
        const float angle = 2.0F * std::numbers::pi_v<float> * static_cast<float>(column % around) /
                            static_cast<float>(around);
        const float radius = 0.30F + 0.10F * std::sin(13.0F * y) * std::cos(3.0F * angle);
        return glm::vec3(radius * std::sin(angle), 1.6F * y - 0.8F, radius * std::cos(angle));
    };
    std::vector<glm::vec3> positions;
    std::vector<glm::vec4> colors;
    std::vector<glm::vec4> weights;
    std::vector<glm::vec3> bulge;
    std::uint32_t id = firstId;
    const auto add = [&](const std::array<glm::vec3, 3>& corners) {
        const glm::vec4 color = colorOf(id++);
        for (const glm::vec3& corner : corners) {
            positions.push_back(corner);
            colors.push_back(color);
            const float up = glm::clamp(corner.y + 0.5F, 0.0F, 1.0F);
            weights.push_back({1.0F - up, up, 0.0F, 0.0F});
            bulge.push_back({0.4F * corner.x, 0.0F, 0.1F});
        }
    };
    for (std::uint32_t row = 0; row < rows; ++row) {
        for (std::uint32_t column = 0; column < around; ++column) {
            const glm::vec3 a = point(row, column), b = point(row, column + 1);
            const glm::vec3 c = point(row + 1, column + 1), d = point(row + 1, column);
            add({a, b, c});
            add({a, c, d});
        }
    }
    Primitive primitive;
    primitive.influenceSets = {
        {std::vector<glm::u16vec4>(positions.size(), {0, 1, 0, 0}), std::move(weights)}};
    MorphTarget target;
    target.positions = std::move(bulge);
    primitive.targets = {std::move(target)};
    primitive.positions = std::move(positions);
    primitive.colors = {std::move(colors)};
    return primitive;
}

/// A bent, morphed tube, and a rigid one beside it that is drawn twice, once mirrored.
Asset knot(bool doubleSided) {
    Material material;
    material.unlit = true;
    material.doubleSided = doubleSided;
    Asset asset = assetOf(tube(12, 40, 0), material);
    asset.meshes[0].primitives[0].material = MaterialIndex(0U);
    addSkin(asset, 2);
    asset.nodes[0].restWeights = {0.7F};
    asset.nodes[2].rest.rotation =
        glm::angleAxis(1.1F, glm::normalize(glm::vec3(0.3F, 0.5F, 1.0F)));
    asset.nodes[2].rest.scale = {1.2F, 0.8F, 1.0F};
    Mesh& rigid = asset.meshes.emplace_back();
    rigid.primitives = {tube(9, 11, 960)};
    rigid.primitives[0].material = MaterialIndex(0U);
    rigid.primitives[0].influenceSets.clear();
    rigid.primitives[0].targets.clear();
    Node node;
    node.mesh = MeshIndex(1U);
    node.rest.rotation = glm::angleAxis(0.9F, glm::vec3(1.0F, 0.0F, 0.0F));
    node.rest.scale = {-0.6F, 0.5F, 0.7F};
    node.instances.emplace();
    node.instances->transforms = {{.translation = {-0.9F, 0.4F, 0.3F}},
                                  {.translation = {0.7F, -0.6F, 0.4F}, .scale = {1, -1, 1}}};
    asset.nodes.push_back(node);
    return asset;
}

CameraView camera(bool orthographic) {
    CameraView view;
    view.viewFromWorld = glm::mat4_cast(glm::angleAxis(0.4F, glm::normalize(glm::vec3(1, 1, 0))));
    view.viewFromWorld[3] = {0.03F, -0.02F, -1.1F, 1.0F};
    view.eyeWorld = glm::vec3(glm::inverse(view.viewFromWorld)[3]);
    view.orthographic = orthographic;
    // The near plane cuts into the scene.
    view.clipFromView = orthographic ? orthographicClip(0.8F, 0.8F, 0.6F, 3.0F)
                                     : perspectiveClip(1.0F, 1.0F, 0.6F, 3.0F);
    return view;
}

/// Number of pixels that differ from the picked triangle; `onEdges`: those that match the pick a
/// hundredth of a pixel away.
struct Disagreement {
    int covered = 0;
    int onEdges = 0;
    int elsewhere = 0;
};

class Comparison {
public:
    Comparison(const PoseEvaluator& evaluator, const FrameInput& input)
        : m_picker(evaluator), m_query{.camera = input.camera, .view = input.view} {
        m_query.size = glm::vec2(kSide);
    }

    [[nodiscard]] Disagreement with(const PixelImage& picture) {
        Disagreement result;
        for (std::uint32_t y = 0; y < kSide; ++y) {
            for (std::uint32_t x = 0; x < kSide; ++x) {
                const auto drawn = idOf(pixelAt(picture, x, y));
                result.covered += drawn ? 1 : 0;
                if (picked(x + 0.5, y + 0.5) != drawn) {
                    (nearby(x + 0.5, y + 0.5, drawn) ? result.onEdges : result.elsewhere) += 1;
                }
            }
        }
        return result;
    }

private:
    [[nodiscard]] std::optional<std::uint32_t> picked(double x, double y) {
        m_query.pixel = glm::vec2(x, y);
        const auto hit = m_picker.pick(m_query);
        return hit ? std::optional(hit->element + (hit->node.value == 0 ? 0 : 960)) : std::nullopt;
    }

    [[nodiscard]] bool nearby(double x, double y, const std::optional<std::uint32_t>& drawn) {
        for (int step = 0; step < 8; ++step) {
            const double angle = step * std::numbers::pi / 4.0;
            if (picked(x + kEdge * std::cos(angle), y + kEdge * std::sin(angle)) == drawn) {
                return true;
            }
        }
        return false;
    }

    SurfacePicker m_picker;
    PickQuery m_query;
};

}  // namespace

class TestPickPixels : public QObject {
    Q_OBJECT

private slots:
    void everyPixelIsWhatIsPickedThere_data() {
        QTest::addColumn<bool>("orthographic");
        QTest::addColumn<bool>("doubleSided");
        QTest::addColumn<bool>("dualQuaternions");
        QTest::newRow("perspective") << false << false << false;
        QTest::newRow("orthographic") << true << false << false;
        QTest::newRow("both sides") << false << true << false;
        QTest::newRow("dual quaternions") << false << false << true;
    }

    void everyPixelIsWhatIsPickedThere() {
        QFETCH(bool, orthographic);
        QFETCH(bool, doubleSided);
        QFETCH(bool, dualQuaternions);
        const auto asset = finishAsset(knot(doubleSided));
        const PoseEvaluator evaluator(asset);
        FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
        input.camera = camera(orthographic);
        if (dualQuaternions) {
            input.view.blend = BlendSkinning::DualQuaternion;
        }
        const PixelImage picture = renderAsset(asset, input, {kSide, kSide, 1});
        const Disagreement result = Comparison(evaluator, input).with(picture);
        qInfo("%d pixels covered, %d differ on an edge, %d elsewhere", result.covered,
              result.onEdges, result.elsewhere);
        QVERIFY(result.covered > static_cast<int>(kSide * kSide / 5));
        QCOMPARE(result.elsewhere, 0);
        QVERIFY(result.onEdges * 50 < result.covered);
    }

    void cleanupTestCase() { QCOMPARE(renderer().validationErrors(), std::vector<std::string>()); }
};

SINEW_TEST(TestPickPixels)
#include "test_pick_pixels.moc"
