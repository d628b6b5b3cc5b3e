// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/asset/xmp.h"
#include "tests/model/load/material_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr const char* kDublinCore = R"({"@context":{"dc":"http://purl.org/dc/elements/1.1/"},)"
                                    R"("dc:title":"Wal","dc:creator":{"@list":["Ada"]}})";

std::string reference(const std::string& packet) {
    return R"("extensions":{"KHR_xmp_json_ld":)" + packet + "}";
}

GltfBuilder withPackets(const std::string& packets) {
    GltfBuilder gltf;
    gltf.set("extensionsUsed", R"(["KHR_xmp_json_ld"])");
    gltf.set("extensions", R"({"KHR_xmp_json_ld":{"packets":)" + packets + "}}");
    return gltf;
}

}  // namespace

class TestXmp : public QObject {
    Q_OBJECT

private slots:
    void objectsNameTheirPacket() {
        GltfBuilder gltf = withPackets("[" + std::string(kDublinCore) + R"(,{"@context":{}}])");
        gltf.set("asset", R"({"version":"2.0",)" + reference(R"({"packet":0})") + "}");
        gltf.add("nodes", "{" + reference(R"({"packet":1})") + "}");
        gltf.add("nodes", "{}");
        const AssetPointer asset = loaded(gltf);
        QVERIFY(otherFindings(*asset).empty());
        QCOMPARE(xmpPackets(*asset).size(), std::size_t{2});
        const JsonValue* packet = xmpPacket(*asset, "/asset");
        QVERIFY(packet != nullptr);
        QCOMPARE(packet->text("dc:title"), std::string("Wal"));
        QCOMPARE(xmpPacket(*asset, "/nodes/0"), &xmpPackets(*asset)[1]);
        QVERIFY(xmpPacket(*asset, "/nodes/1") == nullptr);
        QVERIFY(xmpPacket(*asset, "/nodes/2") == nullptr);
        QVERIFY(xmpPacket(*asset, "no pointer") == nullptr);
    }

    void everyKindOfObjectMayNameOne() {
        GltfBuilder gltf = withPackets("[" + std::string(kDublinCore) + "]");
        const std::string named = reference(R"({"packet":0})");
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        gltf.add("nodes", R"({"mesh":0})");
        gltf.add("scenes", R"({"nodes":[0],)" + named + "}");
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) + "}}]," +
                               named + "}");
        gltf.add("materials", "{" + named + "}");
        const AssetPointer asset = loaded(gltf);
        QVERIFY(otherFindings(*asset).empty());
        for (const char* pointer : {"/scenes/0", "/meshes/0", "/materials/0"}) {
            QVERIFY2(xmpPacket(*asset, pointer) != nullptr, pointer);
        }
    }

    void aReferenceToAPacketThatDoesNotExistIsLeftOut() {
        for (const char* broken : {R"({"packet":1})", R"({"packet":-1})", R"({"packet":"a"})"}) {
            GltfBuilder gltf = withPackets("[" + std::string(kDublinCore) + "]");
            gltf.set("asset", R"({"version":"2.0",)" + reference(R"({"packet":0})") + "}");
            gltf.add("nodes", "{" + reference(broken) + "}");
            const AssetPointer asset = loaded(gltf);
            QVERIFY(xmpPacket(*asset, "/nodes/0") == nullptr);
            expectFinding(*asset, "INVALID_PROPERTY_IGNORED",
                          "/nodes/0/extensions/KHR_xmp_json_ld/packet");
        }
    }

    void aPacketWithoutContextIsReportedAndStays() {
        GltfBuilder gltf = withPackets(R"([{"dc:title":"Wal"}])");
        gltf.set("asset", R"({"version":"2.0",)" + reference(R"({"packet":0})") + "}");
        const AssetPointer asset = loaded(gltf);
        expectFinding(*asset, "XMP_WITHOUT_CONTEXT", "/extensions/KHR_xmp_json_ld/packets/0");
        QCOMPARE(xmpPacket(*asset, "/asset")->text("dc:title"), std::string("Wal"));
    }

    void aPacketThatNobodyNamesIsReported() {
        expectFinding(*loaded(withPackets("[" + std::string(kDublinCore) + "]")), "XMP_UNUSED",
                      "/extensions/KHR_xmp_json_ld/packets/0");
    }

    void aFileWithoutMetadataHasNone() {
        const AssetPointer asset = loaded(loadText(R"({"asset":{"version":"2.0"}})"));
        QVERIFY(xmpPackets(*asset).empty());
        QVERIFY(xmpPacket(*asset, "/asset") == nullptr);
        QVERIFY(xmpPackets(Asset{}).empty());
        QVERIFY(xmpPacket(Asset{}, "/asset") == nullptr);
    }
};

SINEW_TEST(TestXmp)
#include "test_xmp.moc"
