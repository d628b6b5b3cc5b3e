// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/evaluate/bounds.h"
#include "model/evaluate/pose_evaluator.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// A triangle from (0, 0, 0) to (1, 1, 0) on node 0, which lies at (0, 0, 10).
class InstancedFile {
public:
    InstancedFile() {
        m_gltf.set("extensionsUsed", R"(["EXT_mesh_gpu_instancing"])");
        m_gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" +
                                 str(m_gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0})) +
                                 "}}]}");
    }

    void attribute(const std::string& name, const std::string& type,
                   const std::vector<double>& values, const AccessorOptions& options = {}) {
        m_attributes += (m_attributes.empty() ? "\"" : ",\"") + name +
                        "\":" + str(m_gltf.addAccessor(type, values, options));
    }

    AssetPointer load(const std::string& properties = R"("mesh":0,"translation":[0,0,10],)") {
        m_gltf.add("nodes", "{" + properties +
                                R"("extensions":{"EXT_mesh_gpu_instancing":{"attributes":{)" +
                                m_attributes + "}}}}");
        return loaded(m_gltf);
    }

    GltfBuilder& gltf() { return m_gltf; }

private:
    GltfBuilder m_gltf;
    std::string m_attributes;
};

AssetPointer withVisibility(const std::string& node0, const std::string& node1) {
    GltfBuilder gltf;
    gltf.set("extensionsUsed", R"(["KHR_node_visibility"])");
    gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" +
                           str(gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0})) + "}}]}");
    gltf.add("nodes", R"({"mesh":0,"children":[1],)" + node0 + "}");
    gltf.add("nodes", R"({"mesh":0,"translation":[5,0,0],)" + node1 + "}");
    gltf.add("nodes", R"({"mesh":0,"translation":[0,3,0]})");
    return loaded(gltf);
}

const std::string kHidden = R"("extensions":{"KHR_node_visibility":{"visible":false}})";
const std::string kShown = R"("extensions":{"KHR_node_visibility":{"visible":true}})";
const std::string kDefault = R"("extensions":{"KHR_node_visibility":{}})";

}  // namespace

class TestInstances : public QObject {
    Q_OBJECT

private slots:
    void transformsAreRead() {
        InstancedFile file;
        file.attribute("TRANSLATION", "VEC3", {1, 2, 3, 4, 5, 6});
        file.attribute("ROTATION", "VEC4", {0, 0, 0, 32767, 0, 0, 32767, 0},
                       {.component = Component::Short, .normalized = true});
        file.attribute("SCALE", "VEC3", {1, 1, 1, 2, 3, 4});
        file.attribute("_ID", "SCALAR", {7, 8});
        const AssetPointer asset = file.load();
        const auto& instances = asset->nodes.at(0).instances;
        QVERIFY(instances);
        QCOMPARE(instances->transforms.size(), std::size_t{2});
        QCOMPARE(instances->transforms.at(1).translation, glm::vec3(4.0F, 5.0F, 6.0F));
        QCOMPARE(instances->transforms.at(1).rotation, glm::quat(0.0F, 0.0F, 0.0F, 1.0F));
        QCOMPARE(instances->transforms.at(1).scale, glm::vec3(2.0F, 3.0F, 4.0F));
        QCOMPARE(instances->attributes, std::vector<std::string>{"_ID"});
        QVERIFY(asset->findings.empty() || findingOf(*asset, "INSTANCE_FORMAT") == nullptr);
        QVERIFY(findingOf(*asset, "EXTENSION_IGNORED") == nullptr);
    }

    void missingAttributesAreIdentity() {
        InstancedFile file;
        file.attribute("SCALE", "VEC3", {2, 2, 2});
        const Transform only = file.load()->nodes.at(0).instances->transforms.at(0);
        QCOMPARE(only.translation, glm::vec3(0.0F));
        QCOMPARE(only.rotation, glm::quat(1.0F, 0.0F, 0.0F, 0.0F));
        QCOMPARE(only.scale, glm::vec3(2.0F));
    }

    void everyInstanceCountsForTheBounds() {
        InstancedFile file;
        file.attribute("TRANSLATION", "VEC3", {-3, 0, 0, 0, 0, 4});
        file.attribute("SCALE", "VEC3", {1, 1, 1, 1, 8, 1});
        const AssetPointer asset = file.load();
        const Box box = posedBounds(PoseEvaluator(asset), {});
        QCOMPARE(box.min, glm::vec3(-3.0F, 0.0F, 10.0F));
        QCOMPARE(box.max, glm::vec3(1.0F, 8.0F, 14.0F));
        QCOMPARE(animatedBounds(asset, {}, {}).max, box.max);
    }

    void countsThatDifferGiveAsManyInstancesAsAllHave() {
        InstancedFile file;
        file.attribute("TRANSLATION", "VEC3", {1, 2, 3, 4, 5, 6});
        file.attribute("SCALE", "VEC3", {1, 1, 1});
        const AssetPointer asset = file.load();
        QCOMPARE(asset->nodes.at(0).instances->transforms.size(), std::size_t{1});
        QCOMPARE(findingOf(*asset, "INSTANCE_COUNTS_DIFFER")->severity, Severity::Error);
    }

