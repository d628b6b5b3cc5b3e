// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/properties/property_rows.h"

#include "model/core/json_pointer.h"
#include "ui/properties/common_rows.h"
#include "ui/properties/json_rows.h"
#include "ui/properties/object_rows.h"
#include "ui/properties/object_users.h"
#include "ui/properties/value_text.h"
#include "ui/session/object_names.h"

namespace sinew {
namespace {

constexpr std::size_t kUsersOpen = 40;  // longer lists are initially collapsed
const std::string kXmp = "KHR_xmp_json_ld";

PropertyRows ownRows(const AssetPtr& asset, const ObjectRef& object) {
    switch (object.kind) {
        case ObjectKind::File:
            return fileRows(asset);
        case ObjectKind::Scene:
            return sceneRows(asset, object);
        case ObjectKind::Node:
            return nodeRows(asset, object);
        case ObjectKind::Mesh:
            return meshRows(asset, object);
        case ObjectKind::Primitive:
            return primitiveRows(asset, object);
        case ObjectKind::Skin:
            return skinRows(asset, object);
        case ObjectKind::Joint:
            return jointRows(asset, object);
        case ObjectKind::Material:
            return materialRows(asset, object);
        case ObjectKind::Texture:
            return textureRows(asset, object);
        case ObjectKind::Image:
            return imageRows(asset, object);
        case ObjectKind::Camera:
            return cameraRows(asset, object);
        case ObjectKind::Light:
            return lightRows(asset, object);
        case ObjectKind::Animation:
            return animationRows(asset, object);
        case ObjectKind::Channel:
            return channelRows(asset, object);
    }
    return {};
}

PropertyRow userRow(const Asset& asset, const ObjectUser& user) {
    PropertyRow row = linkRow(asset, user.object);
    if (user.object.kind == ObjectKind::Channel) {
        row.name = nameOf(asset, ownerOf(user.object));
        row.value = QStringLiteral("%1  ·  %2").arg(user.role, curveWords(asset, user.object));
        return row;
    }
    if (!user.role.isEmpty()) {
        row.value += QStringLiteral(" (%1)").arg(user.role);
    }
    return row;
}

void addUsers(PropertyRows& out, const AssetPtr& asset, const ObjectRef& object) {
    std::vector<ObjectUser> users = usersOf(*asset, object);
    if (users.empty()) {
        return;
    }
    PropertyRow section{.name = "Used by", .section = true};
    section.value = text::count(users.size());
    section.open = users.size() <= kUsersOpen;
    section.makeRows = [asset, users = std::move(users)] {
        PropertyRows rows;
        rows.reserve(users.size());
        for (const ObjectUser& user : users) {
            rows.push_back(userRow(*asset, user));
        }
        return rows;
    };
    out.push_back(std::move(section));
}

/// The packet that an object references (KHR_xmp_json_ld); for the file, all packets.
void addXmp(PropertyRows& out, const AssetPtr& asset, const JsonValue& json,
            const ObjectRef& object) {
    const std::string packets = "/extensions/" + kXmp + "/packets";
    const std::string own = object.kind == ObjectKind::File ? "/asset/extensions/" : "/extensions/";
    if (const JsonValue* named = resolvePointer(json, own + kXmp)) {
        const std::string pointer = packets + '/' + std::to_string(named->integer("packet", 0));
        if (const JsonValue* packet = resolvePointer(*asset->json, pointer)) {
            out.push_back(sectionRow("XMP", jsonRows(asset, *packet, pointer)));
        }
    }
    const JsonValue* all = resolvePointer(*asset->json, packets);
    if (object.kind == ObjectKind::File && all != nullptr) {
        out.push_back(sectionRow("XMP packets", jsonRows(asset, *all, packets)));
    }
}

void addMember(PropertyRows& out, const AssetPtr& asset, const JsonValue& json,
               const std::string& pointer, const QString& title, const std::string& member) {
    const JsonValue* value = json.find(member);
    if (value == nullptr) {
        return;
    }
    PropertyRows rows = jsonRows(asset, *value, pointer + '/' + member);
    if (rows.empty()) {
        rows = {jsonRow(asset, "value", *value, pointer + '/' + member)};
    }
    out.push_back(sectionRow(title, std::move(rows)));
}

void addJson(PropertyRows& out, const AssetPtr& asset, const ObjectRef& object) {
    const std::string pointer = pointerOf(object);
    const JsonValue* json = asset->json ? resolvePointer(*asset->json, pointer) : nullptr;
    if (json == nullptr) {
        return;
    }
    addXmp(out, asset, *json, object);
    addMember(out, asset, *json, pointer, "Extensions as stored", "extensions");
    addMember(out, asset, *json, pointer, "Extras", "extras");
    PropertyRow all = jsonRow(asset, "JSON as stored", *json, pointer);
    all.section = true;
    out.push_back(std::move(all));
}

}  // namespace

PropertyRows propertyRows(const AssetPtr& asset, const ObjectRef& object) {
    if (!asset || !exists(*asset, object)) {
        return {};
    }
    PropertyRows out = ownRows(asset, object);
    addUsers(out, asset, object);
    addJson(out, asset, object);
    return out;
}

}  // namespace sinew
