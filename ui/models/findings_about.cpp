// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/findings_about.h"

#include "ui/session/finding_target.h"

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

}  // namespace

std::vector<std::size_t> findingsAbout(const Asset& asset, const std::vector<Diagnostic>& findings,
                                       const ObjectRef& object) {
    std::vector<std::size_t> about;
    if (object.kind == ObjectKind::File) {
        return about;
    }
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const ObjectRef found = findingTarget(asset, findings[i]).object;
        if (object.kind == ObjectKind::Node
                ? concernsNode(asset, found, NodeIndex(std::size_t{object.index}))
                : belongsTo(found, object)) {
            about.push_back(i);
        }
    }
    return about;
}

}  // namespace sinew
