// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/asset/property_facts.h"
#include "model/evaluate/pose_evaluator.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// What drives one pointer: two keys at 0 and 1 s.
struct PointerSpec {
    std::string pointer;
    std::string type = "SCALAR";
    std::vector<double> values = {0, 1};
    AccessorOptions options = {};
    std::string interpolation = "LINEAR";
};

class PointerFile {
public:
    PointerFile() { m_gltf.set("extensionsUsed", R"(["KHR_animation_pointer"])"); }

    GltfBuilder& gltf() { return m_gltf; }

    // A mesh of one triangle with two morph targets.
    void addMorphedMesh(const std::string& properties = {}) {
        const std::string position = str(m_gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0}));
        const std::string target = R"({"POSITION":)" + position + "}";
        m_gltf.add("meshes", "{" + properties + R"("primitives":[{"attributes":)" + target +
                                 R"(,"targets":[)" + target + "," + target + "]}]}");
    }

    void drive(const std::vector<PointerSpec>& specs, const std::string& more = {}) {
        const std::string times = str(m_gltf.addAccessor("SCALAR", {0, 1}));
        std::string samplers;
        std::string channels;
        for (std::size_t i = 0; i < specs.size(); ++i) {
            const PointerSpec& spec = specs[i];
            const std::string comma = i == 0 ? "" : ",";
            samplers += comma + R"({"input":)" + times + R"(,"output":)" +
                        str(m_gltf.addAccessor(spec.type, spec.values, spec.options)) +
                        R"(,"interpolation":")" + spec.interpolation + "\"}";
            channels += comma + R"({"sampler":)" + str(static_cast<int>(i)) +
                        R"(,"target":{"path":"pointer","extensions":{"KHR_animation_pointer":)" +
                        R"({"pointer":")" + spec.pointer + "\"}}}}";
        }
        m_gltf.add("animations",
                   R"({"samplers":[)" + samplers + R"(],"channels":[)" + channels + more + "]}");
    }

    [[nodiscard]] AssetPointer load() const { return loaded(m_gltf); }

private:
    GltfBuilder m_gltf;
};

const Animation& clip(const AssetPointer& asset) {
    return asset->animations.at(0);
}

// A node and one material, driven by one pointer.
AssetPointer loadOne(const PointerSpec& spec, const std::string& material = "{}",
                     const std::string& node = "{}") {
    PointerFile file;
    file.gltf().add("nodes", node);
    file.gltf().add("materials", material);
    file.gltf().add("textures", "{}");
    file.drive({spec});
    return file.load();
}

void expectIgnored(const AssetPointer& asset, const char* code, Severity severity,
                   Caller caller = Caller::here()) {
    SINEW_VERIFY(caller, clip(asset).channels.empty() && clip(asset).propertyChannels.empty());
    const Diagnostic* finding = findingOf(*asset, code);
    SINEW_VERIFY2(caller, finding != nullptr, code);
    SINEW_COMPARE(caller, finding->severity, severity);
    SINEW_COMPARE(caller, finding->pointer, std::string("/animations/0/channels/0"));
    SINEW_COMPARE(caller, finding->channel.value_or(9), 0U);
}

constexpr auto kBoolean = AccessorOptions{.component = Component::UnsignedByte};

// The text of a material that encloses a slot's texture transform.
std::string nested(const std::string& pointer) {
    std::string json = "{}";
    std::string rest = pointer;
    while (!rest.empty()) {
        const std::size_t slash = rest.rfind('/');
        const std::string name = rest.substr(slash + 1);
        const bool isTexture = json.starts_with(R"({"KHR_texture_transform")");
        json =
            "{" + std::string(isTexture ? R"("index":0,)" : "") + "\"" + name + "\":" + json + "}";
        rest.resize(slash);
    }
    return json;
}

}  // namespace

