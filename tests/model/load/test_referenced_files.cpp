// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/load/source/json_document.h"
#include "model/load/source/referenced_files.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

namespace fs = std::filesystem;

std::vector<std::string> namesIn(const fs::path& folder, const std::vector<fs::path>& files) {
    std::vector<std::string> names;
    for (const fs::path& file : files) {
        names.push_back(file.lexically_relative(folder).string());
    }
    return names;
}

}  // namespace

class TestReferencedFiles : public QObject {
    Q_OBJECT

private slots:
    void buffersAndImagesAreListedWhetherTheyExistOrNot() {
        const TemporaryFolder folder;
        GltfBuilder gltf;
        gltf.add("buffers", R"({"uri":3})");
        gltf.add("buffers", "{}");
        for (const char* uri : {"b.bin", "data:,x", "b.bin"}) {
            gltf.add("buffers", R"({"uri":")" + std::string(uri) + R"("})");
        }
        for (const char* uri :
             {"deep/er.png", "with%20space.png", "ftp:c.png", "../outside.png", "/etc/hosts", ""}) {
            gltf.add("images", R"({"uri":")" + std::string(uri) + R"("})");
        }
        const fs::path file = folder.write("a.gltf", bytesOf(gltf.gltf()));
        const std::vector<std::string> expected{"b.bin", "deep/er.png", "with space.png",
                                                "with%20space.png"};
        QCOMPARE(namesIn(folder.path(), load::referencedFiles(file)), expected);
    }

    void aGlbListsThemToo() {
        const TemporaryFolder folder;
        const fs::path file = folder.write(
            "a.glb", glbFromChunks({{0x4E4F534A, bytesOf(R"({"images":[{"uri":"b.png"}]})")}}));
        QCOMPARE(namesIn(folder.path(), load::referencedFiles(file)),
                 std::vector<std::string>{"b.png"});
    }

    void brokenAndMissingFilesListNone() {
        const TemporaryFolder folder;
        QVERIFY(load::referencedFiles(folder.path() / "none.gltf").empty());
        QVERIFY(load::referencedFiles(folder.write("a.gltf", bytesOf("{\"images\""))).empty());
        QVERIFY(load::referencedFiles(folder.path()).empty());
    }
};

SINEW_TEST(TestReferencedFiles)
#include "test_referenced_files.moc"
