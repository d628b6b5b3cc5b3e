// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// What is drawn in parts equals what is drawn whole. The vertices of a part are rounded to other
// fractions of a pixel, so that single samples of edges may differ.
#include <QTest>
#include <cstdlib>

#include "model/view/camera.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "viewport/offscreen/picture_parts.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::uint32_t kPartSide = 256;
constexpr PictureSize kWholeSize{401, 303, 4};

OffscreenRenderer& partRenderer() {
    static OffscreenRenderer renderer(
        {.device = {}, .validation = true, .mostPartSide = kPartSide});
    return renderer;
}

FrameInput barFrame(const PoseEvaluator& pose) {
    OrbitCamera orbit;
    orbit.target = {0.0F, 3.0F, 0.0F};
    orbit.distance = 11.0F;
    orbit.yawRadians = 0.5F;
    orbit.pitchRadians = 0.2F;
    orbit.sceneRadius = 4.0F;
    FrameInput input;
    input.evaluator = &pose;
    input.camera = orbit.view(float(kWholeSize.width) / float(kWholeSize.height));
    input.framedBounds.add(glm::vec3(-1.0F, 0.0F, -1.0F));
    input.framedBounds.add(glm::vec3(1.0F, 6.0F, 1.0F));
    input.clipBounds = input.framedBounds;
    return input;
}

struct Differences {
    std::size_t pixels = 0;  // different by more than two steps
    std::size_t any = 0;     // different at all
    int largest = 0;         // steps
};

Differences differences(const PixelImage& a, const PixelImage& b) {
    Differences found;
    for (std::size_t pixel = 0; pixel < a.rgba.size(); pixel += 4) {
        int most = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            most = std::max(most, std::abs(int(a.rgba[pixel + i]) - int(b.rgba[pixel + i])));
        }
        found.pixels += most > 2 ? 1 : 0;
        found.any += most > 0 ? 1 : 0;
        found.largest = std::max(found.largest, most);
    }
    return found;
}

Differences betweenPartsAndWhole(const FrameInput& input, const PictureSize& size = kWholeSize) {
    const PixelImage whole = renderer().render(input, size);
    const PixelImage parts = partRenderer().render(input, size);
    if (parts.width != whole.width || parts.height != whole.height) {
        return {.pixels = whole.rgba.size(), .any = whole.rgba.size(), .largest = 255};
    }
    return differences(whole, parts);
}

void show(const std::shared_ptr<const Asset>& asset) {
    renderer().setAsset(asset);
    partRenderer().setAsset(asset);
}

/// Everything that can be drawn over, under and around a model.
void addMarks(FrameInput& input) {
    ViewOptions& view = input.view;
    view.axes = true;
    view.legend = true;
    view.highlight = NodeIndex(2);
    view.lighting.keyLight = true;
    view.skin = SkinIndex(0U);
    view.joint = JointIndex(0U);
    view.skeleton = {.style = SkeletonStyle::Octahedral,
                     .inFront = true,
                     .axes = true,
                     .names = JointNames::All};
    view.marks = {.edges = true,
                  .vertices = true,
                  .normals = true,
                  .tangents = false,
                  .backFaces = true,
                  .uvChecker = false,
                  .storedBounds = true,
                  .posedBounds = true,
                  .clipBounds = true};
    input.texts = {{"Bend", {8.0F, 20.0F}, 12.0F, glm::vec4(1.0F)}};
}

}  // namespace