class TestPointers : public QObject {
    Q_OBJECT

private slots:
    void nodePropertiesBecomeOrdinaryChannels() {
        PointerFile file;
        file.gltf().add("nodes", "{}");
        file.gltf().add("nodes", R"({"mesh":0})");
        file.addMorphedMesh();
        file.drive({{"/nodes/0/translation", "VEC3", {0, 0, 0, 2, 4, 6}},
                    {"/nodes/0/rotation", "VEC4", {0, 0, 0, 1, 0, 0, 1, 0}},
                    {"/nodes/0/scale", "VEC3", {1, 1, 1, 3, 3, 3}},
                    {"/nodes/1/weights", "SCALAR", {0, 0, 1, 0.5}}});
        const AssetPointer asset = file.load();
        QCOMPARE(clip(asset).channels.size(), std::size_t{4});
        QVERIFY(clip(asset).propertyChannels.empty());
        QCOMPARE(clip(asset).channels.at(1).path, ChannelPath::Rotation);
        QCOMPARE(clip(asset).endSeconds, 1.0F);

        PoseEvaluator evaluator(asset);
        evaluator.evaluate(AnimationIndex(0), 0.5F);
        QCOMPARE(evaluator.pose().local(NodeIndex(0)).translation, glm::vec3(1.0F, 2.0F, 3.0F));
        QVERIFY(std::abs(evaluator.pose().local(NodeIndex(0)).rotation.z - 0.70710678F) < 1e-6F);
        QCOMPARE(evaluator.pose().weights, (std::vector<float>{0.5F, 0.25F}));
        QVERIFY(findingOf(*asset, "EXTENSION_IGNORED") == nullptr);
    }

    void oneWeightAloneIsDriven() {
        PointerFile file;
        file.gltf().add("nodes", R"({"mesh":0,"weights":[0.5,0]})");
        file.addMorphedMesh();
        file.drive({{"/nodes/0/weights/1"}});
        const AssetPointer asset = file.load();
        QCOMPARE(clip(asset).channels.at(0).morphTarget, 1U);
        PoseEvaluator evaluator(asset);
        evaluator.evaluate(AnimationIndex(0), 0.75F);
        QCOMPARE(evaluator.pose().weights, (std::vector<float>{0.5F, 0.75F}));
    }

    void weightsOfAMeshDriveTheNodesWithoutTheirOwn() {
        PointerFile file;
        file.gltf().add("nodes", R"({"mesh":0})");
        file.gltf().add("nodes", R"({"mesh":0,"weights":[0,0.125]})");
        file.gltf().add("nodes", R"({"mesh":0})");
        file.addMorphedMesh(R"("weights":[1,1],)");
        file.drive({{"/meshes/0/weights", "SCALAR", {0, 0, 1, 1}}});
        const AssetPointer asset = file.load();
        QCOMPARE(clip(asset).channels.size(), std::size_t{2});
        QCOMPARE(clip(asset).channels.at(1).fileIndex, 0U);
        PoseEvaluator evaluator(asset);
        evaluator.evaluate(AnimationIndex(0), 0.25F);
        QCOMPARE(evaluator.pose().weights,
                 (std::vector<float>{0.25F, 0.25F, 0.0F, 0.125F, 0.25F, 0.25F}));
    }

    void channelsOfMeshWeightsStayWithinTheBudget() {
        PointerFile file;
        file.addMorphedMesh();
        for (int i = 0; i < 20000; ++i) {
            file.gltf().add("nodes", R"({"mesh":0})");
        }
        for (int i = 0; i < 1000; ++i) {
            file.drive({{"/meshes/0/weights/0"}});
        }
        const LoadResult result = file.gltf().load();
        QVERIFY(!result && result.error().code == ErrorCode::LimitExceeded);
    }

    void aNodesOwnChannelWinsOverItsMesh() {
        PointerFile file;
        file.gltf().add("nodes", R"({"mesh":0})");
        file.addMorphedMesh();
        file.drive({{"/meshes/0/weights", "SCALAR", {0, 0, 1, 1}}, {"/nodes/0/weights/0"}});
        const AssetPointer asset = file.load();
        QCOMPARE(clip(asset).channels.size(), std::size_t{1});
        QCOMPARE(clip(asset).channels.at(0).morphTarget, 0U);
        QVERIFY(findingOf(*asset, "MESH_WEIGHTS_UNUSED"));
    }

