// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <optional>

#include "tests/model/load/load_helpers.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::uint32_t kJson = 0x4E4F534A;
constexpr std::uint32_t kBin = 0x004E4942;
constexpr std::uint32_t kOther = 0x12345678;

LoadResult loadBytes(const std::vector<std::uint8_t>& bytes) {
    return loadAssetFromMemory(bytes, {});
}

std::string nested(std::size_t depth) {
    return R"({"asset":{"version":"2.0"},"extras":)" + std::string(depth, '[') +
           std::string(depth, ']') + "}";
}

std::vector<std::uint8_t> withWord(std::vector<std::uint8_t> bytes, std::size_t offset,
                                   std::uint32_t word) {
    std::memcpy(bytes.data() + offset, &word, sizeof word);
    return bytes;
}

}  // namespace

class TestContainer : public QObject {
    Q_OBJECT

private slots:
    void glbAndGltfHoldTheSame() {
        const GltfBuilder bar = skinnedBar();
        const AssetPointer text = loaded(bar);
        const AssetPointer binary = loaded(loadBytes(bar.glb()));
        QVERIFY(!text->info.binary);
        QVERIFY(binary->info.binary);
        QCOMPARE(binary->nodes.size(), text->nodes.size());
        QCOMPARE(binary->meshes.at(0).primitives.at(0).positions,
                 text->meshes.at(0).primitives.at(0).positions);
    }

    void theKindFollowsFromTheContentNotTheName() {
        TemporaryFolder folder;
        const GltfBuilder bar = skinnedBar();
        QVERIFY(loaded(loadAsset(folder.write("a.gltf", bar.glb())))->info.binary);
        QVERIFY(!loaded(loadAsset(folder.write("b.glb", bytesOf(bar.gltf()))))->info.binary);
    }

    void aFileOfAnotherFormatIsNamed() {
        const std::pair<std::string, std::string> files[] = {
            {"\xff\xd8\xff\xe0 JFIF", "a JPEG image"},
            {"\x89PNG\r\n\x1a\n", "a PNG image"},
            {"RIFF1234WEBPVP8 ", "a WebP image"},
            {"Kaydara FBX Binary  ", "an FBX file"},
            {"; FBX 7.3.0 project file", "an FBX file"},
            {"# Blender\n\nmtllib a.mtl\nv 0 0 0\n", "an OBJ model"},
            {"PK\x03\x04", "a ZIP archive"},
            {"\n <!DOCTYPE HTML>", "a web page (HTML)"},
            {"<?xml version=\"1.0\"?><COLLADA>", "a COLLADA file"},
            {"BLENDER-v300", "a Blender file"},
            {"version https://git-lfs.github.com/spec/v1\n", "a Git LFS pointer"}};
        for (const auto& [bytes, words] : files) {
            const LoadResult result = loadBytes(bytesOf(bytes));
            QVERIFY2(!result, words.c_str());
            QCOMPARE(result.error().code, ErrorCode::InvalidContainer);
            QVERIFY2(result.error().message.starts_with("this is " + words),
                     result.error().message.c_str());
        }
    }

    void textThatIsNoKnownFormatIsReadAsJson() {
        for (const char* text : {"v0", "{\"v\": 1}", "# nothing", "solid", "RIFF", "\x89PN"}) {
            const LoadResult result = loadBytes(bytesOf(text));
            QVERIFY(!result);
            QVERIFY2(result.error().message.find("this is") == std::string::npos, text);
        }
    }

