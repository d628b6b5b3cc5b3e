// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QString>
#include <optional>

#include "model/view/camera.h"

namespace sinew {

class CameraRig;

/// A view to return to: the free camera, or a camera of the file.
struct CameraBookmark {
    QString name = {};
    int number = 0;           // 1 to 9: its key; 0: none
    OrbitCamera camera = {};  // the free camera, also if a camera of the file is shown
    NodeIndex node = {};      // camera of the file; none: the free camera
    QString nodeName = {};    // of `node`, to find it again in a changed file

    bool operator==(const CameraBookmark&) const = default;
};

inline constexpr int kMostBookmarkNumber = 9;

/// The rig's view: the end of an eased move. Name and number are left empty.
[[nodiscard]] CameraBookmark bookmarkOf(const CameraRig& rig, const Asset& asset);

/// Goes there, eased if smooth moves are on. False if the file no longer has the camera; the view
/// then stays.
[[nodiscard]] bool goTo(CameraRig& rig, const Asset& asset, const CameraBookmark& bookmark);

/// Reading it back gives an equal bookmark. None: not a bookmark, or not a usable camera.
[[nodiscard]] QJsonObject toJson(const CameraBookmark& bookmark);
[[nodiscard]] std::optional<CameraBookmark> bookmarkFromJson(const QJsonObject& json);

}  // namespace sinew