    void everyPropertyIsFoundByItsPointer() {
        for (std::size_t i = 0; i < kPropertyCount; ++i) {
            const auto property = static_cast<Property>(i);
            const PropertyFacts& facts = factsOf(property);
            QVERIFY2(facts.words != nullptr, QByteArray::number(qulonglong(i)));
            QVERIFY(facts.min <= facts.max);
        }
        QCOMPARE(std::string(factsOf(Property::LightOuterConeAngle).pointer),
                 std::string("/spot/outerConeAngle"));
        QCOMPARE(std::string(factsOf(Property::YFov).pointer), std::string("/perspective/yfov"));
        QCOMPARE(std::string(factsOf(Property::TextureScale).pointer),
                 std::string("/extensions/KHR_texture_transform/scale"));
        QCOMPARE(std::string(factsOf(Property::GlossinessFactor).pointer),
                 std::string("/extensions/KHR_materials_pbrSpecularGlossiness/glossinessFactor"));
        QCOMPARE(factsOf(Property::GlossinessFactor).owner, PropertyOwner::Material);
    }

    void materialPropertiesAreListed() {
        const AssetPointer asset = loadOne(
            {"/materials/0/pbrMetallicRoughness/baseColorFactor", "VEC4", {0, 0, 0, 1, 1, 1, 1, 1}},
            R"({"name":"Glass","pbrMetallicRoughness":{}})");
        QCOMPARE(clip(asset).propertyChannels.size(), std::size_t{1});
        const PropertyChannel& channel = clip(asset).propertyChannels.at(0);
        QCOMPARE(channel.target.property, Property::BaseColorFactor);
        QCOMPARE(channel.target.index, 0U);
        QCOMPARE(channel.pointer, std::string("/materials/0/pbrMetallicRoughness/baseColorFactor"));
        QCOMPARE(displayName(*asset, channel.target), std::string("base colour of Glass"));
        QCOMPARE(clip(asset).samplers.at(0).width, 4U);
        QCOMPARE(clip(asset).endSeconds, 1.0F);
    }

    void diffuseTransmissionIsDrivenAndHeldToItsRange() {
        const std::string extension = "/extensions/KHR_materials_diffuse_transmission";
        const std::string pointer = "/materials/0" + extension + "/diffuseTransmissionFactor";
        const AssetPointer asset =
            loadOne({pointer, "SCALAR", {0, 2}},
                    R"({"extensions":{"KHR_materials_diffuse_transmission":{}}})");
        QCOMPARE(clip(asset).propertyChannels.size(), std::size_t{1});
        const PropertyTarget target = clip(asset).propertyChannels.at(0).target;
        QCOMPARE(target.property, Property::DiffuseTransmissionFactor);
        QCOMPARE(pointerTo(*asset, target), pointer);
        QCOMPARE(displayName(*asset, target), std::string("diffuse transmission of Material 0"));
        QVERIFY(findingOf(*asset, "POINTER_VALUE_RANGE"));
        const AssetPointer colored =
            loadOne({"/materials/0" + extension + "/diffuseTransmissionColorFactor",
                     "VEC3",
                     {0, 0, 0, 1, 1, 1}},
                    R"({"extensions":{"KHR_materials_diffuse_transmission":{}}})");
        QCOMPARE(clip(colored).propertyChannels.at(0).target.property,
                 Property::DiffuseTransmissionColorFactor);
        QVERIFY(!findingOf(*colored, "POINTER_VALUE_RANGE"));
    }

    void textureTransformsAreFoundOnEverySlot() {
        for (std::size_t i = 0; i < kTextureSlotCount; ++i) {
            const auto slot = static_cast<TextureSlot>(i);
            const std::string transform =
                std::string(factsOf(slot).pointer) + "/extensions/KHR_texture_transform";
            const AssetPointer asset = loadOne(
                {"/materials/0" + transform + "/offset", "VEC2", {0, 0, 1, 1}}, nested(transform));
            QCOMPARE(clip(asset).propertyChannels.size(), std::size_t{1});
            QCOMPARE(clip(asset).propertyChannels.at(0).target.slot, slot);
            QCOMPARE(clip(asset).propertyChannels.at(0).target.property, Property::TextureOffset);
            QCOMPARE(pointerTo(*asset, clip(asset).propertyChannels.at(0).target),
                     clip(asset).propertyChannels.at(0).pointer);
        }
    }

