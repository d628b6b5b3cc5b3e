// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/findings_about.h"

#include <algorithm>

#include "model/check/finding_target.h"

namespace sinew {
namespace {

bool belongsTo(const ObjectRef& found, const ObjectRef& object) {
    return found == object || ownerOf(found) == object;
}

bool concernsNode(const Asset& asset, const ObjectRef& found, NodeIndex node) {
    if (found == ObjectRef(node)) {
        return true;
    }
    if (found.kind == ObjectKind::Joint) {
        return asset.skins[found.index].joints[found.part] == node;
    }
    const MeshIndex mesh = asset[node].mesh;
    return mesh && belongsTo(found, mesh);
}

bool isAbout(const Asset& asset, const Diagnostic& finding, const ObjectRef& object) {
    const ObjectRef found = findingTarget(asset, finding).object;
    return object.kind == ObjectKind::Node
               ? concernsNode(asset, found, NodeIndex(std::size_t{object.index}))
               : belongsTo(found, object);
}

}  // namespace

std::vector<std::size_t> findingsAbout(const Asset& asset, const std::vector<Diagnostic>& findings,
                                       const ObjectRef& object) {
    std::vector<std::size_t> about;
    if (object.kind == ObjectKind::File) {
        return about;
    }
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const std::vector<Diagnostic>& places = findings[i].places;
        if (isAbout(asset, findings[i], object) ||
            std::any_of(places.begin(), places.end(),
                        [&](const Diagnostic& place) { return isAbout(asset, place, object); })) {
            about.push_back(i);
        }
    }
    return about;
}

}  // namespace sinew
