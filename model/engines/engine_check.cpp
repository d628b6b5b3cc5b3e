// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/engines/engine_check.h"

#include <cmath>
#include <set>
#include <utility>

#include "model/asset/allowed_work.h"
#include "model/check/context.h"
#include "model/engines/engine_report.h"
#include "model/engines/posed_searches.h"
#include "model/engines/shared_poses.h"
#include "model/evaluate/bounds.h"
#include "model/weights/weight_statistics.h"

namespace sinew {
namespace {

/// One per mesh, skin and comparison, however many nodes draw them.
std::vector<DisplacementSearch> searchesOf(const Asset& asset, const std::stop_token& stop) {
    std::set<std::pair<std::uint32_t, std::uint32_t>> known;
    std::vector<DisplacementSearch> searches;
    for (const NodeIndex node : skinnedNodes(asset)) {
        if (!known.emplace(asset[node].mesh.value, asset[node].skin.value).second) {
            continue;
        }
        for (const Compared compared : kAllCompared) {
            if (stop.stop_requested()) {
                return {};
            }
            DisplacementSearch search(asset, node, compared, DisplacementSearch::Kept::EveryVertex);
            if (search.cost() > 0) {
                searches.push_back(std::move(search));
            }
        }
    }
    return searches;
}

double sizeAtRest(const std::shared_ptr<const ClipLibrary>& clips) {
    const Asset& asset = *clips->asset();
    std::vector<NodeIndex> drawn;
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        if (asset.nodes[i].mesh) {
            drawn.emplace_back(i);
        }
    }
    return 2.0 * static_cast<double>(nodeBounds(PoseEvaluator(clips), drawn).radius());
}

std::vector<PosedSearch*> pointersTo(std::vector<DisplacementSearch>& searches) {
    std::vector<PosedSearch*> pointers;
    for (DisplacementSearch& search : searches) {
        pointers.push_back(&search);
    }
    return pointers;
}

}  // namespace

std::vector<Diagnostic> checkForEngines(const std::shared_ptr<const ClipLibrary>& clips,
                                        const EngineLimits& limits, const EngineProgress& progress,
                                        const std::stop_token& stop) {
    const Asset& asset = *clips->asset();
    std::vector<DisplacementSearch> searches = searchesOf(asset, stop);
    const double size = searches.empty() ? 0.0 : sizeAtRest(clips);
    if (!(size > 0.0) || !std::isfinite(size) || stop.stop_requested()) {
        return {};
    }
    SharedPoses poses(clips, pointersTo(searches));
    const EngineMoments moments =
        engineMoments(asset, allowedWork(asset, limits.budget) / poses.costPerPose());
    poses.add(moments.list, progress, stop);
    check::Context context(asset, {}, stop);
    reportDisplacements(context, clips, searches,
                        {.share = static_cast<double>(limits.maxDisplacement), .size = size});
    if (moments.leavesOut()) {
        reportLeftOut(context, moments);
    }
    return context.take();
}

}  // namespace sinew
