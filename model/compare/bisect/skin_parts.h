// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <vector>

#include "model/compare/bisect/part_sources.h"

namespace sinew {

/// A skin of the file before and its partner.
struct SkinPair {
    SkinIndex after;
    std::vector<std::uint32_t> slotOf;  // [joint after]: the joint before, of the same node; kNone
    /// The joints of vertices are numbered like the joint list of their own file, so that another
    /// order of joints is not a difference. Otherwise they have the numbers of the other file
    /// although the list has another order, which then is a part of its own.
    bool renumbered = true;
    bool matricesBySlot = false;  // inverse bind matrices did not follow the order of the joints
};

/// Joint orders and inverse bind matrices of two files. Borrows the files.
class SkinParts {
public:
    explicit SkinParts(const PartFiles& files);

    void list(PartList& list) const;

    /// Null without a partner.
    [[nodiscard]] const SkinPair* find(SkinIndex before) const;

    /// Puts parts of these two kinds, in the order of kinds, in a copy of the file before.
    void exchange(std::span<const FilePart> parts, Asset& asset) const;

private:
    /// The numbers of the same inverse bind matrix in both skins.
    struct MatrixPair {
        std::uint32_t before = 0;
        std::uint32_t after = 0;
    };

    void addPair(SkinIndex before, SkinIndex after);
    void decideNumbering();
    void decideMatrices(SkinIndex before, SkinPair& pair) const;
    [[nodiscard]] std::vector<MatrixPair> matrices(SkinIndex before, const SkinPair& pair) const;
    void reorder(SkinIndex skin, Asset& asset) const;

    const PartFiles& m_files;
    std::map<SkinIndex, SkinPair> m_pairs;
};

}  // namespace sinew