    void camerasLightsAndVisibilityAreListed() {
        PointerFile file;
        file.gltf().add("nodes", R"({"extensions":{"KHR_node_visibility":{}}})");
        file.gltf().add("cameras",
                        R"({"type":"perspective","perspective":{"yfov":1,"znear":0.1,"zfar":9}})");
        file.gltf().set("extensions",
                        R"({"KHR_lights_punctual":{"lights":[{"type":"spot","spot":{}}]}})");
        file.gltf().add("cameras", R"({"type":"orthographic","orthographic":)"
                                   R"({"xmag":1,"ymag":1,"znear":0.1,"zfar":9}})");
        file.drive({{"/cameras/0/perspective/yfov", "SCALAR", {1, 2}},
                    {"/cameras/0/perspective/zfar", "SCALAR", {10, 20}},
                    {"/extensions/KHR_lights_punctual/lights/0/spot/innerConeAngle"},
                    {"/nodes/0/extensions/KHR_node_visibility/visible",
                     "SCALAR",
                     {0, 1},
                     kBoolean,
                     "STEP"},
                    {"/cameras/1/orthographic/xmag"},
                    {"/cameras/1/orthographic/znear"},
                    {"/cameras/1/orthographic/zfar"}});
        const AssetPointer asset = file.load();
        const std::vector<PropertyChannel>& channels = clip(asset).propertyChannels;
        QCOMPARE(channels.size(), std::size_t{7});
        QCOMPARE(channels.at(4).target.property, Property::XMag);
        QCOMPARE(channels.at(5).target.property, Property::ZNear);
        QCOMPARE(channels.at(6).target, (PropertyTarget{PropertyOwner::Camera, 1, Property::ZFar}));
        QCOMPARE(channels.at(0).target.owner, PropertyOwner::Camera);
        QCOMPARE(channels.at(1).target.property, Property::ZFar);
        QCOMPARE(channels.at(2).target.property, Property::LightInnerConeAngle);
        QCOMPARE(channels.at(3).target.property, Property::Visible);
        for (const PropertyChannel& channel : channels) {
            QCOMPARE(pointerTo(*asset, channel.target), channel.pointer);
        }
        QCOMPARE(asset->animatedProperties.size(), std::size_t{6});
        QCOMPARE(asset->propertyFloatCount, 6U);
        QCOMPARE(asset->animatedProperties.at(1).target, channels.at(1).target);
        QCOMPARE(asset->animatedProperties.at(1).rest.at(0), 9.0F);
        QCOMPARE(channels.at(1).property, 1U);
        QVERIFY(findingOf(*asset, "POINTER_UNDEFINED") == nullptr);
    }

    void visibilityIsSampledAndSpreadsBelow() {
        PointerFile file;
        file.gltf().add("nodes", R"({"children":[1],"extensions":{"KHR_node_visibility":{}}})");
        file.gltf().add("nodes", "{}");
        file.drive({{"/nodes/0/extensions/KHR_node_visibility/visible",
                     "SCALAR",
                     {0, 5},
                     kBoolean,
                     "STEP"}});
        const AssetPointer asset = file.load();
        PoseEvaluator evaluator(asset);
        QVERIFY(evaluator.isVisible(NodeIndex(1)));
        evaluator.evaluate(AnimationIndex(0), 0.9F);
        QVERIFY(!evaluator.isVisible(NodeIndex(0)) && !evaluator.isVisible(NodeIndex(1)));
        evaluator.evaluate(AnimationIndex(0), 1.0F);
        QVERIFY(evaluator.isVisible(NodeIndex(0)) && evaluator.isVisible(NodeIndex(1)));
    }

