// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <numeric>

#include "model/load/source/read_file.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::load;
using namespace sinew::test;

namespace {

constexpr std::size_t kLarge = 1U << 20;  // far above what is copied

std::vector<std::uint8_t> pattern(std::size_t size) {
    std::vector<std::uint8_t> bytes(size);
    for (std::size_t i = 0; i < size; ++i) {
        bytes[i] = static_cast<std::uint8_t>(1 + i % 251);
    }
    return bytes;
}

bool same(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

// A strip large enough that its buffer is mapped, not copied.
GltfBuilder longStrip() {
    GltfBuilder gltf;
    const int position = gltf.addAccessor("VEC3", std::vector<double>(90000, 1.0));
    gltf.add("meshes",
             R"({"primitives":[{"mode":5,"attributes":{"POSITION":)" + str(position) + "}}]}");
    return gltf;
}

}  // namespace

class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void smallAndLargeFilesHaveTheirBytes() {
        TemporaryFolder folder;
        for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{4096}, kLarge}) {
            const auto bytes = pattern(size);
            const Result<FileBytes> file = openFileBytes(folder.write("a.bin", bytes), kLarge);
            QVERIFY(file.ok());
            QVERIFY(same(file->bytes(), bytes));
            QVERIFY(!file->changed());
        }
    }

    void noMoreThanRequestedIsTaken() {
        TemporaryFolder folder;
        const auto path = folder.write("a.bin", pattern(kLarge));
        QCOMPARE(openFileBytes(path, kLarge - 5)->bytes().size(), kLarge - 5);
        QCOMPARE(openFileBytes(path, 7)->bytes().size(), std::size_t{7});
        QVERIFY(!openFileBytes(folder.path(), kLarge).ok());
        QVERIFY(!openFileBytes(folder.path() / "none", kLarge).ok());
    }

    void movingKeepsTheBytesWhereTheyAre() {
        TemporaryFolder folder;
        const auto bytes = pattern(kLarge);
        Result<FileBytes> file = openFileBytes(folder.write("a.bin", bytes), kLarge);
        const std::uint8_t* before = file->bytes().data();
        FileBytes moved = std::move(*file);
        QCOMPARE(moved.bytes().data(), before);
        FileBytes again;
        again = std::move(moved);
        QVERIFY(same(again.bytes(), bytes));
    }

    void aTruncatedFileReadsAsZerosAndIsReported() {
        TemporaryFolder folder;
        const auto bytes = pattern(kLarge);
        const auto path = folder.write("a.bin", bytes);
        const Result<FileBytes> file = openFileBytes(path, kLarge);
        const Result<FileBytes> other = openFileBytes(folder.write("b.bin", bytes), kLarge);
        std::filesystem::resize_file(path, kLarge / 2);
        QVERIFY(!file->changed());
        QVERIFY(same(file->bytes().first(kLarge / 2), pattern(kLarge / 2)));
        QCOMPARE(file->bytes()[kLarge - 1], std::uint8_t{0});
        QCOMPARE(std::accumulate(file->bytes().begin() + kLarge / 2, file->bytes().end(), 0), 0);
        QVERIFY(file->changed());
        QVERIFY(!other->changed());
        QVERIFY(same(other->bytes(), bytes));
    }

    void whenTooManyAreMappedTheRestIsNot() {
        TemporaryFolder folder;
        const auto path = folder.write("a.bin", pattern(4096));
        const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
        {
            std::vector<MappedFile> files;
            while (auto file = MappedFile::map(descriptor, 4096)) {
                files.push_back(std::move(*file));
            }
            QVERIFY(files.size() > 100);
            const auto bytes = pattern(kLarge);
            QVERIFY(same(openFileBytes(folder.write("b.bin", bytes), kLarge)->bytes(), bytes));
        }
        QVERIFY(MappedFile::map(descriptor, 4096).has_value());
        ::close(descriptor);
    }

    void aBufferThatIsCutShortAfterItWasReadDoesNoHarm() {
        TemporaryFolder folder;
        const GltfBuilder gltf = longStrip();
        const auto buffer = folder.write("strip.bin", gltf.buffer());
        const auto path = folder.write("strip.gltf", bytesOf(gltf.gltf("strip.bin")));
        const AssetPointer before = loaded(loadAsset(path));
        const AssetPointer asset = loaded(loadAsset(path, {}, [&](LoadStage stage, float) {
            if (stage == LoadStage::Codecs) {
                std::filesystem::resize_file(buffer, 4096);
            }
        }));
        QVERIFY(asset->meshes.at(0).primitives.at(0).positions ==
                before->meshes.at(0).primitives.at(0).positions);
    }

    void aGlbThatIsCutShortWhileLoadingIsAnError() {
        TemporaryFolder folder;
        const auto path = folder.write("strip.glb", longStrip().glb());
        QVERIFY(loadAsset(path).ok());
        const LoadResult result = loadAsset(path, {}, [&](LoadStage stage, float) {
            if (stage == LoadStage::Codecs) {
                std::filesystem::resize_file(path, 4096);
            }
        });
        expectError(result, ErrorCode::FileUnreadable, {});
    }
};

SINEW_TEST(TestFiles)
#include "test_files.moc"
