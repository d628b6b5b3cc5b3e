// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::uint32_t kJsonType = 0x4E4F534A;
constexpr std::uint32_t kBinType = 0x004E4942;

std::string document(const std::string& members) {
    return R"({"asset":{"version":"2.0"},)" + members + '}';
}

AssetPointer withCamera(const std::string& camera) {
    return loaded(loadText(document(R"("cameras":[)" + camera + "]")));
}

AssetPointer withBuffer(const std::string& uri, std::size_t bytes) {
    return loaded(loadText(document(R"("buffers":[{"byteLength":)" + std::to_string(bytes) +
                                    ",\"uri\":\"" + uri + "\"}]")));
}

AssetPointer imageOfType(const std::string& type, const std::string& more = {}) {
    return loaded(
        loadText(document(more + R"("images":[{"uri":"data:)" + type + R"(;base64,AAAA"}])")));
}

std::string messageOf(const Asset& asset, std::string_view code) {
    const Diagnostic* finding = findingOf(asset, code);
    return finding == nullptr ? std::string() : finding->message;
}

/// A GLB whose chunks have exactly these bytes.
std::vector<std::uint8_t> exactGlb(const std::vector<std::uint8_t>& json,
                                   const std::vector<std::uint8_t>& binary) {
    std::vector<std::uint8_t> out = bytesOf("glTF");
    const auto word = [&out](std::size_t value) {
        for (unsigned shift = 0; shift < 32; shift += 8) {
            out.push_back(static_cast<std::uint8_t>(value >> shift));
        }
    };
    word(2);
    word(12 + 8 + json.size() + 8 + binary.size());
    for (const auto& [type, bytes] : {std::pair(kJsonType, &json), std::pair(kBinType, &binary)}) {
        word(bytes->size());
        word(type);
        out.insert(out.end(), bytes->begin(), bytes->end());
    }
    return out;
}

constexpr const char* kPerspective = R"("perspective":{"yfov":0.5,"znear":0.1})";
constexpr const char* kOrthographic = R"("orthographic":{"xmag":2,"ymag":2,"zfar":9,"znear":0.1})";

std::string camera(const char* type, const std::string& members) {
    return std::string(R"({"type":")") + type + "\"" + (members.empty() ? "" : ",") + members + '}';
}

}  // namespace

class TestForm : public QObject {
    Q_OBJECT

private slots:
    void aCameraOfOneKindHasNoFinding() {
        QVERIFY(withCamera(camera("perspective", kPerspective))->findings.empty());
        QVERIFY(withCamera(camera("orthographic", kOrthographic))->findings.empty());
    }