    void booleansStepInUnsignedBytes() {
        const std::string visible = "/nodes/0/extensions/KHR_node_visibility/visible";
        const std::string node = R"({"extensions":{"KHR_node_visibility":{"visible":true}}})";
        expectIgnored(loadOne({visible, "SCALAR", {0, 1}, kBoolean, "LINEAR"}, "{}", node),
                      "POINTER_BOOLEAN", Severity::Error);
        expectIgnored(loadOne({visible, "SCALAR", {0, 1}, {}, "STEP"}, "{}", node),
                      "POINTER_BOOLEAN", Severity::Error);
    }

    void integersAreFloatsWhereAPointerDrivesThem() {
        const AssetPointer asset = loadOne({"/nodes/0/translation",
                                            "VEC3",
                                            {0, 0, 0, 300, 2, 1},
                                            {.component = Component::UnsignedShort}});
        QCOMPARE(clip(asset).samplers.at(0).values.at(3), 300.0F);
        QVERIFY(findingOf(*asset, "KEY_VALUE_FORMAT") == nullptr);
    }

    void valuesOfAnotherTypeAreIgnoredAndReported() {
        expectIgnored(loadOne({"/nodes/0/translation", "VEC4", {0, 0, 0, 0, 1, 1, 1, 1}}),
                      "POINTER_VALUE_TYPE", Severity::Error);
        expectIgnored(loadOne({"/materials/0/emissiveFactor", "SCALAR", {0, 0, 0, 1, 1, 1}}),
                      "POINTER_VALUE_TYPE", Severity::Error);
        expectIgnored(loadOne({"/materials/0/alphaCutoff", "SCALAR", {0, 1, 2}}),
                      "POINTER_VALUE_TYPE", Severity::Error);
    }

    void valuesOutOfRangeAreReported() {
        const AssetPointer asset =
            loadOne({"/materials/0/pbrMetallicRoughness/metallicFactor", "SCALAR", {0.5, 1.5}},
                    R"({"pbrMetallicRoughness":{}})");
        QCOMPARE(clip(asset).propertyChannels.size(), std::size_t{1});
        QVERIFY(findingOf(*asset, "POINTER_VALUE_RANGE"));
    }

    void pointersThatCannotBeUsedAreIgnoredAndReported_data() {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("severity");
        const auto row = [](const char* pointer, const char* code, Severity severity) {
            QTest::newRow(pointer) << pointer << code << static_cast<int>(severity);
        };
        row("nodes//~3", "POINTER_MALFORMED", Severity::Error);
        row("/nodes/0/rota~tion", "POINTER_MALFORMED", Severity::Error);
        row("/nodes/999/rotation", "POINTER_UNRESOLVED", Severity::Error);
        row("/nodes/00/rotation", "POINTER_UNRESOLVED", Severity::Error);
        row("/nodes/-1/rotation", "POINTER_UNRESOLVED", Severity::Error);
        row("/nodes/0/weights/7", "POINTER_UNRESOLVED", Severity::Error);
        row("/meshes/0/weights", "POINTER_UNRESOLVED", Severity::Error);
        row("/nodes/0/extensions/KHR_node_visibility/visible", "POINTER_UNRESOLVED",
            Severity::Error);
        row("/materials/0/pbrMetallicRoughness/baseColorFactor", "POINTER_UNRESOLVED",
            Severity::Error);
        row("/materials/0/nonsense", "POINTER_UNRESOLVED", Severity::Error);
        row("/asset/version", "POINTER_NOT_MUTABLE", Severity::Error);
        row("/nodes/0/name", "POINTER_NOT_MUTABLE", Severity::Error);
        row("/nodes/0/translation/0", "POINTER_NOT_MUTABLE", Severity::Error);
        row("/nodes/0/globalMatrix", "POINTER_NOT_MUTABLE", Severity::Error);
        row("/nodes.length", "POINTER_NOT_MUTABLE", Severity::Error);
        row("/nodes/0/extensions/EXT_lights_ies/multiplier", "POINTER_UNKNOWN", Severity::Warning);
        row("/nodes/0/extras/mood", "POINTER_TO_EXTRAS", Severity::Info);
        row("", "POINTER_MISSING", Severity::Error);
    }

