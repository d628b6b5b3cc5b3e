// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/camera_bookmark.h"

#include <QJsonArray>
#include <cmath>
#include <limits>
#include <utility>

#include "ui/session/camera_rig.h"

namespace sinew {
namespace {

constexpr qsizetype kLongestName = 200;
constexpr float kMostFovRadians = 3.0F;

QString nameOfNode(const Asset& asset, NodeIndex node) {
    return QString::fromStdString(asset[node].name);
}

bool isCameraNamed(const Asset& asset, NodeIndex node, const QString& name) {
    return node.value < asset.nodes.size() && asset[node].camera && nameOfNode(asset, node) == name;
}

/// Its node, or the first camera of that name: the file may have been changed.
NodeIndex findCamera(const Asset& asset, const CameraBookmark& bookmark) {
    if (isCameraNamed(asset, bookmark.node, bookmark.nodeName)) {
        return bookmark.node;
    }
    for (std::size_t i = 0; i < asset.nodes.size() && !bookmark.nodeName.isEmpty(); ++i) {
        if (isCameraNamed(asset, NodeIndex(i), bookmark.nodeName)) {
            return NodeIndex(i);
        }
    }
    return {};
}

/// NaN if there is no such number.
float numberAt(const QJsonValue& value) {
    const double number = value.toDouble(std::nan(""));
    return std::abs(number) <= double{std::numeric_limits<float>::max()}
               ? static_cast<float>(number)
               : std::nanf("");
}

bool isUsable(const OrbitCamera& camera) {
    for (const float number :
         {camera.target.x, camera.target.y, camera.target.z, camera.yawRadians, camera.pitchRadians,
          camera.distance, camera.fovYRadians, camera.sceneRadius}) {
        if (!std::isfinite(number)) {
            return false;
        }
    }
    return camera.distance > 0.0F && camera.sceneRadius > 0.0F && camera.fovYRadians > 0.0F &&
           camera.fovYRadians < kMostFovRadians;
}

}  // namespace

CameraBookmark bookmarkOf(const CameraRig& rig, const Asset& asset) {
    CameraBookmark bookmark{.camera = rig.camera(), .node = rig.cameraNode()};
    if (bookmark.node) {
        bookmark.nodeName = nameOfNode(asset, bookmark.node);
    }
    return bookmark;
}

bool goTo(CameraRig& rig, const Asset& asset, const CameraBookmark& bookmark) {
    if (bookmark.node) {
        const NodeIndex node = findCamera(asset, bookmark);
        if (node) {
            rig.setCameraNode(node);
        }
        return node.valid();
    }
    OrbitCamera camera = bookmark.camera;
    camera.sceneRadius = rig.camera().sceneRadius;  // a property of the scene, not of the view
    rig.moveCamera(camera);
    return true;
}

QJsonObject toJson(const CameraBookmark& bookmark) {
    const OrbitCamera& camera = bookmark.camera;
    QJsonObject json{
        {"name", bookmark.name},
        {"target", QJsonArray{camera.target.x, camera.target.y, camera.target.z}},
        {"yaw", camera.yawRadians},
        {"pitch", camera.pitchRadians},
        {"distance", camera.distance},
        {"fovY", camera.fovYRadians},
        {"orthographic", camera.orthographic},
        {"sceneRadius", camera.sceneRadius},
    };
    if (bookmark.number > 0) {
        json.insert("number", bookmark.number);
    }
    if (bookmark.node) {
        json.insert("node", static_cast<qint64>(bookmark.node.value));
        json.insert("nodeName", bookmark.nodeName);
    }
    return json;
}

std::optional<CameraBookmark> bookmarkFromJson(const QJsonObject& json) {
    CameraBookmark bookmark{.name = json["name"].toString().left(kLongestName)};
    const QJsonArray target = json["target"].toArray();
    OrbitCamera& camera = bookmark.camera;
    camera.target = {numberAt(target.at(0)), numberAt(target.at(1)), numberAt(target.at(2))};
    camera.yawRadians = numberAt(json["yaw"]);
    camera.pitchRadians = numberAt(json["pitch"]);
    camera.distance = numberAt(json["distance"]);
    camera.fovYRadians = numberAt(json["fovY"]);
    camera.orthographic = json["orthographic"].toBool();
    camera.sceneRadius = numberAt(json["sceneRadius"]);
    const int number = json["number"].toInt();
    bookmark.number = number >= 1 && number <= kMostBookmarkNumber ? number : 0;
    if (const qint64 node = json["node"].toInteger(-1);
        node >= 0 && node < std::numeric_limits<std::uint32_t>::max()) {
        bookmark.node = NodeIndex(static_cast<std::size_t>(node));
        bookmark.nodeName = json["nodeName"].toString();
    }
    if (bookmark.name.isEmpty() || !isUsable(camera)) {
        return std::nullopt;
    }
    return bookmark;
}

}  // namespace sinew
