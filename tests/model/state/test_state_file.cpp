// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/state_file.h"

#include <QtTest/QTest>

#include "model/image/image_codec.h"
#include "model/image/png_text.h"
#include "model/state/state_json.h"
#include "tests/model/state/state_samples.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_program.h"

using namespace sinew;
namespace fs = std::filesystem;

namespace {

std::vector<std::uint8_t> bytesOf(const std::string& text) {
    return {text.begin(), text.end()};
}

std::vector<std::uint8_t> smallPng() {
    return encodePng({.width = 2, .height = 1, .rgba = {1, 2, 3, 255, 4, 5, 6, 255}});
}

std::vector<std::uint8_t> pictureWith(const std::string& text) {
    std::vector<std::uint8_t> png = smallPng();
    addPngText(png, kStateKeyword, text);
    return png;
}

std::string wordsOf(const Result<JsonValue>& found) {
    return found ? "found" : describe(found.error());
}

}  // namespace

class TestStateFile : public QObject {
    Q_OBJECT

private slots:
    void aPictureASidecarAndAStateHoldTheSame() {
        const Asset asset = test::stateAsset();
        const InspectionState full = test::fullState();
        const std::string text = stateText(full, asset, 0);
        const std::string sidecar = R"({"format": "sinew.render/1", "state": )" + text + '}';
        for (const auto& bytes : {bytesOf(text), bytesOf(sidecar), pictureWith(text)}) {
            const Result<JsonValue> found = findState(bytes);
            QVERIFY2(found.ok(), wordsOf(found).c_str());
            const Result<ReadState> read = readState(*found, asset);
            QVERIFY(read.ok() && test::sameState(read->state, full));
            QVERIFY(*fileOfState(*found) == full.file);
        }
    }

    void thePictureIsAsItWas() {
        const auto png = pictureWith("{}");
        QCOMPARE(decodeImage(png)->rgba, decodeImage(smallPng())->rgba);
        QCOMPARE(pictureWith("{}"), png);
        QCOMPARE(**pngText(png, kStateKeyword, 100), std::string("{}"));
        QVERIFY(!*pngText(png, "other", 100));
    }

    void whatHoldsNoStateSaysSo() {
        QCOMPARE(wordsOf(findState(smallPng())), "the picture holds no state");
        QCOMPARE(wordsOf(findState(bytesOf(R"({"asset": {}})"))),
                 R"(must be "sinew.state/1" (at /format))");
        QCOMPARE(wordsOf(findState(bytesOf(R"({"format": "sinew.state/9"})"))),
                 R"(must be "sinew.state/1" (at /format))");
        QCOMPARE(wordsOf(findState(bytesOf(R"({"format": "sinew.render/1"})"))),
                 "is missing (at /state)");
        QVERIFY(!findState(bytesOf("no JSON")).ok());
        QVERIFY(!findState(bytesOf(std::string(100'000, '['))).ok());
        QVERIFY(!findState(fs::path("/dev/zero")).ok());
        QVERIFY(!findState(fs::path("/nowhere.json")).ok());
    }

    void damagedAndEndlessTextsAreErrors() {
        const auto png = pictureWith(std::string(1000, ' '));
        QCOMPARE(pngText(png, kStateKeyword, 999).error().message,
                 "the text in the PNG is too long");
        QCOMPARE((*pngText(png, kStateKeyword, 1000))->size(), std::size_t{1000});
        for (std::size_t i = 33 + 4; i < 33 + 8 + 30; ++i) {  // the chunk behind IHDR
            auto damaged = png;
            damaged[i] ^= 1U;
            const auto text = pngText(damaged, kStateKeyword, 1000);
            QVERIFY2(!text.ok() || !*text, std::to_string(i).c_str());
        }
        for (std::size_t size = 0; size < png.size(); ++size) {
            const auto text = pngText(std::span(png).first(size), kStateKeyword, 1000);
            QVERIFY(!text.ok() || !*text || size >= png.size() - smallPng().size());
        }
    }

    void pathsAreRelativeToTheFolderThatHoldsThem() {
        const test::TemporaryFolder folder;
        const fs::path model = folder.write("models/a.glb", {1});
        const fs::path light = folder.write("light.hdr", {1});
        fs::create_directories(model.parent_path().parent_path() / "shots");
        const fs::path shots = folderOf(model.parent_path().parent_path() / "shots/a.png");
        InspectionState state;
        state.file.path = model;
        state.file.borrowed = {{.path = model, .jointMap = light}};
        state.look.environment = light.string();
        const InspectionState before = state;
        setPathsFrom(state, shots);
        QCOMPARE(state.file.path.string(), "../models/a.glb");
        QCOMPARE(state.look.environment, "../light.hdr");
        QCOMPARE(state.file.borrowed[0].jointMap.string(), "../light.hdr");
        resolvePaths(state, shots);
        QVERIFY(fs::equivalent(state.file.path, before.file.path));
        QVERIFY(fs::equivalent(state.look.environment, before.look.environment));
        setPathsFrom(state, {});
        QVERIFY(state.file.path.is_absolute());
    }

    void pathsOfNothingAndOfBuiltInLightStay() {
        InspectionState state;
        state.look.environment = std::string(kNoEnvironment);
        const InspectionState before = state;
        setPathsFrom(state, "/somewhere");
        resolvePaths(state, "/somewhere");
        QVERIFY(state == before);
    }

    void pathsFromTheCurrentFolderAreStillFound() {
        const test::TemporaryFolder folder;
        const fs::path relative = fs::relative(folder.write("a.glb", {1}));
        InspectedFile file;
        file.path = relative;
        resolvePaths(file, "/somewhere/else");
        QVERIFY(fs::equivalent(file.path, relative));
    }
};

SINEW_TEST(TestStateFile)
#include "test_state_file.moc"
