// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/scale_fault.h"

#include <algorithm>

#include "model/check/places.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

Diagnostic extreme(const Asset& asset, const DrawnPart& part, const std::string& what) {
    Diagnostic fault = placeOf(asset, part);
    fault.code = "SIZE_EXTREME";
    fault.message = what;
    return fault;
}

Diagnostic farApart(const Asset& asset, const Spread& spread, double ofLargest) {
    const DrawnPart& part = spread.parts[spread.farthest];
    Diagnostic fault = placeOf(asset, part);
    fault.code = "FAR_APART";
    const double small = spread.reach > ofLargest * spread.largest ? spread.largest : spread.half;
    if (small > 0.0 && part.hasStray()) {
        fault.effect = {.distance = spread.reach,
                        .share = spread.reach / small,
                        .mesh = asset[part.node].mesh,
                        .primitive = part.primitive,
                        .vertex = part.outermost};
    }
    fault.message =
        partName(asset, part) + " reaches " + units(spread.reach) + " away, while " +
        (small > 0.0 ? "the parts close together span " + units(small) : "vertices coincide") +
        "; neither a picture nor single precision can represent both: move " +
        partName(asset, part) + " back to the others, or delete it";
    return fault;
}

}  // namespace

bool storesBrokenValues(const Asset& asset) {
    return std::ranges::any_of(asset.findings, [](const Diagnostic& finding) {
        return finding.code == "ACCESSOR_NOT_FINITE";
    });
}

std::string partName(const Asset& asset, const DrawnPart& part) {
    std::string name = nodeName(asset, part.node);
    if (part.instance) {
        name += ", instance " + std::to_string(*part.instance);
    }
    if (part.hasStray()) {
        name += ", vertex " + std::to_string(part.outermost);
    }
    return name;
}

Diagnostic placeOf(const Asset& asset, const DrawnPart& part) {
    const MeshIndex mesh = asset[part.node].mesh;
    Diagnostic place = part.hasStray() ? placeOf(mesh, part.primitive) : placeOf(part.node);
    place.node = part.node.value;
    place.mesh = mesh.value;
    place.primitive = part.primitive;
    if (part.hasStray()) {
        place.vertex = part.outermost;
    } else if (part.instance) {
        place.pointer += "/extensions/EXT_mesh_gpu_instancing";
    }
    return place;
}

std::optional<Diagnostic> scaleFault(const Asset& asset, const Spread& spread,
                                     const CheckPolicy& policy) {
    if (spread.broken > 0 && !storesBrokenValues(asset)) {
        const DrawnPart& part = *std::find_if(spread.parts.begin(), spread.parts.end(),
                                              [](const DrawnPart& one) { return one.broken > 0; });
        return extreme(
            asset, part,
            partName(asset, part) +
                " has positions that are infinite or NaN, although the stored values are finite");
    }
    const double ofLargest = policy.parameter("FAR_APART", "ofLargest");
    if (spread.isFarApart(ofLargest, policy.parameter("FAR_APART", "ofHalf"))) {
        return farApart(asset, spread, ofLargest);
    }
    const double most = policy.parameter("SIZE_EXTREME", "reach");
    const double span = diagonal(spread.box);
    if (spread.reach > most || (span > 0.0 && span < 1.0 / most)) {
        const DrawnPart& part = spread.parts[spread.farthest];
        return extreme(asset, part,
                       "the scene spans " + units(span) + ", with " + partName(asset, part) +
                           " outermost, and single precision cannot represent the cubes of such "
                           "distances: scale the scene to metres");
    }
    return std::nullopt;
}

}  // namespace sinew::check
