// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/image/image_codec.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

PixelImage gradient(std::uint32_t width, std::uint32_t height) {
    PixelImage image{width, height, {}};
    image.rgba.resize(std::size_t{4} * width * height);
    std::uint8_t* pixel = image.rgba.data();
    for (std::uint32_t y = 0; y < height; ++y) {
        for (std::uint32_t x = 0; x < width; ++x, pixel += 4) {
            pixel[0] = static_cast<std::uint8_t>(x * 7);
            pixel[1] = static_cast<std::uint8_t>(y * 13);
            pixel[2] = 99;
            pixel[3] = static_cast<std::uint8_t>(255 - x);
        }
    }
    return image;
}

// A 1 x 1 grey JPEG, baseline, quantised to the last bit: 128.
const std::vector<std::uint8_t> kGreyJpeg{
    0xff, 0xd8, 0xff, 0xdb, 0x00, 0x43, 0x00, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01,
    0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0xff, 0xc0, 0x00, 0x0b, 0x08, 0x00, 0x01, 0x00, 0x01,
    0x01, 0x01, 0x11, 0x00, 0xff, 0xc4, 0x00, 0x14, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xc4, 0x00, 0x14, 0x10, 0x01,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0xff, 0xda, 0x00, 0x08, 0x01, 0x01, 0x00, 0x00, 0x3f, 0x00, 0x3f, 0xff, 0xd9};

// PNG header alone, claiming a size.
std::vector<std::uint8_t> pngHeader(std::uint32_t width, std::uint32_t height) {
    std::vector<std::uint8_t> png = encodePng(gradient(1, 1));
    const auto put = [&png](std::size_t at, std::uint32_t value) {
        for (unsigned i = 0; i < 4; ++i) {
            png[at + i] = static_cast<std::uint8_t>(value >> (24 - 8 * i));
        }
    };
    put(16, width);
    put(20, height);
    return png;
}

GltfBuilder gltfWithImage(const std::vector<std::uint8_t>& bytes, const std::string& mimeType) {
    GltfBuilder gltf;
    const int view = gltf.addBufferView(bytes);
    gltf.add("images", R"({"name":"Skin","bufferView":)" + str(view) + R"(,"mimeType":")" +
                           mimeType + R"("})");
    gltf.add("textures", R"({"source":0})");
    return gltf;
}

GltfBuilder withUri(const std::string& uri) {
    GltfBuilder gltf;
    gltf.add("images", R"({"uri":")" + uri + R"("})");
    return gltf;
}

const Image& onlyImage(const AssetPointer& asset) {
    return asset->images.at(0);
}

bool isReportedPlaceholder(const AssetPointer& asset) {
    const Diagnostic* finding = findingOf(*asset, "IMAGE_PLACEHOLDER");
    return finding != nullptr && finding->image == 0U && onlyImage(asset).placeholder &&
           onlyImage(asset).rgba.size() ==
               std::size_t{4} * onlyImage(asset).width * onlyImage(asset).height &&
           !onlyImage(asset).rgba.empty();
}

}  // namespace

class TestImages : public QObject {
    Q_OBJECT

private slots:
    void pngsComeBackAsTheyWere() {
        const PixelImage image = gradient(31, 17);
        const Result<PixelImage> back = decodeImage(encodePng(image));
        QVERIFY(back.ok());
        QCOMPARE(back->width, 31U);
        QCOMPARE(back->height, 17U);
        QCOMPARE(back->rgba, image.rgba);
        QCOMPARE(encodePng(image), encodePng(image));
    }