    void everyCutOfAGlbIsRefused() {
        const std::vector<std::uint8_t> whole = skinnedBar().glb();
        for (std::size_t size = 0; size < whole.size(); size += size < 64 ? 1 : 97) {
            const LoadResult result =
                loadBytes({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)});
            QVERIFY2(!result, qPrintable(QString("cut to %1 bytes").arg(size)));
        }
    }

    void lengthsPastTheFileAreRefused() {
        const std::vector<std::uint8_t> whole = skinnedBar().glb();
        expectError(loadBytes(withWord(whole, 8, 0xffffffffU)), ErrorCode::InvalidContainer, "");
        expectError(loadBytes(withWord(whole, 12, 0xfffffffcU)), ErrorCode::InvalidContainer, "");
        expectError(loadBytes(withWord(whole, 4, 1)), ErrorCode::InvalidContainer, "");
        expectError(loadBytes(withWord(whole, 16, kBin)), ErrorCode::InvalidContainer, "");
    }

    void unknownChunksAreReported() {
        const std::vector<std::uint8_t> json = bytesOf(R"({"asset":{"version":"2.0"}})");
        const AssetPointer asset =
            loaded(loadBytes(glbFromChunks({{kJson, json}, {kOther, {1, 2, 3, 4}}})));
        QVERIFY(findingOf(*asset, "GLB_CHUNK_IGNORED"));
        QVERIFY(!findingOf(*asset, "GLB_CHUNK_ORDER"));
    }

    void aSecondChunkOfAKindViolatesTheSpecification() {
        const auto json = bytesOf(R"({"asset":{"version":"2.0"},"buffers":[{"byteLength":4}]})");
        const std::vector<std::uint8_t> data{1, 2, 3, 4};
        for (const GlbChunk& second : {GlbChunk{kBin, data}, GlbChunk{kJson, json}}) {
            const AssetPointer asset =
                loaded(loadBytes(glbFromChunks({{kJson, json}, {kBin, data}, second})));
            QVERIFY(findingOf(*asset, "GLB_CHUNK_ORDER"));
            QVERIFY(!findingOf(*asset, "GLB_CHUNK_IGNORED"));
        }
    }

    void theFirstBufferOfAGlbNeedsItsChunk() {
        const auto json = bytesOf(R"({"asset":{"version":"2.0"},"buffers":[{"byteLength":4}]})");
        const auto severity = [](const AssetPointer& asset) {
            const Diagnostic* finding = findingOf(*asset, "BUFFER_WITHOUT_DATA");
            return finding == nullptr ? std::optional<Severity>() : finding->severity;
        };
        QVERIFY(severity(loaded(loadBytes(glbFromChunks({{kJson, json}})))) == Severity::Error);
        QVERIFY(severity(loaded(loadBytes(json))) == Severity::Warning);
    }

    void aBinChunkShorterThanItsBufferIsRefused() {
        const auto json = bytesOf(R"({"asset":{"version":"2.0"},"buffers":[{"byteLength":9}]})");
        expectError(loadBytes(glbFromChunks({{kJson, json}, {kBin, {1, 2, 3, 4}}})),
                    ErrorCode::InvalidBuffer, "/buffers/0");
    }

    void jsonIsNestedToTheLimitAndNotBeyond() {
        QVERIFY(loadText(nested(63)).ok());
        expectError(loadText(nested(64)), ErrorCode::LimitExceeded, "");
        expectError(loadText(nested(200000)), ErrorCode::LimitExceeded, "");
        expectError(loadText(std::string(1000000, '[')), ErrorCode::LimitExceeded, "");
    }

    void invalidJsonIsRefusedWithItsPlace() {
        const LoadResult result = loadText("{\"asset\":{\"version\":\"2.0\"},\n \"nodes\":nope}");
        expectError(result, ErrorCode::InvalidJson, "");
        QVERIFY(result.error().message.find("line 2") != std::string::npos);
        for (const char* text : {"", " ", "{", "[]]", "{} {}", "{\"a\":NaN}", "{\"a\":1e999}",
                                 "\xff\xfe{", "{\"a\":\"\xff\"}"}) {
            QVERIFY2(!loadText(text), text);
        }
    }

    void aByteOrderMarkIsSkippedAndReported() {
        QVERIFY(findingOf(*loaded(loadText("\xef\xbb\xbf{\"asset\":{\"version\":\"2.0\"}}")),
                          "JSON_BYTE_ORDER_MARK"));
    }

    void ofDuplicateNamesTheLastHolds() {
        const AssetPointer asset = loaded(loadText(
            R"({"asset":{"version":"2.0"},"nodes":[{"name":"a"}],"nodes":[{"name":"b"},{"name":"c"}]})"));
        QCOMPARE(asset->nodes.size(), std::size_t{2});
        QVERIFY(findingOf(*asset, "JSON_DUPLICATE_NAME"));
    }

    void onlyGltf2IsRead() {
        expectError(loadText("{}"), ErrorCode::InvalidDocument, "");
        expectError(loadText(R"({"asset":{}})"), ErrorCode::InvalidDocument, "/asset");
        expectError(loadText(R"({"asset":{"version":"1.0"}})"), ErrorCode::InvalidDocument,
                    "/asset/version");
        expectError(loadText(R"({"asset":{"version":"3.0"}})"), ErrorCode::InvalidDocument,
                    "/asset/version");
        expectError(loadText(R"({"asset":{"version":2.0}})"), ErrorCode::InvalidDocument,
                    "/asset/version");
        expectError(loadText("[]"), ErrorCode::InvalidDocument, "");
    }

    void quantizationMustBeRequired() {
        const auto withLists = [](const std::string& lists) {
            return loaded(loadText(R"({"asset":{"version":"2.0"},"extensionsUsed":[)"
                                   R"("KHR_mesh_quantization"])" +
                                   lists + "}"));
        };
        QVERIFY(findingOf(*withLists(""), "EXTENSION_NOT_REQUIRED"));
        QVERIFY(!findingOf(*withLists(R"(,"extensionsRequired":["KHR_mesh_quantization"])"),
                           "EXTENSION_NOT_REQUIRED"));
    }

    void aNewerMinVersionIsReported() {
        QVERIFY(findingOf(*loaded(loadText(R"({"asset":{"version":"2.1","minVersion":"2.1"}})")),
                          "NEWER_VERSION_NEEDED"));
    }

    void requiredUnknownExtensionsAreNamed() {
        const LoadResult result = loadText(
            R"({"asset":{"version":"2.0"},"extensionsUsed":["A_one","KHR_mesh_quantization","B_two"],)"
            R"("extensionsRequired":["A_one","KHR_mesh_quantization","B_two"]})");
        expectError(result, ErrorCode::UnsupportedExtension, "/extensionsRequired/0");
        QVERIFY(result.error().message.find("A_one, B_two") != std::string::npos);
        QVERIFY(result.error().message.find("quantization") == std::string::npos);
    }

    void optionalUnknownExtensionsAreReported() {
        const AssetPointer asset =
            loaded(loadText(R"({"asset":{"version":"2.0"},"extensionsUsed":["A_one"]})"));
        const Diagnostic* finding = findingOf(*asset, "EXTENSION_IGNORED");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->severity, Severity::Info);
        QCOMPARE(asset->extensionsUsed, std::vector<std::string>{"A_one"});
    }

    void missingFilesAndFoldersAreUnreadable() {
        TemporaryFolder folder;
        expectError(loadAsset(folder.path() / "none.glb"), ErrorCode::FileUnreadable, "");
        expectError(loadAsset(folder.path()), ErrorCode::FileUnreadable, "");
        expectError(loadAsset(folder.write("empty.glb", {})), ErrorCode::InvalidContainer, "");
    }

    void messagesStayOnOneLine() {
        const LoadResult result = loadText(
            "{\"asset\":{\"version\":\"2.0\"},\"extensionsRequired\":[\"a\\nb\\u001b[31m\"]}");
        QVERIFY(!result);
        QVERIFY(result.error().message.find('\n') == std::string::npos);
        QVERIFY(result.error().message.find('\x1b') == std::string::npos);
    }

    void zerosAfterTheJsonAreReportedAndOtherBytesRefused() {
        const std::string json = R"({"asset":{"version":"2.0"}})";
        const auto withTail = [&](const std::string& tail) {
            return loadAssetFromMemory(glbFromChunks({{0x4E4F534A, bytesOf(json + tail)}}), {});
        };
        QVERIFY(findingOf(*loaded(withTail(std::string(5, '\0'))), "JSON_ZEROS_AT_END") != nullptr);
        QVERIFY(findingOf(*loaded(withTail("     ")), "JSON_ZEROS_AT_END") == nullptr);
        expectError(withTail(std::string("\0{}", 3)), ErrorCode::InvalidJson, "");
        expectError(withTail("{}"), ErrorCode::InvalidJson, "");
    }

    void aSetStopTokenCancels() {
        expectError(loadAssetFromMemory(skinnedBar().glb(), {}, {}, {}, stoppedToken()),
                    ErrorCode::Cancelled, "");
    }

    void progressNamesEveryStageInOrder() {
        TemporaryFolder folder;
        std::vector<LoadStage> stages;
        float last = 0.0F;
        const auto progress = [&](LoadStage stage, float fraction) {
            if (stages.empty() || stages.back() != stage) {
                stages.push_back(stage);
            }
            QVERIFY(fraction >= 0.0F && fraction <= 1.0F);
            last = fraction;
        };
        QVERIFY(loadAsset(folder.write("bar.glb", skinnedBar().glb()), {}, progress).ok());
        QCOMPARE(stages,
                 (std::vector{LoadStage::Read, LoadStage::Parse, LoadStage::Codecs,
                              LoadStage::Geometry, LoadStage::Images, LoadStage::Tangents}));
        QCOMPARE(last, 1.0F);
    }
};

SINEW_TEST(TestContainer)
#include "test_container.moc"
