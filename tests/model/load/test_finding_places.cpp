// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::uint32_t kNone = 0xffffffffU;

std::uint32_t orNone(std::optional<std::uint32_t> index) {
    return index.value_or(kNone);
}

}  // namespace

class TestFindingPlaces : public QObject {
    Q_OBJECT

private slots:
    void whatThePointerNamesIsAnIndexToo() {
        GltfBuilder gltf = skinnedBar();
        gltf.add("nodes", R"({"oops":1})");
        gltf.replace("animations", 0,
                     R"({"samplers":[{"input":0,"output":0}],"channels":[{"sampler":0,)"
                     R"("target":{"node":1,"path":"none"}}]})");
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* unknown = findingOf(*asset, "UNKNOWN_PROPERTY");
        QVERIFY(unknown != nullptr);
        QCOMPARE(orNone(unknown->node), 4U);
        const Diagnostic* path = findingOf(*asset, "CHANNEL_PATH_UNKNOWN");
        QVERIFY(path != nullptr);
        QCOMPARE(orNone(path->animation), 0U);
        QCOMPARE(orNone(path->channel), 0U);
    }

    void findingsOfAnAccessorConcernItsUser() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1e39, 0});
        gltf.add("meshes", R"({"primitives":[{"attributes":{}},{"attributes":{"POSITION":)" +
                               str(position) + "}}]}");
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* finding = findingOf(*asset, "ACCESSOR_NOT_FINITE");
        QVERIFY(finding != nullptr);
        QCOMPARE(orNone(finding->mesh), 0U);
        QCOMPARE(orNone(finding->primitive), 1U);
        QCOMPARE(orNone(finding->vertex), 2U);
    }

    void inASkinTheElementIsAJointAndInAnAnimationAKey() {
        GltfBuilder gltf;
        gltf.add("nodes", "{}");
        std::vector<double> matrices(32, 0.0);
        matrices[20] = 1e39;
        gltf.addSkin({0, 0}, matrices);
        gltf.addAnimation("A", {{.times = {0, 1}, .values = {0, 0, 0, 0, 1e39, 0}}});
        const AssetPointer asset = loaded(gltf);
        bool sawJoint = false;
        bool sawKey = false;
        for (const Diagnostic& finding : asset->findings) {
            if (finding.code != "ACCESSOR_NOT_FINITE") {
                continue;
            }
            QVERIFY(!finding.vertex);
            sawJoint |= orNone(finding.skin) == 0 && orNone(finding.joint) == 1;
            sawKey |= orNone(finding.animation) == 0 && orNone(finding.key) == 1 &&
                      orNone(finding.channel) == 0 && orNone(finding.node) == 0;
        }
        QVERIFY(sawJoint);
        QVERIFY(sawKey);
    }

    void findingsOfASamplerConcernTheFirstChannelThatUsesItAndItsNode() {
        GltfBuilder gltf;
        gltf.add("nodes", "{}");
        gltf.add("nodes", "{}");
        gltf.addAccessor("SCALAR", {0, 1});
        gltf.addAccessor("VEC4", {0, 0, 0, 1, 0, 0, 0, 2});
        gltf.addAccessor("VEC3", {0, 0, 0, 1, 1, 1});
        gltf.add("animations",
                 R"({"samplers":[{"input":0,"output":2},{"input":0,"output":1}],"channels":[)"
                 R"({"sampler":0,"target":{"node":0,"path":"scale"}},)"
                 R"({"sampler":1,"target":{"node":1,"path":"rotation"}},)"
                 R"({"sampler":1,"target":{"node":0,"path":"rotation"}}]})");
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* finding = findingOf(*asset, "KEY_ROTATION_NOT_UNIT");
        QVERIFY(finding != nullptr);
        QCOMPARE(orNone(finding->key), 1U);
        QCOMPARE(orNone(finding->channel), 1U);
        QCOMPARE(orNone(finding->node), 1U);
    }

    void findingsOfAChannelConcernTheNodeThatItDrives() {
        GltfBuilder gltf;
        gltf.add("nodes", "{}");
        gltf.add("nodes", R"({"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]})");
        gltf.addAccessor("SCALAR", {0, 1});
        gltf.addAccessor("VEC3", {0, 0, 0, 1, 1, 1});
        gltf.set("extensionsUsed", R"(["KHR_animation_pointer"])");
        gltf.add("animations",
                 R"({"samplers":[{"input":0,"output":1}],"channels":[{"sampler":0,"target":)"
                 R"({"path":"pointer","extensions":{"KHR_animation_pointer":)"
                 R"({"pointer":"/nodes/1/translation"}}}}]})");
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* finding = findingOf(*asset, "ANIMATED_MATRIX");
        QVERIFY(finding != nullptr);
        QCOMPARE(orNone(finding->channel), 0U);
        QCOMPARE(orNone(finding->node), 1U);
    }

    void ofSeveralValuesPerKeyTheKeyIsNamed() {
        GltfBuilder gltf;
        gltf.add("nodes", "{}");
        const double bad = 1e39;
        gltf.addAnimation("A",
                          {{.interpolation = "CUBICSPLINE",
                            .times = {0, 1},
                            .values = {0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, bad, 1, 1, 2, 2, 2}}});
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* finding = findingOf(*asset, "ACCESSOR_NOT_FINITE");
        QVERIFY(finding != nullptr);
        QCOMPARE(orNone(finding->key), 1U);
    }

    void findingsOfAVertexConcernTheFirstNodeThatShowsIt() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        const int normal = gltf.addAccessor("VEC3", {0, 0, 1, 0, 0, 1, 0, 0, 3});
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) +
                               R"(,"NORMAL":)" + str(normal) + "}}]}");
        gltf.add("nodes", "{}");
        gltf.add("nodes", R"({"mesh":0})");
        gltf.add("nodes", R"({"mesh":0})");
        const AssetPointer asset = loaded(gltf);
        const Diagnostic* finding = findingOf(*asset, "NORMAL_NOT_UNIT");
        QVERIFY(finding != nullptr);
        QCOMPARE(orNone(finding->vertex), 2U);
        QCOMPARE(orNone(finding->node), 1U);
        QCOMPARE(
            finding->message,
            std::string("the normal is not of unit length at 1 vertex; the first is vertex 2"));
    }
};

SINEW_TEST(TestFindingPlaces)
#include "test_finding_places.moc"
