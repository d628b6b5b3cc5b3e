// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/utf8.h"
#include "ui/properties/common_rows.h"
#include "ui/properties/object_rows.h"
#include "ui/properties/value_text.h"
#include "ui/session/object_names.h"

namespace sinew {
namespace {

PropertyRows aboutRows(const Vrm& vrm) {
    PropertyRows rows{
        {.name = QStringLiteral("Version"), .value = QString::fromStdString(vrm.version)}};
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
    return mesh && bind.target < asset[mesh].targetNames.size()
               ? QString::fromStdString(oneLine(asset[mesh].targetNames[bind.target]))
               : QStringLiteral("Target %1").arg(bind.target);
}

PropertyRow bindRow(const Asset& asset, const VrmMorphBind& bind) {
    PropertyRow row{.name = targetName(asset, bind), .value = text::number(bind.weight)};
    if (exists(asset, bind.node)) {
        row.value += QStringLiteral(" of ") + nameOf(asset, bind.node);
        row.link = ObjectRef(bind.node);
    }
    return row;
}

PropertyRow expressionRow(const Asset& asset, const VrmExpression& expression) {
    QString value = text::counted(expression.morphs.size(), "morph target", "morph targets");
    if (expression.materialBinds > 0) {
        value += QStringLiteral(", ") + text::counted(expression.materialBinds, "colour or texture",
                                                      "colours or textures");
    }
    PropertyRow row{.name = QString::fromStdString(expression.name), .value = value};
    row.note = QStringLiteral("%1%2").arg(
        expression.preset ? QStringLiteral("VRM preset") : QStringLiteral("custom"),
        expression.isBinary ? QStringLiteral("; binary") : QString());
    for (const VrmMorphBind& bind : expression.morphs) {
        row.rows.push_back(bindRow(asset, bind));
    }
    return row;
}

}  // namespace

PropertyRows vrmRows(const AssetPtr& asset) {
    if (!asset->vrm) {
        return {};
    }
    PropertyRows out{sectionRow(QStringLiteral("VRM"), aboutRows(*asset->vrm))};
    if (PropertyRows bones = boneRows(*asset); !bones.empty()) {
        out.push_back(sectionRow(QStringLiteral("VRM humanoid bones"), std::move(bones)));
    }
    PropertyRows expressions;
    for (const VrmExpression& expression : asset->vrm->expressions) {
        expressions.push_back(expressionRow(*asset, expression));
    }
    if (!expressions.empty()) {
        out.push_back(sectionRow(QStringLiteral("VRM expressions"), std::move(expressions)));
    }
    return out;
}

}  // namespace sinew