    void ofTwoProjectionsTheTypeChooses() {
        const std::string both = std::string(kPerspective) + ',' + kOrthographic;
        const AssetPointer asset = withCamera(camera("orthographic", both));
        const Diagnostic* finding = findingOf(*asset, "CAMERA_KIND_MISMATCH");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->pointer, std::string("/cameras/0"));
        QCOMPARE(finding->severity, Severity::Error);
        QCOMPARE(std::get<OrthographicCamera>(asset->cameras.at(0).projection).xmag, 2.0F);
    }

    void theOnlyProjectionIsUsedWhateverTheType() {
        const AssetPointer asset = withCamera(camera("orthographic", kPerspective));
        QVERIFY(findingOf(*asset, "CAMERA_KIND_MISMATCH") != nullptr);
        QCOMPARE(std::get<PerspectiveCamera>(asset->cameras.at(0).projection).yfovRadians, 0.5F);
    }

    void aCameraWithoutProjectionOpensWithADefault() {
        for (const char* type : {"perspective", "orthographic"}) {
            const AssetPointer asset = withCamera(camera(type, ""));
            QCOMPARE(asset->cameras.size(), std::size_t{1});
            QVERIFY(findingOf(*asset, "CAMERA_KIND_MISMATCH") != nullptr);
            QVERIFY(findingOf(*asset, "CAMERA_UNUSABLE") == nullptr);
        }
    }

    void aChunkThatIsNoMultipleOfFourIsReported() {
        auto json = bytesOf(document(R"("buffers":[{"byteLength":3}])"));
        while (json.size() % 4 != 0) {
            json.push_back(' ');
        }
        const auto load = [](const auto& first, const std::vector<std::uint8_t>& second) {
            return loaded(loadAssetFromMemory(exactGlb(first, second), {}));
        };
        QVERIFY(load(json, {1, 2, 3, 0})->findings.empty());
        QVERIFY(messageOf(*load(json, {1, 2, 3}), "GLB_CHUNK_UNALIGNED").find("3 bytes") !=
                std::string::npos);
        json.push_back(' ');
        QVERIFY(findingOf(*load(json, {1, 2, 3, 0}), "GLB_CHUNK_UNALIGNED") != nullptr);
    }

    void aByteOrderMarkInAGlbIsReported() {
        const auto json = bytesOf("\xef\xbb\xbf" + document(R"("nodes":[{}])"));
        const AssetPointer asset =
            loaded(loadAssetFromMemory(glbFromChunks({{kJsonType, json}}), {}));
        QVERIFY(findingOf(*asset, "JSON_BYTE_ORDER_MARK") != nullptr);
    }

    void aValidDataUriHasNoFinding() {
        const std::string start = "data:application/octet-stream;base64,";
        QVERIFY(withBuffer(start + "AAAA", 3)->findings.empty());
        QVERIFY(withBuffer(start + "AAA=", 2)->findings.empty());
        QVERIFY(withBuffer(start + "AA==", 1)->findings.empty());
        QVERIFY(withBuffer(start + "AA%3D%3D", 1)->findings.empty());
    }

    void whatIsInvalidInADataUriIsNamed() {
        const auto words = [](const std::string& uri, std::size_t bytes) {
            return messageOf(*withBuffer(uri, bytes), "DATA_URI_INVALID");
        };
        const std::string start = "data:application/octet-stream;base64,";
        QVERIFY(words(start + "AAA", 2).find("padded") != std::string::npos);
        QVERIFY(words(start + "AAB=", 2).find("bits") != std::string::npos);
        QVERIFY(words(start + "AB==", 1).find("bits") != std::string::npos);
        QVERIFY(words(start + "AA AA\\n", 3).find("white space") != std::string::npos);
        QVERIFY(words("data:application/octet-stream,abc", 3).find(";base64") != std::string::npos);
    }

    void whiteSpaceInADataUriIsAnError() {
        const auto severity = [](const std::string& data) {
            return findingOf(*withBuffer("data:application/octet-stream;base64," + data, 2),
                             "DATA_URI_INVALID")
                ->severity;
        };
        QCOMPARE(severity("AA A="), Severity::Error);
        QCOMPARE(severity("AAA"), Severity::Warning);
    }

    void dataThatIsNoBase64IsRefused() {
        for (const char* data : {"A", "AAAAA", "A*AA", "AA=A"}) {
            const LoadResult result =
                loadText(document(R"("buffers":[{"byteLength":1,"uri":"data:;base64,)" +
                                  std::string(data) + R"("}])"));
            expectError(result, ErrorCode::InvalidBuffer, "/buffers/0/uri");
        }
    }

    void anInvalidDataUriOfAnImageIsReported() {
        const AssetPointer asset =
            loaded(loadText(document(R"("images":[{"uri":"data:image/png;base64,AAA"}])")));
        const Diagnostic* finding = findingOf(*asset, "DATA_URI_INVALID");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->image.value(), 0U);
    }

    void anImageTypeNeedsItsExtension() {
        const std::vector<std::pair<const char*, const char*>> rows{
            {"image/webp", "EXT_texture_webp"},
            {"image/ktx2", "KHR_texture_basisu"},
            {"image/avif", "EXT_texture_avif"},
            {"image/vnd-ms.dds", "MSFT_texture_dds"}};
        for (const auto& [type, extension] : rows) {
            const std::string message = messageOf(*imageOfType(type), "IMAGE_NEEDS_EXTENSION");
            QVERIFY2(message.find(extension) != std::string::npos, type);
            const std::string used = "\"extensionsUsed\":[\"" + std::string(extension) + "\"],";
            QVERIFY2(findingOf(*imageOfType(type, used), "IMAGE_NEEDS_EXTENSION") == nullptr, type);
        }
        QVERIFY(findingOf(*imageOfType("image/png"), "IMAGE_NEEDS_EXTENSION") == nullptr);
    }

    void aBufferWithoutDataIsAnErrorOnlyIfAMeshOfANodeReadsIt() {
        const std::string parts =
            R"("buffers":[{"byteLength":36}],"bufferViews":[{"buffer":0,"byteLength":36}],)"
            R"("accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3",)"
            R"("min":[0,0,0],"max":[1,1,0]}],)"
            R"("meshes":[{"weights":[1],"primitives":[{"attributes":{"POSITION":0}}]}])";
        const AssetPointer asset = loaded(loadText(document(parts)));
        QCOMPARE(asset->meshes.size(), std::size_t{1});
        QCOMPARE(asset->meshes[0].primitives.at(0).vertexCount(), std::size_t{0});
        const Diagnostic* finding = findingOf(*asset, "BUFFER_WITHOUT_DATA");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->pointer, std::string("/buffers/0"));
        const LoadResult drawn = loadText(document(parts + R"(,"nodes":[{"mesh":0}])"));
        expectError(drawn, ErrorCode::InvalidAccessor, "/buffers/0");
    }
};

SINEW_TEST(TestForm)
#include "test_form.moc"
