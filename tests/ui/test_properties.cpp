// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/properties/json_rows.h"
#include "ui/properties/object_users.h"
#include "ui/properties/property_list.h"
#include "ui/properties/property_rows.h"
#include "ui/properties/property_tree_model.h"
#include "ui/properties/value_text.h"
#include "ui/session/object_names.h"

using namespace sinew;
using namespace sinew::test;

namespace {

AssetPtr loaded(const GltfBuilder& gltf) {
    const auto result = gltf.load();
    if (!result) {
        qFatal("%s", describe(result.error()).c_str());
    }
    return result.value();
}

/// Depth first, rows made on demand included.
const PropertyRow* find(PropertyRows& rows, const QString& name) {
    for (PropertyRow& row : rows) {
        if (row.makeRows) {
            row.rows = std::exchange(row.makeRows, nullptr)();
        }
        if (row.name == name) {
            return &row;
        }
    }
    for (PropertyRow& row : rows) {
        if (const PropertyRow* found = find(row.rows, name)) {
            return found;
        }
    }
    return nullptr;
}

PropertyRow rowOf(const AssetPtr& asset, const ObjectRef& object, const QString& name) {
    PropertyRows rows = propertyRows(asset, object);
    const PropertyRow* found = find(rows, name);
    if (found == nullptr) {
        qFatal("no row %s", qPrintable(name));
    }
    return *found;
}

bool hasRow(const AssetPtr& asset, const ObjectRef& object, const QString& name) {
    PropertyRows rows = propertyRows(asset, object);
    return find(rows, name) != nullptr;
}

/// A bar with a painted material whose texture is a placeholder image, extras and names.
AssetPtr painted() {
    GltfBuilder gltf = skinnedBar();
    gltf.add("images", R"({"name":"皮","uri":"nowhere.png"})");
    gltf.add("textures", R"({"source":0})");
    gltf.add("materials", R"({"name":"Haut","pbrMetallicRoughness":{"baseColorFactor":[1,0,0,1],
        "baseColorTexture":{"index":0,"texCoord":0}},"alphaMode":"MASK",
        "extras":{"a/b":{"deep":[1,2,3,4,5]}}})");
    const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
    gltf.add("meshes", R"({"name":"Fläche","primitives":[{"material":0,"attributes":{"POSITION":)" +
                           str(position) + "}}]}");
    gltf.add("nodes", R"({"name":"節点","mesh":1,"translation":[1,2,3]})");
    return loaded(gltf);
}

/// A material with an extension of every kind of number.
AssetPtr layered() {
    GltfBuilder gltf;
    gltf.set("extensionsUsed",
             R"(["KHR_materials_ior","KHR_materials_clearcoat","KHR_materials_anisotropy",)"
             R"("KHR_materials_iridescence","KHR_materials_diffuse_transmission",)"
             R"("KHR_materials_volume"])");
    gltf.add("materials", R"({"extensions":{"KHR_materials_ior":{"ior":1.4},
        "KHR_materials_clearcoat":{"clearcoatFactor":0.5},
        "KHR_materials_anisotropy":{"anisotropyRotation":1.5707963},
        "KHR_materials_iridescence":{"iridescenceThicknessMinimum":50},
        "KHR_materials_diffuse_transmission":{"diffuseTransmissionColorFactor":[1,0.5,0]},
        "KHR_materials_volume":{"thicknessFactor":2}}})");
    return loaded(gltf);
}

/// A material whose base colour a clip drives.
AssetPtr blinking() {
    GltfBuilder gltf;
    gltf.set("extensionsUsed", R"(["KHR_animation_pointer"])");
    gltf.add("materials", R"({"pbrMetallicRoughness":{"roughnessFactor":0.5}})");
    const int times = gltf.addAccessor("SCALAR", {0, 1});
    const int colors = gltf.addAccessor("VEC4", {1, 0, 0, 1, 0, 0, 1, 1});
    gltf.add("animations", R"({"name":"Blink","samplers":[{"input":)" + str(times) +
                               R"(,"output":)" + str(colors) +
                               R"(}],"channels":[{"sampler":0,"target":{"path":"pointer",)" +
                               R"("extensions":{"KHR_animation_pointer":{"pointer":)" +
                               R"("/materials/0/pbrMetallicRoughness/baseColorFactor"}}}}]})");
    return loaded(gltf);
}

