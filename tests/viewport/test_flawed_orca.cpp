// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <cmath>
#include <string_view>

#include "model/demo/orca.h"
#include "model/demo/orca_asset.h"
#include "model/load/load_asset.h"
#include "model/view/camera.h"
#include "model/weights/skinned_surface.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "viewport/scene/frame/picture_colors.h"
#include "viewport/scene/frame/shader_layout.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr float kAround = 0.01F;  // half a picture, metres: less than the distance of vertices
constexpr NodeIndex kOrcaNode(0U);

/// An orca at rest, seen from close to one vertex.
class OrcaCloseUp {
public:
    explicit OrcaCloseUp(bool flawed) : m_asset(loaded(flawed)), m_rest(m_asset) {
        m_positions = skinnedSurface(m_rest, kOrcaNode).positions;
    }

    [[nodiscard]] const Primitive& primitive() const { return m_asset->meshes[0].primitives[0]; }

    [[nodiscard]] PixelImage around(std::size_t vertex, ViewMode mode,
                                    JointIndex joint = {}) const {
        FrameInput input = plainFrame(m_rest, mode);
        const glm::vec3 at = m_positions[vertex];
        const glm::vec3 eye = at + 0.3F * primitive().normals[vertex];
        input.camera.viewFromWorld = glm::lookAt(eye, at, glm::vec3(0.3F, 0.9F, 0.3F));
        input.camera.clipFromView = orthographicClip(kAround, kAround, 0.01F, 1.0F);
        input.camera.eyeWorld = eye;
        input.view.joint = joint;
        return renderAsset(m_asset, input);
    }

private:
    static std::shared_ptr<const Asset> loaded(bool flawed) {
        return loadAssetFromMemory(orcaGlb(flawed), {}).value();
    }

    std::shared_ptr<const Asset> m_asset;
    PoseEvaluator m_rest;
    std::vector<glm::vec3> m_positions;
};

const demo::Defect& defectOf(std::string_view code) {
    static const demo::DemoAsset flawed = [] {
        demo::DemoAsset asset = demo::orcaAsset();
        demo::plantFlaws(asset);
        return asset;
    }();
    return *std::find_if(flawed.defects.begin(), flawed.defects.end(),
                         [&](const demo::Defect& defect) { return defect.code == code; });
}

Pixel bytesOf(const glm::vec3& color) {
    const glm::vec3 bytes = glm::round(255.0F * color);
    return {int(bytes.r), int(bytes.g), int(bytes.b), 255};
}

int pixelsOf(const Pixel& color, const PixelImage& image) {
    int count = 0;
    for (std::uint32_t i = 0; i < image.width * image.height; ++i) {
        count += pixelAt(image, i % image.width, i / image.width) == color ? 1 : 0;
    }
    return count;
}

/// Stripes of wasted slots: how far the darkest pixel is below the brightest.
int contrastOf(const PixelImage& image) {
    int least = 255, most = 0;
    for (std::uint32_t i = 0; i < image.width * image.height; ++i) {
        const int green = pixelAt(image, i % image.width, i / image.width)[1];
        least = std::min(least, green);
        most = std::max(most, green);
    }
    return most - least;
}

}  // namespace

/// Every fault that was planted in the weights of the demonstration asset is seen in the view made
/// for it, and not in the orca without faults.
class TestFlawedOrca : public QObject {
    Q_OBJECT

private slots:
    void sumsThatAreNotOne() {
        const std::size_t vertex = *defectOf("WEIGHTS_NOT_NORMALIZED").vertex;
        QCOMPARE(middle(m_flawed.around(vertex, ViewMode::WeightSum)),
                 bytesOf(sumColor(weightSum(m_flawed.primitive(), vertex))));
        QCOMPARE(middle(m_whole.around(vertex, ViewMode::WeightSum)),
                 bytesOf(layout::kRightSumColor));
    }

    void aVertexWithoutWeight() {
        const std::size_t vertex = *defectOf("VERTEX_UNWEIGHTED").vertex;
        // It follows the mesh node, so it is the tip of a spike.
        const Pixel none = bytesOf(faultColor(SlotFault::NoWeight));
        QVERIFY(pixelsOf(none, m_flawed.around(vertex, ViewMode::Unweighted)) > 20);
        QCOMPARE(pixelsOf(none, m_whole.around(vertex, ViewMode::Unweighted)), 0);
    }

    void aStrayInfluence() {
        const demo::Defect& stray = defectOf("STRAY_INFLUENCE");
        const JointIndex joint(*stray.joint);
        const Pixel unaffected = bytesOf(layout::kUnaffectedColor);
        QVERIFY(middle(m_flawed.around(*stray.vertex, ViewMode::Weight, joint)) != unaffected);
        QCOMPARE(middle(m_whole.around(*stray.vertex, ViewMode::Weight, joint)), unaffected);
    }

    void aJointThatIsNamedTwice() { isStriped("DUPLICATE_JOINT"); }

    void aWeightTooSmallForAByte() { isStriped("NEGLIGIBLE_WEIGHT"); }

    void aJointThatIsNamedWithoutWeight() {
        const std::size_t vertex = *defectOf("JOINT_WITHOUT_WEIGHT").vertex;
        QVERIFY(middle(m_flawed.around(vertex, ViewMode::RawJoints)) !=
                middle(m_whole.around(vertex, ViewMode::RawJoints)));
    }

    void validationLayerIsSilent() { QVERIFY(renderer().validationErrors().empty()); }

private:
    void isStriped(std::string_view code) {
        const std::size_t vertex = *defectOf(code).vertex;
        QVERIFY(contrastOf(m_flawed.around(vertex, ViewMode::InfluenceCount)) > 30);
        QCOMPARE(contrastOf(m_whole.around(vertex, ViewMode::InfluenceCount)), 0);
    }

    OrcaCloseUp m_flawed{true};
    OrcaCloseUp m_whole{false};
};

SINEW_TEST(TestFlawedOrca)
#include "test_flawed_orca.moc"
