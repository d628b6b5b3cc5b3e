// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/bisect/part_exchange.h"

#include <algorithm>

#include "model/compare/bisect/node_parts.h"

namespace sinew {
namespace {

Asset withoutPictures(const Asset& asset) {
    Asset base = asset;
    base.images.clear();
    base.findings.clear();
    return base;
}

}  // namespace

PartExchange::PartExchange(const Asset& before, const Asset& after, const ObjectMatches& matches,
                           const ComparedSurface& surface, std::span<const ClipComparison> clips,
                           ClipAlignment alignment)
    : m_files{.before = before, .after = after, .matches = matches, .surface = surface},
      m_skins(m_files),
      m_meshes(m_files, m_skins),
      m_tracks(m_files, clips, alignment),
      m_base(withoutPictures(before)) {
    m_skins.list(m_list);
    m_meshes.list(m_list);
    listNodeParts(m_files, m_list);
    m_tracks.list(m_list);
    std::sort(m_list.parts.begin(), m_list.parts.end());
}

std::shared_ptr<const Asset> PartExchange::exchanged(std::span<const FilePart> parts) const {
    auto asset = std::make_shared<Asset>(m_base);
    m_skins.exchange(parts, *asset);
    m_meshes.exchange(parts, *asset);
    m_tracks.exchange(parts, *asset);
    return exchangeNodeParts(m_files, parts, *asset) ? asset : nullptr;
}

}  // namespace sinew
