// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "model/compare/bisect/part_sources.h"
#include "model/compare/surface_comparer.h"

namespace sinew {

/// Curves of compared clips that one file lacks or that differ. Borrows the files.
class TrackParts {
public:
    /// Clips at the same phase: times of the file after are stretched to the clip before.
    TrackParts(const PartFiles& files, std::span<const ClipComparison> clips,
               ClipAlignment alignment);

    void list(PartList& list) const;

    /// Puts tracks in a copy of the file before.
    void exchange(std::span<const FilePart> parts, Asset& asset) const;

private:
    void addClip(const ClipComparison& clip, ClipAlignment alignment);

    const PartFiles& m_files;
    std::map<FilePart, std::optional<Sampler>> m_partners;  // none: the file after has no track
    PartList m_list;
};

}  // namespace sinew
