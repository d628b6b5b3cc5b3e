// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/properties/common_rows.h"

#include <utility>

#include "model/asset/channel_lookup.h"
#include "ui/properties/value_text.h"
#include "ui/session/object_names.h"

namespace sinew {
namespace {

const QString kBetween = "  ·  ";

}  // namespace

PropertyRow linkRow(const Asset& asset, const QString& name, const ObjectRef& object) {
    return {
        .name = name, .value = nameOf(asset, object), .pointer = pointerOf(object), .link = object};
}

PropertyRow linkRow(const Asset& asset, const ObjectRef& object) {
    const QString kind = kindName(object.kind);
    const bool part = ownerOf(object).kind != ObjectKind::File;
    return linkRow(asset,
                   QStringLiteral("%1 %2").arg(kind.left(1).toUpper() + kind.mid(1),
                                               QString::number(part ? object.part : object.index)),
                   object);
}

const char* interpolationName(Interpolation interpolation) {
    switch (interpolation) {
        case Interpolation::Linear:
            return "linear";
        case Interpolation::Step:
            return "step";
        case Interpolation::CubicSpline:
            return "cubic spline";
    }
    return "";
}

QString curveWords(const Asset& asset, const ObjectRef& object) {
    if (object.kind != ObjectKind::Channel) {
        return {};
    }
    const Animation& clip = asset.animations[object.index];
    const SamplerIndex index = findChannel(clip, object.part).sampler();
    if (index.value >= clip.samplers.size()) {
        return {};
    }
    const Sampler& sampler = clip.samplers[index.value];
    return QStringLiteral("%1, %2").arg(QLatin1String(interpolationName(sampler.interpolation)),
                                        text::counted(sampler.times.size(), "key", "keys"));
}

PropertyRow listRow(const AssetPtr& asset, const QString& title, std::vector<ObjectRef> objects) {
    const QString count = text::count(objects.size());
    if (objects.empty()) {
        return {.name = title, .value = count};
    }
    return {.name = title, .value = count, .makeRows = [asset, objects = std::move(objects)] {
                PropertyRows rows;
                rows.reserve(objects.size());
                for (const ObjectRef& object : objects) {
                    rows.push_back(linkRow(*asset, object));
                    if (object.kind == ObjectKind::Channel) {
                        rows.back().value += kBetween + curveWords(*asset, object);
                    }
                }
                return rows;
            }};
}

PropertyRow matrixRow(const QString& name, const glm::mat4& matrix) {
    PropertyRow row{.name = name};
    for (int i = 0; i < 4; ++i) {
        row.rows.push_back({.name = QStringLiteral("row %1").arg(i),
                            .value = text::vector(glm::vec4(matrix[0][i], matrix[1][i],
                                                            matrix[2][i], matrix[3][i]))});
    }
    return row;
}

PropertyRow sectionRow(const QString& title, PropertyRows rows) {
    return {.name = title, .section = true, .open = true, .rows = std::move(rows)};
}

}  // namespace sinew
