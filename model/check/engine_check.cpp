// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/engine_check.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <mutex>
#include <set>
#include <utility>

#include "model/check/context.h"
#include "model/check/displacement_search.h"
#include "model/check/engine_moments.h"
#include "model/check/engine_report.h"
#include "model/core/parallel.h"
#include "model/evaluate/bounds.h"
#include "model/weights/joint_statistics.h"

namespace sinew {
namespace check {
namespace {

/// Counts finished poses of all searches and tells the percentage.
class EngineCount {
public:
    EngineCount(std::uint64_t all, const EngineProgress& progress)
        : m_all(all), m_progress(progress) {}

    void add() {
        const std::scoped_lock lock(m_mutex);
        const std::uint64_t before = 100 * m_done / m_all;
        ++m_done;
        if (m_progress && 100 * m_done / m_all != before) {
            m_progress(static_cast<float>(m_done) / static_cast<float>(m_all));
        }
    }

private:
    std::mutex m_mutex;
    std::uint64_t m_all;
    std::uint64_t m_done = 0;
    const EngineProgress& m_progress;
};

/// One per mesh, skin and comparison, however many nodes draw them.
std::vector<DisplacementSearch> searchesOf(const std::shared_ptr<const ClipLibrary>& clips,
                                           const std::stop_token& stop) {
    const Asset& asset = *clips->asset();
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
            DisplacementSearch search(clips, node, compared);
            if (search.cost() > 0) {
                searches.push_back(std::move(search));
            }
        }
    }
    return searches;
}

/// How many poses the budget allows.
std::uint64_t affordedPoses(const Asset& asset, const std::vector<DisplacementSearch>& searches,
                            std::uint64_t budget) {
    constexpr std::uint64_t kNodesPerVertex = 4;  // evaluating a node costs as much as so many
    std::uint64_t perPose = 0;
    for (const DisplacementSearch& search : searches) {
        perPose += search.cost() + kNodesPerVertex * asset.nodes.size();
    }
    return budget / std::max<std::uint64_t>(perPose, 1);
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

/// On all cores. Rethrows the first exception.
void addAll(std::vector<DisplacementSearch>& searches, const EngineMoments& moments,
            const EngineProgress& progress, const std::stop_token& stop) {
    EngineCount count(searches.size() * moments.list.size(), progress);
    std::mutex mutex;
    std::exception_ptr failure;
    onAllCores(searches.size(), stop, [&](std::size_t i) {
        try {
            for (const EngineMoment& moment : moments.list) {
                if (stop.stop_requested()) {
                    return;
                }
                searches[i].add(moment);
                count.add();
            }
            searches[i].finish();
        } catch (...) {
            const std::scoped_lock lock(mutex);
            failure = std::current_exception();
        }
    });
    if (failure) {
        std::rethrow_exception(failure);
    }
}

}  // namespace
}  // namespace check

std::vector<Diagnostic> checkForEngines(const std::shared_ptr<const ClipLibrary>& clips,
                                        const EngineLimits& limits, const EngineProgress& progress,
                                        const std::stop_token& stop) {
    const Asset& asset = *clips->asset();
    std::vector<check::DisplacementSearch> searches = check::searchesOf(clips, stop);
    const double size = searches.empty() ? 0.0 : check::sizeAtRest(clips);
    if (!(size > 0.0) || !std::isfinite(size) || stop.stop_requested()) {
        return {};
    }
    const check::EngineMoments moments =
        check::engineMoments(asset, check::affordedPoses(asset, searches, limits.budget));
    check::addAll(searches, moments, progress, stop);
    check::Context context(asset, {}, stop);
    check::reportDisplacements(
        context, clips, searches,
        {.share = static_cast<double>(limits.maxDisplacement), .size = size});
    if (moments.leavesOut()) {
        check::reportLeftOut(context, moments);
    }
    return context.take();
}

}  // namespace sinew