constexpr MeshIndex kFlat{std::size_t{1}};
constexpr MaterialIndex kSkin{std::size_t{0}};

}  // namespace

class TestProperties : public QObject {
    Q_OBJECT

private slots:
    void whatTheFileDoesNotSayIsMarkedAsADefault() {
        const AssetPtr asset = painted();
        const NodeIndex node(asset->nodes.size() - 1);
        const PropertyRow stored = rowOf(asset, node, "Translation");
        QVERIFY(!stored.byDefault);
        QCOMPARE(stored.value, QStringLiteral("1, 2, 3"));
        QCOMPARE(QString::fromStdString(stored.pointer),
                 QStringLiteral("/nodes/%1/translation").arg(node.value));
        const PropertyRow scale = rowOf(asset, node, "Scale");
        QVERIFY(scale.byDefault && scale.pointer.empty());
        QCOMPARE(scale.value, QStringLiteral("1, 1, 1"));
    }

    void theNumbersOfExtensionsHaveTheirUnits() {
        const AssetPtr asset = layered();
        const auto shown = [&](const char* name) { return rowOf(asset, kSkin, name).value; };
        QCOMPARE(shown("Index of refraction"), QStringLiteral("1.4"));
        QVERIFY(!hasRow(asset, kSkin, "Dispersion"));
        QVERIFY(!hasRow(asset, kSkin, "Normal scale"));
        QVERIFY(hasRow(asset, kSkin, "Clearcoat"));
        QVERIFY(!hasRow(asset, kSkin, "Sheen"));
        QCOMPARE(shown("Rotation"), QStringLiteral("90°"));
        QCOMPARE(shown("Minimum thickness"), QStringLiteral("50 nm"));
        QCOMPARE(shown("Maximum thickness"), QStringLiteral("400 nm"));
        QCOMPARE(shown("Thickness"), QStringLiteral("2 m"));
        QCOMPARE(shown("Attenuation distance"), QStringLiteral("infinite"));
        QVERIFY(hasRow(asset, kSkin, "Diffuse transmission"));
        const PropertyRow color = rowOf(asset, kSkin, "Colour");
        QCOMPARE(color.value, QStringLiteral("1, 0.5, 0"));
        QVERIFY(color.swatch.has_value() && !color.byDefault);
        QCOMPARE(QString::fromStdString(color.pointer),
                 QStringLiteral("/materials/0/extensions/KHR_materials_diffuse_transmission/"
                                "diffuseTransmissionColorFactor"));
    }

    void whatAClipDrivesSaysSo() {
        const AssetPtr asset = blinking();
        QCOMPARE(rowOf(asset, kSkin, "Base colour").animatedBy, QStringLiteral("Blink"));
        QVERIFY(rowOf(asset, kSkin, "Roughness").animatedBy.isEmpty());
        PropertyTreeModel model;
        model.setRows({rowOf(asset, kSkin, "Base colour")});
        QCOMPARE(model.index(0, PropertyTreeModel::ValueColumn, {}).data().toString(),
                 QStringLiteral("1, 1, 1, 1, animated by Blink"));
    }

    void linksLeadFromTheNodeToTheImage() {
        const AssetPtr asset = painted();
        const NodeIndex node(asset->nodes.size() - 1);
        QCOMPARE(rowOf(asset, node, "Mesh").link, std::optional(ObjectRef(kFlat)));
        const ObjectRef primitive = ObjectRef::primitive(kFlat, 0);
        QCOMPARE(rowOf(asset, kFlat, "Primitive 0").link, std::optional(primitive));
        QCOMPARE(rowOf(asset, primitive, "Material").link, std::optional(ObjectRef(kSkin)));
    }

    void everyTextureOfAMaterialIsALink() {
        const AssetPtr asset = painted();
        PropertyRows rows = propertyRows(asset, kSkin);
        const auto textures = std::find_if(rows.begin(), rows.end(), [](const PropertyRow& row) {
            return row.name == QLatin1String("Textures");
        });
        QVERIFY(textures != rows.end());
        QCOMPARE(textures->rows.size(), std::size_t{1});
        QCOMPARE(textures->rows[0].link, std::optional(ObjectRef(TextureIndex(0))));
        QCOMPARE(rowOf(asset, TextureIndex(0), "Image").link,
                 std::optional(ObjectRef(ImageIndex(0))));
    }

