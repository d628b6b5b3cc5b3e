// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTemporaryDir>
#include <QTest>
#include <cctype>
#include <filesystem>

#include "model/core/json_writer.h"
#include "model/load/source/json_document.h"
#include "model/state/saved_camera.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

/// Nodes of these names; those with a capital letter have a camera.
Asset withNodes(std::initializer_list<const char*> names) {
    Asset asset;
    for (const char* name : names) {
        Node& node = asset.nodes.emplace_back();
        node.name = name;
        node.camera = std::isupper(name[0]) != 0 ? CameraIndex(0U) : CameraIndex();
    }
    return asset;
}

SavedCamera cameraOf(const Asset& asset, std::size_t node) {
    return savedCamera({.camera = {}, .node = NodeIndex(node)}, asset);
}

SavedCamera atDistance(float distance) {
    SavedCamera saved;
    saved.state.camera.distance = distance;
    return saved;
}

Result<SavedCamera> readText(std::string_view text) {
    load::Findings ignored;
    return readCamera(*load::parseJson(text, ignored));
}

std::string textOf(const SavedCamera& saved) {
    std::string text;
    JsonWriter json([&text](std::string_view piece) { text += piece; });
    json.beginObject();
    writeCamera(json, saved);
    json.endObject();
    json.finish();
    return text;
}

}  // namespace

class TestSavedCamera : public QObject {
    Q_OBJECT

private slots:
    void aCameraIsFoundByItsName() {
        const SavedCamera eye = cameraOf(withNodes({"Eye", "Top"}), 0);
        QCOMPARE(findCamera(withNodes({"Eye", "Top"}), eye), NodeIndex(0U));
        QCOMPARE(findCamera(withNodes({"Top", "Eye"}), eye), NodeIndex(1U));
        QCOMPARE(findCamera(withNodes({"Top", "eye", "Eye", "Eye"}), eye), NodeIndex(2U));
        QCOMPARE(findCamera(withNodes({"Top"}), eye), NodeIndex());
    }

    void ofEqualNamesTheIndexCounts() {
        const Asset asset = withNodes({"Eye", "Eye"});
        QCOMPARE(findCamera(asset, cameraOf(asset, 1)), NodeIndex(1U));
    }

    void anUnnamedCameraHasItsIndexAlone() {
        Asset asset = withNodes({"", ""});
        asset.nodes[0].camera = asset.nodes[1].camera = CameraIndex(0U);
        const SavedCamera second = cameraOf(asset, 1);
        QCOMPARE(findCamera(asset, second), NodeIndex(1U));
        asset.nodes[1].camera = {};
        QCOMPARE(findCamera(asset, second), NodeIndex());
    }

    void theOrbitCameraIsNoCameraOfTheFile() {
        const Asset asset = withNodes({"", "Eye"});
        QCOMPARE(findCamera(asset, savedCamera({}, asset)), NodeIndex());
    }

    void aViewReadBackIsEqual() {
        const Asset asset = withNodes({"Top", "Eye"});
        SavedCamera saved = cameraOf(asset, 1);
        saved.state.camera = {.target = {1.0F, -2.0F / 3.0F, 1e-7F},
                              .yawRadians = 0.1F,
                              .pitchRadians = -0.2F,
                              .distance = 7.7F,
                              .fovYRadians = 0.5F,
                              .orthographic = true,
                              .sceneRadius = 2.5F};
        QCOMPARE(*readText(textOf(saved)), saved);
        saved.state.untouched = false;
        saved.state.node = {};
        saved.nodeName.clear();
        QCOMPARE(*readText(textOf(saved)), saved);
    }

    void whatIsNoViewIsAnErrorWithItsPointer() {
        std::string text = textOf(atDistance(0.0F));
        QVERIFY(!readText(text).ok());
        QCOMPARE(readText("{}").error().pointer, std::string("/target"));
        QVERIFY(!readText("[]").ok());
    }
};

SINEW_TEST(TestSavedCamera)
#include "test_saved_camera.moc"