class TestPictureParts : public QObject {
    Q_OBJECT

private slots:
    void partsCoverThePictureOnceAndStayInside_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("margin");
        for (const int width : {1, 256, 257, 301, 1000}) {
            for (const int margin : {0, 5, 500}) {
                QTest::addRow("%d, margin %d", width, margin) << width << 283 << margin;
            }
        }
    }

    void partsCoverThePictureOnceAndStayInside() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, margin);
        const glm::uvec2 picture(width, height);
        const PictureParts parts =
            partsOfPicture(picture, {.side = kPartSide, .margin = std::uint32_t(margin)});
        std::vector<int> covered(std::size_t(width) * std::size_t(height));
        for (const PartOfPicture& part : parts.parts) {
            QVERIFY(glm::all(glm::lessThanEqual(part.first, part.kept)));
            QVERIFY(glm::all(glm::lessThanEqual(part.keptEnd, part.first + parts.target)));
            QVERIFY(glm::all(glm::lessThanEqual(part.first + parts.target, picture)));
            const std::uint32_t room = std::min(std::uint32_t(margin), kPartSide / 4);
            for (const int axis : {0, 1}) {
                const bool isFirst = part.kept[axis] == 0;
                const bool isLast = part.keptEnd[axis] == picture[axis];
                QVERIFY(isFirst || part.kept[axis] - part.first[axis] >= room);
                QVERIFY(isLast || part.first[axis] + parts.target[axis] >=
                                      std::min(part.keptEnd[axis] + room, picture[axis]));
            }
            for (std::uint32_t y = part.kept.y; y < part.keptEnd.y; ++y) {
                for (std::uint32_t x = part.kept.x; x < part.keptEnd.x; ++x) {
                    ++covered[std::size_t{y} * picture.x + x];
                }
            }
        }
        QVERIFY(std::all_of(covered.begin(), covered.end(), [](int count) { return count == 1; }));
    }

    void backgroundAndTextsAreTheSame() {
        PoseEvaluator bar(*skinnedBar(6).load());
        FrameInput input = barFrame(bar);
        input.evaluator = nullptr;
        input.view.grid = false;
        input.view.legend = true;
        input.view.mode = ViewMode::Weight;
        input.texts = {
            {"A text across the seam between two parts", {200.0F, 218.0F}, 14.0F, glm::vec4(1.0F)}};
        show(nullptr);
        const Differences found = betweenPartsAndWhole(input);
        QCOMPARE(found.largest > 1, false);
        QVERIFY2(found.any < 200, qPrintable(QString::number(found.any)));
    }

    void aModelWithAllMarksIsTheSame_data() {
        QTest::addColumn<int>("mode");
        for (const ViewMode mode :
             {ViewMode::Shaded, ViewMode::Wireframe, ViewMode::InfluenceCount}) {
            QTest::newRow(std::string(viewModeInfo(mode).name).c_str()) << int(mode);
        }
    }

    void aModelWithAllMarksIsTheSame() {
        QFETCH(int, mode);
        PoseEvaluator bar(*skinnedBar(6).load());
        bar.evaluate(AnimationIndex(0), 0.5F);
        show(bar.sharedAsset());
        FrameInput input = barFrame(bar);
        addMarks(input);
        input.view.mode = ViewMode(mode);
        const Differences found = betweenPartsAndWhole(input);
        QVERIFY2(found.pixels < 30, qPrintable(QStringLiteral("%1 pixels, %2 steps, %3 of any")
                                                   .arg(found.pixels)
                                                   .arg(found.largest)
                                                   .arg(found.any)));
        QCOMPARE(partRenderer().hiddenNames(), renderer().hiddenNames());
    }

    void anEnvironmentBehindTheModelIsTheSame() {
        PoseEvaluator bar(*skinnedBar(6).load());
        show(bar.sharedAsset());
        FrameInput input = barFrame(bar);
        input.view.lighting.environmentShown = true;
        QVERIFY(betweenPartsAndWhole(input).pixels < 30);
        input.camera.orthographic = true;
        QVERIFY(betweenPartsAndWhole(input).pixels < 30);
    }

    void aTransparentPictureIsTheSame() {
        PoseEvaluator bar(*skinnedBar(6).load());
        show(bar.sharedAsset());
        FrameInput input = barFrame(bar);
        addMarks(input);
        input.view.transparent = true;
        QVERIFY(betweenPartsAndWhole(input).pixels < 30);
    }

    void whatIsSeenThroughGlassIsTheSame() {
        Material glass;
        glass.metallicFactor = 0.0F;
        glass.roughnessFactor = 0.3F;
        glass.transmission = Transmission{.factor = 1.0F};
        Asset asset = assetOf(square(), glass);
        Primitive behind = square();
        behind.positions = std::vector<glm::vec3>{
            {-1, -1, -0.5F}, {0.1F, -1, -0.5F}, {0.1F, 1, -0.5F}, {-1, 1, -0.5F}};
        behind.material = MaterialIndex(asset.materials.size());
        Material red;
        red.unlit = true;
        red.baseColorFactor = {1.0F, 0.0F, 0.0F, 1.0F};
        asset.materials.push_back(red);
        asset.meshes[0].primitives.push_back(behind);
        const auto done = finishAsset(std::move(asset));
        PoseEvaluator pose(done);
        show(done);
        FrameInput input = plainFrame(pose, ViewMode::Shaded);
        // Sides that are powers of two, or nearly so, have the same texels in all levels of the
        // blur.
        const Differences found = betweenPartsAndWhole(input, {512, 384, 4});
        QVERIFY2(found.pixels < 30, qPrintable(QString::number(found.pixels)));
    }

    void theLayerReportedNothing() {
        QCOMPARE(partRenderer().validationErrors(), std::vector<std::string>());
    }

    void aSplitInPartsEqualsTheWholeOne() {
        const auto before = *skinnedBar(6).load();
        const auto after = *skinnedBar(4).load();
        show(before);
        renderer().setPartner(after);
        partRenderer().setPartner(after);
        const PoseEvaluator first(before);
        PoseEvaluator second(after);
        second.evaluate(AnimationIndex(0), 0.5F);
        const FrameInput inputs[] = {barFrame(first), barFrame(second)};
        for (const SplitMode mode : {SplitMode::SideBySide, SplitMode::Wipe}) {
            const SplitLayout layout = splitLayout({.both = true, .mode = mode, .position = 0.4F},
                                                   kWholeSize.width, kWholeSize.height, 1.0F);
            const PixelImage whole =
                renderer().renderSplit(layout, {&inputs[0], &inputs[1]}, kWholeSize);
            const PixelImage parts =
                partRenderer().renderSplit(layout, {&inputs[0], &inputs[1]}, kWholeSize);
            QCOMPARE(parts.rgba.size(), whole.rgba.size());
            const Differences found = differences(whole, parts);
            QVERIFY2(found.pixels < 60, qPrintable(QString::number(found.pixels)));
        }
        renderer().setPartner(nullptr);
        partRenderer().setPartner(nullptr);
    }
};

SINEW_TEST(TestPictureParts)
#include "test_picture_parts.moc"
