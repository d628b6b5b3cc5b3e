// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cstring>

#include "model/view/camera.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr PictureSize kSize{161, 96, 4};

FrameInput frameOf(const PoseEvaluator& pose, float aspect) {
    OrbitCamera orbit;
    orbit.target = {0.0F, 3.0F, 0.0F};
    orbit.distance = 11.0F;
    orbit.yawRadians = 0.5F;
    orbit.sceneRadius = 4.0F;
    FrameInput input;
    input.evaluator = &pose;
    input.camera = orbit.view(aspect);
    input.view.legend = true;
    input.view.highlight = NodeIndex(2);
    input.framedBounds.add(glm::vec3(-1.0F, 0.0F, -1.0F));
    input.framedBounds.add(glm::vec3(1.0F, 6.0F, 1.0F));
    input.texts = {{"Bend", {8.0F, 20.0F}, 12.0F, glm::vec4(1.0F)}};
    return input;
}

PixelImage cut(const PixelImage& image, const PixelRect& rect) {
    PixelImage part{.width = rect.width, .height = rect.height, .rgba = {}};
    for (std::uint32_t y = 0; y < rect.height; ++y) {
        const auto from =
            image.rgba.begin() + std::ptrdiff_t{4} * (y * image.width + std::uint32_t(rect.x));
        part.rgba.insert(part.rgba.end(), from, from + std::ptrdiff_t{4} * rect.width);
    }
    return part;
}

/// Two bars of different lengths, each in its own pose.
struct Pair {
    explicit Pair(ViewMode mode, float aspect)
        : before(*skinnedBar(6).load()),
          after(*skinnedBar(4).load()),
          first(frameOf(before, aspect)),
          second(frameOf(after, aspect)) {
        after.evaluate(AnimationIndex(0), 0.5F);
        first.view.mode = second.view.mode = mode;
        renderer().setAsset(before.sharedAsset());
        renderer().setPartner(after.sharedAsset());
    }
    ~Pair() { renderer().setPartner(nullptr); }
    Pair(const Pair&) = delete;
    Pair& operator=(const Pair&) = delete;

    [[nodiscard]] PixelImage split(const PictureSplit& split) const {
        const SplitLayout layout = splitLayout(split, kSize.width, kSize.height, 1.0F);
        return renderer().renderSplit(layout, {&first, &second}, kSize);
    }
    /// The picture of one file by a renderer that shows nothing else.
    [[nodiscard]] PixelImage alone(ComparedSide side, const PictureSize& size) const {
        const FrameInput& input = side == ComparedSide::Before ? first : second;
        renderer().setAsset(input.evaluator->sharedAsset());
        PixelImage picture = renderer().render(input, size);
        renderer().setAsset(before.sharedAsset());
        return picture;
    }

    PoseEvaluator before;
    PoseEvaluator after;
    FrameInput first;
    FrameInput second;
};

constexpr float kWhole = float(kSize.width) / float(kSize.height);

}  // namespace

class TestSplitPicture : public QObject {
    Q_OBJECT

private slots:
    void aWipeAtItsEndsIsThePictureOfOneFile() {
        const Pair pair(ViewMode::Shaded, kWhole);
        const PictureSplit left{.both = true, .mode = SplitMode::Wipe, .position = 0.0F};
        const PictureSplit right{.both = true, .mode = SplitMode::Wipe, .position = 1.0F};
        const PixelImage before = pair.alone(ComparedSide::Before, kSize);
        const PixelImage after = pair.alone(ComparedSide::After, kSize);
        QVERIFY(before.rgba != after.rgba);
        QVERIFY(pair.split(left).rgba == after.rgba);
        QVERIFY(pair.split(right).rgba == before.rgba);
    }

    void aWipeShowsEachFileOnItsSideOfTheLine() {
        const Pair pair(ViewMode::Normals, kWhole);
        const PictureSplit split{.both = true, .mode = SplitMode::Wipe, .position = 0.4F};
        const SplitLayout layout = splitLayout(split, kSize.width, kSize.height, 1.0F);
        const PixelImage both = pair.split(split);
        constexpr std::uint32_t kLine = 6;  // its rims and its grip too
        PixelRect left = layout.all[0].visible;
        left.width -= kLine;
        PixelRect right = layout.all[1].visible;
        right.x += std::int32_t(kLine);
        right.width -= kLine;
        QVERIFY(cut(both, left).rgba == cut(pair.alone(ComparedSide::Before, kSize), left).rgba);
        QVERIFY(cut(both, right).rgba == cut(pair.alone(ComparedSide::After, kSize), right).rgba);
        const Pixel line = pixelAt(both, std::uint32_t(layout.line.x), 2);
        QVERIFY(line[0] > 200 && line[1] > 200 && line[2] > 200);
    }

    void sideBySideIsTwoPicturesOfHalfTheWidth() {
        const PictureSplit split{.both = true};
        const SplitLayout layout = splitLayout(split, kSize.width, kSize.height, 1.0F);
        const PixelRect& left = layout.all[0].picture;
        const PixelRect& right = layout.all[1].picture;
        QCOMPARE(left.width, right.width);
        const PictureSize half{left.width, left.height, kSize.samples};
        for (const ViewMode mode : {ViewMode::Shaded, ViewMode::Normals}) {
            const Pair pair(mode, float(half.width) / float(half.height));
            const PixelImage both = pair.split(split);
            QVERIFY(cut(both, left).rgba == pair.alone(ComparedSide::Before, half).rgba);
            QVERIFY(cut(both, right).rgba == pair.alone(ComparedSide::After, half).rgba);
        }
    }

    void blinkAndDifferenceShowOneFile() {
        const Pair pair(ViewMode::Clay, kWhole);
        for (const SplitMode mode : {SplitMode::Blink, SplitMode::Difference}) {
            for (const ComparedSide side : {ComparedSide::Before, ComparedSide::After}) {
                const PixelImage one = pair.split({.both = true, .mode = mode, .shown = side});
                QVERIFY(one.rgba == pair.alone(side, kSize).rgba);
            }
        }
    }

    void aPartnerThatIsReleasedFreesItsMemory() {
        renderer().setAsset(nullptr);
        const std::uint64_t before = renderer().deviceMemoryBytes();
        {
            const Pair pair(ViewMode::Shaded, kWhole);
            (void)pair.split({.both = true});
            QVERIFY(renderer().deviceMemoryBytes() > before);
        }
        renderer().setAsset(nullptr);
        QVERIFY(renderer().deviceMemoryBytes() < before + (std::uint64_t{4} << 20));
    }

    void cleanupTestCase() { QCOMPARE(renderer().validationErrors(), std::vector<std::string>()); }
};

SINEW_TEST(TestSplitPicture)
#include "test_split_picture.moc"
