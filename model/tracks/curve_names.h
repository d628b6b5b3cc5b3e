// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "model/tracks/curve_set.h"

namespace sinew {

/// The names of tracks and their lines. References the asset.
class CurveNames {
public:
    explicit CurveNames(const Asset& asset);

    /// What finds a track again on the command line: "Hips.rotation" by the node's name, or by its
    /// index if the name is empty, is a number itself or belongs to a node before it; a JSON
    /// pointer for other properties.
    [[nodiscard]] std::string track(AnimationIndex animation, const Track& track) const;

    /// "Hips.rotation.X", as heading of a column.
    [[nodiscard]] std::string heading(const CurveSet& set, const CurveLine& line) const;

private:
    [[nodiscard]] std::string node(NodeIndex node) const;

    const Asset& m_asset;
    std::unordered_map<std::string_view, NodeIndex> m_firstOfName;
};

/// "Hips rotation X", "base colour of Glass G", for the reader.
[[nodiscard]] std::string lineWords(const CurveSet& set, const CurveLine& line);

/// The two parts of a name: "Hips" or "Glass", and "rotation X" or "base colour G".
[[nodiscard]] std::string lineObject(const CurveSet& set, const CurveLine& line);
[[nodiscard]] std::string lineProperty(const CurveSet& set, const CurveLine& line);

/// What lines of the other clip begin with: its name, or that of its file, "walk.glb".
[[nodiscard]] std::string otherName(const CurveSet& set);

/// "m" for translations, "°" for Euler angles, "°/s" for speeds, otherwise nothing.
[[nodiscard]] const char* unitOf(const TrackCurve& curve) noexcept;

/// The unit of all lines, or nothing if they differ.
[[nodiscard]] const char* commonUnit(const CurveSet& set) noexcept;

}  // namespace sinew