    void usersAreNamedWithTheirPart() {
        const AssetPtr asset = painted();
        const std::vector<ObjectUser> ofMaterial = usersOf(*asset, kSkin);
        QCOMPARE(ofMaterial.size(), std::size_t{1});
        QCOMPARE(ofMaterial[0].object, ObjectRef::primitive(kFlat, 0));
        const std::vector<ObjectUser> ofTexture = usersOf(*asset, TextureIndex(0));
        QCOMPARE(ofTexture.size(), std::size_t{1});
        QCOMPARE(ofTexture[0].role, QStringLiteral("base colour"));
        QCOMPARE(usersOf(*asset, ImageIndex(0)).size(), std::size_t{1});
        QCOMPARE(usersOf(*asset, kFlat)[0].object, ObjectRef(NodeIndex(asset->nodes.size() - 1)));
    }

    void aSkinNamesItsUsersAndTheSkinsWithItsJoints() {
        GltfBuilder gltf = skinnedBar();
        gltf.addSkin({2, 1, 3}, {});  // joints 0 and 1 the other way round
        const AssetPtr asset = loaded(gltf);
        const std::vector<ObjectUser> users = usersOf(*asset, SkinIndex(0U));
        QCOMPARE(users.size(), std::size_t{1});
        QCOMPARE(users[0].object, ObjectRef(NodeIndex(0U)));
        QVERIFY(users[0].role.startsWith(QStringLiteral("mesh ")));
        PropertyRow other = rowOf(asset, SkinIndex(0U), "Skin 1");
        QCOMPARE(other.link, std::optional(ObjectRef(SkinIndex(1U))));
        QVERIFY2(other.value.contains("same joints, another order"), qPrintable(other.value));
        QVERIFY(other.note.startsWith("joint 0 here is joint 1 there"));
        const PropertyRows joints = other.rows.empty() ? other.makeRows() : other.rows;
        QCOMPARE(joints.size(), std::size_t{2});
        QCOMPARE(joints[0].link, std::optional(ObjectRef::joint(SkinIndex(0U), JointIndex(0U))));
        QVERIFY(joints[0].value.endsWith("joint 1 there"));
    }

    void aJointsNodeIsUsedByItsSkinAndItsChannels() {
        const AssetPtr asset = loaded(skinnedBar());
        const std::vector<ObjectUser> users = usersOf(*asset, asset->skins[0].joints[1]);
        QCOMPARE(users.size(), std::size_t{2});
        QCOMPARE(users[0].object, ObjectRef::joint(SkinIndex(0), JointIndex(1)));
        QCOMPARE(users[1].object, ObjectRef::channel(AnimationIndex(0), 0));
        QCOMPARE(users[1].role, QStringLiteral("rotation"));
    }

    void namesOfAnyScriptAreShownAsTheyAre() {
        const AssetPtr asset = painted();
        QCOMPARE(nameOf(*asset, ImageIndex(0)), QStringLiteral("皮"));
        QCOMPARE(rowOf(asset, TextureIndex(0), "Image").value, QStringLiteral("皮"));
        QCOMPARE(usersOf(*asset, kFlat)[0].object.kind, ObjectKind::Node);
        QCOMPARE(nameOf(*asset, usersOf(*asset, kFlat)[0].object), QStringLiteral("節点"));
    }

    void extrasAreATreeWithPointersThatResolve() {
        const AssetPtr asset = painted();
        PropertyRows rows = propertyRows(asset, kSkin);
        const PropertyRow* deep = find(rows, "deep");
        QVERIFY(deep != nullptr);
        QCOMPARE(deep->pointer, std::string("/materials/0/extras/a~1b/deep"));
        QCOMPARE(deep->rows.size(), std::size_t{5});
        QCOMPARE(deep->rows[4].value, QStringLiteral("5"));
    }

    void anUnknownExtensionIsShownInFull() {
        GltfBuilder gltf = skinnedBar();
        gltf.set("extensionsUsed", R"(["EXT_unheard"])");
        gltf.add("nodes", R"({"extensions":{"EXT_unheard":{"loud":true}}})");
        const AssetPtr asset = loaded(gltf);
        const NodeIndex node(asset->nodes.size() - 1);
        QCOMPARE(rowOf(asset, node, "loud").value, QStringLiteral("true"));
        QCOMPARE(rowOf(asset, {}, "EXT_unheard").value, QStringLiteral("optional"));
    }