    void wrongTypesLeaveTheMeshAlone() {
        InstancedFile file;
        file.attribute("ROTATION", "VEC3", {1, 2, 3});
        const AssetPointer asset = file.load();
        QVERIFY(!asset->nodes.at(0).instances);
        QCOMPARE(findingOf(*asset, "INSTANCE_FORMAT")->severity, Severity::Error);
    }

    void formatsThatTheExtensionForbidsAreUsedAndReported() {
        InstancedFile file;
        file.attribute("TRANSLATION", "VEC3", {1, 2, 3}, {.component = Component::Short});
        const AssetPointer asset = file.load();
        QCOMPARE(asset->nodes.at(0).instances->transforms.at(0).translation.z, 3.0F);
        QVERIFY(findingOf(*asset, "INSTANCE_FORMAT"));
    }

    void rotationsOffUnitLengthAreReported() {
        InstancedFile file;
        file.attribute("ROTATION", "VEC4", {0, 0, 0, 1, 0, 0, 0, 2});
        QCOMPARE(findingOf(*file.load(), "INSTANCE_ROTATION_NOT_UNIT")->count, std::size_t{1});
    }

    void unknownAttributesAreReported() {
        InstancedFile file;
        file.attribute("TRANSLATION", "VEC3", {1, 2, 3});
        file.attribute("COLOR", "VEC3", {1, 1, 1});
        const AssetPointer asset = file.load();
        QVERIFY(asset->nodes.at(0).instances->attributes.empty());
        QVERIFY(findingOf(*asset, "INSTANCE_ATTRIBUTE_UNKNOWN"));
    }

    void noAttributesNoInstances() {
        InstancedFile file;
        const AssetPointer asset = file.load();
        QVERIFY(!asset->nodes.at(0).instances);
        QVERIFY(findingOf(*asset, "INSTANCES_WITHOUT_ATTRIBUTES"));
    }

    void aNodeWithoutMeshHasNone() {
        InstancedFile file;
        file.attribute("TRANSLATION", "VEC3", {1, 2, 3});
        const AssetPointer asset = file.load("");
        QVERIFY(!asset->nodes.at(0).instances);
        QVERIFY(findingOf(*asset, "INSTANCES_WITHOUT_MESH"));
    }

    void aSkinnedMeshIsShownOnce() {
        GltfBuilder gltf = skinnedBar();
        gltf.set("extensionsUsed", R"(["EXT_mesh_gpu_instancing"])");
        const std::string moves = str(gltf.addAccessor("VEC3", {1, 2, 3, 4, 5, 6}));
        gltf.replace("nodes", 0,
                     R"({"mesh":0,"skin":0,"extensions":{"EXT_mesh_gpu_instancing":)"
                     R"({"attributes":{"TRANSLATION":)" +
                         moves + "}}}}");
        const AssetPointer asset = loaded(gltf);
        QVERIFY(!asset->nodes.at(0).instances);
        QVERIFY(findingOf(*asset, "INSTANCES_ON_SKINNED_MESH"));
    }

    void countsOutOfProportionAreRefused() {
        InstancedFile file;
        const int zeros = file.gltf().add(
            "accessors", R"({"componentType":5126,"type":"VEC3","count":2000000000})");
        file.gltf().add("nodes", R"({"mesh":0,"extensions":{"EXT_mesh_gpu_instancing":)"
                                 R"({"attributes":{"TRANSLATION":)" +
                                     str(zeros) + "}}}}");
        const LoadResult result = file.gltf().load();
        QVERIFY(!result && result.error().code == ErrorCode::LimitExceeded);
    }

    void moreInstancesThanAnyViewShowsAreLeftOut() {
        InstancedFile file;
        const int zeros =
            file.gltf().add("accessors", R"({"componentType":5126,"type":"VEC3","count":600000})");
        for (int i = 0; i < 2; ++i) {
            file.gltf().add("nodes", R"({"mesh":0,"extensions":{"EXT_mesh_gpu_instancing":)"
                                     R"({"attributes":{"TRANSLATION":)" +
                                         str(zeros) + "}}}}");
        }
        const AssetPointer asset = loaded(file.gltf());
        QVERIFY(asset->nodes.at(0).instances);
        QVERIFY(!asset->nodes.at(1).instances);
        QCOMPARE(findingOf(*asset, "INSTANCES_TOO_MANY")->node.value_or(9), 1U);
    }

    void visibilityIsRead() {
        const AssetPointer asset = withVisibility(kHidden, kShown);
        QVERIFY(!asset->nodes.at(0).visible);
        QVERIFY(asset->nodes.at(1).visible);
        QCOMPARE(visibleNodes(*asset), (std::vector<bool>{false, false, true}));
        QCOMPARE(visibleNodes(*withVisibility(kDefault, kHidden)),
                 (std::vector<bool>{true, false, true}));
        QVERIFY(findingOf(*asset, "EXTENSION_IGNORED") == nullptr);
    }

    void hiddenNodesDoNotCountForFraming() {
        const AssetPointer asset = withVisibility(kHidden, kShown);
        QCOMPARE(animatedBounds(asset, {}, {}).max, glm::vec3(1.0F, 4.0F, 0.0F));
        QCOMPARE(posedBounds(PoseEvaluator(asset), {}).max, glm::vec3(6.0F, 4.0F, 0.0F));
    }
};

SINEW_TEST(TestInstances)
#include "test_instances.moc"
