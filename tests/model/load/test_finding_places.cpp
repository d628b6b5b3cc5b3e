// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/load/load_helpers.h"

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
        const Diagnostic* path = findingOf(*asset, "INVALID_PROPERTY_IGNORED");
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
            if (finding.code != "ACCESSOR_NOT_FINITE")
                continue;
            QVERIFY(!finding.vertex);
            sawJoint |= orNone(finding.skin) == 0 && orNone(finding.joint) == 1;
            sawKey |= orNone(finding.animation) == 0 && orNone(finding.key) == 1;
        }
        QVERIFY(sawJoint);
        QVERIFY(sawKey);
    }
};

QTEST_APPLESS_MAIN(TestFindingPlaces)
#include "test_finding_places.moc"
