// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "model/picture/finding_view.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

constexpr NodeIndex kProp(2U);
constexpr glm::vec3 kPropAt(30.0F, 0.0F, 0.0F);
constexpr float kAspect = 1.5F;

/// A skinned triangle at the origin, and a prop at its joint, 30 away from it.
std::shared_ptr<const Asset> propFarFromItsJoint() {
    test::GltfBuilder gltf;
    const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
    gltf.add("meshes",
             R"({"primitives":[{"attributes":{"POSITION":)" + test::str(position) + "}}]}");
    gltf.add("nodes", R"({"name":"Body","mesh":0,"skin":0})");
    gltf.add("nodes", R"({"name":"Hand","children":[2]})");
    gltf.add("nodes", R"({"name":"Sword","mesh":0,"translation":[30,0,0]})");
    gltf.addSkin({1});
    return *gltf.load();
}

OrbitCamera cameraOf(const char* code) {
    const auto asset = propFarFromItsJoint();
    Diagnostic finding;
    finding.code = code;
    finding.node = static_cast<std::uint32_t>(kProp.value);
    const FindingView view = findingView(*asset, finding, {}, {});
    const PoseEvaluator pose(std::make_shared<const ClipLibrary>(asset));
    return *cameraOnFinding(view, pose, {}, OrbitCamera(), kAspect);
}

bool shows(const OrbitCamera& camera, const glm::vec3& point) {
    const CameraView view = camera.view(kAspect);
    const glm::vec4 clip = view.clipFromView * view.viewFromWorld * glm::vec4(point, 1.0F);
    return clip.w > 0.0F && std::abs(clip.x) < clip.w && std::abs(clip.y) < clip.w;
}

}  // namespace

class TestFindingView : public QObject {
    Q_OBJECT

private slots:
    void aPropIsShownTogetherWithTheBodyThatItShouldBeAt() {
        for (const char* code : {"ATTACHMENT_FAR", "ATTACHMENT_LEAVES_SKIN", "MESH_LEFT_BEHIND"}) {
            const OrbitCamera camera = cameraOf(code);
            QVERIFY2(shows(camera, kPropAt) && shows(camera, {0, 0, 0}), code);
        }
        const OrbitCamera alone = cameraOf("ATTACHMENT_SHEARED");
        QVERIFY(shows(alone, kPropAt) && !shows(alone, {0, 0, 0}));
    }
};

SINEW_TEST(TestFindingView)
#include "test_finding_view.moc"