    void customAttributesAreListedAsStored() {
        GltfBuilder gltf;
        const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
        const int heat = gltf.addAccessor(
            "SCALAR", {0, 1, 2},
            {.component = Component::UnsignedByte, .normalized = true, .byteStride = 4});
        gltf.add("meshes", R"({"primitives":[{"attributes":{"POSITION":)" + str(position) +
                               R"(,"_HEAT":)" + str(heat) + "}}]}");
        const AssetPtr asset = loaded(gltf);
        const ObjectRef primitive = ObjectRef::primitive(MeshIndex(0), 0);
        QCOMPARE(rowOf(asset, primitive, "_HEAT").value,
                 QStringLiteral("3 × SCALAR of unsigned byte, normalized"));
        QCOMPARE(rowOf(asset, primitive, "Attributes").value, QStringLiteral("48 bytes"));
        QCOMPARE(rowOf(asset, primitive, "Triangles").value, QStringLiteral("1"));
        QCOMPARE(rowOf(asset, primitive, "Maximum").value, QStringLiteral("1, 1, 0"));
    }

    void keysOfAChannelHaveTimesAndValues() {
        const AssetPtr asset = loaded(skinnedBar());
        const ObjectRef channel = ObjectRef::channel(AnimationIndex(0), 0);
        const PropertyRow keys = rowOf(asset, channel, "Keys");
        QCOMPARE(keys.rows.size(), asset->animations[0].samplers[0].times.size());
        QCOMPARE(keys.rows[0].name, QStringLiteral("0:  0 s"));
        QCOMPARE(keys.rows[0].value, QStringLiteral("0, 0, 0, 1"));
        QCOMPARE(rowOf(asset, channel, "Drives").value, QStringLiteral("rotation"));
    }

    void aJointShowsItsMatrixAndVertices() {
        const ObjectRef knee = ObjectRef::joint(SkinIndex(0), JointIndex(1));
        QCOMPARE(rowOf(character(), knee, "Influenced vertices").value, QStringLiteral("1"));
        QCOMPARE(rowOf(character(), knee, "Parent joint").link,
                 std::optional(ObjectRef::joint(SkinIndex(0), JointIndex(0))));
        QCOMPARE(rowOf(character(), knee, "row 3").value, QStringLiteral("0, 0, 0, 1"));
    }

    void lightsAndCamerasHaveUnits() {
        auto asset = std::make_shared<Asset>(*character());
        asset->lights.resize(1);
        asset->lights[0].kind = LightKind::Spot;
        asset->lights[0].intensity = 40.0F;
        QCOMPARE(rowOf(asset, LightIndex(0), "Intensity").value, QStringLiteral("40 candela"));
        QCOMPARE(rowOf(asset, LightIndex(0), "Outer cone").value, QStringLiteral("45°"));
        asset->lights[0].kind = LightKind::Directional;
        QCOMPARE(rowOf(asset, LightIndex(0), "Intensity").value, QStringLiteral("40 lux"));
        QVERIFY(!hasRow(asset, LightIndex(0), "Range"));
        QCOMPARE(rowOf(asset, CameraIndex(0), "Far plane").value, QStringLiteral("infinite"));
    }

    void theVrmMapLeadsToItsNodes() {
        auto asset = std::make_shared<Asset>(*character());
        asset->vrm =
            Vrm{.version = "1.0",
                .about = {{"title", "Leg"}},
                .humanoid = {{"leftLowerLeg", kKnee}, {"lost", {}}},
                .expressions = {
                    {.name = "happy", .preset = true, .morphs = {{kBody, 0, 1}}, .overrides = {}}}};
        QCOMPARE(rowOf(asset, {}, "leftLowerLeg").link, std::optional(ObjectRef(kKnee)));
        QVERIFY(!rowOf(asset, {}, "lost").link);
        QCOMPARE(rowOf(asset, {}, "happy").value, QStringLiteral("1 morph target"));
        QCOMPARE(rowOf(asset, kKnee, "Humanoid bone").value, QStringLiteral("leftLowerLeg"));
    }

