// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/load/material_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// One white pixel as PNG.
constexpr const char* kPng =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEA"
    "sTj2FAAAAABJRU5ErkJggg==";
constexpr const char* kBroken = "data:image/webp;base64,AAAA";

GltfBuilder withImages() {
    GltfBuilder gltf;
    gltf.set("extensionsUsed", R"(["EXT_texture_webp","KHR_texture_basisu"])");
    gltf.add("images", std::string(R"({"name":"plain","uri":")") + kPng + "\"}");
    gltf.add("images", std::string(R"({"name":"broken","uri":")") + kBroken + "\"}");
    return gltf;
}

TextureSampler samplerOf(const std::string& sampler) {
    GltfBuilder gltf;
    gltf.add("samplers", sampler);
    gltf.add("textures", R"({"sampler":0})");
    return loaded(gltf)->textures.at(0).sampler;
}

}  // namespace

class TestTextures : public QObject {
    Q_OBJECT

private slots:
    void withoutASamplerTheDefaultsHold() {
        GltfBuilder gltf;
        gltf.add("textures", R"({"name":"Skin"})");
        const std::shared_ptr<const Asset> asset = loaded(gltf);
        const Texture& texture = asset->textures.at(0);
        QVERIFY(!texture.image);
        const TextureSampler& sampler = texture.sampler;
        QVERIFY(sampler.magFilter == Filter::Linear && sampler.minFilter == Filter::Linear);
        QVERIFY(sampler.mipFilter == Filter::Linear && sampler.mipmaps);
        QVERIFY(sampler.wrapU == Wrap::Repeat && sampler.wrapV == Wrap::Repeat);
    }

    void everyFilterIsRead_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("nearest");
        QTest::addColumn<bool>("mipmaps");
        QTest::addColumn<bool>("nearestMip");
        QTest::newRow("NEAREST") << 9728 << true << false << false;
        QTest::newRow("LINEAR") << 9729 << false << false << false;
        QTest::newRow("NEAREST_MIPMAP_NEAREST") << 9984 << true << true << true;
        QTest::newRow("LINEAR_MIPMAP_NEAREST") << 9985 << false << true << true;
        QTest::newRow("NEAREST_MIPMAP_LINEAR") << 9986 << true << true << false;
        QTest::newRow("LINEAR_MIPMAP_LINEAR") << 9987 << false << true << false;
    }
    void everyFilterIsRead() {
        QFETCH(int, number);
        QFETCH(bool, nearest);
        QFETCH(bool, mipmaps);
        QFETCH(bool, nearestMip);
        const TextureSampler sampler = samplerOf(R"({"minFilter":)" + str(number) + "}");
        QCOMPARE(sampler.minFilter == Filter::Nearest, nearest);
        QCOMPARE(sampler.mipmaps, mipmaps);
        QCOMPARE(sampler.mipFilter == Filter::Nearest, nearestMip);
    }

    void wrappingAndMagnificationAreRead() {
        const TextureSampler sampler =
            samplerOf(R"({"magFilter":9728,"wrapS":33071,"wrapT":33648})");
        QVERIFY(sampler.magFilter == Filter::Nearest);
        QVERIFY(sampler.wrapU == Wrap::ClampToEdge && sampler.wrapV == Wrap::MirroredRepeat);
    }

    void anImageOfAnExtensionComesFirst() {
        for (const char* extension : {"EXT_texture_webp", "KHR_texture_basisu"}) {
            GltfBuilder gltf = withImages();
            gltf.add("images", std::string(R"({"uri":")") + kPng + "\"}");
            gltf.add("textures", R"({"source":0,"extensions":{")" + std::string(extension) +
                                     R"(":{"source":2}}})");
            QCOMPARE(loaded(gltf)->textures.at(0).image, ImageIndex(2U));
        }
    }

    void ofTwoExtensionsBlocksComeFirst() {
        GltfBuilder gltf = withImages();
        gltf.add("images", std::string(R"({"uri":")") + kPng + "\"}");
        gltf.add("textures", R"({"extensions":{"EXT_texture_webp":{"source":0},)"
                             R"("KHR_texture_basisu":{"source":2}}})");
        QCOMPARE(loaded(gltf)->textures.at(0).image, ImageIndex(2U));
    }

    void whatCannotBeDecodedGivesWayToThePlainImage() {
        GltfBuilder gltf = withImages();
        gltf.add("textures", R"({"source":0,"extensions":{"EXT_texture_webp":{"source":1}}})");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(asset->textures.at(0).image, ImageIndex(0U));
        QCOMPARE(timesFound(*asset, "TEXTURE_FALLBACK_IMAGE"), 1);
        const Diagnostic& finding = *findingOf(*asset, "TEXTURE_FALLBACK_IMAGE");
        QCOMPARE(finding.pointer, std::string("/textures/0"));
        QCOMPARE(finding.image, std::optional<std::uint32_t>(1));
    }

    void withoutAnotherImageThePlaceholderStays() {
        GltfBuilder gltf = withImages();
        gltf.add("textures", R"({"extensions":{"EXT_texture_webp":{"source":1}}})");
        const AssetPointer asset = loaded(gltf);
        QCOMPARE(asset->textures.at(0).image, ImageIndex(1U));
        QVERIFY(asset->images.at(1).placeholder);
        QCOMPARE(timesFound(*asset, "TEXTURE_FALLBACK_IMAGE"), 0);
    }

    void anExtensionThatNamesNoImageLeavesThePlainOne() {
        for (const char* broken : {"{}", R"({"source":9})", "7"}) {
            GltfBuilder gltf = withImages();
            gltf.add("textures", R"({"source":0,"extensions":{"EXT_texture_webp":)" +
                                     std::string(broken) + "}}");
            QCOMPARE(loaded(gltf)->textures.at(0).image, ImageIndex(0U));
        }
    }
};

SINEW_TEST(TestTextures)
#include "test_textures.moc"
