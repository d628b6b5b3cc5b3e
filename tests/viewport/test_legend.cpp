// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>
#include <cstdlib>
#include <string>

#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// The legend of the weight of a joint with this name, on a black picture.
PixelImage legendOfJoint(const std::string& name) {
    Primitive primitive = square();
    primitive.influenceSets = {constantInfluences(4, {0, 0, 0, 0}, {1.0F, 0.0F, 0.0F, 0.0F})};
    Asset asset = assetOf(std::move(primitive));
    addSkin(asset, 1);
    asset.nodes[1].name = name;
    const auto done = finishAsset(std::move(asset));
    const PoseEvaluator evaluator(done);
    FrameInput input = plainFrame(evaluator, ViewMode::Weight);
    input.view.joint = JointIndex(0U);
    input.view.legend = true;
    return renderAsset(done, input, {640, 360, 1});
}

/// The legend of the number of influences, on a black picture.
PixelImage legendOfCounts() {
    const auto asset = finishAsset(assetOf(square()));
    const PoseEvaluator evaluator(asset);
    FrameInput input = plainFrame(evaluator, ViewMode::InfluenceCount);
    input.view.legend = true;
    return renderAsset(asset, input, {640, 360, 1});
}

using Extent2 = std::array<std::uint32_t, 2>;

/// A square whose tangents are shown, with a legend, on a black picture.
PixelImage tangentsOf(const std::string& missing, Extent2 size) {
    const auto asset = finishAsset(assetOf(square()));
    const PoseEvaluator evaluator(asset);
    FrameInput input = plainFrame(evaluator, ViewMode::Tangents);
    input.view.legend = !missing.empty();
    input.missing = missing;
    return renderAsset(asset, input, {size[0], size[1], 1});
}

}  // namespace

class TestLegend : public QObject {
    Q_OBJECT

private slots:
    void longNamesThatDifferAtTheirEndAreToldApart() {
        const std::string begin = "CharacterArmature_Left_ForeArm_Twist_";
        QVERIFY(legendOfJoint(begin + "01").rgba != legendOfJoint(begin + "02").rgba);
        QVERIFY(legendOfJoint(begin + "01").rgba == legendOfJoint(begin + "01").rgba);
    }

    void endlessNamesStayInsideOfThePlate() {
        const PixelImage image = legendOfJoint(std::string(400, 'W'));
        for (std::uint32_t y = 275; y < 360; ++y) {  // below the square
            QCOMPARE(pixelAt(image, 400, y)[0], 0);
        }
    }

    void aViewWithoutDataSaysSoInTheCentreOfAnySize() {
        for (const Extent2 size : {Extent2{640, 360}, Extent2{96, 72}, Extent2{60, 300}}) {
            const PixelImage image = tangentsOf("no surface has tangents", size);
            const PixelImage longer = tangentsOf("no surface has any tangents", size);
            const PixelImage shows = tangentsOf("", size);
            QVERIFY(image.rgba != longer.rgba);
            QVERIFY(image.rgba != shows.rgba);
            for (std::uint32_t y = 0; y < size[1]; ++y) {  // the texts keep their distance
                QVERIFY(pixelAt(image, 1, y) == pixelAt(shows, 1, y));
                QVERIFY(pixelAt(image, size[0] - 2, y) == pixelAt(shows, size[0] - 2, y));
            }
        }
    }

    void theSwatchOfAStripedColorIsStriped() {
        const PixelImage image = legendOfCounts();
        // The lowest swatch begins 28 points from the left and below.
        int changes = 0;
        for (std::uint32_t x = 29; x < 37; ++x) {
            const int difference = pixelAt(image, x, 329)[1] - pixelAt(image, x - 1, 329)[1];
            changes += std::abs(difference) > 25 ? 1 : 0;
        }
        QVERIFY2(changes >= 4, qPrintable(QString::number(changes)));
    }
};

SINEW_TEST(TestLegend)
#include "test_legend.moc"
