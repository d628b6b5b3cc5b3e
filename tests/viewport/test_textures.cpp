// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <cmath>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::uint32_t kBc1Unorm = 131;  // VK_FORMAT_BC1_RGB_UNORM_BLOCK
constexpr std::uint32_t kBc1Srgb = 132;

// RGB in 5, 6 and 5 bits.
constexpr std::uint16_t kRed = 0xf800;
constexpr std::uint16_t kGreen = 0x07e0;
constexpr std::uint16_t kGrey = 0x8410;  // 132, 130, 132

// A square texture of BC1 whose levels have one colour each.
Image bc1(std::uint32_t vkFormat, std::uint32_t side, const std::vector<std::uint16_t>& colors) {
    Image image;
    image.width = side;
    image.height = side;
    image.blockFormat = vkFormat;
    std::vector<std::uint8_t> blocks;
    for (const std::uint16_t color : colors) {
        const std::size_t offset = blocks.size();
        const std::size_t columns = (side + 3) / 4;
        for (std::size_t block = 0; block < columns * columns; ++block) {
            const auto low = static_cast<std::uint8_t>(color);
            const auto high = static_cast<std::uint8_t>(color >> 8);
            for (const std::uint8_t byte : {low, high, low, high}) {
                blocks.push_back(byte);
            }
            blocks.resize(blocks.size() + 4, 0);
        }
        image.levels.push_back({side, side, offset, blocks.size() - offset});
        side = std::max(1U, side / 2);
    }
    image.blocks = std::move(blocks);
    return image;
}

std::shared_ptr<const Asset> squareWith(Image image) {
    Material material;
    material[TextureSlot::BaseColor].texture = TextureIndex(0);
    Asset asset = assetOf(square(), material);
    asset.images.push_back(std::move(image));
    asset.textures.push_back({"", ImageIndex(0), {}});
    return finishAsset(std::move(asset));
}

Pixel shownMiddle(Image image) {
    return middle(renderAsset(squareWith(std::move(image)), ViewMode::Unlit));
}

}  // namespace

class TestTextures : public QObject {
    Q_OBJECT

private slots:
    void blocksAreSampled() {
        QCOMPARE(shownMiddle(bc1(kBc1Srgb, 8, {kRed})), (Pixel{255, 0, 0, 255}));
        QVERIFY(renderer().notices().empty());
    }

    void coloursAreSrgbWhateverTheFormatSays() {
        const Pixel srgb = shownMiddle(bc1(kBc1Srgb, 8, {kGrey}));
        QVERIFY(std::abs(srgb[0] - 132) <= 1 && std::abs(srgb[1] - 130) <= 1);
        QCOMPARE(shownMiddle(bc1(kBc1Unorm, 8, {kGrey})), srgb);
    }

    void mipmapsOfTheFileAreUsed() {
        // 64 texels on 16 pixels: the level of 16 texels.
        QCOMPARE(shownMiddle(bc1(kBc1Srgb, 64, {kRed, kRed, kGreen, kRed})),
                 (Pixel{0, 255, 0, 255}));
    }

    void sidesThatAreNoMultipleOfTheBlockAreUploaded() {
        QCOMPARE(shownMiddle(bc1(kBc1Srgb, 30, {kRed, kRed, kRed, kRed, kRed})),
                 (Pixel{255, 0, 0, 255}));
        QCOMPARE(shownMiddle(bc1(kBc1Srgb, 1, {kRed})), (Pixel{255, 0, 0, 255}));
    }

    void largeImagesGoThroughTheStagingBufferInParts() {
        Image image;
        image.width = 2048;
        image.height = 2048;
        image.rgba = std::vector<std::uint8_t>(std::size_t{4} * 2048 * 2048, 200);
        const Pixel shown = shownMiddle(std::move(image));
        QVERIFY(std::abs(shown[0] - 200) <= 1);
        QCOMPARE(shownMiddle(bc1(kBc1Srgb, 4500, {kGreen})), (Pixel{0, 255, 0, 255}));
    }

    void whatTheDeviceCannotSampleBecomesAPlaceholderAndANotice() {
        Image wide;
        wide.width = 1U << 20;
        wide.height = 1;
        wide.rgba = std::vector<std::uint8_t>(std::size_t{4} << 20, 255);
        const PixelImage picture = renderAsset(squareWith(std::move(wide)), ViewMode::Unlit);
        QCOMPARE(renderer().notices().size(), std::size_t{1});
        QVERIFY(renderer().notices().front().starts_with("image 0: 1048576 x 1 texels"));
        bool magenta = false;
        bool black = false;
        for (std::uint32_t x = 9; x < 23; ++x) {
            magenta = magenta || pixelAt(picture, x, 10) == Pixel{255, 0, 255, 255};
            black = black || pixelAt(picture, x, 10) == Pixel{0, 0, 0, 255};
        }
        QVERIFY(magenta && black);
        QVERIFY(renderAsset(squareWith(bc1(kBc1Srgb, 8, {kRed})), ViewMode::Unlit).width > 0);
        QVERIFY(renderer().notices().empty());
    }

    void blocksThatDoNotFitTheirSizeAreNotDrawn() {
        Image image = bc1(kBc1Srgb, 8, {kRed});
        std::vector<std::uint8_t> fewer = image.blocks.toVector();
        fewer.pop_back();
        image.blocks = std::move(fewer);
        QCOMPARE(shownMiddle(std::move(image)), (Pixel{255, 255, 255, 255}));
    }

    void cleanupTestCase() { QCOMPARE(renderer().validationErrors().size(), std::size_t{0}); }
};

SINEW_TEST(TestTextures)
#include "test_textures.moc"
