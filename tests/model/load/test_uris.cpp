// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <sys/stat.h>

#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

namespace fs = std::filesystem;

const std::vector<std::uint8_t> kFour{1, 2, 3, 4};

std::string bufferText(const std::string& uri, int byteLength = 4) {
    return R"({"asset":{"version":"2.0"},"buffers":[{"byteLength":)" + str(byteLength) +
           R"(,"uri":")" + uri + R"("}]})";
}

class Workplace {
public:
    Workplace() {
        m_folder.write("outside.bin", kFour);
        m_folder.write("asset/inside.bin", kFour);
        m_folder.write("asset/deep/er.bin", kFour);
        m_folder.write("asset/with space.bin", kFour);
        m_folder.write("asset/50%25.bin", kFour);
        fs::create_symlink("../outside.bin", asset() / "escape.bin");
        fs::create_symlink("inside.bin", asset() / "link.bin");
        fs::create_directory_symlink("..", asset() / "up");
        mkfifo((asset() / "pipe.bin").c_str(), 0600);
    }

    [[nodiscard]] fs::path asset() const { return m_folder.path() / "asset"; }
    [[nodiscard]] fs::path outside() const { return m_folder.path() / "outside.bin"; }

    LoadResult load(const std::string& uri, int byteLength = 4) {
        return loadAsset(m_folder.write("asset/a.gltf", bytesOf(bufferText(uri, byteLength))));
    }

private:
    TemporaryFolder m_folder;
};

}  // namespace

class TestUris : public QObject {
    Q_OBJECT

private slots:
    void filesInsideTheFolderAreRead() {
        Workplace place;
        for (const char* uri : {"inside.bin", "./inside.bin", "deep/er.bin", "deep/../inside.bin",
                                "with%20space.bin", "with space.bin", "link.bin", "50%25.bin"}) {
            QCOMPARE(loaded(place.load(uri))->info.bufferBytes, std::uint64_t{4});
        }
    }

    void filesOutsideTheFolderAreRefused() {
        Workplace place;
        for (const std::string& uri :
             {std::string("../outside.bin"), std::string("..%2Foutside.bin"),
              std::string("%2e%2e/outside.bin"), std::string("deep/../../outside.bin"),
              std::string("escape.bin"), std::string("up/outside.bin"), place.outside().string(),
              std::string("../asset/../outside.bin")}) {
            expectError(place.load(uri), ErrorCode::InvalidBuffer, "/buffers/0/uri");
        }
    }

