// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <filesystem>
#include <system_error>

#include "model/core/utf8.h"
#include "model/facts/asset_facts.h"
#include "model/facts/morph_facts.h"
#include "ui/properties/common_rows.h"
#include "ui/properties/object_rows.h"
#include "ui/properties/property_list.h"
#include "ui/properties/value_text.h"
#include "ui/session/object_names.h"

namespace sinew {
namespace {

struct Listed {
    ObjectKind kind;
    const char* title;
};

constexpr Listed kListed[] = {
    {ObjectKind::Scene, "Scenes"},         {ObjectKind::Node, "Nodes"},
    {ObjectKind::Mesh, "Meshes"},          {ObjectKind::Skin, "Skins"},
    {ObjectKind::Animation, "Animations"}, {ObjectKind::Material, "Materials"},
    {ObjectKind::Texture, "Textures"},     {ObjectKind::Image, "Images"},
    {ObjectKind::Camera, "Cameras"},       {ObjectKind::Light, "Lights"},
};

/// Links to all objects of a kind; the list is built when it is opened.
PropertyRow kindRow(const AssetPtr& asset, const Listed& listed) {
    const std::size_t count = countOf(*asset, listed.kind);
    PropertyRow row{.name = QString::fromLatin1(listed.title), .value = text::count(count)};
    if (count > 0) {
        row.makeRows = [asset, kind = listed.kind, count] {
            PropertyRows rows;
            rows.reserve(count);
            for (std::size_t i = 0; i < count; ++i) {
                rows.push_back(linkRow(*asset, QString::number(i), ObjectRef(kind, i)));
            }
            return rows;
        };
    }
    return row;
}

PropertyRows contentRows(const AssetPtr& asset) {
    PropertyRows rows;
    for (const Listed& listed : kListed) {
        if (countOf(*asset, listed.kind) > 0) {
            rows.push_back(kindRow(asset, listed));
        }
    }
    return rows;
}

/// The absolute folder, also for paths relative to the working directory.
std::filesystem::path folderOf(const std::filesystem::path& path) {
    std::error_code failed;
    const std::filesystem::path whole = std::filesystem::absolute(path, failed);
    return (failed ? path : whole).lexically_normal().parent_path();
}

PropertyRows aboutRows(const AssetPtr& asset) {
    const AssetInfo& info = asset->info;
    PropertyList list(asset, std::string());
    if (!asset->path.empty()) {
        list.measured("Folder", QString::fromStdString(folderOf(asset->path).string()));
    }
    list.measured("Container", info.binary ? "GLB (binary)" : "glTF (JSON)");
    list.add("glTF version", QString::fromStdString(info.version), "/asset/version");
    const auto words = [&](const QString& name, const std::string& value, const char* where) {
        if (!value.empty()) {
            list.add(name, QString::fromStdString(value), where);
        }
    };
    words("Generator", info.generator, "/asset/generator");
    words("Copyright", info.copyright, "/asset/copyright");
    return list.take();
}

PropertyRows sizeRows(const AssetPtr& asset) {
    PropertyList list(asset, std::string());
    list.measured("File", text::bytes(asset->info.fileBytes));
    list.measured("Buffers", text::bytes(asset->info.bufferBytes));
    list.measured("Geometry", text::bytes(decodedGeometryBytes(*asset)) + " decoded");
    list.measured("Images", text::bytes(decodedImageBytes(*asset)) + " decoded");
    return list.take();
}

PropertyRows extensionRows(const Asset& asset) {
    PropertyRows rows;
    for (const std::string& name : asset.extensionsUsed) {
        const auto& required = asset.extensionsRequired;
        const bool needed = std::ranges::find(required, name) != required.end();
        rows.push_back(
            {.name = QString::fromStdString(name), .value = needed ? "required" : "optional"});
    }
    return rows;
}

PropertyRows variantRows(const Asset& asset) {
    PropertyRows rows;
    for (std::size_t i = 0; i < asset.variants.size(); ++i) {
        rows.push_back(
            {.name = QString::number(i),
             .value = QString::fromStdString(asset.variants[i]),
             .pointer = "/extensions/KHR_materials_variants/variants/" + std::to_string(i)});
    }
    return rows;
}

PropertyRows aboutRows(const Vrm& vrm) {
    PropertyRows rows{{.name = "Version", .value = QString::fromStdString(vrm.version)}};
    for (const auto& [name, value] : vrm.about) {
        rows.push_back(
            {.name = QString::fromStdString(name), .value = QString::fromStdString(value)});
    }
    return rows;
}

PropertyRows boneRows(const Asset& asset) {
    PropertyRows rows;
    for (const VrmBone& bone : asset.vrm->humanoid) {
        const QString name = QString::fromStdString(bone.name);
        rows.push_back(exists(asset, bone.node) ? linkRow(asset, name, bone.node)
                                                : PropertyRow{.name = name});
    }
    return rows;
}

QString targetName(const Asset& asset, const VrmMorphBind& bind) {
    const MeshIndex mesh = exists(asset, bind.node) ? asset[bind.node].mesh : MeshIndex();
    return mesh ? QString::fromStdString(morphTargetName(asset[mesh], bind.target))
                : QStringLiteral("Target %1").arg(bind.target);
}

PropertyRow bindRow(const Asset& asset, const VrmMorphBind& bind) {
    PropertyRow row{.name = targetName(asset, bind), .value = text::number(bind.weight)};
    if (exists(asset, bind.node)) {
        row.value += " of " + nameOf(asset, bind.node);
        row.link = ObjectRef(bind.node);
    }
    return row;
}

PropertyRow expressionRow(const Asset& asset, const VrmExpression& expression) {
    QString value = text::counted(expression.morphs.size(), "morph target", "morph targets");
    if (expression.materialBinds > 0) {
        value += ", " + text::counted(expression.materialBinds, "colour or texture",
                                      "colours or textures");
    }
    PropertyRow row{.name = QString::fromStdString(expression.name), .value = value};
    row.note = QStringLiteral("%1%2").arg(expression.preset ? "VRM preset" : "custom",
                                          expression.isBinary ? "; binary" : QString());
    if (!expression.unshown.empty()) {
        row.note += "; not shown: " + QString::fromStdString(expression.unshown.front()) +
                    (expression.unshown.size() > 1 ? " and more" : QString());
    }
    for (const VrmMorphBind& bind : expression.morphs) {
        row.rows.push_back(bindRow(asset, bind));
    }
    return row;
}

}  // namespace

PropertyRows fileRows(const AssetPtr& asset) {
    PropertyList out(asset, std::string());
    out.section("File", aboutRows(asset));
    out.section("Contents", contentRows(asset));
    out.section("Size", sizeRows(asset));
    out.section("Material variants", variantRows(*asset));
    for (PropertyRow& row : vrmRows(asset)) {
        out.row(std::move(row));
    }
    out.section("glTF extensions", extensionRows(*asset));
    return out.take();
}

PropertyRows vrmRows(const AssetPtr& asset) {
    if (!asset->vrm) {
        return {};
    }
    PropertyRows out{sectionRow("VRM", aboutRows(*asset->vrm))};
    if (PropertyRows bones = boneRows(*asset); !bones.empty()) {
        out.push_back(sectionRow("VRM humanoid bones", std::move(bones)));
    }
    PropertyRows expressions;
    for (const VrmExpression& expression : asset->vrm->expressions) {
        expressions.push_back(expressionRow(*asset, expression));
    }
    if (!expressions.empty()) {
        out.push_back(sectionRow("VRM expressions", std::move(expressions)));
    }
    return out;
}

}  // namespace sinew