    void pointersThatCannotBeUsedAreIgnoredAndReported() {
        QFETCH(QString, pointer);
        QFETCH(QString, code);
        QFETCH(int, severity);
        expectIgnored(loadOne({pointer.toStdString()}, "{}",
                              R"({"name":"n","translation":[1,2,3],"extras":{"mood":1}})"),
                      code.toStdString().c_str(), static_cast<Severity>(severity));
    }

    void propertiesWithoutDefaultMustBeStored() {
        PointerFile file;
        file.gltf().add("cameras",
                        R"({"type":"perspective","perspective":{"yfov":1,"znear":0.1}})");
        file.drive({{"/cameras/0/perspective/zfar", "SCALAR", {10, 20}}});
        const AssetPointer asset = file.load();
        QCOMPARE(clip(asset).propertyChannels.size(), std::size_t{1});
        QVERIFY(findingOf(*asset, "POINTER_UNDEFINED"));
    }

    void oneTargetIsDrivenOnce() {
        PointerFile file;
        file.gltf().add("nodes", "{}");
        file.gltf().add("materials", "{}");
        file.drive({{"/materials/0/alphaCutoff"},
                    {"/materials/0/alphaCutoff"},
                    {"/nodes/0/translation", "VEC3", {0, 0, 0, 1, 1, 1}}},
                   R"(,{"sampler":2,"target":{"node":0,"path":"translation"}})");
        const AssetPointer asset = file.load();
        QCOMPARE(clip(asset).propertyChannels.size(), std::size_t{1});
        QCOMPARE(clip(asset).channels.size(), std::size_t{1});
        QCOMPARE(
            std::count_if(asset->findings.begin(), asset->findings.end(),
                          [](const Diagnostic& d) { return d.code == "CHANNEL_TARGET_TWICE"; }),
            std::ptrdiff_t{2});
    }

    void allWeightsAndOneOfThemAreTheSameTarget() {
        PointerFile file;
        file.gltf().add("nodes", R"({"mesh":0,"weights":[0,0]})");
        file.addMorphedMesh();
        file.drive({{"/nodes/0/weights/1"},
                    {"/nodes/0/weights", "SCALAR", {0, 0, 1, 1}},
                    {"/nodes/0/weights/0"}});
        const AssetPointer asset = file.load();
        QCOMPARE(clip(asset).channels.size(), std::size_t{2});
        QCOMPARE(clip(asset).channels.at(0).morphTarget, 1U);
        QCOMPARE(clip(asset).channels.at(1).morphTarget, 0U);
        QCOMPARE(findingOf(*asset, "CHANNEL_TARGET_TWICE")->channel.value_or(9), 1U);
    }

    void pathAndNodeMustBeThatOfAPointer() {
        PointerFile file;
        file.gltf().add("nodes", "{}");
        const std::string extension =
            R"("extensions":{"KHR_animation_pointer":{"pointer":"/nodes/0/scale"}})";
        file.drive({{"/nodes/0/translation", "VEC3", {0, 0, 0, 1, 1, 1}}},
                   R"(,{"sampler":0,"target":{"node":0,"path":"rotations",)" + extension + "}}" +
                       R"(,{"sampler":0,"target":{"node":0,"path":"pointer",)" + extension + "}}" +
                       R"(,{"sampler":0,"target":{"path":"pointer"}})");
        const AssetPointer asset = file.load();
        QCOMPARE(clip(asset).channels.size(), std::size_t{2});
        QCOMPARE(clip(asset).channels.at(1).path, ChannelPath::Scale);
        QCOMPARE(findingOf(*asset, "POINTER_PATH")->channel.value_or(9), 1U);
        QCOMPARE(findingOf(*asset, "POINTER_WITH_NODE")->channel.value_or(9), 2U);
        QCOMPARE(findingOf(*asset, "POINTER_MISSING")->channel.value_or(9), 3U);
    }
};

SINEW_TEST(TestPointers)
#include "test_pointers.moc"