    void circlesOfSymbolicLinksAreCalledThat() {
        Workplace place;
        fs::create_symlink("b.bin", place.asset() / "a.bin");
        fs::create_symlink("a.bin", place.asset() / "b.bin");
        const LoadResult result = place.load("a.bin");
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::InvalidBuffer);
        QVERIFY(result.error().message.find("its symbolic links form a cycle") !=
                std::string::npos);
        QVERIFY(result.error().message.find("leaves") == std::string::npos);
    }

    void aNameThatCannotBeLookedUpIsNotSaidToLeaveTheFolder() {
        Workplace place;
        const std::string longName(300, 'x');
        const auto messageOf = [&](const std::string& uri) {
            const LoadResult result = place.load(uri);
            return result ? std::string() : result.error().message;
        };
        for (const std::string& uri : {longName, "deep/" + longName, "deep/../" + longName}) {
            const std::string message = messageOf(uri);
            QVERIFY2(message.find("it is longer than a file name can be") != std::string::npos,
                     message.c_str());
        }
        QVERIFY(messageOf("inside.bin/x.bin").find("Not a directory") != std::string::npos);
        QVERIFY(messageOf("../" + longName).find("leaves the asset's folder") != std::string::npos);
    }

    void schemesAreRefused() {
        Workplace place;
        for (const char* uri :
             {"http://127.0.0.1:9/x", "HTTPS://example.org/x", "ftp:x", "c:inside.bin",
              "C:/inside.bin", "c%3Ainside.bin", "x:inside.bin", "javascript:1"}) {
            expectError(place.load(uri), ErrorCode::InvalidBuffer, "/buffers/0/uri");
        }
    }

    void fileUrisInsideTheFolderAreRead() {
        Workplace place;
        const std::string folder = place.asset().string();
        for (const std::string& uri :
             {"file://" + folder + "/inside.bin", "file:" + folder + "/inside.bin",
              "FILE://LocalHost" + folder + "/deep/er.bin",
              "file://" + folder + "/with%20space.bin", "file://" + folder + "/link.bin",
              "file://" + folder + "/deep/../inside.bin"}) {
            QCOMPARE(loaded(place.load(uri))->info.bufferBytes, std::uint64_t{4});
        }
    }

    void fileUrisThatLeaveTheFolderAreRefused() {
        Workplace place;
        const std::string folder = place.asset().string();
        for (const std::string& uri :
             {"file://" + place.outside().string(), "file://" + folder + "/../outside.bin",
              "file://" + folder + "/%2e%2e/outside.bin", "file://" + folder + "/escape.bin",
              "file://" + folder + "/up/outside.bin", "file://elsewhere" + folder + "/inside.bin",
              "file:////" + folder + "/inside.bin", std::string("file:inside.bin"),
              std::string("file:"), std::string("file://"), std::string("file:///etc/passwd"),
              std::string("file:///C:/inside.bin")}) {
            expectError(place.load(uri), ErrorCode::InvalidBuffer, "/buffers/0/uri");
        }
    }

    void windowsPathsAreRefusedOnEverySystem() {
        Workplace place;
        for (const char* uri :
             {"deep\\\\er.bin", "..\\\\outside.bin", "\\\\\\\\server\\\\share\\\\x",
              "deep%5Cer.bin", "%5c%5Cserver%5Cx", "//server/share/x"}) {
            expectError(place.load(uri), ErrorCode::InvalidBuffer, "/buffers/0/uri");
        }
    }

    void climbingIsRefusedHoweverItIsWritten() {
        Workplace place;
        for (const char* uri :
             {"../outside.bin", "%2e%2e/outside.bin", "..%2foutside.bin", "deep/../../outside.bin",
              "%2E%2E%2Foutside.bin", "up/outside.bin", "escape.bin", "../none.bin",
              "%2Fetc%2Fpasswd", "in\\u0000side.bin"}) {
            expectError(place.load(uri), ErrorCode::InvalidBuffer, "/buffers/0/uri");
        }
    }

    void aPathThatIsNoFileIsRefusedAtOnce() {
        Workplace place;
        for (const char* uri :
             {"", ".", "deep", "pipe.bin", "none.bin", "a.gltf", "in%00side.bin"}) {
            expectError(place.load(uri), ErrorCode::InvalidBuffer, "/buffers/0/uri");
        }
    }

    void shortFilesAreRefusedAndLongOnesAreCut() {
        Workplace place;
        expectError(place.load("inside.bin", 5), ErrorCode::InvalidBuffer, "/buffers/0");
        QCOMPARE(loaded(place.load("inside.bin", 3))->info.bufferBytes, std::uint64_t{3});
    }

    void assetsInMemoryHaveNoFolder() {
        expectError(loadText(bufferText("inside.bin")), ErrorCode::InvalidBuffer, "/buffers/0/uri");
    }

    void dataUrisAreDecoded() {
        for (const char* uri :
             {"data:application/octet-stream;base64,AQIDBA==", "data:;base64,AQIDBA",
              "data:application/gltf-buffer;base64,AQIDBA%3D%3D", "data:,%01%02%03%04",
              "data:;base64,AQID BA==", "DATA:text/plain;charset=utf-8,abcd"}) {
            QCOMPARE(loaded(loadText(bufferText(uri)))->info.bufferBytes, std::uint64_t{4});
        }
    }

    void damagedDataUrisAreRefused() {
        for (const char* uri : {"data:;base64,AQI*BA==", "data:;base64", "data:;base64,AQIDB",
                                "data:;base64,AQID_A=="}) {
            expectError(loadText(bufferText(uri)), ErrorCode::InvalidBuffer, "/buffers/0/uri");
        }
        expectError(loadText(bufferText("data:;base64,AQI=")), ErrorCode::InvalidBuffer,
                    "/buffers/0");
    }

    void hugeClaimsAllocateNothing() {
        const std::string text =
            R"({"asset":{"version":"2.0"},"buffers":[{"byteLength":4294967290,)"
            R"("uri":"data:;base64,AQIDBA=="}]})";
        expectError(loadText(text), ErrorCode::InvalidBuffer, "/buffers/0");
    }

    void buffersWithoutSourceMatterOnlyToTheirReaders() {
        const std::string head =
            R"({"asset":{"version":"2.0"},"buffers":[{"byteLength":12}],)"
            R"("bufferViews":[{"buffer":0,"byteLength":12}],"accessors":[)"
            R"({"bufferView":0,"type":"VEC3","componentType":5126,"count":1}])";
        QVERIFY(findingOf(*loaded(loadText(head + "}")), "BUFFER_WITHOUT_DATA"));
        expectError(
            loadText(head + R"(,"nodes":[{"mesh":0}],)"
                            R"("meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}]})"),
            ErrorCode::InvalidAccessor, "/buffers/0");
    }
};

SINEW_TEST(TestUris)
#include "test_uris.moc"