    void aStoppedDecodingGivesNoPixels() {
        const Result<PixelImage> none = decodeImage(encodePng(gradient(31, 17)), stoppedToken());
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::Cancelled);
    }

    void aLargeImageThatMayBeStoppedIsDecodedAlike() {
        const PixelImage image = gradient(2049, 2048);
        const std::vector<std::uint8_t> png = encodePng(image);
        const std::stop_source stop;
        const Result<PixelImage> back = decodeImage(png, stop.get_token());
        QVERIFY(back.ok());
        QCOMPARE(back->width, 2049U);
        QVERIFY(back->rgba == image.rgba);
        const Result<PixelImage> none = decodeImage(png, stoppedToken());
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::Cancelled);
    }

    void opaquePngsHaveNoAlpha() {
        const PixelImage image = gradient(5, 4);
        const Result<PixelImage> back = decodeImage(encodePng(image, true));
        QVERIFY(back.ok());
        for (std::size_t i = 0; i < back->rgba.size(); ++i) {
            QCOMPARE(back->rgba[i], i % 4 == 3 ? std::uint8_t{255} : image.rgba[i]);
        }
    }

    void jpegsAreDecodedAndCutOnesRefused() {
        const Result<PixelImage> image = decodeImage(kGreyJpeg);
        QVERIFY(image.ok());
        QCOMPARE(image->width, 1U);
        QCOMPARE(image->rgba, (std::vector<std::uint8_t>{128, 128, 128, 255}));
        const std::vector<std::uint8_t> cut(kGreyJpeg.begin(), kGreyJpeg.end() - 2);
        QVERIFY(!decodeImage(cut));
    }

    void sizesBeyondReasonAreRefusedByTheHeader() {
        for (const auto& [width, height] :
             {std::pair(65535U, 65535U), std::pair(32769U, 1U), std::pair(20000U, 20000U),
              std::pair(16000U, 16000U), std::pair(0U, 1U)}) {
            const Result<ImageHeader> size = readImageHeader(pngHeader(width, height));
            QVERIFY(!size);
            QCOMPARE(size.error().code, ErrorCode::InvalidImage);
        }
    }

    void imagesOfABufferViewAreDecoded() {
        const PixelImage image = gradient(6, 3);
        const AssetPointer asset = loaded(gltfWithImage(encodePng(image), "image/png"));
        QCOMPARE(onlyImage(asset).rgba, image.rgba);
        QCOMPARE(onlyImage(asset).name, std::string("Skin"));
        QCOMPARE(onlyImage(asset).mimeType, std::string("image/png"));
        QVERIFY(asset->findings.empty());
    }

    void imagesOfDataUrisAndFilesAreDecoded() {
        const PixelImage image = gradient(6, 3);
        const std::vector<std::uint8_t> png = encodePng(image);
        const AssetPointer embedded = loaded(withUri("data:image/png;base64," + base64(png)));
        QCOMPARE(onlyImage(embedded).rgba, image.rgba);
        QVERIFY(embedded->findings.empty());
        QCOMPARE(onlyImage(embedded).uri, std::string());

        TemporaryFolder folder;
        folder.write("my skin.png", png);
        const auto file = folder.write("a.gltf", bytesOf(withUri("my%20skin.png").gltf()));
        const AssetPointer external = loaded(loadAsset(file));
        QCOMPARE(onlyImage(external).rgba, image.rgba);
        QCOMPARE(onlyImage(external).uri, std::string("my%20skin.png"));
    }

    void sizesAreKnownWithoutDecoding() {
        const auto bytes = gltfWithImage(encodePng(gradient(6, 3)), "image/png").glb();
        const AssetPointer asset = loaded(loadAssetFromMemory(bytes, {}, {.decodeImages = false}));
        QCOMPARE(onlyImage(asset).width, 6U);
        QCOMPARE(onlyImage(asset).height, 3U);
        QVERIFY(onlyImage(asset).rgba.empty());
    }

    void damagedAndMissingImagesBecomePlaceholders() {
        std::vector<std::uint8_t> damaged = encodePng(gradient(60, 30));
        damaged.resize(damaged.size() / 2);
        QVERIFY(isReportedPlaceholder(loaded(gltfWithImage(damaged, "image/png"))));
        QVERIFY(isReportedPlaceholder(loaded(gltfWithImage({1, 2, 3}, "image/png"))));
        QVERIFY(isReportedPlaceholder(loaded(gltfWithImage(pngHeader(65535, 65535), "image/png"))));
        QVERIFY(isReportedPlaceholder(loaded(withUri("data:image/png;base64,***"))));
        TemporaryFolder folder;
        for (const char* uri :
             {"none.png", "../x.png", "http://127.0.0.1:9/x.png", "/etc/hostname"}) {
            QVERIFY(isReportedPlaceholder(
                loaded(loadAsset(folder.write("a.gltf", bytesOf(withUri(uri).gltf()))))));
        }
    }

    void wrongMediaTypesAreReported() {
        const AssetPointer asset = loaded(gltfWithImage(encodePng(gradient(2, 2)), "image/jpeg"));
        QVERIFY(findingOf(*asset, "IMAGE_TYPE_MISMATCH"));
        QVERIFY(!onlyImage(asset).placeholder);
    }

    void manyImagesKeepTheirOrder() {
        GltfBuilder gltf;
        for (std::uint32_t i = 1; i <= 40; ++i) {
            const int view = gltf.addBufferView(encodePng(gradient(i, 1)));
            gltf.add("images", R"({"mimeType":"image/png","bufferView":)" + str(view) + "}");
        }
        const AssetPointer asset = loaded(gltf);
        for (std::uint32_t i = 0; i < 40; ++i) {
            QCOMPARE(asset->images.at(i).width, i + 1);
        }
    }

    void materialsAndSamplersAreRead() {
        GltfBuilder gltf = gltfWithImage(encodePng(gradient(2, 2)), "image/png");
        gltf.add("samplers", R"({"magFilter":9728,"minFilter":9985,"wrapS":33071,"wrapT":33648})");
        gltf.replace("textures", 0, R"({"source":0,"sampler":0})");
        gltf.add("materials",
                 R"({"name":"M","alphaMode":"MASK","alphaCutoff":0.25,"doubleSided":true,)"
                 R"("pbrMetallicRoughness":{"baseColorFactor":[0.1,0.2,0.3,2],)"
                 R"("baseColorTexture":{"index":0,"texCoord":1},"metallicFactor":0}})");
        const AssetPointer asset = loaded(gltf);
        const Material& material = asset->materials.at(0);
        QCOMPARE(material.baseColorFactor, glm::vec4(0.1F, 0.2F, 0.3F, 1.0F));
        QCOMPARE(material[TextureSlot::BaseColor].texture, TextureIndex(0));
        QCOMPARE(material[TextureSlot::BaseColor].texcoordSet, 1U);
        QCOMPARE(material.alphaMode, AlphaMode::Mask);
        QCOMPARE(material.alphaCutoff, 0.25F);
        QCOMPARE(material.metallicFactor, 0.0F);
        QCOMPARE(material.roughnessFactor, 1.0F);
        QVERIFY(material.doubleSided);
        QVERIFY(findingOf(*asset, "COLOR_CLAMPED"));
        const TextureSampler& sampler = asset->textures.at(0).sampler;
        QCOMPARE(sampler.magFilter, Filter::Nearest);
        QCOMPARE(sampler.minFilter, Filter::Linear);
        QCOMPARE(sampler.mipFilter, Filter::Nearest);
        QCOMPARE(sampler.wrapU, Wrap::ClampToEdge);
        QCOMPARE(sampler.wrapV, Wrap::MirroredRepeat);
    }
};

SINEW_TEST(TestImages)
#include "test_images.moc"