    void everyObjectOfAFileHasProperties() {
        const AssetPtr asset = painted();
        for (const ObjectKind kind : {ObjectKind::Scene, ObjectKind::Node, ObjectKind::Mesh,
                                      ObjectKind::Skin, ObjectKind::Material, ObjectKind::Texture,
                                      ObjectKind::Image, ObjectKind::Animation}) {
            for (std::size_t i = 0; i < countOf(*asset, kind); ++i) {
                QVERIFY(propertyRows(asset, ObjectRef(kind, i)).size() > 1);
            }
        }
        QVERIFY(propertyRows(asset, MeshIndex(99)).empty());
        QVERIFY(propertyRows(nullptr, {}).empty());
    }

    void theFolderOfARelativePathIsAbsolute() {
        const QString here = QDir::currentPath();
        Asset asset = *character();
        const auto folderOf = [&asset](const std::string& path) {
            asset.path = path;
            return QDir::fromNativeSeparators(
                rowOf(std::make_shared<const Asset>(asset), {}, "Folder").value);
        };
        QCOMPARE(folderOf("orca.glb"), here);
        QCOMPARE(folderOf("./orca.glb"), here);
        QCOMPARE(folderOf("sea/orca.glb"), here + QStringLiteral("/sea"));
        QCOMPARE(folderOf(here.toStdString() + "/sea/orca.glb"), here + QStringLiteral("/sea"));
    }

    void coloursAreShownAsTheScreenShowsThem() {
        const PropertyRow red = rowOf(painted(), kSkin, "Base colour");
        QCOMPARE(red.swatch, std::optional(QColor(255, 0, 0)));
        QCOMPARE(red.value, QStringLiteral("1, 0, 0, 1"));
        QCOMPARE(displayColor(glm::vec3(0.21404F)).red(), 127);  // sRGB curve
        QCOMPARE(displayColor(glm::vec3(-1.0F, 7.0F, NAN)), QColor(0, 255, 0));
    }

    void listsAreMadeWhenTheyAreOpened() {
        const AssetPtr asset = chain(100000);
        QElapsedTimer timer;
        timer.start();
        PropertyRows rows = propertyRows(asset, {});
        QVERIFY2(timer.elapsed() < 100, "the file's rows are not lazy");
        PropertyTreeModel model;
        model.setRows(std::move(rows));
        const QModelIndex contents = model.index(1, 0, {});
        QCOMPARE(contents.data().toString(), QStringLiteral("Contents"));
        const QModelIndex nodes = model.index(1, 0, contents);
        QCOMPARE(model.rowCount(nodes), 0);
        QVERIFY(model.hasChildren(nodes) && model.canFetchMore(nodes));
        model.fetchMore(nodes);
        QCOMPARE(model.rowCount(nodes), 100000);
        QVERIFY(!model.canFetchMore(nodes));
        QCOMPARE(model.index(99999, 1, nodes).data().toString(), QStringLiteral("Node 99999"));
    }

    void thePropertyTreeIsAWellBehavedModel() {
        const AssetPtr asset = painted();
        for (const ObjectRef& object :
             {ObjectRef(), ObjectRef(kSkin), ObjectRef::primitive(kFlat, 0)}) {
            PropertyTreeModel model;
            model.setRows(propertyRows(asset, object));
            const QAbstractItemModelTester tester(  // opens every row
                &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
            QVERIFY(model.rowCount({}) > 2);
            model.setRows({});
            QCOMPARE(model.rowCount({}), 0);
        }
    }

    void valuesReadAsAPersonWritesThem() {
        QCOMPARE(text::number(-0.0F), QStringLiteral("0"));
        QCOMPARE(text::number(0.1F), QStringLiteral("0.1"));
        QCOMPARE(text::bytes(1), QStringLiteral("1 byte"));
        QCOMPARE(text::bytes(1536), QStringLiteral("1.5 KiB"));
        QCOMPARE(text::bytes(std::uint64_t{3} << 40), QStringLiteral("3072 GiB"));
        QCOMPARE(text::degrees(0.78539816F), QStringLiteral("45°"));
        QCOMPARE(text::eulerDegrees(glm::quat(0.70710678F, 0.70710678F, 0, 0)),
                 QStringLiteral("90°, 0°, 0°"));
    }
};

SINEW_TEST_IN(QApplication, TestProperties)
#include "test_properties.moc"
