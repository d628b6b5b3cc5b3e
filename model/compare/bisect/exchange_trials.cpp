// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/bisect/exchange_trials.h"

#include <algorithm>
#include <utility>

#include "model/evaluate/pose_walk.h"

namespace sinew {
namespace {

constexpr TrialDistance kUnfit{.largest = std::numeric_limits<float>::infinity(),
                               .sum = std::numeric_limits<double>::infinity()};

std::vector<float> noDistances(const PartExchange& exchange, const ComparedSurface& surface) {
    return std::vector<float>(surface.pointCount(*exchange.exchanged({})), 0.0F);
}

}  // namespace

ExchangeTrials::ExchangeTrials(const PartExchange& exchange,
                               std::shared_ptr<const ClipLibrary> after,
                               const ComparedSurface& surface)
    : m_exchange(exchange),
      m_clips(std::move(after)),
      m_surface(surface),
      m_after(m_clips),
      m_distances(surface, std::numeric_limits<std::size_t>::max()),
      m_all(allParts(surface)) {
    m_distances.set(noDistances(exchange, surface));
}

std::shared_ptr<const Asset> ExchangeTrials::exchanged(const PartSet& parts) const {
    std::vector<FilePart> chosen;
    chosen.reserve(parts.size());
    for (const std::uint32_t part : parts) {
        chosen.push_back(m_exchange.parts()[part]);
    }
    return m_exchange.exchanged(chosen);
}

TrialDistance ExchangeTrials::measure(PoseEvaluator& trial, const TrialMoment& moment) {
    trial.evaluate(moment.before, moment.seconds);
    m_after.evaluate(moment.after, moment.afterSeconds);
    m_distances.measure(trial, m_after, m_all);
    TrialDistance found;
    for (const float distance : m_distances.distances()) {
        found.largest = std::max(found.largest, distance);
        found.sum += double{distance};
    }
    return found;
}

std::vector<TrialDistance> ExchangeTrials::at(const PartSet& parts,
                                              std::span<const TrialMoment> moments) {
    ++m_count;
    const std::shared_ptr<const Asset> asset = exchanged(parts);
    std::vector<TrialDistance> found(moments.size(), kUnfit);
    if (asset != nullptr) {
        PoseEvaluator trial(asset);
        for (std::size_t i = 0; i < moments.size(); ++i) {
            found[i] = measure(trial, moments[i]);
        }
    }
    return found;
}

float ExchangeTrials::largest(const PartSet& parts, std::span<const TrialMoment> moments,
                              float limit) {
    ++m_count;
    const std::shared_ptr<const Asset> asset = exchanged(parts);
    if (asset == nullptr) {
        return kUnfit.largest;
    }
    PoseEvaluator trial(asset);
    float largest = 0.0F;
    for (std::size_t i = 0; i < moments.size() && largest <= limit; ++i) {
        largest = std::max(largest, measure(trial, moments[i]).largest);
    }
    return largest;
}

std::optional<std::vector<float>> ExchangeTrials::overClip(const PartSet& parts,
                                                           const ClipComparison& clip,
                                                           const std::stop_token& stop) {
    ++m_count;
    const std::vector<float>& seconds = clip.frames.seconds;
    const std::shared_ptr<const Asset> asset = exchanged(parts);
    std::vector<float> largest(seconds.size(), kUnfit.largest);
    if (asset == nullptr) {
        return largest;
    }
    PoseWalk walk(std::make_shared<const ClipLibrary>(asset));
    struct Worker {
        PoseEvaluator after;
        PoseDistances distances;
    };
    const WalkOptions options{.stop = stop};
    std::vector<Worker> workers;
    for (std::size_t i = 0; i < walk.workers(seconds.size(), options); ++i) {
        workers.push_back({.after = PoseEvaluator(m_clips), .distances = PoseDistances(m_surface)});
        workers.back().distances.set(m_distances.distances());
    }
    const auto visit = [&](const PoseEvaluator& pose, std::size_t frame, std::size_t index) {
        Worker& worker = workers[index];
        worker.after.evaluate(clip.after, clip.afterSeconds[frame]);
        worker.distances.measure(pose, worker.after, m_all);
        const std::vector<float>& distances = worker.distances.distances();
        largest[frame] =
            distances.empty() ? 0.0F : *std::max_element(distances.begin(), distances.end());
    };
    if (!walk.inParts({.animation = clip.before}, seconds, visit, options)) {
        return {};
    }
    return largest;
}

}  // namespace sinew
