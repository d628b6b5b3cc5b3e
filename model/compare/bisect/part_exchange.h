// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "model/compare/bisect/mesh_parts.h"
#include "model/compare/bisect/track_parts.h"

namespace sinew {

/// Makes files of two: the first one with parts of the second. Joints, vertices and tracks are
/// exchanged where their partners are, so another order of objects is not a difference. Borrows the
/// files and the surface; used by one thread at a time.
class PartExchange {
public:
    /// `clips`: whose tracks are exchanged.
    PartExchange(const Asset& before, const Asset& after, const ObjectMatches& matches,
                 const ComparedSurface& surface, std::span<const ClipComparison> clips,
                 ClipAlignment alignment);
    PartExchange(const PartExchange&) = delete;  // parts refer to m_files
    PartExchange& operator=(const PartExchange&) = delete;

    /// Parts that differ and can be exchanged, ascending.
    [[nodiscard]] const std::vector<FilePart>& parts() const noexcept { return m_list.parts; }
    /// What cannot be exchanged, and why, without a full stop.
    [[nodiscard]] const std::vector<std::string>& notExchanged() const noexcept {
        return m_list.notExchanged;
    }

    /// The file before with some of `parts()`, ascending: what poses depend on. Null: these parts
    /// do not fit together.
    [[nodiscard]] std::shared_ptr<const Asset> exchanged(std::span<const FilePart> parts) const;

private:
    PartFiles m_files;
    SkinParts m_skins;
    MeshParts m_meshes;
    TrackParts m_tracks;
    PartList m_list;
    Asset m_base;  // the file before without images and findings
};

}  // namespace sinew
